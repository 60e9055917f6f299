import { chatBadge } from '#src/domain/text/badge.ts'
import { byReading, initialOf } from '#src/domain/text/initial.ts'
import type { ImInboxContext } from '#src/machines/im-inbox/im-inbox.facts.ts'
import type { ImMessageContext } from '#src/machines/im-message/im-message.machine.ts'
import type { Groups } from '#src/machines/group/groups.ts'
import type { Presences } from '#src/machines/presence/presence.machine.ts'
import type { SilentModes } from '#src/machines/silent-mode/silent-mode.machine.ts'
import { listTime } from './kit/chat-time.ts'
import type { ContactSection, ConversationLine, Presence } from './kit/chat-view.ts'
import type { Connection } from '../kit/chat/people-view.ts'
import { conversationHref } from './message/message-body.ts'
import type { Names } from '../kit/chat/names.ts'
import { presenceOf } from './people/presence.ts'
import { isTold } from './told-notices.ts'
import { isQuiet, readQuiet } from './setting/quiet.ts'
import { callOf, split } from './list/search.ts'
import { wordsOf } from './message/summary.ts'

export interface LinesInput {
  readonly inbox: Pick<ImInboxContext, 'lines' | 'drafts' | 'pinned' | 'mentioned' | 'user'>
  readonly outbox: ImMessageContext['items']
  readonly groups: Groups['groups']
  /** The names of one's groups have been told. */
  readonly hasGroups: boolean
  readonly presence: Presences['users']
  readonly silent: SilentModes['settings']
  readonly names: Names
  readonly support: string | null
  readonly now: number
}

type OutboxItem = ImMessageContext['items'][number]

/** The last message of each conversation. */
export const lastSaid = (lines: ImInboxContext['lines']) => Object.values(lines).flatMap(({ last }) => last ?? [])

/** Everybody whose name the list of conversations says: partners, and who wrote last. */
export const peopleInLines = (lines: ImInboxContext['lines'], drafts: ImInboxContext['drafts']): string[] => [
  ...[...Object.keys(lines), ...Object.keys(drafts)]
    .map(split)
    .flatMap(([kind, name]) => (kind === 'chat' ? name : [])),
  ...Object.values(lines).flatMap(({ last }) => (last ? last.from : [])),
]

/** The name of a group: what is known of it, or its number; while names are on their way no number flashes up in their place. */
export const groupName = (groups: Groups['groups'], id: string, isLoaded = true): string =>
  groups[id]?.name || (isLoaded ? `群聊 ${id}` : '群聊')

/** The newest message that is still on its way in a conversation. */
function onItsWay(outbox: readonly OutboxItem[], key: string): OutboxItem | undefined {
  return outbox.findLast(
    ({ conversation, outgoing }) => `${conversation.kind}:${conversation.name}` === key && 'content' in outgoing,
  )
}

const sendingStates: Readonly<Record<OutboxItem['status'], ConversationLine['sending']>> = {
  uploading: 'sending',
  queued: 'sending',
  pending: 'sending',
  confirming: 'unknown',
  failed: 'failed',
}

interface Ranked {
  readonly line: ConversationLine
  readonly at: number
}

function rank(key: string, input: LinesInput): Ranked {
  const { inbox, groups, hasGroups, names, now } = input
  const [kind, id] = split(key)
  const isGroup = kind !== 'chat'
  const known = inbox.lines[key]
  const last = known?.last ?? null
  const sent = onItsWay(input.outbox, key)
  const isSentLater = sent !== undefined && sent.at >= (last?.at ?? 0)
  const own = isSentLater && 'content' in sent.outgoing ? wordsOf(sent.outgoing.content) : null
  const at = isSentLater ? sent.at : (last?.at ?? 0)
  const who = last && isGroup && last.from !== inbox.user ? `${callOf(last, names)}：` : ''
  const unread = known?.unread ?? 0
  const badge = chatBadge(unread)
  const person = isGroup ? { name: groupName(groups, id, hasGroups), avatar: null } : names.personOf(id)
  return {
    at,
    line: {
      id: key,
      kind: isGroup ? 'group' : 'single',
      name: person.name,
      avatar: person.avatar,
      href: conversationHref(key),
      last: own ?? (last ? `${who}${wordsOf(last.content)}` : ''),
      time: at > 0 ? listTime(at, now) : '',
      unread: badge ?? null,
      unreadSpoken: badge === undefined ? '' : `${badge} 条未读`,
      quiet: isQuiet(readQuiet(input.silent[key], now), now),
      pinned: isOfficial(input, key) || inbox.pinned.includes(key),
      official: isOfficial(input, key),
      online: !isGroup && (presenceOf(input.presence, id, now)?.online ?? false),
      draft: inbox.drafts[key] ?? null,
      mentionsMe: inbox.mentioned.includes(key),
      sending: isSentLater ? sendingStates[sent.status] : null,
    },
  }
}

const isOfficial = ({ support }: LinesInput, key: string): boolean => support !== null && key === `chat:${support}`

/** Pure: the conversations, the support account first, then what is pinned, then the newest. Drafts alone make a line too. */
export function viewLines(input: LinesInput): ConversationLine[] {
  const keys = new Set([...Object.keys(input.inbox.lines), ...Object.keys(input.inbox.drafts)])
  const ranked = [...keys].filter((key) => /^(chat|group):/.test(key)).map((key) => rank(key, input))
  const level = ({ line }: Ranked) => (line.official ? 2 : line.pinned ? 1 : 0)
  return ranked.toSorted((a, b) => level(b) - level(a) || b.at - a.at).map(({ line }) => line)
}

/** Pure: how many notices were not read yet, of those that the page of notices tells. */
export const unreadNotices = (notices: ImInboxContext['notices']): number =>
  notices.filter((line) => !line.isRead && isTold(line)).length

/** Pure: friends by the initials of their names; `#` at the end. */
export function viewContacts(
  contacts: readonly string[],
  { personOf }: Names,
  presence: (user: string) => Presence | null,
  support: string | null,
): ContactSection[] {
  const rows = contacts
    .map((user) => ({
      ...personOf(user),
      presence: presence(user),
      official: user === support,
      href: conversationHref(`chat:${user}`),
    }))
    .toSorted((a, b) => byReading(a.name, b.name))
  const sections = new Map<string, ContactSection>()
  for (const row of rows) {
    const initial = initialOf(row.name)
    sections.set(initial, { initial, people: [...(sections.get(initial)?.people ?? []), row] })
  }
  return [...sections.values()]
}

/** Pure: whether the list can be shown; what is stored is shown whatever the connection says. */
export function statusOf(
  count: number,
  isListing: boolean,
  connection: Connection,
  failure: string | null,
): 'loading' | 'ready' | 'failed' {
  if (count > 0) return 'ready'
  if (connection === 'failed' || connection === 'offline') return 'failed'
  if (isListing || connection === 'connecting') return 'loading'
  return failure === null ? 'ready' : 'failed'
}
