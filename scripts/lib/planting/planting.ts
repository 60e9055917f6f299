/**
 * What runs beside the tests in the copy of `npm run mutate -- --area pages`: every test, and every part of one that is done `apart`, is
 * done once as it is, then with each bug that it has executed and that nobody has noticed yet, until something else comes of it.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { type RunnerTestCase as Test, TestRunner } from 'vitest'
import { NOTES } from './notes.ts'

/** So often a bug is planted alone; what nobody has noticed until then is planted with all others like it. */
const TRIES = 5
const FOR_EVER_MS = 240_000

const planted = new Set<number>()
const executed = new Set<number>()
const tries = new Map<number, number>()
const noticed = new Set<number>()
const known = new Set<number>()

Object.assign(globalThis, {
  isPlanted: (id: number): boolean => {
    executed.add(id)
    return planted.has(id)
  },
})

const note = (one: object): void => appendFileSync(NOTES, `${JSON.stringify(one)}\n`)
let read = 0
/** Another worker may have noticed what this one has not. */
function hear(): void {
  const text = existsSync(NOTES) ? readFileSync(NOTES, 'utf8') : ''
  for (const line of text.slice(read, text.lastIndexOf('\n') + 1).split('\n')) {
    if (line === '') continue
    const { noticed: id } = JSON.parse(line) as { noticed?: number }
    if (id !== undefined) noticed.add(id)
  }
  read = text.lastIndexOf('\n') + 1
}

/** What comes of a run with these bugs, in a few letters. */
type Outcome = (bugs: readonly number[]) => Promise<string>

async function judge(by: string, outcome: Outcome): Promise<void> {
  hear()
  const first = await outcome([])
  const begun = [...executed].filter((id) => !noticed.has(id))
  const fresh = begun.filter((id) => !known.has(id))
  for (const id of fresh) known.add(id)
  if (fresh.length > 0) note({ executed: fresh, by })
  if (begun.length === 0) return
  let usual = await outcome([])
  if (usual !== first) {
    // The first run may have filled what is kept; one that is never the same tells nothing.
    const third = await outcome([])
    note({ unsteady: by })
    if (third !== usual) return
  }
  const isNoticed = async (bugs: readonly number[]): Promise<boolean> => {
    if ((await outcome(bugs)) === usual) return false
    // What a bug has left behind, a listener for one, is told by the runs after it as well.
    usual = await outcome([])
    return true
  }
  const among = async (bugs: readonly number[]): Promise<void> => {
    if (bugs.length === 0 || !(await isNoticed(bugs))) return
    if (bugs.length === 1) {
      noticed.add(bugs[0]!)
      note({ noticed: bugs[0], by })
      return
    }
    await among(bugs.slice(0, bugs.length / 2))
    await among(bugs.slice(bugs.length / 2))
  }
  const isTired = (id: number): boolean => (tries.get(id) ?? 0) >= TRIES
  for (const id of begun.filter((one) => !isTired(one))) {
    tries.set(id, (tries.get(id) ?? 0) + 1)
    await among([id])
  }
  await among(begun.filter((id) => isTired(id) && !noticed.has(id)))
}

const digest = (value: unknown): string =>
  createHash('sha1')
    .update(JSON.stringify(value) ?? '')
    .digest('hex')

async function within<Result>(act: () => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const forEver = new Promise<never>((_, fail) => (timer = setTimeout(fail, FOR_EVER_MS, new Error('did not end'))))
  try {
    return await Promise.race([act(), forEver])
  } finally {
    clearTimeout(timer)
  }
}

function plant(bugs: readonly number[]): void {
  planted.clear()
  executed.clear()
  for (const id of bugs) planted.add(id)
}

const parted = new Set<unknown>()
let current: unknown

Object.assign(globalThis, {
  plantApart: async (name: string, act: () => Promise<unknown>, none: unknown, again: () => void) => {
    parted.add(current)
    const title = `${(current as { file?: { name: string } })?.file?.name ?? ''} ${name}`
    const complaints = console.error as unknown as { mock?: { calls: unknown[] }; mockClear?: () => void }
    let result = none
    await judge(title, async (bugs) => {
      again()
      plant(bugs)
      complaints.mockClear?.()
      let told: unknown
      try {
        told = await within(act)
        if (bugs.length === 0) result = told
      } catch (error) {
        told = `thrown: ${String(error)}`
      }
      const complained = complaints.mock?.calls.length ?? 0
      planted.clear()
      return digest([told, complained])
    })
    again()
    return result
  },
})

type Hook = (context: unknown, suite: unknown) => unknown

/** What stands around a test, from its file inwards. */
function suitesOf({ suite, file }: Test): readonly unknown[] {
  const outer = []
  for (let one = suite; one; one = one.suite) outer.unshift(one)
  return [file, ...outer]
}
async function around(test: Test, name: 'beforeEach' | 'afterEach'): Promise<void> {
  for (const suite of suitesOf(test))
    for (const hook of TestRunner.getSuiteHooks(suite as never)[name] as readonly Hook[])
      await hook(test.context, suite)
}

/** A whole test passes or not; one that fails when it is done once more can tell nothing. */
export default class PlantingRunner extends TestRunner {
  async runTask(test: Test): Promise<void> {
    const act = TestRunner.getTestFn(test)
    current = test
    plant([])
    await act()
    if (parted.has(test)) return
    const ran = [...executed]
    await judge(`${test.file.name} ${test.name}`, async (bugs) => {
      await around(test, 'afterEach')
      await around(test, 'beforeEach')
      plant(bugs)
      // What only the first run does, because something is kept then, counts as well.
      if (bugs.length === 0) for (const id of ran) executed.add(id)
      let told = 'passed'
      try {
        await within(async () => act())
      } catch {
        told = 'failed'
      }
      planted.clear()
      return told
    }).catch(() => undefined)
  }
}
