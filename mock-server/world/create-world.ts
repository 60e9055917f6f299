import type { Instant } from '#src/domain/time/instant.ts'
import { castOf } from './cast.ts'
import type { WorldChat } from './chat-service.ts'
import { createWorldClock, type HostClock, type WorldClock } from './clock.ts'
import type { WorldName } from './names.ts'
import { createWorldRandom, type WorldRandom } from './random.ts'
import { rows, type SeedRows, type TableName, tableNames } from './rows.ts'
import { seedRows } from './seeds/index.ts'
import { defaultSettings } from './settings.ts'
import { createTable, type Lent, type Table } from './table.ts'
import {
  snapshotFormat,
  type Tables,
  type World,
  type WorldCore,
  type WorldParts,
  type WorldSnapshot,
} from './world.ts'

export interface WorldOptions {
  readonly clock: HostClock
  readonly name?: WorldName
  /** The world's luck: codes, tokens, stock. The same number gives the same world. */
  readonly seed?: number
  /** Default `/`; a page in a folder can only be navigated to below that folder. */
  readonly base?: string
  readonly chat: (clock: WorldClock) => WorldChat
  /** The chat service is there already and is not begun anew with this world. */
  readonly isChatBegun?: boolean
  /** Another world to go on from, which stays as it is: much quicker than beginning one. It must have the same time. */
  readonly from?: World
}

/** Ids made while the world runs start here, far from the seeded ones. */
const firstOwnId = 900_000

/** What a world is made of, before anybody may touch it. */
interface State {
  core: Omit<WorldCore, 'clockOffset' | 'random'>
  version: number
  readonly clock: WorldClock
  readonly random: WorldRandom
  readonly tables: Tables
}

const tableOf = (state: State, name: TableName) => state.tables[name] as Table<{ readonly id: string }>

const freshCore = (name: WorldName, seed: number, now: Instant): State['core'] => ({
  name,
  seed,
  seededAt: now,
  lastId: firstOwnId,
  settings: defaultSettings,
  faults: [],
})

function createState({ clock: host, name = 'default', seed = 1, from }: WorldOptions): State {
  const changed = () => (state.version += 1)
  const tableFor = (table: TableName) => from?.tables[table].fork(changed) ?? createTable(rows[table], table, changed)
  const state: State = {
    core: freshCore(name, seed, host.now()),
    version: 0,
    clock: createWorldClock(host, changed),
    random: createWorldRandom(seed),
    tables: Object.fromEntries(tableNames.map((table) => [table, tableFor(table)])) as unknown as Tables,
  }
  return state
}

const coreOf = (state: State): WorldCore => ({
  ...state.core,
  clockOffset: state.clock.offset,
  random: state.random.state,
})

function takeCore(state: State, next: WorldCore): void {
  const { clockOffset, random, ...rest } = structuredClone(next)
  state.core = rest
  state.random.state = random
  if (clockOffset !== state.clock.offset) state.clock.rewind(clockOffset)
}

async function loadRows(state: State, next: Partial<SeedRows>): Promise<void> {
  for (const name of tableNames) if (next[name]) await tableOf(state, name).load(next[name])
}

const snapshotOf = (state: State): WorldSnapshot => ({
  format: snapshotFormat,
  core: structuredClone(coreOf(state)),
  tables: Object.fromEntries(tableNames.map((name) => [name, tableOf(state, name).dump()])) as unknown as SeedRows,
})

async function restore(state: State, snapshot: WorldSnapshot): Promise<void> {
  if (snapshot.format !== snapshotFormat) throw new Error(`cannot read a world of format ${String(snapshot.format)}`)
  takeCore(state, snapshot.core)
  await loadRows(state, snapshot.tables)
  state.version += 1
}

/** What a world has as it begins: checking thousands of rows takes longer than most of what is then done with them. */
interface Beginning {
  readonly random: number
  readonly tables: ReadonlyMap<TableName, Lent<{ readonly id: string }>>
}

/** Beginnings by name, seed and moment, on which alone they depend; the one that was used last is the last one. */
const beginnings = new Map<string, Beginning>()
const BEGINNINGS_MAX = 4

async function begin(state: State, name: WorldName, seed: number): Promise<void> {
  const { clock, random } = state
  random.state = seed >>> 0
  clock.rewind(0)
  const now = clock.now()
  state.core = freshCore(name, seed, now)
  const key = `${name} ${seed} ${now}`
  const known = beginnings.get(key)
  beginnings.delete(key)
  if (known) {
    random.state = known.random
    for (const [table, lent] of known.tables) tableOf(state, table).borrow(lent)
    beginnings.set(key, known)
  } else {
    await loadRows(state, seedRows(name, { now, random }))
    const tables = new Map(tableNames.map((table) => [table, tableOf(state, table).lend()]))
    beginnings.set(key, { random: random.state, tables })
    for (const oldest of [...beginnings.keys()].slice(0, -BEGINNINGS_MAX)) beginnings.delete(oldest)
  }
  state.version += 1
}

async function adopt(state: State, parts: WorldParts): Promise<void> {
  takeCore(state, parts.core)
  await loadRows(state, parts.tables)
  for (const name of tableNames) tableOf(state, name).version = parts.versions[name]
  state.version = parts.version
}

function change(state: State, what: Partial<State['core']>): void {
  state.core = { ...state.core, ...what }
  state.version += 1
}

/** One world: everything the mock server remembers, behind whatever door it is asked (architecture §7). */
export async function createWorld(options: WorldOptions): Promise<World> {
  const state = createState(options)
  let queue: Promise<unknown> = Promise.resolve()
  const chat = options.chat(state.clock)
  const world: World = {
    clock: state.clock,
    chat,
    base: options.base ?? '/',
    random: state.random,
    tables: state.tables,
    get settings() {
      return state.core.settings
    },
    set settings(settings) {
      change(state, { settings })
    },
    get faults() {
      return state.core.faults
    },
    set faults(faults) {
      change(state, { faults })
    },
    get version() {
      return state.version
    },
    get name() {
      return state.core.name
    },
    get seed() {
      return state.core.seed
    },
    nextId: () => {
      change(state, { lastId: state.core.lastId + 1 })
      return String(state.core.lastId)
    },
    snapshot: () => snapshotOf(state),
    restore: async (snapshot) => {
      await restore(state, snapshot)
      if (snapshot.chat) await chat.admin.restore(snapshot.chat)
    },
    begin: async (name = state.core.name, seed = state.core.seed) => {
      await begin(state, name, seed)
      await chat.admin.begin({ seed, cast: castOf(state) })
    },
    exclusive: (job) => {
      const run = queue.then(job, job)
      queue = run.catch(() => undefined)
      return run
    },
    core: () => coreOf(state),
    adopt: (parts) => adopt(state, parts),
  }
  if (options.from) {
    takeCore(state, options.from.core())
    await chat.admin.restore(await options.from.chat.admin.snapshot())
  } else if (options.isChatBegun === true) await begin(state, state.core.name, state.core.seed)
  else await world.begin()
  return world
}
