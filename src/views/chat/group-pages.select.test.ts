import { noProfile } from '#src/machines/im-people/im-people.machine.ts'
import { describe, expect, it } from 'vitest'
import type { Groups, GroupState } from '#src/machines/group/groups.ts'
import { languagesIn, quietOperation, reportable, viewGroup, viewPerson } from './chat-setting.select.ts'
import { notAsked } from '../kit/chat/people-view.ts'
import { noContactsKnown } from '../kit/chat/directory.ts'
import { groupNumberIn, viewCard, viewChatRooms, viewGroupLines, viewOpenGroups } from './group-list.select.ts'
import { abilitiesOver, viewFiles } from './member-setting.select.ts'
import { canInvite, everybodyIn, mutedText, viewMembers } from './members.select.ts'
import type { ChatMessage } from './message/message-ext.ts'
import { namesFrom } from '../kit/chat/names.ts'
import { ownRole } from './group/role.ts'

/** 2026-03-01 08:00 in Beijing. */
const now = 1_772_323_200_000
const hour = 3_600_000
const named = (nickname: string) => ({ ...noProfile, nickname })
const names = namesFrom(
  { bob: named('墨砚'), carol: named('青瓷'), dave: named('听松') },
  { userId: 'me', nickname: '我', avatar: '' },
)

const group = (shown: Partial<GroupState> = {}): GroupState => ({
  id: '7',
  kind: 'group',
  name: '藏友群',
  membership: 'member',
  detail: {},
  members: ['me', 'bob', 'carol', 'dave'],
  admins: ['bob'],
  muted: [],
  allowed: [],
  blocked: [],
  isAllMuted: false,
  owner: 'carol',
  attributes: {},
  known: [],
  mutedUntil: {},
  announcement: null,
  files: null,
  ...shown,
})
const all = (...list: GroupState[]): Groups => ({
  isLoaded: true,
  me: 'me',
  groups: Object.fromEntries(list.map((one) => [one.id, one])),
  open: {
    rows: [
      { id: '7', name: '藏友群' },
      { id: '8', name: '晒图' },
    ],
    cursor: '',
  },
  rooms: null,
})

describe('the groups one is in', () => {
  const list = (groups: Groups, query = '') =>
    viewGroupLines({
      groups,
      counted: [{ groupId: '8', members: 46, owner: 'me' }],
      silent: { 'group:7': { type: 'NONE' } },
      query,
      now,
    })

  it('are listed with role, count and quiet', () => {
    const groups = all(
      group(),
      group({ id: '8', name: '晒图', members: [], owner: '', admins: [] }),
      group({ id: '9', membership: 'outside' }),
    )
    expect(list(groups).map(({ name, members, role, quiet }) => [name, members, role, quiet])).toEqual([
      ['藏友群', 4, null, true],
      ['晒图', 46, '群主', false],
    ])
    expect(list(groups, '晒').map(({ id }) => id)).toEqual(['8'])
  })

  it('and those one could join say how one stands to them, found by name or number', () => {
    const groups = all(
      group(),
      group({ id: '8', name: '晒图', membership: 'requested' }),
      group({ id: '55', name: '不公开', membership: 'outside' }),
    )
    expect(viewOpenGroups(groups, '').map(({ id, relation }) => [id, relation])).toEqual([
      ['7', 'member'],
      ['8', 'requested'],
    ])
    expect(viewOpenGroups(groups, '55').map(({ name, relation }) => [name, relation])).toEqual([['不公开', 'outside']])
    expect(viewOpenGroups(groups, '晒').map(({ id }) => id)).toEqual(['8'])
    expect([' 12 ', '1a', ''].map(groupNumberIn)).toEqual(['12', '', ''])
  })

  it('chat rooms say whether one is in, are found by name or number, and go when they are closed', () => {
    const row = (id: string, name: string) => ({ id, name, members: 3 })
    const rooms = { rows: [row('7', '首发大厅'), row('8', ''), row('9', '散场')], pages: 1, isEnd: true }
    const room = (id: string, membership: GroupState['membership']) => group({ id, kind: 'room', membership })
    const groups = { ...all(room('7', 'member'), room('9', 'destroyed')), rooms }
    expect(viewChatRooms(groups, '')).toEqual([
      { id: '7', name: '首发大厅', members: 3, isInside: true },
      { id: '8', name: '聊天室 8', members: 3, isInside: false },
    ])
    expect(viewChatRooms(groups, '8').map(({ id }) => id)).toEqual(['8'])
    expect(viewChatRooms(groups, '首发').map(({ id }) => id)).toEqual(['7'])
    expect(viewChatRooms({ ...groups, rooms: null }, '')).toEqual([])
  })

  it('tell of themselves once they were asked', () => {
    const detail = { affiliations_count: 4, maxUsers: 200, approval: true, description: '聊画' }
    expect(viewCard(group({ detail }), notAsked).items).toEqual([
      { description: '聊画', members: 4, maxUsers: 200, needsApproval: true },
    ])
    expect(viewCard(undefined, notAsked).state).toBe('loading')
    expect(viewCard(undefined, { state: 'failed', failure: '没有' })).toMatchObject({
      state: 'failed',
      failure: '没有',
    })
  })
})

describe('members', () => {
  it('are ordered by role and name, with mutes in words', () => {
    const muted = group({ muted: ['dave', 'bob'], mutedUntil: { dave: now + hour, bob: -1 } })
    const rows = viewMembers({ group: muted, me: 'me', names, presence: {}, query: '', now })
    expect(rows.map(({ name, role, muted: said }) => [name, role, said])).toEqual([
      ['青瓷', 'owner', null],
      ['墨砚', 'admin', '禁言中'],
      ['听松', 'member', '禁言到今天 09:00'],
      ['我', 'member', null],
    ])
    // Oneself is here; of others nothing is known.
    expect(rows.map(({ name, online, isMe }) => [name, online, isMe]).at(-1)).toEqual(['我', true, true])
    expect(rows.slice(0, 3).some(({ online, isMe }) => online || isMe)).toBe(false)
    const presence = { dave: { isOnline: true, ext: '', lastAt: now } } as never
    const here = viewMembers({ group: muted, me: 'me', names, presence, query: '', now }).filter(({ online }) => online)
    expect(here.map(({ name }) => name)).toEqual(['听松', '我'])
    expect(mutedText(group({ muted: ['dave'], mutedUntil: { dave: now - 1 } }), 'dave', now)).toBeNull()
    expect(mutedText(group({ muted: ['dave'], mutedUntil: { dave: 0 } }), 'dave', now)).toBeNull()
    expect(viewMembers({ group: muted, me: 'me', names, presence: {}, query: '墨', now })).toHaveLength(1)
    expect(everybodyIn(group({ members: ['bob'] }))).toEqual(['carol', 'bob'])
  })

  it('bring others in where the group allows it', () => {
    expect(canInvite(group(), 'me')).toBe(false)
    expect(canInvite(group(), 'bob')).toBe(true)
    expect(canInvite(group({ detail: { allowInvites: true } }), 'me')).toBe(true)
  })

  it('can be looked after by those above them, as far as the server has told', () => {
    const can = (me: string, user: string, shown: Partial<GroupState> = {}) =>
      Object.entries(abilitiesOver(group(shown), me, user)).flatMap(([what, may]) => (may ? [what] : []))
    expect(can('carol', 'bob')).toEqual(['admin', 'mute', 'remove', 'transfer', 'allow', 'block'])
    expect(can('bob', 'dave')).toEqual(['mute', 'remove', 'allow', 'block'])
    expect([can('bob', 'carol'), can('dave', 'me'), can('carol', 'carol'), can('bob', 'erin')]).toEqual([
      [],
      [],
      [],
      [],
    ])
    expect(can('carol', 'bob', { membership: 'destroyed' })).toEqual([])
    expect(ownRole(group({ admins: [], detail: { permission: 'admin' } }), 'me')).toBe('admin')
  })
})

it('lists files of a group with the one on its way first, and lets their owner remove them', () => {
  const files = [
    { id: 'f1', name: '清单.pdf', owner: 'bob', size: 9, at: now },
    { id: 'f2', name: '', owner: 'me', size: 9, at: 0 },
  ]
  const load = { state: 'ready', failure: null } as const
  const shown = viewFiles({
    group: group({ files }),
    load,
    rising: { name: '新.txt', bytes: 3 },
    falling: 'f1',
    me: 'me',
    names,
    now,
  })
  expect(shown.items.map(({ name, owner, progress, canRemove }) => [name, owner, progress, canRemove])).toEqual([
    ['新.txt', '我', 'unknown', false],
    ['清单.pdf', '墨砚', 'unknown', false],
    ['未命名的文件', '我', null, true],
  ])
})

describe('settings', () => {
  it('[A-48] ask for each kind of quiet as the service wants it', () => {
    const span = { from: { hours: 22, minutes: 30 }, to: { hours: 7, minutes: 15 } }
    expect(quietOperation('k', null, now)).toEqual({ operation: 'clear', input: { conversation: 'k' } })
    expect(quietOperation('k', { kind: 'minutes', minutes: 60 }, now).input).toEqual({
      conversation: 'k',
      paramType: 1,
      duration: hour,
    })
    expect(quietOperation('k', { kind: 'until', day: '2026-03-02' }, now).input).toEqual({
      conversation: 'k',
      paramType: 1,
      duration: Date.parse('2026-03-02T00:00:00+08:00') - now,
    })
    expect(quietOperation('k', { kind: 'mentions' }, now).input).toMatchObject({ paramType: 0, remindType: 'AT' })
    expect(quietOperation('k', { kind: 'always' }, now).input).toMatchObject({ paramType: 0, remindType: 'NONE' })
    expect(quietOperation('k', { kind: 'daily', span }, now).input).toMatchObject({
      paramType: 2,
      startTime: span.from,
      endTime: span.to,
    })
  })

  it('into what messages are translated is what the service names, and something before it has', () => {
    expect(languagesIn([{ code: 'fr', nativeName: 'Français' }])).toEqual([{ code: 'fr', text: 'Français' }])
    expect(languagesIn(null).map(({ code }) => code)).toContain('zh-Hans')
  })

  it('report the newest message of somebody else', () => {
    const said = (id: string, from: string, at: number) =>
      ({ id, from, at, content: { type: 'txt', msg: 'x' }, ext: {} }) as unknown as ChatMessage
    expect(reportable([said('1', 'bob', 1), said('2', 'me', 2)], said('3', 'bob', 3), 'me')?.id).toBe('3')
    expect(reportable([said('2', 'me', 2)], null, 'me')).toBeNull()
  })

  it('show a person or a group', () => {
    const person = {
      user: 'bob',
      contacts: { ...noContactsKnown, blocked: ['bob'] },
      names,
      presence: null,
      isBlocking: false,
      support: 'bob',
    }
    expect(viewPerson(person)).toMatchObject({ isFriend: false, official: true, blocked: { on: true, pending: false } })
    expect(viewGroup(group({ owner: 'me' }), 'me', names)).toMatchObject({
      memberCount: 4,
      isOwner: true,
      announcement: '',
    })
  })
})
