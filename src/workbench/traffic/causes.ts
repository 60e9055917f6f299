import type { AnyActorRef, InspectionEvent } from 'xstate'
import { fieldsOf } from '#src/domain/unknown.ts'
import { kindOf } from '#src/journal/index.ts'

/** Why a request left the app. */
export interface Cause {
  /** The actor that asked. */
  readonly stream: string
  /** The effect that it runs; '' where none was found, and the actor is the one that heard something last. */
  readonly effect: string
  /** The fact that brought it there; null when it went on by itself after a start. */
  readonly fact: string | null
  /** The effect was given this very call; else it is the likeliest of those that run. */
  readonly isSure: boolean
}

/** A fact as a stream heard it. */
export interface Heard {
  readonly stream: string
  readonly fact: { readonly type: string }
}

/** So many facts are remembered. */
const HEARD_MAX = 4_000

export interface Causes {
  /** The facts that streams heard, the newest last. */
  readonly heard: () => readonly Heard[]
  /** How many they were so far. */
  readonly facts: () => number
  /** Hears of every actor and every fact. */
  readonly inspect: (seen: InspectionEvent) => void
  /** The fact that a stream has heard last. */
  lastOf(stream: string): string | undefined
  /**
   * Who asks for a call, by its name (`notice.list`) or, at the chat service, its path, and by what stands in its query; null before the
   * first fact.
   */
  of(call: string, query?: string): Cause | null
}

interface Running {
  readonly ref: AnyActorRef
  readonly stream: string
  readonly effect: string
  readonly fact: string | null
  readonly input: unknown
}

/** The kinds that speak with the chat service. */
const chatKinds = /^(im-|contact|group|thread|presence|silent-mode|session)/
const isChat = (call: string): boolean => call.startsWith('/')

/** Streams are the children of the app; their own children are effects. */
const parentOf = (ref: AnyActorRef): AnyActorRef | undefined => (ref as { readonly _parent?: AnyActorRef })._parent
const isStream = (ref: AnyActorRef): boolean => {
  const parent = parentOf(ref)
  return parent !== undefined && parentOf(parent) === undefined
}

const nameOf = ({ src }: AnyActorRef): string => (typeof src === 'string' ? src : 'effect')
const isRunning = ({ ref }: Running): boolean => fieldsOf(ref.getSnapshot())['status'] === 'active'

/** What is asked for: the name of the call, and the values in its query. */
interface Asked {
  readonly call: string
  readonly values: ReadonlySet<string>
}

/** Whether an effect has been given the call by name, or the intent that the call is about. */
function names({ input }: Running, { call, values }: Asked): boolean {
  const { endpoint, intent } = fieldsOf(input)
  return endpoint === call || (typeof intent === 'string' && values.has(intent))
}

/** Where the kind that asks has another name than the area of the call. */
const askers: Readonly<Record<string, RegExp>> = { chat: chatKinds, system: /^update$/ }

/** Effects that wait or listen, and ask for nothing. */
const silent: ReadonlySet<string> = new Set(['waitUntil', 'watch', 'listen'])

/** How likely an effect asks for a call: its name was given to it, its kind is of the same area, or it just runs and was given none. */
function likeliness(running: Running, asked: Asked): number {
  const { call } = asked
  if (names(running, asked)) return 3
  if (silent.has(running.effect) || 'endpoint' in fieldsOf(running.input)) return 0
  const kind = kindOf(running.stream)
  const area = isChat(call) ? 'chat' : call.split('.', 1)[0]!
  return (askers[area]?.test(kind) ?? kind === area) ? 2 : 1
}

/**
 * Looks on as effects begin and end, and says of a request which of them it is. An effect is known by the machine that runs it and the
 * fact that the machine heard last.
 */
export function createCauses(): Causes {
  const lastFact = new WeakMap<AnyActorRef, string>()
  const lastOf = new Map<string, string>()
  let running: Running[] = []
  let heard: Heard[] = []
  let facts = 0
  let last: { readonly stream: string; readonly fact: string } | null = null

  const begun = (ref: AnyActorRef, parent: AnyActorRef): void => {
    const { input } = fieldsOf((ref as { readonly options?: unknown }).options)
    running = running.filter(isRunning)
    running.push({ ref, stream: parent.id, effect: nameOf(ref), fact: lastFact.get(parent) ?? null, input })
  }

  return {
    heard: () => heard,
    facts: () => facts,
    inspect: (seen) => {
      const ref = seen.actorRef as AnyActorRef
      if (seen.type === '@xstate.event' && isStream(ref) && !seen.event.type.startsWith('xstate.')) {
        facts += 1
        lastFact.set(ref, seen.event.type)
        lastOf.set(ref.id, seen.event.type)
        last = { stream: ref.id, fact: seen.event.type }
        if (heard.push({ stream: ref.id, fact: seen.event }) > HEARD_MAX * 1.1) heard = heard.slice(-HEARD_MAX)
      }
      if (seen.type !== '@xstate.actor') return
      const parent = parentOf(ref)
      if (parent && isStream(parent)) begun(ref, parent)
    },
    lastOf: (stream) => lastOf.get(stream),
    of: (call, query = '') => {
      const asked = { call, values: new Set(new URLSearchParams(query).values()) }
      const likely = running
        .filter(isRunning)
        .map((one, at) => ({ one, at, rank: likeliness(one, asked) }))
        .toSorted((a, b) => b.rank - a.rank || b.at - a.at)[0]
      if (!likely || likely.rank === 0) return last && { ...last, effect: '', isSure: false }
      const { stream, effect, fact } = likely.one
      return { stream, effect, fact, isSure: likely.rank === 3 }
    },
  }
}
