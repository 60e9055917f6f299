import { resolve } from 'node:path'
import { createVitest } from 'vitest/node'

/** Vitest, kept warm: the modules of a copy of the repository are read once, and those that change anew. */
export interface WarmTests {
  /**
   * How the tests of a file whose titles hold `title` end; `none`: there are no such tests. `among`: after the tests of the file that come
   * before them, for those that need what these have left.
   */
  run(file: string, title: string, among?: 'alone' | 'all'): Promise<'green' | 'red' | 'none'>
  /** A file has changed. */
  changed(file: string): void
  close(): Promise<void>
}

/** A broken line may leave a test waiting for ever: after this it is red. What is to be green has to be so within it, too. */
const PATIENCE_MS = 15_000

/** Starts it in `root`; paths are relative to it. The process works there from then on: the tests read files by their paths. */
export async function warmTests(root: string): Promise<WarmTests> {
  process.chdir(root)
  const vitest = await createVitest('test', {
    root: process.cwd(),
    watch: false,
    reporters: [{}],
    testTimeout: PATIENCE_MS,
  })
  return {
    run: async (file, title, among = 'alone') => {
      if (among === 'all') vitest.resetGlobalTestNamePattern()
      else vitest.setGlobalTestNamePattern(title.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      const found = await vitest.globTestSpecifications([file])
      const own = found.filter(({ moduleId }) => moduleId === resolve(file))
      const { testModules: all, unhandledErrors } = await vitest.runTestSpecifications(own)
      // It tells of every file that it has run so far.
      const testModules = all.filter(({ moduleId }) => moduleId === resolve(file))
      const tests = testModules.flatMap(({ children }) => [...children.allTests()])
      const states = tests.flatMap((test) => (test.fullName.includes(title) ? test.result().state : []))
      const hasFailed = testModules.some((module) => module.state() === 'failed') || unhandledErrors.length > 0
      // A module that cannot even be read fails without a test of it; of a whole file its own tests are meant.
      if (hasFailed && (among === 'alone' || states.length === 0 || states.includes('failed'))) return 'red'
      return states.includes('passed') ? 'green' : 'none'
    },
    changed: (file) => vitest.invalidateFile(resolve(file)),
    close: () => vitest.close(),
  }
}
