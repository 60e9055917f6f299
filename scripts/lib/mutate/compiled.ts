import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { resolveImport } from '../../../tests/repo/lib/boundaries.ts'
import { importsOf, readSources } from '../../../tests/repo/lib/source.ts'
import { inWords } from '../language.ts'
import type { Mutant } from '../mutants.ts'

/** A name that nobody uses any more: whoever left its use out would have taken it out too. */
const unused = /error TS(6133|6192|6196|6198|6199)\b/

/** Plants it in the copy; what is returned takes it out again. */
export function plant(copy: string, mutant: Mutant): () => void {
  const path = join(copy, mutant.file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.slice(0, mutant.start) + mutant.becomes + text.slice(mutant.end))
  return () => writeFileSync(path, text)
}

/** The files that the compiler has something to say of, with these planted. */
function refused(copy: string, mutants: readonly Mutant[]): ReadonlySet<string> {
  const undo = mutants.map((mutant) => plant(copy, mutant))
  const { stdout } = spawnSync('tsc', ['-p', PRODUCT], { cwd: copy, encoding: 'utf8' })
  for (const restore of undo) restore()
  const faults = stdout.split('\n').filter((line) => / error TS\d/.test(line) && !unused.test(line))
  return new Set(faults.flatMap((line) => /^(.+?)\(\d+,/.exec(line)?.[1] ?? []))
}

/** Of each file so many are shown at most: each is another run of the compiler. */
const PER_FILE = 4
const PRODUCT = 'tsconfig.product.json'

/**
 * Those that the compiler lets pass, asked one of each file at once. What another file is refused for is put down to all that it imports:
 * some are lost by that, none is taken for a bug that cannot be committed.
 */
export function compiling(copy: string, mutants: readonly Mutant[], log: (line: string) => void): Mutant[] {
  // Tests say nothing that the product would not.
  const product = {
    extends: './tsconfig.json',
    include: ['src', 'mock-server'],
    exclude: ['**/*.test.*', '**/*.story.tsx'],
  }
  writeFileSync(join(copy, PRODUCT), JSON.stringify(product))
  const perFile = [...Map.groupBy(mutants, ({ file }) => file).values()].map((ones) => ones.slice(0, PER_FILE))
  const rounds = Math.max(0, ...perFile.map((ones) => ones.length))
  const sources = new Map(readSources().map((source) => [source.path, source]))
  const importedBy = (path: string): string[] => {
    const source = sources.get(path)
    return (source ? importsOf(source) : []).flatMap(({ specifier }) => {
      const target = resolveImport(path, specifier)
      return 'path' in target ? [target.path] : []
    })
  }
  const passed = new Set<Mutant>()
  for (let round = 0; round < rounds; round++) {
    const together = perFile.flatMap((ones) => ones[round] ?? [])
    const own = new Set(together.map(({ file }) => file))
    const faulty = refused(copy, together)
    const guilty = new Set([...faulty].flatMap((path) => (own.has(path) ? [path] : importedBy(path))))
    for (const mutant of together) if (!guilty.has(mutant.file)) passed.add(mutant)
    const [done, good] = [round + 1, passed.size]
    log(
      inWords(
        `the compiler, ${done} of ${rounds}: ${good} pass`,
        `编译器看过 ${done} / ${rounds} 批：${good} 个能编译`,
      ),
    )
  }
  return mutants.filter((mutant) => passed.has(mutant))
}
