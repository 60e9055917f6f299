import { describe, expect, it } from 'vitest'
import type { Step } from '#scenarios/player/scenario.ts'
import { doneAt, joined, noCourse, takenUp } from './branches.ts'

const say = (name: string): Step => ({ say: `toast.${name}` })
const abc = [say('a'), say('b'), say('c')]

describe('the course of a run', () => {
  it('grows where one stands', () => {
    expect(doneAt(doneAt(noCourse, [say('a')]), [say('b')])).toEqual({ steps: abc.slice(0, 2), at: 2, branches: [] })
    expect(doneAt(noCourse, [])).toBe(noCourse)
  })

  it('has time that passes on and on as one step', () => {
    expect(joined([say('a'), { advance: '100ms' }], [{ advance: '1s' }, say('b'), { advance: '1ms' }])).toEqual([
      say('a'),
      { advance: '1100ms' },
      say('b'),
      { advance: '1ms' },
    ])
  })

  it('keeps the future that is left by doing something else', () => {
    const back = { ...doneAt(noCourse, abc), at: 1 }
    const other = doneAt(back, [say('x')])
    expect(other).toEqual({ steps: [say('a'), say('x')], at: 2, branches: [{ id: 1, steps: abc, common: 1 }] })
    expect(takenUp(other, 1)).toEqual({
      steps: abc,
      at: 3,
      branches: [{ id: 2, steps: [say('a'), say('x')], common: 1 }],
    })
    expect(takenUp(other, 9)).toBe(other)
  })
})
