import type { Step } from '#scenarios/player/index.ts'
import { type Leaf, withLeaf } from './leaves.ts'

/** Values in the answer of a call after so many of its name. */
interface OtherAnswer {
  readonly kind: 'answer'
  readonly call: string
  readonly skip: number
  readonly set: Readonly<Record<string, unknown>>
}

/** One value in a step. */
interface OtherStep {
  readonly kind: 'step'
  readonly at: number
  readonly path: string
  readonly value: unknown
}

/** What is to be another in a replay: values of an answer, a value of a step, the address or hour of the beginning, or many of these. */
export type Change =
  | OtherAnswer
  | OtherStep
  | { readonly kind: 'start'; readonly href: string }
  | { readonly kind: 'clock'; readonly ms: number }
  | { readonly kind: 'many'; readonly answers: readonly OtherAnswer[]; readonly said: readonly OtherStep[] }

/** A value within a text of an answer that holds more than it shows. */
export interface Packed {
  readonly place: string
  /** The text with such values as others. */
  readonly with: (set: Readonly<Record<string, unknown>>) => string
  readonly set: Readonly<Record<string, unknown>>
}

/** A value where something came from, and the change that makes it another. */
export interface Trial {
  readonly leaf: Leaf
  /** What it becomes. */
  readonly value: unknown
  readonly change: Exclude<Change, { kind: 'many' }>
  readonly likeness: number
  readonly packed?: Packed
}

const placeOf = ({ change, leaf }: Trial): string =>
  change.kind === 'answer' ? `${change.call} ${change.skip} ${leaf.path}` : leaf.path

interface Parts {
  readonly answers: readonly OtherAnswer[]
  readonly said: readonly OtherStep[]
}

function partsOf(changes: readonly Change[]): Parts {
  return {
    answers: changes.flatMap((one) => (one.kind === 'answer' ? [one] : one.kind === 'many' ? one.answers : [])),
    said: changes.flatMap((one) => (one.kind === 'step' ? [one] : one.kind === 'many' ? one.said : [])),
  }
}

/** Many trials as one; the same whatever order they are in, so that it is known again. */
export function together(trials: readonly Trial[]): Change {
  if (trials.length === 1) return trials[0]!.change
  const all = trials.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
  const { answers, said } = partsOf(all.map(({ change }) => change))
  const whole = new Map<string, OtherAnswer>()
  for (const one of answers) {
    const key = `${one.call} ${one.skip}`
    whole.set(key, { ...one, set: { ...whole.get(key)?.set, ...one.set } })
  }
  return { kind: 'many', answers: repacked([...whole.values()], all), said }
}

/** Of several values in one text all are others. */
function repacked(answers: readonly OtherAnswer[], trials: readonly Trial[]): readonly OtherAnswer[] {
  const texts = Map.groupBy(
    trials.filter(({ packed }) => packed),
    ({ change, packed }) => (change.kind === 'answer' ? `${change.call} ${change.skip} ${packed!.place}` : ''),
  )
  return answers.map((answer) => {
    const set = Object.entries(answer.set).map(([place, value]) => {
      const inside = texts.get(`${answer.call} ${answer.skip} ${place}`)
      const others = Object.assign({}, ...(inside ?? []).map(({ packed }) => packed!.set)) as object
      return [place, inside ? inside[0]!.packed!.with(others as Readonly<Record<string, unknown>>) : value] as const
    })
    return { ...answer, set: Object.fromEntries(set) }
  })
}

/** The steps of a replay in which something is another. */
export function stepsWith(steps: readonly Step[], change: Change | null): readonly Step[] {
  const { answers, said } = partsOf(change === null ? [] : [change])
  const spoken = said.reduce<readonly Step[]>(
    (all, { at, path, value }) => all.map((step, nth) => (nth === at ? (withLeaf(step, path, value) as Step) : step)),
    steps,
  )
  return [...answers.map(({ kind: _, ...rule }): Step => ({ fault: 'answer', with: rule })), ...spoken]
}
