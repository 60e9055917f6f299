import { fieldsOf, textsOf } from '#src/domain/unknown.ts'
import type { ContactEvent } from '#src/contract/im/client.ts'
import { asText, type OperationsFact, operationsMachine } from '../operations.ts'

export interface Invitation {
  readonly user: string
  readonly reason: string
  readonly at: number
}

/** Contacts, the block list, and invitations in both directions (chat §3, §4). */
export interface Contacts {
  readonly isLoaded: boolean
  readonly contacts: readonly string[]
  readonly blocked: readonly string[]
  /** Invitations that came and are not answered. */
  readonly received: readonly Invitation[]
  /** Invitations that were sent and are not answered. */
  readonly sent: readonly Invitation[]
  /** Who has refused, or removed the person. */
  readonly refusedBy: readonly string[]
}

export const noContacts: Contacts = {
  isLoaded: false,
  contacts: [],
  blocked: [],
  received: [],
  sent: [],
  refusedBy: [],
}

const without = (names: readonly string[], user: string): string[] => names.filter((name) => name !== user)
const withName = (names: readonly string[], user: string): string[] => [...without(names, user), user].toSorted()
const uninvited = (list: readonly Invitation[], user: string): Invitation[] => list.filter((one) => one.user !== user)
/** An answer ends the invitation in both directions. */
const answered = (data: Contacts, user: string): Contacts => ({
  ...data,
  received: uninvited(data.received, user),
  sent: uninvited(data.sent, user),
})
const befriended = (data: Contacts, user: string): Contacts => ({
  ...answered(data, user),
  contacts: withName(data.contacts, user),
  refusedBy: without(data.refusedBy, user),
})

/** What a change of the roster, asked for by this person, means here. */
function changed(data: Contacts, operation: string, user: string, reason: string, at: number): Contacts {
  switch (operation) {
    case 'add':
      return {
        ...data,
        sent: [...uninvited(data.sent, user), { user, reason, at }],
        refusedBy: without(data.refusedBy, user),
      }
    case 'accept':
      return befriended(data, user)
    case 'decline':
      return answered(data, user)
    case 'remove':
      return { ...data, contacts: without(data.contacts, user) }
    case 'ban':
      return { ...data, blocked: withName(data.blocked, user) }
    case 'allow':
      return { ...data, blocked: without(data.blocked, user) }
    default:
      return data
  }
}

/** The changes that this person has made on another device, by what is told of them. */
const made: Partial<Record<ContactEvent['event'], string>> = {
  invited: 'add',
  added: 'accept',
  refused: 'decline',
  deleted: 'remove',
}

/** What the server tells about the roster. */
function told(data: Contacts, { event, user, reason, at, isOwn }: ContactEvent): Contacts {
  if (isOwn) return changed(data, made[event] ?? '', user, reason, at)
  switch (event) {
    case 'invited':
      return {
        ...data,
        received: [...uninvited(data.received, user), { user, reason, at }],
        // Who invites does not refuse any more.
        refusedBy: without(data.refusedBy, user),
      }
    case 'added':
    case 'agreed':
      return befriended(data, user)
    case 'refused':
      return { ...answered(data, user), refusedBy: withName(data.refusedBy, user) }
    case 'deleted':
      return { ...data, contacts: without(data.contacts, user) }
    default:
      return data
  }
}

interface ContactTold {
  readonly contact: ContactEvent
}
export type ContactFact = OperationsFact<'contact', ContactTold>

/**
 * Contacts and the block list (chat §4; lc:contact-invitation, lc:block-list). Operations: `load`, and over the socket `add`, `accept`,
 * `decline`, `remove`, `ban`, `allow` with `{ user, reason? }`.
 */
export const contactMachine = operationsMachine({
  id: 'contact',
  initial: noContacts,
  done(data, { operation, input }, result, at) {
    if (operation !== 'load') return changed(data, operation, asText(input['user']), asText(input['reason']), at)
    const { contacts, blocked } = fieldsOf(result)
    return { ...data, isLoaded: true, contacts: textsOf(contacts).toSorted(), blocked: textsOf(blocked).toSorted() }
  },
  hears: (fact): fact is ContactTold => 'contact' in fact,
  heard: (data, { contact }) => told(data, contact),
  // The block list is not told, only that it has changed.
  follows: ({ contact }) => (contact.event === 'blocklistChanged' ? [{ operation: 'load', input: {} }] : []),
  tells: ({ operation, input }) =>
    operation === 'accept' || operation === 'decline'
      ? [
          {
            type: 'imInbox.noticeAnswered',
            user: asText(input['user']),
            group: null,
            answer: operation === 'accept' ? 'accepted' : 'declined',
          },
        ]
      : [],
})
