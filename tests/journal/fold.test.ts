import { describe, expect, it } from 'vitest'
import { createBases } from '#src/journal/bases.ts'
import type { Entry, StreamKind } from '#src/journal/entry.ts'
import { foldStream, freeze, initialState, replay } from '#src/journal/fold.ts'
import { added, counterKind } from './toy.ts'

const entry = (seq: number, by = 1, stream = 'counter', v = 0): Entry => ({ seq, stream, v, fact: added(seq, by) })
const counted = (count: number) => ({ context: { count } })
/** A state after facts that add up to `count`. */
const snapshotAt = (seq: number, count: number, stream = 'counter') => ({
  stream,
  seq,
  v: 0,
  state: freeze(counterKind, replay(counterKind, initialState(counterKind, stream), [added(1, count)])),
})

describe('a stream that is read back', () => {
  it('goes on from its snapshot with the facts behind it, and with no fact twice', () => {
    const folded = foldStream(counterKind, 'counter', snapshotAt(2, 5), [entry(2, 100), entry(3)])
    expect(folded).toMatchObject({ kind: 'live', seq: 3, facts: 1, state: counted(6) })
    expect(foldStream(counterKind, 'counter', snapshotAt(2, 5), [])).toMatchObject({ seq: 2, facts: 0 })
    expect(foldStream(counterKind, 'counter', undefined, [])).toMatchObject({ seq: -1, facts: 0, state: counted(0) })
  })

  it('brings a fact up from the version in which it was written, and leaves out what no longer means anything', () => {
    const times = (factor: number) => ({
      fact: (fact: object) =>
        (fact as { at: number }).at === 9 ? undefined : { ...fact, by: (fact as { by: number }).by * factor },
      state: (state: unknown) => state,
    })
    const kind = { ...counterKind, upcasts: [times(10), times(7)] } as unknown as StreamKind
    const folded = foldStream(kind, 'counter', undefined, [entry(1, 1, 'counter', 0), entry(2, 1, 'counter', 1)])
    expect(folded).toMatchObject({ kind: 'live', state: counted(77), facts: 2 })
    const less = foldStream(kind, 'counter', undefined, [entry(8), entry(9)])
    expect(less).toMatchObject({ kind: 'live', state: counted(70), facts: 1 })
  })

  it('begins anew where a state no longer means anything, and asks no later version what it was', () => {
    const upcast = (state: (known: unknown) => unknown) => ({ fact: (fact: object) => fact, state })
    const asked: unknown[] = []
    const upcasts = [upcast(() => undefined), upcast((known) => (asked.push(known), known ?? 'nothing'))]
    const kind = { ...counterKind, upcasts } as unknown as StreamKind
    const folded = foldStream(kind, 'counter', { ...snapshotAt(1, 5, 'counter'), v: 0 }, [entry(2, 1, 'counter', 2)])
    expect(folded).toMatchObject({ kind: 'live', state: counted(1), facts: 1 })
    expect(asked).toEqual([])
  })

  it('tells why it cannot be read, whatever was thrown', () => {
    const throwing = (thrown: unknown) => ({
      ...counterKind,
      upcasts: [
        {
          fact: () => {
            throw thrown
          },
          state: () => undefined,
        },
      ],
    })
    const reason = (thrown: unknown) => foldStream(throwing(thrown), 'counter', undefined, [entry(1)])
    expect(reason(new Error('cut off'))).toEqual({ kind: 'broken', stream: 'counter', reason: 'cut off' })
    expect(reason('cut off')).toEqual({ kind: 'broken', stream: 'counter', reason: 'cut off' })
  })
})

describe('what is known of every stream', () => {
  const kinds = new Map([['counter', counterKind]])

  it('is, for a new store, the snapshots and the facts behind them in the order in which they were noted', () => {
    const bases = createBases(kinds)
    bases.keep('counter/b', snapshotAt(1, 1, 'counter/b'), [entry(4, 1, 'counter/b')])
    bases.add(entry(2, 1, 'counter/a'))
    bases.add(entry(5, 1, 'counter/b'))
    bases.add(entry(3, 1, 'counter/a'))
    const { snapshots, append } = bases.contents()
    expect(snapshots.map(({ stream }) => stream)).toEqual(['counter/b'])
    expect(append.map(({ seq }) => seq)).toEqual([2, 3, 4, 5])
  })

  it('is read back kind by kind', () => {
    const bases = createBases(kinds)
    bases.add(entry(1))
    bases.add(entry(2, 1, 'other/1'))
    expect(bases.fold(counterKind).map(({ stream }) => stream)).toEqual(['counter'])
    expect(bases.isFoldable()).toBe(false)
    bases.drop(['other/1'])
    expect(bases.isFoldable()).toBe(true)
  })

  it('is snapshot only where something moved, only where asked, and never where it cannot be read', () => {
    const bases = createBases(kinds)
    bases.keep('counter/still', snapshotAt(1, 1, 'counter/still'), [])
    bases.add(entry(2, 1, 'counter/a'))
    bases.add(entry(3, 1, 'counter/b'))
    bases.add({ ...entry(4, 1, 'counter/broken'), fact: { type: 'counter.broken' } })
    expect(bases.snapshot(['counter/a']).map(({ stream, seq }) => [stream, seq])).toEqual([['counter/a', 2]])
    expect(bases.snapshot().map(({ stream, seq }) => [stream, seq])).toEqual([['counter/b', 3]])
    expect(bases.snapshot()).toEqual([])
    bases.add(entry(5, 1, 'counter/a'))
    expect(bases.snapshot()).toMatchObject([{ stream: 'counter/a', seq: 5, state: counted(2) }])
  })
})
