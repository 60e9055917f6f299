import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '../message/message-ext.ts'
import { isLater, keyOf, readUpTo, receiptsFor, unreadFrom } from './unread.select.ts'

const message = (id: string, from: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  conversation: 'chat:bob',
  from,
  to: 'x',
  at: 1,
  content: { type: 'txt', msg: id },
  ext: {},
  onlineState: 1,
  ...more,
})
const command: Partial<ChatMessage> = { content: { type: 'cmd', action: 'typing' } }
const talk = [
  message('7', 'bob'),
  message('8', 'me'),
  message('9', 'bob'),
  message('10', 'bob', command),
  message('11', 'bob'),
]

describe('what was unread', () => {
  it('begins so many messages of others before the last one there was, commands and own ones apart', () => {
    expect(unreadFrom(talk, 'me', { count: 2, lastId: '11' })).toBe('9')
    expect(unreadFrom(talk, 'me', { count: 1, lastId: '9' })).toBe('9')
    expect(readUpTo(talk, 'me', { count: 2, lastId: '11' })).toBe('8')
  })
  it('is not known while it has not been loaded, and nothing when nothing was', () => {
    expect(unreadFrom(talk, 'me', { count: 4, lastId: '11' })).toBeNull()
    expect(readUpTo(talk, 'me', { count: 4, lastId: '11' })).toBe('')
    expect(unreadFrom(talk, 'me', { count: 0, lastId: '11' })).toBeNull()
    expect(readUpTo(talk, 'me', { count: 0, lastId: '11' })).toBe('11')
  })
  it('compares ids as the numbers they are, and calls own messages by their own id', () => {
    expect([isLater('10', '9'), isLater('9', '10'), isLater('9', '9')]).toEqual([true, false, false])
    expect([keyOf(message('9', 'me', { localId: '1' })), keyOf(message('9', 'bob'))]).toEqual(['1', '9'])
  })
})

describe('what the others are told', () => {
  const whole = { ack: 'channel', messageId: '' }
  const none = { count: 0, lastId: '11' }

  it('is at first that everything has been read, when there is something of theirs', () => {
    expect(receiptsFor('chat', talk, 'me', { told: null, opening: none })).toEqual([whole])
    expect(receiptsFor('chat', talk.slice(0, 2), 'me', { told: null, opening: { count: 0, lastId: '8' } })).toEqual([])
    expect(receiptsFor('chat', [], 'me', { told: null, opening: none })).toEqual([])
  })
  it('is then each message that comes', () => {
    expect(receiptsFor('chat', talk, 'me', { told: '8', opening: none })).toEqual([
      { ack: 'read', messageId: '9' },
      { ack: 'read', messageId: '11' },
    ])
    expect(receiptsFor('chat', talk, 'me', { told: '11', opening: none })).toEqual([])
  })
  it('is in a group the whole, with a receipt for each message that asks for one', () => {
    const asking = [message('7', 'bob'), message('9', 'bob', { wantsReceipt: true })]
    const receipt = { ack: 'read', messageId: '9', isGroupReceipt: true }
    expect(receiptsFor('group', asking, 'me', { told: '7', opening: none })).toEqual([whole, receipt])
    expect(receiptsFor('group', asking, 'me', { told: null, opening: { count: 1, lastId: '9' } })).toEqual([
      whole,
      receipt,
    ])
    expect(receiptsFor('group', asking, 'me', { told: null, opening: none })).toEqual([whole])
  })
  it('is no receipt for a message that asks for none, nor between two', () => {
    const asking = [message('7', 'bob'), message('9', 'bob'), message('11', 'bob', { wantsReceipt: true })]
    expect(receiptsFor('group', asking, 'me', { told: '7', opening: none })).toEqual([
      whole,
      { ack: 'read', messageId: '11', isGroupReceipt: true },
    ])
    expect(receiptsFor('chat', asking, 'me', { told: null, opening: { count: 3, lastId: '11' } })).toEqual([whole])
  })
  it('is nothing in rooms and threads', () => {
    expect(receiptsFor('room', talk, 'me', { told: '7', opening: none })).toEqual([])
    expect(receiptsFor('thread', talk, 'me', { told: null, opening: { count: 2, lastId: '11' } })).toEqual([])
  })
})
