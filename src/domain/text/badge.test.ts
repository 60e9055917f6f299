import { expect, it } from 'vitest'
import { chatBadge, countBadge } from './badge.ts'

it('[const:unread-cap] the chat badge is removed at 0 and says 99+ above 99', () => {
  expect([0, 1, 99, 100].map(chatBadge)).toEqual([undefined, '1', '99', '99+'])
})

it('[const:other-badge-cap] [A-29] other badges say 999+ above 999', () => {
  expect([0, 100, 999, 1000].map(countBadge)).toEqual([undefined, '100', '999', '999+'])
})

it('nonsense counts show no badge', () => {
  expect([-1, Number.NaN, 0.5].map(chatBadge)).toEqual([undefined, undefined, undefined])
})
