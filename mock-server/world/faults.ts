import { Schema } from 'effect'
import { unknownName } from '#src/domain/text/nearest.ts'
import { allEndpoints } from '#src/contract/rest/all.ts'
import type { CallPattern } from '#src/contract/rest/calls.ts'
import type { WorldRandom } from './random.ts'

/**
 * How a request can go wrong, as data (docs/mock-server.md lists every kind with an example).
 * A kind that replaces the answer leaves the world untouched unless `applied` is set: then the request did its work and only the
 * answer was lost, which is what makes an outcome unknown.
 */
export const faultKinds = [
  'delay',
  'drop',
  'offline',
  'timeout',
  'status',
  'code',
  'rejected',
  'malformed',
  'wrongType',
  'huge',
  'empty',
  'bare',
  'codeText',
  'msg',
] as const
export type FaultKind = (typeof faultKinds)[number]

export const FaultDetails = Schema.Struct({
  /** delay: how long, in ms of the world's clock, and up to how much more by chance. */
  ms: Schema.optionalKey(Schema.Int),
  jitterMs: Schema.optionalKey(Schema.Int),
  /** status: the HTTP status. */
  status: Schema.optionalKey(Schema.Int),
  /** code, codeText: the envelope's code. */
  code: Schema.optionalKey(Schema.Union([Schema.Int, Schema.String])),
  /** code, msg: the envelope's message. */
  msg: Schema.optionalKey(Schema.String),
  /** code: the envelope's data; status: the body. */
  data: Schema.optionalKey(Schema.Unknown),
  /** rejected: name of a refusal, e.g. `wrongCode`. */
  reason: Schema.optionalKey(Schema.String),
  /** huge: how many bytes to add. */
  bytes: Schema.optionalKey(Schema.Int),
  /** drop, timeout, status, code, rejected: do the work before the answer is lost. */
  applied: Schema.optionalKey(Schema.Boolean),
})

export const FaultRule = Schema.Struct({
  id: Schema.String,
  match: Schema.Struct({
    /** `notice.list`, `notice.*` or `*`; a leading `rest.` is ignored. */
    endpoint: Schema.optionalKey(Schema.String),
    /** A regular expression on the path with its query. */
    path: Schema.optionalKey(Schema.String),
    method: Schema.optionalKey(Schema.String),
  }),
  kind: Schema.Literals(faultKinds),
  with: Schema.optionalKey(FaultDetails),
  /** How often it strikes; without it, until it is removed. */
  times: Schema.optionalKey(Schema.Int),
  /** How many matching requests pass first. */
  skip: Schema.optionalKey(Schema.Int),
  /** Strikes with this probability, 0 to 1. */
  chance: Schema.optionalKey(Schema.Finite),
})
export type FaultRule = typeof FaultRule.Type
/** A rule as it is asked for: id and match may be left out. */
export interface FaultInput extends Omit<FaultRule, 'id' | 'match'> {
  readonly id?: string
  readonly match?: Omit<FaultRule['match'], 'endpoint'> & { readonly endpoint?: CallPattern | `rest.${CallPattern}` }
}

export interface Asked {
  /** Name of the endpoint, `''` for a path that none has. */
  readonly endpoint: string
  readonly method: string
  readonly path: string
}

/** What is to happen to one request. */
export interface FaultPlan {
  readonly delayMs: number
  /** The rule that replaces or distorts the answer, if any. */
  readonly rule: FaultRule | null
  /** All rules that strike it, those that delay it too, by their ids. */
  readonly struck: readonly string[]
}

const endpointMatches = (pattern: string, name: string): boolean => {
  const wanted = pattern.replace(/^rest\./, '')
  return wanted === '*' || wanted === name || (wanted.endsWith('.*') && name.startsWith(wanted.slice(0, -1)))
}

const names: readonly string[] = [...allEndpoints.map(({ name }) => name), 'session.authCheck']

/** Whether a pattern means any call at all; one that does not could never strike. */
export const meansACall = (pattern: string): boolean => names.some((name) => endpointMatches(pattern, name))

export function faultMatches({ match }: FaultRule, asked: Asked): boolean {
  if (match.endpoint !== undefined && !endpointMatches(match.endpoint, asked.endpoint)) return false
  if (match.path !== undefined && !new RegExp(match.path).test(asked.path)) return false
  return match.method === undefined || match.method.toUpperCase() === asked.method
}

/** One use less, or none left. */
const used = (rule: FaultRule): FaultRule[] => {
  if (rule.times === undefined) return [rule]
  return rule.times > 1 ? [{ ...rule, times: rule.times - 1 }] : []
}

const delayOf = (rule: FaultRule, random: WorldRandom): number =>
  (rule.with?.ms ?? 1000) + (rule.with?.jitterMs ? random.int(rule.with.jitterMs + 1) : 0)

/**
 * Goes through the rules in order: delays add up, the first other rule that strikes decides, later ones keep their uses.
 * Answers what happens to this request and which rules are left.
 */
export function decideFaults(
  rules: readonly FaultRule[],
  asked: Asked,
  random: WorldRandom,
): { readonly plan: FaultPlan; readonly left: readonly FaultRule[] } {
  let delayMs = 0
  let decided: FaultRule | null = null
  const struck: string[] = []
  const left: FaultRule[] = []
  for (const rule of rules) {
    if ((decided && rule.kind !== 'delay') || !faultMatches(rule, asked)) {
      left.push(rule)
    } else if (rule.skip) {
      left.push({ ...rule, skip: rule.skip - 1 })
    } else if (rule.chance !== undefined && random.next() >= rule.chance) {
      left.push(rule)
    } else {
      struck.push(rule.id)
      left.push(...used(rule))
      if (rule.kind === 'delay') delayMs += delayOf(rule, random)
      else decided = rule
    }
  }
  return { plan: { delayMs, rule: decided, struck }, left }
}

/** A rule that did not strike a request although something of it fits. */
export interface NearMiss {
  readonly rule: FaultRule
  /** Another path or method than it wants, it lets some by first, chance spared it, or one before it had decided. */
  readonly why: 'path' | 'method' | 'skip' | 'chance' | 'later'
}

/** Which rules nearly struck; `plan` is what was decided by these rules. */
export function nearMisses(rules: readonly FaultRule[], asked: Asked, { rule: decided }: FaultPlan): NearMiss[] {
  const place = rules.findIndex((rule) => rule === decided)
  return rules.flatMap((rule, at): NearMiss[] => {
    const { endpoint = '*', path, method } = rule.match
    if (rule === decided || !endpointMatches(endpoint, asked.endpoint)) return []
    if (!faultMatches({ ...rule, match: { endpoint, ...(method ? { method } : {}) } }, asked))
      return [{ rule, why: 'method' }]
    if (path !== undefined && !faultMatches(rule, asked)) return [{ rule, why: 'path' }]
    if (place !== -1 && at > place && rule.kind !== 'delay') return [{ rule, why: 'later' }]
    if (rule.skip) return [{ rule, why: 'skip' }]
    return rule.chance === undefined || rule.kind === 'delay' ? [] : [{ rule, why: 'chance' }]
  })
}

/** Fills in what a caller may leave out and refuses what could never work, with the reason. */
export function toFaultRule(input: FaultInput, id: string): FaultRule {
  const decode = Schema.decodeUnknownSync(FaultRule, { onExcessProperty: 'error' })
  const rule = decode({ match: {}, ...input, id: input.id ?? id })
  if (rule.match.path !== undefined) new RegExp(rule.match.path)
  const { endpoint = '*' } = rule.match
  if (!meansACall(endpoint)) throw new Error(unknownName('call', endpoint.replace(/^rest\./, ''), names))
  return rule
}

const otherType = (value: unknown, random: WorldRandom): unknown => {
  if (Array.isArray(value)) return random.pick([{}, '列表', 7])
  if (value === null) return random.pick([{}, []])
  if (typeof value === 'object') return random.pick([[], '对象', 3])
  if (typeof value === 'number') return random.pick(['不是数字', [], {}])
  if (typeof value === 'boolean') return random.pick(['也许', [], {}])
  return random.pick([{}, [], true])
}

/** The same answer with one value after another of a wrong type: each object keeps its keys, about half of the leaves change. */
export function wrongTyped(value: unknown, random: WorldRandom, depth = 0): unknown {
  if (depth > 0 && random.next() < 0.25) return otherType(value, random)
  if (Array.isArray(value)) return value.map((item) => wrongTyped(item, random, depth + 1))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, wrongTyped(item, random, depth + 1)]))
  }
  return random.next() < 0.5 || depth === 0 ? otherType(value, random) : value
}
