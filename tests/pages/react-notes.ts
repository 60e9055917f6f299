/**
 * Pages are drawn here without a browser, as React's server does it: what a press does stands in the properties of what was made, and
 * what a page keeps for itself (`useState`) is kept between two draws. `vi.mock` puts these around React's own functions.
 */
import type { ReactElement } from 'react'

/** An element of the page's own markup, as it was made. */
export interface Made {
  readonly type: string
  readonly props: Readonly<Record<string, unknown>>
}

let made: Made[] = []
let isDrawing = false
/** How many states the draw has asked for: the same states come in the same order until one of them differs. */
let asked = 0
let kept: ReadonlyMap<number, unknown> = new Map()
/** What a press has set since it began, by the place of the state. */
let set = new Map<number, unknown>()

type Create<Rest extends readonly unknown[]> = (type: never, props: never, ...rest: Rest) => ReactElement

/** `jsx`, with a note of each element that a browser would draw. */
export const noting =
  <Rest extends readonly unknown[]>(create: Create<Rest>): Create<Rest> =>
  (type, props, ...rest) => {
    if (isDrawing && typeof type === 'string') made.push({ type, props })
    return create(type, props, ...rest)
  }

type UseState = (start?: unknown) => [unknown, (next: unknown) => void]

/** `useState` of a page that is drawn again after a press. */
export const keeping =
  (useState: UseState): UseState =>
  (start) => {
    const [own, change] = useState(start)
    const place = asked
    asked += 1
    const value = kept.has(place) ? kept.get(place) : own
    const setNow = (next: unknown) => {
      if (isDrawing) change(next)
      else
        set.set(place, typeof next === 'function' ? (next as (was: unknown) => unknown)(set.get(place) ?? value) : next)
    }
    return [value, setNow]
  }

/** Draws with these states, and gives what was made on the way. */
export function drawWith(
  states: ReadonlyMap<number, unknown>,
  draw: () => string,
): { html: string; made: readonly Made[] } {
  made = []
  asked = 0
  kept = states
  isDrawing = true
  try {
    return { html: draw(), made }
  } finally {
    isDrawing = false
  }
}

/** What is set while something is done. */
export async function setBy(act: () => unknown): Promise<ReadonlyMap<number, unknown>> {
  const now = new Map<number, unknown>()
  set = now
  await act()
  return now
}
