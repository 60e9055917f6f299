import type { Contacts } from '#src/machines/contact/contact.machine.ts'
import type { Groups } from '#src/machines/group/groups.ts'
import type { People } from '#src/machines/im-people/im-people.machine.ts'
import type { MachineView, ModelFact } from '#src/machines/model.ts'
import type { OperationsContext } from '#src/machines/operations.ts'
import type { Presences } from '#src/machines/presence/presence.machine.ts'
import type { SilentModes } from '#src/machines/silent-mode/silent-mode.machine.ts'
import type { Threads } from '#src/machines/thread/thread.machine.ts'
import type { Lens } from './tester/ledger.ts'

/** One thing out of what a machine of operations holds: the states that it is in, and what else is followed of it. */
interface Seen {
  readonly states: readonly string[]
  readonly context?: Readonly<Record<string, unknown>>
  /** What facts carry of how it was before. */
  readonly about?: Readonly<Record<string, unknown>>
}

/**
 * A machine of operations as one thing in it lives it, beside the queue of what is asked. Facts say which operation is answered (`done`),
 * about what (`about`), and which one is next.
 */
const operationsLens =
  <Data>(see: (data: Data, fact: ModelFact) => Seen): Lens =>
  ({ fact, before, after, out }) => {
    const contextOf = (view: MachineView) => view.context as unknown as OperationsContext<Data>
    const seen = (view: MachineView): MachineView => {
      const { data, operations, outcome } = contextOf(view)
      const { states, context } = see(data, fact)
      const queue = `queue.${view.states[0]}`
      return {
        ...view,
        states: [queue, ...states].toSorted(),
        context: { waiting: operations.length, failure: outcome?.failure ?? null, ...context },
      }
    }
    const [doing, next] = contextOf(before).operations
    const { conversation = '' } = (doing?.input ?? {}) as { conversation?: string }
    const about = {
      done: doing?.operation ?? null,
      isSetting: doing?.operation === 'set',
      about: conversation,
      next: next?.operation ?? null,
      ...see(contextOf(before).data, fact).about,
    }
    return { fact: { ...fact, ...about }, before: seen(before), after: seen(after), out }
  }

/** This person and another one. */
export const contactLens = (user: string): Lens =>
  operationsLens<Contacts>(({ contacts, received, sent, refusedBy, blocked }) => {
    const of = (rows: readonly { user: string }[]): boolean => rows.some((one) => one.user === user)
    const open = of(received) ? 'received' : of(sent) ? 'sent' : refusedBy.includes(user as never) ? 'refused' : 'none'
    const relation = contacts.includes(user) ? 'contact' : open
    return {
      states: [`relation.${relation}`, `list.${blocked.includes(user) ? 'banned' : 'allowed'}`],
      about: { open },
    }
  })

/** What is known of another person, and whether one is told. */
export const presenceLens = (user: string): Lens =>
  operationsLens<Presences>(({ users, subscribed, published, until }) => ({
    states: [`subscription.${subscribed.includes(user) ? 'subscribed' : 'unsubscribed'}`],
    context: { published, isOnline: users[user]?.isOnline ?? null, until: until[user] ?? null },
  }))

/** The setting of one conversation, and that of all. */
export const silentModeLens = (conversation: string): Lens =>
  operationsLens<SilentModes>(({ settings, language }) => ({
    states: [`one.${conversation in settings ? 'set' : 'default'}`, `all.${'' in settings ? 'set' : 'default'}`],
    context: { language },
  }))

export const threadLens = (id: string): Lens =>
  operationsLens<Threads>(({ threads }, fact) => {
    const one = threads[id]
    const [told, result] = [fact['thread'], fact['result']] as ({ name?: string } | undefined)[]
    const kept = one?.name ?? ''
    return {
      states: [`thread.${one?.status ?? 'unknown'}`],
      context: { name: one?.name ?? null, count: one?.messageCount ?? 0 },
      // What an event or an answer does not carry is kept.
      about: { kept, carried: told?.name || kept, answered: result?.name || kept },
    }
  })

export const groupLens = (id: string): Lens =>
  operationsLens<Groups>(({ groups }) => ({
    states: [`membership.${groups[id]?.membership ?? 'outside'}`],
    context: { isAllMuted: groups[id]?.isAllMuted ?? false },
  }))

/** Two people: who is told about, and who is asked for beside them. */
export const peopleLens =
  (user: string, other: string): Lens =>
  (happening) => {
    const [doing] = (happening.before.context as unknown as OperationsContext<People>).operations
    const { users = [], changes } = (doing?.input ?? {}) as { users?: readonly string[]; changes?: object }
    const { sign } = (happening.fact['result'] ?? {}) as { sign?: string }
    const taken = { ...changes, ...(sign === undefined ? {} : { sign }) }
    return operationsLens<People>(({ people }) => {
      const known = (one: string): string =>
        people[one] === undefined ? 'unknown' : people[one] === null ? 'nobody' : 'known'
      return {
        states: [`bob.${known(user)}`, `carol.${known(other)}`],
        context: { bob: people[user] ?? null, carol: people[other] ?? null },
        about: { asksBob: users.includes(user), asksCarol: users.includes(other), changes, taken },
      }
    })(happening)
  }
