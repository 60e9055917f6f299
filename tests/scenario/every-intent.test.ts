import { describe, expect, it } from 'vitest'
import { openWorld } from '#mock/open-world.ts'
import { allEndpoints } from '#src/contract/rest/all.ts'
import type { Endpoint as Call } from '#src/contract/rest/endpoint.ts'
import { createVirtualClock } from '#src/services/clock/virtual-clock.ts'
import { canEnd, type Endpoint, isOf, unknownWords, viewUnknown } from '#src/views/kit/intent/unknown-intents.ts'
import { startInstant } from '#src/workbench/bench.ts'
import { createHeadlessDriver, type HeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { scene } from '../scene.ts'
import { askedFor } from './asked-for.ts'
import { factsFor, refuseToShow } from './in-doubt.ts'

const begins = scene('every intent', { seed: 1, clock: '2026-03-01T08:00:00+08:00' })
const world = openWorld({ clock: createVirtualClock(startInstant(begins), () => Promise.resolve()), seed: begins.seed })
const minute = 60_000

/** Calls that are asked after by their key. */
const byKey = allEndpoints.filter(({ question }) => question && 'seenIn' in question)
const wayOf = ({ name }: Call): string => {
  const { kind, from } = askedFor[name as Endpoint]
  return from === 'unpaid' ? name : kind
}
/** What was not done is told alike for all calls of a kind: one of each. */
const oneOfEach = [...new Map(byKey.map((call) => [wayOf(call), call])).values()]
const kinds = ['known', 'ignored'] as const
const endings = ['done', 'not done'] as const
/** What a server may say to a repetition, because the first sending has taken what both asked for. */
const refusals = [
  { kind: 'code', code: 3304, msg: '支付密码错误' },
  { kind: 'code', code: 1429, msg: '操作太频繁' },
  { kind: 'code', code: 1212, msg: '库存不足' },
  { kind: 'code', code: 9999, msg: '已经做过' },
  { kind: 'code', code: -1, msg: '失败' },
  { kind: 'status', status: 403 },
  { kind: 'status', status: 429 },
] as const

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

/** The key that it goes under. */
function keyOf(driver: HeadlessDriver, stream: string): string {
  const { context } = driver.system().snapshot(stream as 'listing/1')!
  const { intent = context.change?.intent } = context as {
    readonly intent?: string
    readonly change: typeof context.change
  }
  return String(intent)
}

/** The server does not remember it, so that it goes out again; and refuses that. */
async function refuseAgain(driver: HeadlessDriver, call: Call, stream: string): Promise<void> {
  const { name } = call
  const refusal = refusals[byKey.findIndex((one) => one.name === name) % refusals.length]!
  const data = { intentKey: keyOf(driver, stream), verdict: 'neverHeard', result: '', message: '' }
  await driver.fault('rest.*', { kind: 'none' })
  await driver.fault('rest.system.intent', { kind: 'code', code: 200, data })
  await refuseToShow(driver, call)
  await driver.fault(`rest.${name}`, refusal)
  await driver.advance(3 * minute)
}

/** Asked for once; the answer is lost, or the request, and everything that could tell is refused from then on. */
async function begin(call: Call, keys: (typeof kinds)[number], ending: (typeof endings)[number]) {
  const { name } = call
  const template = await world
  const driver = createHeadlessDriver({ from: () => template })
  await driver.start(begins)
  await driver.world('world.settings', { keys, livelyMarket: false })
  const facts = await factsFor(call, driver)
  // It is another call that places an order.
  if (facts.isOfOrder) await driver.say(facts.stream, facts.before!)
  await driver.fault(`rest.${name}`, { kind: 'drop', applied: ending === 'done', times: 1 })
  await driver.fault('rest.system.intent', { kind: 'code', code: 1429, msg: '操作太频繁' })
  await refuseToShow(driver, call)
  if (facts.before && !facts.isOfOrder) await driver.say(facts.stream, facts.before)
  await driver.say(facts.stream, facts.asks)
  return { driver, ...facts }
}

describe.each(kinds)('an intent at a server with keys %s', (keys) => {
  describe.each(endings)(
    'that was %s, whose answer is lost, and whose question is refused, and its repetition',
    (ending) => {
      it.each((ending === 'done' ? byKey : oneOfEach).map((call) => [call.name, call] as const))(
        '%s',
        async (name, call) => {
          const { driver, stream, request, isOfOrder, asks } = await begin(call, keys, ending)
          const sent = () => driver.requests(name)
          const now = () => driver.nodeWorld().world.clock.now()
          const isKnown = keys === 'known'
          expect(await sent()).toBe(1)
          const first = standing(driver, stream)
          expect(first, 'a refusal after a doubt says nothing').not.toBeNull()
          for (const id of goodsOf(request)) expect(isOf(first!, id), `it is known to be about ${id}`).toBe(true)
          expect(first).toMatchObject({ endpoint: name, doing: expect.not.stringContaining('操作') as string })
          await driver.advance(11 * minute)
          const late = standing(driver, stream)
          expect(late, 'it stays unknown').not.toBeNull()
          expect(unknownWords(late!, now())).toBe(
            `${late!.doing}还不知道结果，我们会继续查询；也可以先看记录，或联系客服核对。`,
          )
          expect(await sent(), 'it is not sent again').toBe(1)

          if (isKnown) await refuseAgain(driver, call, stream)
          const last = standing(driver, stream)
          expect(last, 'a refusal of a repetition says nothing').not.toBeNull()
          expect(last).toMatchObject({ endpoint: name, doing: late!.doing, request: late!.request })
          expect((await sent()) > 1, 'it has gone out again, but for what its order says').toBe(isKnown && !isOfOrder)
          const before = await sent()
          await driver.say(stream, asks)
          expect(await sent(), 'who asks for it again sends nothing').toBe(before)

          await driver.fault('rest.*', { kind: 'none' })
          // As long as an order can be paid.
          await driver.advance((isOfOrder ? 8 : 2) * minute)
          const end = standing(driver, stream)
          expect(isKnown ? end : null, 'the server says what became of it').toBeNull()
          // What was never heard goes out again where keys are known, and nowhere else by itself; a payment by a tap only.
          const times = isKnown && ending === 'not done' && !isOfOrder ? before + 1 : before
          expect(await sent()).toBe(times)
          expect(end === null || canEnd(end), 'its person can end it').toBe(true)
          if (end) await driver.say(stream, { type: `${prefixOf(stream)}.dismissed` })
          expect(standing(driver, stream), 'it has an end').toBeNull()
          expect(await sent()).toBe(times)
          expect(await driver.audit()).toEqual([])
          await driver.stop()
        },
      )
    },
  )
})
