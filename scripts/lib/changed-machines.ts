import { spawnSync } from 'node:child_process'
import { resolveImport } from '../../tests/repo/lib/boundaries.ts'
import { importsOf, readSources } from '../../tests/repo/lib/source.ts'

/** What is judged anew when a machine or its ledger is another; and the tools that judge, which every machine depends on. */
const toolsOfModels = /^tests\/model\/(?!fixtures\/)|^src\/machines\/registry\.ts$|^package-lock\.json$/

/** Every file that a file is made of: itself and what it imports, types included. Paths from the project root. */
export function importsBelow(root: string, importsIn: (path: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set([root])
  for (const path of found) for (const next of importsIn(path)) found.add(next)
  return found
}

/**
 * The machines whose models may behave otherwise since `changed` files were other ones; undefined for all. A machine depends on its
 * folder, its generated paths and whatever machine and model import.
 */
export function machinesOf(
  changed: readonly string[],
  all: readonly string[],
  importsIn: (path: string) => readonly string[],
): readonly string[] | undefined {
  if (changed.some((path) => toolsOfModels.test(path))) return undefined
  return all.filter((id) => {
    const own = `src/machines/${id}/`
    const files = new Set(
      ['machine', 'model'].flatMap((part) => [...importsBelow(`${own}${id}.${part}.ts`, importsIn)]),
    )
    return changed.some(
      (path) => path.startsWith(own) || path.startsWith(`scenarios/generated/${id}.`) || files.has(path),
    )
  })
}

/** Lines that git prints; undefined where it cannot answer (no repository, a shallow clone, no git). */
function git(...args: string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : undefined
}

/** What HEAD is compared with: where its branch left main; on main, and where there is no main, the commit before. */
function base(): string | undefined {
  const [head] = git('rev-parse', 'HEAD') ?? []
  const left = ['origin/main', 'main'].map((main) => git('merge-base', main, 'HEAD')?.[0])
  return left.find((commit) => commit !== undefined && commit !== head) ?? git('rev-parse', 'HEAD~1')?.[0]
}

/** Machines changed since {@link base}, with what is not committed; undefined for all, also where git does not know. */
export function changedMachines(all: readonly string[]): readonly string[] | undefined {
  const since = base()
  const committed = since && git('diff', '--name-only', since)
  const added = git('ls-files', '--others', '--exclude-standard')
  if (!committed || !added) return undefined
  const sources = new Map(readSources(['src/**/*.{ts,tsx}']).map((source) => [source.path, source]))
  const importsIn = (path: string): string[] => {
    const source = sources.get(path)
    if (!source) return []
    return importsOf(source).flatMap(({ specifier, kind }) => {
      const target = resolveImport(path, specifier)
      return kind === 'value' && 'path' in target ? [target.path] : []
    })
  }
  return machinesOf([...committed, ...added], all, importsIn)
}
