import { describe, expect, it } from 'vitest'
import { changesOf, type KindShape } from './lib/changes.ts'
import { nextShapes, readShapes, shapesNow, type Shapes, staleShapes } from './lib/shapes.ts'

const listed = readShapes()
/** The version at which the file begins; older shapes of this kind were never listed. */
const beginnings: Readonly<Record<string, number>> = { 'im-message': 1 }
const now = shapesNow()

describe('what is on disk', () => {
  it('is what machines say, or was changed by an appended upcast: else append one and run `npm run generate`', () => {
    expect(staleShapes({ write: false })).toEqual([])
  })

  it.each(Object.keys(now))('keeps every shape that %s has had', (kind) => {
    const first = beginnings[kind] ?? 0
    const versions = Array.from({ length: now[kind]!.version - first + 1 }, (_, index) => first + index)
    expect(listed[kind]!.map(({ version }) => version)).toEqual(versions)
  })
})

describe('the lock', () => {
  const order = now['order']!
  const renamed = (fields: object, from: string, to: string) =>
    Object.fromEntries(Object.entries(fields).map(([key, value]) => [key === from ? to : key, value]))
  const changed: Readonly<Record<string, [KindShape, string[]]>> = {
    'a new context key': [
      { ...order, context: { ...order.context, note: 'string' } },
      ['context.note is new', 'a context that was written does not fit'],
    ],
    'a new context key that may be missing': [
      { ...order, context: { ...order.context, 'note?': 'string' } },
      ['context.note is new'],
    ],
    'a context key of another type': [
      { ...order, context: { ...order.context, tries: 'string' } },
      ['a context that was written does not fit'],
    ],
    'a narrower context key': [
      { ...order, context: { ...order.context, nextAt: 'number' } },
      ['a context that was written does not fit'],
    ],
    'a renamed fact': [
      { ...order, facts: renamed(order.facts, 'order.left', 'order.gone') as KindShape['facts'] },
      ['fact order.left is gone', 'fact order.gone is new', 'a fact order.left that was written does not fit'],
    ],
    'a renamed field of a fact': [
      { ...order, facts: { ...order.facts, 'order.continueRequested': [{ tabId: 'string' }] } },
      [
        'fact order.continueRequested with tab is gone',
        'fact order.continueRequested with tabId is new',
        'a fact order.continueRequested that was written does not fit',
      ],
    ],
    'a renamed state': [
      { ...order, states: order.states.map((state) => (state === 'gone.away' ? 'gone.out' : state)) },
      ['state gone.away is gone', 'state gone.out is new'],
    ],
    'an effect that a snapshot may hold': [
      { ...order, effects: [...order.effects, 'late:waitUntil'] },
      ['effect late:waitUntil is new'],
    ],
  }

  it.each(Object.entries(changed))('sees %s', (_title, [shape, changes]) => {
    expect(changesOf(order, shape)).toEqual(changes)
    expect(() => nextShapes({ order: [order] }, { order: shape })).toThrow(changes[0])
    const grown = { ...shape, version: order.version + 1 }
    expect(nextShapes({ order: [order] }, { order: grown })).toEqual({ order: [order, grown] })
  })

  it('lets a type grow: what was written can still be read', () => {
    const { attempt, ...others } = order.context
    const wider = { ...others, tries: { '|': ['null', 'number'] }, 'attempt?': attempt! }
    expect(changesOf(order, { ...order, context: wider })).toEqual([])
    const noted = nextShapes({ order: [order] }, { order: { ...order, context: wider } })
    expect(noted).toEqual({ order: [{ ...order, context: wider }] })
  })

  it('keeps the names of streams, which no upcast changes, and the kinds', () => {
    const shapes: Shapes = { order: [order] }
    const elsewhere = { ...order, version: order.version + 1, streams: ['purchase/*'] }
    expect(() => nextShapes(shapes, { order: elsewhere })).toThrow('order/*')
    expect(() => nextShapes(shapes, {})).toThrow('order')
  })

  it('refuses a version that goes back', () => {
    const later = { ...order, version: order.version + 1 }
    expect(() => nextShapes({ order: [order, later] }, { order })).toThrow('order')
  })
})
