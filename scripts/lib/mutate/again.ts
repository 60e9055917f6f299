/**
 * Runs each test of a copy once as it is, then again with every bug that it came by switched on: no file is loaded twice for that.
 * What a test notices, and which tests cannot be run again, goes into a file that all workers read.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TestRunner } from 'vitest'
import type { Switches } from './switches.ts'

/** So often a bug is asked after alone; what nobody has noticed by then, together with all like it. */
const ALONE = 4
const FOR_EVER_MS = 20_000
/** What takes longer is run as a whole file, with all that it came by at once. */
const QUICK_MS = 400

export type Told = { readonly noticed: number; readonly by: string } | { readonly only: string }

const notes = join(process.env['PLANTED']!, 'told.jsonl')
const noticed = new Set<number>()
const tries = new Map<number, number>()
const spoilt = new Set<string>()
let read = 0

const note = (told: Told): void => appendFileSync(notes, `${JSON.stringify(told)}\n`)
/** What other workers have told meanwhile. */
function hear(): void {
  const text = existsSync(notes) ? readFileSync(notes, 'utf8') : ''
  const end = text.lastIndexOf('\n') + 1
  for (const line of text.slice(read, end).split('\n').filter(Boolean)) {
    const told = JSON.parse(line) as Told
    if ('noticed' in told) noticed.add(told.noticed)
  }
  read = end
}

async function isGreen(act: () => unknown, bugs: readonly number[], switches: Switches): Promise<boolean> {
  switches.on.clear()
  switches.turns = 0
  for (const id of bugs) switches.on.add(id)
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('did not end')), FOR_EVER_MS)
  try {
    await Promise.race([act(), late.promise])
    return true
  } catch {
    return false
  } finally {
    clearTimeout(timer)
    switches.on.clear()
  }
}

async function judge(file: string, act: () => unknown, met: readonly number[], switches: Switches): Promise<void> {
  hear()
  const left = met.filter((id) => !noticed.has(id))
  if (left.length === 0 || spoilt.has(file)) return
  if (!(await isGreen(act, [], switches))) {
    note({ only: file })
    return
  }
  const among = async (bugs: readonly number[]): Promise<void> => {
    if (bugs.length === 0 || spoilt.has(file) || (await isGreen(act, bugs, switches))) return
    if (!(await isGreen(act, [], switches))) {
      // What the bug has left behind is no fault of the next one.
      spoilt.add(file)
      note({ only: file })
      return
    }
    if (bugs.length > 1) {
      await among(bugs.slice(0, bugs.length >> 1))
      await among(bugs.slice(bugs.length >> 1))
      return
    }
    noticed.add(bugs[0]!)
    note({ noticed: bugs[0]!, by: file })
  }
  const isTired = (id: number): boolean => (tries.get(id) ?? 0) >= ALONE
  for (const id of left.filter((one) => !isTired(one))) {
    tries.set(id, (tries.get(id) ?? 0) + 1)
    await among([id])
  }
  await among(left.filter((id) => isTired(id) && !noticed.has(id)))
}

export default class Again extends TestRunner {
  async runTask(test: Parameters<typeof TestRunner.getTestFn>[0]): Promise<void> {
    const switches = (globalThis as unknown as { readonly __switches: Switches }).__switches
    const act = TestRunner.getTestFn(test)
    switches.lately.clear()
    const began = performance.now()
    await act()
    const isQuick = performance.now() - began < QUICK_MS
    const file = (test as unknown as { readonly file: { readonly name: string } }).file.name
    if (isQuick) await judge(file, act, [...switches.lately], switches)
    else if (switches.lately.size > 0) note({ only: file })
  }
}
