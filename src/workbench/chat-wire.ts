import { SaidError } from '#scenarios/player/language.ts'
import { type ClientFrame, decodeClientFrame, decodeFrame, type ServerFrame } from '#src/contract/im/frames.ts'
import type { Clock } from '#src/services/clock/clock.ts'
import type { OpenSocket, RawSocketEvents } from '#src/services/im/web-socket.ts'
import type { Traffic } from './traffic/traffic.ts'
import type { ChatService } from '#mock/world/chat-service.ts'

export const frameDeeds = ['drop', 'delay', 'duplicate', 'reorder', 'cut', 'malformed'] as const
type Deed = (typeof frameDeeds)[number]
/** What frames are called: those to the app, then those from it. */
export const frameNames = [
  'sync',
  'notice',
  'unread',
  'provisioned',
  'upload',
  'fetch',
  'heartbeat',
  'provision',
] as const

/** What befalls frames on the wire of the chat. */
export interface FrameFault {
  readonly kind: Deed
  /** `down` is to the app; both when absent. */
  readonly on?: 'up' | 'down'
  /** `sync`, `notice`, `unread`, `provisioned`; up `upload`, `fetch`, `heartbeat`, `provision`. Every frame when absent. */
  readonly frame?: string
  /** Of `delay`, in ms. */
  readonly ms?: number
  /** How many frames it strikes; all that come when absent. */
  readonly times?: number
  /** How many go by first. */
  readonly skip?: number
}

/** The chat's wire in the hands of a bench: it is there or not, and frames on it can be harmed by what they are. */
export interface ChatWire {
  readonly openSocket: OpenSocket
  /** Adds a rule; `none` takes all away. Throws on a kind that there is not. */
  fault(rule: FrameFault | { readonly kind: 'none' }): void
  /** The rules in force, with the strikes that are left. */
  faults(): readonly FrameFault[]
  /** Without a network every socket breaks and none opens. */
  setOnline(isOnline: boolean): void
  readonly isVisible: () => boolean
  readonly watchVisible: (changed: (isVisible: boolean) => void) => () => void
  setVisible(isVisible: boolean): void
  /** Breaks every socket; new ones can be opened. */
  cut(): void
}

interface Rule extends FrameFault {
  struck: number
  seen: number
  /** What `reorder` holds back until the next frame has gone by. */
  held: (() => void) | null
}

type Frame = ClientFrame | ServerFrame

/** What was read of frames that are still about: all who look at one look at the same bytes. */
const read = { up: new WeakMap<Uint8Array, Frame | null>(), down: new WeakMap<Uint8Array, Frame | null>() }

function decoded(on: 'up' | 'down', bytes: Uint8Array): Frame | null {
  try {
    return on === 'down' ? decodeFrame(bytes) : decodeClientFrame(bytes)
  } catch {
    return null
  }
}

/** The frame to the app, or from it; null where it cannot be read. */
export function readFrame(on: 'down', bytes: Uint8Array): ServerFrame | null
export function readFrame(on: 'up', bytes: Uint8Array): ClientFrame | null
export function readFrame(on: 'up' | 'down', bytes: Uint8Array): Frame | null
export function readFrame(on: 'up' | 'down', bytes: Uint8Array): Frame | null {
  const known = read[on].get(bytes)
  if (known !== undefined) return known
  const frame = decoded(on, bytes)
  read[on].set(bytes, frame)
  return frame
}

const frameOf = (on: 'up' | 'down', bytes: Uint8Array): string => readFrame(on, bytes)?.type ?? 'malformed'

/** Half of a frame with a first byte that no frame begins with. */
const broken = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const half = new Uint8Array(bytes.slice(0, Math.ceil(bytes.length / 2)))
  half[0] = 0xff
  return half
}

/** Finds the rule that strikes a frame, and counts it. */
function strike(rules: Rule[], on: 'up' | 'down', bytes: Uint8Array): Rule | undefined {
  const frame = frameOf(on, bytes)
  return rules.find((rule) => {
    if ((rule.on && rule.on !== on) || (rule.frame && rule.frame !== frame)) return false
    rule.seen += 1
    if (rule.seen <= (rule.skip ?? 0) || rule.struck >= (rule.times ?? Infinity)) return false
    rule.struck += 1
    return true
  })
}

/** Rules that may still strike, with what is left of them. */
const inForce = (rules: readonly Rule[]): readonly FrameFault[] =>
  rules
    .filter(({ times = Infinity, struck }) => struck < times)
    .map(({ struck, seen, held: _held, times, skip, ...rule }) => ({
      ...rule,
      ...(times === undefined ? {} : { times: times - struck }),
      ...(skip === undefined || seen >= skip ? {} : { skip: skip - seen }),
    }))

/** What counts frames through all pages of a run, and gives one to the app other values. */
export interface FrameBook {
  /** How many frames there were before this one, in its direction. */
  count(on: 'up' | 'down'): number
  /** The bytes that the app is given in the place of these. */
  other(nth: number, bytes: Uint8Array): Uint8Array
}

function plainBook(): FrameBook {
  const counts = { up: 0, down: 0 }
  return { count: (on) => counts[on]++, other: (_, bytes) => bytes }
}

type Carry = (on: 'up' | 'down', bytes: Uint8Array, deliver: (bytes: Uint8Array) => void, cut: () => void) => void

/** Runs jobs in the order in which they come, each in a turn of its own. */
export type InTurn = (job: () => void) => void

/** Hands frames on as the rules have it. */
const createCarry =
  (rules: () => Rule[], clock: Pick<Clock, 'setTimeout'>, { passed, book, inTurn }: WireParts): Carry =>
  (on, given, deliver, cut) => {
    const rule = strike(rules(), on, given)
    const nth = book.count(on)
    const bytes = on === 'down' ? book.other(nth, given) : given
    passed({ on, nth, frame: readFrame(on, bytes), deed: rule?.kind ?? null })
    const send = (what = bytes) => inTurn(() => deliver(what))
    const done: Record<Deed, () => void> = {
      drop: () => undefined,
      delay: () => void clock.setTimeout(() => deliver(bytes), rule?.ms ?? 1000),
      duplicate: () => [send(), send()],
      reorder: () => void (rule!.held = send),
      cut,
      malformed: () => send(broken(bytes)),
    }
    if (rule) return done[rule.kind]()
    send()
    for (const one of rules()) {
      one.held?.()
      one.held = null
    }
  }

const unknownDeed = (kind: unknown) =>
  new SaidError({
    en: `frames cannot be harmed by ${String(kind)}; there are ${frameDeeds.join(', ')}`,
    zh: `帧不能 ${String(kind)}，可以的有 ${frameDeeds.join('、')}`,
  })

export interface WireParts {
  readonly passed: Traffic['passed']
  readonly book: FrameBook
  readonly inTurn: InTurn
}

/** A wire to a chat service in the same realm: frames arrive in order, a turn later, unless a rule strikes them. */
export function createChatWire(
  service: Pick<ChatService, 'connect'>,
  clock: Pick<Clock, 'setTimeout'>,
  { passed = () => undefined, book = plainBook(), inTurn = queueMicrotask }: Partial<WireParts> = {},
): ChatWire {
  let rules: Rule[] = []
  let isOnline = true
  let isSeen = true
  const cuts = new Set<() => void>()
  const watchers = new Set<(isVisible: boolean) => void>()
  const carry = createCarry(() => rules, clock, { passed, book, inTurn })

  const cutAll = () => Array.from(cuts).forEach((cut) => cut())

  const openSocket: OpenSocket = (_url, events: RawSocketEvents) => {
    let isOver = false
    const end = (reason: string, clean: boolean): void => {
      if (isOver) return
      isOver = true
      cuts.delete(cut)
      connection?.closed(clean)
      queueMicrotask(() => events.closed(reason))
    }
    const cut = () => end('closed 1006', false)
    let connection: ReturnType<ChatService['connect']> | undefined
    if (!isOnline) {
      cut()
      return { send: () => false, close: () => undefined }
    }
    cuts.add(cut)
    connection = service.connect({
      send: (bytes) => {
        if (!isOver) carry('down', bytes, (what) => !isOver && events.received(what), cut)
        return !isOver
      },
      // Behind what was sent before it.
      close: (code, reason) => inTurn(() => end(`closed ${code} ${reason}`, true)),
      cut,
    })
    queueMicrotask(() => !isOver && events.opened())
    return {
      send: (bytes) => {
        if (!isOver) carry('up', bytes, (what) => !isOver && connection.receive(what), cut)
        return !isOver
      },
      close: () => end('closed by us', true),
    }
  }

  return {
    openSocket,
    fault(rule) {
      if (rule.kind === 'none') rules = []
      else if (frameDeeds.includes(rule.kind)) rules.push({ ...rule, struck: 0, seen: 0, held: null })
      else throw unknownDeed(rule.kind)
    },
    faults: () => inForce(rules),
    setOnline(next) {
      isOnline = next
      if (!next) cutAll()
    },
    cut: cutAll,
    watchVisible: (changed) => {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
    isVisible: () => isSeen,
    setVisible: (isVisible) => {
      isSeen = isVisible
      watchers.forEach((changed) => changed(isVisible))
    },
  }
}
