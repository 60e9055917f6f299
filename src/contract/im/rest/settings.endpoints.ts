import type { Conversation } from '../client.ts'
import { readConversationKey } from '../client.ts'
import { chatTable, type Identity } from './call.ts'
import { always, conversationOf, data, isGroup, names, number, refuse, text } from './fields.ts'

interface Clock {
  readonly hours: number
  readonly minutes: number
}

/** chat §3: type 0 sends the remind type, 1 a duration in ms, 2 a daily interval; hours and minutes are not 0. */
export interface SilentInput {
  readonly paramType: 0 | 1 | 2
  readonly remindType?: string
  readonly duration?: number
  readonly startTime?: Clock
  readonly endTime?: Clock
}

const clock = (input: SilentInput, name: 'startTime' | 'endTime'): string => {
  const { hours, minutes } = (input[name] ?? {}) as { hours?: unknown; minutes?: unknown }
  const isSet = typeof hours === 'number' && typeof minutes === 'number' && hours !== 0 && minutes !== 0
  return isSet ? `${hours}:${minutes}` : refuse(name)
}

function silentBody(input: SilentInput): object {
  if (input.paramType === undefined) refuse('options')
  switch (input.paramType) {
    case 0:
      return { type: text('remindType')(input as { remindType: string }) }
    case 1:
      return { ignoreDuration: number('duration')(input as { duration: number }) }
    case 2:
      return { ignoreInterval: `${clock(input, 'startTime')}-${clock(input, 'endTime')}` }
    default:
      return refuse('paramType')
  }
}

/** Of one conversation, or of all where none is named. Rooms cannot be silenced. */
interface Whose {
  readonly conversation?: string
}

const silenced = (conversation: string): Conversation =>
  conversationOf({ conversation }, ['chat', 'group', 'thread'], ['conversationId', 'type'])

const path = '/users/{me}/notification/{kind:user|chatgroup}/{target}'
const whose = {
  kind: ({ conversation }: Whose) =>
    conversation === undefined || !isGroup(silenced(conversation)) ? 'user' : 'chatgroup',
  target: ({ conversation }: Whose, who: Identity) =>
    conversation === undefined ? who.user : silenced(conversation).name,
}
const whoseOne = {
  kind: (input: { readonly conversation: string }) => (isGroup(silenced(input.conversation)) ? 'chatgroup' : 'user'),
  target: (input: { readonly conversation: string }) => silenced(input.conversation).name,
}

const listed =
  (isWanted: (one: Conversation) => boolean) =>
  (input: { readonly conversations: readonly string[] }): string =>
    names(
      'conversations',
      'conversationList',
    )(input)
      .map(readConversationKey)
      .filter(isWanted)
      .map(({ name }) => name)
      .join(',')

type Setting = Readonly<Record<string, unknown>>

export const silentCalls = chatTable({
  'silent.get': { method: 'GET', path, params: whose, read: data<Setting> },
  'silent.set': { method: 'PUT', path, params: whose, body: silentBody, read: data<Setting> },
  'silent.clear': { method: 'PUT', path, params: whoseOne, body: { type: always('DEFAULT') }, read: data<Setting> },
  'silent.list': {
    method: 'GET',
    path: '/users/{me}/notification',
    query: { user: listed((one) => !isGroup(one)), group: listed(isGroup) },
    read: data<{ readonly user: Setting; readonly group: Setting }>,
  },
})
