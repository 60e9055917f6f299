import { fieldsOf, isRecord, textsOf } from '#src/domain/unknown.ts'
import { asText, type OperationsFact, operationsMachine } from '../operations.ts'

/** What a person says of themselves (chat §3, user info attributes); a text that is not set is ''. */
export interface Profile {
  readonly nickname: string
  /** An address from elsewhere: it is judged before it is loaded. */
  readonly avatar: string
  readonly sign: string
}

/** Everybody whose attributes have been asked for, by user name. Null: the service knows nobody of that name. */
export interface People {
  readonly people: Readonly<Record<string, Profile | null>>
}

export const noPeople: People = { people: {} }

const readProfile = (attributes: unknown): Profile | null => {
  if (!isRecord(attributes)) return null
  const { nickname, avatarurl, sign } = attributes
  return { nickname: asText(nickname), avatar: asText(avatarurl), sign: asText(sign) }
}

export type ImPeopleFact = OperationsFact<'imPeople', never>

/**
 * The names and pictures of people, in one place for every page (chat §3, §7). Operation: `profile` with `{ users }`, at most 100 at once;
 * what comes back replaces what was known of these people and leaves the others.
 */
export const imPeopleMachine = operationsMachine({
  id: 'imPeople',
  initial: noPeople,
  done(data, { input }, result) {
    const told = fieldsOf(result)
    const rows = textsOf(input['users']).map((user) => [user, readProfile(told[user])] as const)
    return { people: { ...data.people, ...Object.fromEntries(rows) } }
  },
})
