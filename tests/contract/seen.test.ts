import { expect, it } from 'vitest'
import { startNodeWorld } from '#mock/setup-node.ts'
import { createAsk, createTestClock } from '#mock/test-kit.ts'
import { pledgeRoles } from '#src/contract/rest/pledge/pledge.schema.ts'
import { assetKinds, beanKinds } from '#src/contract/rest/money-shapes.ts'
import { demoAccount } from '#mock/world/demo-account.ts'
import { allEndpoints } from '#src/contract/rest/all.ts'
import type { Endpoint } from '#src/contract/rest/endpoint.ts'
import { sessionEndpoints } from '#src/contract/rest/session/session.endpoints.ts'
import { preludes } from './preludes.ts'
import { demoLogin, sampleOf } from './samples.ts'

const seenIn = ({ question }: Endpoint): Endpoint | undefined =>
  question && 'seenIn' in question ? allEndpoints.find((row) => row.name === question.seenIn)! : undefined

/** What there are several lists of, under one call. */
const lists: Readonly<Record<string, readonly object[]>> = {
  'beans.log': assetKinds.map((currency) => ({ currency })),
  'beans.melted': beanKinds.map((currency) => ({ currency })),
  'pledge.mine': pledgeRoles.map((role) => ({ role })),
}

/** How it is looked at: all that is there, what is about the same, and each of several lists. */
const looks = (where: Endpoint, about: object): object[] => {
  const { group: _, state: __, ...own } = { group: '', state: '', ...sampleOf(where.name) }
  const all = { ...own, pageNo: 1, pageSize: 100 }
  return [all, { ...all, ...about }, ...(lists[where.name] ?? []).map((one) => ({ ...all, ...one }))]
}

/** Makes the calls in a world, one after the other: which were made, and which of them are to be seen where their endpoint says. */
async function play(calls: readonly Endpoint[]) {
  const { control, fetch } = await startNodeWorld({ clock: createTestClock() })
  const door = { ask: createAsk(fetch), sms: control.sms }
  const { token } = (await door.ask(sessionEndpoints.loginByPassword, demoLogin)).data
  await control.act('wallet.give', { phone: demoAccount.phone, currency: 'fen', amount: 10_000_000 })
  const ask = (endpoint: Endpoint, request: object) =>
    door.ask(endpoint, request as never, { token }).catch(() => undefined)
  const made: string[] = []
  const seen: string[] = []
  for (const endpoint of calls) {
    const sample = sampleOf(endpoint.name)
    const found = await Promise.resolve(preludes[endpoint.name]?.(door, { token }, sample)).catch(() => ({}))
    const where = seenIn(endpoint)!
    const asked = { ...sample, ...found }
    const request = 'intent' in asked ? { ...asked, intent: `seen-${endpoint.name}` } : asked
    const look = async () => {
      const told: unknown[] = []
      for (const one of looks(where, request)) told.push((await ask(where, one))?.data)
      return JSON.stringify(told)
    }
    const before = await look()
    if ((await ask(endpoint, request))?.code !== 200) continue
    made.push(endpoint.name)
    if ((await look()) !== before) seen.push(endpoint.name)
  }
  return { made, seen }
}

/** The wallet is open already, and nothing is up that could be taken down. */
const nothingToSee = [/^wallet\.open/, /^listing\.(boxDown|down|downMany)$/]

it('what a call has done is to be seen where its endpoint says', async () => {
  let left = allEndpoints.filter((row) => seenIn(row))
  const made: string[] = []
  const seen: string[] = []
  for (let time = 0; time < 6 && left.length > 0; time++) {
    const played = await play(left)
    made.push(...played.made)
    seen.push(...played.seen)
    left = left.filter(({ name }) => !made.includes(name))
  }
  expect(made.length).toBeGreaterThan(70)
  const unseen = made.filter((name) => !seen.includes(name) && !nothingToSee.some((one) => one.test(name)))
  expect(unseen).toEqual([])
})
