import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { basename, join, relative } from 'node:path'
import { inWords } from '../language.ts'
import { arrange } from './switches.ts'

/** Longer no file of tests takes, unless a bug turns or waits for ever. */
const FOR_EVER_MS = 420_000
const LOOK_MS = 2_000
/** Where the copy keeps what is switched on and what was met. */
const PLANTED = 'planted'

interface Report {
  readonly testResults: { readonly name: string; readonly status: string }[]
}
/** How files of tests ended: what is missing did not. */
type Ends = ReadonlyMap<string, 'green' | 'red' | 'stuck'>

/** Runs test files of the copy, each with the mutants that are switched on in it. */
async function run(
  copy: string,
  plan: Readonly<Record<string, readonly number[]>>,
  which: readonly string[],
): Promise<Ends> {
  const folder = join(copy, PLANTED)
  arrange(folder, plan)
  const out = join(folder, 'report.json')
  rmSync(out, { force: true })
  const child = spawn('vitest', ['run', '--reporter=json', `--outputFile=${out}`, ...which], {
    cwd: copy,
    env: { ...process.env, PLANTED: folder },
    stdio: 'ignore',
    detached: true,
  })
  const stuck = await endOf(child, () => waiting(folder))
  const ends = new Map<string, 'green' | 'red' | 'stuck'>(stuck.map((test) => [test, 'stuck']))
  if (!existsSync(out)) return ends
  for (const { name, status } of (JSON.parse(readFileSync(out, 'utf8')) as Report).testResults)
    ends.set(relative(copy, name), status === 'passed' ? 'green' : 'red')
  return ends
}

/** Which places each file comes by, with nothing switched on; those that are red by themselves are not asked. */
async function listen(
  copy: string,
  which: readonly string[],
  leftOut: RegExp,
  log: (line: string) => void,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const met = new Map<string, readonly number[]>()
  for (const [test, end] of await run(copy, {}, which)) {
    if (end !== 'green') log(inWords(`red without a bug: ${test}`, `没埋错也是红的：${test}`))
    const path = join(copy, PLANTED, 'met', `${test.replaceAll('/', '~')}.json`)
    if (end === 'green' && !leftOut.test(test) && existsSync(path))
      met.set(test, JSON.parse(readFileSync(path, 'utf8')) as number[])
  }
  const places = new Set([...met.values()].flat()).size
  log(inWords(`${met.size} files of tests come by ${places} places`, `${met.size} 个测试文件经过 ${places} 处`))
  return met
}

/**
 * Asks test files of a copy in which all mutants are compiled in (`switches.ts`), many at once: each file plays with a group of those that
 * it comes by; a green one tells of none of them, a red one is asked again with half of them.
 */
export function askedTogether(copy: string, log: (line: string) => void) {
  let met: ReadonlyMap<string, readonly number[]> = new Map()
  const live = new Set<number>()
  const tried = new Map<string, Set<number>>()
  const by = new Map<number, string>()

  const untried = (test: string): number[] => met.get(test)!.filter((id) => live.has(id) && !tried.get(test)?.has(id))
  const note = (test: string, ids: readonly number[]): void => {
    tried.set(test, new Set([...(tried.get(test) ?? []), ...ids]))
  }

  /** One mutant a file: each to the file that comes by the fewest. */
  function nearest(files: readonly string[]): Record<string, number[]> {
    const plan: Record<string, number[]> = {}
    const least = files.toSorted((a, b) => met.get(a)!.length - met.get(b)!.length)
    for (const id of live) {
      const test = least.find((one) => !plan[one] && untried(one).includes(id))
      if (test) plan[test] = [id]
    }
    return plan
  }

  async function ask(plan: Record<string, number[]>, queue: Map<string, number[][]>): Promise<void> {
    const tests = Object.keys(plan)
    const ends = await run(copy, plan, tests)
    if (ends.size === 0) throw new Error('Vitest has not told how any file of tests ended')
    for (const test of tests) {
      const group = plan[test]!
      const end = ends.get(test)
      if (end === undefined) queue.set(test, [...(queue.get(test) ?? []), group])
      else if (end === 'green') note(test, group)
      else if (group.length === 1) {
        live.delete(group[0]!)
        by.set(group[0]!, end === 'stuck' ? `${test} (did not end)` : test)
      } else {
        const half = Math.ceil(group.length / 2)
        queue.set(test, [...(queue.get(test) ?? []), group.slice(0, half), group.slice(half)])
      }
    }
    const [asked, found, left] = [tests.length, by.size, live.size]
    log(
      inWords(
        `${asked} files asked: ${found} noticed, ${left} left`,
        `问过 ${asked} 个文件：发现 ${found} 个，还剩 ${left} 个`,
      ),
    )
  }

  return {
    /** Whom each was noticed by; those that are asked of more files later are those that are not in it. */
    by: by as ReadonlyMap<number, string>,
    async ask(ids: readonly number[], which: readonly string[], leftOut: RegExp, alone = 3): Promise<void> {
      live.clear()
      for (const id of ids) if (!by.has(id)) live.add(id)
      met = await listen(copy, which, leftOut, log)
      const files = [...met.keys()]
      for (let round = 0; round < alone; round++) {
        const plan = nearest(files)
        if (Object.keys(plan).length < 10) break
        await ask(plan, new Map())
      }
      const queue = new Map(files.flatMap((test) => (untried(test).length > 0 ? [[test, [untried(test)]]] : [])))
      while (queue.size > 0) await ask(next(queue, live), queue)
    },
  }
}

/** The first group of each file, without those that another has noticed meanwhile. */
function next(queue: Map<string, number[][]>, live: ReadonlySet<number>): Record<string, number[]> {
  const plan: Record<string, number[]> = {}
  for (const [test, groups] of queue) {
    const left = groups.map((group) => group.filter((id) => live.has(id))).filter((group) => group.length > 0)
    if (left.length > 0) plan[test] = left[0]!
    if (left.length > 1) queue.set(test, left.slice(1))
    else queue.delete(test)
  }
  return plan
}

const named = (path: string): string => basename(path).replaceAll('~', '/')
const finished = (folder: string): string[] =>
  globSync(join(folder, 'met/*.json')).map((path) => named(path).replace(/\.json$/, ''))
/** Files of tests that have begun and not ended. */
function waiting(folder: string): string[] {
  const ended = new Set(finished(folder))
  return globSync(join(folder, 'met/*.begun'))
    .map((path) => named(path).replace(/\.begun$/, ''))
    .filter((test) => !ended.has(test))
}

/** When it has ended; what was still under way when it had to be ended, because none of its files ended for so long. */
async function endOf(child: ReturnType<typeof spawn>, underWay: () => string[]): Promise<string[]> {
  const { promise, resolve } = Promise.withResolvers<string[]>()
  const since = new Map<string, number>()
  const look = setInterval(() => {
    const now = Date.now()
    for (const test of underWay()) since.set(test, since.get(test) ?? now)
    const stuck = underWay().filter((test) => now - since.get(test)! > FOR_EVER_MS)
    if (stuck.length === 0) return
    process.kill(-child.pid!, 'SIGKILL')
    resolve(stuck)
  }, LOOK_MS)
  child.on('exit', () => resolve([]))
  const stuck = await promise
  clearInterval(look)
  return stuck
}
