import type { People } from '#src/machines/im-people/im-people.machine.ts'
import { safePicture } from '../app/links.ts'
import type { Person } from './people-view.ts'

/** The signed-in person as the app knows them. */
export interface Me {
  readonly userId: string
  readonly nickname: string
  readonly avatar: string
}

/** What people are called and what they look like: one place for every page of the chat. */
export interface Names {
  /** The nickname, or the account while nothing is known. */
  readonly nameOf: (user: string) => string
  readonly personOf: (user: string) => Person
}

/** Pure: names from the attributes that are known; one's own come from the account. */
export function namesFrom(people: People['people'], me: Me | null): Names {
  const personOf = (user: string): Person => {
    const isMe = me !== null && user === me.userId
    const name = isMe ? me.nickname : people[user]?.nickname
    const avatar = isMe ? me.avatar : people[user]?.avatar
    return { id: user, name: name || user, avatar: avatar ? safePicture(avatar) : null }
  }
  return { nameOf: (user) => personOf(user).name, personOf }
}

/** The service answers about so many people at once. */
const profilesMax = 100

/** Pure: whom to ask about now, in requests of at most 100. Empty and repeated names are left out. */
export function unknownPeople(users: readonly string[], people: People['people']): string[][] {
  const wanted = [...new Set(users)].filter((user) => user !== '' && !Object.hasOwn(people, user))
  return Array.from({ length: Math.ceil(wanted.length / profilesMax) }, (_, at) =>
    wanted.slice(at * profilesMax, (at + 1) * profilesMax),
  )
}
