/**
 * The file that somebody hands to a developer when something went wrong: what the app has noted, and which release noted it. It has no
 * passwords, codes or tokens: the journal never writes them.
 */
export const DIAGNOSIS_FORMAT = 'shucang.diagnosis'
/** Counted up when a reader of before would misread the file. */
export const DIAGNOSIS_VERSION = 1
/** No file is larger, in bytes of UTF-8. */
export const DIAGNOSIS_BYTES_MAX = 4 * 1024 * 1024
/** What is not counted one by one: the head of the file, and the commas. */
const HEAD_BYTES = 64 * 1024

export interface KeptFact {
  readonly seq: number
  readonly stream: string
  /** Version of the stream's kind that it was written in. */
  readonly v: number
  readonly fact: { readonly type: string }
}

/** A stream as it was behind the fact `seq`. */
export interface KeptState {
  readonly stream: string
  readonly seq: number
  readonly v: number
  readonly state: unknown
}

/** What the journal holds. */
export interface Kept {
  readonly facts: readonly KeptFact[]
  readonly states: readonly KeptState[]
  /** By kind of stream: the version that this release writes. */
  readonly kinds: Readonly<Record<string, number>>
}

/** Which release on what device, and when. */
export interface DiagnosisHead {
  readonly app: { readonly version: string; readonly code: number }
  /** ms since epoch. */
  readonly at: number
  readonly device: {
    readonly agent: string
    readonly online: boolean
    /** Whether the device stores what is noted; else it is in memory only. */
    readonly stores: boolean
  }
}

export interface Diagnosis extends DiagnosisHead, Kept {
  readonly format: typeof DIAGNOSIS_FORMAT
  readonly version: number
  /** What did not fit: so many older facts, and whole streams by name. */
  readonly left: { readonly facts: number; readonly streams: readonly string[] }
}

const encoder = new TextEncoder()
const bytesOf = (value: unknown): number => encoder.encode(JSON.stringify(value)).length + 1
const sumOf = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0)

interface Needed {
  readonly stream: string
  readonly states: readonly KeptState[]
  /** What its state is folded from: the facts behind its last stored state. */
  readonly tail: readonly KeptFact[]
  readonly older: readonly KeptFact[]
  readonly bytes: number
}

function neededBy({ facts, states }: Kept): Needed[] {
  const factsOf = Map.groupBy(facts, ({ stream }) => stream)
  const statesOf = Map.groupBy(states, ({ stream }) => stream)
  return [...new Set([...factsOf.keys(), ...statesOf.keys()])].map((stream) => {
    const own = statesOf.get(stream) ?? []
    const covered = own.at(-1)?.seq ?? -1
    const parts = Map.groupBy(factsOf.get(stream) ?? [], ({ seq }) => (seq > covered ? 'tail' : 'older'))
    const tail = parts.get('tail') ?? []
    return { stream, states: own, tail, older: parts.get('older') ?? [], bytes: sumOf([...own, ...tail].map(bytesOf)) }
  })
}

/** As many of the newest facts as fit. */
function newest(facts: readonly KeptFact[], room: number): readonly KeptFact[] {
  let left = room
  const first = facts.findLastIndex((fact) => (left -= bytesOf(fact)) < 0)
  return facts.slice(first + 1)
}

const bySeq = (facts: readonly KeptFact[]): KeptFact[] => facts.toSorted((a, b) => a.seq - b.seq)

/**
 * Puts the file together within its bounds: what the streams' last states need goes first, the smallest stream first, so that one that
 * has grown beyond measure pushes no other out; then what came before, the newest first.
 */
export function makeDiagnosis(kept: Kept, head: DiagnosisHead, bytesMax = DIAGNOSIS_BYTES_MAX): Diagnosis {
  const needed = neededBy(kept).toSorted((a, b) => a.bytes - b.bytes)
  let room = bytesMax - HEAD_BYTES
  const taken = needed.filter(({ bytes }) => {
    if (bytes > room) return false
    room -= bytes
    return true
  })
  const older = needed.flatMap((one) => one.older)
  const fitting = newest(bySeq(taken.flatMap((one) => one.older)), room)
  const { app, at, device } = head
  return {
    format: DIAGNOSIS_FORMAT,
    version: DIAGNOSIS_VERSION,
    app,
    at,
    device: { ...device, agent: device.agent.slice(0, 500) },
    kinds: kept.kinds,
    left: {
      facts: older.length - fitting.length,
      streams: needed
        .filter((one) => !taken.includes(one))
        .map(({ stream }) => stream.slice(0, 200))
        .slice(0, 100),
    },
    states: taken.flatMap(({ states }) => states),
    facts: bySeq([...taken.flatMap(({ tail }) => tail), ...fitting]),
  }
}
