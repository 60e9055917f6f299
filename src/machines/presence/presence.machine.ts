import type { PresenceState } from '#src/contract/im/client.ts'
import { asText, operationsMachine } from '../operations.ts'

/** Who is online, as far as this person has subscribed (chat §3). */
export interface Presences {
  readonly users: Readonly<Record<string, PresenceState>>
  readonly subscribed: readonly string[]
  /** What this person has published about itself. */
  readonly published: string
}

export const noPresences: Presences = { users: {}, subscribed: [], published: '' }

const know = (data: Presences, values: readonly PresenceState[]): Presences => ({
  ...data,
  users: { ...data.users, ...Object.fromEntries(values.map((value) => [value.user, value])) },
})

/** Presence: `publish`, `subscribe`, `unsubscribe`, `status`, and what the server tells (chat §3; lc:presence). */
export const presenceMachine = operationsMachine({
  id: 'presence',
  initial: noPresences,
  done(data, { operation, input }, result) {
    const names = (input['usernames'] ?? []) as string[]
    switch (operation) {
      case 'publish':
        return { ...data, published: asText(input['description']) }
      case 'subscribe':
        return { ...know(data, result as PresenceState[]), subscribed: [...new Set([...data.subscribed, ...names])] }
      case 'status':
        return know(data, result as PresenceState[])
      case 'unsubscribe':
        return { ...data, subscribed: data.subscribed.filter((name) => !names.includes(name)) }
      default:
        return data
    }
  },
  heard: (data, fact) => know(data, fact['values'] as PresenceState[]),
})
