import { describe, expect, it } from 'vitest'
import { openWorld } from '#mock/open-world.ts'
import { createAsk } from '#mock/test-kit.ts'
import { allEndpoints } from '#src/contract/rest/all.ts'
import type { Endpoint as Call } from '#src/contract/rest/endpoint.ts'
import { createVirtualClock } from '#src/services/clock/virtual-clock.ts'
import { canEnd, type Endpoint, isOf, unknownWords, viewUnknown } from '#src/views/kit/intent/unknown-intents.ts'
import { startInstant } from '#src/workbench/bench.ts'
import { createHeadlessDriver, type HeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { preludes } from '../contract/preludes.ts'
import { sampleOf } from '../contract/samples.ts'
import { scene } from '../scene.ts'
import { askedFor } from './asked-for.ts'

const begins = scene('every intent', { seed: 1, clock: '2026-03-01T08:00:00+08:00' })
const world = openWorld({ clock: createVirtualClock(startInstant(begins), () => Promise.resolve()), seed: begins.seed })
const minute = 60_000

/** Calls that are asked after by their key, but for those whose order says itself what became of them. */
const byKey = allEndpoints.filter(
  ({ name, question }) => question && 'seenIn' in question && name !== 'order.cancel' && name !== 'order.repay',
)
/** What was not done is told alike for all calls of a kind: one of each. */
const oneOfEach = [...new Map(byKey.map((call) => [askedFor[call.name as Endpoint].kind, call])).values()]
const kinds = ['known', 'ignored'] as const
const endings = ['done', 'not done'] as const

/** What is said to ask for it, once what has to be there before is there. */
async function factsFor({ name }: Call, driver: HeadlessDriver) {
  const { kind, fact, from } = askedFor[name as Endpoint]
  const door = { ask: createAsk(driver.nodeWorld().fetch), sms: () => Promise.resolve(null) }
  const { token } = driver.vault().credentials()!
  const sample = sampleOf(name)
  const made = await preludes[name]?.(door, { token }, sample)
  // How an order is paid is another fact, after it.
  const own = new Set(['intent', 'payPassword', 'payKind', 'pageNo', 'pageSize'])
  const all: Readonly<Record<string, unknown>> = { ...sample, ...made }
  const request = Object.fromEntries(Object.entries(all).filter(([field]) => !own.has(field)))
  const { payPassword: password } = all
  const stream = `${kind}/every-intent-0001`
  const isStaged = from !== undefined
  const shown = typeof from === 'boolean' ? { type: 'listing.shown', isListed: from } : null
  const stage = typeof from === 'string' ? { type: fact.replace(/\.\w+$/, '.shown'), stage: from } : null
  const secret = password === undefined || isStaged ? {} : { password, withPassword: true }
  return { stream, request, before: shown ?? stage, asks: { type: fact, endpoint: name, request, ...secret } }
}

/** Ids that say how, to whom or where, and not what. */
const ways = new Set(['programmeId', 'sysConfigureId', 'addressId', 'userId', 'groupId'])
/** What it is about, by its ids: what is unknown of them is asked about before anything else is done with them. */
const goodsOf = (request: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(request)
    .filter(([field]) => /^ids?$|Ids?$/.test(field) && !ways.has(field))
    .flatMap(([, value]) => (Array.isArray(value) ? value.map(String) : String(value).split(',')))

/** How the facts of a stream's kind begin. */
const prefixOf = (stream: string): string =>
  stream.slice(0, stream.indexOf('/')).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** How it stands on this device, as every page that shows what is unknown has it. */
function standing(driver: HeadlessDriver, stream: string) {
  const system = driver.system()
  const isListed = system.intents().some((one) => one === stream)
  return isListed ? viewUnknown(stream as 'order/1', system.snapshot(stream as 'order/1')) : null
}

/** Asked for once; the answer is lost, or the request, and everything that could tell is refused from then on. */
async function begin(call: Call, keys: (typeof kinds)[number], ending: (typeof endings)[number]) {
  const { name, question } = call
  const template = await world
  const driver = createHeadlessDriver({ from: () => template })
  await driver.start(begins)
  await driver.world('world.settings', { keys, livelyMarket: false })
  const facts = await factsFor(call, driver)
  await driver.fault(`rest.${name}`, { kind: 'drop', applied: ending === 'done', times: 1 })
  const seenIn = question && 'seenIn' in question ? [question.seenIn] : []
  for (const read of ['system.intent', ...seenIn, 'box.mine']) {
    await driver.fault(`rest.${read}`, { kind: 'code', code: 1429, msg: '操作太频繁' })
  }
  if (facts.before) await driver.say(facts.stream, facts.before)
  await driver.say(facts.stream, facts.asks)
  return { driver, ...facts }
}

describe.each(kinds)('an intent at a server with keys %s', (keys) => {
  describe.each(endings)('that was %s, whose answer is lost, and whose question is refused', (ending) => {
    it.each((ending === 'done' ? byKey : oneOfEach).map((call) => [call.name, call] as const))(
      '%s',
      async (name, call) => {
        const { driver, stream, request } = await begin(call, keys, ending)
        const sent = () => driver.requests(name)
        const now = () => driver.nodeWorld().world.clock.now()
        expect(await sent()).toBe(1)
        const first = standing(driver, stream)
        expect(first, 'a refusal after a doubt says nothing').not.toBeNull()
        for (const id of goodsOf(request)) expect(isOf(first!, id), `it is known to be about ${id}`).toBe(true)
        expect(first).toMatchObject({ endpoint: name, doing: expect.not.stringContaining('操作') as string })
        await driver.advance(11 * minute)
        const late = standing(driver, stream)
        expect(late, 'it stays unknown').not.toBeNull()
        expect(unknownWords(late!, now())).toBe(
          `${late!.doing}还不知道结果，我们会继续问；也可以先看记录，或联系客服核对。`,
        )
        expect(await sent(), 'it is not sent again').toBe(1)

        await driver.fault('rest.*', { kind: 'none' })
        await driver.advance(2 * minute)
        const end = standing(driver, stream)
        const isKnown = keys === 'known'
        expect(isKnown ? end : null, 'the server says what became of it').toBeNull()
        // What was never heard goes out again where keys are known, and nowhere else by itself.
        const times = isKnown && ending === 'not done' ? 2 : 1
        expect(await sent()).toBe(times)
        expect(end === null || canEnd(end), 'its person can end it').toBe(true)
        if (end) await driver.say(stream, { type: `${prefixOf(stream)}.dismissed` })
        expect(standing(driver, stream), 'it has an end').toBeNull()
        expect(await sent()).toBe(times)
        expect(await driver.audit()).toEqual([])
        await driver.stop()
      },
    )
  })
})
