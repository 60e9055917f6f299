import { matchesGlob, posix } from 'node:path'
import { type Project, resolveImport } from './boundaries.ts'
import { type Fault, importsOf, type Source } from './source.ts'

/** Where running starts: pages of the browser, commands, tests, stories. A test beside the code keeps it alive only where named. */
const roots = [
  'src/{app,workbench}/main.tsx',
  'src/workbench/gateway.ts',
  'src/**/*.story.tsx',
  'mock-server/node.ts',
  'scenarios/player/cli.ts',
  'scripts/*.{ts,mjs}',
  // Begun as a thread.
  'tests/simulation/engine/simulate-worker.ts',
  // Started in the place of the browser.
  'scripts/engines/firefox-door.mjs',
  '{tests,e2e}/**/*.{test,spec}.ts',
  // Run before each file of tests, and beside the tests of a copy with bugs.
  'tests/leave-as-found.ts',
  'scripts/lib/planting/planting.ts',
  // What must not compile: the compiler runs it.
  'tests/**/*.types.ts',
  '*.config.ts',
  '.ladle/**',
  // Values and wire formats are written down from the specification before a screen needs them; there their tests count.
  'src/{domain,contract}/**/*.test.ts',
]

const isBesideTest = (path: string): boolean =>
  /^(src|mock-server|scenarios)\/.*(\.test\.tsx?|test-kit\.ts)$/.test(path)

/** Patterns a source loads with `import.meta.glob`, as paths from the root. */
function globbed(source: Source): string[] {
  const calls = source.text.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']+')/g)
  return [...calls].flatMap((call) =>
    [...call[1]!.matchAll(/'([^']+)'/g)].map(([, pattern]) => {
      const target = resolveImport(source.path, pattern!)
      return 'path' in target ? posix.normalize(target.path) : pattern!
    }),
  )
}

/** Files that nothing which runs can reach. */
export function deadFiles({ sources }: Pick<Project, 'sources'>): Fault[] {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const alive = new Set<string>()
  const visit = (path: string): void => {
    const source = byPath.get(path)
    if (!source || alive.has(path)) return
    alive.add(path)
    for (const { specifier } of importsOf(source)) {
      const target = resolveImport(path, specifier)
      if ('path' in target) visit(target.path)
    }
    const patterns = globbed(source)
    for (const other of byPath.keys()) if (patterns.some((pattern) => matchesGlob(other, pattern))) visit(other)
  }
  for (const path of byPath.keys()) if (roots.some((root) => matchesGlob(path, root))) visit(path)
  return sources
    .filter(({ path }) => !alive.has(path) && !isBesideTest(path))
    .map(({ path }) => ({ path, line: 1, message: 'is reached by nothing that runs: use it or delete it' }))
}
