import { refuse } from '../refusals.ts'
import type { World } from '../world.ts'
import { leaveGuild } from '../guild/leaving.ts'
import { leaveFinance } from '../finance/leaving.ts'
import { leaveGarden } from '../garden/leaving.ts'
import { leaveWorkshop } from '../workshop/leaving.ts'
import { leaveAvatars } from './avatars.ts'
import { release } from './holds.ts'
import { openElsewhere } from './items.ts'
import { balanceOf, houseAccounts, move } from './ledger.ts'
import { delist } from './listings.ts'
import { assets } from './rows.ts'

/** Whether somebody has a copy in an auction that is not over, or the highest bid there. */
const isInAuction = ({ tables: { auctions, auctionBids, inscriptionLots } }: World, userId: string): boolean =>
  auctionBids.find((row) => row.userId === userId && row.state === 'held') !== undefined ||
  [...auctions.all(), ...inscriptionLots.all()].some((row) => row.sellerId === userId && row.state === 'open')

/** What served one person alone: places before others, reminders, marks, filters, what they were told, the number they had before. */
function forget({ tables }: World, userId: string): void {
  const { priorityAppointments, personalNotices, favourites, noticeReads, listFilters, substitutions } = tables
  for (const table of [priorityAppointments, personalNotices]) table.remove((row) => row.userId === userId)
  for (const table of [tables.appointments, tables.queue]) table.remove((row) => row.id.endsWith(`/${userId}`))
  for (const table of [favourites, noticeReads]) table.remove((row) => row.id.startsWith(`${userId}/`))
  for (const table of [listFilters, substitutions]) table.remove((row) => row.id === userId)
}

/**
 * Somebody leaves for good. What they had set aside goes back, their offers come down, their copies count as held elsewhere, their
 * sealed boxes as opened there, their balances fall to the platform, and what served them alone is forgotten. Refuses with `itemLocked`
 * while somebody is paying for an offer of theirs, or an auction is open in which they sell or bid most, and with what `leaveFinance`
 * refuses, before anything is changed.
 */
export async function leaveWorld(world: World, userId: string): Promise<void> {
  const { copies, sealedBoxes, listings, holds, editions } = world.tables
  if (listings.find((row) => row.sellerId === userId && row.state === 'held')) {
    refuse('itemLocked', '有人正在付款，暂时不能注销')
  }
  if (isInAuction(world, userId)) refuse('itemLocked', '还有拍卖没有结束，请结束后再试')
  await leaveFinance(world, userId)
  for (const hold of holds.filter((row) => row.userId === userId && row.state === 'held')) await release(world, hold.id)
  for (const offer of listings.filter((row) => row.sellerId === userId && row.state === 'up')) {
    await delist(world, offer.id, userId)
  }
  for (const { productId } of copies.filter((row) => row.ownerId === userId)) {
    await editions.change(productId, (draft) => void (draft.elsewhere += 1))
  }
  leaveGarden(world, userId)
  await leaveWorkshop(world, userId)
  await leaveGuild(world, userId)
  copies.remove((row) => row.ownerId === userId)
  await leaveAvatars(world, userId)
  for (const { boxId } of sealedBoxes.filter((row) => row.ownerId === userId && row.copyId === '')) {
    await openElsewhere(world, boxId)
  }
  sealedBoxes.remove((row) => row.ownerId === userId)
  forget(world, userId)
  for (const currency of assets) {
    const amount = balanceOf(world, currency, userId)
    const to = houseAccounts.platform
    await move(world, { kind: 'forfeit', currency, amount, from: userId, to, about: userId, note: '注销账号' })
  }
}
