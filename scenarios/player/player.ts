import type { Driver, Observed, Opening, Told } from './driver.ts'
import { type Said, SaidError } from './language.ts'
import { durationOf, type Saying, type Scenario, type Step, streamOf } from './scenario.ts'

/** An expectation that did not hold; `step` counts from 0. */
export class Unexpected extends SaidError {
  readonly step: number
  constructor(step: number, said: Said) {
    super(said)
    this.message = `step ${step}: ${said.en}`
    this.step = step
  }
}

export interface PlayOptions {
  /**
   * Kills and restarts the app after every step but expectations. What lives only as long as a run is not looked at then: streams
   * that `survives` refuses, the screen, and how often the server was asked.
   */
  readonly reloadAfterEach?: { readonly survives: (stream: string) => boolean }
  readonly onStep?: (index: number, step: Step) => void | Promise<void>
}

/** Whether a state value is in the state named by a dotted path: `signedIn.token.refreshing`. */
export function isIn(value: unknown, path: string): boolean {
  const [head, ...rest] = path.split('.')
  if (typeof value === 'string') return value === head && rest.length === 0
  if (typeof value !== 'object' || value === null || !(head! in value)) return false
  return rest.length === 0 || isIn((value as Record<string, unknown>)[head!], rest.join('.'))
}

/** Whether `part` is contained in `whole`: objects by their named fields, everything else equal. */
export function contains(whole: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null || Array.isArray(part))
    return JSON.stringify(whole) === JSON.stringify(part)
  if (typeof whole !== 'object' || whole === null) return false
  return Object.entries(part).every(([key, value]) => contains((whole as Record<string, unknown>)[key], value))
}

type Expectation = Extract<Step, { expect: unknown }>

/** The part of an expectation that speaks of what outlives a run. */
function lasting(step: Expectation, survives: (stream: string) => boolean): Expectation {
  const only = <T>(record: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(record).filter(([stream]) => survives(stream)))
  const { said, books } = step
  const kept = { ...(said ? { said } : {}), ...(books ? { books } : {}) }
  return { expect: only(step.expect), context: only(step.context ?? {}), ...kept }
}

/** The books of everybody whom the scenario expects something of; taken once the driver has started. */
export async function openingOf(driver: Driver, { steps }: Scenario): Promise<Opening> {
  const ids = new Set(steps.flatMap((step) => ('expect' in step ? Object.keys(step.books ?? {}) : [])))
  return Object.fromEntries(await Promise.all([...ids].map(async (id) => [id, await driver.books(id)] as const)))
}

/** What has changed, without what has not. */
export async function changeOf(
  driver: Pick<Driver, 'books'>,
  id: string,
  opening: Opening,
): Promise<Readonly<Record<string, number>>> {
  const now = await driver.books(id)
  const changes = Object.entries(now).map(([what, count]) => [what, count - (opening[id]?.[what] ?? 0)] as const)
  return Object.fromEntries(changes.filter(([, change]) => change !== 0))
}

const sorted = (record: Readonly<Record<string, number>>): string =>
  JSON.stringify(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))

async function checkBooks(driver: Driver, { books }: Expectation, index: number, opening: Opening): Promise<void> {
  for (const [id, wanted] of Object.entries(books ?? {})) {
    const change = await changeOf(driver, id, opening)
    if (sorted(change) !== sorted(wanted))
      throw new Unexpected(index, {
        en: `the books of ${id} should have changed by ${sorted(wanted)}, have changed by ${sorted(change)}`,
        zh: `${id} 的账目应变化 ${sorted(wanted)}，实际变化 ${sorted(change)}`,
      })
  }
}

/** What can be read on the screen is true by the books, where the driver knows what its sentences mean. */
async function checkSayings(driver: Driver, index: number, opening: Opening): Promise<void> {
  const finding = await driver.untrue?.(opening)
  if (finding) throw new Unexpected(index, finding)
}

async function check(driver: Driver, step: Expectation, index: number): Promise<void> {
  const seen = new Map<string, Observed | undefined>()
  const observe = async (stream: string) => {
    if (!seen.has(stream)) seen.set(stream, await driver.observe(stream))
    return seen.get(stream)
  }
  const all = (path: string, value: unknown) => path.split(/\s*&\s*/).every((one) => isIn(value, one))
  for (const [stream, path] of Object.entries(step.expect)) {
    const value = (await observe(stream))?.value
    const is = JSON.stringify(value)
    if (!all(path, value))
      throw new Unexpected(index, {
        en: `${stream} should be ${path}, is ${is}`,
        zh: `${stream} 应是 ${path}，实际是 ${is}`,
      })
  }
  for (const [stream, part] of Object.entries(step.context ?? {})) {
    const context = (await observe(stream))?.context
    if (!contains(context, part)) {
      const [should, holds] = [JSON.stringify(part), JSON.stringify(context)]
      throw new Unexpected(index, {
        en: `${stream} should hold ${should}, holds ${holds}`,
        zh: `${stream} 应含有 ${should}，实际是 ${holds}`,
      })
    }
  }
  for (const [endpoint, times] of Object.entries(step.requests ?? {})) {
    const asked = await driver.requests(endpoint)
    if (asked !== times)
      throw new Unexpected(index, {
        en: `${endpoint} should have been asked ${times} times, was ${asked} times`,
        zh: `${endpoint} 应请求 ${times} 次，实际 ${asked} 次`,
      })
  }
  for (const [to, texts] of Object.entries(step.said ?? {})) {
    const said = JSON.stringify(await driver.said(to))
    if (said !== JSON.stringify(texts))
      throw new Unexpected(index, {
        en: `${to} should have been told ${JSON.stringify(texts)}, was told ${said}`,
        zh: `${to} 应收到 ${JSON.stringify(texts)}，实际收到 ${said}`,
      })
  }
  for (const text of step.see ?? []) {
    if ((await driver.sees(text)) === false)
      throw new Unexpected(index, { en: `「${text}」 should be on the screen`, zh: `屏幕上应有「${text}」` })
  }
}

const toldOf = ({ say, to, with: payload }: Saying): Told => [to ?? streamOf(say), { type: say, ...payload }]

/** Performs one step. */
export async function perform(driver: Driver, step: Step, index: number, opening: Opening = {}): Promise<void> {
  if ('expect' in step) {
    await check(driver, step, index)
    await checkBooks(driver, step, index, opening)
    return checkSayings(driver, index, opening)
  }
  if ('advance' in step) return driver.advance(durationOf(step.advance))
  const payload = step.with ?? {}
  if ('say' in step) {
    const [[stream, fact], ...more] = [toldOf(step), ...(step.and ?? []).map(toldOf)]
    return driver.say(stream, fact, more)
  }
  if ('world' in step) return void (await driver.world(step.world, payload))
  if ('push' in step) return driver.push(step.push, payload)
  if (step.fault === 'tab') return driver.reload()
  return driver.fault(step.fault, payload)
}

/**
 * Plays a scenario from start to end, and ends with the world's audit; rejects with {@link Unexpected} where something else happens. The
 * driver is stopped in any case.
 */
export async function play(scenario: Scenario, driver: Driver, options: PlayOptions = {}): Promise<void> {
  await driver.start(scenario)
  try {
    await playSteps(scenario, driver, options)
  } catch (error) {
    // What went wrong is what is told, not that after it nothing could be put away.
    await driver.stop().catch(() => {})
    throw error
  }
  await driver.stop()
}

async function playSteps(scenario: Scenario, driver: Driver, options: PlayOptions): Promise<void> {
  const opening = await openingOf(driver, scenario)
  for (const [index, step] of scenario.steps.entries()) {
    await options.onStep?.(index, step)
    const { reloadAfterEach } = options
    const performed = reloadAfterEach && 'expect' in step ? lasting(step, reloadAfterEach.survives) : step
    await perform(driver, performed, index, opening)
    if (reloadAfterEach && !('expect' in step)) await driver.reload()
  }
  const faults = await driver.audit()
  if (faults.length > 0)
    throw new Unexpected(scenario.steps.length, {
      en: `the world does not add up: ${faults.join('; ')}`,
      zh: `世界的账对不上：「${faults.join('；')}」`,
    })
}
