import { expect, it } from 'vitest'
import { rating } from './rating.ts'

it('[const:rating] a rating has one to five stars', () => {
  const read = (stars: string) => rating.read({ stars, comment: '很快' })?.stars ?? null
  expect(['1', '4', '5'].map(read)).toEqual([1, 4, 5])
  expect(['0', '6', '2.5', '55', '-1', '', 'x'].map(read)).toEqual([null, null, null, null, null, null, null])
})

it('comes back as it was written, with its words', () => {
  const given = { stars: 4, comment: '很快' }
  expect(rating.read(rating.write(given))).toEqual(given)
  expect([rating.words(given), rating.found(given)]).toEqual(['[评价] 4 星', '很快'])
  expect(rating.card(given)).toMatchObject({ title: '服务评价', note: '很快', stars: 4 })
})
