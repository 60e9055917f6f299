import type { EventObject } from 'xstate'
import type { Credentials } from '#src/domain/credentials.ts'
import { type Bases, createBases } from './bases.ts'
import { type Entry, kindOf, type StreamKind, type StreamPolicy } from './entry.ts'
import type { Folded } from './fold.ts'
import type { JournalStore, Stored } from './store.ts'
import { redact } from './redact.ts'
import { createWriter } from './writer.ts'

/** What the journal has to say to the user; each is said once. */
export type Trouble =
  /** Nothing can be stored here (private mode, full quota, blocked database): the app goes on in memory. */
  | { readonly kind: 'memoryOnly'; readonly reason: string }
  /** A stream could not be read back; it was set aside and started clean. */
  | { readonly kind: 'quarantined'; readonly stream: string; readonly reason: string }
  /** A stream was written by a newer release, or all of it (`''`); it is shown, if it can be, and not written to. */
  | { readonly kind: 'newer'; readonly stream: string }
  /** Another page has written here since it was read: nothing is noted any more, and what is stored is to be read anew. */
  | { readonly kind: 'moved' }

/** A stream as it was left. */
export type ReadBack = Extract<Folded, { state: unknown }>

export interface Journal {
  /** The streams of the kinds whose machines are at hand, as they were left. Call once, first. */
  open(): Promise<readonly ReadBack[]>
  /** The machine of a kind is at hand from now on: its streams as they were left. Before this nothing of it is appended. */
  install(kind: StreamKind): readonly ReadBack[]
  /** Notes a fact; written in the next flush. Gives the entry as stored (secrets redacted), or undefined when read-only. */
  append(stream: string, fact: EventObject): Entry | undefined
  /** The credentials that lay beside the facts when the journal was opened. */
  credentials(): Credentials | null
  /** Keeps or deletes (null) the credentials in one transaction with the facts of this turn: a kill leaves both or neither. */
  keepCredentials(credentials: Credentials | null): void
  /** Resolves once everything appended so far is on disk. Effects that change the world wait for it (architecture §2). */
  durable(): Promise<void>
  /** Streams of which something is kept, of every tab. */
  streams(): string[]
  /** Forgets streams for good (signing out, closed forms). */
  drop(streams: readonly string[]): Promise<void>
  /** Keeps the state of streams and forgets for good what led to it (what a person said who has left). */
  reduce(streams: readonly string[]): Promise<void>
  history(): Promise<readonly Entry[]>
  /** The number of the fact that was noted last; 0 before the first. */
  lastSeq(): number
  /** All that is stored, read at one moment. */
  contents: JournalStore['contents']
  /** Forgets everything after `seq`. Nothing may be appended afterwards: the caller starts a new system. */
  truncate(seq: number): Promise<void>
  close(): Promise<void>
}

export interface JournalOptions {
  /** Opens the store; a rejection means memory only. */
  readonly open: () => Promise<JournalStore>
  /** All kinds that are journaled; those without a machine are installed later. */
  readonly kinds: readonly (StreamPolicy | StreamKind)[]
  readonly onTrouble?: ((trouble: Trouble) => void) | undefined
  /** Called with every entry once it is stored, in order (nobody acts on what a kill can take back), and with one dropped in its turn. */
  readonly onStored?: (entry: Entry) => void
  /** A checkpoint is taken after so many facts. */
  readonly checkpointEvery?: number
  /** How many covered facts are kept for time travel. */
  readonly keepFacts?: number
}

/** What is written together next; credentials that are undefined stay as they are. */
interface Turn {
  append: Entry[]
  /** All that was noted, also of streams that were dropped since. */
  noted: Entry[]
  credentials?: Credentials | null
}

const emptyTurn = (): Turn => ({ append: [], noted: [] })
const isNothing = ({ append, credentials }: Omit<Turn, 'noted'>) => append.length === 0 && credentials === undefined

const kindsIn = ({ kinds }: Pick<JournalOptions, 'kinds'>) => ({
  policies: new Map(kinds.map((kind) => [kind.kind, kind])),
  kinds: new Map(kinds.flatMap((kind) => ('machine' in kind ? [[kind.kind, kind]] : []))),
})

export function createJournal(options: JournalOptions): Journal {
  const { checkpointEvery = 500, keepFacts = 5000, onTrouble, onStored } = options
  const { policies, kinds } = kindsIn(options)
  const readOnly = new Set<string>()
  const bases = createBases(kinds)
  const writer = writerOf(bases, onTrouble)
  let lastSeq = 0
  let sinceCheckpoint = 0
  let turn = emptyTurn()
  let found: Credentials | null = null

  const flush = (): Promise<void> => {
    const { noted, ...taken } = turn
    turn = emptyTurn()
    const written = isNothing(taken) ? writer.written() : writer.write(() => taken)
    void written.then(() => noted.forEach((entry) => onStored?.(entry)))
    if (isNothing(taken)) return written
    sinceCheckpoint += taken.append.length
    // A checkpoint covers all that is before it, so it waits until all of that can be folded; where a newer release has written, no
    // start begins behind it.
    if (sinceCheckpoint < checkpointEvery || !bases.isFoldable()) return written
    sinceCheckpoint = 0
    const upTo = { coveredUpTo: readOnly.size === 0 ? lastSeq : undefined, forgetUpTo: lastSeq - keepFacts }
    return writer.write(() => ({ snapshots: bases.snapshot(), ...upTo }))
  }

  const append = (stream: string, fact: EventObject): Entry | undefined => {
    const kind = policies.get(kindOf(stream))
    if (!kind || readOnly.has(stream)) return undefined
    const entry: Entry = { seq: ++lastSeq, stream, v: kind.upcasts.length, fact: redact(kind, fact) }
    bases.add(entry)
    turn.append.push(entry)
    if (turn.noted.push(entry) === 1) queueMicrotask(() => void flush())
    return entry
  }

  const install = (kind: StreamKind): ReadBack[] => {
    kinds.set(kind.kind, kind)
    const folded = bases.fold(kind)
    for (const row of folded) if (row.kind !== 'live') setApart(row, { bases, readOnly, writer, onTrouble })
    return folded.filter((row) => row.kind !== 'broken')
  }

  return {
    append,
    durable: flush,
    credentials: () => found,
    keepCredentials(credentials) {
      turn.credentials = credentials
      queueMicrotask(() => void flush())
    },
    streams: bases.names,
    install,
    async open() {
      const stored = await writer.open(options.open)
      lastSeq = stored.lastSeq
      found = stored.credentials
      const [known, unknown] = partsOf(streamsIn(stored), (stream) => policies.has(kindOf(stream)))
      for (const stream of known) bases.keep(stream, ...remains(stored, stream))
      for (const stream of unknown) readOnly.add(stream)
      return [...kinds.values()].flatMap(install)
    },
    async drop(streams) {
      bases.drop(streams)
      turn.append = turn.append.filter((entry) => !streams.includes(entry.stream))
      await writer.write(() => ({ drop: streams }))
    },
    reduce(streams) {
      void flush()
      return writer.write(() => ({ snapshots: bases.snapshot(streams), reduce: streams }))
    },
    ...readings(flush, writer.store, () => lastSeq),
    truncate: (seq) => flush().then(() => writer.write(() => ({ truncateTo: seq }))),
    close: () => Promise.race([flush(), writer.moved]).then(writer.close),
  }
}

/** What is read of the store once all that was noted is in it. */
const readings = (
  flush: () => Promise<void>,
  store: () => JournalStore,
  lastSeq: Journal['lastSeq'],
): Pick<Journal, 'history' | 'lastSeq' | 'contents'> => ({
  lastSeq,
  history: () => flush().then(() => store().history()),
  contents: () => flush().then(() => store().contents()),
})

const writerOf = ({ contents }: Bases, onTrouble: JournalOptions['onTrouble']) =>
  createWriter({
    contents,
    onRefused: (error) => {
      const reason = error instanceof Error ? error.message : String(error)
      // The database has a form that this release does not know.
      const isNewer = error instanceof Error && error.name === 'VersionError'
      onTrouble?.(isNewer ? { kind: 'newer', stream: '' } : { kind: 'memoryOnly', reason })
    },
    onMoved: () => onTrouble?.({ kind: 'moved' }),
  })

/** The streams of which something is stored. A row that was cut off may name none. */
const streamsIn = ({ snapshots, tail }: Stored): string[] => [
  ...new Set([...snapshots, ...tail].map(({ stream }) => String(stream))),
]

const partsOf = (all: readonly string[], is: (one: string) => boolean) =>
  [all.filter(is), all.filter((one) => !is(one))] as const

const remains = (stored: Stored, stream: string) =>
  [
    stored.snapshots.find((row) => row.stream === stream),
    stored.tail.filter((entry) => entry.stream === stream),
  ] as const

interface SettingApart {
  readonly bases: Bases
  readonly readOnly: Set<string>
  readonly writer: ReturnType<typeof createWriter>
  readonly onTrouble: JournalOptions['onTrouble']
}

/** What cannot be read is moved aside, what is newer is not written to; both are said. */
function setApart(
  folded: Exclude<Folded, { kind: 'live' }>,
  { bases, readOnly, writer, onTrouble }: SettingApart,
): void {
  const { kind, stream } = folded
  bases.drop([stream])
  if (kind === 'newer') {
    readOnly.add(stream)
    onTrouble?.({ kind, stream })
  } else {
    const { reason } = folded
    void writer.write(() => ({ quarantine: { stream, reason } }))
    onTrouble?.({ kind: 'quarantined', stream, reason })
  }
}
