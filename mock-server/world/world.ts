import type { Instant, Milliseconds } from '#src/domain/time/instant.ts'
import type { FaultRule } from './faults.ts'
import type { ChatMemory, WorldChat } from './chat-service.ts'
import type { WorldClock } from './clock.ts'
import type { WorldName } from './names.ts'
import type { WorldRandom } from './random.ts'
import type { Row, SeedRows, TableName } from './rows.ts'
import type { Settings } from './settings.ts'
import type { Table } from './table.ts'

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
  readonly chat?: ChatMemory
}

export const snapshotFormat = 3

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
  /** Everything but the chat service, which may be elsewhere and is asked through its administration. */
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
