import { expect, it } from 'vitest'
import { unsentOf } from './settings.select.ts'

it('what would be missed are messages, no receipts and recalls', () => {
  const item = (outgoing: object) => ({ outgoing }) as never
  const text = item({ content: { type: 'txt', msg: '好' } })
  expect(unsentOf(undefined)).toBe(0)
  expect(unsentOf({ items: [item({ ack: 'read' }), item({ ack: 'recall' })] })).toBe(0)
  expect(unsentOf({ items: [text, item({ ack: 'read' }), text] })).toBe(2)
})
