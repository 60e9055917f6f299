import { day } from '#src/domain/time/instant.ts'
import { isUnlocked, queuesFirst } from '../guild/priority.ts'
import { refuse } from '../refusals.ts'
import type { Row } from '../rows.ts'
import type { World } from '../world.ts'
import { buysFirst, firstMost } from './priority.ts'
import type { Terms } from './rows.ts'

/** What everything is sold under that has no rules of its own. */
export const usualTerms: Terms = {
  version: '2026-02-01',
  coolingMs: 3 * day,
  feeBasisPoints: 500,
  resale: true,
  transferable: true,
}
const usualProductLimit = 5

/** What is sold first-hand. */
export type Sold = Row<'products'> | Row<'blindBoxes'> | Row<'avatars'>
export type SoldKind = 'product' | 'box' | 'avatar'

/** The product, blind box or avatar with this id; refuses with `notFound`, also for what is off the shelf. */
export function soldThing({ tables }: World, kind: SoldKind, id: string): Sold {
  const shelf = { product: tables.products, box: tables.blindBoxes, avatar: tables.avatars }[kind]
  const row: Sold | undefined = shelf.get(id)
  return row && row.state !== 'offShelf' ? row : refuse('notFound')
}

/** The rules one product or box is sold under now. */
export function rulesOf(world: World, sold: Sold): Row<'saleRules'> {
  return (
    world.tables.saleRules.get(sold.id) ?? {
      id: sold.id,
      limitPerUser: 'limitPerUser' in sold ? sold.limitPerUser : usualProductLimit,
      qualification: 'none',
      admittedPerSecond: 0,
      terms: usualTerms,
    }
  )
}

/** The activity that a box is sold in and nowhere else. */
export const activityOf = (world: World, boxId: string): Row<'boxActivities'> | undefined =>
  world.tables.boxActivities.get(boxId)

/**
 * What is announced for a moment that has come is on sale; what has nothing left is sold out. Nobody touches the row for it. What is
 * sold in an activity is announced before it and off the shelf after it.
 */
export function saleStateOf(world: World, sold: Sold): Sold['state'] {
  const activity = activityOf(world, sold.id)
  if (activity && world.clock.now() < activity.startsAt) return 'upcoming'
  if (activity && world.clock.now() >= activity.endsAt) return 'offShelf'
  const state = sold.state === 'upcoming' && world.clock.now() >= sold.onSaleAt ? 'onSale' : sold.state
  return state === 'onSale' && sold.remaining === 0 ? 'soldOut' : state
}

/** How many of it this person has bought or has set aside, first-hand. */
export const boughtBy = (world: World, saleId: string, userId: string): number =>
  world.tables.holds
    .filter((row) => row.targetId === saleId && row.userId === userId && row.state !== 'released')
    .reduce((sum, row) => sum + row.quantity, 0)

/** Whether this person may buy it at all: with its block unlocked, on its white list, or holding something of its series. */
export function isQualified(world: World, sold: Sold, userId: string): boolean {
  const { qualification } = rulesOf(world, sold)
  if (qualification === 'none' || isUnlocked(world, sold.id, userId)) return true
  if (qualification === 'whiteList') return world.tables.whiteList.get(`${sold.id}/${userId}`) !== undefined
  const ofSeries = (productId: string) => world.tables.products.get(productId)?.seriesId === sold.seriesId
  return world.tables.copies.find((row) => row.ownerId === userId && ofSeries(row.productId)) !== undefined
}

export interface QueuePlace {
  /** People still before this one. */
  readonly ahead: number
  /** When this one is let in, as far as can be said. */
  readonly admittedAt: number
}

/** This person's place in the queue of a release; null for one who has not joined, or when there is no queue. */
export function queuePlace(world: World, sold: Sold, userId: string): QueuePlace | null {
  const { admittedPerSecond } = rulesOf(world, sold)
  const place = world.tables.queue.get(`${sold.id}/${userId}`)
  if (admittedPerSecond === 0 || !place) return null
  const admittedAt = Math.max(sold.onSaleAt, place.joinedAt) + Math.ceil((place.ahead * 1000) / admittedPerSecond)
  const waitMs = Math.max(0, admittedAt - world.clock.now())
  const ahead = Math.min(place.ahead, Math.ceil((waitMs * admittedPerSecond) / 1000))
  return { ahead, admittedAt }
}

/** Lines up for a release; the place once taken stays. How long the line already is, is the world's luck. */
export async function joinQueue(world: World, sold: Sold, userId: string): Promise<QueuePlace | null> {
  const { admittedPerSecond } = rulesOf(world, sold)
  const id = `${sold.id}/${userId}`
  if (admittedPerSecond > 0 && !world.tables.queue.get(id)) {
    const ahead = queuesFirst(world, sold.id, userId) ? 0 : world.random.int(admittedPerSecond * 12)
    await world.tables.queue.add({ id, joinedAt: world.clock.now(), ahead })
  }
  return queuePlace(world, sold, userId)
}

/** Refuses unless this person may buy so many of it now, saying why; changes nothing. */
export function requireSale(world: World, sold: Sold, userId: string, quantity: number): void {
  const rules = rulesOf(world, sold)
  const state = saleStateOf(world, sold)
  const isFirst = buysFirst(world, sold, userId)
  if (isFirst && boughtBy(world, sold.id, userId) + quantity > firstMost) {
    refuse('limitReached', `优先购每人 ${firstMost} 份`)
  }
  if (isFirst && sold.remaining >= quantity) return
  if (state === 'upcoming') refuse('notOnSale')
  if (state === 'offShelf') refuse('activityOver')
  if (state === 'soldOut' || sold.remaining < quantity) refuse('soldOut')
  if (!isQualified(world, sold, userId)) refuse('notQualified')
  if (boughtBy(world, sold.id, userId) + quantity > rules.limitPerUser) refuse('limitReached')
  if (rules.admittedPerSecond === 0) return
  const place = queuePlace(world, sold, userId)
  if (!place || place.admittedAt > world.clock.now()) refuse('queueing')
}
