import type { Step } from '#scenarios/player/scenario.ts'
import type { HeadlessDriver } from '#src/workbench/drivers/headless.ts'
import type { Trace } from '#src/workbench/trace.ts'
import { isExcused } from './excused.ts'
import { scene } from '../../scene.ts'
import type { End, Journey } from './crash-journeys.ts'
import { calmDown, onStage, take, warmedUp } from './run.ts'

const ME = '10001'
/** Where a page can be killed: writes of facts, requests, frames to the chat service, rows of the archive, files. */
export const points = ['write', 'call', 'frame', 'row', 'file'] as const
/** More of one kind of point than any journey has: something writes for ever. */
const TOO_MANY = 200

/** One journey with the page killed at one place. */
export interface Crash {
  readonly journey: string
  readonly at: (typeof points)[number]
  readonly after: number
  readonly when: 'before' | 'after'
}

export interface Crashed {
  readonly crash: Crash
  /** Whether the page came so far that it was killed there. */
  readonly isReached: boolean
  /** Whether the person, who saw that it had not been done, did it again. */
  readonly isRepeated: boolean
  /** How often it was done in the end; anything but 1 is a defect. */
  readonly done: number
  /** What is wrong, in words: laws that were broken, an untrue word of the app. Empty when nothing is. */
  readonly wrong: readonly string[]
}

const isKilled = ({ all }: Trace): boolean => all.some((one) => one.kind === 'life' && one.is === 'killed')

async function endOf(driver: HeadlessDriver, who: string, before: Readonly<Record<string, number>>): Promise<End> {
  const now = await driver.books(who)
  return {
    books: Object.fromEntries(Object.entries(now).map(([name, count]) => [name, count - (before[name] ?? 0)])),
    world: driver.trace().stills.at(-1)!.world,
    state: async (stream) => (await driver.observe(stream))?.value,
    context: async (stream) => (await driver.observe(stream))?.context ?? {},
    answered: (name) =>
      driver.trace().all.filter((one) => one.kind === 'answer' && one.name === name && one.code === '200').length,
  }
}

/** Plays a journey, kills the page at the place, opens it again, lets everything calm down, and lets the person go on if need be. */
export async function crash(journey: Journey, one: Crash): Promise<Crashed> {
  await warmedUp()
  const { who = ME } = journey
  const plan = scene(journey.name, { signedIn: false, ...journey.scenario })
  let [done, isRepeated] = [0, false]
  const untrue: string[] = []
  const { breaches, trace } = await onStage(plan, async (driver) => {
    await take(driver, journey.before)
    await driver.rest(false)
    const { world } = driver.trace().stills.at(-1)!
    const before = await driver.books(who)
    const { at, after, when } = one
    const kill: Step = { fault: 'kill', with: { at, after, when } }
    // As long as a person waits who then tries again.
    await take(driver, [kill, ...journey.steps(world, 1), { advance: '40s' }])
    if (!isKilled(driver.trace())) return
    await take(driver, journey.look ?? [])
    await driver.rest(false)
    const seenEnd = await endOf(driver, who, before)
    const times = await journey.done(seenEnd)
    const isSaid = await journey.says?.(seenEnd)
    if (isSaid !== undefined && isSaid !== times > 0) untrue.push(isSaid ? 'said to be done' : 'not said to be done')
    isRepeated = times === 0
    if (isRepeated) await take(driver, journey.steps(world, 2))
    await calmDown(driver, plan)
    await take(driver, journey.look ?? [])
    done = await journey.done(await endOf(driver, who, before))
  })
  const laws = breaches.filter((breach) => !isExcused(breach)).map(({ law, what }) => `${law}: ${what}`)
  return { crash: one, isReached: isKilled(trace), isRepeated, done, wrong: [...laws, ...untrue] }
}

/** All places of a journey, one after the other, as far as it reaches. */
export async function* crashesOf(journey: Journey): AsyncGenerator<Crashed> {
  for (const at of points)
    for (const when of ['before', 'after'] as const)
      for (let after = 0; after < TOO_MANY; after++) {
        const crashed = await crash(journey, { journey: journey.name, at, after, when })
        if (!crashed.isReached) break
        yield crashed
      }
}
