import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { type Edge, edgesFrom, pathOf } from './graph.ts'

/** Width of a letter and height of a row of the chart's one font, px. */
export const LETTER = 6.7
export const ROW = 18
const PAD = 10
const LANE = 9

export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
/** A state: `''` is the machine itself. */
export interface Box extends Rect {
  readonly path: string
  readonly isParallel: boolean
}
export interface Label extends Rect {
  readonly text: string
  readonly of: 'state' | 'edge'
}
/** A transition as a row in the box of its state, and a line to each of its targets. */
export interface Drawn extends Edge {
  /** `source|fact|index`, as transitions are counted. */
  readonly name: string
  /** How often it was taken; null where nobody counts. */
  readonly times: number | null
  readonly label: Label
  readonly lines: readonly Line[]
}
/** From the row to the right, along a lane, and back to the head of the target. */
export interface Line {
  readonly from: { readonly x: number; readonly y: number }
  readonly lane: number
  readonly to: { readonly x: number; readonly y: number }
}

export interface Chart {
  readonly width: number
  readonly height: number
  readonly boxes: readonly Box[]
  readonly labels: readonly Label[]
  readonly edges: readonly Drawn[]
}

/** How often transitions were taken, by name. */
export type Times = Readonly<Record<string, number>>

/** A transition with its name, and how often it was taken. */
type Counted = Pick<Drawn, keyof Edge | 'name' | 'times'>

/** What a transition is called in its row. */
const edgeText = ({ on, guard, to, times }: Counted): string =>
  `${on}${guard === '' ? '' : ` [${guard}]`}${to.length === 0 ? ' ·' : ''}${times === null ? '' : ` ×${times}`}`

/** The transitions that leave a state, each with its name: they are numbered among those of the same fact. */
function countedFrom(node: AnyStateNode, times: Times | undefined): readonly Counted[] {
  const seen = new Map<string, number>()
  return edgesFrom(node).map((edge) => {
    const nth = seen.get(edge.on) ?? 0
    seen.set(edge.on, nth + 1)
    const name = `${node.id}|${edge.on === 'always' ? '' : edge.on}|${nth}`
    return { ...edge, name, times: times ? (times[name] ?? 0) : null }
  })
}

const widthOf = (text: string): number => text.length * LETTER

/** A state with its rows, and what lies in it, one below the other: no two rows have the same height. */
interface Placed {
  readonly box: Box
  readonly head: Label
  readonly rows: readonly (readonly [Counted, Label])[]
  readonly inner: readonly Placed[]
}

function place(node: AnyStateNode, x: number, y: number, times: Times | undefined): Placed {
  const name = node.key
  const head: Label = { text: name, of: 'state', x: x + PAD, y: y + PAD / 2, width: widthOf(name), height: ROW }
  let next = head.y + ROW
  const rows = countedFrom(node, times).map((edge): readonly [Counted, Label] => {
    const text = edgeText(edge)
    const label: Label = { text, of: 'edge', x: x + 2 * PAD, y: next, width: widthOf(text), height: ROW }
    next += ROW
    return [edge, label]
  })
  next += PAD / 2
  const inner: Placed[] = []
  for (const child of Object.values(node.states)) {
    const placed = place(child, x + PAD, next, times)
    inner.push(placed)
    next = placed.box.y + placed.box.height + PAD / 2
  }
  const rights = [head, ...rows.map(([, label]) => label), ...inner.map(({ box }) => box)]
  const width = Math.max(...rights.map((one) => one.x + one.width)) + PAD - x
  const box = { path: pathOf(node), isParallel: node.type === 'parallel', x, y, width, height: next - y }
  return { box, head, rows, inner }
}

const flat = (placed: Placed): readonly Placed[] => [placed, ...placed.inner.flatMap(flat)]

/** The first lane in which nothing runs beside it; the short ones are nearest. */
function lanesOf(spans: readonly (readonly [top: number, bottom: number])[]): readonly number[] {
  const taken: (readonly [number, number])[][] = []
  const order = spans.map((_, at) => at).toSorted((a, b) => spans[a]![1] - spans[a]![0] - (spans[b]![1] - spans[b]![0]))
  const lanes: number[] = []
  for (const at of order) {
    const [top, bottom] = spans[at]!
    const free = taken.findIndex((lane) => lane.every(([from, to]) => bottom < from || top > to))
    const lane = free < 0 ? taken.length : free
    taken[lane] = [...(taken[lane] ?? []), [top, bottom]]
    lanes[at] = lane
  }
  return lanes
}

/** The chart of a machine: each state a box in the box of its parent, each transition a row in its box with lines to its targets. */
export function chartOf(machine: AnyStateMachine, times?: Times): Chart {
  const placed = flat(place(machine.root, PAD, PAD, times))
  const boxOf = new Map(placed.map(({ box }) => [box.path, box]))
  const right = placed[0]!.box.x + placed[0]!.box.width
  const rows = placed.flatMap((one) => one.rows)
  const ends = rows.flatMap(([edge, label], row) =>
    edge.to.map((target) => {
      const to = boxOf.get(target)!
      return {
        row,
        from: { x: label.x + label.width + 2, y: label.y + ROW / 2 },
        to: { x: to.x + to.width, y: to.y + PAD / 2 + ROW / 2 },
      }
    }),
  )
  const lanes = lanesOf(ends.map(({ from, to }) => [Math.min(from.y, to.y), Math.max(from.y, to.y)]))
  const lines = ends.map(({ row, from, to }, at) => ({ row, from, to, lane: right + (lanes[at]! + 1) * LANE }))
  const width = Math.max(right, ...lines.map(({ lane }) => lane)) + PAD
  return {
    width,
    height: placed[0]!.box.height + 2 * PAD,
    boxes: placed.map(({ box }) => box),
    labels: placed.flatMap(({ head, rows: own }) => [head, ...own.map(([, label]) => label)]),
    edges: rows.map(([edge, label], at) => ({
      ...edge,
      label,
      lines: lines.filter(({ row }) => row === at).map(({ from, lane, to }) => ({ from, lane, to })),
    })),
  }
}

/** The paths of the states that a state value is in, with all above them. */
export function activePaths(value: unknown, above = ''): readonly string[] {
  const join = (key: string) => (above === '' ? key : `${above}.${key}`)
  if (typeof value === 'string') return [join(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [join(key), ...activePaths(inner, join(key))])
}
