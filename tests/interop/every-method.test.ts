import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useWorld, type Any, type Device } from './harness/world.ts'

/** Methods that no other file of this suite calls, most of them old names: together they are everything the connection offers. */
const world = useWorld()
let alice: Device
let bob: Device
let carol: Device
let group: string
let room: string

const inGroup = (more: object = {}): object => ({ groupId: group, ...more })
const inRoom = (more: object = {}): object => ({ chatRoomId: room, ...more })
const data = (answer: Any): Any => answer?.data

const settings = { public: true, approval: true, allowinvites: true, inviteNeedConfirm: false, maxusers: 10 }
const newGroup = async (name: string, more: object = {}): Promise<string> =>
  (
    await alice.conn.createGroupNew({
      data: { groupname: name, desc: 'd', members: ['bob', 'carol'], ...settings, ...more },
    })
  ).data.groupid

beforeAll(async () => {
  alice = await world.login('alice')
  bob = await world.login('bob')
  carol = await world.login('carol')
  group = await newGroup('old names')
  const token = alice.conn.context.accessToken
  const data = { name: 'old room', description: '', maxusers: 9, members: ['bob', 'carol'], token }
  room = (await alice.conn.createChatRoom(data)).data.id
})

/** One call and what its answer holds. */
type MethodRow = readonly [method: string, options: () => unknown, expected: unknown]
const result = (user: string, action: string): unknown => expect.objectContaining({ result: true, user, action })

async function play(device: Device, rows: readonly MethodRow[]): Promise<void> {
  for (const [method, options, expected] of rows) {
    const answer = await device.conn[method](options())
    expect.soft(data(answer), method).toEqual(expected)
  }
}

describe('groups by their old names', () => {
  it('members, roles and lists', () =>
    play(alice, [
      ['getGroup', () => ({}), [{ groupid: group, groupname: 'old names' }]],
      ['listGroups', () => ({ limit: 50 }), expect.arrayContaining([{ groupid: group, groupname: 'old names' }])],
      ['listGroupMember', () => inGroup({ pageNum: 1, pageSize: 2 }), [{ owner: 'alice' }, { member: 'bob' }]],
      ['listGroupMember', () => inGroup({ pageNum: 2, pageSize: 2 }), [{ member: 'carol' }]],
      ['setAdmin', () => inGroup({ username: 'bob' }), { result: 'success', newadmin: 'bob' }],
      ['removeAdmin', () => inGroup({ username: 'bob' }), { result: 'success', oldadmin: 'bob' }],
      ['mute', () => inGroup({ username: 'bob', muteDuration: 60_000 }), [expect.objectContaining({ user: 'bob' })]],
      ['getMuted', () => inGroup(), [{ user: 'bob', expire: expect.any(Number) }]],
      ['getGroupMuteList', () => inGroup(), [{ user: 'bob', expire: expect.any(Number) }]],
      ['removeMute', () => inGroup({ username: 'bob' }), [{ result: true, user: 'bob' }]],
      ['addUsersToGroupWhitelist', () => inGroup({ users: ['bob', 'carol'] }), expect.any(Array)],
      ['getGroupWhitelist', () => inGroup(), ['bob', 'carol']],
      ['isGroupWhiteUser', () => inGroup({ userName: 'bob' }), { white: true, member: 'bob' }],
      ['rmUsersFromGroupWhitelist', () => inGroup({ userName: 'bob' }), result('bob', 'remove_user_whitelist')],
      ['removeGroupWhitelistMember', () => inGroup({ userName: 'carol' }), result('carol', 'remove_user_whitelist')],
      ['isInGroupWhiteList', () => inGroup({ userName: 'bob' }), { white: false, member: 'bob' }],
      ['fetchGroupSharedFileList', () => inGroup(), []],
    ]))

  it('blocks and removals', async () => {
    await play(alice, [
      ['groupBlockSingle', () => inGroup({ username: 'bob' }), result('bob', 'add_blocks')],
      ['getGroupBlacklist', () => inGroup(), ['bob']],
      ['removeGroupBlockSingle', () => inGroup({ username: 'bob' }), result('bob', 'remove_blocks')],
      [
        'groupBlockMulti',
        () => inGroup({ usernames: ['bob', 'carol'] }),
        [result('bob', 'add_blocks'), result('carol', 'add_blocks')],
      ],
      ['getGroupBlacklistNew', () => inGroup(), ['bob', 'carol']],
      ['removeGroupBlockMulti', () => inGroup({ usernames: ['bob', 'carol'] }), expect.any(Array)],
      ['getGroupBlacklist', () => inGroup(), []],
      [
        'inviteToGroup',
        () => inGroup({ users: ['bob', 'carol'] }),
        [result('bob', 'invite'), result('carol', 'invite')],
      ],
      ['removeSingleGroupMember', () => inGroup({ username: 'bob' }), result('bob', 'remove_member')],
      ['removeMultiGroupMember', () => inGroup({ users: ['carol'] }), expect.anything()],
      ['listGroupMember', () => inGroup({ pageNum: 1, pageSize: 9 }), [{ owner: 'alice' }]],
    ])
  })

  it('requests, invitations, owners and ends', async () => {
    await bob.conn.joinGroup(inGroup({ message: '请让我进来' }))
    const asked = await alice.next('legacy:onPresence', (event) => event.type === 'joinGroupNotifications')
    expect(asked).toMatchObject({ from: 'bob', gid: group, reason: '请让我进来' })
    await alice.conn.agreeJoinGroup(inGroup({ applicant: 'bob' }))
    await bob.next('onGroupEvent', (event) => event.operation === 'acceptRequest' && event.id === group)
    await carol.conn.joinGroup(inGroup({ message: 'x' }))
    await alice.conn.rejectJoinGroup(inGroup({ applicant: 'carol', reason: 'full' }))
    await carol.next('legacy:onPresence', (event) => event.type === 'joinPublicGroupDeclined' && event.gid === group)

    const asking = await newGroup('asks', { inviteNeedConfirm: true })
    await bob.next('onGroupEvent', (event) => event.operation === 'inviteToJoin' && event.name === 'asks')
    await bob.conn.agreeInviteIntoGroup({ groupId: asking, invitee: 'bob' })
    await carol.conn.rejectInviteIntoGroup({ groupId: asking, invitee: 'carol' })
    await alice.next('onGroupEvent', (event) => event.operation === 'acceptInvite' && event.from === 'bob')
    await alice.next('onGroupEvent', (event) => event.operation === 'rejectInvite' && event.from === 'carol')

    await play(alice, [
      ['changeOwner', () => inGroup({ newOwner: 'bob' }), { newowner: true }],
      ['quitGroup', () => inGroup(), result('alice', 'remove_member')],
    ])
    await bob.conn.blockGroup(inGroup())
    expect(world.chat.app().state.users['bob']?.ignoredGroups).toEqual([group])
    expect(data(await bob.conn.dissolveGroup(inGroup()))).toMatchObject({ success: true, id: group })
  })

  it('a shared file is downloaded', async () => {
    const groupId = await newGroup('files')
    const file = {
      data: new File(['合同'], 'a.txt', { type: 'text/plain' }),
      filename: 'a.txt',
      filetype: 'txt',
      url: '',
    }
    const entry = await new Promise<Any>((done, fail) =>
      alice.conn.uploadGroupSharedFile({
        groupId,
        file,
        onFileUploadComplete: done,
        onFileUploadError: fail,
        onFileUploadProgress() {},
      }),
    )
    const blob = await new Promise<Blob>((done, fail) =>
      bob.conn.downloadGroupSharedFile({
        groupId,
        fileId: entry.data.file_id,
        secret: entry.data['share-secret'],
        onFileDownloadComplete: done,
        onFileDownloadError: fail,
      }),
    )
    expect(await blob.text()).toBe('合同')
  })
})

describe('rooms by their old names', () => {
  it('members, roles and lists', () =>
    play(alice, [
      [
        'listChatRoomMember',
        () => inRoom({ pageNum: 1, pageSize: 9 }),
        [{ owner: 'alice' }, { member: 'bob' }, { member: 'carol' }],
      ],
      [
        'muteChatRoomMember',
        () => inRoom({ username: 'bob', muteDuration: 60_000 }),
        [expect.objectContaining({ user: 'bob' })],
      ],
      ['getChatRoomMuted', () => inRoom(), [{ user: 'bob', expire: expect.any(Number) }]],
      ['getChatRoomMuteList', () => inRoom(), [{ user: 'bob', expire: expect.any(Number) }]],
      ['removeMuteChatRoomMember', () => inRoom({ username: 'bob' }), [{ result: true, user: 'bob' }]],
      ['addUsersToChatRoomWhitelist', () => inRoom({ users: ['bob', 'carol'] }), expect.any(Array)],
      ['getChatRoomWhitelist', () => inRoom(), ['bob', 'carol']],
      ['getChatRoomAllowlist', () => inRoom(), ['bob', 'carol']],
      ['isChatRoomWhiteUser', () => inRoom({ userName: 'bob' }), { white: true, member: 'bob' }],
      ['isInChatRoomAllowlist', () => inRoom({ userName: 'dave' }), { white: false, member: 'dave' }],
      ['rmUsersFromChatRoomWhitelist', () => inRoom({ userName: 'bob' }), result('bob', 'remove_user_whitelist')],
      ['removeChatRoomWhitelistMember', () => inRoom({ userName: 'carol' }), result('carol', 'remove_user_whitelist')],
      ['fetchChatRoomSharedFileList', () => ({ roomId: room }), []],
      ['setChatRoomAttribute', () => inRoom({ attributeKey: 'a', attributeValue: 'x' }), undefined],
      ['removeChatRoomAttribute', () => inRoom({ attributeKey: 'a' }), undefined],
      ['getChatRoomAttributes', () => inRoom({ attributeKeys: ['a'] }), {}],
    ]))

  it('blocks and removals', async () => {
    const both = { usernames: ['bob', 'carol'] }
    const back = (): MethodRow => ['addUsersToChatRoom', () => inRoom({ users: ['bob', 'carol'] }), expect.anything()]
    await play(alice, [
      ['chatRoomBlockSingle', () => inRoom({ username: 'bob' }), result('bob', 'add_blocks')],
      ['getChatRoomBlacklist', () => inRoom(), ['bob']],
      ['removeChatRoomBlockSingle', () => inRoom({ username: 'bob' }), result('bob', 'remove_blocks')],
      ['chatRoomBlockMulti', () => inRoom(both), expect.any(Array)],
      ['getChatRoomBlacklistNew', () => inRoom(), ['bob', 'carol']],
      ['removeChatRoomBlockMulti', () => inRoom(both), expect.any(Array)],
      ['blockChatRoomMembers', () => inRoom(both), expect.any(Array)],
      ['unblockChatRoomMembers', () => inRoom(both), expect.any(Array)],
      back(),
      ['removeSingleChatRoomMember', () => inRoom({ username: 'bob' }), result('bob', 'remove_member')],
      ['removeMultiChatRoomMember', () => inRoom({ users: ['carol'] }), expect.anything()],
      back(),
      [
        'removeChatRoomMembers',
        () => inRoom({ users: ['bob', 'carol'] }),
        [result('bob', 'remove_member'), result('carol', 'remove_member')],
      ],
      ['listChatRoomMember', () => inRoom({ pageNum: 1, pageSize: 9 }), [{ owner: 'alice' }]],
    ])
    await bob.conn.joinChatRoom({ roomId: room })
    expect(data(await bob.conn.quitChatRoom({ roomId: room }))).toEqual(result('bob', 'remove_member'))
  })
})

describe('people and conversations by their old names', () => {
  it('contacts', async () => {
    alice.conn.addContact('bob', '我是 alice')
    await bob.next('legacy:onPresence', (event) => event.type === 'subscribe')
    bob.conn.acceptInvitation('alice')
    await alice.next('onContactAgreed')
    expect((await alice.conn.getRoster()).data).toEqual(['bob'])
    bob.conn.removeRoster('alice')
    await alice.next('onContactDeleted')
    carol.conn.addContact('bob', '')
    await bob.next('onContactInvited', (event) => event.from === 'carol')
    bob.conn.declineInvitation('carol')
    await carol.next('onContactRefuse')
  })

  it('blocks: the server answers each change with a notice, and the SDK then reads the list', async () => {
    const blocksNow = async (): Promise<unknown> => (await alice.conn.getBlacklist()).data
    const refreshed = (): Promise<unknown> =>
      alice.next('rest', (call) => call.url.includes('/blocks/users') && call.method === 'GET')
    for (const [block, unblock] of [
      ['addToBlackList', 'removeFromBlackList'],
      ['addUsersToBlacklist', 'removeUserFromBlackList'],
    ] as const) {
      alice.conn[block]({ name: ['dave', 'erin'] })
      await refreshed()
      await refreshed()
      expect(await blocksNow()).toEqual(['dave', 'erin'])
      alice.conn[unblock]({ name: ['dave', 'erin'] })
      await refreshed()
      await refreshed()
      await refreshed()
      expect(await blocksNow()).toEqual([])
    }
  })

  it('conversations, attributes, tokens and lists', async () => {
    const sent = await alice.text('bob', 'hello')
    await bob.next('onTextMessage', (message) => message.msg === 'hello')
    expect(data(await bob.conn.getSessionList()).channel_infos).toHaveLength(1)
    await bob.conn.deleteSession({ channel: 'alice', chatType: 'singleChat', deleteRoam: true })
    expect(data(await bob.conn.getSessionList()).channel_infos).toEqual([])
    expect(data(await bob.conn.updateOwnUserInfo('sign', '收藏家'))).toMatchObject({ sign: '收藏家' })
    const binding = { deviceId: 'd-1', deviceToken: 't-1', notifierName: 'n-1' }
    expect((await bob.conn.uploadToken(binding)).entities[0].pushInfo).toContainEqual(
      expect.objectContaining({ device_id: 'd-1', notifier_name: 'n-1' }),
    )
    await bob.conn.addReaction({ messageId: sent.serverMsgId, reaction: '👍' })
    const reactions = await alice.conn.getReactionlist({ chatType: 'singleChat', messageId: sent.serverMsgId })
    expect(reactions.data[0].reactionList).toMatchObject([{ reaction: '👍', userList: ['bob'], isAddedBySelf: false }])
    await alice.conn.subscribePresence({ usernames: ['bob'], expiry: 600 })
    expect((await alice.conn.getSubscribedPresencelist({ pageNum: 1, pageSize: 9 })).result.sublist).toMatchObject([
      { uid: 'bob' },
    ])
    expect(await alice.conn.getChatToken('ext-alice-60000')).toMatchObject({ access_token: expect.any(String) })
  })

  it('old-style messages', async () => {
    const message = new alice.sdk.message('txt', alice.conn.getUniqueId())
    message.set({ msg: 'old style', to: 'bob', chatType: 'singleChat' })
    await alice.conn.sendMsg(message.body)
    expect(await bob.next('onTextMessage', (got) => got.msg === 'old style')).toMatchObject({ from: 'alice' })
  })
})

describe('the connection itself', () => {
  let dave: Device
  beforeAll(async () => {
    dave = await world.login('dave')
  })
  afterAll(() => dave.conn.close())

  it('forgets a handler', async () => {
    let heard = 0
    dave.conn.addEventHandler('mine', { onTextMessage: () => (heard += 1) })
    await alice.text('dave', 'first')
    await dave.next('onTextMessage', (message) => message.msg === 'first')
    dave.conn.removeEventHandler('mine')
    await alice.text('dave', 'second')
    await dave.next('onTextMessage', (message) => message.msg === 'second')
    expect(heard).toBe(1)
  })

  it('reconnects on demand', async () => {
    dave.conn.stopHeartBeat()
    dave.breakConnection()
    await dave.next('legacy:onError', (error) => error.type === 16)
    await dave.next('onConnected')
    dave.conn.reconnect()
    expect(dave.conn.isOpened()).toBe(true)
    expect(dave.conn._getSock()).toBeTruthy()
  })

  it('there is no other method', () => {
    const methods = new Set<string>()
    for (let one = alice.conn; one && one !== Object.prototype; one = Object.getPrototypeOf(one))
      for (const name of Object.getOwnPropertyNames(one)) if (typeof alice.conn[name] === 'function') methods.add(name)
    const here = new URL('.', import.meta.url)
    const files = readdirSync(here)
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => readFileSync(new URL(file, here), 'utf8'))
    const text = [...files, readFileSync(new URL('harness/world.ts', here), 'utf8')].join('\n')
    const tried = [...methods].filter((name) => new RegExp(`conn\\.${name}\\b|['"]${name}['"]`).test(text))
    // Parts of the SDK's own timers and checks that `open` and `close` run.
    const inner = ['_checkOpenParams', 'clear', 'clearTokenTimeout', 'closeByTokenExpired', 'compareTokenExpireTime']
    const rest = ['constructor', 'heartBeat', 'rejectMessage', 'tokenExpireTimeCountDown', 'usePlugin']
    expect(
      [...methods].filter((name) => !tried.includes(name) && ![...inner, ...rest].includes(name)).toSorted(),
    ).toEqual([])
  })
})
