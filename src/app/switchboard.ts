import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { kindOf } from '#src/journal/entry.ts'
import { places } from '#src/machines/places.ts'
import { registry } from '#src/machines/registry.ts'
import type { Outcome } from '#src/services/effect.ts'
import type { Ports } from './ports.ts'
import { inputByKey, kindByFirstFact } from './streams-by-key.ts'

export type Role = 'leader' | 'follower'

const scopes = new Map(registry.map((entry) => [entry.id, entry.journaled]))

/** Whether a stream is journaled, and for whom: the origin, the tab, or not at all. Undefined for what is no stream. */
export const scopeOf = (stream: string) => scopes.get(kindOf(stream))

/** Where facts go: to the actor of a stream, or to the leader when it is the leader's to hear. */
export interface Switchboard {
  /** The root actor exists from here on. */
  connect(root: AnyActorRef): void
  /** Nothing is delivered any more; what a follower still says is kept. */
  disconnect(): void
  /** Says again elsewhere what is unheard, and from now on all that is said here: the page still speaks to the one before. */
  handOver(say: Switchboard['say']): void
  actor(stream: string): AnyActorRef | undefined
  snapshot(stream: string): AnyMachineSnapshot | undefined
  /** Calls back on every change; an actor that its first fact would make is made. */
  subscribe(stream: string, changed: () => void): () => void
  /** Stamps a fact with the time and an id, and sends it to whoever is to hear it. */
  say(stream: string, fact: Outcome): void
  /** Makes sure that the actor of a stream that its first fact makes exists in this tab: itself, or a mirror of the leader's. */
  ensure(stream: string): void
  /** Gives a fact that has its stamps to its actor; some actors are made by their first fact. */
  deliver(stream: string, fact: Outcome): void
  /** What a follower has said and no leader has stored yet, by its mark. */
  readonly unheard: Map<string, { readonly stream: string; readonly fact: Outcome }>
  currentHref(): string
}

export function createSwitchboard(ports: Pick<Ports, 'clock' | 'random' | 'tabs'>, role: Role): Switchboard {
  let root: AnyActorRef | undefined
  let successor: Switchboard['say'] | undefined
  const unheard: Switchboard['unheard'] = new Map()
  const actor = (stream: string) => root?.system.get(stream) as AnyActorRef | undefined
  const snapshot = (stream: string) => actor(stream)?.getSnapshot() as AnyMachineSnapshot | undefined
  const ensure = (stream: string): void => {
    if (!kindByFirstFact(stream) || actor(stream)) return
    root?.send({ type: 'app.streamOpened', stream, input: inputByKey(stream), at: ports.clock.now() })
  }
  const deliver = (stream: string, fact: Outcome): void => {
    ensure(stream)
    actor(stream)?.send(fact as never)
  }
  return {
    connect: (next) => void (root = next),
    disconnect: () => void (root = undefined),
    handOver: (next) => {
      successor = next
      for (const { stream, fact } of unheard.values()) next(stream, fact)
      unheard.clear()
    },
    actor,
    snapshot,
    deliver,
    ensure,
    subscribe: (stream, changed) => {
      // Looked at before its first fact.
      ensure(stream)
      const subscription = actor(stream)?.subscribe(changed)
      return () => subscription?.unsubscribe()
    },
    unheard,
    say: (stream, fact) => {
      if (successor) return successor(stream, fact)
      const isShared = scopeOf(stream) === 'origin'
      if (role === 'follower' && (isShared || !root)) {
        const mark = ports.random.id('s')
        unheard.set(mark, { stream, fact })
        if (isShared) ports.tabs.post({ kind: 'say', stream, fact, mark })
      } else deliver(stream, { ...fact, at: ports.clock.now(), id: ports.random.id('f') })
    },
    currentHref: () =>
      (snapshot('navigation')?.context as { stack: string[] } | undefined)?.stack.at(-1) ?? places.home,
  }
}
