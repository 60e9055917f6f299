import { noProfile } from '#src/machines/im-people/im-people.machine.ts'
import { describe, expect, it } from 'vitest'
import { mucOperations } from '#src/contract/im/muc.ts'
import { rosterEvents } from '#src/contract/im/roster.ts'
import { mentionExt } from '#src/domain/text/mention.ts'
import {
  groupName,
  lastSaid,
  type LinesInput,
  peopleInLines,
  statusOf,
  unreadNotices,
  viewContacts,
  viewLines,
} from './chat.select.ts'
import { noContactsKnown } from '../kit/chat/directory.ts'
import type { ChatMessage, Content } from './message/message-ext.ts'
import { namesFrom } from '../kit/chat/names.ts'
import { questionsIn } from './people/invitations.ts'
import { viewNews } from './system-notification.select.ts'

/** 2026-03-01 08:00 in Beijing. */
const now = 1_772_323_200_000
const minute = 60_000
const names = namesFrom(
  {
    bob: { ...noProfile, nickname: '墨砚', avatar: '', sign: '' },
    carol: { ...noProfile, nickname: '青瓷', avatar: '', sign: '' },
  },
  { userId: 'me', nickname: '我自己', avatar: '' },
)
const message = (id: string, conversation: string, from: string, content: Content, ago = 1): ChatMessage => ({
  id,
  conversation,
  from,
  to: 'me',
  at: now - ago * minute,
  content,
  ext: {},
  onlineState: 1,
})
const text = (msg: string): Content => ({ type: 'txt', msg })
const line = (last: ChatMessage | null, unread = 0, key = last?.conversation ?? '') => ({
  [key]: { key, last, unread },
})

const input = (
  shown: Partial<Omit<LinesInput, 'inbox'>> & { inbox?: Partial<LinesInput['inbox']> } = {},
): LinesInput => ({
  outbox: [],
  groups: {},
  hasGroups: true,
  presence: {},
  silent: {},
  names,
  support: 'support',
  now,
  ...shown,
  inbox: { lines: {}, drafts: {}, pinned: [], mentioned: [], user: 'me', ...shown.inbox },
})
const only = (shown: Parameters<typeof input>[0]) => viewLines(input(shown))[0]!

describe('the list of conversations', () => {
  it('says the last message in words, whatever it is', () => {
    const contents: [Content, string][] = [
      [text('早\n\n安'), '早 安'],
      [{ type: 'img', url: 'https://a/b' } as Content, '[图片]'],
      [{ type: 'audio', url: 'https://a/b', duration: 7 } as Content, '[语音] 7 秒'],
      [{ type: 'video', url: 'https://a/b' } as Content, '[视频]'],
      [{ type: 'file', url: 'https://a/b', filename: '清单.pdf' } as Content, '[文件] 清单.pdf'],
      [{ type: 'loc', lat: 1, lng: 2, buildingName: '美术馆' } as Content, '[位置] 美术馆'],
      [{ type: 'cmd', action: 'x' } as Content, ''],
      [{ type: 'custom', event: 'other' } as Content, '[暂不支持的消息]'],
    ]
    const said = contents.map(
      ([content]) => only({ inbox: { lines: line(message('1', 'chat:bob', 'bob', content)) } }).last,
    )
    expect(said).toEqual(contents.map(([, words]) => words))
  })

  it('puts the support account first, then what is pinned, then the newest', () => {
    const lines = {
      ...line(message('1', 'chat:bob', 'bob', text('a'), 5)),
      ...line(message('2', 'chat:carol', 'carol', text('b'), 9)),
      ...line(message('3', 'chat:support', 'support', text('c'), 99)),
      ...line(message('4', 'chat:dave', 'dave', text('d'), 1)),
    }
    const shown = viewLines(input({ inbox: { lines, pinned: ['chat:carol'] } }))
    expect(shown.map(({ id, pinned, official }) => [id, pinned, official])).toEqual([
      ['chat:support', true, true],
      ['chat:carol', true, false],
      ['chat:dave', false, false],
      ['chat:bob', false, false],
    ])
    expect(viewLines(input({ support: null, inbox: { lines } })).every(({ official }) => !official)).toBe(true)
  })

  it('names who speaks in a group, marks what speaks to the person, and shows 99+', () => {
    const said = { ...message('1', 'group:7', 'bob', text('在吗')), ext: mentionExt(['me']) }
    const shown = only({
      groups: { '7': { name: '藏友群' } as never },
      silent: { 'group:7': { type: 'NONE' } },
      inbox: { lines: line(said, 120), mentioned: ['group:7'] },
    })
    expect(shown).toMatchObject({
      kind: 'group',
      name: '藏友群',
      last: '墨砚：在吗',
      unread: '99+',
      mentionsMe: true,
      quiet: true,
    })
    expect(shown.unreadSpoken).toBe('99+ 条未读')
    expect(groupName({}, '9')).toBe('群聊 9')
    expect(groupName({}, '9', false)).toBe('群聊')
  })

  it('shows a draft alone, and what is on its way before what has arrived', () => {
    expect(only({ inbox: { drafts: { 'chat:bob': '写到一半' } } })).toMatchObject({
      name: '墨砚',
      draft: '写到一半',
      time: '',
    })
    const item = {
      localId: '9',
      conversation: { kind: 'chat', name: 'bob' },
      outgoing: { content: text('刚写的') },
      status: 'confirming',
      failure: null,
      at: now,
      writtenAt: now,
    } as const
    const lines = line(message('1', 'chat:bob', 'bob', text('旧的')))
    expect(only({ outbox: [item], inbox: { lines } })).toMatchObject({ last: '刚写的', sending: 'unknown' })
    const failed = { ...item, status: 'failed' as const, at: now - 9 * minute }
    expect(only({ outbox: [failed], inbox: { lines } })).toMatchObject({ last: '旧的', sending: null })
  })

  it('asks for the names of partners and of who wrote last', () => {
    const lines = {
      ...line(message('1', 'group:7', 'bob', text('a'))),
      ...line(message('2', 'chat:carol', 'me', text('b'))),
    }
    expect(peopleInLines(lines, { 'chat:dave': 'x' })).toEqual(['carol', 'dave', 'bob', 'me'])
  })

  it('shows what is stored whatever the connection says', () => {
    expect(statusOf(1, false, 'offline', '坏了')).toBe('ready')
    expect(statusOf(0, false, 'offline', null)).toBe('failed')
    expect(statusOf(0, false, 'connecting', null)).toBe('loading')
    expect(statusOf(0, true, 'connected', null)).toBe('loading')
    expect(statusOf(0, false, 'connected', '坏了')).toBe('failed')
    expect(statusOf(0, false, 'connected', null)).toBe('ready')
  })

  it('counts notices that were not read', () => {
    const notice = { contact: { event: 'added', user: 'bob', reason: '', at: 1 } } as const
    expect(
      unreadNotices([
        { notice, at: 1, isRead: false },
        { notice, at: 1, isRead: true },
      ]),
    ).toBe(1)
  })

  it('counts exactly the notices that the page of notices shows, whatever happens to people and in groups (IMI-17)', () => {
    const contacts = [...new Set(Object.values(rosterEvents))].map((event) => ({
      contact: { event, user: 'bob', reason: '', at: 1 },
    }))
    const groups = (['group', 'room'] as const).flatMap((kind) =>
      mucOperations.map((operation) => ({
        group: { operation, kind, id: '7', name: '群', from: 'bob', to: ['carol'], reason: '', at: 1 },
      })),
    )
    const input = { fresh: new Set<string>(), contacts: noContactsKnown, groups: {}, names, me: 'me', now: 3 }
    for (const notice of [...contacts, ...groups]) {
      const notices = [{ notice, at: 1, isRead: false }]
      const shown = viewNews({ ...input, notices }).length + questionsIn(notices).length
      expect([notice, unreadNotices(notices)]).toEqual([notice, shown])
    }
  })
})

it('orders friends by the initials of their names', () => {
  const sections = viewContacts(['10031', 'carol', 'bob', 'support'], names, () => null, 'support')
  expect(sections.map(({ initial, people }) => [initial, people.map(({ name }) => name)])).toEqual([
    ['M', ['墨砚']],
    ['Q', ['青瓷']],
    ['S', ['support']],
    ['#', ['10031']],
  ])
  expect(sections[2]!.people[0]!.official).toBe(true)
})

describe('a line of the list, at its edges', () => {
  const sending = (localId: string, words: string, at: number, kind: 'chat' | 'group' = 'chat') =>
    ({
      localId,
      conversation: { kind, name: 'bob' },
      outgoing: { content: text(words) },
      status: 'queued',
      failure: null,
      at,
      writtenAt: at,
    }) as const

  it('shows the newest of what is on its way, also of the same moment as what came, and of its own conversation', () => {
    const lines = line(message('1', 'chat:bob', 'bob', text('旧的'), 0))
    const outbox = [sending('8', '前一条', now), sending('9', '后一条', now), sending('10', '别处', now, 'group')]
    expect(only({ outbox, inbox: { lines } })).toMatchObject({ last: '后一条', sending: 'sending' })
    const before = sending('8', '前一条', now - 1)
    expect(only({ outbox: [before], inbox: { lines } })).toMatchObject({ last: '旧的', sending: null })
    const acked = { ...sending('8', '', now), outgoing: { ack: 'read' } } as never
    expect(only({ outbox: [acked], inbox: { lines } })).toMatchObject({ last: '旧的', sending: null })
  })

  it('names nobody for one’s own words in a group, and nobody between two', () => {
    const of = (conversation: string, from: string) =>
      only({ inbox: { lines: line(message('1', conversation, from, text('好'))) } }).last
    expect([of('group:7', 'me'), of('group:7', 'bob'), of('chat:bob', 'bob')]).toEqual(['好', '墨砚：好', '好'])
  })

  it('is online where a person is, never a group of the same number', () => {
    const presence = { '7': { isOnline: true, ext: '', lastAt: now } } as never
    const online = (key: string) =>
      only({ presence, inbox: { lines: line(message('1', key, 'bob', text('好'))) } }).online
    expect([online('chat:7'), online('group:7')]).toEqual([true, false])
  })

  it('is of people and groups: what was said in a room or about a thread makes none', () => {
    const lines = {
      ...line(message('1', 'room:7', 'bob', text('a'))),
      ...line(message('2', 'thread:8', 'bob', text('b'))),
    }
    expect(viewLines(input({ inbox: { lines } }))).toEqual([])
    expect(lastSaid({ ...lines, 'chat:x': { key: 'chat:x', last: null, unread: 0 } }).map(({ id }) => id)).toEqual([
      '1',
      '2',
    ])
  })
})
