import { auditOrders } from './checkout/audit.ts'
import { auditEconomy } from './trade/audit.ts'
import { balanceOf } from './trade/ledger.ts'
import { dailyBooks } from './daily/books.ts'
import { gardenBooks } from './garden/books.ts'
import { guildBooks } from './guild/books.ts'
import { assets } from './trade/rows.ts'
import { workshopBooks } from './workshop/books.ts'
import type { World } from './world.ts'

/**
 * What one person has and has done, as counts: orders made, those of them that are closed, charges that were kept, copies and avatars
 * owned, avatars exchanged, boxes that are sealed, offers that are open, copies that lie in the garden, splinters, bids and the fen
 * that they hold, prizes and lots drawn, parts of envelopes, syntheses, pieces that stand, chests that are closed, props that are not
 * used, real things that were ordered, titles worn, phone numbers replaced, asks, copies that are pledged, lent on, let out or rented,
 * power, blocks unlocked or appointed to, places in the time before a sale, the guild one is in, whether it was renamed, copies given
 * out of its warehouse, whether one can be reached, the lord one follows, days checked in and made up, days of points, the task of the
 * day, exchanges of points, reminders, whether there is a wallet, and every balance in its smallest unit.
 */
export type Books = Readonly<Record<string, number>>

export function booksOf(world: World, userId: string): Books {
  const { asks, pledges, leases, wallets } = world.tables
  const { orders, holds, charges, copies, avatarCopies, avatarExchanges, sealedBoxes, listings } = world.tables
  const { auctionBids, drawn, lots, envelopeParts } = world.tables
  const own = new Set(holds.filter((row) => row.userId === userId).map((row) => row.id))
  const owned = copies.filter((row) => row.ownerId === userId).length
  return {
    orders: orders.filter((row) => row.userId === userId).length,
    closed: orders.filter((row) => row.userId === userId && row.state === 'closed').length,
    wallet: wallets.filter((row) => row.id === userId && row.state === 'opened').length,
    charges: charges.filter((row) => own.has(row.holdId) && row.refundedAt === 0).length,
    items: owned + avatarCopies.filter((row) => row.ownerId === userId).length,
    swaps: avatarExchanges.filter((row) => row.userId === userId).length,
    boxes: sealedBoxes.filter((row) => row.ownerId === userId && row.copyId === '').length,
    offers: listings.filter((row) => row.sellerId === userId && (row.state === 'up' || row.state === 'held')).length,
    bids: auctionBids.filter((row) => row.payer === userId).length,
    held: auctionBids
      .filter((row) => row.payer === userId && row.state === 'held')
      .reduce((sum, row) => sum + row.amountFen, 0),
    drawn: drawn.filter((row) => row.userId === userId).length,
    lots: lots.filter((row) => row.userId === userId).length,
    parts: envelopeParts.filter((row) => row.payee === userId).length,
    ...gardenBooks(world, userId),
    ...workshopBooks(world, userId),
    asks: asks.filter((row) => row.askerId === userId && row.state === 'released').length,
    pledged: pledges.filter(
      (row) => row.borrowerId === userId && (row.state === 'published' || row.state === 'pledged'),
    ).length,
    lent: pledges.filter((row) => row.lenderId === userId && row.state === 'pledged').length,
    letOut: leases.filter((row) => row.ownerId === userId && (row.state === 'published' || row.state === 'leased'))
      .length,
    rented: leases.filter((row) => row.tenantId === userId && row.state === 'leased').length,
    ...guildBooks(world, userId),
    ...dailyBooks(world, userId),
    ...Object.fromEntries(assets.map((asset) => [asset, balanceOf(world, asset, userId)])),
  }
}

/** What is counted, by name. */
export const bookNames: readonly string[] = [
  'orders',
  'closed',
  'wallet',
  'charges',
  'items',
  'swaps',
  'boxes',
  'offers',
  'planted',
  'bids',
  'held',
  'drawn',
  'lots',
  'parts',
  'splinters',
  'pots',
  'cards',
  'lanterns',
  'eggs',
  'animals',
  'merged',
  'pieces',
  'chests',
  'props',
  'parcels',
  'titles',
  'numbers',
  'asks',
  'pledged',
  'lent',
  'letOut',
  'rented',
  'power',
  'blocks',
  'appointed',
  'places',
  'guild',
  'renamed',
  'givenOut',
  'reachable',
  'lord',
  'days',
  'pointDays',
  'taskDays',
  'redeemed',
  'reminders',
  ...assets,
]

/** Calls that were done under a key, with the key. */
export function doneIn(world: World): readonly { readonly call: string; readonly intent: string }[] {
  return world.tables.receipts.all().map(({ id }) => {
    const [call = '', , key = ''] = id.split('/')
    return { call, intent: decodeURIComponent(key) }
  })
}

/** Calls whose receipt `name/person/key` is followed by another one for the same key: `name/person/key/7`. */
export function repeatedIn(world: World): readonly string[] {
  const ids = world.tables.receipts.all().map(({ id }) => id)
  const all = new Set(ids)
  return ids.filter((id) => all.has(id.slice(0, id.lastIndexOf('/')))).map((id) => id.slice(0, id.indexOf('/')))
}

/** Everything that does not add up, and what was done twice for one intent. Empty means sound. */
export const auditWorld = (world: World): readonly string[] => [
  ...auditOrders(world),
  ...auditEconomy(world),
  ...repeatedIn(world).map((call) => `${call} was done again for one intent`),
]
