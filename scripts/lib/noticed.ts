import { inWords } from './language.ts'
import { globSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { createVitest, type Reporter, type TestSpecification, type Vitest } from 'vitest/node'

export interface Noticing {
  /** The file of a test that is red with the sources as they are in the copy; null when all are green, `tooLong` when they did not end. */
  redOf(changed: string, tests: readonly string[]): Promise<string | null>
  close(): Promise<void>
}

/** A run without an end in time: a bug that turns for ever, or a slow machine. Nobody knows which, so it counts for neither. */
export const tooLong = inWords('did not end (not counted)', '没有结束（不计）')

const FOR_EVER_MS = 240_000

/** Ends the processes that this one has begun, also one that turns for ever and hears nothing; only Linux tells which they are. */
function endChildren(): void {
  const told = globSync(`/proc/${process.pid}/task/*/children`).map((file) => readFileSync(file, 'utf8'))
  for (const child of told
    .join(' ')
    .split(' ')
    .filter((id) => id !== ''))
    process.kill(Number(child), 'SIGKILL')
}

/**
 * Runs Vitest files of a copy of the repository, again and again, in the same process: what did not change is read and compiled once.
 * The process moves into the copy, because tests read files from the project's root.
 */
export async function noticing(copy: string, limitMs = FOR_EVER_MS): Promise<Noticing> {
  const root = resolve(copy)
  process.chdir(root)
  let red: string | null = null
  const reporter: Reporter = {
    onTestCaseResult(test) {
      if (test.result().state === 'failed') red ??= relative(root, test.module.moduleId)
    },
    onTestModuleEnd(module) {
      // It did not load, or something beside its tests failed.
      if (module.errors().length > 0) red ??= relative(root, module.moduleId)
    },
    onTestRunEnd(_modules, errors) {
      if (errors.length > 0) red ??= inWords('an error outside of the tests', '测试以外的错误')
    },
  }
  let vitest: Vitest | undefined
  /** What was another file at the last run, and is itself again. */
  let before: string | undefined
  let specifications = new Map<string, TestSpecification>()

  async function started(): Promise<Vitest> {
    if (vitest) return vitest
    vitest = await createVitest('test', { root, watch: false, maxWorkers: 1, reporters: [reporter], bail: 1 })
    const all = await vitest.globTestSpecifications()
    specifications = new Map(all.map((one) => [relative(root, one.moduleId), one]))
    return vitest
  }

  async function close(): Promise<void> {
    await vitest?.close()
    vitest = undefined
  }

  return {
    async redOf(changed, tests) {
      const runner = await started()
      const known = tests.flatMap((path) => specifications.get(path) ?? [])
      if (known.length === 0) return null
      red = null
      for (const path of new Set([before ?? changed, changed])) runner.invalidateFile(join(root, path))
      before = changed
      let timer: NodeJS.Timeout | undefined
      const forEver = new Promise<null>((done) => (timer = setTimeout(done, limitMs, null)))
      const result = await Promise.race([runner.runTestSpecifications(known), forEver])
      clearTimeout(timer)
      if (result) return red
      endChildren()
      await close()
      return tooLong
    },
    close,
  }
}
