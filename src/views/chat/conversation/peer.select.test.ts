import { describe, expect, it } from 'vitest'
import type { GroupState } from '#src/machines/group/groups.ts'
import { blockedIn, isMutedForUnknownTime, peerName, roleIn } from './peer.select.ts'
import { noGroupsKnown } from '../../kit/chat/directory.ts'

const group = (more: Partial<GroupState> = {}): GroupState => ({
  id: '7',
  kind: 'group',
  name: '藏友群',
  membership: 'member',
  detail: {},
  members: ['me', 'bob'],
  admins: ['carol'],
  muted: [],
  allowed: [],
  blocked: [],
  isAllMuted: false,
  owner: 'bob',
  attributes: {},
  mutedUntil: {},
  known: [],
  announcement: null,
  files: null,
  ...more,
})
const names = {
  nameOf: (user: string) => `《${user}》`,
  personOf: (id: string) => ({ id, name: id, avatar: null }),
}

describe('whoever one talks to', () => {
  it('is called by name, or by what it is', () => {
    const thread = {
      id: '9',
      name: '讲解',
      parentId: '7',
      messageId: '1',
      status: 'member',
      messageCount: 0,
      updatedAt: 0,
    } as const
    const known = {
      names,
      groups: { ...noGroupsKnown, groups: { 7: group() } },
      threads: { me: 'me', threads: { 9: thread } },
    }
    const called = (kind: 'chat' | 'group' | 'thread' | 'room', name: string) => peerName({ kind, name }, known)
    expect([called('chat', 'bob'), called('group', '7'), called('thread', '9')]).toEqual(['《bob》', '藏友群', '讲解'])
    expect([called('group', '8'), called('thread', '8'), called('room', '8')]).toEqual(['群聊', '话题', '聊天室'])
  })

  it('has a role in a group', () => {
    expect(['bob', 'carol', 'me'].map((user) => roleIn(group(), user))).toEqual(['群主', '管理员', null])
    expect(roleIn(undefined, 'bob')).toBeNull()
  })
})

describe('whether one may speak', () => {
  const blocked = (more: Partial<GroupState>, me = 'me', now = 0) => blockedIn(group(more), me, true, now)

  it('is so as long as nobody says otherwise', () => {
    expect([blocked({}), blockedIn(undefined, 'me', true, 0)]).toEqual([null, null])
    expect(blockedIn(group({ membership: 'outside' }), 'me', false, 0)).toBeNull()
  })
  it('is not so for those who are muted, unless they run the group or are allowed', () => {
    expect(blocked({ muted: ['me'] })).toContain('禁言')
    expect(blocked({ isAllMuted: true })).toContain('全员禁言')
    expect([blocked({ isAllMuted: true }, 'bob'), blocked({ isAllMuted: true, allowed: ['me'] })]).toEqual([null, null])
  })
  it('is so again once a mute is over, where it is known until when', () => {
    const muted = { muted: ['me'], mutedUntil: { me: 5000 } }
    expect([blocked(muted, 'me', 4999), blocked(muted, 'me', 5000)]).toEqual(['你已被管理员禁言', null])
    expect(blocked({ muted: ['me'], mutedUntil: { me: -1 } }, 'me', 5000)).toBe('你已被管理员禁言')
    const unknown = [{ muted: ['me'] }, muted, { muted: ['bob'] }].map((more) =>
      isMutedForUnknownTime(group(more), 'me'),
    )
    expect(unknown).toEqual([true, false, false])
  })
  it('is not so for those who are not there any more', () => {
    expect([
      blocked({ membership: 'destroyed' }),
      blocked({ membership: 'banned' }),
      blocked({ membership: 'outside' }),
    ]).toEqual(['这个群已经解散，不能再发言', '这个群已把你移出，不能再发言', '你不在这里，不能发言'])
  })
})
