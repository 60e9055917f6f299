import type { MachineView, ModelFact, Output } from '#src/machines/model.ts'
import { canonical } from '../tester/explorer.ts'
import { judgeBeginning, judgeEdge, type LedgerReport } from '../tester/ledger-check.ts'
import { type Happening, isInside, type Ledger, type LedgerRow } from '../tester/ledger.ts'
import { copiedLifecycles, judgeLifecycles, specificationIds } from '../lifecycles.ts'

type Fields = Readonly<Record<string, unknown>>

/** What a ledger sees of the thing that it is about. */
export interface Sight {
  readonly states: readonly string[]
  readonly context: Fields
}

/** The thing itself, held at a door that others use too. Whatever it lets out is noted by `out`. */
export interface Door {
  readonly see: () => Sight | Promise<Sight>
  readonly happen: (fact: ModelFact) => void | Promise<void>
  /** What was let out since it was asked last. */
  readonly out: () => readonly Output[]
}

/** How a thing is played: every fact in every state that facts lead to. */
export interface Play {
  readonly ledger: Ledger
  readonly start: () => Door | Promise<Door>
  readonly facts: readonly (Fields & { readonly type: string })[]
  /** Whether the fact can happen now; always when absent. */
  readonly can?: (fact: ModelFact, before: Sight) => boolean
  /** What a row may ask about the fact, reckoned apart from the thing. */
  readonly about?: (fact: ModelFact, before: Sight) => Fields
}

export interface Played {
  readonly report: LedgerReport
  readonly edges: readonly Happening[]
}

/** Rejects what goes on and on: facts that bring ever new states. */
const STATES_MAX = 100

export const told = (name: string, payload: Fields = {}): Output => ({ kind: 'tell', name, with: payload })

const viewOf = ({ states, context }: Sight, at: number): MachineView => ({ at, states, context, running: [] })

/** Plays every fact in every state, each on a thing that was brought there anew, and judges it by the ledger. */
export async function play({ ledger, start, facts, can, about }: Play): Promise<Played> {
  const edges: Happening[] = []
  const first = await start()
  const out = first.out()
  const initial = { snapshot: undefined as never, view: viewOf(await first.see(), 0), key: '' }
  const faults = new Set(judgeBeginning(ledger, { input: '', moment: initial, out }, undefined))
  const used = new Set<string>()
  const paths = new Map<string, readonly ModelFact[]>([[canonical(await first.see()), []]])
  for (const [, path] of paths) {
    if (paths.size > STATES_MAX) throw new Error(`${ledger.machine}: more than ${STATES_MAX} states`)
    for (const one of facts) {
      const door = await start()
      for (const fact of path) await door.happen(fact)
      door.out()
      const before = await door.see()
      const said: ModelFact = { at: 0, ...one }
      if (can && !can(said, before)) continue
      await door.happen(said)
      const after = await door.see()
      const seen: Happening = {
        fact: { ...said, ...about?.(said, before) },
        before: viewOf(before, 0),
        after: viewOf(after, 0),
        out: door.out(),
      }
      const verdict = judgeEdge(ledger, seen)
      edges.push(seen)
      for (const row of verdict.rows) used.add(row.id)
      const where = `${before.states.join()} ${canonical(before.context)} on ${canonical(one)}`
      if (verdict.faults.length > 0)
        faults.add(`${where} (${verdict.rows.map(({ id }) => id).join()}): ${verdict.faults.join('; ')}`)
      const key = canonical(after)
      if (!paths.has(key)) paths.set(key, [...path, said])
    }
  }
  const unused = ledger.rows.filter(({ id, unreachable }) => !used.has(id) && unreachable === undefined)
  const report = { edges: edges.length, used: [...used], unused: unused.map(({ id }) => id), faults: [...faults] }
  return { report, edges }
}

const saysNothing = ({ to, in: from, post, out }: LedgerRow): boolean =>
  (to === '=' || to === from) && out.length === 0 && Object.keys(post).length === 0

/** Rows that could be left out without an edge that speaks of it; those that say only that nothing happens cannot be missed. */
export const unnoticed = (ledger: Ledger, edges: readonly Happening[]): string[] =>
  ledger.rows
    .filter((row) => row.unreachable === undefined && !saysNothing(row))
    .filter((row) => {
      const without = { ...ledger, rows: ledger.rows.filter(({ id }) => id !== row.id) }
      return edges.every((edge) => judgeEdge(without, edge).faults.length === 0)
    })
    .map(({ id }) => id)

/** What is wrong with a ledger as such: transitions left out or contradicted, ids that there are not, states without a row. */
export function faultsOfLedger(ledger: Ledger): string[] {
  const { uncovered, faults } = judgeLifecycles(ledger, copiedLifecycles())
  const known = specificationIds()
  const cited = ledger.rows.flatMap(({ cite }) => cite).filter((id) => /^(lc|err|val|const):|^A-\d/.test(id))
  const places = [ledger.initial.state, ...ledger.rows.flatMap(({ in: from, to }) => [from, to])].flat()
  const named = Object.values(ledger.lifecycles).flatMap((states) => Object.values(states).flat())
  return [
    ...uncovered,
    ...faults,
    ...cited.filter((id) => known && !known.has(id)).map((id) => `${id} is no id of the specification`),
    ...named.filter((state) => !places.some((place) => isInside(place, state))).map((state) => `${state} is in no row`),
  ]
}
