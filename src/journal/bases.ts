import { type Entry, kindOf, type StreamKind, type StreamSnapshot } from './entry.ts'
import { type Folded, foldStream } from './fold.ts'

interface Base {
  readonly snapshot: StreamSnapshot | undefined
  readonly tail: Entry[]
}

/**
 * Per stream, the last snapshot and the facts after it: what a checkpoint folds, and what a new store must be given. `kinds` are those
 * whose machines are at hand.
 */
export function createBases(kinds: ReadonlyMap<string, StreamKind>) {
  const bases = new Map<string, Base>()
  return {
    keep: (stream: string, snapshot: StreamSnapshot | undefined, tail: readonly Entry[]) =>
      void bases.set(stream, { snapshot, tail: [...tail] }),
    add: (entry: Entry) => {
      if (!bases.has(entry.stream)) bases.set(entry.stream, { snapshot: undefined, tail: [] })
      bases.get(entry.stream)!.tail.push(entry)
    },
    names: () => [...bases.keys()],
    drop: (streams: readonly string[]) => streams.forEach((stream) => bases.delete(stream)),
    /** Everything known, as one write for an empty store. */
    contents: () => ({
      snapshots: [...bases.values()].flatMap((base) => base.snapshot ?? []),
      append: [...bases.values()].flatMap((base) => base.tail).toSorted((a, b) => a.seq - b.seq),
    }),
    /** The streams of a kind, folded. */
    fold: (kind: StreamKind): Folded[] =>
      [...bases]
        .filter(([stream]) => kindOf(stream) === kind.kind)
        .map(([stream, { snapshot, tail }]) => foldStream(kind, stream, snapshot, tail)),
    /** Whether all that is known can be folded. */
    isFoldable: () => [...bases.keys()].every((stream) => kinds.has(kindOf(stream))),
    /** New snapshots of the streams that have moved, or of `only` these; from now on their tails start behind them. */
    snapshot: (only: readonly string[] = [...bases.keys()]): StreamSnapshot[] =>
      [...bases].flatMap(([stream, base]) => {
        if (!only.includes(stream)) return []
        const kind = kinds.get(kindOf(stream))!
        const folded = base.tail.length > 0 ? foldStream(kind, stream, base.snapshot, base.tail) : undefined
        if (folded?.kind !== 'live') return []
        const snapshot = { stream, seq: folded.seq, v: kind.upcasts.length, state: folded.state }
        bases.set(stream, { snapshot, tail: [] })
        return [snapshot]
      }),
  }
}

export type Bases = ReturnType<typeof createBases>
