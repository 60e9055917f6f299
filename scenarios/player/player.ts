import type { Driver, Observed } from './driver.ts'
import { durationOf, type Scenario, type Step, streamOf } from './scenario.ts'

/** An expectation that did not hold; `step` counts from 0. */
export class Unexpected extends Error {
  readonly step: number
  constructor(step: number, message: string) {
    super(`step ${step}: ${message}`)
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
  return { expect: only(step.expect), context: only(step.context ?? {}), ...(step.said ? { said: step.said } : {}) }
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
    if (!all(path, value)) throw new Unexpected(index, `${stream} should be ${path}, is ${JSON.stringify(value)}`)
  }
  for (const [stream, part] of Object.entries(step.context ?? {})) {
    const context = (await observe(stream))?.context
    if (!contains(context, part)) {
      throw new Unexpected(index, `${stream} should hold ${JSON.stringify(part)}, holds ${JSON.stringify(context)}`)
    }
  }
  for (const [endpoint, times] of Object.entries(step.requests ?? {})) {
    const asked = await driver.requests(endpoint)
    if (asked !== times)
      throw new Unexpected(index, `${endpoint} should have been asked ${times} times, was ${asked} times`)
  }
  for (const [to, texts] of Object.entries(step.said ?? {})) {
    const said = JSON.stringify(await driver.said(to))
    if (said !== JSON.stringify(texts))
      throw new Unexpected(index, `${to} should have been told ${JSON.stringify(texts)}, was told ${said}`)
  }
  for (const text of step.see ?? []) {
    if ((await driver.sees(text)) === false) throw new Unexpected(index, `「${text}」 should be on the screen`)
  }
}

/** Performs one step. */
export async function perform(driver: Driver, step: Step, index: number): Promise<void> {
  if ('expect' in step) return check(driver, step, index)
  if ('advance' in step) return driver.advance(durationOf(step.advance))
  const payload = step.with ?? {}
  if ('say' in step) return driver.say(step.to ?? streamOf(step.say), { type: step.say, ...payload })
  if ('world' in step) return driver.world(step.world, payload)
  if ('push' in step) return driver.push(step.push, payload)
  if (step.fault === 'tab') return driver.reload()
  return driver.fault(step.fault, payload)
}

/** Plays a scenario from start to end; rejects with {@link Unexpected} where something else happens. The driver is stopped in any case. */
export async function play(scenario: Scenario, driver: Driver, options: PlayOptions = {}): Promise<void> {
  await driver.start(scenario)
  try {
    for (const [index, step] of scenario.steps.entries()) {
      await options.onStep?.(index, step)
      const { reloadAfterEach } = options
      await perform(driver, reloadAfterEach && 'expect' in step ? lasting(step, reloadAfterEach.survives) : step, index)
      if (reloadAfterEach && !('expect' in step)) await driver.reload()
    }
  } finally {
    await driver.stop()
  }
}
