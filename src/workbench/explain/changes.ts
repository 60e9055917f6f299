import type { Step } from '#scenarios/player/scenario.ts'
import { brokenAnswer } from '../traffic/payload.ts'
import type { CallRow } from '../traffic/traffic.ts'
import { type Leaf, leavesOf, likeness, othersOf, withLeaf, withLeaves } from './leaves.ts'

/** Something that is to be another in a replay: values in an answer, a value in a step, or the hour at which all begins. */
export type Change =
  | {
      readonly kind: 'answer'
      readonly call: string
      readonly skip: number
      readonly set: Readonly<Record<string, unknown>>
    }
  | { readonly kind: 'step'; readonly at: number; readonly path: string; readonly value: unknown }
  | { readonly kind: 'clock'; readonly ms: number }

/** A value where something came from, and the change that makes it another. */
export interface Trial {
  readonly leaf: Leaf
  readonly change: Change
  readonly likeness: number
}

const parsed = (text: string | null | undefined): unknown => {
  try {
    return JSON.parse(text ?? 'null') as unknown
  } catch {
    return null
  }
}

const answerOf = (row: CallRow, text: string): CallRow => ({ ...row, answer: { ...row.answer!, text } })

/** Whether an answer is still as the contract has it with these values. */
function fits(row: CallRow, body: unknown, set: Readonly<Record<string, unknown>>): boolean {
  return brokenAnswer(answerOf(row, JSON.stringify(withLeaves(body, set)))).length === 0
}

/** How a call ended is not what it tells: the envelope stays. */
const isEnvelope = (path: string): boolean =>
  !path.startsWith('data') && /^(code|status|msg|message|success)$/.test(path)

const keyOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1)
/** A text that is no number. */
const isText = (value: unknown): value is string => typeof value === 'string' && !/^-?[\d.]*$/.test(value)

/** The leaves of an answer, each with another value that the contract allows; none of one that is broken as it is. */
export function answerTrials(row: CallRow, text: string): readonly Trial[] {
  const body = parsed(row.answer?.text)
  if (row.answer?.status !== 200 || body === null || !fits(row, body, {})) return []
  const all = leavesOf(body)
  const known = Object.groupBy(all, ({ path }) => keyOf(path))
  return all.flatMap((leaf): Trial[] => {
    if (isEnvelope(leaf.path)) return []
    // What stands under the same name elsewhere is what a backend says.
    const likes = known[keyOf(leaf.path)]!.map(({ value }) => value).filter(
      (value) => isText(value) && value !== leaf.value,
    )
    const value = [...(isText(leaf.value) ? likes.slice(0, 1) : []), ...othersOf(leaf.value)].find((other) =>
      fits(row, body, { [leaf.path]: other }),
    )
    if (value === undefined) return []
    const change: Change = { kind: 'answer', call: row.name, skip: row.nth, set: { [leaf.path]: value } }
    return [{ leaf, change, likeness: likeness(text, leaf.value) }]
  })
}

/** Many trials of one answer as one. */
export function together(trials: readonly Trial[]): Change | null {
  const answers = trials.flatMap(({ change }) => (change.kind === 'answer' ? [change] : []))
  const [first] = answers
  return first
    ? { ...first, set: Object.assign({}, ...answers.map(({ set }) => set)) as Record<string, unknown> }
    : null
}

/** Values in steps that a text may come from. In a longer one only the part that is shown becomes another. */
export function stepTrials(steps: readonly Step[], text: string): readonly Trial[] {
  return steps.flatMap((step, at) =>
    leavesOf(step).flatMap((leaf): Trial[] => {
      const like = likeness(text, leaf.value)
      const isPayload = /^(with|and\.\d+\.with)\./.test(leaf.path)
      if (!isPayload || like < 2) return []
      const [other] = othersOf(leaf.value)
      const isPart = typeof leaf.value === 'string' && leaf.value !== text && leaf.value.includes(text)
      const value = isPart ? String(leaf.value).replace(text, String(othersOf(text)[0])) : other
      return value === undefined ? [] : [{ leaf, change: { kind: 'step', at, path: leaf.path, value }, likeness: like }]
    }),
  )
}

/** The steps of a replay in which something is another. */
export function stepsWith(steps: readonly Step[], change: Change | null): readonly Step[] {
  if (change?.kind === 'answer') {
    const { kind: _, ...rule } = change
    return [{ fault: 'answer', with: rule }, ...steps]
  }
  if (change?.kind !== 'step') return steps
  return steps.map((step, at) => (at === change.at ? (withLeaf(step, change.path, change.value) as Step) : step))
}
