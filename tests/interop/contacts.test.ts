import { beforeAll, describe, expect, it } from 'vitest'
import { useWorld, type Any, type Device } from './harness/world.ts'

const world = useWorld()
let alice: Device
let bob: Device
let carol: Device

beforeAll(async () => {
  alice = await world.login('alice')
  bob = await world.login('bob')
  carol = await world.login('carol')
})

const contactsOf = async (device: Device): Promise<string[]> => (await device.conn.getContacts()).data
const blocksOf = async (device: Device): Promise<string[]> => (await device.conn.getBlocklist()).data

describe('contacts [lc:contact-invitation]', () => {
  it('[rt-roster-event-2] an invitation arrives with its reason', async () => {
    alice.conn.addContact('bob', '一起收藏')
    expect(await bob.next('onContactInvited')).toMatchObject({
      type: 'subscribe',
      from: 'alice',
      to: 'bob',
      status: '一起收藏',
    })
  })

  it('[rt-roster-event-8] accepted: both are contacts and the inviter hears it', async () => {
    bob.conn.acceptContactInvite('alice')
    expect(await alice.next('onContactAgreed')).toMatchObject({ type: 'subscribed', from: 'bob' })
    expect(await bob.next('onContactAdded')).toMatchObject({ type: 'subscribed', from: 'alice' })
    expect(await contactsOf(alice)).toContain('bob')
    expect(await contactsOf(bob)).toContain('alice')
  })

  it('[rt-roster-event-9] declined: the inviter hears it and nothing changes', async () => {
    alice.conn.addContact('carol', 'hi')
    await carol.next('onContactInvited')
    carol.conn.declineContactInvite('alice')
    expect(await alice.next('onContactRefuse')).toMatchObject({ type: 'unsubscribed', from: 'carol' })
    expect(await contactsOf(alice)).not.toContain('carol')
  })

  it('[rt-roster-event-3] removed: the other side hears it', async () => {
    alice.conn.deleteContact('bob')
    expect(await bob.next('onContactDeleted')).toMatchObject({ type: 'unsubscribed', from: 'alice' })
    expect(await contactsOf(bob)).not.toContain('alice')
  })

  it('an invitation waits for a user who is away', async () => {
    alice.conn.addContact('dave', 'for later')
    await alice.conn.getContacts()
    const dave = await world.login('dave')
    expect(await dave.next('onContactInvited')).toMatchObject({ from: 'alice', status: 'for later' })
  })
})

describe('block list [lc:block-list]', () => {
  it('[rt-roster-event-6] blocking refreshes the list', async () => {
    bob.conn.addUsersToBlocklist({ name: ['alice'] })
    await bob.next('rest', (call) => call.url.endsWith('/users/bob/blocks/users'))
    expect(await blocksOf(bob)).toEqual(['alice'])
  })

  it('[err:001:send:1:blocked] a blocked user cannot write', async () => {
    await expect(alice.text('bob', 'let me in')).rejects.toMatchObject({ type: 603, message: 'blocked' })
  })

  it('[rt-roster-event-7] unblocking lets the user write again', async () => {
    bob.conn.removeUserFromBlocklist({ name: ['alice'] })
    await bob.next('rest', (call) => call.url.endsWith('/users/bob/blocks/users'))
    expect(await blocksOf(bob)).toEqual([])
    await alice.text('bob', 'thank you')
    await bob.next('onTextMessage', (data) => data.msg === 'thank you')
  })

  it('[err:001:send:1:nonroster] strangers cannot write where only friends may', async () => {
    await world.hook('options', { friendsOnly: true })
    await expect(carol.text('bob', 'hello?')).rejects.toMatchObject({ type: 221, message: 'not contact' })
    await world.hook('options', { friendsOnly: null })
  })
})

describe('profile', () => {
  it('several attributes at once', async () => {
    await alice.conn.updateUserInfo({ nickname: '阿丽', sign: 'a b&c=d', gender: '2' })
    const { data } = await bob.conn.fetchUserInfoById('alice')
    expect(data.alice).toMatchObject({ nickname: '阿丽', sign: 'a b&c=d', gender: '2' })
  })

  it('[val:001:userinfo-key] one attribute', async () => {
    await alice.conn.updateUserInfo('avatarurl', 'https://img.example/a.png')
    const { data } = await bob.conn.fetchUserInfoById(['alice', 'bob'], ['avatarurl'])
    expect(data).toMatchObject({ alice: { avatarurl: 'https://img.example/a.png' } })
    expect(data.bob).toEqual({})
  })

  it('push token and push nickname', async () => {
    const push = await alice.conn.uploadPushToken({ deviceId: 'd1', deviceToken: 't1', notifierName: 'n1' })
    expect(push.entities[0].pushInfo ?? push.data?.pushInfo).toEqual([
      { device_id: 'd1', device_token: 't1', notifier_name: 'n1' },
    ])
    const nick = await alice.conn.updateCurrentUserNick('推送昵称')
    expect(nick.entities[0].nickname).toBe('推送昵称')
  })
})

describe('history and conversations', () => {
  const ids = (page: Any): string[] => page.messages.map((message: Any) => message.id)

  it('[lc:history-fetch] goes up page by page, the newest first, to the end', async () => {
    const sent: string[] = []
    for (let index = 0; index < 45; index++) sent.push((await carol.text('dave', `h ${index}`)).serverMsgId)
    const first = await carol.conn.getHistoryMessages({ targetId: 'dave', chatType: 'singleChat', pageSize: 20 })
    const second = await carol.conn.getHistoryMessages({
      targetId: 'dave',
      chatType: 'singleChat',
      pageSize: 20,
      cursor: first.cursor,
    })
    const third = await carol.conn.getHistoryMessages({
      targetId: 'dave',
      chatType: 'singleChat',
      pageSize: 20,
      cursor: second.cursor,
    })
    expect([...ids(first), ...ids(second), ...ids(third)]).toEqual(sent.toReversed())
    const end = await carol.conn.getHistoryMessages({
      targetId: 'dave',
      chatType: 'singleChat',
      pageSize: 20,
      cursor: third.cursor,
    })
    expect(end.messages).toEqual([])
    expect(first.messages[0]).toMatchObject({
      type: 'txt',
      msg: 'h 44',
      from: 'carol',
      to: 'dave',
      chatType: 'singleChat',
    })
  })

  it('goes down from the oldest', async () => {
    const page = await carol.conn.getHistoryMessages({
      targetId: 'dave',
      chatType: 'singleChat',
      pageSize: 3,
      searchDirection: 'down',
    })
    expect(page.messages.map((message: Any) => message.msg)).toEqual(['h 0', 'h 1', 'h 2'])
  })

  it('the old call loops to the wanted count, oldest first', async () => {
    const list = await carol.conn.fetchHistoryMessages({ queue: 'dave', count: 30, isGroup: false })
    expect(list.map((message: Any) => message.data ?? message.msg)).toEqual(
      [...Array(30).keys()].map((index) => `h ${index + 15}`),
    )
  })

  it('removes messages by id for the one user only', async () => {
    const page = await carol.conn.getHistoryMessages({ targetId: 'dave', chatType: 'singleChat', pageSize: 2 })
    await carol.conn.removeHistoryMessages({ targetId: 'dave', chatType: 'singleChat', messageIds: ids(page) })
    const mine = await carol.conn.getHistoryMessages({ targetId: 'dave', chatType: 'singleChat', pageSize: 1 })
    expect(mine.messages[0].msg).toBe('h 42')
    const token = (
      await world.rest('POST', '/demo/chat/token', { grant_type: 'password', username: 'dave', password: '123456' })
    ).body.access_token
    const theirs = await world.rest(
      'POST',
      '/demo/chat/users/dave/messageroaming',
      { queue: 'carol@easemob.com', start: -1, end: -1 },
      token,
    )
    expect(theirs.body.data.msgs).toHaveLength(20)
  })

  it('[const:before-ts] removes everything before a time, and tells the other device', async () => {
    const tablet = await world.login('carol', { deviceId: 'tablet' })
    const page = await carol.conn.getHistoryMessages({ targetId: 'dave', chatType: 'singleChat', pageSize: 1 })
    await carol.conn.removeHistoryMessages({
      targetId: 'dave',
      chatType: 'singleChat',
      beforeTimeStamp: page.messages[0].time,
    })
    expect(await tablet.next('onMultiDeviceEvent')).toMatchObject({
      operation: 'deleteRoaming',
      conversationId: 'dave',
      chatType: 'singleChat',
    })
    expect((await carol.conn.getHistoryMessages({ targetId: 'dave', chatType: 'singleChat' })).messages).toEqual([])
    expect(carol.all('onMultiDeviceEvent')).toEqual([])
  })

  it('the conversation list has the last message and the unread count', async () => {
    await alice.text('carol', 'one')
    await alice.text('carol', 'two', { ext: { n: 1 } })
    await carol.next('onTextMessage', (data) => data.msg === 'two')
    const { data } = await carol.conn.getConversationlist()
    expect(data.channel_infos[0]).toMatchObject({
      channel_id: 'demo#chat_alice@easemob.com',
      unread_num: 2,
      lastMessage: { type: 'txt', msg: 'two', from: 'alice', to: 'carol', chatType: 'singleChat', ext: { n: 1 } },
    })
  })

  it('[val:001:delconv-channel] a deleted conversation is gone until the next message, with its history when asked', async () => {
    await carol.conn.deleteConversation({ channel: 'alice', chatType: 'singleChat', deleteRoam: true })
    const { data } = await carol.conn.getConversationlist()
    expect(data.channel_infos.some((row: Any) => row.channel_id.includes('_alice@'))).toBe(false)
    expect((await carol.conn.getHistoryMessages({ targetId: 'alice', chatType: 'singleChat' })).messages).toEqual([])
    await alice.text('carol', 'new start')
    await carol.next('onTextMessage', (message) => message.msg === 'new start')
    const after = await carol.conn.getHistoryMessages({ targetId: 'alice', chatType: 'singleChat' })
    expect(after.messages.map((message: Any) => message.msg)).toEqual(['new start'])
  })
})
