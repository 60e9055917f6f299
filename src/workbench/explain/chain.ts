import type { Heard } from '../traffic/causes.ts'
import { type Around, around } from './fiber.ts'
import { type Leaf, leavesOf, likeness } from './leaves.ts'
import { nodeAt, type Shown, shownIn } from './shown.ts'

/** Looks at the actors of an app. */
export interface Actors {
  observe(stream: string): { readonly value?: unknown; readonly context: unknown } | undefined
}

/** A stream that a component looks at: the places of its state that may be shown, and the fact that last brought such a value. */
export interface Source {
  readonly stream: string
  readonly state: unknown
  readonly leaves: readonly Leaf[]
  readonly fact: { readonly type: string; readonly path: string } | null
}

/** What is seen of a text from within the page: where it stands, what draws it, what that looks at. */
export interface Chain extends Shown {
  readonly tag: string
  readonly components: readonly Around[]
  readonly sources: readonly Source[]
}

const LEAVES_MAX = 3
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null)) as unknown

/** The leaves of a value that are likest to a text. */
function likest(text: string, value: unknown): readonly Leaf[] {
  const all = leavesOf(asJson(value)).map((leaf) => ({ leaf, rank: likeness(text, leaf.value) }))
  const ranked = all.filter(({ rank }) => rank > 1).toSorted((a, b) => b.rank - a.rank)
  return ranked.slice(0, LEAVES_MAX).map(({ leaf }) => leaf)
}

function sourceOf(stream: string, text: string, system: Actors, heard: readonly Heard[]): Source {
  const snapshot = system.observe(stream)
  const leaves = likest(text, snapshot?.context)
  const own = heard.filter((one) => one.stream === stream)
  const brought = own.toReversed().flatMap(({ fact }) => {
    const [leaf] = likest(text, fact)
    return leaf ? [{ type: fact.type, path: leaf.path }] : []
  })[0]
  const last = own.at(-1)
  const fact = brought ?? (last ? { type: last.fact.type, path: '' } : null)
  return { stream, state: asJson(snapshot?.value), leaves, fact }
}

/** What can be said of a place without trying anything; null where nothing is to be seen. */
export function chainAt(place: string, system: Actors, heard: readonly Heard[]): Chain | null {
  const { body } = document
  const shown = shownIn(body).find((one) => one.place === place)
  const node = shown && nodeAt(body, place)
  if (!shown || !node) return null
  const components = around(node, shown.text)
  const streams = [...new Set(components.flatMap((one) => one.streams))]
  const element = node instanceof Element ? node : node.parentElement
  return {
    ...shown,
    tag: element?.tagName.toLowerCase() ?? '',
    components,
    sources: streams.map((stream) => sourceOf(stream, shown.text, system, heard)),
  }
}
