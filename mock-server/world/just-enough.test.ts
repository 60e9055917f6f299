import { expect, it } from 'vitest'
import { me, openStand, outcome, type Stand } from '../world-test-kit.ts'
import { daysOf, makeUpDay } from './daily/check-ins.ts'
import { makeUp, pointGoods } from './daily/numbers.ts'
import { redeem } from './daily/points.ts'
import { animalRows, buildingRows } from './garden/numbers.ts'
import { build, boxesOf, eggCounts, exchangeEggs, splintersOf } from './garden/harvest.ts'
import { ownPower } from './guild/power.ts'
import { unlockBlock } from './guild/blocks.ts'
import { balanceOf, houseAccounts, move } from './trade/ledger.ts'
import type { Asset } from './trade/rows.ts'
import type { World } from './world.ts'

/** What costs something is given to who has just enough of it, and to nobody who has one less; then nothing is left. */

interface Costly {
  readonly price: (world: World) => number
  readonly has: (world: World) => number
  readonly put: (world: World, amount: number) => Promise<unknown>
  readonly take: (world: World) => Promise<unknown>
  readonly refusal: string
}

/** What lies in an account: more or less of it comes from where beans come from. */
const purse = (currency: Asset, owner: string): Pick<Costly, 'has' | 'put'> => ({
  has: (world) => balanceOf(world, currency, owner),
  put: async (world, amount) => {
    const more = amount - balanceOf(world, currency, owner)
    const [from, to] = more > 0 ? [houseAccounts.issue, owner] : [owner, houseAccounts.issue]
    await move(world, { kind: 'gift', currency, amount: Math.abs(more), from, to, about: 'test', note: '' })
  },
})
const living = (world: World): number => eggCounts(world, me, 'hen').living.length
const dear = pointGoods.find(({ shelf }) => shelf !== 'box')!
const { splinters } = buildingRows.rabbit
const freeBlock = (world: World) =>
  world.tables.blocks.find((row) => !world.tables.blockStates.get(`${row.id}/${me}`) && row.cost > 0)!

const rows: Readonly<Record<string, Costly>> = {
  'beans of the pool, for animals': {
    ...purse('weiDou', houseAccounts.garden),
    price: (world) => animalRows.hen.beans * living(world),
    take: (world) => exchangeEggs(world, me, 'hen', living(world)),
    refusal: 'notEnough',
  },
  'splinters, for two boxes': {
    price: () => 2 * splinters,
    has: (world) => splintersOf(world, me),
    put: async (world, amount) => {
      const pile = world.tables.gardenPiles.find((row) => row.ownerId === me)!
      const more = amount - splintersOf(world, me)
      await world.tables.gardenPiles.change(pile.id, (draft) => void (draft.received += more))
    },
    take: (world) =>
      build(world, me, { building: 'rabbit', count: 2, number: boxesOf(world, me, 'rabbit').length + 1 }),
    refusal: 'notEnoughSplinters',
  },
  'power, for a block': {
    price: (world) => freeBlock(world).cost,
    has: (world) => ownPower(world, me),
    put: async (world, power) => void (await world.tables.ownPowers.put({ id: me, power })),
    take: (world) => unlockBlock(world, me, freeBlock(world).id, freeBlock(world).cost),
    refusal: 'notEnoughPower',
  },
  '星豆, for a day that was missed': {
    ...purse('starBeans', me),
    price: () => makeUp.starBeans,
    take: (world) => makeUpDay(world, me, daysOf(world, me).findLast((row) => row.state === 'missed')!.day),
    refusal: 'notEnough',
  },
  'points, for goods': {
    ...purse('points', me),
    price: () => dear.tenths,
    take: (world) => redeem(world, me, { goodsId: dear.id, count: 1, expectedTenths: null }),
    refusal: 'notEnough',
  },
}

it.each(Object.entries(rows))('%s', async (_, { price, has, put, take, refusal }) => {
  const { world }: Stand = await openStand()
  const cost = price(world)
  await put(world, cost - 1)
  expect([await outcome(take(world)), has(world)]).toEqual([refusal, cost - 1])
  await put(world, cost)
  expect([await outcome(take(world)), has(world)]).toEqual(['done', 0])
})
