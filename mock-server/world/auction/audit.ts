import { balanceOf, houseAccounts } from '../trade/ledger.ts'
import type { World } from '../world.ts'
import { bidsOf, stepAt } from './bidding.ts'

/**
 * What must always hold in auctions, as the list of what does not: each bid is a step above the one before; of an open auction the highest
 * one is held and no other, of a struck one it has won; what is held lies in the account of the auctions, to the fen; a bid is held once,
 * and freed or paid once.
 */
export function auditAuctions(world: World): string[] {
  const { auctions, auctionBids, inscriptionLots, moves } = world.tables
  const held = auctionBids.filter((row) => row.state === 'held').reduce((sum, row) => sum + row.amountFen, 0)
  const account = balanceOf(world, 'fen', houseAccounts.auction)
  const about = Map.groupBy(moves.all(), (row) => row.about)
  const sum = (key: string, kind: string) =>
    (about.get(key) ?? []).filter((row) => row.kind === kind).reduce((all, row) => all + row.amount, 0)
  return [
    ...(held === account ? [] : [`${held} fen of bids are held and ${account} are there`]),
    ...auctions.all().flatMap(({ id, state }) => {
      const bids = bidsOf(world, id)
      const last = { open: 'held', struck: 'won', passed: 'freed' }[state]
      return [
        ...(bids.every((row, index) => row.state === (index === 0 ? last : 'freed')) &&
        (state !== 'passed' || bids.length === 0)
          ? []
          : [`the bids of the ${state} auction ${id} are ${bids.map((row) => row.state).join(' ')}`]),
        ...(bids.every(
          (row, index) => index === 0 || bids[index - 1]!.amountFen >= row.amountFen + stepAt(row.amountFen),
        )
          ? []
          : [`a bid of auction ${id} is less than a step above the one before`]),
      ]
    }),
    ...auctionBids.all().flatMap(({ id, amountFen, state }) => {
      const paid = sum(id, 'auctionPaid') + sum(id, 'auctionFee')
      const isRight =
        sum(id, 'bidHeld') === amountFen &&
        sum(id, 'bidFreed') === (state === 'freed' ? amountFen : 0) &&
        paid === (state === 'won' ? amountFen : 0)
      return isRight ? [] : [`the money of the ${state} bid ${id} does not add up`]
    }),
    ...inscriptionLots.all().flatMap(({ id, state, paidFen }) => {
      const paid = sum(`lot-${id}`, 'auctionPaid') + sum(`lot-${id}`, 'auctionFee')
      return paid === (state === 'struck' ? paidFen : 0)
        ? []
        : [`the ${state} lot ${id} was paid ${paid} for ${paidFen}`]
    }),
  ]
}
