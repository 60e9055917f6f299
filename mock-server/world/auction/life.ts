import type { Instant } from '#src/domain/time/instant.ts'
import { createWorldRandom, type WorldRandom } from '../random.ts'
import type { Row } from '../rows.ts'
import { lockOf } from '../trade/items.ts'
import { residents } from '../trade/residents.ts'
import type { World } from '../world.ts'
import { bidsOf, leastOf, openAuction, placeBid, settleDue, stepAt } from './bidding.ts'
import { endLots, fromOutside, openLot, priceAt, takeLot } from './inscriptions.ts'
import {
  announcedMs,
  bidChance,
  evening,
  eveningNames,
  falling,
  hallSize,
  lengthsMs,
  openingPercent,
  patiencePercent,
  slotMs,
  slotsMost,
  takeChance,
  wordsToCarve,
} from './numbers.ts'

/** What a copy usually costs, in fen. */
export const usualFen = (world: World, productId: string): number => world.tables.products.get(productId)?.priceFen ?? 0

const percentOf = (amount: number, percent: number): number =>
  Math.max(100, Math.round((amount * percent) / 10_000) * 100)

/** A copy of somebody who lives here that nothing is under way with; undefined where there is none. */
function freeCopy(world: World, random: WorldRandom): Row<'copies'> | undefined {
  const people = residents(world)
  const free = world.tables.copies.filter(
    (row) =>
      people.has(row.ownerId) && lockOf(world, row) === null && row.terms.resale && usualFen(world, row.productId) > 0,
  )
  return free.length === 0 ? undefined : random.pick(free)
}

/** Somebody puts something up while the hall has room. */
async function fillHall(world: World, random: WorldRandom, at: Instant): Promise<void> {
  if (world.tables.auctions.filter((row) => row.state === 'open').length >= hallSize) return
  const copy = freeCopy(world, random)
  if (!copy) return
  const startFen = percentOf(usualFen(world, copy.productId), openingPercent)
  const startsAt = at + announcedMs
  await openAuction(world, { copyId: copy.id, startFen, startsAt, endsAt: startsAt + random.pick(lengthsMs) })
}

/** Somebody bids a step or two more, as long as it is not too dear. */
async function bid(world: World, random: WorldRandom, at: Instant): Promise<void> {
  const open = world.tables.auctions.filter((row) => row.state === 'open' && row.startsAt <= at && at < row.endsAt)
  if (open.length === 0 || random.int(100) >= bidChance) return
  const auction = random.pick(open)
  const [highest] = bidsOf(world, auction.id)
  const least = leastOf(auction, highest)
  const amountFen = least + (random.next() < 0.3 ? stepAt(least) : 0)
  if (amountFen > (usualFen(world, auction.productId) * patiencePercent) / 100) return
  const people = [...residents(world)].filter((id) => id !== auction.sellerId && id !== highest?.userId)
  if (people.length > 0) await placeBid(world, auction.id, fromOutside(random.pick(people)), amountFen, at)
}

/** Somebody takes a lot that has fallen far enough. */
async function take(world: World, random: WorldRandom, at: Instant): Promise<void> {
  const open = world.tables.inscriptionLots.filter(
    (row) =>
      row.state === 'open' &&
      row.startsAt <= at &&
      at < row.endsAt &&
      priceAt(row, at) < (row.startFen + row.floorFen) / 2,
  )
  if (open.length === 0 || random.int(100) >= takeChance) return
  const lot = random.pick(open)
  const people = [...residents(world)].filter((id) => id !== lot.sellerId)
  if (people.length > 0) await takeLot(world, lot.id, fromOutside(random.pick(people)), lot.startFen, at)
}

/** How the price of something falls that usually costs so much. */
export const fallingFrom = (fen: number) => ({
  startFen: percentOf(fen, falling.fromPercent),
  floorFen: percentOf(fen, falling.floorPercent),
  dropFen: percentOf(fen, falling.dropPercent),
  dropMs: falling.dropMs,
})

/** When the last evening is over, another begins soon. */
async function nextEvening(world: World, random: WorldRandom, at: Instant): Promise<void> {
  const evenings = world.tables.inscriptionActivities.all()
  if (evenings.some((row) => row.endsAt > at)) return
  const startsAt = at + evening.pauseMs
  const id = world.nextId()
  const lots: Row<'inscriptionLots'>[] = []
  for (let step = 0; step < evening.lots; step += 1) {
    const copy = freeCopy(world, random)
    if (!copy) break
    const begins = startsAt + step * evening.everyMs
    const words = wordsToCarve[(evenings.length * evening.lots + step) % wordsToCarve.length]!
    const times = { startsAt: begins, endsAt: begins + evening.lotMs }
    const price = fallingFrom(usualFen(world, copy.productId))
    lots.push(await openLot(world, { activityId: id, copyId: copy.id, words, ...price, ...times }))
  }
  const last = lots.at(-1)
  if (!last) return
  const name = eveningNames[evenings.length % eveningNames.length]!
  const story = '刻有诗句的藏品，每半分钟降价一次，先出价者得。'
  await world.tables.inscriptionActivities.add({ id, name, story, startsAt, endsAt: last.endsAt })
}

/** Lets time do its part, up to now: what has ended is settled, and whoever lives here bids, takes and puts up. */
export async function liveAuctions(world: World): Promise<void> {
  const at = world.clock.now()
  const now = Math.floor(at / slotMs)
  const last = world.tables.tides.get('auction')?.slot
  if (last !== now && world.settings.livelyMarket) {
    await world.tables.tides.put({ id: 'auction', slot: now })
    for (let slot = Math.max(last ?? now, now - slotsMost) + 1; slot <= now; slot += 1) {
      const random = createWorldRandom((Math.imul(slot, 0x85eb) ^ world.seed) >>> 0)
      const then = slot * slotMs
      await settleDue(world, then)
      await endLots(world, then)
      await bid(world, random, then)
      await take(world, random, then)
      await fillHall(world, random, then)
      await nextEvening(world, random, then)
    }
  }
  await settleDue(world, at)
  await endLots(world, at)
}
