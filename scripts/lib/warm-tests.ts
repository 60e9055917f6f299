import { resolve } from 'node:path'
import { createVitest } from 'vitest/node'

/** Vitest, kept warm: the modules of a copy of the repository are read once, and those that change anew. */
export interface WarmTests {
  /** How the tests of a file whose titles hold `title` end; `none`: there are no such tests. */
  run(file: string, title: string): Promise<'green' | 'red' | 'none'>
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
    run: async (file, title) => {
      vitest.setGlobalTestNamePattern(title.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      const found = await vitest.globTestSpecifications([file])
      const own = found.filter(({ moduleId }) => moduleId === resolve(file))
      const { testModules: all, unhandledErrors } = await vitest.runTestSpecifications(own)
      // It tells of every file that it has run so far.
      const testModules = all.filter(({ moduleId }) => moduleId === resolve(file))
      const states = testModules.flatMap(({ children }) => [...children.allTests()].map((test) => test.result().state))
      const hasFailed = testModules.some((module) => module.state() === 'failed') || unhandledErrors.length > 0
      // A module that cannot even be read fails without a test of it.
      if (hasFailed) return 'red'
      return states.includes('passed') ? 'green' : 'none'
    },
    changed: (file) => vitest.invalidateFile(resolve(file)),
    close: () => vitest.close(),
  }
}
