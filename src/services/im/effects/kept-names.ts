import { fieldsOf, isRecord, rowsOf, textOf, textsOf } from '#src/domain/unknown.ts'
import type { Operation } from '#src/machines/operations.ts'
import type { Tools } from '../../effect.ts'
import type { OperationStream } from '#src/contract/im/rest/operations.ts'

/**
 * What people and groups of the chat were called at the last visit, so that they have names where the service cannot be asked
 * (docs/decisions/0037): for the person who is signed in, until they sign out.
 */
const KEY = 'names'
/** Ours: those who were asked about last. */
const PEOPLE_MOST = 300

interface Names {
  /** Attributes by user name, as the service tells them. */
  readonly people: Readonly<Record<string, unknown>>
  /** Names by id. */
  readonly groups: Readonly<Record<string, unknown>>
}

interface Kept extends Names {
  /** The people, whoever was asked about last first: names that are numbers stand in another order by themselves. */
  readonly asked: readonly string[]
}

/** What is kept for a person; what anything else has left there is nothing. */
function readFor(vault: Tools['vault'], userId: string): Kept {
  try {
    const kept = fieldsOf(JSON.parse(vault.get(KEY) ?? '{}'))
    if (userId !== '' && kept['userId'] === userId) {
      const people = fieldsOf(kept['people'])
      // An older release has noted no order.
      const asked = new Set([...textsOf(kept['asked']), ...Object.keys(people)])
      return {
        people,
        groups: fieldsOf(kept['groups']),
        asked: [...asked].filter((user) => Object.hasOwn(people, user)),
      }
    }
  } catch {
    // It is told anew with the next connection.
  }
  return { people: {}, groups: {}, asked: [] }
}

/** What an answer says of names: of people those who were asked about, of groups all. */
function told(stream: OperationStream, { operation, input }: Operation, result: unknown, kept: Kept): Partial<Kept> {
  if (stream === 'group' && operation === 'load')
    return { groups: Object.fromEntries(rowsOf(fieldsOf(result)['groups']).map(({ id, name }) => [textOf(id), name])) }
  if (stream !== 'im-people' || operation !== 'profile') return {}
  const asked = textsOf(input['users'])
  const answers = fieldsOf(result)
  const fresh = asked.flatMap((user) => {
    const { nickname, avatarurl } = fieldsOf(answers[user])
    return isRecord(answers[user]) ? [[user, { nickname, avatarurl }] as const] : []
  })
  const people = { ...kept.people, ...Object.fromEntries(fresh) }
  const others = kept.asked.filter((user) => !asked.includes(user))
  const last = [...new Set([...fresh.map(([user]) => user), ...others])].slice(0, PEOPLE_MOST)
  return { people: Object.fromEntries(last.map((user) => [user, people[user]])), asked: last }
}

export function keptNames({ vault }: Pick<Tools, 'vault'>) {
  const owner = () => vault.credentials()?.userId ?? ''
  return {
    recall: (): Names => {
      const { people, groups } = readFor(vault, owner())
      return { people, groups }
    },
    note(stream: OperationStream, operation: Operation, result: unknown): void {
      const userId = owner()
      const before = readFor(vault, userId)
      const news = told(stream, operation, result, before)
      if (userId === '' || Object.keys(news).length === 0) return
      vault.set(KEY, JSON.stringify({ userId, ...before, ...news }))
    },
  }
}
