import { Schema } from 'effect'
import { nearest } from '#src/domain/text/nearest.ts'
import { fieldsOf, misfits, type Misfit } from './misfits.ts'
import { type Saying, Scenario, type Step, stepKinds, streamOf } from './scenario.ts'

/** The kinds of mistakes that a scenario may hold. */
export const mistakeKinds = [
  'json',
  'place',
  'missing',
  'field',
  'value',
  'world',
  'clock',
  'page',
  'verb',
  'stream',
  'fact',
  'stamped',
  'act',
  'push',
  'target',
  'call',
  'state',
  'context',
  'payload',
  'request',
  'count',
] as const
export type MistakeKind = (typeof mistakeKinds)[number]

/** One mistake; `step` counts from 0 and is null where it is in the head of the file. */
export interface Mistake {
  readonly kind: MistakeKind
  readonly step: number | null
  /** What stands there: a name, or where it stands and why it does not fit. */
  readonly said: string
  /** The known name that is most likely meant. */
  readonly nearest: string | null
}

/** A payload as it is taken; nothing when it is well. */
export type Takes = (payload: unknown) => readonly Misfit[]

/** What is known of a kind of stream. */
export interface KindWords {
  readonly count: 'one' | 'each' | 'fact' | 'page'
  readonly keys: readonly string[]
  readonly facts: readonly string[]
  /** Dotted paths: `signedIn.token.refreshing`. */
  readonly states: readonly string[]
  readonly context: readonly string[]
}

/** All names that a scenario may use. Whoever knows the app gives them: the player knows none. */
export interface Words {
  readonly worlds: readonly string[]
  readonly pages: readonly string[]
  readonly kinds: Readonly<Record<string, KindWords>>
  readonly acts: Readonly<Record<string, Takes>>
  readonly pushes: Readonly<Record<string, Takes>>
  /** By target; `rest` stands for all of `rest.<call>`. */
  readonly faults: Readonly<Record<string, Takes>>
  /** What each call may be asked with by a fact. */
  readonly calls: Readonly<Record<string, Takes>>
  readonly books: readonly string[]
}

type Found = Omit<Mistake, 'step'>
const named = (kind: MistakeKind, said: string, known: Iterable<string>): Found => ({
  kind,
  said,
  nearest: nearest(said, known) ?? null,
})
const plain = (kind: MistakeKind, said: string): Found => ({ kind, said, nearest: null })
const unless = (isKnown: boolean, kind: MistakeKind, said: string, known: Iterable<string>): readonly Found[] =>
  isKnown ? [] : [named(kind, said, known)]

const placeOf = (path: readonly PropertyKey[]): string => path.map(String).join('.')
const ofMisfit = (kind: MistakeKind | null, { path, kind: how, message, nearest: near }: Misfit): Found =>
  how === 'field'
    ? { kind: kind ?? 'field', said: placeOf(path), nearest: near }
    : plain(kind ?? how, `${placeOf(path)}: ${message}`)

const has = (table: object, name: string): boolean => Object.hasOwn(table, name)

/** Names of calls, and patterns of them: `notice.list`, `notice.*`, `*`. */
const callsIn = ({ calls }: Words): readonly string[] => {
  const names = Object.keys(calls)
  return [...names, '*', ...new Set(names.map((name) => `${name.split('.', 1)[0]}.*`))]
}
/** A name that is well needs no list: all scenarios are read while the workbench opens. */
const isCall = ({ calls }: Words, name: string): boolean =>
  name === '*' || has(calls, name) || Object.keys(calls).some((one) => `${one.split('.', 1)[0]}.*` === name)
const wrongCall = (words: Words, name: string): readonly Found[] =>
  isCall(words, name) ? [] : [named('call', name, callsIn(words))]

/** A stream by its kind and its key. */
function wrongStream({ kinds }: Words, stream: string): readonly Found[] {
  const [id = '', ...rest] = stream.split('/')
  const kind = has(kinds, id) ? kinds[id]! : undefined
  const key = rest.join('/')
  if (!kind) {
    const others = Object.entries(kinds).flatMap(([name, { count, keys }]) =>
      count === 'each' ? keys.map((one) => `${name}/${one}`) : [count === 'one' ? name : `${name}/${key}`],
    )
    return [named('stream', stream, others)]
  }
  const isThere = { one: key === '', each: kind.keys.includes(key), fact: key !== '', page: key !== '' }[kind.count]
  if (isThere) return []
  const own = kind.count === 'each' ? kind.keys.map((one) => `${id}/${one}`) : [kind.count === 'one' ? id : `${id}/…`]
  return [named('stream', stream, own)]
}

const kindOf = ({ kinds }: Words, stream: string): KindWords | undefined => {
  const [id = ''] = stream.split('/', 1)
  return has(kinds, id) ? kinds[id] : undefined
}

/** What every fact is given when it is said, and what its name is. */
const stamps = ['type', 'at', 'id']

type StepOf<Verb extends string> = Extract<Step, Record<Verb, unknown>>

const wrongSay = (words: Words, step: StepOf<'say'>): readonly Found[] =>
  [step, ...(step.and ?? [])].flatMap((one) => wrongSaying(words, one))

function wrongSaying(words: Words, { say, to, with: payload = {} }: Saying): readonly Found[] {
  const stream = to ?? streamOf(say)
  const kind = kindOf(words, stream)
  const facts = kind?.facts ?? Object.values(words.kinds).flatMap((one) => one.facts)
  // Without `to` a wrong prefix is a wrong fact.
  if (!facts.includes(say)) return to === undefined || kind ? [named('fact', say, facts)] : wrongStream(words, stream)
  const { endpoint, request } = payload as { readonly endpoint?: unknown; readonly request?: unknown }
  const call = typeof endpoint === 'string' ? endpoint : undefined
  return [
    ...wrongStream(words, stream),
    ...stamps.filter((stamp) => has(payload, stamp)).map((stamp) => plain('stamped', stamp)),
    ...(call === undefined ? [] : unless(has(words.calls, call), 'call', call, Object.keys(words.calls))),
    ...(call === undefined ? [] : (words.calls[call]?.(request) ?? []).map((one) => ofMisfit('request', one))),
  ]
}

const wrongNamed =
  (kind: MistakeKind, table: Readonly<Record<string, Takes>>) =>
  (name: string, payload: unknown): readonly Found[] =>
    has(table, name)
      ? table[name]!(payload ?? {}).map((one) => ofMisfit('payload', one))
      : [named(kind, name, Object.keys(table))]

function wrongFault(words: Words, { fault, with: payload }: StepOf<'fault'>): readonly Found[] {
  const call = /^rest\.(.*)$/.exec(fault)?.[1]
  if (call === undefined) return wrongNamed('target', words.faults)(fault, payload)
  return [...wrongCall(words, call), ...wrongNamed('target', words.faults)('rest', payload)]
}

/** Streams, and states or parts of contexts by stream. */
function wrongExpectation(words: Words, step: StepOf<'expect'>): readonly Found[] {
  const states = Object.entries(step.expect).flatMap(([stream, paths]) => {
    const known = kindOf(words, stream)?.states ?? []
    const wrong = paths.split(/\s*&\s*/).filter((path) => !known.includes(path))
    return wrongStream(words, stream).concat(known.length > 0 ? wrong.map((path) => named('state', path, known)) : [])
  })
  const contexts = Object.entries(step.context ?? {}).flatMap(([stream, part]) => {
    const known = kindOf(words, stream)?.context ?? []
    const wrong = known.length > 0 ? Object.keys(part).filter((field) => !known.includes(field)) : []
    return wrongStream(words, stream).concat(wrong.map((field) => named('context', field, known)))
  })
  const calls = Object.keys(step.requests ?? {}).flatMap((name) => wrongCall(words, name))
  const counts = Object.values(step.books ?? {}).flatMap((change) =>
    Object.keys(change).flatMap((name) => unless(words.books.includes(name), 'count', name, words.books)),
  )
  return [...states, ...contexts, ...calls, ...counts]
}

const verbs = Object.keys(stepKinds) as (keyof typeof stepKinds)[]

function wrongStep(words: Words, json: unknown): readonly Found[] {
  const names = typeof json === 'object' && json !== null ? Object.keys(json) : []
  const verb = verbs.find((one) => names.includes(one))
  if (verb === undefined) return [named('verb', names[0] ?? JSON.stringify(json), verbs)]
  const shape = misfits(stepKinds[verb] as Schema.Codec<unknown, unknown>, json)
  return shape.length > 0 ? shape.map((one) => ofMisfit(null, one)) : wrongNamesOf(words, json as Step)
}

function wrongNamesOf(words: Words, step: Step): readonly Found[] {
  if ('say' in step) return wrongSay(words, step)
  if ('world' in step) return wrongNamed('act', words.acts)(step.world, step.with)
  if ('push' in step) return wrongNamed('push', words.pushes)(step.push, step.with)
  if ('fault' in step) return wrongFault(words, step)
  return 'expect' in step ? wrongExpectation(words, step) : []
}

const Head = Schema.Struct({ ...Scenario.fields, steps: Schema.Array(Schema.Unknown) })

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

function wrongHead(words: Words, json: unknown): readonly Found[] {
  const shape = misfits(Head as unknown as Schema.Codec<unknown, unknown>, json)
  if (shape.length > 0)
    return shape.map((one) => {
      const found = ofMisfit(null, one)
      return found.kind === 'field' ? { ...found, nearest: nearest(found.said, fieldsOf(Scenario)) ?? null } : found
    })
  return wrongNamesOfHead(words, json as Scenario)
}

function wrongNamesOfHead(words: Words, { world, clock, start }: Scenario): readonly Found[] {
  const path = start.split('?', 1)[0]!
  return [
    ...unless(words.worlds.includes(world), 'world', world, words.worlds),
    ...(instant.test(clock) && !Number.isNaN(Date.parse(clock)) ? [] : [plain('clock', clock)]),
    ...unless(words.pages.includes(path), 'page', path, words.pages),
  ]
}

const at = (step: number | null) => (found: Found) => ({ ...found, step }) as Mistake

/** Names that nobody knows, in what has the shape of a scenario. */
export const unknownNamesIn = (shaped: Scenario, words: Words): readonly Mistake[] => [
  ...wrongNamesOfHead(words, shaped).map(at(null)),
  ...shaped.steps.flatMap((step, index) => wrongNamesOf(words, step).map(at(index))),
]

/** Everything that is wrong with what should be a scenario; nothing when it can be played. */
export function mistakesIn(json: unknown, words: Words): readonly Mistake[] {
  const steps = (json as { readonly steps?: unknown } | null)?.steps
  return [
    ...wrongHead(words, json).map(at(null)),
    ...(Array.isArray(steps) ? steps.flatMap((step, index) => wrongStep(words, step).map(at(index))) : []),
  ]
}
