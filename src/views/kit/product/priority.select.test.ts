import { expect, it } from 'vitest'
import { priorityLine } from './priority.select.ts'

/** 09:50 in China. */
const startsAt = Date.UTC(2026, 2, 2, 1, 50)
const row = (change: object = {}) =>
  ({
    id: '5',
    startsAt,
    onSaleAt: startsAt + 600_000,
    places: 10,
    placesLeft: 3,
    appointed: false,
    reason: '',
    product: { name: '远山', image: '', categoryId: '4' },
    ...change,
  }) as never

it.each([
  ['what can be appointed to', {}, startsAt - 1, 'appoint'],
  ['what cannot, for a reason', { reason: '没有资格' }, startsAt - 1, 'none'],
  ['what one has appointed to', { appointed: true }, startsAt - 1, 'appointed'],
  ['what one may buy already', { appointed: true }, startsAt, 'buy'],
  ['what one has appointed to, whatever else is said', { appointed: true, reason: '已预约' }, startsAt, 'buy'],
])('%s', (_, change, now, action) => {
  expect(priorityLine(now)(row(change)).action).toBe(action)
})

it('says when, where and for how many', () => {
  expect(priorityLine(startsAt)(row())).toMatchObject({
    id: '5',
    categoryId: '4',
    name: '远山',
    href: '#/pages/common/productDetails/productDetails?id=5',
    when: '3月2日 09:50 起优先购 · 10:00 开售',
    places: '名额剩 3 / 10',
    reason: '',
  })
  const nextDay = startsAt + 86_400_000
  expect(priorityLine(startsAt)(row({ onSaleAt: nextDay })).when).toBe('3月2日 09:50 起优先购 · 3月3日 09:50 开售')
  expect(priorityLine(startsAt)(row({ placesLeft: 1 })).places).toBe('名额剩 1 / 10')
  expect(priorityLine(startsAt)(row({ placesLeft: 0 })).places).toBe('名额已满')
})
