import { conversationHref } from '../message/message-body.ts'
import { type ChatMessage, readMessageExt } from '../message/message-ext.ts'
import { listTime } from '../kit/chat-time.ts'
import type { Hit, SearchView } from '../kit/chat-view.ts'
import type { Names } from '../../kit/chat/names.ts'
import { wordsOf } from '../message/summary.ts'

const fold = (text: string): string => text.toLowerCase()

/** So much is shown before the first hit in a long text. */
const BEFORE = 10

const wordsIn = (query: string): string[] =>
  fold(query)
    .split(/\s+/)
    .filter((word) => word !== '')

/** The first of the words from `from` on: where, and how long; the longer one when two begin together. */
function nextHit(inside: string, words: readonly string[], from: number): { at: number; length: number } | null {
  const hits = words
    .map((word) => ({ at: inside.indexOf(word, from), length: word.length }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at || b.length - a.length)
  return hits[0] ?? null
}

/** No character is cut in two. */
const wholeFrom = (text: string, at: number): number => (/[\uDC00-\uDFFF]/.test(text[at]!) ? at - 1 : at)

/** A text cut at every place where a word of `query` stands, hits at the odd places; none unless every word occurs. */
export function partsOf(text: string, query: string): string[] {
  const inside = fold(text)
  const words = wordsIn(query)
  // A text that grows when it is folded could not be cut at the same places.
  if (words.length === 0 || inside.length !== text.length || !words.every((word) => inside.includes(word))) return []
  const first = nextHit(inside, words, 0)!.at
  const start = first > BEFORE * 2 ? wholeFrom(text, first - BEFORE) : 0
  const parts: string[] = []
  let at = start
  for (let hit = nextHit(inside, words, at); hit; hit = nextHit(inside, words, at)) {
    parts.push(text.slice(at, hit.at), text.slice(hit.at, hit.at + hit.length))
    at = hit.at + hit.length
  }
  parts.push(text.slice(at))
  return start > 0 ? [`…${parts[0]}`, ...parts.slice(1)] : parts
}

/** Pure: what was found in the archive, and what the list of conversations shows; newest first, each message once. */
export function withLast(
  found: readonly ChatMessage[],
  last: readonly (ChatMessage | null)[],
  query: string,
): ChatMessage[] {
  const shown = last.flatMap((message) =>
    message !== null && partsOf(wordsOf(message.content), query).length > 0 ? [message] : [],
  )
  // The list has the beginning of a long text alone.
  const byId = new Map([...shown, ...found].map((message) => [message.id, message]))
  return [...byId.values()].toSorted((a, b) => b.at - a.at)
}

export interface SearchInput {
  readonly query: string
  readonly searching: boolean
  readonly friends: readonly string[]
  readonly groups: readonly { readonly id: string; readonly name: string }[]
  /** What is stored on this device and fits. */
  readonly messages: readonly ChatMessage[]
  readonly names: Names
  /** The name of a group, by its id. */
  readonly groupName: (id: string) => string
  readonly me: string
  readonly now: number
}

/** Each section shows so many. */
const HITS_MAX = 30

/** Pure: friends by name or account, groups by name, and messages by their words. */
export function viewSearch(input: SearchInput): SearchView {
  const { query, searching, names, now } = input
  if (query.trim() === '') return { query, searching: false, people: [], groups: [], messages: [] }
  const people = input.friends.flatMap((user): Hit[] => {
    const { name, avatar } = names.personOf(user)
    const isNamed = partsOf(name, query).length > 0
    const account = partsOf(user, query)
    if (!isNamed && account.length === 0) return []
    const parts = isNamed ? [] : [`藏家号 ${account[0]}`, ...account.slice(1)]
    return [{ key: user, isGroup: false, href: conversationHref(`chat:${user}`), name, avatar, parts, time: null }]
  })
  const groups = input.groups.flatMap(({ id, name }): Hit[] =>
    partsOf(name, query).length > 0
      ? [{ key: id, isGroup: true, href: conversationHref(`group:${id}`), name, avatar: null, parts: [], time: null }]
      : [],
  )
  const messages = input.messages.flatMap((message): Hit[] => {
    const parts = partsOf(wordsOf(message.content), query)
    if (parts.length === 0) return []
    const [kind, id] = split(message.conversation)
    const isGroup = kind !== 'chat'
    const sender = message.from === input.me ? '我' : callOf(message, names)
    const head = isGroup || message.from === input.me ? `${sender}：` : ''
    const { name, avatar } = isGroup ? { name: input.groupName(id), avatar: null } : names.personOf(id)
    const href = conversationHref(message.conversation, message.id)
    const said = [`${head}${parts[0]}`, ...parts.slice(1)]
    return [{ key: message.id, isGroup, href, name, avatar, parts: said, time: listTime(message.at, now) }]
  })
  const few = (hits: readonly Hit[]) => hits.slice(0, HITS_MAX)
  return { query, searching, people: few(people), groups: few(groups), messages: few(messages) }
}

export const split = (key: string): [kind: string, name: string] => {
  const at = key.indexOf(':')
  return [key.slice(0, at), key.slice(at + 1)]
}

/** What somebody is called: as known here, else as the message says. */
export function callOf(message: ChatMessage, names: Names): string {
  const name = names.nameOf(message.from)
  return name === message.from ? readMessageExt(message.ext).nickname || name : name
}
