import { createHash } from 'node:crypto'
import { perform } from '#scenarios/player/player.ts'
import type { Scenario, Step } from '#scenarios/player/scenario.ts'
import { openWorld } from '#mock/open-world.ts'
import type { WorldName } from '#mock/world/names.ts'
import type { World } from '#mock/world/world.ts'
import { allStreamKinds } from '#src/machines/registry.ts'
import { createVirtualClock } from '#src/services/clock/virtual-clock.ts'
import { startInstant } from '#src/workbench/bench.ts'
import { createHeadlessDriver, type HeadlessDriver } from '#src/workbench/drivers/headless.ts'
import type { Trace } from '#src/workbench/trace.ts'
import type { Breach } from '../../laws/law.ts'
import { breachesOf } from '../../laws/laws.ts'
import { scene } from '../../scene.ts'
import type { Plan } from './plan.ts'

export interface Ran {
  readonly breaches: readonly Breach[]
  readonly trace: Trace
  /** Of everything that was to be seen: the same plan gives the same one. */
  readonly hash: () => string
  readonly spent: Spent
}

/** Processor time of the whole process in each part of a run, ms; 0 unless `openPurses` was called before. */
export type Spent = Readonly<Record<'begin' | 'steps' | 'calm' | 'end' | 'laws', number>>

/** Asking what was spent is dear where the system counts slowly (up to a ms a time): only a benchmark asks. */
const purses = { areOpen: false }
export const openPurses = (): void => void (purses.areOpen = true)

/** Tells what was spent since it was asked last; 0 while nobody wants to know. */
function purse(): () => number {
  if (!purses.areOpen) return () => 0
  const now = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  let before = now()
  return () => {
    const was = before
    before = now()
    return before - was
  }
}

const templates = new Map<string, Promise<World>>()

/** A world that nobody changes any more: what its chat service remembers is copied once. */
async function madeFor(scenario: Scenario): Promise<World> {
  const { world: name, seed } = scenario
  const world = await openWorld({ clock: createVirtualClock(startInstant(scenario)), name: name as WorldName, seed })
  const { chat } = world
  // The chat service fills its app when it is first asked.
  await chat.admin.groupsOf('10001')
  const remembered = await chat.admin.snapshot()
  return { ...world, chat: { ...chat, admin: { ...chat.admin, snapshot: async () => remembered } } }
}

/** The world that every run begins with, made once. */
function templateFor(scenario: Scenario): Promise<World> {
  const { world: name, seed, clock } = scenario
  const key = `${name} ${seed} ${clock}`
  const made = templates.get(key) ?? madeFor(scenario)
  templates.set(key, made)
  return made
}

/** What nothing is there for to be tapped, or the world has nothing for: no act, and no defect. */
const inVain = /^the app is not running|^there is no actor/
const isBroken = /does not come to rest|timer storm/

/** Nothing hinders anybody any more; then everybody looks at what they have open, and half an hour passes. */
const calm: readonly Step[] = [
  { fault: 'storage', with: { kind: 'none' } },
  { fault: 'device.clock', with: { wrongBy: '0s' } },
  { fault: 'server', with: { away: false } },
  { fault: 'chat.frames', with: { kind: 'none' } },
  { fault: 'chat.rest', with: { kind: 'none' } },
  { fault: 'rest.*', with: { kind: 'none' } },
  { fault: 'requests', with: { kind: 'none' } },
  { fault: 'tabs', with: { thaw: 1 } },
]

/** The steps that befall one device: the one in hand is the first until another is taken up. */
function stepsOn(device: string, { steps }: Plan): readonly Step[] {
  let used = '1'
  return steps.filter((step) => {
    const use = 'fault' in step && step.fault === 'devices' ? step.with?.['use'] : undefined
    if (typeof use === 'number') used = `${use}`
    return used === device
  })
}

/**
 * What is off on a device is switched on; what is on is not touched, because the touch alone would heal what ought to heal by itself.
 */
const switchedOn = (device: string, plan: Plan): readonly Step[] => {
  const steps = stepsOn(device, plan)
  const last = (target: string) =>
    steps.findLast((step) => 'fault' in step && step.fault === target) as { with?: Record<string, unknown> } | undefined
  return [
    ...(last('network')?.with?.['online'] === false ? [{ fault: 'network', with: { online: true } }] : []),
    ...(last('screen')?.with?.['on'] === false ? [{ fault: 'screen', with: { on: true } }] : []),
  ]
}

async function attempt(driver: HeadlessDriver, step: Step, index: number): Promise<void> {
  try {
    await perform(driver, step, index)
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error)
    const isWorlds = 'world' in step || 'push' in step
    if (isBroken.test(what) || !(isWorlds || inVain.test(what))) throw error
  }
}

/** What a person who looks at the app sees anew: their list, and every conversation they have open. */
async function look(driver: HeadlessDriver): Promise<void> {
  const streams = driver.devices().flatMap((device) => device.shown().system?.streams() ?? [])
  for (const stream of new Set(streams))
    if (stream.startsWith('im-conversation/')) await attempt(driver, { say: 'imConversation.opened', to: stream }, 0)
}

/** Nothing hinders anybody any more, time passes, and everybody looks at what they have open. */
export async function calmDown(driver: HeadlessDriver, plan: Plan): Promise<void> {
  for (const { name } of driver.devices()) {
    await attempt(driver, { fault: 'devices', with: { use: Number(name) } }, 0)
    await take(driver, [...calm, ...switchedOn(name, plan)])
  }
  await driver.advance(15 * 60_000)
  for (const { name } of driver.devices()) {
    await attempt(driver, { fault: 'devices', with: { use: Number(name) } }, 0)
    await look(driver)
  }
  await driver.advance(60_000)
  await driver.rest(true)
}

const told = (value: unknown): unknown => (value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value)

const hashOf = ({ all }: Trace): string => {
  const hash = createHash('sha256')
  for (const one of all) hash.update(JSON.stringify(one, (_, value) => told(value)))
  return hash.digest('hex').slice(0, 16)
}

/** Reports of effects that threw come by the console alone. */
function listening(note: (what: string) => void): () => void {
  const { error, warn } = console
  console.error = (...given: unknown[]) =>
    note(given.map((one) => (one instanceof Error ? `${one.name}: ${one.message}` : String(one))).join(' '))
  console.warn = () => undefined
  const unheard = (why: unknown) => note(`nobody heard of ${String(why)}`)
  process.on('unhandledRejection', unheard)
  return () => {
    Object.assign(console, { error, warn })
    process.off('unhandledRejection', unheard)
  }
}

/** Code comes when it is first needed, once in a process: it is fetched before the first run, so that every run has it at hand. */
let warm: Promise<unknown> | undefined

const warmUp = async (): Promise<void> => {
  await allStreamKinds()
  const buying = { endpoint: 'order.create', request: { productId: '201101' } }
  const steps: Step[] = [
    { say: 'order.placeRequested', to: 'order/warm-0001', with: buying },
    {
      say: 'transfer.requested',
      to: 'transfer/warm-0001',
      with: { endpoint: 'transfer.give', request: { ids: ['1'] } },
    },
    { advance: '1m' },
  ]
  await played(scene('warm', { chat: true, steps }))
}

/** Resolves when all code is at hand. */
export const warmedUp = (): Promise<unknown> => (warm ??= warmUp())

/** Plays a plan on the whole app and the whole world, lets everything calm down, and looks at the laws. Never rejects. */
export async function runPlan(plan: Plan): Promise<Ran> {
  await warmedUp()
  return played(plan)
}

/**
 * Sets a plan's world up, lets `during` play on it and `after` end it, and looks at the laws; what is thrown is a breach, too. Never
 * rejects.
 */
export async function onStage(
  plan: Plan,
  during: (driver: HeadlessDriver) => Promise<void>,
  after: (driver: HeadlessDriver) => Promise<void> = async () => undefined,
): Promise<Ran> {
  const template = await templateFor(plan)
  const spent = { begin: 0, steps: 0, calm: 0, end: 0, laws: 0 }
  const since = purse()
  const driver = createHeadlessDriver({ from: () => template, isUnwatched: true })
  const thrown: Breach[] = []
  const stop = listening((what) => thrown.push({ law: 'no-defect', what: what.slice(0, 160) }))
  try {
    await driver.start(plan)
    spent.begin = since()
    await during(driver)
    spent.steps = since()
    await after(driver)
    spent.calm = since()
  } catch (error) {
    thrown.push({ law: 'no-defect', what: (error instanceof Error ? error.message : String(error)).slice(0, 160) })
  }
  const trace = driver.trace()
  await driver.stop()
  stop()
  spent.end = since()
  const breaches = [...thrown, ...breachesOf(trace)]
  spent.laws = since()
  return { breaches, trace, hash: () => hashOf(trace), spent }
}

/** Takes steps one after the other; what nothing is there for is no defect. */
export async function take(driver: HeadlessDriver, steps: readonly Step[]): Promise<void> {
  for (const [index, step] of steps.entries()) await attempt(driver, step, index)
}

const played = (plan: Plan): Promise<Ran> =>
  onStage(
    { ...plan, signedIn: true },
    (driver) => take(driver, plan.steps),
    (driver) => calmDown(driver, plan),
  )
