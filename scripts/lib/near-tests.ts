import { resolveImport } from '../../tests/repo/lib/boundaries.ts'
import { importsOf, type Source } from '../../tests/repo/lib/source.ts'

/**
 * The Vitest files that load a source, the nearest first: how many imports lie between, and of equals those in folders that are more alike.
 * Imports of types load nothing and do not count.
 */
export function nearTests(sources: readonly Source[]): (path: string) => readonly string[] {
  const importers = new Map<string, string[]>()
  for (const source of sources)
    for (const { specifier, kind } of importsOf(source)) {
      const target = resolveImport(source.path, specifier)
      if (kind === 'type' || !('path' in target)) continue
      importers.set(target.path, [...(importers.get(target.path) ?? []), source.path])
    }
  return (path) => {
    const far = new Map([[path, 0]])
    for (const [one, steps] of far)
      for (const importer of importers.get(one) ?? []) if (!far.has(importer)) far.set(importer, steps + 1)
    return [...far.keys()]
      .filter((one) => /\.test\.tsx?$/.test(one))
      .toSorted((a, b) => far.get(a)! - far.get(b)! || alike(path, b) - alike(path, a) || (a < b ? -1 : 1))
  }
}

/** How many folders, from the root, two paths have in common. */
function alike(one: string, other: string): number {
  const [a, b] = [one.split('/'), other.split('/')]
  return a.findIndex((part, at) => part !== b[at])
}
