import { startNodeWorld } from '#mock/setup-node.ts'
import { type Answered, createAsk, createTestClock } from '#mock/test-kit.ts'
import { demoAccount } from '#mock/world/demo-account.ts'
import { houseAccounts, move } from '#mock/world/trade/ledger.ts'
import { assets } from '#mock/world/trade/rows.ts'
import type { World } from '#mock/world/world.ts'
import { allEndpoints } from '#src/contract/rest/all.ts'
import type { Endpoint } from '#src/contract/rest/endpoint.ts'
import { sessionEndpoints } from '#src/contract/rest/session/session.endpoints.ts'
import { day } from '#src/domain/time/instant.ts'
import { type Made, worldsOfAll } from '../lived-in.ts'
import { preludes } from '../preludes.ts'
import { demoLogin, sampleOf } from '../samples.ts'

export const me: string = demoAccount.userId
export const deeds: readonly Endpoint[] = allEndpoints.filter(
  (row) => !row.readsOnly && !/^(session|account)\./.test(row.name),
)
export const reads: readonly Endpoint[] = allEndpoints.filter((row) => row.readsOnly)

/** A world of its own that goes on from another, with the person of the demo at its door. */
export async function branch(from: World) {
  const { world, control, fetch } = await startNodeWorld({ clock: createTestClock(), from })
  const { id: token } = world.tables.tokens.find((row) => row.userId === me)!
  const send = createAsk(fetch)
  const ask = (endpoint: Endpoint, request: object): Promise<Answered<unknown> | undefined> =>
    send(endpoint, request, { token }).catch(() => undefined)
  return { world, control, ask, door: { ask: send, sms: control.sms }, token }
}
export type Branch = Awaited<ReturnType<typeof branch>>

/** A world in which nobody does anything by themselves, and the person of the demo is signed in for good and rich. */
export async function beginning(): Promise<World> {
  const { world, control, fetch } = await startNodeWorld({ clock: createTestClock() })
  await control.settings({ livelyMarket: false, tokenLifetimeMs: 400 * day })
  await createAsk(fetch)(sessionEndpoints.loginByPassword, demoLogin)
  for (const currency of assets)
    await move(world, {
      kind: 'gift',
      currency,
      amount: 10_000_000,
      from: houseAccounts.issue,
      to: me,
      about: '',
      note: '',
    })
  return world
}

/** What is to be sent so that a call succeeds; what must have happened before happens in this branch. */
export async function requestOf({ door, token }: Branch, { name }: Endpoint): Promise<object> {
  const sample = sampleOf(name)
  const found = await Promise.resolve(preludes[name]?.(door, { token }, sample)).catch(() => ({}))
  return { ...sample, ...found }
}

/** Worlds in which everything was done, with the calls that did it, which are made once more from there. */
export async function endings(): Promise<{ readonly world: World; readonly made: readonly Made[] }[]> {
  const worlds = await worldsOfAll(undefined, 2)
  for (const { world, control } of worlds) {
    await control.settings({ livelyMarket: false })
    const { id } = world.tables.tokens.find((row) => row.userId === me)!
    await world.tables.tokens.change(id, (draft) => void (draft.expiresAt += 400 * day))
  }
  return worlds.map(({ world, made }) => ({ world, made: made.filter(({ answer }) => answer?.code === 200) }))
}
