import type { KindTypes, Shape } from './types.ts'

/** What a kind of stream puts on disk. */
export interface KindShape extends KindTypes {
  /** The number of its upcasts. */
  readonly version: number
  /** Names of its streams; `*` stands for what is only known while the app runs. */
  readonly streams: readonly string[]
  readonly states: readonly string[]
  /** `id:port` of the effects that a snapshot may hold as running. */
  readonly effects: readonly string[]
}

const optional = (key: string): string => `${key}?`
const isRecord = (shape: Shape): shape is Readonly<Record<string, Shape>> =>
  typeof shape === 'object' && !Array.isArray(shape) && !('|' in shape)
const membersOf = (shape: Shape): readonly Shape[] =>
  typeof shape === 'object' && '|' in shape ? (shape['|'] as readonly Shape[]) : [shape]

/** The primitive that a literal is one of. */
const literalOf = (shape: Shape): string | undefined =>
  typeof shape === 'string' && /^["\d-]|^(true|false)$/.test(shape) ? typeof JSON.parse(shape) : undefined

/** Whether everything that could be written as `then` can be read as `now`. */
export function holds(now: Shape, then: Shape): boolean {
  if (now === 'unknown') return true
  const [old, ...more] = membersOf(then)
  if (more.length > 0) return membersOf(then).every((member) => holds(now, member))
  const members = membersOf(now)
  if (members.length > 1) return members.some((member) => holds(member, old!))
  if (typeof now === 'string' || typeof old === 'string') return now === old || now === literalOf(old!)
  if (Array.isArray(now) || Array.isArray(old))
    return Array.isArray(now) && Array.isArray(old) && holds(now[0] as Shape, old[0] as Shape)
  return isRecord(now) && isRecord(old!) && holdsFields(now, old)
}

function holdsFields(now: Readonly<Record<string, Shape>>, then: Readonly<Record<string, Shape>>): boolean {
  const hasPlaces = Object.entries(then).every(([key, shape]) => {
    const bare = key.replace('?', '')
    const place = (key === bare ? now[bare] : undefined) ?? now[optional(bare)] ?? now['*']
    return place !== undefined && holds(place, shape)
  })
  const required = Object.keys(now).filter((key) => key !== '*' && !key.endsWith('?'))
  return hasPlaces && required.every((key) => key in then)
}

const keysOf = (fields: Readonly<Record<string, Shape>>): string[] =>
  Object.keys(fields).map((key) => key.replace('?', ''))

/** The words in which a kind is written down. */
const wordsOf = ({ states, effects, context, facts }: KindShape): Set<string> =>
  new Set([
    ...states.map((state) => `state ${state}`),
    ...effects.map((effect) => `effect ${effect}`),
    ...keysOf(context).map((key) => `context.${key}`),
    ...Object.keys(facts).map((type) => `fact ${type}`),
    ...Object.entries(facts).flatMap(([type, payloads]) =>
      payloads.flatMap(keysOf).map((key) => `fact ${type} with ${key}`),
    ),
  ])

/**
 * What has changed on disk from one shape to the other, one sentence each: a word that came or went, or a type that cannot hold what
 * was written. A type that only grew (a new member of a union, a field that may be missing) is no change.
 */
export function changesOf(then: KindShape, now: KindShape): string[] {
  const [old, fresh] = [wordsOf(then), wordsOf(now)]
  const gone = [...old].filter((word) => !fresh.has(word)).map((word) => `${word} is gone`)
  const added = [...fresh].filter((word) => !old.has(word)).map((word) => `${word} is new`)
  const contexts = holdsFields(now.context, then.context) ? [] : ['a context that was written does not fit']
  const facts = Object.entries(then.facts).flatMap(([type, payloads]) => {
    const places = now.facts[type] ?? []
    return payloads.every((payload) => places.some((place) => holdsFields(place, payload)))
      ? []
      : [`a fact ${type} that was written does not fit`]
  })
  return [...gone, ...added, ...contexts, ...facts]
}
