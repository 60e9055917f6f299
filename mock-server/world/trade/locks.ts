import { heldByFinance } from '../finance/held.ts'
import { auctionHolds } from '../auction/held.ts'
import { heldByDiy } from '../workshop/held.ts'
import { guildHolds } from '../guild/held.ts'
import type { Row } from '../rows.ts'
import type { World } from '../world.ts'
import type { Locker } from './lock-rows.ts'

type Lock = Row<'locks'>
/** What holds this copy or sealed box; undefined for nothing. */
export const lockedBy = ({ tables: { locks } }: World, itemId: string): Lock | undefined => locks.get(itemId)

/** Holds a thing. Whoever calls has looked whether it is free: a second owner is a mistake and throws. */
export async function hold(world: World, itemId: string, by: Locker, about: string): Promise<void> {
  await world.tables.locks.add({ id: itemId, by, about })
}

/** Lets a thing go, whatever holds it. */
export const letGo = (world: World, itemId: string): number => world.tables.locks.remove((row) => row.id === itemId)

/**
 * Every hold is of a thing that is there and of an offer, slot, pledge, lease, auction, piece or warehouse that has it, and the other way
 * round.
 */
export function auditLocks(world: World): string[] {
  const { tables } = world
  const items = [...tables.copies.all(), ...tables.sealedBoxes.all()]
  const isThere = new Set(items.map((row) => row.id))
  const offered = items.filter((row) => row.listingId !== '').map((row) => `${row.id} by listing ${row.listingId}`)
  const planted = tables.gardenSlots
    .filter((row) => row.copyId !== '')
    .map((row) => `${row.copyId} by garden ${row.id}`)
  const all = [
    ...offered,
    ...planted,
    ...heldByFinance(world),
    ...auctionHolds(world),
    ...heldByDiy(world),
    ...guildHolds(world),
  ]
  const wanted = new Set(all)
  const held = new Set(tables.locks.all().map(({ id, by, about }) => `${id} by ${by} ${about}`))
  return [
    ...(wanted.size === all.length ? [] : ['a thing is held twice by one']),
    ...[...wanted].filter((one) => !held.has(one)).map((one) => `${one} is not held`),
    ...[...held].filter((one) => !wanted.has(one)).map((one) => `${one} is held for nothing`),
    ...tables.locks.all().flatMap(({ id }) => (isThere.has(id) ? [] : [`${id} is held and gone`])),
  ]
}
