import { expect, it } from 'vitest'
import { createTestClock } from '../../test-kit.ts'
import { openWorld } from '../../open-world.ts'
import { demoAccount } from '../demo-account.ts'
import { Refused } from '../refusals.ts'
import { acceptedReturn } from './return-url.ts'
import { beginOpening, confirmOpening, isWalletOpen } from './wallets.ts'

it('a wallet is opened by whoever has a real name, and stays open', async () => {
  const world = await openWorld({ clock: createTestClock() })
  await expect(beginOpening(world, 'somebody-new', 'pay')).rejects.toBeInstanceOf(Refused)
  const { openingNo } = await beginOpening(world, demoAccount.userId, 'pay')
  await confirmOpening(world, openingNo)
  expect(isWalletOpen(world, demoAccount.userId)).toBe(true)
  expect((await beginOpening(world, demoAccount.userId, 'pay')).state).toBe('opened')
})

it('an opening goes on under its number, with another service where that is asked for', async () => {
  const world = await openWorld({ clock: createTestClock() })
  world.tables.wallets.remove((row) => row.id === demoAccount.userId)
  const first = await beginOpening(world, demoAccount.userId, 'pay')
  const again = await beginOpening(world, demoAccount.userId, 'hf')
  expect(again).toMatchObject({ openingNo: first.openingNo, channel: 'hf', state: 'opening' })
})

it.each([
  ['a page', 'https://a.test/#/paySuccess', true],
  ['two thousand letters', `https://a.test/${'a'.repeat(1985)}`, true],
  ['one more', `https://a.test/${'a'.repeat(1986)}`, false],
  ['a script', 'javascript:alert(1)', false],
  ['no address', 'paySuccess', false],
])('an address to come back to is a page of reasonable length: %s', (_, url, isAccepted) => {
  expect(acceptedReturn(url)).toBe(isAccepted ? url : '')
})
