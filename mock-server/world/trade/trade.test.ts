import { describe, expect, it } from 'vitest'
import { day, hour } from '#src/domain/time/instant.ts'
import { Refused } from '../refusals.ts'
import { createTestClock } from '../../test-kit.ts'
import { demoAccount } from '../demo-account.ts'
import { createWorldRandom } from '../random.ts'
import { worldNames } from '../names.ts'
import { openWorld } from '../../open-world.ts'
import type { World } from '../world.ts'
import { auditEconomy } from './audit.ts'
import { extend, holdOf, release, reserve, settle, type Wanted } from './holds.ts'
import { giveAway, openBoxes } from './items.ts'
import { balanceOf, houseAccounts, move } from './ledger.ts'
import { delist, list, openListings } from './listings.ts'
import { destroy, melt } from './melting.ts'
import { sellElsewhere } from './market-life.ts'
import { joinQueue } from './sale-rules.ts'

const me = demoAccount.userId
const other = '10003'

const open = (name: (typeof worldNames)[number] = 'default', seed = 1) =>
  openWorld({ clock: createTestClock(), name, seed })

const named = (world: World, name: string) => world.tables.products.find((row) => row.name === name)!
const onSale = (world: World) => named(world, '云起庐山')

/** The name of the refusal, or `done`. */
async function outcome(job: Promise<unknown>): Promise<string> {
  try {
    await job
    return 'done'
  } catch (error) {
    if (error instanceof Refused) return error.message.split(':')[0]!
    throw error
  }
}

const want = (world: World, change: Partial<Wanted> = {}): Wanted => ({
  intent: 'i-1',
  userId: me,
  kind: 'product',
  targetId: onSale(world).id,
  ...change,
})

describe.each(worldNames)('the economy of %s', (name) => {
  it('is sound from the beginning', async () => {
    expect(auditEconomy(await open(name))).toEqual([])
  })
})

describe('a purchase', () => {
  it('takes out of the stock, pays and hands over the next number', async () => {
    const world = await open()
    const before = onSale(world)
    const { issued } = world.tables.editions.get(before.id)!
    const hold = await reserve(world, want(world))
    expect(onSale(world).remaining).toBe(before.remaining - 1)
    expect(auditEconomy(world)).toEqual([])
    expect(await settle(world, hold.id, me)).toEqual({ outcome: 'delivered', items: [`${before.id}-${issued + 1}`] })
    expect(balanceOf(world, 'fen', me)).toBe(268_000 - before.priceFen)
    expect(balanceOf(world, 'fen', houseAccounts.platform)).toBe(before.priceFen)
    expect(auditEconomy(world)).toEqual([])
  })

  it('is one hold and one charge however often it is said', async () => {
    const world = await open()
    const { remaining, priceFen } = onSale(world)
    const outside = balanceOf(world, 'fen', houseAccounts.bank)
    const first = await reserve(world, want(world))
    expect(await reserve(world, want(world))).toEqual(first)
    const paid = await settle(world, first.id, houseAccounts.bank)
    expect(await settle(world, first.id, houseAccounts.bank)).toEqual(paid)
    expect(await settle(world, first.id, me)).toEqual(paid)
    expect((await reserve(world, want(world))).state).toBe('settled')
    expect(onSale(world).remaining).toBe(remaining - 1)
    expect(balanceOf(world, 'fen', houseAccounts.bank)).toBe(outside - priceFen)
    expect(auditEconomy(world)).toEqual([])
  })

  it('goes back when it is let go, and money that comes later goes back too', async () => {
    const world = await open()
    const { remaining } = onSale(world)
    const outside = balanceOf(world, 'fen', houseAccounts.bank)
    const hold = await reserve(world, want(world))
    expect((await extend(world, hold.id, world.clock.now() + hour)).expiresAt).toBe(world.clock.now() + hour)
    await release(world, hold.id)
    expect((await release(world, hold.id)).state).toBe('released')
    expect(onSale(world).remaining).toBe(remaining)
    expect(await outcome(settle(world, hold.id, me))).toBe('holdEnded')
    expect(await settle(world, hold.id, houseAccounts.bank)).toEqual({ outcome: 'refunded', items: [] })
    expect(await settle(world, hold.id, houseAccounts.bank)).toEqual({ outcome: 'refunded', items: [] })
    expect(balanceOf(world, 'fen', houseAccounts.bank)).toBe(outside)
    expect(auditEconomy(world)).toEqual([])
  })

  it('cannot be paid by somebody who has not enough, and is still there', async () => {
    const world = await open()
    const hold = await reserve(world, want(world))
    const from = me
    await move(world, { kind: 'spend', currency: 'fen', amount: 268_000, from, to: other, about: 'x', note: '' })
    expect(await outcome(settle(world, hold.id, me))).toBe('notEnough')
    expect(holdOf(world, 'i-1')?.state).toBe('held')
    expect(auditEconomy(world)).toEqual([])
  })

  it('is refused for its reasons, changing nothing', async () => {
    const world = await open()
    const ask = (change: Partial<Wanted>) => outcome(reserve(world, want(world, change)))
    const state = JSON.stringify(world.snapshot().tables)
    expect(await ask({ targetId: 'nothing' })).toBe('notFound')
    expect(await ask({ targetId: named(world, '姚黄').id })).toBe('soldOut')
    expect(await ask({ targetId: named(world, '千里江山 · 终卷').id })).toBe('notOnSale')
    expect(await ask({ targetId: named(world, '釉里红玉壶春').id })).toBe('notQualified')
    expect(await ask({ quantity: 6 })).toBe('limitReached')
    expect(await ask({ quantity: 0 })).toBe('badRequest')
    expect(await ask({ expectedPrice: 1 })).toBe('priceChanged')
    expect(await ask({ currency: 'weiDou' })).toBe('notFound')
    const [offer] = openListings(world)
    expect(await ask({ kind: 'listing', targetId: offer!.id, userId: offer!.sellerId })).toBe('ownListing')
    expect(JSON.stringify(world.snapshot().tables)).toBe(state)
  })

  it('after the shelf was filled again has a number that nobody has had, and no more comes back than was sold elsewhere', async () => {
    const world = await open()
    const { id } = onSale(world)
    const owned = await reserve(world, want(world))
    await settle(world, owned.id, me)
    for (const count of [-1, -1_000_000]) {
      await sellElsewhere(world, id, count)
      expect(auditEconomy(world)).toEqual([])
    }
    const next = await reserve(world, want(world, { intent: 'i-2', userId: other }))
    expect(await settle(world, next.id, other)).toMatchObject({ outcome: 'delivered' })
    expect(auditEconomy(world)).toEqual([])
  })

  it('of the last copy goes to one of two, and to the other when the first lets go', async () => {
    const world = await open()
    const { id, remaining } = onSale(world)
    await world.tables.products.change(id, (draft) => void (draft.remaining = 1))
    await world.tables.editions.change(id, (draft) => {
      draft.issued += remaining - 1
      draft.elsewhere += remaining - 1
    })
    const first = await reserve(world, want(world))
    expect(await outcome(reserve(world, want(world, { intent: 'i-2', userId: other })))).toBe('soldOut')
    await release(world, first.id)
    expect(await outcome(reserve(world, want(world, { intent: 'i-2', userId: other })))).toBe('done')
    expect(auditEconomy(world)).toEqual([])
  })

  it('at a release waits in the queue', async () => {
    const world = await open()
    const last = named(world, '千里江山 · 终卷')
    const wanted = want(world, { targetId: last.id })
    world.clock.advance(last.onSaleAt - world.clock.now())
    expect(await outcome(reserve(world, wanted))).toBe('queueing')
    const place = await joinQueue(world, last, me)
    expect(await joinQueue(world, last, me)).toEqual(place)
    world.clock.advance(Math.max(0, place!.admittedAt - world.clock.now()))
    expect(await outcome(reserve(world, wanted))).toBe('done')
    expect(await outcome(reserve(world, { ...wanted, intent: 'i-2' }))).toBe('limitReached')
  })

  it('with beans costs beans', async () => {
    const world = await open()
    const { id } = named(world, '抓髻娃娃')
    const hold = await reserve(world, want(world, { targetId: id, currency: 'weiDou' }))
    await settle(world, hold.id, me)
    expect(balanceOf(world, 'weiDou', me)).toBe(1280 - 188)
    expect(auditEconomy(world)).toEqual([])
  })
})

describe('the market', () => {
  it('pays the seller less the fee, and the buyer cools off', async () => {
    const world = await open()
    const [offer] = openListings(world)
    const before = balanceOf(world, 'fen', offer!.sellerId)
    const hold = await reserve(world, want(world, { kind: 'listing', targetId: offer!.id }))
    expect(await outcome(delist(world, offer!.id, offer!.sellerId))).toBe('itemLocked')
    await settle(world, hold.id, houseAccounts.bank)
    const fee = Math.floor(offer!.priceFen * 0.05)
    expect(balanceOf(world, 'fen', offer!.sellerId)).toBe(before + offer!.priceFen - fee)
    expect(await outcome(giveAway(world, offer!.itemId, me, other))).toBe('coolingOff')
    expect(auditEconomy(world)).toEqual([])
  })

  it('takes what is free and gives it back when it comes down', async () => {
    const world = await open('one-collector')
    const copy = world.tables.copies.find((row) => row.ownerId === me && row.freeAt < world.clock.now())!
    const put = (priceFen: number) => list(world, { kind: 'copy', itemId: copy.id, sellerId: me, priceFen })
    expect(await outcome(put(0))).toBe('badAmount')
    expect(await outcome(put(1.5))).toBe('badAmount')
    const offer = await put(5000)
    expect(await outcome(put(5000))).toBe('itemLocked')
    expect(await outcome(giveAway(world, copy.id, me, other))).toBe('itemLocked')
    await delist(world, offer.id, me)
    expect(await outcome(giveAway(world, copy.id, me, me))).toBe('noRecipient')
    expect(await outcome(giveAway(world, copy.id, me, other))).toBe('done')
    expect(await outcome(giveAway(world, copy.id, me, other))).toBe('notYours')
    expect(auditEconomy(world)).toEqual([])
  })
})

/** A world in which something was bought, something refunded, given away and melted down. */
async function livedIn() {
  const world = await open('one-collector')
  const paid = await reserve(world, want(world))
  await settle(world, paid.id, me)
  const late = await reserve(world, want(world, { intent: 'i-2' }))
  await release(world, late.id)
  await settle(world, late.id, houseAccounts.bank)
  const free = world.tables.copies.filter((row) => row.ownerId === me && row.freeAt <= world.clock.now())
  await giveAway(world, free[0]!.id, me, other)
  await melt(world, free[1]!.id, me, 'weiDou')
  return { world, given: free[0]!.id }
}

/** Does a movement of money once more, accounts and all. */
async function again(world: World, kind: string): Promise<unknown> {
  const { id: _id, at: _at, ...row } = world.tables.moves.filter((one) => one.kind === kind).at(-1)!
  return move(world, row)
}

const faults: readonly (readonly [
  fault: string,
  said: string,
  plant: (world: World, given: string) => Promise<unknown>,
])[] = [
  ['a purchase that is charged again', 'was charged', (world) => again(world, 'purchase')],
  ['a refund that is paid again', 'was given back', (world) => again(world, 'refund')],
  ['beans that are paid for a melted copy again', 'brought was not paid once', (world) => again(world, 'melt')],
  [
    'a refund that is only said',
    'i-1 was given back 0',
    async (world) => {
      const charge = world.tables.charges.get('i-1')!
      await world.tables.charges.change(charge.id, (draft) => void (draft.refundedAt = 1))
      await world.tables.holds.change(charge.holdId, (draft) => void (draft.state = 'released'))
    },
  ],
  [
    'money that is taken from somebody else',
    'money of somebody else',
    async (world) => {
      const row = world.tables.moves.find((one) => one.about === 'i-1')!
      await world.tables.moves.change(row.id, (draft) => void (draft.from = other))
      const { currency, amount } = row
      for (const [owner, change] of [
        [me, amount],
        [other, 0 - amount],
      ] as const) {
        await world.tables.accounts.change(`${currency}/${owner}`, (draft) => void (draft.balance += change))
      }
    },
  ],
  [
    'a copy that is handed over to two buyers',
    'two buyers',
    async (world) => {
      const [hold] = world.tables.holds.filter((row) => row.state === 'settled')
      await world.tables.holds.change(hold!.id, (draft) => void (draft.items = [hold!.items[0]!, hold!.items[0]!]))
    },
  ],
  [
    'a gift that is noted twice',
    'has a gap',
    async (world, given) => {
      const step = world.tables.provenance.filter((row) => row.copyId === given).at(-1)!
      await world.tables.provenance.add({ ...step, id: world.nextId() })
    },
  ],
  [
    'a bean that is lost',
    'weiDou adds up to -1',
    (world) => world.tables.accounts.change(`weiDou/${me}`, (draft) => void (draft.balance -= 1)),
  ],
  ['a copy that is lost', 'copies', async (world, given) => world.tables.copies.remove((row) => row.id === given)],
]

describe('the audit', () => {
  it('finds nothing where all is in order', async () => {
    expect(auditEconomy((await livedIn()).world)).toEqual([])
  })

  it.each(faults)('finds %s', async (_, said, plant) => {
    const { world, given } = await livedIn()
    await plant(world, given)
    expect(auditEconomy(world).join('\n')).toContain(said)
  })
})

describe('boxes', () => {
  const boxes = (world: World) => world.tables.sealedBoxes.filter((row) => row.ownerId === me).map((row) => row.id)

  it.each([1, 10, 52])('%i are opened at once, and asking again tells the same', async (count) => {
    const world = await open('one-collector')
    const ids = boxes(world).slice(0, count)
    const copies = await openBoxes(world, me, ids)
    expect(copies).toHaveLength(count)
    expect(await openBoxes(world, me, ids)).toEqual(copies)
    expect(auditEconomy(world)).toEqual([])
  })

  it('hold what was promised, near enough', async () => {
    const world = await open('one-collector')
    const drawn = await openBoxes(world, me, boxes(world))
    const common = drawn.filter((row) => world.tables.products.get(row.productId)!.rarity === 'common')
    expect(common.length / drawn.length).toBeGreaterThan(0.5)
    expect(common.length / drawn.length).toBeLessThan(0.9)
  })

  it('stay shut where one of them held what is not there any more', async () => {
    const world = await open('one-collector')
    const [opened, shut] = boxes(world)
    const [copy] = await openBoxes(world, me, [opened!])
    await destroy(world, copy!)
    expect(await outcome(openBoxes(world, me, [shut!, opened!]))).toBe('notYours')
    expect(world.tables.sealedBoxes.get(shut!)?.copyId).toBe('')
  })

  it('stay shut for others and while they are offered', async () => {
    const world = await open('one-collector')
    const [id] = boxes(world)
    expect(await outcome(openBoxes(world, other, [id!]))).toBe('notYours')
    await list(world, { kind: 'box', itemId: id!, sellerId: me, priceFen: 100 })
    expect(await outcome(openBoxes(world, me, [id!]))).toBe('itemLocked')
  })
})

/** One random thing that somebody tries; whether it is refused does not matter. */
async function tryAnything(world: World, luck: ReturnType<typeof createWorldRandom>, step: number): Promise<unknown> {
  const { tables } = world
  const userId = luck.pick([me, other, '10005'])
  const intent = luck.next() < 0.3 ? `i-${luck.int(step + 1)}` : `i-${step}`
  const product = luck.pick(tables.products.all())
  const box = luck.pick(tables.blindBoxes.all())
  const hold = luck.pick<{ readonly id: string }>([...tables.holds.all(), { id: 'none' }])
  const offer = luck.pick(tables.listings.all())
  const copy = luck.pick(tables.copies.all())
  const sealed = luck.pick(tables.sealedBoxes.all())
  const tries: readonly (() => unknown)[] = [
    () => reserve(world, { intent, userId, kind: 'product', targetId: product.id, quantity: 1 + luck.int(3) }),
    () => reserve(world, { intent, userId, kind: 'box', targetId: box.id, quantity: 1 + luck.int(10) }),
    () => reserve(world, { intent, userId, kind: 'listing', targetId: offer.id }),
    () => settle(world, hold.id, luck.pick([userId, houseAccounts.bank])),
    () => settle(world, hold.id, houseAccounts.bank),
    () => release(world, hold.id),
    () => world.clock.advance(luck.int(day)),
    () => giveAway(world, copy.id, copy.ownerId, luck.pick([me, other])),
    () => list(world, { kind: 'copy', itemId: copy.id, sellerId: copy.ownerId, priceFen: 100 + luck.int(90_000) }),
    () => list(world, { kind: 'box', itemId: sealed.id, sellerId: sealed.ownerId, priceFen: 100 + luck.int(9000) }),
    () => delist(world, offer.id, offer.sellerId),
    () => openBoxes(world, sealed.ownerId, [sealed.id, luck.pick(tables.sealedBoxes.all()).id]),
  ]
  return luck.pick(tries)()
}

describe('whatever people try', () => {
  it.each([1, 2, 3, 4, 5])('nothing is made, lost or paid twice (luck %i)', async (seed) => {
    const world = await open('one-collector', seed)
    const luck = createWorldRandom(seed)
    let done = 0
    const faults: string[] = []
    for (let step = 0; step < 160; step += 1) {
      done += (await outcome(Promise.resolve().then(() => tryAnything(world, luck, step)))) === 'done' ? 1 : 0
      if (step % 20 === 19) faults.push(...auditEconomy(world).map((fault) => `step ${step}: ${fault}`))
    }
    expect(faults).toEqual([])
    expect(done).toBeGreaterThan(40)
    expect(world.tables.charges.all().length).toBeGreaterThan(3)
  })
})
