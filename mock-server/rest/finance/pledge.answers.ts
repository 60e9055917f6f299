import type { pledgeEndpoints } from '#src/contract/rest/pledge/pledge.endpoints.ts'
import type { Pledge, PledgedEdition } from '#src/contract/rest/pledge/pledge.schema.ts'
import type { RequestOf } from '#src/contract/rest/calls.ts'
import { owedFen } from '#src/domain/finance/interest.ts'
import { graceDays, highestBasisPoints, highestFen, lowestFen, pledgeDays } from '../../world/finance/numbers.ts'
import {
  cancelPledge,
  dueAt,
  graceUntil,
  lend,
  owedAt,
  type Pledge as PledgeRow,
  publishPledge,
} from '../../world/finance/pledges.ts'
import { productPiece, seriesName } from '../../world/looks.ts'
import type { World } from '../../world/world.ts'
import { type Answers, byId, type Caller, pageOf, signedIn } from '../answers.ts'
import { floorsOf, person } from '../views/holding.ts'

function owed(row: PledgeRow, at: number): number {
  if (row.state === 'redeemed') return row.repaidFen
  return row.lentAt === 0 ? owedFen(row.loanFen, row.rateBasisPoints, row.days) : owedAt(row, at)
}

const pledgeView = (world: World) => {
  const floors = floorsOf(world)
  return (row: PledgeRow): Pledge => {
    const { id, copyId, productId, number, loanFen, rateBasisPoints, days, state, publishedAt, lentAt, endedAt } = row
    const product = world.tables.products.get(productId)!
    const { categoryId, editionSize, seriesId } = product
    return {
      id,
      copyId,
      productId,
      number,
      loanFen,
      rateBasisPoints,
      days,
      state,
      publishedAt,
      categoryId,
      editionSize,
      ...productPiece(world, product),
      seriesName: seriesName(world, seriesId),
      borrower: person(world, row.borrowerId),
      lender: row.lenderId === '' ? null : person(world, row.lenderId),
      lentAt: lentAt || null,
      dueAt: lentAt === 0 ? null : dueAt(row),
      graceUntil: lentAt === 0 ? null : graceUntil(row),
      endedAt: endedAt || null,
      owedFen: owed(row, endedAt || world.clock.now()),
      floorFen: floors(productId).floorFen,
    }
  }
}

const newest = (a: PledgeRow, b: PledgeRow): number => b.publishedAt - a.publishedAt || Number(b.id) - Number(a.id)
type Order = NonNullable<RequestOf<'pledge.market'>['order']>
const orders: Readonly<Record<Order, (a: PledgeRow, b: PledgeRow) => number>> = {
  newest,
  rateDown: (a, b) => b.rateBasisPoints - a.rateBasisPoints || newest(a, b),
  loanUp: (a, b) => a.loanFen - b.loanFen || newest(a, b),
}

const wanted = (world: World): PledgeRow[] => world.tables.pledges.filter((row) => row.state === 'published')

const editionsOf = (world: World): PledgedEdition[] =>
  [...Map.groupBy(wanted(world), (row) => row.productId)]
    .map(([id, rows]) => {
      const product = world.tables.products.get(id)!
      return {
        id,
        ...productPiece(world, product),
        seriesName: seriesName(world, product.seriesId),
        pledges: rows.length,
        highestBasisPoints: Math.max(...rows.map((row) => row.rateBasisPoints)),
        lowestFen: Math.min(...rows.map((row) => row.loanFen)),
      }
    })
    .toSorted((a, b) => b.pledges - a.pledges || byId(a, b))

const rules = { lowestFen, highestFen, highestBasisPoints, days: pledgeDays, graceDays }
const userOf = (caller: Caller): string => signedIn(caller).user.id

/** What pledging answers (marketplace §7 mortgage; docs/decisions/0046). */
export const pledgeAnswers: Answers<typeof pledgeEndpoints> = {
  publish: async (world, asked, caller) => ({
    data: pledgeView(world)(await publishPledge(world, { ...asked, borrowerId: userOf(caller) })),
    msg: '已发布质押',
  }),
  lend: async (world, { id }, caller) => ({
    data: pledgeView(world)(await lend(world, id, userOf(caller))),
    msg: '已出借',
  }),
  mine: (world, { role, ...page }, caller) => {
    const userId = userOf(caller)
    const own = world.tables.pledges.filter((row) => (role === 'lender' ? row.lenderId : row.borrowerId) === userId)
    return { data: pageOf(own.toSorted(newest), page, pledgeView(world)) }
  },
  first: (world) => ({ data: { rules, editions: editionsOf(world) } }),
  market: (world, { productId, order = 'newest', ...page }) => {
    const rows = wanted(world).filter((row) => productId === undefined || row.productId === productId)
    return { data: pageOf(rows.toSorted(orders[order]), page, pledgeView(world)) }
  },
  cancel: async (world, { id }, caller) => ({
    data: pledgeView(world)(await cancelPledge(world, id, userOf(caller))),
    msg: '已撤回',
  }),
}
