import { expect, it } from 'vitest'
import { chatBadge } from '#src/domain/text/badge.ts'
import { unreadIn } from './unread-chat.ts'

const line = (key: string, unread: number) => ({ key, unread, last: null })

it('[A-26] [A-87] [const:unread-cap] counts every conversation, shows 99+ above 99 and nothing at 0', () => {
  expect(unreadIn({})).toBe(0)
  const lines = { a: line('chat:a', 60), b: line('group:b', 40) }
  expect([unreadIn(lines), 99, 1, 0].map(chatBadge)).toEqual(['99+', '99', '1', undefined])
})
