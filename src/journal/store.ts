import type { Credentials } from '#src/domain/credentials.ts'
import type { Entry, StreamSnapshot } from './entry.ts'

/** Everything a store holds that is needed to start: the newest snapshot of each stream and the facts after it. */
export interface Stored {
  readonly snapshots: readonly StreamSnapshot[]
  readonly tail: readonly Entry[]
  /** The highest `seq` ever given; 0 in an empty store. */
  readonly lastSeq: number
  /** The credentials of the session whose facts these are; null without a session, or where an older build wrote. */
  readonly credentials: Credentials | null
}

/** All facts still kept, oldest first, and the newest snapshot of each stream. */
export interface StoreContents {
  readonly facts: readonly Entry[]
  readonly states: readonly StreamSnapshot[]
}

/** One transaction's worth of changes. */
export interface StoreWrite {
  readonly append?: readonly Entry[]
  /** The credentials from now on, with the facts that brought them or took them away; null deletes them. */
  readonly credentials?: Credentials | null
  readonly snapshots?: readonly StreamSnapshot[]
  /** Streams that are forgotten altogether. */
  readonly drop?: readonly string[]
  /** Streams of which only the state is kept: facts that a snapshot covers are deleted. */
  readonly reduce?: readonly string[]
  /** A stream that could not be folded: its facts move aside under `reason` and the stream starts clean. */
  readonly quarantine?: { readonly stream: string; readonly reason: string }
  /** Facts and snapshots after this `seq` never happened: the workbench goes back in time. */
  readonly truncateTo?: number
  /** After this write every fact up to this `seq` is covered by a snapshot, so that loading may start behind it. */
  readonly coveredUpTo?: number | undefined
  /** Facts with a `seq` up to here may be deleted where a snapshot covers them. */
  readonly forgetUpTo?: number
}

/** Somebody else has written since this store was read: nothing is written over what is not known here. */
export class StoreMoved extends Error {
  constructor() {
    super('another page has written to the journal')
  }
}

/**
 * Where a journal is kept. Each call either happens wholly or rejects and changes nothing; a write with `StoreMoved` where
 * another one has written since the load.
 */
export interface JournalStore {
  load(): Promise<Stored>
  write(write: StoreWrite): Promise<void>
  /** All facts still kept, oldest first: for time travel and bug reports. */
  history(): Promise<readonly Entry[]>
  /** The same with the newest snapshot of each stream, read at one moment. */
  contents(): Promise<StoreContents>
  close(): void
}
