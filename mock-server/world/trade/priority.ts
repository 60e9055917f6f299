import { day as dayMs, type Instant, minute } from '#src/domain/time/instant.ts'
import { refuse } from '../refusals.ts'
import type { Row } from '../rows.ts'
import type { World } from '../world.ts'

/**
 * Buying before everybody else: whoever has a work of the series may appoint to it while it is announced, and buys one copy in the minutes
 * before the sale begins. Every number is ours (docs/decisions/0051).
 */
export const priorityMs = 10 * minute
/** Of an edition so many parts of a hundred are kept for those who have appointed. */
const shareOfEdition = 10
/** How many one person may buy before everybody else. */
export const firstMost = 1
/** How long after it began a sale is still listed. */
const listedMs = dayMs

type Product = Row<'products'>

/** When those who have appointed may buy. */
export const priorityFrom = ({ onSaleAt }: Pick<Product, 'onSaleAt'>): Instant => onSaleAt - priorityMs

export const priorityPlaces = ({ editionSize }: Pick<Product, 'editionSize'>): number =>
  Math.max(1, Math.floor((editionSize * shareOfEdition) / 100))

export const hasAppointed = (world: World, productId: string, userId: string): boolean =>
  world.tables.priorityAppointments.get(`${productId}/${userId}`) !== undefined

/** Whether this person may buy it now although everybody else still waits. */
export const buysFirst = (
  world: World,
  sold: { id: string; onSaleAt: number; state: string },
  userId: string,
): boolean =>
  sold.state === 'upcoming' &&
  hasAppointed(world, sold.id, userId) &&
  world.clock.now() >= priorityFrom(sold) &&
  world.clock.now() < sold.onSaleAt

/** What is announced, or has just begun, soonest first. */
export const priorityProducts = ({ tables, clock }: World): Product[] =>
  tables.products
    .filter((row) => row.state === 'upcoming' && row.onSaleAt > clock.now() - listedMs)
    .toSorted((a, b) => a.onSaleAt - b.onSaleAt || a.id.localeCompare(b.id))

export const placesLeft = (world: World, product: Product): number =>
  priorityPlaces(product) - world.tables.priorityAppointments.filter((row) => row.productId === product.id).length

/** Why somebody may not appoint to it now; `''` when they may, or have. */
export function priorityBlock(world: World, product: Product, userId: string): string {
  if (hasAppointed(world, product.id, userId)) return ''
  if (world.clock.now() >= priorityFrom(product)) return '预约已截止'
  const ofSeries = (id: string) => world.tables.products.get(id)?.seriesId === product.seriesId
  const isHolder = world.tables.copies.find((row) => row.ownerId === userId && ofSeries(row.productId)) !== undefined
  if (!isHolder) return '持有同系列藏品才能预约'
  return placesLeft(world, product) <= 0 ? '名额已满' : ''
}

/** Appoints somebody; again it stays as it is. Refuses with `notFound` and `notQualified`. */
export async function appoint(world: World, userId: string, productId: string): Promise<void> {
  const product = priorityProducts(world).find(({ id }) => id === productId) ?? refuse('notFound')
  const block = priorityBlock(world, product, userId)
  if (block !== '') refuse('notQualified', block)
  if (hasAppointed(world, productId, userId)) return
  const at = world.clock.now()
  await world.tables.priorityAppointments.add({ id: `${productId}/${userId}`, productId, userId, at })
}
