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
function linksOf(page: string, sources: readonly Source[]): ReadonlySet<string> {
  const start = { path: APP, text: `void import('../../${page}')` }
  const inner = sources.filter(({ path }) => !/^src\/(routes|machines|app|services|contract)\//.test(path))
  return readProduct([...inner, start], APP).texts()
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

/** The routes that no tap reaches, from `starts`; a tap goes from a page to what its code links to. */
export function unreached(
  routes: readonly TappedRoute[],
  sources: readonly Source[],
  starts: readonly string[],
): string[] {
  const byPath = new Map(routes.map((route) => [route.path, route]))
  const linked = new Map<string, ReadonlySet<string>>()
  const reached = new Set<string>()
  const queue = [...starts]
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const route = byPath.get(path)
    if (!route || reached.has(path)) continue
    reached.add(path)
    if (!linked.has(route.page)) linked.set(route.page, linksOf(route.page, sources))
    // What an address is built from may begin with the path: `/pages/x?id=`.
    queue.push(...[...linked.get(route.page)!].map((text) => text.replace(/^#/, '').split('?', 1)[0]!))
  }
  return routes.filter(({ path }) => !reached.has(path)).map(({ path }) => path)
}
