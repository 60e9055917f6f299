import { expect, it } from 'vitest'
import { dateRange } from './date-range.ts'

it('a date is chosen from ten years before to ten years after the current one (const:date-picker)', () => {
  expect(dateRange(2024)).toEqual({ min: '2014-01-01', max: '2034-12-31' })
})
