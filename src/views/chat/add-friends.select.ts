import type { AnswerOf } from '#src/contract/rest/calls.ts'
import { typedNumber } from '#src/domain/text/typed-text.ts'
import { isMobile } from '#src/domain/form/validators.ts'
import type { Contacts } from '#src/machines/contact/contact.machine.ts'
import type { People } from '#src/machines/im-people/im-people.machine.ts'
import type { FoundPerson } from './add-friends.screen.tsx'
import type { Ask, Loaded } from '../kit/chat/people-view.ts'
import { conversationHref } from './message/message-body.ts'
import type { Names } from '../kit/chat/names.ts'

/** An account as the service spells it; '' when no account can be called so. */
export function accountIn(query: string): string {
  const account = query.trim().toLowerCase()
  return /^[a-z0-9_\-.]{1,64}$/.test(account) ? account : ''
}

/** The phone number that is looked for; '' when it is none. */
export function phoneIn(query: string): string {
  const phone = typedNumber(query)
  return isMobile(phone) ? phone : ''
}

/** The chat account of somebody, as `chat.registeredUser` answers it. */
export type AccountRow = Pick<AnswerOf<'chat.registeredUser'>, 'account'>

/** How looking up a phone number stands. */
export interface Lookup {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly failure: { readonly reason: string; readonly message: string } | null
}

/** Pure: what there is to show before the account of a phone number is known; null when it is. */
export function viewLookup({ status, failure }: Lookup): Loaded<FoundPerson> | null {
  if (status === 'ready') return null
  // The server has said no: nobody has this number.
  if (failure?.reason === 'refused') return { state: 'ready', items: [], failure: null }
  return failure === null || status === 'loading'
    ? { state: 'loading', items: [], failure: null }
    : { state: 'failed', items: [], failure: failure.message }
}

/** Pure: how one stands to somebody. */
export function relationTo(user: string, contacts: Contacts, me: string): FoundPerson['relation'] {
  if (user === me) return 'self'
  if (contacts.blocked.includes(user)) return 'blocked'
  if (contacts.contacts.includes(user)) return 'friend'
  return contacts.sent.some((one) => one.user === user) ? 'invited' : 'stranger'
}

export interface FoundInput {
  /** What was looked for; null before the first time. */
  readonly sought: string | null
  readonly ask: Ask
  readonly people: People['people']
  readonly contacts: Contacts
  readonly names: Names
  readonly me: string
}

/** Pure: who was found. An account that nobody has is found by nobody, without asking. */
export function viewFound({ sought, ask, people, contacts, names, me }: FoundInput): Loaded<FoundPerson> | null {
  if (sought === null) return null
  const user = accountIn(sought)
  const known = user === me ? {} : people[user]
  if (user === '' || known === null) return { state: 'ready', items: [], failure: null }
  if (known === undefined) {
    return ask.state === 'failed'
      ? { state: 'failed', items: [], failure: ask.failure }
      : { state: 'loading', items: [], failure: null }
  }
  const relation = relationTo(user, contacts, me)
  const hasRefused = relation === 'stranger' && contacts.refusedBy.includes(user)
  const talkHref = relation === 'friend' ? conversationHref(`chat:${user}`) : null
  return { state: 'ready', items: [{ ...names.personOf(user), relation, talkHref, hasRefused }], failure: null }
}
