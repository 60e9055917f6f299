import type { Page } from 'playwright'
import { endpointNamed } from '../../src/services/rest/endpoint-named.ts'
import { type Act, acts } from './acts.ts'
import { readerOf } from './books.ts'
import type { Door } from './door.ts'
import type { Phone, World } from './machine.ts'
import {
  freeze,
  goOnUnremembered,
  harmDisk,
  isOffered,
  payAtFirm,
  prepare,
  signIn,
  tapPay,
  textOf,
  turn,
  unless,
} from './person.ts'
import { hasLeader, type Trial } from './plan.ts'
import { type Standing, untrue } from '../../scenarios/sayings.ts'

/** How long a page may take that is not judged yet: on a loaded machine the trial waits, and does not fail. */
const SLOW_MACHINE_MS = 180_000
const TICK_MS = 250
/** How often the person looks at what they have asked for: six seconds, and longer where the machine is slow. */
const LOOKS = 24
/** They turn away earlier where nothing is in doubt, or offered to them, and nothing has changed for so many looks. */
const STILL_LOOKS = 8
/** How long what is unknown may take to end once everything is calm. */
const END_MS = 60_000
/** How long the person asks before they look for themselves. */
const ASK_MS = 3000
/** Whoever is told that it was not done thinks before doing it again. */
const THINK_MS = 1500

export interface Outcome {
  readonly findings: readonly string[]
  readonly standing: Standing
  /** What the person and the phone did and what was to be read, in order. */
  readonly story: readonly string[]
  /** What came of it on the screen, in the end; `ended`: nothing decided, and the person has ended the asking. */
  readonly end: 'settled' | 'ended' | 'open'
}

interface Place {
  /** Where the build lies that is tried, and an older one where there is one. */
  readonly newer: string
  readonly older: string
  readonly world: World
  readonly door: Door
  readonly phone: Phone
}

/** A trial under way: where it is played, what was found so far, and what was to be read. */
interface Play extends Place {
  readonly trial: Trial
  readonly act: Act
  readonly findings: Set<string>
  readonly seen: string[]
  readonly standing: () => Promise<Standing>
  readonly addressOf: (place: string) => string
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))
const pathOf = async (call: Act['call']): Promise<string> => (await endpointNamed(call)).path

async function open({ phone, findings, addressOf }: Play, place: string): Promise<Page> {
  const page = await phone.context().newPage()
  await page.setViewportSize({ width: 390, height: 844 })
  page.setDefaultTimeout(SLOW_MACHINE_MS)
  page.on('pageerror', (error) => findings.add(`uncaught: ${error.message}`))
  await page.goto(addressOf(place))
  return page
}

/** Reads a page, and judges it by books that have not changed while it was read. */
async function judge({ standing, findings, seen }: Play, page: Page): Promise<string> {
  const before = await standing()
  const text = await textOf(page)
  const after = await standing()
  if (JSON.stringify(before) === JSON.stringify(after)) for (const each of untrue(text, before)) findings.add(each)
  if (text !== '' && text !== seen.at(-1)) seen.push(text)
  return text
}

/** Signs in and opens the page of the wish; with `first`, the tab that leads. */
async function begin(play: Play): Promise<{ readonly first: Page; readonly page: Page }> {
  const { phone, act, trial, addressOf, door, newer, older } = play
  if (trial.builds === 'olderLeads') door.serve(older)
  await phone.start()
  await prepare(phone.context(), trial)
  const first = await open(play, '/pages/login/login/index')
  await signIn(first)
  door.serve(newer)
  const page = hasLeader(trial) ? await open(play, act.address) : first
  if (page === first) await page.goto(addressOf(act.address))
  await page.getByRole('button', { name: act.offers }).first().waitFor({ timeout: SLOW_MACHINE_MS })
  await page.waitForLoadState('networkidle')
  await harmDisk(phone.context(), trial)
  const unremembered = page.getByRole('dialog', { name: '这台设备现在存不下数据' })
  await page.addLocatorHandler(unremembered, () => goOnUnremembered(page))
  if (trial.turn === 'leaderFrozen') await freeze(first)
  if (trial.turn === 'released') play.door.release()
  return { first, page }
}

/** The person wishes, and goes on as the screen offers it, while something happens to the pages. */
async function wish(play: Play, tabs: { readonly first: Page; readonly page: Page }) {
  const { trial, act } = play
  let { page } = tabs
  let wishes = 0
  let taps = 0
  const press = async () => {
    wishes += 1
    await unless(act.press(page), undefined)
  }
  await press()
  const startedAt = Date.now()
  const since = () => Date.now() - startedAt
  let isTurned = ['none', 'follower', 'leaderFrozen', 'noLocks', 'released'].includes(trial.turn)
  let [read, still] = ['', 0]
  for (let looks = 0; (looks < LOOKS || !isTurned) && still < STILL_LOOKS; looks += 1) {
    if (!isTurned && since() >= trial.turnAfterMs) {
      isTurned = true
      if (trial.builds === 'takenBack') play.door.serve(play.older)
      page = await turn(trial, { ...tabs, phone: play.phone, open: () => open(play, act.address) })
    }
    if (trial.disk === 'full') await goOnUnremembered(page)
    const text = await judge(play, page)
    const isDoubtful = /确认中|不知道|正在/.test(text) || (await unless(page.getByRole('dialog').isVisible(), true))
    still = isDoubtful || text === '' || text !== read || !isTurned ? 0 : still + 1
    read = text
    const isToldNo = since() > THINK_MS && (act.again?.test(text) ?? true)
    if (act.pays && (await payAtFirm(page, trial))) await pause(TICK_MS)
    else if (isDoubtful) await pause(TICK_MS)
    else if (act.pays && taps < 4 && (await tapPay(page))) taps += 1
    else if (wishes < 2 && isToldNo && (await isOffered(page, act.offers))) {
      still = 0
      await press()
    }
    await pause(TICK_MS)
  }
  return { page, wishes }
}

/** Everything is well again, and nothing that was sent can be under way any more. */
async function calm({ door, world, act, trial, newer }: Play): Promise<void> {
  door.ambush(null)
  door.serve(newer)
  await world.hook('clock/advance', { ms: act.pays ? 45 * 60_000 : 150_000 })
  if (act.pays && trial.ending === 'silent') await unless(world.act('pay.tell', { result: 'failure' }), undefined)
}

/** Asks after all that is unknown until nothing is; where nothing decides, the person who has asked for a while ends it. */
async function waitForEnd(play: Play, page: Page): Promise<Outcome['end']> {
  const unknown = page.getByRole('region', { name: '还在确认' })
  const again = unknown.getByRole('button', { name: '刷新' }).first()
  const done = unknown.getByRole('button', { name: '我已核对' }).first()
  const startedAt = Date.now()
  let quiet = 0
  let end: Outcome['end'] = 'settled'
  await unless(page.waitForLoadState('networkidle'), undefined)
  while (Date.now() - startedAt < END_MS) {
    await judge(play, page)
    quiet = (await unless(unknown.isVisible(), false)) ? 0 : quiet + 1
    if (quiet >= 3) return end
    const isTired = play.trial.keys === 'ignored' && Date.now() - startedAt > ASK_MS
    if (isTired && (await unless(done.isVisible(), false))) {
      end = 'ended'
      await unless(done.click({ timeout: 500 }), undefined)
    } else if (quiet === 0) await unless(again.click({ timeout: 500 }), undefined)
    await pause(TICK_MS)
  }
  return 'open'
}

/** What can be done at some hours only is done in one of them. */
async function waitForHour({ hours }: Act, world: World): Promise<void> {
  if (!hours) return
  const { now } = await world.hook<{ now: number }>('clock/advance', { ms: 0 })
  const since = now % hours.everyMs
  if (since <= hours.openMs / 2) return
  // The world notes that it lives, so that what is due later is done then.
  await world.act('world.due')
  await world.hook('clock/advance', { ms: hours.everyMs - since })
  await world.act('world.due')
}

/** One trial from its beginning to its end, judged by the server's books and by what is to be read. */
export async function playTrial(trial: Trial, place: Place): Promise<Outcome> {
  const { world, door } = place
  const act: Act = acts[trial.act]
  await world.hook('seed', { name: 'default', seed: 7 })
  // Whatever begins at an hour begins while the world is alive.
  await waitForHour(act, world)
  await world.hook('settings', { keys: trial.keys, livelyMarket: false })
  const standing = await readerOf(trial, world)
  const addressOf = (href: string) => `${door.origin}/#${href}`
  const play: Play = { ...place, trial, act, findings: new Set(), seen: [], standing, addressOf }
  const { findings, seen } = play

  const tabs = await begin(play)
  const paths = [await pathOf(trial.on === 'pay' ? 'order.repay' : act.call)]
  door.ambush({ fault: trial.fault, paths, questions: [await pathOf('system.intent')], refusal: trial.refusal })
  const { page: left, wishes } = await wish(play, tabs)
  // A frame is loaded as often as it is drawn, and a page that is reloaded may be the firm's.
  const isCounted = trial.turn !== 'reload' && trial.act !== 'inApp'
  if (isCounted && door.visits() > door.taps())
    findings.add(`went to the firm ${door.visits()} times for ${door.taps()} taps`)

  await calm(play)
  for (const page of [tabs.first, left]) await unless(page.close(), undefined)
  const page = await open(play, '/pages/mine/mine')
  const end = await waitForEnd(play, page)
  for (const href of [act.address, ...(act.pays ? ['/pages/mine/order/index'] : [])]) {
    await page.goto(addressOf(href))
    await page.waitForLoadState('networkidle')
    await judge(play, page)
  }
  const last = await standing()
  if (last.times > 1) findings.add(`done ${last.times} times for one intent`)
  if (end === 'open') findings.add('what is unknown has no end')
  for (const line of await world.act<string[]>('world.audit')) findings.add(`audit: ${line}`)
  const screens = seen.map((text) => `\n      ${text.replaceAll(/\s+/g, ' ').slice(0, 160)}`)
  return { findings: [...findings], standing: last, end, story: [`${wishes} times wished`, ...door.log(), ...screens] }
}
