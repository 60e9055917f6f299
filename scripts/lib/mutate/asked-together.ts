import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { basename, join, relative } from 'node:path'
import { inWords } from '../language.ts'
import type { Told } from './again.ts'
import { arrange } from './switches.ts'

/** Longer no file of tests takes, unless a bug turns or waits for ever. */
const FOR_EVER_MS = 900_000
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
  again: readonly string[] = [],
): Promise<Ends> {
  const folder = join(copy, PLANTED)
  arrange(folder, plan)
  const out = join(folder, 'report.json')
  rmSync(out, { force: true })
  const child = spawn('vitest', ['run', '--reporter=json', `--outputFile=${out}`, ...again, ...which], {
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

/** What tests have told that were run again and again. */
function told(copy: string): Told[] {
  const path = join(copy, PLANTED, 'told.jsonl')
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []
  return lines.map((line) => JSON.parse(line) as Told)
}

/** Which places each file comes by, with nothing switched on; those that are red by themselves are not asked. */
async function listen(
  copy: string,
  which: readonly string[],
  leftOut: RegExp,
  isAgain: boolean,
  log: (line: string) => void,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const met = new Map<string, readonly number[]>()
  rmSync(join(copy, PLANTED, 'told.jsonl'), { force: true })
  const again = isAgain ? ['--config', 'again.config.ts'] : []
  const ends = await run(copy, {}, which, again)
  const spoilt = new Set(told(copy).flatMap((one) => ('only' in one ? [one.only] : [])))
  for (const [test, as] of ends) {
    // What a bug has left behind may have turned the tests after it red.
    const end = spoilt.has(test) ? 'green' : as
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

  /** What tests have noticed that were run again; the others of a file are done with, unless it could not be run again. */
  function hear(files: readonly string[]): void {
    const all = told(copy)
    const once = new Set(all.flatMap((one) => ('only' in one ? [one.only] : [])))
    for (const test of files) if (!once.has(test)) note(test, met.get(test)!)
    for (const one of all)
      if ('noticed' in one && met.has(one.by)) {
        by.set(one.noticed, one.by)
        live.delete(one.noticed)
      }
    log(
      inWords(
        `one test at a time: ${by.size} noticed, ${live.size} left`,
        `逐个测试：发现 ${by.size} 个，还剩 ${live.size} 个`,
      ),
    )
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
    /** `isAgain`: each test is run again with what it came by, before whole files are. */
    async ask(ids: readonly number[], which: readonly string[], leftOut: RegExp, isAgain: boolean): Promise<void> {
      live.clear()
      for (const id of ids) if (!by.has(id)) live.add(id)
      met = await listen(copy, which, leftOut, isAgain, log)
      const files = [...met.keys()]
      if (isAgain) hear(files)
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
