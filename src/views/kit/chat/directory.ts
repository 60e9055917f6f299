import type { Contacts } from '#src/machines/contact/contact.machine.ts'
import type { Groups } from '#src/machines/group/groups.ts'
import type { People } from '#src/machines/im-people/im-people.machine.ts'
import type { ImInboxContext } from '#src/machines/im-inbox/im-inbox.facts.ts'
import type { AskState } from '#src/machines/operations.ts'
import type { Presences } from '#src/machines/presence/presence.machine.ts'
import type { SilentModes } from '#src/machines/silent-mode/silent-mode.machine.ts'
import type { SnapshotOf, StateOf } from '#src/machines/streams.ts'
import type { Ask, Connection } from './people-view.ts'

/** The streams that keep what the chat service knows, each with its data. */
export interface Directories {
  readonly 'im-people': People
  readonly contact: Contacts
  readonly group: Groups
  readonly presence: Presences
  readonly 'silent-mode': SilentModes
}

const lostStates: readonly StateOf<'im-connection'>[] = ['gaveUp', 'refused', 'kicked', 'expired']

/** Pure: how the connection stands, as the person needs to know it. Who has not signed in to the chat is connecting. */
export function connectionOf(snapshot: SnapshotOf<'im-connection'> | undefined): Connection {
  const is = (state: StateOf<'im-connection'>) => snapshot?.matches(state) ?? false
  if (is('connected')) return 'connected'
  if (is('offline')) return 'offline'
  if (is({ expired: 'loggingIn' })) return 'connecting'
  return lostStates.some(is) ? 'failed' : 'connecting'
}

/** Pure: the data of a directory; `empty` while its actor is being made. */
export const directoryOf = <Data>(
  snapshot: { readonly context: { readonly data: Data } } | undefined,
  empty: NoInfer<Data>,
): Data => snapshot?.context.data ?? empty

/** Pure: a named question as a sheet follows it. */
export function askOf(known: AskState | undefined): Ask {
  return { state: known?.state ?? 'idle', failure: known?.failure?.message ?? null }
}

const prefixes = {
  'im-people': 'imPeople',
  contact: 'contact',
  group: 'group',
  presence: 'presence',
  thread: 'thread',
  'silent-mode': 'silentMode',
} as const
type OneStream = keyof typeof prefixes
/** Streams that are asked for operations. */
export type OperationStream = OneStream | `im-conversation/${string}`
const isOne = (stream: OperationStream): stream is OneStream => Object.hasOwn(prefixes, stream)

/** How facts of a stream begin: `silent-mode` says `silentMode.…`, `im-conversation/chat:bob` says `imConversation.…`. */
export const factPrefix = (stream: OperationStream) => (isOne(stream) ? prefixes[stream] : 'imConversation')

/** Whether just this is under way or waits. */
export const isAsked = (
  snapshot: SnapshotOf<OperationStream> | undefined,
  operation: string,
  input: Readonly<Record<string, unknown>>,
): boolean =>
  (snapshot?.context.operations ?? []).some(
    (one) => one.operation === operation && JSON.stringify(one.input) === JSON.stringify(input),
  )

/** Into which messages are translated: what the person has picked, Chinese until they pick. */
export const targetLanguage = (snapshot: SnapshotOf<'silent-mode'> | undefined): string =>
  directoryOf(snapshot, noSilenceKnown).language || 'zh-Hans'

export const noPeopleKnown: People = { people: {}, kept: null }
export const noContactsKnown: Contacts = {
  isLoaded: false,
  contacts: [],
  blocked: [],
  received: [],
  sent: [],
  refusedBy: [],
}
export const noGroupsKnown: Groups = { isLoaded: false, me: '', groups: {}, open: null, rooms: null }
/** A group by what an address calls it: a word that every object knows (`toString`) is no group. */
export const groupOf = ({ groups }: Pick<Groups, 'groups'>, id: string): Groups['groups'][string] | undefined =>
  Object.hasOwn(groups, id) ? groups[id] : undefined
export const noPresenceKnown: Presences = { users: {}, subscribed: [], until: {}, published: '' }
export const noSilenceKnown: SilentModes = { settings: {}, language: null }
export const noInbox: ImInboxContext = {
  user: '',
  lines: {},
  drafts: {},
  notices: [],
  open: null,
  failure: null,
  pinned: [],
  mentioned: [],
  leaving: [],
  leavingAfter: {},
  unlisted: {},
  isStale: false,
  isUntaken: false,
  tries: 0,
  retryAt: null,
}
