import { expect, it } from 'vitest'
import { inOrder, phoneAt, placeOf, tabAt } from './places.ts'

it('every tab of every phone has a place of its own, and is found by it', () => {
  const all = [1, 2, 3].flatMap((phone) => [1, 2, 3].map((tab) => ({ phone, tab })))
  const places = all.map(({ phone, tab }) => placeOf(phone, tab))
  expect(new Set(places).size).toBe(all.length)
  expect(places.map((place) => ({ phone: phoneAt(place), tab: tabAt(place) }))).toEqual(all)
  expect(inOrder(places.toReversed())).toEqual(places)
})

it('the first tab of a phone is where the phone was before there were tabs', () => {
  expect([1, 2, 3].map((phone) => placeOf(phone))).toEqual([1, 2, 3])
})
