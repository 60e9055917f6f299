import { type Fields, fieldsOf, isRecord, textsOf } from '#src/domain/unknown.ts'
import { asText, type OperationsFact, operationsMachine } from '../operations.ts'

/** What a person says of themselves (chat §3, user info attributes); a text that is not set is ''. */
export interface Profile {
  readonly nickname: string
  /** An address from elsewhere: it is judged before it is loaded. */
  readonly avatar: string
  readonly sign: string
  readonly gender: string
  readonly birth: string
  readonly mail: string
  /** What clients keep here is their own affair. */
  readonly ext: string
}

export interface People {
  /** Everybody whose attributes have been asked for, by user name. Null: the service knows nobody of that name. */
  readonly people: Readonly<Record<string, Profile | null>>
  /** What was told at the last visit, for as long as the service has not told anew; null until this device was asked. */
  readonly kept: Readonly<Record<string, Profile>> | null
}

export const noPeople: People = { people: {}, kept: null }

/** Somebody who tells nothing. */
export const noProfile: Profile = { nickname: '', avatar: '', sign: '', gender: '', birth: '', mail: '', ext: '' }

/** A profile as told; of what is not told, what was known before. */
const readProfile = (told: Fields, before: Profile = noProfile): Profile => ({
  nickname: asText(told['nickname'], before.nickname),
  avatar: asText(told['avatarurl'], before.avatar),
  sign: asText(told['sign'], before.sign),
  gender: asText(told['gender'], before.gender),
  birth: asText(told['birth'], before.birth),
  mail: asText(told['mail'], before.mail),
  ext: asText(told['ext'], before.ext),
})

export type ImPeopleFact = OperationsFact<'imPeople', never>

/**
 * What people say of themselves, in one place for every page (chat §3, §7). Operations: `profile` with `{ users }`, at most 100 at once;
 * `updateProfile` with `{ user, changes }`, of oneself; `recall` of what this device has kept. What comes back replaces what was known of
 * these people and leaves the others.
 */
export const imPeopleMachine = operationsMachine({
  id: 'imPeople',
  initial: noPeople,
  done(data, { operation, input }, result) {
    const told = fieldsOf(result)
    if (operation === 'updateProfile') {
      const user = asText(input['user'])
      const profile = readProfile({ ...fieldsOf(input['changes']), ...told }, data.people[user] ?? noProfile)
      return { ...data, people: { ...data.people, [user]: profile } }
    }
    if (operation === 'recall') {
      const known = Object.entries(fieldsOf(told['people'])).map(([user, one]) => [user, readProfile(fieldsOf(one))])
      return { ...data, kept: Object.fromEntries(known) }
    }
    const rows = textsOf(input['users']).map((user) => {
      const attributes = told[user]
      return [user, isRecord(attributes) ? readProfile(attributes) : null] as const
    })
    return { ...data, people: { ...data.people, ...Object.fromEntries(rows) } }
  },
})
