import { expect, it } from 'vitest'
import { formatPrice, shareOfFen } from '#src/domain/number/fen.ts'
import { hour, minute } from '#src/domain/time/instant.ts'
import { issueToken } from '../tokens.ts'
import { createTestClock } from '../../test-kit.ts'
import { openWorld } from '../../open-world.ts'
import type { World } from '../world.ts'
import { demoAccount } from '../demo-account.ts'
import { auditEconomy } from './audit.ts'
import { list } from './listings.ts'
import { liveMarket } from './market-life.ts'
import { joinQueue, saleStateOf } from './sale-rules.ts'

const open = () => openWorld({ clock: createTestClock() })
const trades = (world: World) => world.tables.provenance.filter((row) => row.kind === 'market').length
const upcoming = (world: World) => world.tables.products.find((row) => row.name === '千里江山 · 终卷')!

it('lives while nobody looks, and everything still adds up', async () => {
  const world = await open()
  await liveMarket(world)
  const before = { trades: trades(world), offers: world.tables.listings.all().length }
  for (let step = 0; step < 12; step += 1) {
    world.clock.advance(20 * minute)
    await liveMarket(world)
  }
  expect(auditEconomy(world)).toEqual([])
  expect(trades(world)).toBeGreaterThan(before.trades + 20)
  expect(world.tables.listings.all().length).toBeGreaterThan(before.offers + 20)
})

it('does not move while time stands still', async () => {
  const world = await open()
  await liveMarket(world)
  const { version } = world
  await liveMarket(world)
  expect(world.version).toBe(version)
})

it('brings the same whoever looks', async () => {
  const [one, two] = [await open(), await open()]
  for (const world of [one, two]) {
    await liveMarket(world)
    world.clock.advance(hour)
    await liveMarket(world)
  }
  expect(two.snapshot().tables).toEqual(one.snapshot().tables)
})

it('rushes at what has just been released until it is gone', async () => {
  const world = await open()
  await liveMarket(world)
  const { onSaleAt, editionSize } = upcoming(world)
  world.clock.advance(onSaleAt - world.clock.now())
  await liveMarket(world)
  const first = upcoming(world).remaining
  expect(first).toBeGreaterThan(editionSize * 0.9)
  world.clock.advance(5 * minute)
  await liveMarket(world)
  expect(upcoming(world).remaining).toBeLessThan(first)
  world.clock.advance(15 * minute)
  await liveMarket(world)
  expect(upcoming(world).remaining).toBe(0)
  expect(auditEconomy(world)).toEqual([])
})

it('can be told to be quiet', async () => {
  const world = await open()
  world.settings = { ...world.settings, livelyMarket: false }
  const before = trades(world)
  world.clock.advance(hour)
  await liveMarket(world)
  expect(trades(world)).toBe(before)
})

it('leaves alone whoever registers and whoever signs in', async () => {
  const world = await open()
  const [resident] = world.tables.listings.filter((row) => row.state === 'up').map((row) => row.sellerId)
  await issueToken(world, resident!)
  const newcomer = { ...world.tables.users.get(resident!)!, id: world.nextId(), phone: '13912345678' }
  await world.tables.users.add(newcomer)
  const copy = world.tables.copies.find((row) => row.ownerId !== resident && row.listingId === '')!
  await world.tables.copies.change(copy.id, (draft) => void (draft.ownerId = newcomer.id))
  await liveMarket(world)
  const mine = () => ({
    owned: [resident, newcomer.id].map((id) => world.tables.copies.filter((row) => row.ownerId === id).length),
    offered: world.tables.listings.filter((row) => [resident, newcomer.id].includes(row.sellerId)).length,
    withdrawn: world.tables.listings.filter((row) => row.sellerId === resident && row.state === 'down').length,
  })
  const before = mine()
  for (let step = 0; step < 5; step += 1) {
    world.clock.advance(20 * minute)
    await liveMarket(world)
  }
  const after = mine()
  expect({ offered: after.offered, withdrawn: after.withdrawn }).toEqual({
    offered: before.offered,
    withdrawn: before.withdrawn,
  })
  expect(after.owned[1]).toBe(before.owned[1])
  expect(after.owned[0]).toBeLessThanOrEqual(before.owned[0]!)
})

it('buys what a person offers, where buyers are eager, and tells the person what came in', async () => {
  const world = await open()
  world.settings = { ...world.settings, eagerBuyers: true }
  await issueToken(world, demoAccount.userId)
  await liveMarket(world)
  const copy = world.tables.copies.find(
    (row) => row.ownerId === demoAccount.userId && row.freeAt <= world.clock.now() && row.listingId === '',
  )!
  const product = world.tables.products.get(copy.productId)!
  const offer = await list(world, {
    kind: 'copy',
    itemId: copy.id,
    sellerId: demoAccount.userId,
    priceFen: product.priceFen,
  })
  world.clock.advance(10 * minute)
  await liveMarket(world)
  expect(world.tables.listings.get(offer.id)!.state).toBe('sold')
  const told = world.tables.personalNotices.filter((row) => row.userId === demoAccount.userId)
  expect(told).toHaveLength(1)
  const { title, summary } = told[0]!
  expect(title).toBe(`「${product.name} #${copy.number}」已售出`)
  const fee = shareOfFen(product.priceFen, copy.terms.feeBasisPoints)
  expect(summary).toBe(`¥${formatPrice(product.priceFen - fee)} 已存入钱包，服务费 ¥${formatPrice(fee)}。`)
  expect(auditEconomy(world)).toEqual([])
})

it('announces a small print for the next hour where it is told to, sells it out, and announces the next one', async () => {
  const world = await open()
  world.settings = { ...world.settings, hourlyReleases: true }
  await liveMarket(world)
  const prints = () => world.tables.products.filter((row) => row.editionSize === 60)
  expect(prints()).toHaveLength(1)
  const [first] = prints()
  const now = world.clock.now()
  expect(first).toMatchObject({ state: 'upcoming', onSaleAt: (Math.floor(now / hour) + 1) * hour, remaining: 60 })
  const user = world.tables.users.get(demoAccount.userId)!
  world.clock.advance(first!.onSaleAt - now)
  const place = await joinQueue(world, first!, user.id)
  expect(place!.admittedAt).toBeGreaterThanOrEqual(first!.onSaleAt)
  world.clock.advance(2 * minute)
  await liveMarket(world)
  const sold = () => world.tables.products.get(first!.id)!
  expect(saleStateOf(world, sold())).toBe('onSale')
  expect(sold().remaining).toBeLessThan(60)
  world.clock.advance(15 * minute)
  await liveMarket(world)
  expect(saleStateOf(world, sold())).toBe('soldOut')
  expect(prints().map((row) => row.onSaleAt)).toEqual([first!.onSaleAt, first!.onSaleAt + hour])
  expect(auditEconomy(world)).toEqual([])
})
