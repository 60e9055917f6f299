import { readProduct } from '../../../scripts/lib/product.ts'
import { nodesOf, type Node, type Source, walk } from './source.ts'

/** A page and the addresses that it is at. */
export interface TappedRoute {
  readonly path: string
  /** File of its page. */
  readonly page: string
}

const APP = 'src/app/taps.tsx'

/**
 * The addresses that the code of a page can lead to: those that stand in declarations which its page component uses, however far away.
 * The table of routes and the machines name addresses too, and nobody taps those.
 */
function readLinks(page: string, sources: readonly Source[]): ReadonlySet<string> {
  const start = { path: APP, text: `void import('../../${page}')` }
  const inner = sources.filter(({ path }) => !/^src\/(routes|machines|app|services|contract)\//.test(path))
  return readProduct([...inner, start], APP).texts()
}

/** Kept, because reading them takes a tenth of a second for each page. */
const kept = new WeakMap<readonly Source[], Map<string, ReadonlySet<string>>>()

function linksOf(page: string, sources: readonly Source[]): ReadonlySet<string> {
  const pages = kept.get(sources) ?? new Map<string, ReadonlySet<string>>()
  kept.set(sources, pages)
  const links = pages.get(page) ?? readLinks(page, sources)
  pages.set(page, links)
  return links
}

/** The addresses to which machines lead by themselves: those of `places` that one reads to go there. */
export function ledTo(sources: readonly Source[], places: Readonly<Record<string, unknown>>): string[] {
  const read = new Set<string>()
  for (const source of sources) {
    if (!/^src\/machines\/(?!places)/.test(source.path) || /\.(test|model)\.ts$/.test(source.path)) continue
    walk(nodesOf(source), (node: Node) => {
      const object = node['object'] as Node | undefined
      if (node.type !== 'MemberExpression' || object?.['name'] !== 'places') return
      read.add((node['property'] as { name: string }).name)
    })
  }
  return [...read].flatMap((name) => {
    const place = places[name]
    return typeof place === 'string' ? [place] : Object.values(place ?? {}).map(String)
  })
}

/**
 * How many taps each route is from the nearest of `starts`; without those that none reaches. A tap goes from a page to what its code
 * links to.
 */
export function tapsTo(
  routes: readonly TappedRoute[],
  sources: readonly Source[],
  starts: readonly string[],
): ReadonlyMap<string, number> {
  const byPath = new Map(routes.map((route) => [route.path, route]))
  const taps = new Map<string, number>()
  for (let next = [...starts], away = 0; next.length > 0; away++) {
    const now = next.filter((path, index) => byPath.has(path) && !taps.has(path) && next.indexOf(path) === index)
    for (const path of now) taps.set(path, away)
    // What an address is built from may begin with the path: `/pages/x?id=`.
    next = now.flatMap((path) =>
      [...linksOf(byPath.get(path)!.page, sources)].map((text) => text.replace(/^#/, '').split('?', 1)[0]!),
    )
  }
  return taps
}

/** The routes that no tap reaches, from `starts`. */
export function unreached(...given: Parameters<typeof tapsTo>): string[] {
  const taps = tapsTo(...given)
  return given[0].filter(({ path }) => !taps.has(path)).map(({ path }) => path)
}
