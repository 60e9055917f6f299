import { cpSync, globSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** A copy of the repository's sources at a path, with the installed packages; what is broken there is broken nowhere else. */
export function copyRepository(to: string): void {
  rmSync(to, { recursive: true, force: true })
  const files = globSync('{src,mock-server,tests,scenarios,scripts,e2e,benchmarks,public,.ladle}/**/*', {
    withFileTypes: true,
  })
  for (const file of files.filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name)
    mkdirSync(dirname(join(to, path)), { recursive: true })
    cpSync(path, join(to, path))
  }
  for (const path of globSync('*.{json,ts,html}')) cpSync(path, join(to, path))
  symlinkSync(resolve('node_modules'), join(to, 'node_modules'))
}

/** The same order of the same things for the same seed. */
export function stirred<One>(all: readonly One[], seed: number): One[] {
  let state = seed >>> 0
  const next = (): number => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0)
  return all
    .map((one) => ({ one, rank: next() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ one }) => one)
}
