import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '#src/contract/im/client.ts'
import { compareIds, mergeMessages, mergeReactions, reactSelf } from './messages.ts'

const message = (id: string): ChatMessage => ({
  id,
  conversation: 'chat:bob',
  from: 'bob',
  to: 'alice',
  at: 1,
  content: { type: 'txt', msg: id },
  ext: {},
  onlineState: 1,
})
const ids = (messages: readonly ChatMessage[]): string[] => messages.map(({ id }) => id)

describe('merging messages (IMV-1, IMV-5)', () => {
  it('orders by server id, whatever the order of arrival, and keeps each once', () => {
    const all = ['9', '100', '20', '100', '3'].reduce<readonly ChatMessage[]>(
      (known, id) => mergeMessages(known, [message(id)]),
      [],
    )
    expect(ids(all)).toEqual(['3', '9', '20', '100'])
  })
  it('appends, prepends and interleaves whole windows', () => {
    const known = ['20', '30'].map(message)
    expect(ids(mergeMessages(known, ['40', '50', '50'].map(message)))).toEqual(['20', '30', '40', '50'])
    expect(ids(mergeMessages(known, ['12', '11'].map(message)))).toEqual(['11', '12', '20', '30'])
    expect(ids(mergeMessages(known, ['25', '30', '10'].map(message)))).toEqual(['10', '20', '25', '30'])
  })
  it('compares ids beyond 2^53', () => {
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
