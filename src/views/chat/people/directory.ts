import type { AnyMachineSnapshot } from 'xstate'
import type { Contacts } from '#src/machines/contact/contact.machine.ts'
import type { Groups } from '#src/machines/group/groups.ts'
import type { People } from '#src/machines/im-people/im-people.machine.ts'
import type { ImInboxContext } from '#src/machines/im-inbox/im-inbox.machine.ts'
import type { AskState, OperationsContext } from '#src/machines/operations.ts'
import type { Presences } from '#src/machines/presence/presence.machine.ts'
import type { SilentModes } from '#src/machines/silent-mode/silent-mode.machine.ts'
import type { Ask, Connection } from '../kit/chat-view.ts'

/** The streams that keep what the chat service knows, each with its data. */
export interface Directories {
  readonly 'im-people': People
  readonly contact: Contacts
  readonly group: Groups
  readonly presence: Presences
  readonly 'silent-mode': SilentModes
}

/** Pure: how the connection stands, as the person needs to know it. Who has not signed in to the chat is connecting. */
export function connectionOf(snapshot: AnyMachineSnapshot | undefined): Connection {
  const is = (state: string) => snapshot?.matches(state as never) ?? false
  if (is('connected')) return 'connected'
  if (is('offline')) return 'offline'
  if (snapshot?.matches({ expired: 'loggingIn' } as never)) return 'connecting'
  return ['gaveUp', 'refused', 'kicked', 'expired'].some(is) ? 'failed' : 'connecting'
}

/** Pure: the data of a directory; `empty` while its actor is being made. */
export const directoryOf = <Data>(snapshot: AnyMachineSnapshot | undefined, empty: Data): Data =>
  (snapshot?.context as OperationsContext<Data> | undefined)?.data ?? empty

/** Pure: a named question as a sheet follows it. */
export function askOf(known: AskState | undefined): Ask {
  return { state: known?.state ?? 'idle', failure: known?.failure?.message ?? null }
}

/** How facts of a stream begin: `silent-mode` says `silentMode.…`, `im-conversation/chat:bob` says `imConversation.…`. */
export const factPrefix = (stream: string): string =>
  stream.split('/', 1)[0]!.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Whether just this is under way or waits. */
export const isAsked = (
  snapshot: AnyMachineSnapshot | undefined,
  operation: string,
  input: Readonly<Record<string, unknown>>,
): boolean =>
  ((snapshot?.context as OperationsContext<unknown> | undefined)?.operations ?? []).some(
    (one) => one.operation === operation && JSON.stringify(one.input) === JSON.stringify(input),
  )

export const noPeopleKnown: People = { people: {} }
export const noContactsKnown: Contacts = {
  isLoaded: false,
  contacts: [],
  blocked: [],
  received: [],
  sent: [],
  refusedBy: [],
}
export const noGroupsKnown: Groups = { isLoaded: false, me: '', groups: {}, open: null }
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
}
