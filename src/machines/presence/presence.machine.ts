import { entriesOf, fieldsOf, textsOf } from '#src/domain/unknown.ts'
import type { PresenceState } from '#src/contract/im/client.ts'
import { asText, type OperationsFact, operationsMachine } from '../operations.ts'

/** Who is online, as far as this person has subscribed (chat §3). */
export interface Presences {
  readonly users: Readonly<Record<string, PresenceState>>
  readonly subscribed: readonly string[]
  /** Until when each subscription holds; it is renewed before. */
  readonly until: Readonly<Record<string, number>>
  /** What this person has published about itself. */
  readonly published: string
}

export const noPresences: Presences = { users: {}, subscribed: [], until: {}, published: '' }

const know = (data: Presences, values: readonly PresenceState[]): Presences => ({
  ...data,
  users: { ...data.users, ...Object.fromEntries(values.map((value) => [value.user, value])) },
})

const untilOf = (names: readonly string[], until: number) => Object.fromEntries(names.map((name) => [name, until]))

const isPresence = (value: unknown): value is PresenceState => typeof fieldsOf(value)['user'] === 'string'

interface PresenceTold {
  readonly values: readonly PresenceState[]
}
export type PresenceFact = OperationsFact<'presence', PresenceTold>

/** Presence: `publish`, `subscribe`, `unsubscribe`, `status`, and what the server tells (chat §3; lc:presence). */
export const presenceMachine = operationsMachine({
  id: 'presence',
  initial: noPresences,
  done(data, { operation, input }, result, at) {
    const names = textsOf(input['usernames'])
    switch (operation) {
      case 'publish':
        return { ...data, published: asText(input['description']) }
      case 'subscribe':
        return {
          ...know(data, entriesOf(result).filter(isPresence)),
          subscribed: [...new Set([...data.subscribed, ...names])],
          // The expiry is told in seconds.
          until: { ...data.until, ...untilOf(names, at + Number(input['expiry']) * 1000) },
        }
      case 'status':
        return know(data, entriesOf(result).filter(isPresence))
      case 'unsubscribe':
        return {
          ...data,
          subscribed: data.subscribed.filter((name) => !names.includes(name)),
          until: Object.fromEntries(Object.entries(data.until).filter(([name]) => !names.includes(name))),
        }
      default:
        return data
    }
  },
  hears: (fact): fact is PresenceTold => 'values' in fact,
  heard: (data, { values }) => know(data, values),
})
