import { readPresence } from '../decode.ts'
import { chatTable } from './call.ts'
import { always, anyText, data, names, notNegative, positive, text, wrong } from './fields.ts'

/** The attributes of a user (chat §3). */
export const userAttributes = ['nickname', 'avatarurl', 'mail', 'phone', 'gender', 'sign', 'birth', 'ext'] as const
export type UserAttribute = (typeof userAttributes)[number]
export type UserProfile = Readonly<Partial<Record<UserAttribute, string>>>

/** One name or a list of them. */
const targets = ({ users }: { readonly users: string | readonly string[] }): string[] => {
  const list: unknown[] = typeof users === 'string' ? [users] : Array.isArray(users) ? users : []
  const isNamed = list.length > 0 && list.every((name) => typeof name === 'string' && name !== '')
  return isNamed ? (list as string[]) : wrong('illegal params')
}

const changed = ({ changes }: { readonly changes: UserProfile }): UserProfile => {
  if (changes === null || typeof changes !== 'object' || Array.isArray(changes)) wrong('illegal params')
  return Object.keys(changes).every((key) => (userAttributes as readonly string[]).includes(key))
    ? changes
    : wrong(`illegal key, only these keys ${userAttributes.join(',')} are allowed`)
}

/** Login, contacts, profiles, files. */
export const userCalls = chatTable({
  'users.token': {
    method: 'POST',
    path: '/token',
    auth: 'none',
    body: {
      grant_type: always('password'),
      username: text('username'),
      password: text('password'),
      timestamp: ({ at }: { readonly at: number }) => at,
    },
  },
  'users.exchangeToken': { method: 'POST', path: '/token', auth: 'external', body: { grant_type: always('agora') } },
  'contacts.list': { method: 'GET', path: '/users/{me}/contacts/users', read: data<readonly string[]> },
  'blocks.list': { method: 'GET', path: '/users/{me}/blocks/users', read: data<readonly string[]> },
  'users.profile': {
    method: 'POST',
    path: '/metadata/user/get',
    body: { targets, properties: always(userAttributes) },
    read: data<Readonly<Record<string, UserProfile>>>,
  },
  'users.updateProfile': {
    method: 'PUT',
    path: '/metadata/user/{me}',
    sends: 'form',
    body: changed,
    read: data<UserProfile>,
  },
  'files.upload': {
    method: 'POST',
    path: '/chatfiles',
    sends: 'file',
    read: (body: {
      readonly uri?: string
      readonly entities?: readonly { readonly uuid?: string; readonly 'share-secret'?: string }[]
    }) => body,
  },
})

const followed = ({ usernames }: { readonly usernames: readonly string[] }): string[] =>
  Array.isArray(usernames) && usernames.length > 0 ? names()({ usernames }) : wrong('usernames can not be empty')

const presences = ({ result }: { readonly result: readonly Parameters<typeof readPresence>[0][] }) =>
  Array.isArray(result) ? result.map(readPresence) : []

export const presenceCalls = chatTable({
  'presence.publish': {
    method: 'POST',
    path: '/users/{me}/presence/{resource}/1',
    body: { ext: anyText('description') },
  },
  'presence.subscribe': {
    method: 'POST',
    path: '/users/{me}/presence/{expiry}',
    params: { expiry: positive('expiry', 0) },
    body: { usernames: names() },
    read: presences,
  },
  'presence.unsubscribe': { method: 'DELETE', path: '/users/{me}/presence', body: followed },
  'presence.status': {
    method: 'POST',
    path: '/users/{me}/presence',
    body: { usernames: followed },
    read: presences,
  },
  'presence.subscribed': {
    method: 'GET',
    path: '/users/{me}/presence/sublist',
    query: { pageNum: notNegative('pageNum', 1), pageSize: notNegative('pageSize', 20) },
    read: ({ result }: { readonly result: unknown }) => result ?? null,
  },
})

/** A way to translate into: its code, and what it is called by those who speak it. */
export interface Language {
  readonly code: string
  readonly nativeName: string
}

export const translationCalls = chatTable({
  'silent.languages': {
    method: 'GET',
    path: '/users/{me}/translate/support/language',
    read: data<readonly Language[]>,
  },
  'messages.translate': {
    method: 'POST',
    path: '/users/{me}/translate',
    body: { text: text('text'), to: names('languages') },
    read: (body: {
      readonly data: readonly { readonly translations?: readonly { readonly to: string; readonly text: string }[] }[]
    }) => body.data[0]?.translations ?? [],
  },
})

export const pushCalls = chatTable({
  'silent.getLanguage': {
    method: 'GET',
    path: '/users/{me}/notification/language',
    read: data<{ readonly language: string }>,
  },
  'silent.language': {
    method: 'PUT',
    path: '/users/{me}/notification/language',
    body: { translationLanguage: text('language') },
    read: data<{ readonly language: string }>,
  },
})
