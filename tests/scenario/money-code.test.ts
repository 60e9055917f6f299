import { expect, it, vi } from 'vitest'

type Fetch = () => Promise<unknown>

vi.mock('#src/services/money-code.ts', async (original) => {
  const real = await original<{ moneyCode: Fetch; signInCode: Fetch }>()
  return { moneyCode: vi.fn<Fetch>(real.moneyCode), signInCode: vi.fn<Fetch>(real.signInCode) }
})

it('fetches what signs in once the first page is on the screen, and what moves money before anybody who is signed in can', async () => {
  // Tests beside this one have loaded the app with what is watched here.
  vi.resetModules()
  const { moneyCode, signInCode } = await import('#src/services/money-code.ts')
  const { signIn, twoTabs } = await import('./two-tabs.ts')
  const { promise: firstScreen, resolve } = Promise.withResolvers<void>()
  const { first, second, settle, clock } = await twoTabs(undefined, { firstScreen })
  expect([vi.mocked(signInCode).mock.calls.length, vi.mocked(moneyCode).mock.calls.length]).toEqual([0, 0])
  resolve()
  await settle()
  expect(vi.mocked(signInCode)).toHaveBeenCalled()
  expect(vi.mocked(moneyCode)).not.toHaveBeenCalled()
  first.say('session', signIn)
  await settle()
  await clock.advance(2000)
  expect(first.snapshot('session')?.matches('signedIn')).toBe(true)
  expect(vi.mocked(moneyCode)).toHaveBeenCalled()
  await Promise.all([first.stop(), second.stop()])
})
