import { beforeAll, describe, expect, it } from 'vitest'
import { type Client, useClients } from './harness/client.ts'
import { useWorld, type Any, type Device } from './harness/world.ts'

const world = useWorld()
const client = useClients(world)
let alice: Client
let bob: Device
let carol: Device

beforeAll(async () => {
  bob = await world.login('bob', { delivery: true })
  carol = await world.login('carol')
  alice = await client('alice')
  await alice.open('chat:bob')
  await alice.operate('group', 'load', {})
  await alice.operate('thread', 'load', {})
})

const event = (device: Device, operation: string, id: string): Promise<Any> =>
  device.next('onGroupEvent', (data) => data.operation === operation && data.id === id)
const group = (id: string) => alice.context('group').data.groups[id]!
const done = async (stream: Parameters<Client['operate']>[0], operation: string, input: object): Promise<Any> => {
  const { result, failure } = await alice.operate(stream, operation, input)
  expect(failure).toBeNull()
  return result
}

describe('contacts [lc:contact-invitation] [lc:block-list]', () => {
  it('[rt-roster-event-2] alice invites, bob hears it with its reason', async () => {
    await done('contact', 'add', { user: 'bob', reason: '一起收藏' })
    expect(await bob.next('onContactInvited')).toMatchObject({ from: 'alice', status: '一起收藏' })
    expect(alice.context('contact').data.sent).toMatchObject([{ user: 'bob' }])
  })

  it('[rt-roster-event-8] [const:subscription] bob accepts, both are contacts', async () => {
    bob.conn.acceptContactInvite('alice')
    const { data } = await alice.until('contact', (context) => context.data.contacts.includes('bob'))
    expect(data.sent).toEqual([])
    await done('contact', 'load', {})
    expect(alice.context('contact').data).toMatchObject({ isLoaded: true, contacts: ['bob'] })
    // A subscription is always of both: there is no contact of one side alone.
    expect((await bob.conn.getContacts()).data).toEqual(['alice'])
  })

  it('carol invites, alice sees it among the notifications and accepts', async () => {
    carol.conn.addContact('alice', '认识一下')
    const { data } = await alice.until('contact', (context) => context.data.received.length > 0)
    expect(data.received).toMatchObject([{ user: 'carol', reason: '认识一下' }])
    expect(alice.context('im-inbox').notices[0]).toMatchObject({
      notice: { contact: { event: 'invited', user: 'carol' } },
      isRead: false,
    })
    await done('contact', 'accept', { user: 'carol' })
    expect(await carol.next('onContactAgreed')).toMatchObject({ from: 'alice' })
    expect(alice.context('contact').data).toMatchObject({ contacts: ['bob', 'carol'], received: [] })
  })

  it('[rt-roster-event-9] a refusal, in both directions', async () => {
    const dave = await world.login('dave')
    dave.conn.addContact('alice', 'hi')
    await alice.until('contact', (context) => context.data.received.length > 0)
    await done('contact', 'decline', { user: 'dave' })
    expect(await dave.next('onContactRefuse')).toMatchObject({ from: 'alice' })
    await done('contact', 'add', { user: 'dave' })
    await dave.next('onContactInvited')
    dave.conn.declineContactInvite('alice')
    const { data } = await alice.until('contact', (context) => context.data.refusedBy.includes('dave'))
    expect(data.contacts).not.toContain('dave')
  })

  it('[rt-roster-event-6] blocking keeps a person out until allowed again', async () => {
    await done('contact', 'ban', { user: 'bob' })
    await alice.until('contact', (context) => context.data.blocked.includes('bob') && context.operations.length === 0)
    await expect(bob.text('alice', 'let me in')).rejects.toMatchObject({ type: 603, message: 'blocked' })
    await done('contact', 'allow', { user: 'bob' })
    const sent = await bob.text('alice', 'thanks')
    await alice.message('chat:bob', ({ id }) => id === sent.serverMsgId)
  })

  it('[rt-roster-event-3] removed by the other side', async () => {
    carol.conn.deleteContact('alice')
    const { data } = await alice.until('contact', (context) => !context.data.contacts.includes('carol'))
    expect(data.contacts).toEqual(['bob'])
  })
})

describe('groups [lc:group-membership]', () => {
  let id = ''

  it('alice makes one, bob is in at once', async () => {
    const made = await done('group', 'create', { name: '藏友群', members: ['bob'], public: true, allowInvites: true })
    id = made.id
    expect(await event(bob, 'directJoined', id)).toMatchObject({ from: 'alice', name: '藏友群' })
    expect(group(id)).toMatchObject({ membership: 'member', name: '藏友群', owner: 'alice' })
  })

  it('messages with group receipts, in both directions', async () => {
    await alice.open(`group:${id}`)
    const localId = await alice.text(`group:${id}`, '大家好', { wantsReceipt: true })
    const got = await bob.next('onTextMessage', (data) => data.msg === '大家好')
    expect(got).toMatchObject({ chatType: 'groupChat', to: id, msgConfig: { allowGroupAck: true } })
    const message = await alice.message(`group:${id}`, (one) => one.localId === localId)
    await bob.send({
      type: 'read',
      chatType: 'groupChat',
      to: id,
      id: got.id,
      msgConfig: { allowGroupAck: true },
      ackContent: '{}',
    })
    await alice.until(`im-conversation/group:${id}`, ({ receipts }) => receipts[message.id]?.readCount === 1)
    const readers = await alice.operateIn(`group:${id}`, 'readers', { messageId: message.id })
    expect(JSON.stringify(readers.result)).toContain('bob')
    const back = await bob.text(id, '收到', { chatType: 'groupChat', msgConfig: { allowGroupAck: true } })
    await alice.message(`group:${id}`, (one) => one.id === back.serverMsgId && one.wantsReceipt === true)
    await alice.send(`group:${id}`, { ack: 'read', messageId: back.serverMsgId, isGroupReceipt: true })
    expect(await bob.next('onReadMessage', (data) => data.mid === back.serverMsgId)).toMatchObject({
      groupReadCount: { [back.serverMsgId]: 1 },
    })
  })

  it('members are invited, seen and removed', async () => {
    await done('group', 'invite', { id, usernames: ['carol'] })
    await event(carol, 'directJoined', id)
    await done('group', 'members', { id })
    expect(group(id).members.toSorted()).toEqual(['alice', 'bob', 'carol'])
    await done('group', 'removeMembers', { id, usernames: ['carol'] })
    await event(carol, 'removeMember', id)
    expect(group(id).members).not.toContain('carol')
  })

  it('roles: admin, mute, mute all', async () => {
    await done('group', 'addAdmin', { id, user: 'bob' })
    await event(bob, 'setAdmin', id)
    await done('group', 'removeAdmin', { id, user: 'bob' })
    await event(bob, 'removeAdmin', id)
    await done('group', 'mute', { id, usernames: ['bob'], duration: 60_000 })
    await event(bob, 'muteMember', id)
    await expect(bob.text(id, 'mm', { chatType: 'groupChat' })).rejects.toMatchObject({ type: 507 })
    await done('group', 'unmute', { id, usernames: ['bob'] })
    await event(bob, 'unmuteMember', id)
    await done('group', 'muteAll', { id })
    await event(bob, 'muteAllMembers', id)
    await done('group', 'unmuteAll', { id })
    await event(bob, 'unmuteAllMembers', id)
    expect(group(id)).toMatchObject({ isAllMuted: false, muted: [], admins: [] })
  })

  it('announcement and details, and what bob changes is heard here', async () => {
    await done('group', 'announce', { id, announcement: '今晚首发' })
    await event(bob, 'updateAnnouncement', id)
    expect(await done('group', 'announcement', { id })).toMatchObject({ announcement: '今晚首发' })
    await done('group', 'update', { id, name: '藏友群二' })
    expect((await event(bob, 'updateInfo', id)).detail).toMatchObject({ name: '藏友群二' })
    expect(group(id).name).toBe('藏友群二')
  })

  it('a reaction, and a thread under a message', async () => {
    const sent = await bob.text(id, '开个子区', { chatType: 'groupChat' })
    await alice.message(`group:${id}`, (one) => one.id === sent.serverMsgId)
    const { id: threadId } = await done('thread', 'create', { name: '子区', messageId: sent.serverMsgId, parentId: id })
    expect(await bob.next('onChatThreadChange', (data) => data.operation === 'create')).toMatchObject({
      id: threadId,
      name: '子区',
      parentId: id,
    })
    await bob.conn.joinChatThread({ chatThreadId: threadId })
    await alice.open(`thread:${threadId}`)
    await alice.text(`thread:${threadId}`, '子区里说')
    expect(await bob.next('onTextMessage', (data) => data.msg === '子区里说')).toMatchObject({
      chatThread: { parentId: id, messageId: sent.serverMsgId },
    })
    const back = await bob.text(threadId, '听到了', { chatType: 'groupChat', isChatThread: true })
    expect(await alice.message(`thread:${threadId}`, (one) => one.id === back.serverMsgId)).toMatchObject({
      thread: { parentId: id },
    })
    const { messages } = await alice.until(`im-conversation/group:${id}`, (context) =>
      context.messages.some(({ overview }) => overview?.id === threadId && (overview?.messageCount ?? 0) >= 1),
    )
    expect(messages.findLast((one) => one.overview)?.overview).toMatchObject({ name: '子区' })
    await done('thread', 'rename', { id: threadId, name: '新子区' })
    expect(await bob.next('onChatThreadChange', (data) => data.name === '新子区')).toMatchObject({
      operation: 'update',
    })
    await done('thread', 'members', { id: threadId })
    await done('thread', 'removeMember', { id: threadId, user: 'bob' })
    expect(await bob.next('onChatThreadChange', (data) => data.operation === 'userRemove')).toMatchObject({
      id: threadId,
    })
    await done('thread', 'destroy', { id: threadId })
    await bob.next('onChatThreadChange', (data) => data.operation === 'destroy')
    expect(alice.context('thread').data.threads[threadId]).toMatchObject({ status: 'destroyed', name: '新子区' })
  })

  it('bob makes one, alice is in, is removed, asks to join, is accepted, and it is destroyed', async () => {
    const data = {
      groupname: '审批群',
      desc: '',
      members: ['alice'],
      public: true,
      approval: true,
      allowinvites: true,
      inviteNeedConfirm: false,
      maxusers: 10,
    }
    const { groupid } = (await bob.conn.createGroup({ data })).data
    await alice.until('group', ({ data: groups }) => groups.groups[groupid]?.membership === 'member')
    await bob.conn.removeGroupMember({ groupId: groupid, username: 'alice' })
    await alice.until('group', ({ data: groups }) => groups.groups[groupid]?.membership === 'outside')
    await done('group', 'join', { id: groupid, message: '让我进' })
    expect(await event(bob, 'requestToJoin', groupid)).toMatchObject({ from: 'alice' })
    await bob.conn.acceptGroupJoinRequest({ applicant: 'alice', groupId: groupid })
    await alice.until('group', ({ data: groups }) => groups.groups[groupid]?.membership === 'member')
    await bob.conn.destroyGroup({ groupId: groupid })
    await alice.until('group', ({ data: groups }) => groups.groups[groupid]?.membership === 'destroyed')
    expect(
      alice.context('im-inbox').notices.filter(({ notice }) => 'group' in notice && notice.group.id === groupid).length,
    ).toBeGreaterThanOrEqual(3)
  })

  it('a refused operation says why and changes nothing', async () => {
    const { failure } = await alice.operate('group', 'invite', { id: '999999', usernames: ['bob'] })
    expect(failure).toMatchObject({ message: expect.stringMatching(/[\u4e00-\u9fff]/) })
    expect(alice.context('group').data.groups['999999']).toBeUndefined()
  })
})

describe('rooms', () => {
  it('[lc:chatroom-priority] messages with a priority, in both directions', async () => {
    const { data } = await bob.conn.getChatRooms({ pagenum: 1, pagesize: 20 })
    const room = data[0].id
    await bob.conn.joinChatRoom({ roomId: room })
    await done('group', 'join', { id: room, kind: 'room' })
    await alice.open(`room:${room}`)
    await alice.text(`room:${room}`, '高', { priority: 'high' })
    expect(await bob.next('onTextMessage', (one) => one.msg === '高')).toMatchObject({
      chatType: 'chatRoom',
      to: room,
      priority: 'high',
    })
    const sent = await bob.text(room, '低', { chatType: 'chatRoom', priority: 'low' })
    expect(await alice.message(`room:${room}`, ({ id }) => id === sent.serverMsgId)).toMatchObject({
      priority: 'low',
      onlineState: 1,
    })
  })
})

describe('reactions [lc:reactions]', () => {
  it('of alice reach bob; once only; and can be taken back', async () => {
    const sent = await bob.text('alice', 'react to this')
    await alice.message('chat:bob', ({ id }) => id === sent.serverMsgId)
    const input = { messageId: sent.serverMsgId, reaction: '👍' }
    expect((await alice.operateIn('chat:bob', 'react', input)).failure).toBeNull()
    expect(await bob.next('onReactionChange')).toMatchObject({ from: 'alice', messageId: sent.serverMsgId })
    expect(await alice.message('chat:bob', ({ id }) => id === sent.serverMsgId)).toMatchObject({
      reactions: [{ reaction: '👍', count: 1, isAddedBySelf: true }],
    })
    expect((await alice.operateIn('chat:bob', 'react', input)).failure).toMatchObject({
      reason: 'reactionAlreadyAdded',
    })
    expect((await alice.operateIn('chat:bob', 'unreact', input)).failure).toBeNull()
    expect((await alice.message('chat:bob', ({ id }) => id === sent.serverMsgId)).reactions).toEqual([])
  })

  it('of bob appear here', async () => {
    const localId = await alice.text('chat:bob', 'and this')
    const { id } = await alice.message('chat:bob', (message) => message.localId === localId)
    await bob.conn.addReaction({ messageId: id, reaction: '🎉' })
    expect(
      (await alice.message('chat:bob', (one) => one.id === id && (one.reactions?.length ?? 0) > 0)).reactions,
    ).toEqual([{ reaction: '🎉', count: 1, users: ['bob'], isAddedBySelf: false }])
  })
})

describe('translation, report, removal', () => {
  it('a message is translated, reported, and removed from the own history', async () => {
    const sent = await bob.text('alice', '你好')
    const { id } = await alice.message('chat:bob', (message) => message.id === sent.serverMsgId)
    expect(
      (await alice.operateIn('chat:bob', 'translate', { messageId: id, text: '你好', languages: ['en'] })).failure,
    ).toBeNull()
    expect((await alice.message('chat:bob', (message) => message.id === id)).translations).toMatchObject([
      { code: 'en' },
    ])
    expect(
      (await alice.operateIn('chat:bob', 'report', { messageId: id, reportType: 'ad', reportReason: '广告' })).failure,
    ).toBeNull()
    expect((await alice.operateIn('chat:bob', 'removeMessages', { messageIds: [id] })).failure).toBeNull()
    await alice.until('im-conversation/chat:bob', ({ messages }) => messages.every((message) => message.id !== id))
  })
})

describe('presence [lc:presence]', () => {
  it('alice follows bob, hears what he publishes, and stops', async () => {
    const [value] = await done('presence', 'subscribe', { usernames: ['bob'], expiry: 3600 })
    expect(value).toMatchObject({ user: 'bob', isOnline: true })
    await bob.conn.publishPresence({ description: '看展中' })
    await alice.until('presence', ({ data }) => data.users['bob']?.ext === '看展中')
    await done('presence', 'unsubscribe', { usernames: ['bob'] })
    expect(alice.context('presence').data.subscribed).toEqual([])
  })

  it('bob follows alice and hears what she publishes', async () => {
    await bob.conn.subscribePresence({ usernames: ['alice'], expiry: 3600 })
    await done('presence', 'publish', { description: '在逛市场' })
    const list = await bob.next('onPresenceStatusChange', (rows) => rows.some((row: Any) => row.ext === '在逛市场'))
    expect(list[0]).toMatchObject({ userId: 'alice' })
  })
})

describe('silent mode [lc:silent-mode]', () => {
  it('is set for one conversation, seen by the reference client, and cleared', async () => {
    await done('silent-mode', 'set', { conversation: 'chat:bob', paramType: 0, remindType: 'NONE' })
    expect(alice.context('silent-mode').data.settings['chat:bob']).toBeTruthy()
    const laptop = await world.login('alice', { deviceId: 'laptop' })
    const { data } = await laptop.conn.getSilentModeForConversation({ conversationId: 'bob', type: 'singleChat' })
    expect(data.type).toBe('NONE')
    await done('silent-mode', 'clear', { conversation: 'chat:bob' })
    expect(alice.context('silent-mode').data.settings).not.toHaveProperty('chat:bob')
    await done('silent-mode', 'set', {
      paramType: 2,
      startTime: { hours: 22, minutes: 30 },
      endTime: { hours: 7, minutes: 15 },
    })
  })

  it('[val:001:silent-startTime-minutes] [A-48] hours and minutes are not zero', async () => {
    const { failure } = await alice.operate('silent-mode', 'set', {
      paramType: 2,
      startTime: { hours: 8, minutes: 0 },
      endTime: { hours: 9, minutes: 1 },
    })
    expect(failure).toMatchObject({ reason: 'parameter' })
  })
})
