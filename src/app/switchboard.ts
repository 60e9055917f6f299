import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate'
import { kindOf } from '#src/journal/entry.ts'
import { places } from '#src/machines/places.ts'
import { registry } from '#src/machines/registry.ts'
import type { Say, SnapshotOf, StreamName } from '#src/machines/streams.ts'
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
  handOver(relay: Switchboard['relay']): void
  actor(stream: string): AnyActorRef | undefined
  snapshot<S extends StreamName>(stream: S): SnapshotOf<S> | undefined
  /** The same for a name that no compiler has seen. */
  observe(stream: string): AnyMachineSnapshot | undefined
  /** Calls back on every change; an actor that its first fact would make is made. */
  subscribe(stream: string, changed: () => void): () => void
  /** Stamps a fact with the time and an id, and sends it to whoever is to hear it. */
  readonly say: Say
  /** The same for a fact that no compiler has seen. */
  relay(stream: string, fact: EventObject): void
  /** Makes sure that the actor of a stream that its first fact makes exists in this tab: itself, or a mirror of the leader's. */
  ensure(stream: string): void
  /** Gives a fact that has its stamps to its actor; some actors are made by their first fact. */
  deliver(stream: string, fact: EventObject): void
  /** What a follower has said and no leader has stored yet, by its mark. */
  readonly unheard: Map<string, { readonly stream: string; readonly fact: EventObject }>
  currentHref(): string
}

export function createSwitchboard(ports: Pick<Ports, 'clock' | 'random' | 'tabs'>, role: Role): Switchboard {
  let root: AnyActorRef | undefined
  let successor: Switchboard['relay'] | undefined
  const unheard: Switchboard['unheard'] = new Map()
  const actor = (stream: string): AnyActorRef | undefined => root?.system.get(stream)
  // The one place where a name becomes a state: the registry and the types of the streams say the same (tests/repo).
  const observe = (stream: string): AnyMachineSnapshot | undefined => actor(stream)?.getSnapshot()
  const snapshot: Switchboard['snapshot'] = observe
  const ensure = (stream: string): void => {
    if (!kindByFirstFact(stream) || actor(stream)) return
    root?.send({ type: 'app.streamOpened', stream, input: inputByKey(stream), at: ports.clock.now() })
  }
  const deliver = (stream: string, fact: EventObject): void => {
    ensure(stream)
    actor(stream)?.send(fact)
  }
  const relay = (stream: string, fact: EventObject): void => {
    if (successor) return successor(stream, fact)
    const isShared = scopeOf(stream) === 'origin'
    if (role === 'follower' && (isShared || !root)) {
      const mark = ports.random.id('s')
      unheard.set(mark, { stream, fact })
      if (isShared) ports.tabs.post({ kind: 'say', stream, fact, mark })
      return
    }
    const stamped = { ...fact, at: ports.clock.now(), id: ports.random.id('f') }
    deliver(stream, stamped)
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
    observe,
    deliver,
    ensure,
    subscribe: (stream, changed) => {
      // Looked at before its first fact.
      ensure(stream)
      const subscription = actor(stream)?.subscribe(changed)
      return () => subscription?.unsubscribe()
    },
    unheard,
    say: relay,
    relay,
    currentHref: () => snapshot('navigation')?.context.stack.at(-1) ?? places.home,
  }
}
