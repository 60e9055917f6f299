import type { EventObject } from 'xstate'
import { type Entry, kindOf, type StreamKind, type StreamSnapshot } from './entry.ts'
import { type Folded, foldAll, foldStream } from './fold.ts'
import type { JournalStore, Stored } from './store.ts'
import { createMemoryStore } from './stores/memory.ts'

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
  /** Forgets streams for good (signing out, closed forms). */
  drop(streams: readonly string[]): Promise<void>
  history(): Promise<readonly Entry[]>
  /** Forgets everything after `seq`. Nothing may be appended afterwards: the caller starts a new system. */
  truncate(seq: number): Promise<void>
  clear(): Promise<void>
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

const strip = (kind: StreamKind, fact: EventObject): EventObject => {
  const named = [...(kind.secrets?.[fact.type] ?? []), ...(kind.secrets?.['*'] ?? [])]
  const flagged = 'secret' in fact && fact['secret'] === true ? ['value'] : []
  const hidden = new Set([...named, ...flagged])
  return hidden.size === 0 ? fact : (Object.fromEntries(Object.entries(fact).filter(([key]) => !hidden.has(key))) as EventObject)
}

export function createJournal(options: JournalOptions): Journal {
  const { checkpointEvery = 500, keepFacts = 5000 } = options
  const kinds = new Map(options.kinds.map((kind) => [kind.kind, kind]))
  const readOnly = new Set<string>()
  /** Per stream, the last snapshot and what came after it: what a checkpoint folds. */
  const bases = new Map<string, { snapshot: StreamSnapshot | undefined; tail: Entry[] }>()
  let store: JournalStore = createMemoryStore()
  let lastSeq = 0
  let sinceCheckpoint = 0
  let unwritten: Entry[] = []
  let flushing: Promise<void> = Promise.resolve()
  let scheduled = false

  const fallBack = async (error: unknown): Promise<void> => {
    store = createMemoryStore()
    options.onTrouble?.({ kind: 'memoryOnly', reason: error instanceof Error ? error.message : String(error) })
    await store.write({ append: [...bases.values()].flatMap((base) => base.tail).sort((a, b) => a.seq - b.seq) })
  }

  const write = async (change: Parameters<JournalStore['write']>[0]): Promise<void> => {
    try {
      await store.write(change)
    } catch (error) {
      await fallBack(error)
    }
  }

  const checkpoint = async (): Promise<void> => {
    sinceCheckpoint = 0
    const states: StreamSnapshot[] = []
    for (const [stream, base] of bases) {
      const kind = kinds.get(kindOf(stream))!
      if (base.tail.length === 0) continue
      const folded = foldStream(kind, stream, base.snapshot, base.tail)
      if (folded.kind !== 'live') continue
      const snapshot = { stream, seq: folded.seq, v: kind.upcasts.length, state: folded.state }
      bases.set(stream, { snapshot, tail: [] })
      states.push(snapshot)
    }
    await write({ snapshots: states, coveredUpTo: lastSeq, forgetUpTo: lastSeq - keepFacts })
  }

  const flush = (): void => {
    scheduled = false
    const batch = unwritten
    unwritten = []
    if (batch.length === 0) return
    sinceCheckpoint += batch.length
    flushing = flushing.then(() => write({ append: batch }))
    if (sinceCheckpoint >= checkpointEvery) flushing = flushing.then(checkpoint)
  }

  const settle = async (stored: Stored): Promise<readonly Extract<Folded, { state: unknown }>[]> => {
    lastSeq = stored.lastSeq
    const alive: Extract<Folded, { state: unknown }>[] = []
    for (const folded of foldAll(kinds, stored)) {
      const { stream } = folded
      if (folded.kind === 'broken') {
        await write({ quarantine: { stream, reason: folded.reason } })
        options.onTrouble?.({ kind: 'quarantined', stream, reason: folded.reason })
        continue
      }
      if (folded.kind === 'newer') {
        readOnly.add(stream)
        options.onTrouble?.({ kind: 'newer', stream })
      } else {
        const snapshot = stored.snapshots.find((row) => row.stream === stream)
        bases.set(stream, { snapshot, tail: stored.tail.filter((entry) => entry.stream === stream) })
      }
      alive.push(folded)
    }
    return alive
  }

  return {
    async open() {
      try {
        store = await options.open()
        return await settle(await store.load())
      } catch (error) {
        await fallBack(error)
        return []
      }
    },
    append(stream, fact) {
      const kind = kinds.get(kindOf(stream))
      if (!kind || readOnly.has(stream)) return undefined
      const entry: Entry = { seq: ++lastSeq, stream, v: kind.upcasts.length, fact: strip(kind, fact) }
      if (!bases.has(stream)) bases.set(stream, { snapshot: undefined, tail: [] })
      bases.get(stream)!.tail.push(entry)
      unwritten.push(entry)
      if (!scheduled) {
        scheduled = true
        queueMicrotask(flush)
      }
      options.onEntry?.(entry)
      return entry
    },
    async durable() {
      flush()
      await flushing
    },
    async drop(streams) {
      for (const stream of streams) bases.delete(stream)
      unwritten = unwritten.filter((entry) => !streams.includes(entry.stream))
      flushing = flushing.then(() => write({ drop: streams }))
      await flushing
    },
    async history() {
      flush()
      await flushing
      return store.history()
    },
    async truncate(seq) {
      flush()
      await flushing
      await write({ truncateTo: seq })
    },
    async clear() {
      bases.clear()
      unwritten = []
      await flushing
      await store.clear()
      lastSeq = 0
    },
    async close() {
      flush()
      await flushing
      store.close()
    },
  }
}
