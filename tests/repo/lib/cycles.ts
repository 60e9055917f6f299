import { resolveImport } from './boundaries.ts'
import { importsOf, type Source } from './source.ts'

/**
 * Rings of files that import each other, in whatever way: what a type needs is needed to read it, so `import type` counts. Each ring
 * is the shortest one through its first file, `a -> b -> a`.
 */
export function importCycles(sources: readonly Source[]): string[] {
  const known = new Set(sources.map(({ path }) => path))
  const edges = new Map(
    sources.map((source) => {
      const targets = importsOf(source).flatMap(({ specifier, kind }) => {
        const target = resolveImport(source.path, specifier)
        return kind !== 'dynamic' && 'path' in target && known.has(target.path) ? [target.path] : []
      })
      return [source.path, [...new Set(targets)]] as const
    }),
  )
  const found = new Map<string, string>()
  for (const start of known) {
    const ring = shortestRing(start, edges)
    if (ring) found.set(ring.toSorted().join(' '), [...ring, start].join(' -> '))
  }
  return [...found.values()].toSorted()
}

/** The fewest steps that lead from a file back to it, by breadth. */
function shortestRing(start: string, edges: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const cameFrom = new Map<string, string>()
  for (let front = [start]; front.length > 0;) {
    const next: string[] = []
    for (const path of front) {
      for (const target of edges.get(path) ?? []) {
        if (target === start) return pathTo(path, cameFrom)
        if (cameFrom.has(target)) continue
        cameFrom.set(target, path)
        next.push(target)
      }
    }
    front = next
  }
  return undefined
}

function pathTo(end: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const steps = [end]
  for (let at = cameFrom.get(end); at !== undefined; at = cameFrom.get(at)) steps.unshift(at)
  return steps
}
