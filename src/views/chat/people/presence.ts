import { cutText } from '#src/domain/text/text-limits.ts'
import { day, hour, type Instant, minute } from '#src/domain/time/instant.ts'
import type { Presences } from '#src/machines/presence/presence.machine.ts'
import type { Presence } from '../kit/chat-view.ts'

/** What one can say of oneself (chat §3); being there needs no words. */
export const ownStates = [
  { text: '在线', description: '' },
  { text: '忙碌', description: '忙碌' },
  { text: '离开', description: '离开' },
  { text: '看展中', description: '看展中' },
] as const

const WORDS_MAX = 20

/** How long ago, as one says it; what is long ago has no number. */
function agoText(ago: number): string {
  if (ago < minute) return '刚刚在线'
  if (ago < hour) return `${Math.floor(ago / minute)} 分钟前在线`
  if (ago < day) return `${Math.floor(ago / hour)} 小时前在线`
  return ago < 30 * day ? `${Math.floor(ago / day)} 天前在线` : '很久没有上线'
}

/** Pure: the presence of a person in words; null while nothing is known. */
export function presenceOf(users: Presences['users'], user: string, now: Instant): Presence | null {
  const known = users[user]
  if (!known) return null
  if (known.isOnline) return { online: true, text: cutText(known.ext, WORDS_MAX) || '在线' }
  return { online: false, text: known.lastAt > 0 ? agoText(Math.max(0, now - known.lastAt)) : '不在线' }
}

/** How long one follows somebody, and how long before the end that is renewed. */
export const followMs = day
const renewMs = hour

/** Pure: when the first of the subscriptions must be renewed; null without any. */
export function renewalAt(wanted: readonly string[], until: Presences['until']): Instant | null {
  const ends = wanted.flatMap((user) => until[user] ?? [])
  return ends.length === 0 ? null : Math.min(...ends) - renewMs
}

/** The service takes so many at once. */
const followsMax = 100

/** Pure: whom to follow now: who is not followed since the connection stands (`since`), and whose subscription is about to end. */
export const dueFollows = (
  wanted: readonly string[],
  until: Presences['until'],
  since: ReadonlySet<string>,
  now: Instant,
): string[] =>
  [...new Set(wanted)]
    .filter((user) => !since.has(user) || (until[user] ?? Infinity) - renewMs <= now)
    .slice(0, followsMax)
