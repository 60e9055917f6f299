import { isRecord } from '#src/domain/unknown.ts'
import { type Leaf, leavesOf, likeness } from './leaves.ts'

/** A component around a place, with those of its properties in which the text may stand, and the streams that it looks at. */
export interface Around {
  readonly name: string
  readonly props: readonly Leaf[]
  readonly streams: readonly string[]
}

/** What is read of React's own record of a component; the names are React's. */
interface Fiber {
  readonly type: unknown
  readonly return: Fiber | null
  readonly memoizedProps: unknown
  readonly memoizedState: unknown
}

const fiberOf = (node: Node): Fiber | null => {
  const key = Object.keys(node).find((one) => one.startsWith('__reactFiber$'))
  if (key !== undefined) return (node as unknown as Record<string, Fiber>)[key] ?? null
  return node.parentNode ? fiberOf(node.parentNode) : null
}

const nameOf = (type: unknown): string | null => {
  if (typeof type === 'function') return (type as { displayName?: string }).displayName ?? type.name
  if (!isRecord(type)) return null
  // Those that are remembered or take a reference hold the component.
  return nameOf(type['type'] ?? type['render'])
}

/** The streams that a component looks at: `useStream` remembers them beside the app (`views/kit/app/use-stream.ts`). */
function streamsOf({ memoizedState }: Fiber): readonly string[] {
  const found: string[] = []
  for (let hook: unknown = memoizedState; isRecord(hook); hook = hook['next']) {
    const kept = hook['memoizedState']
    const given: unknown = Array.isArray(kept) ? kept[1] : undefined
    if (!Array.isArray(given) || given.length !== 2) continue
    const [app, stream] = given as readonly unknown[]
    if (typeof stream === 'string' && isRecord(app) && 'snapshot' in app) found.push(stream)
  }
  return found
}

const DEPTH_MAX = 5
const PROPS_MAX = 3

/** Plain data of a value, as deep as a property goes; what is drawn and what can be called is none. */
function plain(value: unknown, depth = 0): unknown {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (depth > DEPTH_MAX || value === null || typeof value !== 'object' || '$$typeof' in value) return undefined
  if (value instanceof Node) return undefined
  if (Array.isArray(value)) return value.slice(0, 50).map((one) => plain(one, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one, depth + 1)]))
}

/** The components around a node, the nearest first; those that neither show the text nor look at a stream are left out above the first. */
export function around(node: Node, text: string): readonly Around[] {
  const all: Around[] = []
  for (let fiber = fiberOf(node); fiber; fiber = fiber.return) {
    const name = nameOf(fiber.type)
    if (name === null || name === '') continue
    const { children: _, ...props } = isRecord(fiber.memoizedProps) ? fiber.memoizedProps : {}
    const like = leavesOf(plain(props))
      .map((leaf) => ({ leaf, rank: likeness(text, leaf.value) }))
      .filter(({ rank }) => rank > 1)
      .toSorted((a, b) => b.rank - a.rank)
    const one = { name, props: like.slice(0, PROPS_MAX).map(({ leaf }) => leaf), streams: streamsOf(fiber) }
    if (all.length === 0 || one.props.length > 0 || one.streams.length > 0) all.push(one)
  }
  return all
}
