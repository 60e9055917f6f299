import { describe, expect, it } from 'vitest'
import { gradeWords } from './lots.select.ts'

describe('lots', () => {
  it('have five grades, from the best to the last', () => {
    expect(Object.entries(gradeWords)).toEqual([
      ['best', '上上签'],
      ['great', '上吉签'],
      ['good', '中吉签'],
      ['small', '小吉签'],
      ['last', '末吉签'],
    ])
  })
})
