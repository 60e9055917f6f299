import { describe, expect, it } from 'vitest'
import type { ChatAck, ChatMessage, ThreadEvent } from './client.ts'
import {
  compareIds,
  listedAs,
  mergeReactions,
  reactSelf,
  receiptAfter,
  withoutThread,
  withThread,
} from './message-changes.ts'

describe('ids', () => {
  it('compare beyond 2^53', () => {
    expect(compareIds('1795247552642000000', '1795247552642000001')).toBeLessThan(0)
    expect(compareIds('999', '1000')).toBeLessThan(0)
  })
})

describe('reactions', () => {
  const one = { reaction: '赞', count: 30, users: ['a', 'b', 'c'], isAddedBySelf: true }
  it('keep the own mark when the list of users is cut, and go away at 0', () => {
    const told = { ...one, count: 31, isAddedBySelf: false }
    expect(mergeReactions([one], [told])).toEqual([{ ...told, isAddedBySelf: true }])
    expect(mergeReactions([one], [{ ...told, count: 0, users: [] }])).toEqual([])
  })
  it('[val:001:reaction-once] count an own one once', () => {
    const once = reactSelf([], '赞', 'me', true)
    expect(reactSelf(once, '赞', 'me', true)).toEqual(once)
    expect(reactSelf(once, '赞', 'me', false)).toEqual([])
  })
})

describe('receipts', () => {
  const ack = (kind: ChatAck['kind'], readCount?: number): ChatAck => ({
    kind,
    conversation: 'chat:bob',
    messageId: '1',
    from: 'bob',
    at: 1,
    ...(readCount === undefined ? {} : { readCount }),
  })
  it('are never taken back by a late one', () => {
    const read = receiptAfter(undefined, ack('read', 3))
    expect(receiptAfter(read, ack('delivery'))).toEqual({ isDelivered: true, isRead: true, readCount: 3 })
  })
})

describe('threads', () => {
  const message = { id: '1', content: { type: 'txt', msg: '' } } as ChatMessage
  const thread = { id: 't', parentId: 'g', name: '子区', messageId: '1', at: 5 } as ThreadEvent
  it('keep their count and beginning when they change, and go with their own id only', () => {
    const opened = withThread(message, { ...thread, messageCount: 2 }, 4)
    expect(withThread(opened, thread, 9).overview).toMatchObject({ messageCount: 2, createdAt: 4, updatedAt: 5 })
    // A name that is not told is kept (THR-3).
    expect(withThread(opened, { ...thread, name: '' }, 9).overview?.name).toBe('子区')
    expect(withThread(message, { ...thread, name: '' }, 9).overview?.name).toBe('')
    expect(withoutThread(opened, 'other')).toBe(opened)
    expect(withoutThread(opened, 't')).toEqual(message)
  })
})

describe('a message in the list of conversations', () => {
  const message = (msg: string, more: Partial<ChatMessage> = {}) =>
    ({ id: '1', from: 'bob', content: { type: 'txt', msg }, ext: { nickname: '鲍' }, ...more }) as ChatMessage

  it('has the beginning of a long text, never half a letter, and nothing that is said about it', () => {
    expect(listedAs(message('短'))).toEqual(message('短'))
    expect(listedAs(message('𠮷'.repeat(80)))).toEqual(message('𠮷'.repeat(60)))
    const translations = [{ code: 'en', text: 'x' }]
    expect(listedAs(message('短', { translations, reactions: [] }))).toEqual(message('短'))
  })
})
