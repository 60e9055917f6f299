import { describe, expect, it } from 'vitest'
import { grown, momentOf, type Moments, statesAfter } from './moments.ts'

const actors = (states: Readonly<Record<string, unknown>>) =>
  Object.entries(states).map(([stream, value]) => ({ stream, value }))

describe('the states behind every step of a run', () => {
  const runs = [{ a: 'idle' }, { a: 'idle', b: { on: 'one' } }, { b: { on: 'two' } }, { a: 'again', b: { on: 'two' } }]
  const moments = runs.reduce<Moments>((all, states, at) => grown(all, at - 1, at, actors(states)), [])

  it('are those that were seen there, with who came and who went', () => {
    expect(runs.map((_, at) => statesAfter(moments, at))).toEqual(runs)
  })

  it('keep of each step only what has changed', () => {
    expect(moments).toEqual([{ a: 'idle' }, { b: { on: 'one' } }, { a: null, b: { on: 'two' } }, { a: 'again' }])
    expect(momentOf({ b: { on: 'two' } }, actors({ b: { on: 'two' } }))).toEqual({})
  })

  it('are not known of steps that were done in one turn, but of the last of them', () => {
    const more = grown(moments, 3, 6, actors({ c: 'new' }))
    expect(more.slice(4)).toEqual([null, null, { a: null, b: null, c: 'new' }])
    expect(statesAfter(more, 6)).toEqual({ c: 'new' })
  })

  it('are forgotten of a future that was left', () => {
    const other = grown(moments, 1, 2, actors({ a: 'elsewhere' }))
    expect(other).toHaveLength(3)
    expect(statesAfter(other, 2)).toEqual({ a: 'elsewhere' })
    // Of two in one turn the first was not seen, and what had been there is no more.
    expect(grown(moments, 0, 2, actors({ a: 'idle' }))).toEqual([{ a: 'idle' }, null, {}])
  })
})
