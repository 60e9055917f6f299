import { describe, expect, it } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { openingOf } from './use-reading.ts'

const inbox = (state: string, lines: object = {}) =>
  ({ context: { lines }, matches: (wanted: string) => wanted === state }) as unknown as AnyMachineSnapshot
const none = { count: 0, lastId: '' }

describe('what is unread when a conversation is opened', () => {
  it('is what the inbox says', () => {
    const lines = { 'chat:bob': { key: 'chat:bob', unread: 3, last: { id: '12' } } }
    expect(openingOf(inbox('idle', lines), 'chat:bob', false)).toEqual({ count: 3, lastId: '12' })
    expect(openingOf(inbox('idle', { 'chat:bob': { unread: 0, last: null } }), 'chat:bob', true)).toEqual(none)
  })
  it('is nothing in a conversation that the inbox does not have', () => {
    expect(openingOf(inbox('idle'), 'chat:bob', true)).toEqual(none)
  })
  it('is not known before the inbox has listed', () => {
    expect(openingOf(inbox('listing'), 'chat:bob', true)).toBeNull()
    expect(openingOf(inbox('idle'), 'chat:bob', false)).toBeNull()
    expect(openingOf(undefined, 'chat:bob', true)).toBeNull()
  })
})
