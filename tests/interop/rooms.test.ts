import { beforeAll, describe, expect, it } from 'vitest'
import { useWorld, type Any, type Device } from './harness/world.ts'

const world = useWorld()
let alice: Device
let bob: Device
let carol: Device
let room: string

const event = (device: Device, operation: string): Promise<Any> =>
  device.next('onChatroomEvent', (data) => data.operation === operation && data.id === room)

beforeAll(async () => {
  alice = await world.login('alice')
  bob = await world.login('bob')
  carol = await world.login('carol')
  const token = alice.conn.context.accessToken
  const { data } = await alice.conn.createChatRoom({
    name: '首发直播间',
    description: '聊',
    maxusers: 50,
    members: [],
    token,
  })
  room = data.id
  await bob.conn.joinChatRoom({ roomId: room })
})

describe('a chat room', () => {
  it('tells who comes in', async () => {
    expect(await event(alice, 'memberPresence')).toMatchObject({ from: 'bob' })
  })

  it('[const:chatroom-page] is listed, with details and members', async () => {
    const list = await bob.conn.getChatRooms({ pagenum: 1, pagesize: 20 })
    expect(list.data.find((row: Any) => row.id === room)).toMatchObject({
      name: '首发直播间',
      owner: 'alice',
      affiliations_count: 2,
    })
    const { data } = await bob.conn.getChatRoomDetails({ chatRoomId: room })
    expect(data[0]).toMatchObject({ id: room, name: '首发直播间', maxusers: 50 })
    const members = await bob.conn.listChatRoomMembers({ chatRoomId: room, pageNum: 1, pageSize: 20 })
    expect(members.data).toEqual([{ owner: 'alice' }, { member: 'bob' }])
  })

  it.each(['high', 'normal', 'low'])('[const:priority-tags] carries messages of priority %s', async (priority) => {
    const sent = await alice.text(room, `prio ${priority}`, { chatType: 'chatRoom', priority })
    const got = await bob.next('onTextMessage', (data) => data.id === sent.serverMsgId)
    expect(got).toMatchObject({
      chatType: 'chatRoom',
      from: 'alice',
      to: room,
      priority: expect.any(String),
      onlineState: 1,
    })
  })

  it('[err:001:send:1:not-in-group] is closed to those outside', async () => {
    await expect(carol.text(room, 'hi', { chatType: 'chatRoom' })).rejects.toMatchObject({ type: 602 })
  })

  it('can be changed by its owner', async () => {
    await alice.conn.modifyChatRoom({ chatRoomId: room, chatRoomName: '首发二号', description: '新', maxusers: 60 })
    await event(bob, 'updateInfo')
    expect((await bob.conn.getChatRoomDetails({ chatRoomId: room })).data[0]).toMatchObject({
      name: '首发二号',
      maxusers: 60,
    })
  })

  it('admins, mutes and allow list', async () => {
    await alice.conn.setChatRoomAdmin({ chatRoomId: room, username: 'bob' })
    await event(bob, 'setAdmin')
    expect((await alice.conn.getChatRoomAdmin({ chatRoomId: room })).data).toEqual(['bob'])
    await alice.conn.removeChatRoomAdmin({ chatRoomId: room, username: 'bob' })
    await event(bob, 'removeAdmin')
    await alice.conn.muteChatRoomMember({ chatRoomId: room, username: 'bob', muteDuration: 60_000 })
    await event(bob, 'muteMember')
    await expect(bob.text(room, 'x', { chatType: 'chatRoom' })).rejects.toMatchObject({ type: 507 })
    expect((await alice.conn.getChatRoomMutelist({ chatRoomId: room })).data[0].user).toBe('bob')
    await alice.conn.unmuteChatRoomMember({ chatRoomId: room, username: 'bob' })
    await event(bob, 'unmuteMember')
    await alice.conn.disableSendChatRoomMsg({ chatRoomId: room })
    await event(bob, 'muteAllMembers')
    await alice.conn.addUsersToChatRoomAllowlist({ chatRoomId: room, users: ['bob'] })
    await event(bob, 'addUserToAllowlist')
    await bob.text(room, 'allowed', { chatType: 'chatRoom' })
    await alice.conn.removeChatRoomAllowlistMember({ chatRoomId: room, userName: 'bob' })
    await event(bob, 'removeAllowlistMember')
    await alice.conn.enableSendChatRoomMsg({ chatRoomId: room })
    await event(bob, 'unmuteAllMembers')
  })

  it('announces', async () => {
    await alice.conn.updateChatRoomAnnouncement({ roomId: room, announcement: '八点开始' })
    await event(bob, 'updateAnnouncement')
    expect((await bob.conn.fetchChatRoomAnnouncement({ roomId: room })).data.announcement).toBe('八点开始')
  })

  it('[rt-member-29-chat-room-attribute-update] sets and reads attributes', async () => {
    const result = await alice.conn.setChatRoomAttributes({
      chatRoomId: room,
      attributes: { topic: '国风', step: '1' },
    })
    expect(result.data ?? result).toMatchObject({ successKeys: expect.arrayContaining(['topic', 'step']) })
    expect(await event(bob, 'updateChatRoomAttributes')).toMatchObject({ attributes: { topic: '国风', step: '1' } })
    expect((await bob.conn.getChatRoomAttributes({ chatRoomId: room, attributeKeys: ['topic'] })).data).toEqual({
      topic: '国风',
    })
  })

  it('[err:001:meta:is-not-part-of-you] attributes belong to who set them', async () => {
    await expect(
      bob.conn.setChatRoomAttribute({ chatRoomId: room, attributeKey: 'topic', attributeValue: 'x' }),
    ).rejects.toMatchObject({ type: 52 })
    await bob.conn.setChatRoomAttribute({
      chatRoomId: room,
      attributeKey: 'topic',
      attributeValue: 'forced',
      isForced: true,
    })
    expect((await bob.conn.getChatRoomAttributes({ chatRoomId: room, attributeKeys: ['topic'] })).data).toEqual({
      topic: 'forced',
    })
  })

  it('[err:001:meta:is-not-Legal] [err:001:meta:is-exceeding-maximum-limit] checks keys and values', async () => {
    const set = (attributeKey: string, attributeValue: string): Promise<unknown> =>
      alice.conn.setChatRoomAttribute({ chatRoomId: room, attributeKey, attributeValue })
    await expect(set('不行', 'x')).rejects.toMatchObject({ type: -3 })
    await expect(set('long', 'x'.repeat(5000))).rejects.toMatchObject({ type: 50 })
  })

  it('[rt-member-30-chat-room-attribute-removal] removes attributes', async () => {
    await alice.conn.removeChatRoomAttributes({ chatRoomId: room, attributeKeys: ['step'] })
    expect(await event(bob, 'removeChatRoomAttributes')).toMatchObject({ attributes: ['step'] })
  })

  it('[err:001:http400:60011] attributes are for those inside', async () => {
    await expect(
      carol.conn.getChatRoomAttributes({ chatRoomId: room, attributeKeys: ['topic'] }),
    ).rejects.toMatchObject({ type: 702 })
  })

  it('shares files', async () => {
    const data = await new Promise<Any>((done, fail) => {
      const file = {
        data: new File(['图'], 'a.txt', { type: 'text/plain' }),
        filename: 'a.txt',
        filetype: 'txt',
        url: '',
      }
      alice.conn.uploadChatRoomSharedFile({
        roomId: room,
        file,
        onFileUploadComplete: done,
        onFileUploadError: fail,
        onFileUploadProgress() {},
      })
    })
    await event(bob, 'uploadFile')
    const list = await bob.conn.getChatRoomSharedFilelist({ roomId: room })
    expect(list.data.map((row: Any) => row.file_id)).toEqual([data.data.file_id])
    await alice.conn.deleteChatRoomSharedFile({ roomId: room, fileId: data.data.file_id })
    await event(bob, 'deleteFile')
  })

  it('members leave, are added, removed and blocked', async () => {
    await bob.conn.leaveChatRoom({ roomId: room })
    expect(await event(alice, 'memberAbsence')).toMatchObject({ from: 'bob' })
    const added = await alice.conn.addUsersToChatRoom({ chatRoomId: room, users: ['bob', 'carol'] })
    expect(added.data.newmembers).toEqual(['bob', 'carol'])
    await alice.conn.removeChatRoomMember({ chatRoomId: room, username: 'carol' })
    await event(carol, 'removeMember')
    await alice.conn.blockChatRoomMember({ chatRoomId: room, username: 'bob' })
    await event(bob, 'removeMember')
    expect((await alice.conn.getChatRoomBlocklist({ chatRoomId: room })).data).toEqual(['bob'])
    await expect(bob.conn.joinChatRoom({ roomId: room })).rejects.toMatchObject({ type: 603 })
    await alice.conn.unblockChatRoomMember({ chatRoomId: room, username: 'bob' })
    await event(bob, 'unblockMember')
    await bob.conn.joinChatRoom({ roomId: room })
  })

  it('[err:001:http404:nofind:chatroom] is destroyed; then it does not exist', async () => {
    await alice.conn.destroyChatRoom({ chatRoomId: room, token: alice.conn.context.accessToken })
    await event(bob, 'destroy')
    await expect(bob.conn.joinChatRoom({ roomId: room })).rejects.toMatchObject({
      type: 705,
      message: 'The chat room dose not exist.',
    })
  })

  it('[err:001:http401:oauth] creating one needs its token argument', async () => {
    await expect(
      bob.conn.createChatRoom({ name: 'x', description: 'y', maxusers: 5, members: [] }),
    ).rejects.toMatchObject({ type: 52 })
  })
})
