import type { ClientFrame, ServerFrame } from '#src/contract/im/frames.ts'
import type { Entry } from '#src/journal/entry.ts'

/** One life of one tab: device, tab, and how often the tab has been opened: `1/1/3`. */
export type LifeName = string

/** Where something is kept on a device. */
export type Place = 'journal' | 'vault' | 'archive' | 'files'

/** What is to be seen of a whole app from outside: at its ports, and what it shows. Instants are the world's, in ms. */
export type Happening =
  /** A person did something, or something befell them: a step of a scenario. */
  | { readonly kind: 'step'; readonly step: object; readonly device: string }
  /** `left`, of one that ended in order: what it holds still of what lies outside it (`device/held.ts`). */
  | {
      readonly kind: 'life'
      readonly life: LifeName
      readonly is: 'begun' | 'stopped' | 'killed'
      readonly left?: readonly string[]
    }
  /** Facts are on the disk: one transaction of the journal. */
  | { readonly kind: 'stored'; readonly life: LifeName; readonly entries: readonly Entry[] }
  /** Something else than a fact is written; `value` as it lies there, undefined when it is taken away. */
  | {
      readonly kind: 'kept'
      readonly life: LifeName
      readonly place: Place
      readonly key: string
      readonly value: unknown
    }
  /** A request leaves the app. */
  | {
      readonly kind: 'request'
      readonly life: LifeName
      readonly id: number
      /** Name of the endpoint, or the path at the chat service. */
      readonly name: string
      readonly token: string
      /** Of the intent behind it; '' without one. */
      readonly key: string
      readonly body: string
    }
  /** Its answer reaches the app. `code`: the envelope's, or the status at the chat service; null when nothing came. */
  | {
      readonly kind: 'answer'
      readonly life: LifeName
      readonly id: number
      readonly name: string
      readonly token: string
      readonly code: string | null
      readonly body: string
    }
  | {
      readonly kind: 'socket'
      readonly life: LifeName
      readonly id: number
      readonly is: 'asked' | 'opened' | 'closed'
    }
  | { readonly kind: 'up'; readonly life: LifeName; readonly socket: number; readonly frame: ClientFrame }
  | { readonly kind: 'down'; readonly life: LifeName; readonly socket: number; readonly frame: ServerFrame }
  /** A list shows a conversation again that is being removed, and in which nothing was said since. */
  | { readonly kind: 'broughtBack'; readonly life: LifeName; readonly key: string }
  /** What could not be told to anybody, or an error that nobody caught. */
  | { readonly kind: 'problem'; readonly life: LifeName; readonly what: string }

export type Traced = Happening & { readonly at: number }

/** What a tab that is open shows. */
export interface TabView {
  readonly life: LifeName
  readonly device: string
  readonly isInSight: boolean
  /** Somebody looks at it, or it works for the others: its connection is wanted. */
  readonly isWanted: boolean
  readonly streams: Readonly<
    Record<string, { readonly value: unknown; readonly context: Readonly<Record<string, unknown>> }>
  >
}

/** What is there when nothing happens any more. */
export interface Still {
  readonly at: number
  /** Nothing hinders anybody: no fault is left, every device is on, online and looked at, and time enough has passed. */
  readonly isCalm: boolean
  readonly tabs: readonly TabView[]
  /** By device: what lies on its disk, by place and key. */
  readonly disks: Readonly<Record<string, Readonly<Record<Place, Readonly<Record<string, unknown>>>>>>
  readonly world: WorldView
}

/** A message as the chat service has it. */
export interface ServedMessage {
  readonly id: string
  readonly from: string
  /** What tells it from others: its text, or the name of its content. */
  readonly text: string
  readonly at: number
}

/** A conversation as the chat service has it for one person. */
export interface ServedConversation {
  readonly unread: number
  readonly messages: readonly ServedMessage[]
  /** The person is in the group no longer: what is written there is not for them, and its history is refused. */
  readonly isClosed?: boolean
}

/** What the world knows, as far as laws ask. */
export interface WorldView {
  /** What its own audits find wrong. */
  readonly faults: readonly string[]
  readonly orders: readonly { readonly id: string; readonly intent: string; readonly state: string }[]
  /** Charges that went through, by the intent of their order. */
  readonly charges: Readonly<Record<string, number>>
  /** What was done under a key, by the name of the call. */
  readonly done: readonly { readonly call: string; readonly intent: string }[]
  /** What was done more than once under one key, by the name of the call. */
  readonly repeated: readonly string[]
  /** By person: their conversations at the chat service. */
  readonly conversations: Readonly<Record<string, Readonly<Record<string, ServedConversation>>>>
  /** Every message that was ever at the chat service and is gone there for everybody. */
  readonly recalled: readonly string[]
  readonly garden: GardenView
}

/** Everybody's gardens: what they have, and what was done in them. */
export interface GardenView {
  /** What grew, by `<person>/<type>/<crop>`. */
  readonly piles: readonly { readonly id: string; readonly settled: number; readonly received: number }[]
  readonly eggs: readonly { readonly receivedAt: number }[]
  readonly usedCards: readonly string[]
  readonly acts: readonly {
    readonly ownerId: string
    readonly act: string
    readonly about: string
    readonly count: number
    readonly note: string
    readonly at: number
  }[]
  /** 微豆 of the pool that all gardens share; `beside` are takings and payments of gardens that passed it by. */
  readonly pool: { readonly holds: number; readonly came: number; readonly went: number; readonly beside: number }
}

export interface Trace {
  readonly all: readonly Traced[]
  readonly stills: readonly Still[]
}

/** A trace that is being written. */
export interface TraceWriter extends Trace {
  note(what: Happening): void
  rest(what: Still): void
  /** Tells requests and sockets apart within this trace. */
  nextId(): number
  /** Forgets what was noted so far. */
  clear(): void
}

export function createTrace(now: () => number): TraceWriter {
  const all: Traced[] = []
  const stills: Still[] = []
  let ids = 0
  return {
    all,
    stills,
    note: (what) => void all.push({ ...what, at: now() }),
    rest: (what) => void stills.push(what),
    nextId: () => ++ids,
    clear() {
      all.length = 0
      stills.length = 0
    },
  }
}
