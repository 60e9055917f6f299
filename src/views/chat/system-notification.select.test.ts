import { noProfile } from '#src/machines/im-people/im-people.machine.ts'
import { expect, it } from 'vitest'
import type { NoticeLine } from '#src/machines/im-inbox/im-inbox.facts.ts'
import { noContactsKnown } from '../kit/chat/directory.ts'
import { namesFrom } from '../kit/chat/names.ts'
import { noticeKey, peopleInNotices, viewNews } from './system-notification.select.ts'

const names = namesFrom({ bob: { ...noProfile, nickname: '墨砚', avatar: '' } }, null)
const contact = (event: 'added' | 'refused' | 'deleted' | 'invited', user: string): NoticeLine => ({
  notice: { contact: { event, user, reason: '', at: 1 } },
  at: 1,
  isRead: false,
})
const inGroup = (operation: string, to: string[] = [], kind: 'group' | 'room' = 'group'): NoticeLine => ({
  notice: { group: { operation, kind, id: '7', name: '藏友群', from: 'bob', to, reason: '', at: 2 } },
  at: 2,
  isRead: true,
})

it('tells what has happened, in words, without what asks for an answer', () => {
  const notices = [
    contact('added', 'bob'),
    contact('deleted', 'carol'),
    contact('invited', 'dave'),
    inGroup('directJoined', ['me']),
    inGroup('addMute', ['me', 'b', 'c', 'd']),
    inGroup('invite'),
    inGroup('circle'),
    inGroup('kick', [], 'room'),
  ]
  const input = {
    notices,
    fresh: new Set([noticeKey(notices[0]!)]),
    contacts: { ...noContactsKnown, contacts: ['bob'] },
    groups: {},
    names,
    me: 'me',
    now: 3,
  }
  expect(viewNews(input).map(({ text, about, fresh, href }) => [text, about, fresh, href])).toEqual([
    ['你和墨砚成为了好友', null, true, '#/pages/chat/myChat?id=chat%3Abob'],
    ['carol把你从好友中删除了', null, false, '#/pages/chat/addFirends?user=carol'],
    ['墨砚邀请你加入了群聊', '藏友群', false, null],
    ['你、b、c等 4 人被禁言了', '藏友群', false, null],
  ])
  expect(peopleInNotices(notices.slice(0, 1))).toEqual(['bob'])
})

it('has a sentence for whatever happens among people and in groups, of who did it and whom it happened to', () => {
  const input = { fresh: new Set<string>(), contacts: noContactsKnown, groups: {}, names, me: 'me', now: 3 }
  const said = (notice: NoticeLine) => viewNews({ ...input, notices: [notice] }).map(({ text }) => text)
  const people = { agreed: '同意了你的好友申请', refused: '拒绝了你的好友申请' } as const
  for (const [event, words] of Object.entries(people))
    expect(said(contact(event as 'refused', 'bob'))).toEqual([`墨砚${words}`])
  const groups: Readonly<Record<string, string>> = {
    destroy: '墨砚解散了群聊',
    applyAccept: '你的入群申请通过了',
    applyDecline: '你的入群申请没有通过',
    inviteAccept: '墨砚接受了入群邀请',
    inviteDecline: '墨砚拒绝了入群邀请',
    directJoined: '墨砚邀请你加入了群聊',
    presence: '墨砚加入了群聊',
    join: '墨砚加入了群聊',
    absence: '墨砚退出了群聊',
    leave: '墨砚退出了群聊',
    kick: '你被移出了群聊',
    ban: '你被加入了群黑名单',
    allow: '你被移出了群黑名单',
    update: '墨砚修改了群资料',
    assignOwner: '你成为了群主',
    addAdmin: '你成为了管理员',
    removeAdmin: '你不再是管理员',
    addMute: '你被禁言了',
    removeMute: '你解除了禁言',
    muteAll: '墨砚开启了全员禁言',
    unmuteAll: '墨砚关闭了全员禁言',
    addAllow: '你被加入了白名单',
    removeAllow: '你被移出了白名单',
    updateAnnouncement: '墨砚更新了群公告',
    deleteAnnouncement: '墨砚删除了群公告',
    uploadFile: '墨砚上传了群文件',
    deleteFile: '墨砚删除了群文件',
  }
  for (const [operation, words] of Object.entries(groups)) expect(said(inGroup(operation, ['me']))).toEqual([words])
  // What happened to nobody in particular happened to who did it; three are named, of more the number is told.
  expect(said(inGroup('addMute'))).toEqual(['墨砚被禁言了'])
  expect(said(inGroup('kick', ['b', 'c', 'd']))).toEqual(['b、c、d被移出了群聊'])
  expect(said(inGroup('kick', ['b', 'c', 'd', 'e']))).toEqual(['b、c、d等 4 人被移出了群聊'])
})

it('leads into a group one is in and to nobody else’s, and names it as it is called now', () => {
  const input = { fresh: new Set<string>(), contacts: noContactsKnown, names, me: 'me', now: 3 }
  const shown = (membership: string, name: string, told = '藏友群') => {
    const notice: NoticeLine = inGroup('update')
    if ('group' in notice.notice) Object.assign(notice.notice.group, { name: told })
    const groups = { '7': { membership, name } } as never
    return viewNews({ ...input, groups, notices: [notice] }).map(({ about, href }) => [about, href])[0]
  }
  expect(shown('member', '新名字')).toEqual(['新名字', '#/pages/chat/myChat?id=group%3A7'])
  expect(shown('outside', '')).toEqual(['藏友群', null])
  expect(shown('outside', '', '')).toEqual(['群聊 7', null])
})
