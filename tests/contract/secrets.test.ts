import { expect, it } from 'vitest'
import { startNodeWorld } from '#mock/setup-node.ts'
import { demoAccount } from '#mock/world/demo-account.ts'
import { identityEndpoints } from '#src/contract/rest/identity/identity.endpoints.ts'
import { sessionEndpoints } from '#src/contract/rest/session/session.endpoints.ts'
import { createServerClock } from '#src/services/clock/server-clock.ts'
import { createVirtualClock } from '#src/services/clock/virtual-clock.ts'
import { type Authority, createRestClient, runCall } from '#src/services/rest/client.ts'
import { defaultRestConfig, type RestConfig } from '#src/services/rest/config.ts'
import { createMemoryKeyValueStore, createVault } from '#src/services/storage/vault.ts'
import { NOW } from './effect-tools.ts'

/** A signed-in client of the mock world, and the addresses it has asked. */
async function client(secretsIn: RestConfig['secretsIn']) {
  const clock = createVirtualClock(NOW)
  const world = await startNodeWorld({ clock, seed: 7 })
  const vault = createVault(createMemoryKeyValueStore())
  const asked: string[] = []
  const nothing = () => undefined
  const rest = createRestClient({
    fetch: (input, init) => {
      asked.push(new Request(new URL(input as string, 'http://localhost')).url)
      return world.fetch(input, init)
    },
    clock: createServerClock(clock),
    vault,
    authority: { standing: () => 'good' } as unknown as Authority,
    signals: {
      toast: nothing,
      requestStarted: nothing,
      requestEnded: nothing,
      changed: nothing,
      unheard: nothing,
    } as never,
    config: { ...defaultRestConfig, secretsIn },
  })
  const { phone, password, userId } = demoAccount
  const signedIn = await runCall(rest(sessionEndpoints.loginByPassword, { phone, password }))
  if (signedIn.kind !== 'data') throw new Error('not signed in')
  vault.keep({ userId, token: signedIn.data.token, validate: '', keptAt: NOW })
  return { rest, asked }
}

it.each([
  ['header', 0],
  ['address', 2],
] as const)('a payment password of a GET travels in its %s, and %i addresses have one', async (secretsIn, count) => {
  const { rest, asked } = await client(secretsIn)
  const { payPassword } = demoAccount
  const change = { payPassword: '135792', oldPayPassword: payPassword }
  const wrong = await runCall(rest(identityEndpoints.setPayPassword, { ...change, oldPayPassword: '000000' }))
  const right = await runCall(rest(identityEndpoints.setPayPassword, change))
  expect([wrong.kind, right.kind]).toEqual(['nothing', 'data'])
  expect(asked.filter((url) => /135792|000000|246810/.test(url))).toHaveLength(count)
})
