import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate'
import { keyOf, kindOf } from '#src/journal/entry.ts'
import { places } from '#src/machines/places.ts'
import { kindOfStream } from '#src/machines/registry.ts'
import type { Fact } from '#src/machines/port.ts'
import type { Say, SnapshotOf, StreamName } from '#src/machines/streams.ts'
import type { TimerId } from '#src/services/clock/clock.ts'
import type { Installer } from './installer.ts'
import type { Platform } from './platform.ts'
import { LEADER_SILENT_MS, type TabMessage } from './tabs/tabs.ts'

export type Role = 'leader' | 'follower'

/** Whether a stream is journaled, and for whom: the origin, the tab, or not at all. Undefined for what is no stream. */
export const scopeOf = (stream: string) => kindOfStream(stream)?.journaled

/** Something said to a stream. */
interface Said {
  readonly stream: string
  readonly fact: EventObject
}

/** A fact of a follower's own stream, for the leader to write. */
export type Unwritten = Pick<Extract<TabMessage, { kind: 'write' }>, 'stream' | 'fact'>

/**
 * Where facts go: to the actor of a stream, or to the leader when it is the leader's to hear. What is for a kind whose code is not here
 * waits for it.
 */
export interface Router {
  /** The root actor exists from here on. */
  connect(root: AnyActorRef): void
  /** Nothing is delivered any more; what a follower still says is kept, and streams are seen as they were left. */
  disconnect(): void
  /** Says again elsewhere what is unheard, and from now on all that is said here: the page still speaks to the one before. */
  handOver(relay: Router['relay']): void
  /** Nothing that was said and not heard so far is heard any more; with `streams`, nothing said to those of them. */
  forget(streams?: (stream: string) => boolean): void
  actor(stream: string): AnyActorRef | undefined
  snapshot<S extends StreamName>(stream: S): SnapshotOf<S> | undefined
  /** The same for a name that no compiler has seen. */
  observe(stream: string): AnyMachineSnapshot | undefined
  /** Calls back on every change; an actor that its first fact would make is made. */
  subscribe(stream: string, changed: () => void): () => void
  /** Whether somebody is called back on its changes. */
  isLookedAt(stream: string): boolean
  /** Stamps a fact with the time and an id, and sends it to whoever is to hear it. */
  readonly say: Say
  /** The same for a fact that no compiler has seen. */
  relay(stream: string, fact: EventObject): void
  /** Says it where the kind is in use already: code is not fetched for it. */
  tell(stream: string, fact: EventObject & Readonly<Record<string, unknown>>): void
  /** Makes sure that the actor of a stream that its first fact makes exists in this tab: itself, or a mirror of the leader's. */
  ensure(stream: string): void
  /** Gives a fact that has its stamps to its actor; some actors are made by their first fact. */
  deliver(stream: string, fact: EventObject): void
  /** The same in a tab that mirrors: what nobody looks at here waits until somebody does. */
  mirror(stream: string, run: () => void): void
  /** Resolves once what was said to a stream so far has reached its actor. */
  reached(stream: string): Promise<void>
  /** Gives the leader a fact of this tab's own stream to write, under its name on disk. */
  write(stream: string, fact: Fact): void
  /** What was said, or given to be written, has been stored by the leader. */
  heard(mark: string): void
  /** What was given to be written and no leader has stored yet. */
  unwritten(): Unwritten[]
  currentHref(): string
}

export interface RouterParts {
  readonly platform: Pick<Platform, 'clock' | 'random' | 'tabs' | 'unheard' | 'isInSight'>
  readonly role: Role
  readonly installer: Installer
}

/** Begins something when it can be begun; gives what ends it, also before that. */
function onceHere(when: (run: () => void) => void, begin: () => () => void): () => void {
  let end: (() => void) | undefined
  let isOver = false
  when(() => {
    if (!isOver) end = begin()
  })
  return () => {
    isOver = true
    end?.()
  }
}

/** Whether a stream may have no actor: one that is made when a page opens what it shows, and has not been. */
const mayBeAway = (stream: string): boolean => {
  if (keyOf(stream) === '') return false
  const count = kindOfStream(stream)?.count
  return count === 'page' || count === 'fact'
}

/** The actors under the root, by the names of their streams. */
function createActors({ platform, installer }: Pick<RouterParts, 'platform' | 'installer'>) {
  let root: AnyActorRef | undefined
  /** The streams as they were when the root was taken away: the page is drawn with them until another system is in its place. */
  let left: ReadonlyMap<string, AnyMachineSnapshot> | undefined
  const { clock } = platform
  const patience = new Set<TimerId>()
  /** How many look at a stream. */
  const looks = new Map<string, number>()
  const look = (stream: string, more: 1 | -1): void => {
    const count = (looks.get(stream) ?? 0) + more
    if (count > 0) looks.set(stream, count)
    else looks.delete(stream)
  }
  const when = (stream: string, run: () => void, fetches?: boolean) => installer.when(kindOf(stream), run, fetches)
  const actor = (stream: string): AnyActorRef | undefined => root?.system.get(stream)
  // The one place where a name becomes a state: the registry and the types of the streams say the same (tests/repo).
  const observe = (stream: string): AnyMachineSnapshot | undefined =>
    left ? left.get(stream) : actor(stream)?.getSnapshot()
  const make = (stream: string): void => {
    const row = kindOfStream(stream)
    if (row?.count !== 'fact' || keyOf(stream) === '' || actor(stream)) return
    const streams = [{ stream, input: row.input(keyOf(stream)) }]
    root?.send({ type: 'app.streamsOpened', streams, at: clock.now() })
  }
  return {
    connect: (next: AnyActorRef) => void (root = next),
    disconnect: () => {
      patience.forEach(clock.clearTimeout)
      const children: Record<string, AnyActorRef> = root?.getSnapshot().children ?? {}
      left = new Map(Object.entries(children).map(([stream, child]) => [stream, child.getSnapshot()]))
      root = undefined
    },
    isConnected: () => root !== undefined,
    /** For the leader to store what was said. */
    wait: (over: () => void): void => {
      const timer = clock.setTimeout(() => {
        patience.delete(timer)
        if (root) over()
      }, LEADER_SILENT_MS)
      patience.add(timer)
    },
    when,
    actor,
    observe,
    make,
    give: (stream: string, fact: EventObject): void => {
      make(stream)
      const hearer = actor(stream)
      if (hearer) hearer.send(fact)
      else if (root && !mayBeAway(stream)) platform.unheard(stream, fact.type)
    },
    subscribe: (stream: string, changed: () => void) => {
      const isAwaited = !installer.isHere(kindOf(stream))
      const begin = () => {
        // Looked at before its first fact.
        make(stream)
        const subscription = actor(stream)?.subscribe(changed)
        if (isAwaited) changed()
        return () => subscription?.unsubscribe()
      }
      const end = onceHere((run) => when(stream, run), begin)
      look(stream, 1)
      let isOver = false
      return () => {
        if (!isOver) look(stream, -1)
        isOver = true
        end()
      }
    },
    isLookedAt: (stream: string) => looks.has(stream),
  }
}

/** A leader that does not store what it is told is frozen, or its code is gone: the tab in sight takes the lead. */
const deposeSilent = ({ tabs, isInSight = () => true }: Pick<Platform, 'tabs' | 'isInSight'>): void => {
  if (isInSight()) tabs.depose()
}

export function createRouter({ platform, role, installer }: RouterParts): Router {
  const actors = createActors({ platform, installer })
  const { connect, disconnect, isConnected, wait, when, actor, observe, make, give, subscribe, isLookedAt } = actors
  const snapshot: Router['snapshot'] = observe
  let successor: Router['relay'] | undefined
  /** What a follower has said and no leader has stored yet, by its mark. */
  const unheard = new Map<string, Said>()
  const unwritten = new Map<string, Unwritten>()
  /** What waits for the code of its kind. */
  const held = new Set<Said>()
  const hold = (said: Said): void => {
    held.add(said)
    when(said.stream, () => held.delete(said) && give(said.stream, said.fact))
  }
  const relay = (stream: string, fact: EventObject): void => {
    if (successor) return successor(stream, fact)
    const isShared = scopeOf(stream) === 'origin'
    if (role === 'follower' && (isShared || !isConnected())) {
      const mark = platform.random.id('s')
      unheard.set(mark, { stream, fact })
      if (!isShared) return
      platform.tabs.post({ kind: 'say', stream, fact, mark })
      wait(() => unheard.has(mark) && deposeSilent(platform))
      // Whoever speaks to a stream looks at it, and may have to do what the tab that asked alone can do.
      when(stream, () => undefined)
      return
    }
    const stamped = { ...fact, at: platform.clock.now(), id: platform.random.id('f') }
    hold({ stream, fact: stamped })
  }
  return {
    connect,
    disconnect,
    handOver: (next) => {
      successor = next
      for (const { stream, fact } of [...unheard.values(), ...held]) next(stream, fact)
      unheard.clear()
      held.clear()
    },
    forget: (streams = () => true) => {
      for (const [mark, said] of unheard) if (streams(said.stream)) unheard.delete(mark)
      for (const said of held) if (streams(said.stream)) held.delete(said)
    },
    actor,
    snapshot,
    observe,
    say: relay,
    relay,
    tell: (stream, fact) => {
      if (installer.isAwaited(kindOf(stream))) relay(stream, fact)
    },
    ensure: (stream) => when(stream, () => make(stream)),
    deliver: (stream, fact) => when(stream, () => give(stream, fact)),
    mirror: (stream, run) => when(stream, run, false),
    reached: (stream) => new Promise((resolve) => when(stream, resolve)),
    write: (stream, fact) => {
      const mark = platform.random.id('w')
      unwritten.set(mark, { stream, fact })
      platform.tabs.post({ kind: 'write', stream, fact, mark })
    },
    heard: (mark) => {
      unheard.delete(mark)
      unwritten.delete(mark)
    },
    unwritten: () => [...unwritten.values()],
    subscribe,
    isLookedAt,
    currentHref: () => snapshot('navigation')?.context.stack.at(-1) ?? places.home,
  }
}
