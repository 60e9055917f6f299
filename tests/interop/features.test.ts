import { beforeAll, describe, expect, it } from 'vitest'
import { useWorld, type Any, type Device } from './harness/world.ts'

const world = useWorld()
let alice: Device
let bob: Device
let carol: Device
let group: string

beforeAll(async () => {
  alice = await world.login('alice')
  bob = await world.login('bob')
  carol = await world.login('carol')
  const data = {
    groupname: 'g',
    desc: '',
    members: ['bob', 'carol'],
    public: true,
    approval: false,
    allowinvites: true,
    inviteNeedConfirm: false,
    maxusers: 10,
  }
  group = (await alice.conn.createGroup({ data })).data.groupid
})

describe('presence [lc:presence]', () => {
  it('tells followers what a user publishes', async () => {
    const followed = await bob.conn.subscribePresence({ usernames: ['alice', 'dave'], expiry: 3600 })
    expect(followed.result.map((row: Any) => row.uid)).toEqual(['alice', 'dave'])
    expect(Object.values(followed.result[0].status)).toEqual(['1'])
    await alice.conn.publishPresence({ description: '看展中' })
    const [seen] = await bob.next('onPresenceStatusChange', (list) => list.some((row: Any) => row.ext === '看展中'))
    expect(seen).toMatchObject({ userId: 'alice', ext: '看展中', expire: expect.any(Number) })
  })

  it('tells followers that a user comes and goes', async () => {
    const dave = await world.login('dave')
    await bob.next('onPresenceStatusChange', (list) =>
      list.some((row: Any) => row.userId === 'dave' && row.statusDetails.length > 0),
    )
    dave.conn.close()
    const gone = await bob.next('onPresenceStatusChange', (list) =>
      list.some(
        (row: Any) => row.userId === 'dave' && row.statusDetails.every((device: Any) => Number(device.status) === 0),
      ),
    )
    expect(gone[0].statusDetails).toEqual([{ device: expect.stringContaining('webim_random_'), status: 0 }])
  })

  it('status, list and end of following', async () => {
    const { result } = await carol.conn.getPresenceStatus({ usernames: ['alice', 'dave'] })
    expect(result).toMatchObject([{ uid: 'alice', ext: '看展中' }, { uid: 'dave' }])
    const list = await bob.conn.getSubscribedPresenceList({ pageNum: 1, pageSize: 20 })
    expect(list.result).toMatchObject({
      totalnum: 2,
      sublist: [{ uid: 'alice', expiry: expect.any(Number) }, { uid: 'dave' }],
    })
    await bob.conn.unsubscribePresence({ usernames: ['alice', 'dave'] })
    expect((await bob.conn.getSubscribedPresenceList({ pageNum: 1, pageSize: 20 })).result.totalnum).toBe(0)
  })

  it('[err:001:http400:ext-too-big] refuses a text that is too long', async () => {
    await expect(alice.conn.publishPresence({ description: '长'.repeat(600) })).rejects.toMatchObject({ type: 1100 })
  })
})

describe('reactions [lc:reactions]', () => {
  let id: string
  it('reach the other side of a single chat', async () => {
    id = (await alice.text('bob', 'react to this')).serverMsgId
    await bob.conn.addReaction({ messageId: id, reaction: '👍' })
    const told = await alice.next('onReactionChange')
    expect(told).toMatchObject({ from: 'bob', chatType: 'singleChat', messageId: id })
    expect(told.reactions[0]).toMatchObject({
      reaction: '👍',
      count: 1,
      userList: ['bob'],
      op: [{ operator: 'bob', reactionType: 'create' }],
    })
  })

  it('[err:001:http400:reaction-added] [val:001:reaction-once] once a user', async () => {
    await expect(bob.conn.addReaction({ messageId: id, reaction: '👍' })).rejects.toMatchObject({ type: 1101 })
  })

  it('list and detail', async () => {
    const { data } = await bob.conn.getReactionList({ chatType: 'singleChat', messageId: id })
    expect(data[0]).toMatchObject({ msgId: id, reactionList: [{ reaction: '👍', userCount: 1, isAddedBySelf: true }] })
    const detail = await alice.conn.getReactionDetail({ messageId: id, reaction: '👍' })
    expect(detail.data).toMatchObject({ reaction: '👍', userCount: 1, userList: ['bob'], isAddedBySelf: false })
  })

  it('are shown in history', async () => {
    const page = await bob.conn.getHistoryMessages({ targetId: 'alice', chatType: 'singleChat', pageSize: 1 })
    expect(page.messages[0].reactions).toMatchObject([{ reaction: '👍', count: 1, isAddedBySelf: true }])
  })

  it('[err:001:http400:reaction-illegal] only the own one can be taken back', async () => {
    await expect(alice.conn.deleteReaction({ messageId: id, reaction: '👍' })).rejects.toMatchObject({ type: 1103 })
    await bob.conn.deleteReaction({ messageId: id, reaction: '👍' })
    const told = await alice.next('onReactionChange', (data) => data.reactions[0].op?.[0].reactionType === 'delete')
    expect(told.reactions[0]).toMatchObject({ count: 0 })
  })

  it('[err:001:http400:user-not-in-group] in groups, for members', async () => {
    const sent = await alice.text(group, 'vote', { chatType: 'groupChat' })
    await carol.conn.addReaction({ messageId: sent.serverMsgId, reaction: '🎉' })
    expect(await bob.next('onReactionChange')).toMatchObject({ chatType: 'groupChat', to: group })
    const dave = await world.login('dave')
    await expect(dave.conn.addReaction({ messageId: sent.serverMsgId, reaction: '🎉' })).rejects.toMatchObject({
      type: 602,
    })
    const { data } = await bob.conn.getReactionList({
      chatType: 'groupChat',
      messageId: [sent.serverMsgId],
      groupId: group,
    })
    expect(data[0].reactionList[0]).toMatchObject({ reaction: '🎉', userList: ['carol'] })
  })
})

describe('threads [lc:threads]', () => {
  let parent: string
  let thread: string

  it('[rt-thread-op-create] hangs on a group message; the group hears it', async () => {
    parent = (await bob.text(group, 'topic', { chatType: 'groupChat' })).serverMsgId
    const { data } = await bob.conn.createChatThread({ name: '细聊', messageId: parent, parentId: group })
    thread = data.chatThreadId
    expect(await alice.next('onChatThreadChange')).toMatchObject({
      id: thread,
      name: '细聊',
      parentId: group,
      operation: 'create',
      operator: 'bob',
    })
  })

  it('[err:001:http400:40002] one a message', async () => {
    await expect(alice.conn.createChatThread({ name: 'x', messageId: parent, parentId: group })).rejects.toMatchObject({
      type: 1301,
    })
  })

  it('is joined, with its detail', async () => {
    const joined = await alice.conn.joinChatThread({ chatThreadId: thread })
    expect(joined.data.detail).toMatchObject({ id: thread, messageId: parent, parentId: group, owner: 'bob' })
    await expect(alice.conn.joinChatThread({ chatThreadId: thread })).rejects.toMatchObject({ type: 1301 })
    expect((await bob.conn.getChatThreadMembers({ chatThreadId: thread })).data.affiliations).toEqual(['bob', 'alice'])
    expect((await bob.conn.getChatThreadDetail({ chatThreadId: thread })).data).toMatchObject({
      id: thread,
      affiliationsCount: 2,
      messageId: parent,
    })
  })

  it('[rt-thread-op-update_msg] carries messages to those who joined; the group hears of them', async () => {
    const sent = await alice.text(thread, 'inside', { chatType: 'groupChat', isChatThread: true })
    const got = await bob.next('onTextMessage', (data) => data.id === sent.serverMsgId)
    expect(got).toMatchObject({
      to: thread,
      chatThread: { messageId: parent, parentId: group, chatThreadName: '细聊' },
    })
    const told = await carol.next(
      'onChatThreadChange',
      (data) => data.operation === 'update' && data.messageCount === 1,
    )
    expect(told.lastMessage).toMatchObject({ type: 'txt', msg: 'inside', from: 'alice' })
    expect(carol.all('onTextMessage', (data) => data.msg === 'inside')).toEqual([])
  })

  it('shows in the lists', async () => {
    const inGroup = await carol.conn.getChatThreads({ parentId: group, pageSize: 20 })
    expect(inGroup.entities).toMatchObject([{ id: thread, name: '细聊', messageId: parent, parentId: group }])
    expect((await alice.conn.getJoinedChatThreads({ parentId: group })).entities).toHaveLength(1)
    expect((await alice.conn.getJoinedChatThreads({})).entities).toHaveLength(1)
    expect((await carol.conn.getJoinedChatThreads({})).entities).toEqual([])
    const last = await carol.conn.getChatThreadLastMessage({ chatThreadIds: [thread] })
    expect(last.entities[0]).toMatchObject({ chatThreadId: thread, lastMessage: { msg: 'inside' } })
  })

  it('is in the history of its message', async () => {
    const page = await carol.conn.getHistoryMessages({ targetId: group, chatType: 'groupChat', pageSize: 20 })
    const message = page.messages.find((item: Any) => item.id === parent)
    expect(message.chatThreadOverview).toMatchObject({
      id: thread,
      name: '细聊',
      messageCount: 1,
      lastMessage: { msg: 'inside' },
    })
  })

  it('is renamed; copies reach the other devices of who did it', async () => {
    const tablet = await world.login('bob', { deviceId: 'tablet' })
    await bob.conn.changeChatThreadName({ chatThreadId: thread, name: '改名' })
    await carol.next('onChatThreadChange', (data) => data.operation === 'update' && data.name === '改名')
    expect(await tablet.next('onMultiDeviceEvent')).toMatchObject({
      operation: 'chatThreadNameUpdate',
      chatThreadId: thread,
      chatThreadName: '改名',
      parentId: group,
    })
  })

  it('members are removed and leave', async () => {
    await bob.conn.removeChatThreadMember({ chatThreadId: thread, username: 'alice' })
    expect(await alice.next('onChatThreadChange', (data) => data.operation === 'userRemove')).toMatchObject({
      id: thread,
      userName: 'alice',
      operator: 'bob',
    })
    await carol.conn.joinChatThread({ chatThreadId: thread })
    await carol.conn.leaveChatThread({ chatThreadId: thread })
    expect((await bob.conn.getChatThreadMembers({ chatThreadId: thread })).data.affiliations).toEqual(['bob'])
  })

  it('[rt-thread-op-delete] [err:001:http404:40011] is destroyed and gone', async () => {
    await expect(carol.conn.destroyChatThread({ chatThreadId: thread })).rejects.toMatchObject({ type: 52 })
    await bob.conn.destroyChatThread({ chatThreadId: thread })
    await alice.next('onChatThreadChange', (data) => data.operation === 'destroy' && data.id === thread)
    await expect(bob.conn.getChatThreadDetail({ chatThreadId: thread })).rejects.toMatchObject({ type: 1300 })
  })
})

describe('settings', () => {
  it('[lc:silent-mode] of one conversation, by each kind of parameter', async () => {
    const set = (options: object): Promise<Any> =>
      alice.conn.setSilentModeForConversation({ conversationId: 'bob', type: 'singleChat', options })
    await set({ paramType: 0, remindType: 'AT' })
    await set({ paramType: 1, duration: 7200 })
    const { data } = await set({
      paramType: 2,
      startTime: { hours: 8, minutes: 30 },
      endTime: { hours: 22, minutes: 5 },
    })
    expect(data).toMatchObject({ type: 'AT', ignoreDuration: 7200, ignoreInterval: '8:30-22:5' })
    expect(
      (await alice.conn.getSilentModeForConversation({ conversationId: 'bob', type: 'singleChat' })).data,
    ).toMatchObject({ type: 'AT' })
  })

  it('of a group, of all, of several; and cleared', async () => {
    await alice.conn.setSilentModeForConversation({
      conversationId: group,
      type: 'groupChat',
      options: { paramType: 0, remindType: 'NONE' },
    })
    await alice.conn.setSilentModeForAll({ options: { paramType: 0, remindType: 'ALL' } })
    expect((await alice.conn.getSilentModeForAll()).data.type).toBe('ALL')
    const conversationList = [
      { id: 'bob', type: 'singleChat' },
      { id: group, type: 'groupChat' },
    ]
    const both = await alice.conn.getSilentModeForConversations({ conversationList })
    expect(both.data).toMatchObject({ user: { bob: { type: 'AT' } }, group: { [group]: { type: 'NONE' } } })
    await alice.conn.clearRemindTypeForConversation({ conversationId: group, type: 'groupChat' })
    const cleared = await alice.conn.getSilentModeForConversation({ conversationId: group, type: 'groupChat' })
    expect(cleared.data.type).toBe('DEFAULT')
  })

  it('push language', async () => {
    await alice.conn.setPushPerformLanguage({ language: 'en' })
    expect((await alice.conn.getPushPerformLanguage()).data).toEqual({ language: 'en' })
  })
})

describe('translation and reports', () => {
  it('lists languages and translates', async () => {
    const languages = await alice.conn.getSupportedLanguages()
    expect(languages.data).toContainEqual({ code: 'en', name: 'English', nativeName: 'English' })
    const { data } = await alice.conn.translateMessage({ text: '你好', languages: ['en', 'ja'] })
    expect(data[0].translations ?? data.translations).toEqual([
      { to: 'en', text: 'Hello' },
      { to: 'ja', text: 'こんにちは' },
    ])
  })

  it('[err:001:http400:lang-invalid] [err:001:http400:text-too-long] refuses unknown languages and long texts', async () => {
    await expect(alice.conn.translateMessage({ text: 'x', languages: ['tlh'] })).rejects.toMatchObject({ type: 1200 })
    await expect(alice.conn.translateMessage({ text: 'x'.repeat(6000), languages: ['en'] })).rejects.toMatchObject({
      type: 1201,
    })
  })

  it('[err:001:http400:report-nf] reports a message that exists', async () => {
    const sent = await bob.text('alice', 'spam')
    await alice.conn.reportMessage({ reportType: 'adult', reportReason: '广告', messageId: sent.serverMsgId })
    expect(world.chat.app().state.reports.at(-1)).toMatchObject({
      messageId: sent.serverMsgId,
      user: 'alice',
      type: 'adult',
    })
    await expect(
      alice.conn.reportMessage({ reportType: 'adult', reportReason: 'x', messageId: '1' }),
    ).rejects.toMatchObject({ type: 51 })
  })
})
