import { expect, it } from 'vitest'
import { firstNotices } from './first-notices.ts'
import { countUnread } from './unread-notices.ts'

const unread = (count: number) => Array.from({ length: count }, (_, id) => ({ id, read: false }))

it('[const:notice-badge-page] the badge counts the unread of the first ten notices, which are one page', () => {
  expect(firstNotices.pageSize).toBe(10)
  expect(countUnread([...unread(9), { id: 9, read: true }])).toBe(9)
  expect(countUnread(unread(10))).toBe(10)
  expect(countUnread(unread(12))).toBe(10)
})
