import { beforeAll, describe, expect, it } from 'vitest'
import { useWorld, type Any, type Device } from './harness/world.ts'

const world = useWorld()
let alice: Device
let bob: Device
let carol: Device
let group: string

/** The next group event of this kind at a device. */
const event = (device: Device, operation: string, id = group): Promise<Any> =>
  device.next('onGroupEvent', (data) => data.operation === operation && data.id === id)

const create = async (more: Record<string, unknown> = {}): Promise<string> => {
  const data = {
    groupname: '藏友群',
    desc: '交流',
    members: [],
    public: true,
    approval: false,
    allowinvites: true,
    inviteNeedConfirm: false,
    maxusers: 10,
    ...more,
  }
  return (await alice.conn.createGroup({ data })).data.groupid
}
const members = async (id = group): Promise<string[]> =>
  (await alice.conn.listGroupMembers({ groupId: id, pageNum: 1, pageSize: 50 })).data.map(
    (row: Any) => row.owner ?? row.member,
  )

beforeAll(async () => {
  alice = await world.login('alice')
  bob = await world.login('bob')
  carol = await world.login('carol')
  group = await create({ members: ['bob'] })
})

describe('a group lives', () => {
  it('[rt-member-14-direct-join] invited members are in at once and hear it', async () => {
    expect(await event(bob, 'directJoined')).toMatchObject({ from: 'alice', name: '藏友群' })
    expect(await members()).toEqual(['alice', 'bob'])
  })

  it('its details', async () => {
    const { data } = await bob.conn.getGroupInfo({ groupId: group })
    expect(data[0]).toMatchObject({
      id: group,
      name: '藏友群',
      description: '交流',
      owner: 'alice',
      affiliations_count: 2,
      maxusers: 10,
      public: true,
    })
    expect(data[0].affiliations[1]).toMatchObject({ member: 'bob', joined_time: expect.any(Number) })
  })

  it('is listed for its members and in public', async () => {
    expect((await bob.conn.getJoinedGroups({ pageNum: 1, pageSize: 20 })).data).toContainEqual({
      groupid: group,
      groupname: '藏友群',
    })
    const detailed = await bob.conn.getJoinedGroups({
      pageNum: 1,
      pageSize: 20,
      needAffiliations: true,
      needRole: true,
    })
    expect(JSON.stringify(detailed)).toContain('"member"')
    expect((await carol.conn.getPublicGroups({ limit: 50 })).data.map((row: Any) => row.groupid)).toContain(group)
  })

  it('[rt-member-13-update-info] tells of changed details', async () => {
    await alice.conn.modifyGroup({ groupId: group, groupName: '藏友群二', description: '新' })
    const told = await event(bob, 'updateInfo')
    expect(told.detail).toMatchObject({
      name: '藏友群二',
      description: '新',
      public: true,
      approval: false,
      lastModified: expect.any(Number),
    })
  })

  it('messages reach every member, with attributes and read receipts on request', async () => {
    const sent = await alice.text(group, '大家好', { chatType: 'groupChat', msgConfig: { allowGroupAck: true } })
    const got = await bob.next('onTextMessage', (data) => data.id === sent.serverMsgId)
    expect(got).toMatchObject({
      chatType: 'groupChat',
      from: 'alice',
      to: group,
      msg: '大家好',
      msgConfig: { allowGroupAck: true },
    })
    await bob.send({
      type: 'read',
      chatType: 'groupChat',
      to: group,
      id: sent.serverMsgId,
      msgConfig: { allowGroupAck: true },
      ackContent: JSON.stringify({ ok: 1 }),
    })
    const receipt = await alice.next('onReadMessage', (data) => data.mid === sent.serverMsgId)
    expect(receipt.groupReadCount).toEqual({ [sent.serverMsgId]: 1 })
    const readers = await alice.conn.getGroupMsgReadUser({ msgId: sent.serverMsgId, groupId: group })
    expect(readers.data).toMatchObject({ total: 1, userlist: ['bob'], is_last: true })
  })

  it('history of the group is for its members', async () => {
    const page = await bob.conn.getHistoryMessages({ targetId: group, chatType: 'groupChat', pageSize: 5 })
    expect(page.messages[0]).toMatchObject({ chatType: 'groupChat', to: group })
    const request = { queue: `${group}@conference.easemob.com`, start: -1, end: -1, pull_number: 20 }
    const refused = await world.rest(
      'POST',
      '/demo/chat/users/carol/messageroaming',
      request,
      carol.conn.context.accessToken,
    )
    expect(refused.status).toBe(403)
  })

  it('[err:001:send:1:not-in-group] strangers cannot write', async () => {
    await expect(carol.text(group, 'hi', { chatType: 'groupChat' })).rejects.toMatchObject({ type: 602 })
  })
})

describe('coming and going [lc:group-membership]', () => {
  it('[rt-member-02-join] joins an open group; members hear it', async () => {
    await carol.conn.joinGroup({ groupId: group, message: '' })
    expect(await event(bob, 'memberPresence')).toMatchObject({ from: 'carol' })
    expect(await members()).toContain('carol')
  })

  it('[rt-member-03-leave] leaves; members hear it', async () => {
    await carol.conn.leaveGroup({ groupId: group })
    expect(await event(bob, 'memberAbsence')).toMatchObject({ from: 'carol' })
    expect(await members()).not.toContain('carol')
  })

  it('[rt-member-04-request-to-join] asks where approval is needed, and is accepted', async () => {
    const closed = await create({ approval: true })
    await carol.conn.joinGroup({ groupId: closed, message: '求加入' })
    expect(await event(alice, 'requestToJoin', closed)).toMatchObject({ from: 'carol' })
    await alice.next(
      'legacy:onPresence',
      (data) => data.type === 'joinGroupNotifications' && data.gid === closed && data.reason === '求加入',
    )
    await alice.conn.acceptGroupJoinRequest({ applicant: 'carol', groupId: closed })
    await event(carol, 'acceptRequest', closed)
    expect(await members(closed)).toEqual(['alice', 'carol'])
  })

  it('[rt-member-06-decline] or is refused', async () => {
    const closed = await create({ approval: true })
    await carol.conn.joinGroup({ groupId: closed, message: '求加入' })
    await event(alice, 'requestToJoin', closed)
    await alice.conn.rejectGroupJoinRequest({ applicant: 'carol', groupId: closed, reason: '满了' })
    await carol.next('legacy:onPresence', (data) => data.type === 'joinPublicGroupDeclined' && data.gid === closed)
    expect(await members(closed)).toEqual(['alice'])
  })

  it('[rt-member-07-invite] invites where a consent is needed; the invited user accepts', async () => {
    const polite = await create({ inviteNeedConfirm: true, allowinvites: false })
    await alice.conn.inviteUsersToGroup({ groupId: polite, users: ['carol'] })
    expect(await event(carol, 'inviteToJoin', polite)).toMatchObject({ from: 'alice', name: '藏友群' })
    await carol.conn.acceptGroupInvite({ invitee: 'carol', groupId: polite })
    expect(await event(alice, 'acceptInvite', polite)).toMatchObject({ from: 'carol' })
    expect(await members(polite)).toEqual(['alice', 'carol'])
  })

  it('[rt-member-09-reject-invite] or declines', async () => {
    const polite = await create({ inviteNeedConfirm: true })
    await alice.conn.inviteUsersToGroup({ groupId: polite, users: ['bob'] })
    await event(bob, 'inviteToJoin', polite)
    await bob.conn.rejectGroupInvite({ invitee: 'bob', groupId: polite })
    expect(await event(alice, 'rejectInvite', polite)).toMatchObject({ from: 'bob' })
  })

  it('[rt-member-10-remove-member] removes one and several', async () => {
    const crowd = await create({ members: ['bob', 'carol', 'dave', 'erin'] })
    await alice.conn.removeGroupMember({ groupId: crowd, username: 'bob' })
    expect(await event(bob, 'removeMember', crowd)).toMatchObject({ from: 'alice' })
    expect(await event(carol, 'memberAbsence', crowd)).toMatchObject({ from: 'bob' })
    const { data } = await alice.conn.removeGroupMembers({ groupId: crowd, users: ['dave', 'erin'] })
    expect(data).toHaveLength(2)
    expect(await members(crowd)).toEqual(['alice', 'carol'])
  })
})

describe('roles', () => {
  it('[rt-member-17-add-admin] [rt-member-18-remove-admin] makes and unmakes admins', async () => {
    await alice.conn.setGroupAdmin({ groupId: group, username: 'bob' })
    await event(bob, 'setAdmin')
    expect((await alice.conn.getGroupAdmin({ groupId: group })).data).toEqual(['bob'])
    await alice.conn.removeGroupAdmin({ groupId: group, username: 'bob' })
    await event(bob, 'removeAdmin')
    expect((await alice.conn.getGroupAdmin({ groupId: group })).data).toEqual([])
  })

  it('[err:001:send:15:muted] [rt-member-19-mute-member] a muted member cannot write until unmuted', async () => {
    const { data } = await alice.conn.muteGroupMember({ groupId: group, username: 'bob', muteDuration: 60_000 })
    expect(data[0]).toMatchObject({ result: true, user: 'bob' })
    await event(bob, 'muteMember')
    expect((await alice.conn.getGroupMutelist({ groupId: group })).data).toEqual([
      { user: 'bob', expire: expect.any(Number) },
    ])
    await expect(bob.text(group, 'mmh', { chatType: 'groupChat' })).rejects.toMatchObject({ type: 507 })
    await alice.conn.unmuteGroupMember({ groupId: group, username: 'bob' })
    await event(bob, 'unmuteMember')
    await bob.text(group, 'free again', { chatType: 'groupChat' })
  })

  it('[err:001:send:1:whitelist] [rt-member-21-mute-all] when all are muted only the allow list may write', async () => {
    await alice.conn.disableSendGroupMsg({ groupId: group })
    await event(bob, 'muteAllMembers')
    await expect(bob.text(group, 'hello', { chatType: 'groupChat' })).rejects.toMatchObject({ type: 506 })
    await alice.conn.addUsersToGroupAllowlist({ groupId: group, users: ['bob'] })
    await event(bob, 'addUserToAllowlist')
    expect((await bob.conn.isInGroupAllowlist({ groupId: group, userName: 'bob' })).data).toMatchObject({ white: true })
    await bob.text(group, 'allowed', { chatType: 'groupChat' })
    expect((await alice.conn.getGroupAllowlist({ groupId: group })).data).toContain('bob')
    await alice.conn.removeGroupAllowlistMember({ groupId: group, userName: 'bob' })
    await event(bob, 'removeAllowlistMember')
    await alice.conn.enableSendGroupMsg({ groupId: group })
    await event(bob, 'unmuteAllMembers')
  })

  it('[rt-member-11-ban] [rt-member-12-allow] a blocked member is out and stays out until unblocked', async () => {
    const strict = await create({ members: ['carol'] })
    await alice.conn.blockGroupMember({ groupId: strict, username: 'carol' })
    await event(carol, 'removeMember', strict)
    expect((await alice.conn.getGroupBlocklist({ groupId: strict })).data).toEqual(['carol'])
    await expect(carol.conn.joinGroup({ groupId: strict, message: '' })).rejects.toMatchObject({ type: 603 })
    await alice.conn.unblockGroupMember({ groupId: strict, username: 'carol' })
    await event(carol, 'unblockMember', strict)
    await carol.conn.joinGroup({ groupId: strict, message: '' })
    await alice.conn.blockGroupMembers({ groupId: strict, usernames: ['carol', 'dave'] })
    expect((await alice.conn.getGroupBlocklist({ groupId: strict })).data).toEqual(['carol', 'dave'])
    await alice.conn.unblockGroupMembers({ groupId: strict, usernames: ['carol', 'dave'] })
    expect((await alice.conn.getGroupBlocklist({ groupId: strict })).data).toEqual([])
  })

  it('[rt-member-16-change-owner] passes the group on', async () => {
    const mine = await create({ members: ['bob'] })
    await alice.conn.changeGroupOwner({ groupId: mine, newOwner: 'bob' })
    expect(await event(bob, 'changeOwner', mine)).toMatchObject({ from: 'alice' })
    expect(await members(mine)).toEqual(['bob', 'alice'])
    await expect(alice.conn.destroyGroup({ groupId: mine })).rejects.toMatchObject({ type: 603 })
  })

  it('[err:001:http403:else] members cannot manage', async () => {
    await expect(
      bob.conn.muteGroupMember({ groupId: group, username: 'alice', muteDuration: 1 }),
    ).rejects.toMatchObject({ type: 603, message: 'permission denied' })
  })
})

describe('announcement, files, messages off', () => {
  it('[rt-member-25-update-announcement] announces', async () => {
    await alice.conn.updateGroupAnnouncement({ groupId: group, announcement: '今晚八点首发' })
    await event(bob, 'updateAnnouncement')
    expect((await bob.conn.fetchGroupAnnouncement({ groupId: group })).data.announcement).toBe('今晚八点首发')
  })

  it('[rt-member-27-upload-file] [rt-member-28-delete-file] [const:shared-files-page] shares a file', async () => {
    const data = await new Promise<Any>((done, fail) => {
      const file = {
        data: new File(['合同'], '合同.txt', { type: 'text/plain' }),
        filename: '合同.txt',
        filetype: 'txt',
        url: '',
      }
      alice.conn.uploadGroupSharedFile({
        groupId: group,
        file,
        onFileUploadComplete: done,
        onFileUploadError: fail,
        onFileUploadProgress() {},
      })
    })
    expect(data.data.file_name).toBe('合同.txt')
    await event(bob, 'uploadFile')
    const { data: files } = await bob.conn.getGroupSharedFilelist({ groupId: group })
    expect(files).toEqual([expect.objectContaining({ file_id: data.data.file_id, file_owner: 'alice', file_size: 6 })])
    await alice.conn.deleteGroupSharedFile({ groupId: group, fileId: data.data.file_id })
    await event(bob, 'deleteFile')
    expect((await bob.conn.getGroupSharedFilelist({ groupId: group })).data).toEqual([])
  })

  it('a member can switch its messages off', async () => {
    await bob.conn.blockGroupMessages({ groupId: group })
    await alice.text(group, 'unheard', { chatType: 'groupChat' })
    await alice.text('bob', 'marker')
    await bob.next('onTextMessage', (data) => data.msg === 'marker')
    expect(bob.all('onTextMessage', (data) => data.msg === 'unheard')).toEqual([])
  })

  it('[rt-member-01-delete-group] is destroyed; members hear it and it is gone', async () => {
    await alice.conn.destroyGroup({ groupId: group })
    await event(bob, 'destroy')
    await expect(alice.conn.listGroupMembers({ groupId: group, pageNum: 1, pageSize: 20 })).rejects.toMatchObject({
      type: 605,
    })
    await expect(bob.text(group, 'anyone?', { chatType: 'groupChat' })).rejects.toMatchObject({ type: 605 })
  })
})

describe('limits', () => {
  it('[err:001:http403:members-limit] more members than allowed', async () => {
    await expect(create({ maxusers: 2, members: ['bob', 'carol'] })).rejects.toMatchObject({ type: 607 })
  })

  it('[err:001:http403:list-full:group] a full group', async () => {
    const small = await create({ maxusers: 2, members: ['bob'] })
    await expect(carol.conn.joinGroup({ groupId: small, message: '' })).rejects.toMatchObject({ type: 606 })
  })

  it('[err:001:http404:user-not-found] nobody of that name', async () => {
    await expect(create({ members: ['nobody-at-all'] })).rejects.toMatchObject({ type: 204 })
  })

  it('copies of group operations reach the other devices of who did them', async () => {
    const tablet = await world.login('alice', { deviceId: 'tablet' })
    const id = await create({ members: ['bob'] })
    await alice.conn.updateGroupAnnouncement({ groupId: id, announcement: 'copy' })
    await event(tablet, 'updateAnnouncement', id)
    expect(alice.all('onGroupEvent', (data) => data.operation === 'updateAnnouncement' && data.id === id)).toEqual([])
  })
})
