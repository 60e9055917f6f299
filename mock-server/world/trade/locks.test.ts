import { describe, expect, it } from 'vitest'
import { day, hour } from '#src/domain/time/instant.ts'
import { openWorld } from '../../open-world.ts'
import { createTestClock } from '../../test-kit.ts'
import { openAuction } from '../auction/bidding.ts'
import { openLot } from '../auction/inscriptions.ts'
import { auditWorld } from '../books.ts'
import { demoAccount } from '../demo-account.ts'
import { releaseAsk, sellToAsk } from '../finance/asks.ts'
import { publishLease } from '../finance/leases.ts'
import { publishPledge } from '../finance/pledges.ts'
import { push, slotOf, unlock } from '../garden/slots.ts'
import { store } from '../guild/warehouse.ts'
import type { World } from '../world.ts'
import { make } from '../workshop/diy.ts'
import { reserve } from './holds.ts'
import { giveAway, mint } from './items.ts'
import { houseAccounts, move } from './ledger.ts'
import { delist, list } from './listings.ts'
import { lockers } from './lock-rows.ts'
import { hold, lockedBy } from './locks.ts'
import { melt } from './melting.ts'
import { usualTerms } from './sale-rules.ts'

const me = demoAccount.userId
const [buyer, another] = ['10003', '10004']

/** A copy that is wanted in more places than one; its owner has just one other of its edition. */
interface Thing {
  readonly world: World
  readonly copyId: string
  readonly productId: string
  readonly askId: string
}

async function prepare(): Promise<Thing> {
  const world = await openWorld({ clock: createTestClock() })
  world.settings = { ...world.settings, livelyMarket: false }
  const owned = new Set(world.tables.copies.filter((row) => row.ownerId === me).map((row) => row.productId))
  const { id: productId } = world.tables.products.find((row) => row.remaining > 10 && !owned.has(row.id))!
  await world.tables.products.change(productId, (draft) => void (draft.remaining -= 2))
  const terms = { ...usualTerms, coolingMs: 0 }
  const made = await mint(world, productId, 2, { kind: 'sale', ownerId: me, priceFen: 100, terms })
  for (const to of [me, buyer]) {
    const gift = { kind: 'gift', from: houseAccounts.issue, to, about: 'test', note: '' } as const
    await move(world, { ...gift, currency: 'weiDou', amount: 10_000 })
    await move(world, { ...gift, currency: 'fen', amount: 1_000_000 })
  }
  if (!slotOf(world, me, 'magic-1')) await unlock(world, me, 'magic-1')
  const ask = await releaseAsk(world, { kind: 'copy', targetId: productId, askerId: buyer, priceFen: 900, days: 3 })
  return { world, copyId: made.at(-1)!.id, productId, askId: ask.id }
}

const evening = (world: World) => ({ startsAt: world.clock.now(), endsAt: world.clock.now() + day })
const listingOf = ({ world, copyId }: Thing) => world.tables.copies.get(copyId)!.listingId
const order = ({ world, ...thing }: Thing, userId: string) =>
  reserve(world, { intent: `of-${userId}`, userId, kind: 'listing', targetId: listingOf({ world, ...thing }) })

type Taking = (thing: Thing) => Promise<unknown>

/** Everything that takes a copy to itself until it is let go. */
const holders: Readonly<Record<string, Taking>> = {
  listing: ({ world, copyId }) => list(world, { kind: 'copy', itemId: copyId, sellerId: me, priceFen: 900 }),
  garden: ({ world, copyId }) => push(world, me, 'magic-1', copyId),
  pledge: ({ world, copyId }) =>
    publishPledge(world, { copyId, borrowerId: me, loanFen: 5000, rateBasisPoints: 5, days: 7 }),
  lease: ({ world, copyId }) => publishLease(world, { copyId, ownerId: me, rentFen: 200, daysMax: 7, buyoutFen: 0 }),
  auction: ({ world, copyId }) => openAuction(world, { copyId, startFen: 1000, ...evening(world) }),
  'inscription auction': ({ world, copyId }) =>
    openLot(world, {
      activityId: world.tables.inscriptionLots.all()[0]!.activityId,
      copyId,
      words: '云',
      startFen: 2000,
      floorFen: 1000,
      dropFen: 100,
      dropMs: hour,
      ...evening(world),
    }),
  // Both copies of the edition go into it, so that it cannot be made where one of them is held.
  diy: ({ world, productId }) => make(world, me, world.tables.products.get(productId)!.categoryId, 2),
  guild: ({ world, copyId }) => store(world, me, copyId),
}

/** Everything that takes a copy away for good, or changes it. */
const leavings: Readonly<Record<string, Taking>> = {
  gift: ({ world, copyId }) => giveAway(world, copyId, me, buyer),
  melting: ({ world, copyId }) => melt(world, copyId, me, 'weiDou'),
  'sale to an ask': ({ world, copyId, askId }) => sellToAsk(world, askId, copyId, me),
}

const isDone = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )

/** Who has it, and where; a second place is a fault of the audit. */
const standing = ({ world, copyId }: Thing) => ({
  owner: world.tables.copies.get(copyId)?.ownerId,
  locks: world.tables.locks.filter((row) => row.id === copyId),
})

describe('one thing is in one place', () => {
  it('has a row for every kind of holder', () => {
    const kinds = new Set(Object.keys(holders).map((name) => (name === 'inscription auction' ? 'auction' : name)))
    expect([...kinds].toSorted()).toEqual([...lockers].toSorted())
  })

  it.each(Object.keys({ ...holders, ...leavings }))('and %s takes one that is free', async (name) => {
    const thing = await prepare()
    expect(await isDone({ ...holders, ...leavings }[name]!(thing))).toBe(true)
    expect([standing(thing).locks.length, auditWorld(thing.world)]).toEqual([name in holders ? 1 : 0, []])
  })

  it.each(Object.keys(holders))('what %s holds is refused to everybody else', async (first) => {
    const thing = await prepare()
    await holders[first]!(thing)
    const before = standing(thing)
    expect(before).toMatchObject({ owner: me, locks: [{ id: thing.copyId }] })
    for (const [second, take] of Object.entries({ ...holders, ...leavings })) {
      expect({ second, isTaken: await isDone(take(thing)) }).toEqual({ second, isTaken: false })
      expect({ second, ...standing(thing) }).toEqual({ second, ...before })
    }
    expect(auditWorld(thing.world)).toEqual([])
  })

  it('what an order holds is not taken down, sold twice, or taken by anybody else', async () => {
    const thing = await prepare()
    await holders['listing']!(thing)
    expect(await isDone(order(thing, buyer))).toBe(true)
    const before = standing(thing)
    const rivals: Readonly<Record<string, Taking>> = {
      ...holders,
      ...leavings,
      order: (one) => order(one, another),
      'taking down': (one) => delist(one.world, listingOf(one), me),
    }
    for (const [second, take] of Object.entries(rivals)) {
      expect({ second, isTaken: await isDone(take(thing)) }).toEqual({ second, isTaken: false })
      expect({ second, ...standing(thing) }).toEqual({ second, ...before })
    }
    expect(auditWorld(thing.world)).toEqual([])
  })
})

it('is seen in a world that goes on from another, however many changes there were in each', async () => {
  const clock = createTestClock()
  const from = await openWorld({ clock })
  const copyId = from.tables.copies.find((row) => lockedBy(from, row.id) === undefined)!.id
  const world = await openWorld({ clock, from })
  expect(lockedBy(world, copyId)).toBeUndefined()
  while (world.version + 1 < from.tables.locks.version) world.settings = { ...world.settings }
  await hold(world, copyId, 'auction', 'any')
  expect(lockedBy(world, copyId)).toMatchObject({ by: 'auction', about: 'any' })
  expect(lockedBy(from, copyId)).toBeUndefined()
})
