import { readFileSync } from 'node:fs'
import type { ModelFact } from '#src/machines/model.ts'

/** A reference from a ledger to one transition of the specification's lifecycles. */
export interface LifecycleReference {
  readonly id: string
  readonly from: string
  readonly event: string
  /** Needed only where the lifecycle has two transitions for the same event. */
  readonly guard?: string
  /** A transition of the specification that ours takes in two steps: this row is its first or its last step. */
  readonly part?: 'first' | 'last'
}

export type ExpectedOutput =
  | string
  | { readonly tell: string; readonly with: object }
  | { readonly effect: string; readonly with: object }

/** One row: in this state, on this fact, if this holds, the machine goes there, with these variables and outputs. */
export interface LedgerRow {
  readonly id: string
  readonly in: string | readonly string[]
  readonly on: string
  readonly if?: Readonly<Record<string, unknown>>
  /** `=` stays. */
  readonly to: string
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
}

export const readLedger = (file: URL): Ledger => JSON.parse(readFileSync(file, 'utf8')) as Ledger

/** Everything an expression in a row may refer to. */
export interface Scope {
  readonly fact: ModelFact
  readonly variables: Readonly<Record<string, unknown>>
}

const dig = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], value)

/** The value of a reference: `fact.user` is payload, `modal.forced` a variable. */
function lookUp(reference: string, scope: Scope): unknown {
  const [head = '', ...rest] = reference.split('.')
  return head === 'fact' ? dig(scope.fact, rest) : dig(scope.variables[head], rest)
}

/**
 * The value that an expression of a row stands for: `fact.x` is payload, `at+1000` an instant in ms counted from the
 * fact, objects are expanded, everything else is itself.
 */
export function evaluate(expression: unknown, scope: Scope): unknown {
  if (typeof expression === 'string') {
    if (expression.startsWith('fact.')) return lookUp(expression, scope)
    const instant = /^at\+(\d+)$/.exec(expression)
    return instant ? scope.fact.at + Number(instant[1]) : expression
  }
  if (expression !== null && typeof expression === 'object' && !Array.isArray(expression)) {
    return Object.fromEntries(Object.entries(expression).map(([key, inner]) => [key, evaluate(inner, scope)]))
  }
  return expression
}

/** Whether `actual` is what the expression says; `set` means anything but null, objects are compared key by key. */
export function isAsSaid(actual: unknown, expected: unknown): boolean {
  if (expected === 'set') return actual !== null && actual !== undefined
  if (expected !== null && typeof expected === 'object') {
    if (actual === null || typeof actual !== 'object') return false
    return Object.entries(expected).every(([key, inner]) => isAsSaid((actual as Record<string, unknown>)[key], inner))
  }
  return actual === expected
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

function holdsOne(actual: unknown, condition: unknown, scope: Scope): boolean {
  if (condition === null || typeof condition !== 'object') return isAsSaid(actual ?? null, condition)
  const { gt, lte, version, than } = condition as { gt?: string; lte?: string; version?: VersionOrder; than?: string }
  if (gt !== undefined) return Number(actual) > Number(lookUp(gt, scope))
  if (lte !== undefined) return Number(actual) <= Number(lookUp(lte, scope))
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

/** The active state in which the row applies, if it does. */
export function activeIn(row: LedgerRow, states: readonly string[]): string | undefined {
  return states.find((state) => patternsOf(row).some((pattern) => isInside(state, pattern)))
}
