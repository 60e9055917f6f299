import type { Instant, Milliseconds } from '#src/domain/instant.ts'
import type { FaultRule } from '../faults.ts'
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
}

export const snapshotFormat = 1

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
  /** Settings and fault rules are changed by replacing them. */
  settings: Settings
  faults: readonly FaultRule[]
  /** Rises with every change, also with a rewind; not part of a snapshot. */
  readonly version: number
  readonly name: WorldName
  readonly seed: number
  /** A fresh number as text, unique in this world. */
  nextId(): string
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
}

/** Ids made while the world runs start here, far from the seeded ones. */
const firstOwnId = 900_000

/** One world: everything the mock server remembers, behind whatever door it is asked (architecture §7). */
export async function createWorld({ clock: host, name = 'default', seed = 1 }: WorldOptions): Promise<World> {
  let core = {
    name,
    seed,
    seededAt: host.now(),
    lastId: firstOwnId,
    settings: defaultSettings,
    faults: [] as readonly FaultRule[],
  }
  let version = 0
  let queue: Promise<unknown> = Promise.resolve()
  const changed = () => (version += 1)
  const clock = createWorldClock(host)
  const random = createWorldRandom(seed)
  const tables = Object.fromEntries(
    tableNames.map((table) => [table, createTable(rows[table], table, changed)]),
  ) as unknown as Tables
  const table = (of: TableName) => tables[of] as Table<{ readonly id: string }>

  const currentCore = (): WorldCore => ({ ...core, clockOffset: clock.offset, random: random.state })
  const takeCore = (next: WorldCore) => {
    const { clockOffset, random: state, ...rest } = structuredClone(next)
    core = rest
    random.state = state
    if (clockOffset !== clock.offset) clock.rewind(clockOffset)
  }
  const load = async (next: Partial<SeedRows>) => {
    for (const of of tableNames) if (next[of]) await table(of).load(next[of])
  }

  const world: World = {
    clock: {
      now: clock.now,
      waitUntil: clock.waitUntil,
      rewind: clock.rewind,
      get offset() {
        return clock.offset
      },
      advance: (ms) => {
        changed()
        clock.advance(ms)
      },
    },
    random,
    tables,
    get settings() {
      return core.settings
    },
    set settings(settings) {
      core = { ...core, settings }
      changed()
    },
    get faults() {
      return core.faults
    },
    set faults(faults) {
      core = { ...core, faults }
      changed()
    },
    get version() {
      return version
    },
    get name() {
      return core.name
    },
    get seed() {
      return core.seed
    },
    nextId: () => {
      core = { ...core, lastId: core.lastId + 1 }
      changed()
      return String(core.lastId)
    },
    core: currentCore,
    snapshot: () => ({
      format: snapshotFormat,
      core: structuredClone(currentCore()),
      tables: Object.fromEntries(tableNames.map((of) => [of, table(of).dump()])) as unknown as SeedRows,
    }),
    restore: async (snapshot) => {
      if (snapshot.format !== snapshotFormat)
        throw new Error(`cannot read a world of format ${String(snapshot.format)}`)
      takeCore(snapshot.core)
      await load(snapshot.tables)
      changed()
    },
    begin: async (nextName = core.name, nextSeed = core.seed) => {
      random.state = nextSeed >>> 0
      clock.rewind(0)
      core = {
        name: nextName,
        seed: nextSeed,
        seededAt: clock.now(),
        lastId: firstOwnId,
        settings: defaultSettings,
        faults: [],
      }
      await load(seedRows(nextName, { now: clock.now(), random }))
      changed()
    },
    exclusive: (job) => {
      const run = queue.then(job, job)
      queue = run.catch(() => undefined)
      return run
    },
    adopt: async (parts) => {
      takeCore(parts.core)
      await load(parts.tables)
      for (const of of tableNames) table(of).version = parts.versions[of]
      version = parts.version
    },
  }
  await world.begin(name, seed)
  return world
}
