import { readFileSync } from 'node:fs'
import type { MachineView, ModelFact, Output } from '#src/machines/model.ts'

/** A reference from a ledger to one transition of the specification's lifecycles. */
export interface LifecycleReference {
  readonly id: string
  readonly from: string
  readonly event: string
  /** Needed only where the lifecycle has two transitions for the same event. */
  readonly guard?: string
  /** Needed only where it has two that differ in nothing else. */
  readonly to?: string
  /** A transition of the specification that ours takes in two steps: this row is its first or its last step. */
  readonly part?: 'first' | 'last'
}

export type ExpectedOutput =
  | string
  /** With `if`, let out only where that holds before the fact. */
  | { readonly tell: string; readonly with: object; readonly if?: LedgerRow['if'] }
  /** Each fact of a list: what was said to follow. */
  | { readonly tells: string }
  | { readonly effect: string; readonly with: object }
  | { readonly action: string; readonly with: object }

/** One row: in this state, on this fact, if this holds, the machine goes there, with these variables and outputs. */
export interface LedgerRow {
  readonly id: string
  readonly in: string | readonly string[]
  /** Other rows speak of it while one of these states is active too. */
  readonly unless?: readonly string[]
  readonly on: string
  readonly if?: Readonly<Record<string, unknown>>
  /** The leaf state, or one for each region entered; `=` stays. */
  readonly to: string | readonly string[]
  readonly post: Readonly<Record<string, unknown>>
  readonly out: readonly ExpectedOutput[]
  readonly cite: readonly string[]
  readonly reading: 'spec' | 'sdk' | 'ours'
  readonly note?: string
  /** Why no run can get here; checked: such a row must match no edge. */
  readonly unreachable?: string
  readonly lifecycle?: readonly LifecycleReference[]
}

/** The transition ledger of a machine, written from the specification by someone who has not read the machine. */
export interface Ledger {
  readonly machine: string
  readonly sources: readonly string[]
  readonly frame: string
  readonly variables: readonly string[]
  /** What a fresh machine is; expressions may refer to what it was started with, as `input.x`. */
  readonly initial: {
    readonly state: string | readonly string[]
    readonly post: Readonly<Record<string, unknown>>
    readonly out: readonly ExpectedOutput[]
  }
  /** Our states for each state of a lifecycle. */
  readonly lifecycles: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
  /** Transitions of a lifecycle that no machine takes, with the reason. */
  readonly elsewhere?: readonly { readonly lifecycle: LifecycleReference; readonly why: string }[]
  readonly rows: readonly LedgerRow[]
  /** Shows an edge as the ledger speaks of it, where the ledger follows one of many things in the context; never in the file. */
  readonly lens?: Lens
}

/** What happened on an edge of the graph. */
export interface Happening {
  readonly fact: ModelFact
  readonly before: MachineView
  readonly after: MachineView
  readonly out: readonly Output[]
}

export type Lens = (happening: Happening) => Happening

export const readLedger = (file: URL): Ledger => JSON.parse(readFileSync(file, 'utf8')) as Ledger

/** Everything an expression in a row may refer to. */
export interface Scope {
  readonly fact: ModelFact
  readonly variables: Readonly<Record<string, unknown>>
  readonly input?: unknown
}

const dig = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], value)

/** The value of a reference: `fact.user` is payload, `input.x` what the machine started with, `modal.x` a variable. */
function lookUp(reference: string, scope: Scope): unknown {
  const [head = '', ...rest] = reference.split('.')
  if (head === 'fact') return dig(scope.fact, rest)
  if (head === 'var') return dig(scope.variables, rest)
  return head === 'input' ? dig(scope.input, rest) : dig(scope.variables[head], rest)
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/**
 * The value that an expression of a row stands for: `fact.x` is payload, `var.x` a variable before, `input.x` what the
 * machine started with, `at+1000` an instant in ms counted from the fact, `{ "merge": [a, b] }` the one spread over the
 * other; other objects are expanded, the rest is itself.
 */
export function evaluate(expression: unknown, scope: Scope): unknown {
  if (typeof expression === 'string') {
    if (/^(fact|input|var)\./.test(expression)) return lookUp(expression, scope)
    const instant = /^at\+(\d+)$/.exec(expression)
    return instant ? scope.fact.at + Number(instant[1]) : expression
  }
  if (Array.isArray(expression)) return expression.map((one) => evaluate(one, scope))
  if (!isPlain(expression)) return expression
  const { merge } = expression
  if (Array.isArray(merge)) return Object.assign({}, ...merge.map((part) => lookUp(String(part), scope)))
  const entries = Object.entries(expression).map(([key, inner]) => [key, evaluate(inner, scope)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/**
 * Whether `actual` is what an evaluated expression says. `set` means anything but null, `{ "otherThan": x }` anything
 * but that; objects are compared key by key, and with `exact` no further keys are allowed.
 */
export function isAsSaid(actual: unknown, expected: unknown, exact = false): boolean {
  if (expected === 'set') return actual !== null && actual !== undefined && actual !== ''
  if (Array.isArray(expected)) {
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((one, at) => isAsSaid(actual[at], one, exact))
    )
  }
  if (!isPlain(expected)) return actual === expected
  if ('otherThan' in expected) return actual !== expected['otherThan']
  if (!isPlain(actual) || (exact && Object.keys(actual).length !== Object.keys(expected).length)) return false
  return Object.entries(expected).every(([key, inner]) => isAsSaid(actual[key], inner, exact))
}

type VersionOrder = 'majorOrMinorLower' | 'onlyPatchLower' | 'equal' | 'higher'

/** lc:update-native: dot-separated integer parts, missing parts as 0, the first difference from the left decides. */
export function versionOrder(local: string, server: string): VersionOrder {
  const parts = (version: string): number[] => version.split('.').map(Number)
  const [ours, theirs] = [parts(local), parts(server)]
  for (let index = 0; index < Math.max(ours.length, theirs.length); index++) {
    const difference = (ours[index] ?? 0) - (theirs[index] ?? 0)
    if (difference > 0) return 'higher'
    if (difference < 0) return index < 2 ? 'majorOrMinorLower' : 'onlyPatchLower'
  }
  return 'equal'
}

interface Condition {
  readonly gt?: string | number
  readonly lte?: string | number
  readonly below?: string | number
  readonly atLeast?: string | number
  readonly not?: unknown
  readonly version?: VersionOrder
  readonly than?: string
}

const numberOf = (bound: string | number, scope: Scope): number =>
  typeof bound === 'number' ? bound : Number(lookUp(bound, scope))

function holdsOne(actual: unknown, condition: unknown, scope: Scope): boolean {
  if (condition === null || typeof condition !== 'object') return isAsSaid(actual ?? null, condition)
  const { gt, lte, below, atLeast, not, version, than } = condition as Condition
  if (gt !== undefined) return Number(actual) > numberOf(gt, scope)
  if (lte !== undefined) return Number(actual) <= numberOf(lte, scope)
  if (below !== undefined) return Number(actual) < numberOf(below, scope)
  if (atLeast !== undefined) return Number(actual) >= numberOf(atLeast, scope)
  if (not !== undefined) return !isAsSaid(actual ?? null, not)
  if (version !== undefined && than !== undefined) {
    return versionOrder(String(actual), String(lookUp(than, scope))) === version
  }
  throw new Error(`unknown condition ${JSON.stringify(condition)}`)
}

/** Whether the condition of a row holds before the fact. */
export const holds = (conditions: LedgerRow['if'], scope: Scope): boolean =>
  Object.entries(conditions ?? {}).every(([key, condition]) => holdsOne(lookUp(key, scope), condition, scope))

/** Whether `state` is `pattern` or inside it. */
export const isInside = (state: string, pattern: string): boolean =>
  state === pattern || state.startsWith(`${pattern}.`)

const patternsOf = (row: LedgerRow): readonly string[] => (typeof row.in === 'string' ? [row.in] : row.in)

/** The active leaf state in which the row applies, if it does. */
export function activeIn(row: LedgerRow, states: readonly string[]): string | undefined {
  const isActive = (patterns: readonly string[]) => (state: string) =>
    patterns.some((pattern) => isInside(state, pattern))
  return states.some(isActive(row.unless ?? [])) ? undefined : states.find(isActive(patternsOf(row)))
}

const commonPrefix = (a: readonly string[], b: readonly string[]): string[] => {
  const end = a.findIndex((key, index) => key !== b[index])
  return [...(end === -1 ? a : a.slice(0, end))]
}

/**
 * The leaf states that a row leaves: those below what its source and its target have in common. Staying leaves none,
 * so a row may leave one region of a parallel state, or all of them when it leads out.
 */
export function leaves(row: LedgerRow, states: readonly string[]): string[] {
  const from = activeIn(row, states)
  if (from === undefined || row.to === '=') return []
  const common = [row.to]
    .flat()
    .map((to) => to.split('.'))
    .reduce(commonPrefix, from.split('.'))
  return common.length === 0 ? [...states] : states.filter((state) => isInside(state, common.join('.')))
}
