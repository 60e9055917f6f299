import { hour, type Instant, minute } from '#src/domain/time/instant.ts'
import { demoAccount } from '../demo-account.ts'
import { evening, eveningNames, falling, openingPercent, wordsToCarve } from '../auction/numbers.ts'
import type { Row, SeedRows } from '../rows.ts'
import { houseAccounts } from '../trade/ledger.ts'
import { residentIds } from './people.ts'

/** Ids of what auctions begin with: above those of everything else but the garden's. */
const firstId = 880_000
const idAt = (place: number): string => String(firstId + place)
const me = demoAccount.userId
const { auction: held, bank } = houseAccounts

/** The auctions of the beginning: when they begin and end, from now, and who bid, by place; -1 is the demonstration account. */
const hall: readonly { readonly from: number; readonly to: number; readonly bidders: readonly number[] }[] = [
  { from: -20 * minute, to: 6 * minute, bidders: [0, 3, 0] },
  { from: -40 * minute, to: 25 * minute, bidders: [-1, 5] },
  { from: -10 * minute, to: 50 * minute, bidders: [] },
  { from: -5 * minute, to: 2 * hour, bidders: [7] },
  { from: 3 * minute, to: 33 * minute, bidders: [] },
]

const toHundred = (fen: number, percent: number): number => Math.max(100, Math.round((fen * percent) / 10_000) * 100)

interface Copied {
  readonly copy: Row<'copies'>
  readonly priceFen: number
}

/** Free copies of people who live here, one of each product, the dearer ones first. */
function freeCopies({ copies, products, locks }: SeedRows, now: Instant): Copied[] {
  const people = new Set(residentIds)
  const isHeld = new Set(locks.map((row) => row.id))
  const prices = new Map(products.map((row) => [row.id, row.priceFen]))
  const free = copies.filter((row) => people.has(row.ownerId) && !isHeld.has(row.id) && row.freeAt <= now)
  const one = [...new Map(free.map((row) => [row.productId, row])).values()]
  return one
    .map((copy) => ({ copy, priceFen: prices.get(copy.productId) ?? 0 }))
    .filter(({ priceFen }) => priceFen > 0)
    .toSorted((a, b) => b.priceFen - a.priceFen || (a.copy.id < b.copy.id ? -1 : 1))
}

type Auctions = Pick<
  SeedRows,
  'auctions' | 'auctionBids' | 'inscriptionActivities' | 'inscriptionLots' | 'inscriptions'
>

/** A table of steps would be the world's own; here each bid is a tenth of the start above the one before, in whole yuan, which is more. */
const bidFen = (startFen: number, place: number): number => startFen + place * toHundred(startFen, 12)

function auctionsOf(free: readonly Copied[], now: Instant): Pick<Auctions, 'auctions' | 'auctionBids'> {
  const pairs = hall.flatMap((row, place) => {
    const goods = free[place]
    return goods ? [{ ...row, ...goods, id: idAt(place + 1) }] : []
  })
  return {
    auctions: pairs.map(({ id, copy: { id: copyId, productId, number, ownerId: sellerId }, priceFen, from, to }) => {
      const about = { id, copyId, productId, number, sellerId, startFen: toHundred(priceFen, openingPercent) }
      return { ...about, startsAt: now + from, endsAt: now + to, extensions: 0, state: 'open', settledAt: 0 }
    }),
    auctionBids: pairs.flatMap(({ id: auctionId, bidders, copy, priceFen, from }, place) =>
      bidders.map((bidder, turn): Row<'auctionBids'> => {
        const others = residentIds.filter((one) => one !== copy.ownerId)
        const userId = bidder < 0 ? me : others[bidder]!
        const amountFen = bidFen(toHundred(priceFen, openingPercent), turn)
        const state = turn === bidders.length - 1 ? 'held' : 'freed'
        const at = now + from + (turn + 1) * minute
        return {
          id: idAt(100 + place * 10 + turn),
          auctionId,
          userId,
          payer: bidder < 0 ? me : bank,
          amountFen,
          at,
          state,
        }
      }),
    ),
  }
}

/** An evening that goes on, and two carved copies of the demonstration account. */
function inscriptionsOf(
  free: readonly Copied[],
  own: readonly Row<'copies'>[],
  now: Instant,
): Omit<Auctions, 'auctions' | 'auctionBids'> {
  const activityId = idAt(50)
  const startsAt = now - 4 * minute
  const lots = free.slice(0, evening.lots).map(({ copy, priceFen }, place): Row<'inscriptionLots'> => {
    const begins = startsAt + place * evening.everyMs
    return {
      id: idAt(60 + place),
      activityId,
      copyId: copy.id,
      productId: copy.productId,
      number: copy.number,
      sellerId: copy.ownerId,
      words: wordsToCarve[place]!,
      startFen: toHundred(priceFen, falling.fromPercent),
      floorFen: toHundred(priceFen, falling.floorPercent),
      dropFen: toHundred(priceFen, falling.dropPercent),
      dropMs: falling.dropMs,
      startsAt: begins,
      endsAt: begins + evening.lotMs,
      state: 'open',
      buyerId: '',
      payer: '',
      paidFen: 0,
      soldAt: 0,
    }
  })
  const carved = [
    ...lots.map(({ copyId, words }) => ({ id: copyId, words })),
    ...own.slice(0, 2).map(({ id }, place) => {
      return { id, words: wordsToCarve[8 + place]! }
    }),
  ]
  const last = lots.at(-1)
  const story = '刻有诗句的藏品，每半分钟降价一次，先出价者得。'
  return {
    inscriptionActivities: last
      ? [{ id: activityId, name: eveningNames[0], story, startsAt, endsAt: last.endsAt }]
      : [],
    inscriptionLots: lots,
    inscriptions: carved.map((row) => ({ ...row, at: now - hour })),
  }
}

/** What the bids of the beginning have moved: each was held, and freed again unless it is the highest. */
function movesOf(bids: readonly Row<'auctionBids'>[]): Row<'moves'>[] {
  return bids.flatMap(({ id, payer, amountFen: amount, at, state }, place) => {
    const common = { currency: 'fen', amount, about: id, at } as const
    const holds = { ...common, id: idAt(500 + place * 2), kind: 'bidHeld', from: payer, to: held, note: '拍卖出价' }
    const frees = {
      ...common,
      id: idAt(501 + place * 2),
      kind: 'bidFreed',
      from: held,
      to: payer,
      note: '出价被超过，退回',
    }
    return state === 'freed' ? [holds, { ...frees, at: at + minute }] : [holds]
  })
}

/** The hall, an evening of inscriptions, the money that is held, and the locks of what is sold. */
export function withAuctions(rows: SeedRows, now: Instant): SeedRows {
  const free = freeCopies(rows, now)
  const own = rows.copies.filter((row) => row.ownerId === me && row.listingId === '')
  const { auctions, auctionBids } = auctionsOf(free, now)
  const inscribed = inscriptionsOf(free.slice(hall.length), own, now)
  const inHand = auctionBids.filter((row) => row.state === 'held').reduce((sum, row) => sum + row.amountFen, 0)
  const accounts = rows.accounts.map((row) =>
    row.id === `fen/${bank}` ? { ...row, balance: row.balance - inHand } : row,
  )
  const hasBank = accounts.some((row) => row.id === `fen/${bank}`)
  const account = (owner: string, balance: number) => ({ id: `fen/${owner}`, currency: 'fen', owner, balance }) as const
  return {
    ...rows,
    auctions,
    auctionBids,
    ...inscribed,
    accounts: [...accounts, account(held, inHand), ...(hasBank ? [] : [account(bank, -inHand)])],
    moves: [...rows.moves, ...movesOf(auctionBids)],
    locks: [
      ...rows.locks,
      ...auctions.map(({ id, copyId }) => ({ id: copyId, by: 'auction', about: id }) as const),
      ...inscribed.inscriptionLots.map(
        ({ id, copyId }) => ({ id: copyId, by: 'auction', about: `lot-${id}` }) as const,
      ),
    ],
  }
}
