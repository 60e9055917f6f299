import type { leaseEndpoints } from '#src/contract/rest/lease/lease.endpoints.ts'
import type { Lease, LeasedEdition } from '#src/contract/rest/lease/lease.schema.ts'
import type { RequestOf } from '#src/contract/rest/calls.ts'
import {
  buyOut,
  endLease,
  endsAt,
  heldFen,
  type Lease as LeaseRow,
  publishLease,
  rent,
  rentDue,
  withdrawLease,
} from '../../world/finance/leases.ts'
import { highestFen, leaseDaysMax, lowestFen } from '../../world/finance/numbers.ts'
import { productPiece, seriesName } from '../../world/looks.ts'
import { refuse } from '../../world/refusals.ts'
import { lockOf, requireFree } from '../../world/trade/items.ts'
import type { World } from '../../world/world.ts'
import { type Answers, byId, type Caller, pageOf, signedIn } from '../answers.ts'
import { copyCard, floorsOf, ofCategory, person } from '../views/holding.ts'

const leaseView =
  (world: World) =>
  (row: LeaseRow): Lease => {
    const { id, copyId, productId, number, rentFen, daysMax, buyoutFen, state, publishedAt, leasedAt, days } = row
    const product = world.tables.products.get(productId)!
    const { categoryId, editionSize, seriesId } = product
    return {
      id,
      copyId,
      productId,
      number,
      rentFen,
      daysMax,
      state,
      publishedAt,
      days,
      categoryId,
      editionSize,
      ...productPiece(world, product),
      seriesName: seriesName(world, seriesId),
      buyoutFen: buyoutFen || null,
      owner: person(world, row.ownerId),
      tenant: row.tenantId === '' ? null : person(world, row.tenantId),
      leasedAt: leasedAt || null,
      endsAt: leasedAt === 0 ? null : endsAt(row),
      endedAt: row.endedAt || null,
      heldFen: heldFen(row),
      rentDueFen: rentDue(row, world.clock.now()),
    }
  }

const newest = (a: LeaseRow, b: LeaseRow): number => b.publishedAt - a.publishedAt || Number(b.id) - Number(a.id)
const published = (world: World): LeaseRow[] => world.tables.leases.filter((row) => row.state === 'published')
const cheapest = (rows: readonly LeaseRow[]): number => Math.min(...rows.map((row) => row.rentFen))

const editionsOf = (world: World): LeasedEdition[] =>
  [...Map.groupBy(published(world).toSorted(newest), (row) => row.productId)].map(([id, rows]) => {
    const product = world.tables.products.get(id)!
    return {
      id,
      categoryId: product.categoryId,
      ...productPiece(world, product),
      seriesName: seriesName(world, product.seriesId),
      leases: rows.length,
      lowestFen: cheapest(rows),
      buyable: rows.filter((row) => row.buyoutFen > 0).length,
    }
  })

type Order = NonNullable<RequestOf<'lease.market'>['order']>
const orders: Readonly<Record<Order, (a: LeasedEdition, b: LeasedEdition) => number>> = {
  newest: () => 0,
  rentUp: (a, b) => a.lowestFen - b.lowestFen,
  rentDown: (a, b) => b.lowestFen - a.lowestFen,
}

const userOf = (caller: Caller): string => signedIn(caller).user.id

/** What leasing answers (marketplace §7 inscriptionLease; docs/decisions/0046). */
export const leaseAnswers: Answers<typeof leaseEndpoints> = {
  publish: async (world, { buyoutFen, ...asked }, caller) => {
    const wanted = { ...asked, buyoutFen: buyoutFen ?? 0, ownerId: userOf(caller) }
    return { data: leaseView(world)(await publishLease(world, wanted)), msg: '已发布出租' }
  },
  rent: async (world, { id, days }, caller) => ({
    data: leaseView(world)(await rent(world, id, userOf(caller), days)),
    msg: '已租下',
  }),
  market: (world, { order = 'newest', ...page }) => ({
    data: pageOf(editionsOf(world).toSorted(orders[order]), page, (row) => row),
  }),
  byCategory: (world, { categoryId, ...page }) => {
    const { id } = ofCategory(world, categoryId) ?? refuse('notFound')
    const rows = published(world).filter((row) => row.productId === id)
    return {
      data: pageOf(
        rows.toSorted((a, b) => a.rentFen - b.rentFen || newest(a, b)),
        page,
        leaseView(world),
      ),
    }
  },
  terms: (world, { copyId }, caller) => {
    const copy = requireFree(world, world.tables.copies.get(copyId), userOf(caller))
    const rows = published(world).filter((row) => row.productId === copy.productId)
    return {
      data: {
        copyId,
        lowestFen,
        highestFen,
        daysMax: leaseDaysMax,
        feeBasisPoints: copy.terms.feeBasisPoints,
        usualFen: rows.length === 0 ? null : cheapest(rows),
        floorFen: floorsOf(world)(copy.productId).floorFen,
      },
    }
  },
  leasable: (world, page, caller) => {
    const userId = userOf(caller)
    const own = world.tables.copies.filter(
      (row) => row.ownerId === userId && row.terms.resale && lockOf(world, row) === null,
    )
    return {
      data: pageOf(
        own.toSorted((a, b) => b.gotAt - a.gotAt || byId(a, b)),
        page,
        copyCard(world),
      ),
    }
  },
  rented: (world, page, caller) => {
    const userId = userOf(caller)
    const own = world.tables.leases.filter((row) => row.tenantId === userId)
    return {
      data: pageOf(
        own.toSorted((a, b) => b.leasedAt - a.leasedAt || newest(a, b)),
        page,
        leaseView(world),
      ),
    }
  },
  let: (world, page, caller) => {
    const userId = userOf(caller)
    const own = world.tables.leases.filter((row) => row.ownerId === userId)
    return { data: pageOf(own.toSorted(newest), page, leaseView(world)) }
  },
  end: async (world, { id }, caller) => ({
    data: leaseView(world)(await endLease(world, id, userOf(caller))),
    msg: '已退租',
  }),
  withdraw: async (world, { id }, caller) => ({
    data: leaseView(world)(await withdrawLease(world, id, userOf(caller))),
    msg: '已撤回',
  }),
  buyout: async (world, { id }, caller) => ({
    data: leaseView(world)(await buyOut(world, id, userOf(caller))),
    msg: '已买断',
  }),
}
