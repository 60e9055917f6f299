import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isInside, type Ledger, type LedgerRow, type LifecycleReference } from './tester/ledger.ts'

/** One transition of a lifecycle in the specification; only its facts, not its prose. */
export interface LifecycleTransition {
  readonly from: string
  readonly event: string
  readonly guard: string | null
  readonly to: string
}

export interface Lifecycle {
  readonly id: string
  readonly initial: string
  readonly transitions: readonly LifecycleTransition[]
}

const copied = new URL('lifecycles.copy.json', import.meta.url)
const specification = new URL('../../../shared/spec/', import.meta.url)
const original = new URL('lifecycles.json', specification)

const factsOf = ({ id, initial, transitions }: Lifecycle): Lifecycle => ({
  id,
  initial,
  transitions: transitions.map(({ from, event, guard, to }) => ({ from, event, guard, to })),
})

const read = (file: URL): Lifecycle[] => (JSON.parse(readFileSync(file, 'utf8')) as Lifecycle[]).map(factsOf)

/** The lifecycles that the ledgers refer to, from the copy in the repository. */
export const copiedLifecycles = (): Lifecycle[] => read(copied)

/** The same from the specification itself, where it lies beside the repository; undefined elsewhere. */
export function originalLifecycles(ids: readonly string[]): Lifecycle[] | undefined {
  return existsSync(original) ? read(original).filter(({ id }) => ids.includes(id)) : undefined
}

/** Every id that a row may cite, from the specification where it lies beside the repository; undefined elsewhere. */
export function specificationIds(): Set<string> | undefined {
  if (!existsSync(original)) return undefined
  const tables = readdirSync(specification).filter((name) => name.endsWith('.json'))
  const texts = [...tables, 'ambiguities.md'].map((name) => readFileSync(new URL(name, specification), 'utf8'))
  const found = texts.flatMap((text) => text.match(/(?<="id": ")[^"]+|^### A-\d+/gm) ?? [])
  return new Set(found.map((id) => id.replace(/^### /, '')))
}

const refersTo = (reference: LifecycleReference, id: string, transition: LifecycleTransition): boolean =>
  reference.id === id &&
  // A transition from one of several states has a list here; `a,b` names it.
  reference.from === String(transition.from) &&
  reference.event === transition.event &&
  (reference.guard === undefined || reference.guard === transition.guard) &&
  (reference.to === undefined || reference.to === transition.to)

const spell = (id: string, { from, event, guard }: LifecycleTransition): string =>
  `${id}: ${from} on ${event}${guard === null ? '' : ` if ${guard}`}`

/** Whether all our states of a row lie inside what we call a state of the lifecycle. */
function liesIn(ours: string | readonly string[], theirs: readonly string[] | undefined): boolean {
  return [ours].flat().some((state) => theirs?.some((pattern) => isInside(state, pattern) || isInside(pattern, state)))
}

function targetOf(row: LedgerRow): string | readonly string[] {
  return row.to === '=' ? row.in : row.to
}

/** Where a row contradicts the transition that it claims to be. */
function rowFaults(ledger: Ledger, row: LedgerRow, id: string, transition: LifecycleTransition): string[] {
  const states = ledger.lifecycles[id]
  const parts = (row.lifecycle ?? []).filter((one) => refersTo(one, id, transition)).map((one) => one.part)
  const [isFirst, isLast] = [parts.some((part) => part !== 'last'), parts.some((part) => part !== 'first')]
  const name = `the row ${row.id} for ${spell(id, transition)}`
  return [
    ...(isFirst && !liesIn(row.in, states?.[transition.from]) ? [`${name} does not start in ${transition.from}`] : []),
    ...(isLast && !liesIn(targetOf(row), states?.[transition.to]) ? [`${name} does not end in ${transition.to}`] : []),
  ]
}

export interface LifecycleReport {
  readonly transitions: number
  /** Transitions of the specification that neither a row nor an explanation covers. */
  readonly uncovered: readonly string[]
  /** References to what the specification does not have, and rows that contradict what they refer to. */
  readonly faults: readonly string[]
}

/** The ledger against the lifecycles of the specification: all covered, nothing made up, same source and target. */
export function judgeLifecycles(ledger: Ledger, lifecycles: readonly Lifecycle[]): LifecycleReport {
  const mine = lifecycles.filter(({ id }) => id in ledger.lifecycles)
  const all = mine.flatMap(({ id, transitions }) => transitions.map((transition) => ({ id, transition })))
  const references = [
    ...ledger.rows.flatMap((row) => (row.lifecycle ?? []).map((reference) => ({ by: row.id, reference }))),
    ...(ledger.elsewhere ?? []).map(({ lifecycle }) => ({ by: 'elsewhere', reference: lifecycle })),
  ]
  const known = (reference: LifecycleReference): number =>
    all.filter(({ id, transition }) => refersTo(reference, id, transition)).length
  return {
    transitions: all.length,
    uncovered: all
      .filter(({ id, transition }) => !references.some(({ reference }) => refersTo(reference, id, transition)))
      .map(({ id, transition }) => spell(id, transition)),
    faults: [
      ...references
        .filter(({ reference }) => known(reference) !== 1)
        .map(({ by, reference }) => `${by} refers to ${known(reference)} transitions: ${JSON.stringify(reference)}`),
      ...Object.keys(ledger.lifecycles)
        .filter((id) => !mine.some((lifecycle) => lifecycle.id === id))
        .map((id) => `${id} is not a known lifecycle`),
      ...all.flatMap(({ id, transition }) =>
        ledger.rows
          .filter((row) => row.lifecycle?.some((reference) => refersTo(reference, id, transition)))
          .flatMap((row) => rowFaults(ledger, row, id, transition)),
      ),
    ],
  }
}
