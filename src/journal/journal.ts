import type { EventObject } from 'xstate'
import { createBases } from './bases.ts'
import { type Entry, kindOf, type StreamKind } from './entry.ts'
import { type Folded, foldAll } from './fold.ts'
import type { JournalStore, Stored } from './store.ts'
import { strip } from './strip.ts'
import { createWriter } from './writer.ts'

/** What the journal has to say to the user; each is said once. */
export type Trouble =
  /** Nothing can be stored here (private mode, full quota, blocked database): the app goes on in memory. */
  | { readonly kind: 'memoryOnly'; readonly reason: string }
  /** A stream could not be read back; it was set aside and started clean. */
  | { readonly kind: 'quarantined'; readonly stream: string; readonly reason: string }
  /** A stream was written by a newer release; it is shown and not written to. */
  | { readonly kind: 'newer'; readonly stream: string }

export interface Journal {
  /** The streams as they were left, folded. Call once, first. */
  open(): Promise<readonly Extract<Folded, { state: unknown }>[]>
  /** Notes a fact; written in the next flush. Gives the entry as stored (secrets stripped), or undefined when read-only. */
  append(stream: string, fact: EventObject): Entry | undefined
  /** Resolves once everything appended so far is on disk. Effects that change the world wait for it (architecture §2). */
  durable(): Promise<void>
  /** Streams of which something is kept, of every tab. */
  streams(): string[]
  /** Forgets streams for good (signing out, closed forms). */
  drop(streams: readonly string[]): Promise<void>
  history(): Promise<readonly Entry[]>
  /** Forgets everything after `seq`. Nothing may be appended afterwards: the caller starts a new system. */
  truncate(seq: number): Promise<void>
  close(): Promise<void>
}

export interface JournalOptions {
  /** Opens the store; a rejection means memory only. */
  readonly open: () => Promise<JournalStore>
  readonly kinds: readonly StreamKind[]
  readonly onTrouble?: (trouble: Trouble) => void
  /** Called with every entry once it is noted, in order. */
  readonly onEntry?: (entry: Entry) => void
  /** A checkpoint is taken after so many facts. */
  readonly checkpointEvery?: number
  /** How many covered facts are kept for time travel. */
  readonly keepFacts?: number
}

export function createJournal(options: JournalOptions): Journal {
  const { checkpointEvery = 500, keepFacts = 5000, onTrouble } = options
  const kinds = new Map(options.kinds.map((kind) => [kind.kind, kind]))
  const readOnly = new Set<string>()
  const bases = createBases(kinds)
  const writer = createWriter(bases.contents, (reason) => onTrouble?.({ kind: 'memoryOnly', reason }))
  let lastSeq = 0
  let sinceCheckpoint = 0
  let unwritten: Entry[] = []

  const flush = (): Promise<void> => {
    const append = unwritten
    unwritten = []
    if (append.length === 0) return writer.written()
    sinceCheckpoint += append.length
    const written = writer.write(() => ({ append }))
    if (sinceCheckpoint < checkpointEvery) return written
    sinceCheckpoint = 0
    const seq = lastSeq
    return writer.write(() => ({ snapshots: bases.snapshot(), coveredUpTo: seq, forgetUpTo: seq - keepFacts }))
  }

  const append = (stream: string, fact: EventObject): Entry | undefined => {
    const kind = kinds.get(kindOf(stream))
    if (!kind || readOnly.has(stream)) return undefined
    const entry: Entry = { seq: ++lastSeq, stream, v: kind.upcasts.length, fact: strip(kind, fact) }
    bases.add(entry)
    unwritten.push(entry)
    if (unwritten.length === 1) queueMicrotask(() => void flush())
    options.onEntry?.(entry)
    return entry
  }

  return {
    append,
    durable: flush,
    streams: bases.names,
    async open() {
      const stored = await writer.open(options.open)
      lastSeq = stored.lastSeq
      return foldAll(kinds, stored).flatMap((folded) => {
        const { stream } = folded
        if (folded.kind === 'broken') void writer.write(() => ({ quarantine: { stream, reason: folded.reason } }))
        if (folded.kind === 'newer') readOnly.add(stream)
        if (folded.kind === 'live') bases.keep(stream, ...remains(stored, stream))
        const trouble = troubleOf(folded)
        if (trouble) onTrouble?.(trouble)
        return folded.kind === 'broken' ? [] : [folded]
      })
    },
    async drop(streams) {
      bases.drop(streams)
      unwritten = unwritten.filter((entry) => !streams.includes(entry.stream))
      await writer.write(() => ({ drop: streams }))
    },
    async history() {
      await flush()
      return writer.store().history()
    },
    async truncate(seq) {
      await flush()
      await writer.write(() => ({ truncateTo: seq }))
    },
    async close() {
      await flush()
      writer.close()
    },
  }
}

const remains = (stored: Stored, stream: string) =>
  [
    stored.snapshots.find((row) => row.stream === stream),
    stored.tail.filter((entry) => entry.stream === stream),
  ] as const

const troubleOf = (folded: Folded): Trouble | undefined => {
  if (folded.kind === 'broken') return { kind: 'quarantined', stream: folded.stream, reason: folded.reason }
  return folded.kind === 'newer' ? { kind: 'newer', stream: folded.stream } : undefined
}
