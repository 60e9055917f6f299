import { type Cause, type Causes, createCauses } from './causes.ts'

/** A rule by which requests fail, as it is armed. */
export interface Rule {
  readonly id: string
  readonly kind: string
  readonly match: { readonly endpoint?: string; readonly method?: string; readonly path?: string }
  readonly with?: Readonly<Record<string, unknown>>
  readonly times?: number
  readonly skip?: number
  readonly chance?: number
}

/** A rule that nearly struck, and why it did not. */
export interface NearMiss {
  readonly rule: Rule
  readonly why: 'path' | 'method' | 'skip' | 'chance' | 'later'
}

/** A place where what was sent is not as the contract has it. */
export interface BrokenField {
  /** `data.list.0.price`; '' is the whole. */
  readonly path: string
  readonly what: string
}

/** How a request was answered: `text` is null where nothing came, and `error` says why. */
export interface Answered {
  readonly at: number
  readonly status: number
  readonly text: string | null
  readonly error: string | null
}

/** A REST call, of the marketplace or of the chat service. */
export interface CallRow {
  readonly kind: 'call'
  readonly id: number
  readonly at: number
  /** Name of the endpoint, or the path at the chat service. */
  readonly name: string
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly body: string
  /** How many calls of this name there were before it in the run. */
  readonly nth: number
  readonly cause: Cause | null
  /** The rule of the world that replaced, distorted or delayed the answer. */
  readonly rule: Rule | null
  /** All rules that struck it, those that delayed it too, by their ids. */
  readonly struck: readonly string[]
  readonly delayMs: number
  readonly near: readonly NearMiss[]
  /** Null while it is on its way. */
  readonly answer: Answered | null
}

/** A frame of the chat's socket. */
export interface FrameRow {
  readonly kind: 'frame'
  readonly id: number
  readonly at: number
  readonly on: 'up' | 'down'
  /** How many frames there were before it in the run, in its direction. */
  readonly nth: number
  /** Null where it could not be read. */
  readonly frame: ({ readonly type: string } & object) | null
  /** What befell it. */
  readonly deed: string | null
  readonly cause: Cause | null
}

export type TrafficRow = CallRow | FrameRow

/** Texts in answers that hold more than they show. */
export interface Packing {
  /** What is in it; null where it is none of these. */
  open(text: string): unknown
  /** The text with other values in it, by their dotted places in what was opened. */
  close(text: string, set: Readonly<Record<string, unknown>>): string
}

/** What of a call is not as it was agreed; nothing where all is. */
export interface Contract {
  answer(row: CallRow): readonly BrokenField[]
  request(row: CallRow): readonly BrokenField[]
  readonly packing?: Packing
}

/** So many rows are kept, and so many letters of a text. */
const ROWS_MAX = 2_000
const TEXT_MAX = 40_000

export interface Traffic extends Pick<Causes, 'inspect' | 'heard' | 'facts' | 'lastOf'> {
  /** A request leaves; gives its number. */
  asked(call: Pick<CallRow, 'name' | 'method' | 'path' | 'body' | 'nth'>): number
  /** What the world has decided to do with it. */
  planned(id: number, plan: Pick<CallRow, 'rule' | 'struck' | 'delayMs' | 'near'>): void
  answered(id: number, answer: Omit<Answered, 'at'>): void
  passed(frame: Pick<FrameRow, 'on' | 'nth' | 'frame' | 'deed'>): void
  /** In the order of time. */
  rows(): readonly TrafficRow[]
  /** Another number whenever a row is new or changed. */
  version(): number
}

const cut = (text: string): string => (text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}…` : text)

/** Where nobody looks at what goes between app and world. */
export const unwatchedTraffic: Traffic = {
  inspect: () => undefined,
  heard: () => [],
  facts: () => 0,
  lastOf: () => undefined,
  asked: () => 0,
  planned: () => undefined,
  answered: () => undefined,
  passed: () => undefined,
  rows: () => [],
  version: () => 0,
}

/** Everything that goes between app and world, with its cause. */
export function createTraffic(now: () => number): Traffic {
  const causes = createCauses()
  let rows: TrafficRow[] = []
  let ids = 0
  let version = 0

  const add = (row: TrafficRow): number => {
    version += 1
    if (rows.push(row) > ROWS_MAX * 1.1) rows = rows.slice(-ROWS_MAX)
    return row.id
  }
  const change = (id: number, more: Partial<CallRow>): void => {
    version += 1
    rows = rows.map((row) => (row.id === id && row.kind === 'call' ? { ...row, ...more } : row))
  }
  return {
    inspect: causes.inspect,
    heard: causes.heard,
    facts: causes.facts,
    lastOf: causes.lastOf,
    asked: (call) => {
      const blank = { rule: null, struck: [], delayMs: 0, near: [], answer: null }
      const cause = causes.of(call.name, call.path.split('?', 2)[1])
      return add({ kind: 'call', id: ++ids, at: now(), ...call, body: cut(call.body), cause, ...blank })
    },
    planned: change,
    answered: (id, { text, ...answer }) =>
      change(id, { answer: { ...answer, at: now(), text: text === null ? null : cut(text) } }),
    passed: (frame) =>
      void add({ kind: 'frame', id: ++ids, at: now(), ...frame, cause: frame.on === 'up' ? causes.of('/') : null }),
    rows: () => rows,
    version: () => version,
  }
}
