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
