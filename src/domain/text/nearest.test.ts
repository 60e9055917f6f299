import { describe, expect, it } from 'vitest'
import { editsBetween, nearest, unknownName } from './nearest.ts'

describe('the nearest name', () => {
  it.each([
    ['order', 'order', 0],
    ['oder', 'order', 1],
    ['orrder', 'order', 1],
    ['ordre', 'order', 1],
    ['orxer', 'order', 1],
    ['', 'order', 5],
    ['kitten', 'sitting', 3],
  ])('is counted in edits: %s and %s', (one, other, edits) => {
    expect([editsBetween(one, other), editsBetween(other, one)]).toEqual([edits, edits])
  })

  it('is the one of the fewest edits, whatever its case', () => {
    expect(nearest('Sesion', ['order', 'session', 'push'])).toBe('session')
    expect(nearest('a', ['ab', 'ac', 'b'])).toBe('ab')
    expect(nearest('x', [])).toBeUndefined()
  })

  it('stands in what is said', () => {
    expect(unknownName('act', 'pay.decid', ['pay.decide', 'pay.tell'])).toBe(
      'there is no act pay.decid; the nearest is pay.decide',
    )
  })
})
