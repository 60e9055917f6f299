import type { Instant, Milliseconds } from '#src/domain/instant.ts'
import type { FaultRule } from '../faults.ts'
import type { WorldChat } from '../im/desk.ts'
import type { ChatSnapshot } from '../im/server.ts'
import { castOf, createLocalChat } from './chat.ts'
import { createWorldClock, type HostClock, type WorldClock } from './clock.ts'
import { createWorldRandom, type WorldRandom } from './random.ts'
import { type Row, rows, type TableName, tableNames } from './rows.ts'
import { type SeedRows, seedRows, type WorldName } from './seeds/index.ts'
import { defaultSettings, type Settings } from './settings.ts'
import { createTable, type Table } from './table.ts'

export type Tables = { readonly [Name in TableName]: Table<Row<Name>> }

/** Everything but the tables; plain JSON. */
export interface WorldCore {
  readonly name: WorldName
  readonly seed: number
  readonly seededAt: Instant
  readonly clockOffset: Milliseconds
  readonly random: number
  readonly lastId: number
  readonly settings: Settings
  readonly faults: readonly FaultRule[]
}

/** A whole world as plain JSON. `format` is raised when old snapshots can no longer be read. */
export interface WorldSnapshot {
  readonly format: typeof snapshotFormat
  readonly core: WorldCore
  readonly tables: SeedRows
  /** The chat service's memory; absent where it has one of its own. */
  readonly chat?: ChatSnapshot
}

export const snapshotFormat = 2

/** What a store that keeps tables one by one hands back: only the tables that changed since, and all versions. */
export interface WorldParts {
  readonly core: WorldCore
  readonly tables: Partial<SeedRows>
  readonly version: number
  readonly versions: Readonly<Record<TableName, number>>
}

export interface World {
  readonly clock: WorldClock
  readonly random: WorldRandom
  readonly tables: Tables
  /** The chat service of this world. */
  readonly chat: WorldChat
  /** Path of the folder below which it is reached by navigation, with a slash at both ends. */
  readonly base: string
  /** Settings and fault rules are changed by replacing them. */
  settings: Settings
  faults: readonly FaultRule[]
  /** Rises with every change, also with a rewind; not part of a snapshot. */
  readonly version: number
  readonly name: WorldName
  readonly seed: number
  /** A fresh number as text, unique in this world. */
  nextId(): string
  /** Everything but the chat service, which may be elsewhere and is asked at its desk. */
  snapshot(): WorldSnapshot
  /** Puts the world back as it was; time included, as far as the world moved it itself. */
  restore(snapshot: WorldSnapshot): Promise<void>
  /** Begins anew: another named world, another seed, or both; without arguments the same one again. */
  begin(name?: WorldName, seed?: number): Promise<void>
  /** Runs one job at a time: what a request reads and writes is never mixed with another's. */
  exclusive<T>(job: () => Promise<T>): Promise<T>
  core(): WorldCore
  /** For a store that keeps the world in parts: takes over what another page saved. */
  adopt(parts: WorldParts): Promise<void>
}

export interface WorldOptions {
  readonly clock: HostClock
  readonly name?: WorldName
  /** The world's luck: codes, tokens, stock. The same number gives the same world. */
  readonly seed?: number
  /** Default `/`; a page in a folder can only be navigated to below that folder. */
  readonly base?: string
  /** Whether the people at the chat service answer, come and go by themselves. */
  readonly lively?: boolean
  /** A chat service that is there already and is not begun anew with this world; without it the world has its own. */
  readonly chat?: (clock: WorldClock) => WorldChat
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

function createState({ clock: host, name = 'default', seed = 1 }: WorldOptions): State {
  const changed = () => (state.version += 1)
  const state: State = {
    core: freshCore(name, seed, host.now()),
    version: 0,
    clock: createWorldClock(host, changed),
    random: createWorldRandom(seed),
    tables: Object.fromEntries(
      tableNames.map((table) => [table, createTable(rows[table], table, changed)]),
    ) as unknown as Tables,
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

async function begin(state: State, name: WorldName, seed: number): Promise<void> {
  const { clock, random } = state
  random.state = seed >>> 0
  clock.rewind(0)
  state.core = freshCore(name, seed, clock.now())
  await loadRows(state, seedRows(name, { now: clock.now(), random }))
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
  const chat = options.chat?.(state.clock) ?? createLocalChat({ clock: state.clock, lively: options.lively ?? false })
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
      if (snapshot.chat) await chat.desk.restore(snapshot.chat)
    },
    begin: async (name = state.core.name, seed = state.core.seed) => {
      await begin(state, name, seed)
      await chat.desk.begin({ seed, cast: castOf(state) })
    },
    exclusive: (job) => {
      const run = queue.then(job, job)
      queue = run.catch(() => undefined)
      return run
    },
    core: () => coreOf(state),
    adopt: (parts) => adopt(state, parts),
  }
  if (options.chat) await begin(state, state.core.name, state.core.seed)
  else await world.begin()
  return world
}
