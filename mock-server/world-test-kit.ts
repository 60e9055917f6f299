import { openWorld } from './open-world.ts'
import { createTestClock } from './test-kit.ts'
import { demoAccount } from './world/demo-account.ts'
import { Refused } from './world/refusals.ts'
import { mint, seal } from './world/trade/items.ts'
import { houseAccounts, move } from './world/trade/ledger.ts'
import type { Terms } from './world/trade/rows.ts'
import { usualTerms } from './world/trade/sale-rules.ts'
import type { World } from './world/world.ts'
import { writeLate } from './writes-test-kit.ts'

export const me: string = demoAccount.userId
export const [other, third] = ['10003', '10004'] as const

/** The name of the refusal, or `done`. */
export async function outcome(job: Promise<unknown>): Promise<string> {
  try {
    await job
    return 'done'
  } catch (error) {
    if (error instanceof Refused) return error.message.split(':')[0]!
    throw error
  }
}

/** Each test goes on from the same beginning: that is much quicker than beginning anew. */
let base: Promise<World> | undefined

/** A world in which nobody does anything by themselves; what a test gives somebody is free to do anything with. */
export async function openStand() {
  const clock = createTestClock()
  base ??= openWorld({ clock: createTestClock() })
  const world = await openWorld({ clock, from: await base })
  writeLate(world)
  world.settings = { ...world.settings, livelyMarket: false }
  const give = (to: string, amount: number, currency: 'fen' | 'weiDou' | 'starBeans' = 'fen') =>
    move(world, { kind: 'gift', currency, amount, from: houseAccounts.issue, to, about: 'test', note: '' })
  const got = (ownerId: string, terms: Partial<Terms>) =>
    ({ kind: 'sale', ownerId, priceFen: 100, terms: { ...usualTerms, coolingMs: 0, ...terms } }) as const
  const product = world.tables.products.find((row) => row.rarity === 'common' && row.remaining > 50)!
  const box = world.tables.blindBoxes.find((row) => row.state === 'onSale' && row.remaining > 50)!
  return {
    clock,
    world,
    give,
    product,
    box,
    copy: async (ownerId: string, terms: Partial<Terms> = {}, productId = product.id) => {
      await world.tables.products.change(productId, (draft) => void (draft.remaining -= 1))
      return (await mint(world, productId, 1, got(ownerId, terms)))[0]!
    },
    sealed: async (ownerId: string, terms: Partial<Terms> = {}) => {
      await world.tables.blindBoxes.change(box.id, (draft) => void (draft.remaining -= 1))
      return (await seal(world, box.id, 1, got(ownerId, terms)))[0]!
    },
  }
}

export type Stand = Awaited<ReturnType<typeof openStand>>
