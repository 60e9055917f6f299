import { describe, expect, it } from 'vitest'
import { encodeBody, type MessageBody } from './body.ts'
import { readIncoming } from './incoming.ts'
import type { Meta } from './meta.ts'
import { encodeMuc, mucOperations } from './muc.ts'
import { encodeNotify } from './notify.ts'
import { encodeRoster } from './roster.ts'
import { encodeStatistics } from './statistics.ts'

const chat = (body: MessageBody, more: Partial<Meta> = {}): Meta => ({
  id: '9',
  from: { name: 'alice' },
  to: { name: 'bob' },
  timestamp: 5,
  namespace: 'chat',
  payload: encodeBody({ from: { name: 'alice' }, to: { name: 'bob' }, ...body }),
  ...more,
})

const text = (more: Partial<MessageBody> = {}, meta: Partial<Meta> = {}) => {
  const read = readIncoming(chat({ kind: 'chat', contents: [{ type: 'txt', msg: 'x' }], ...more }, meta))
  if (read.type !== 'message') throw new Error(JSON.stringify(read))
  return read.message
}

describe('messages', () => {
  it('[A-47] single, group, room', () => {
    expect(text().chatType).toBe('singleChat')
    expect(text({ kind: 'groupchat' }).chatType).toBe('groupChat')
    expect(text({ kind: 'chatroom' })).toMatchObject({ chatType: 'chatRoom', onlineState: 1, priority: 'normal' })
    expect(text()).toEqual({
      id: '9',
      chatType: 'singleChat',
      from: 'alice',
      to: 'bob',
      time: 5,
      content: { type: 'txt', msg: 'x' },
      ext: {},
      onlineState: 3,
    })
  })

  it('online state: 0, 1, 2 and 3', () => {
    expect(
      ['{"is_online":0}', '{"is_online":1}', '{"is_online":7}', '{'].map((meta) => text({}, { meta }).onlineState),
    ).toEqual([0, 1, 2, 2])
    expect(text().onlineState).toBe(3)
  })

  it('[A-63] [const:priority-tags] priorities of rooms', () => {
    expect([0, 1, 2, 9].map((priority) => text({ kind: 'chatroom' }, { priority }).priority)).toEqual([
      'high',
      'normal',
      'low',
      'normal',
    ])
  })

  it('reactions, translations, thread and its overview', () => {
    const meta = JSON.stringify({
      reaction: [{ reaction: '👍', count: 1, userList: ['bob'], state: true }],
      translations: [{ code: 'en', text: 'x' }],
      thread: { msg_parent_id: 'm', muc_parent_id: 'g', thread_name: 't' },
      thread_overview: {
        id: 't1',
        muc_parent_id: 'g',
        name: 't',
        message_count: 2,
        create_timestamp: 1,
        update_timestamp: 2,
      },
    })
    expect(text({ meta })).toMatchObject({
      reactions: [{ reaction: '👍', isAddedBySelf: true }],
      translations: [{ code: 'en', text: 'x' }],
      thread: { messageId: 'm', parentId: 'g', name: 't' },
      threadOverview: { id: 't1', parentId: 'g', messageCount: 2 },
    })
  })

  it('[rt-kind-unknown] nothing to show is skipped with its reason', () => {
    expect(readIncoming(chat({ kind: 'chat', contents: ['empty'] }))).toMatchObject({ type: 'skipped' })
    expect(readIncoming({ ...chat({ kind: 'chat' }), payload: new Uint8Array([255]) })).toMatchObject({
      type: 'skipped',
    })
    expect(readIncoming({ ...chat({ kind: 'chat' }), namespace: 'conference' })).toEqual({
      type: 'skipped',
      reason: 'namespace conference',
    })
  })
})

describe('acks [const:kind-codes]', () => {
  it('[A-69] read, delivery, recall, channel', () => {
    const ack = (kind: MessageBody['kind'], more: Partial<MessageBody> = {}) =>
      readIncoming(chat({ kind, contents: ['empty'], ackId: '7', ...more }))
    expect(ack('read')).toEqual({ type: 'read', id: '9', from: 'alice', to: 'bob', messageId: '7', time: 5 })
    expect(ack('read', { ext: { count: '{"7":3}' }, ackContent: 'ok' })).toMatchObject({
      groupReadCount: { 7: 3 },
      ackContent: 'ok',
    })
    expect([ack('delivery'), ack('recall'), ack('channel')].map((item) => item.type)).toEqual([
      'delivery',
      'recall',
      'channel',
    ])
  })
})

describe('everything else', () => {
  it('[A-40] roster events', () => {
    const roster = (operation: Parameters<typeof encodeRoster>[0]['operation']) =>
      readIncoming({
        id: '1',
        namespace: 'roster',
        payload: encodeRoster({ operation, from: { name: 'a' }, to: [{ name: 'b' }], reason: 'r' }),
      })
    expect(roster('add')).toEqual({ type: 'roster', id: '1', event: 'invited', from: 'a', to: 'b', reason: 'r' })
    expect(
      (['remove', 'accept', 'decline', 'remoteAccept', 'remoteDecline'] as const).map((operation) => roster(operation)),
    ).toMatchObject([
      { event: 'deleted' },
      { event: 'added' },
      { event: 'refused' },
      { event: 'agreed' },
      { event: 'refused' },
    ])
    expect(roster('getRoster')).toMatchObject({ type: 'skipped' })
  })

  it('[A-65] all 45 group operations by their code', () => {
    expect(mucOperations).toHaveLength(45)
    for (const [code, operation] of mucOperations.entries()) {
      const payload = encodeMuc({ operation, muc: { name: 'g' } })
      expect(payload.slice(-6)).not.toHaveLength(0)
      expect(readIncoming({ id: '1', namespace: 'muc', payload })).toMatchObject({
        type: 'muc',
        event: { operation, muc: { name: 'g' } },
      })
      expect([...payload]).toContain(code)
    }
  })

  it('[err:001:enum:206:login-on-another-device] [err:001:enum:207:user-removed] forced logouts', () => {
    const code = (operation: Parameters<typeof encodeStatistics>[0]) =>
      readIncoming({ namespace: 'statistics', payload: encodeStatistics(operation) })
    expect(code('userRemoved')).toEqual({ type: 'forcedLogout', code: 207 })
    expect(code('otherDeviceLogin')).toEqual({ type: 'forcedLogout', code: 206 })
    expect(code('passwordChanged')).toEqual({ type: 'forcedLogout', code: 216 })
    expect(code('kicked')).toEqual({ type: 'forcedLogout', code: 217 })
    expect(code('information')).toMatchObject({ type: 'skipped' })
  })

  it('notifications', () => {
    const notify = (value: unknown) => readIncoming({ namespace: 'notify', payload: encodeNotify(value as never) })
    expect(notify({ type: 'presence', data: { values: [] } })).toEqual({ type: 'presence', values: [] })
    expect(notify({ type: 'reaction', data: [] })).toEqual({ type: 'reactions', notices: [] })
    expect(notify({ type: 'thread', data: { id: 't' } })).toEqual({ type: 'thread', notice: { id: 't' } })
    expect(notify({ type: 'roaming_delete', data: { resource: 'r', to: 'b', chatType: 'chat' } })).toMatchObject({
      chatType: 'singleChat',
    })
    expect(notify({ type: 'future', data: 1 })).toEqual({ type: 'skipped', reason: 'notification future' })
    expect(readIncoming({ namespace: 'notify', payload: new Uint8Array([1]) })).toMatchObject({ type: 'skipped' })
  })
})
