import type { Step } from '#scenarios/player/scenario.ts'
import type { Chance } from './chance.ts'
import { act, change, freshStream, harmed, type Kind } from './kinds.ts'

/** What one has that may be pledged, let out or sold to an ask. */
const copies = ['201102-2719', '201102-2783', '201101-1217'] as const
/** What others have put up when the world begins (`mock-server/world/seeds`). */
const auctions = ['880001', '880002', '880003', '880004'] as const
const lots = ['880060', '880061'] as const
const pledges = [
  ['880112', '201101-3497'],
  ['880118', '201407-25'],
] as const
const leases = [
  ['880124', '201101-3496'],
  ['880130', '201306-154'],
] as const
const asks = [
  ['880011', '201102-2783'],
  ['880001', '201101-1217'],
] as const
const raffles = ['871001', '871002'] as const

const calls = [
  'auction.bid',
  'auction.takeInscription',
  'ask-to-buy.release',
  'ask-to-buy.sell',
  'ask-to-buy.cancel',
  'pledge.publish',
  'pledge.lend',
  'pledge.cancel',
  'lease.publish',
  'lease.rent',
  'lease.end',
  'lease.buyout',
  'draw.one',
  'draw.many',
  'draw.openLot',
  'draw.openEnvelope',
  'draw.openAirdrop',
] as const

const ofLease = (chance: Chance, name: string, endpoint: string): readonly Step[] => {
  const [id, copy] = chance.pick(leases)
  return change(`lease/${copy}`, ['lease', 'leased'], name, endpoint, { id })
}

/** Bids, asks, pledges, leases and draws, and what others do meanwhile. */
export const tradeKinds: readonly Kind[] = [
  act('bid', 3, (chance) => {
    const auctionId = chance.pick(auctions)
    const amountFen = chance.between(90, 180) * 1000
    return change(`auction/${auctionId}`, ['auction', 'listed'], 'bid', 'auction.bid', { auctionId, amountFen })
  }),
  act('take a lot', 1, (chance) => {
    const id = chance.pick(lots)
    const request = { id, expectedFen: 64_300 }
    return change(`auction/lot-${id}`, ['auction', 'listed'], 'take', 'auction.takeInscription', request)
  }),
  act('ask to buy', 2, (chance, telling) => {
    const request = {
      kind: 'copy',
      productId: '201102',
      priceFen: chance.between(20, 70) * 100,
      days: chance.pick([1, 3]),
    }
    return change(
      freshStream('ask-to-buy', 'ask', telling),
      ['askToBuy', 'none'],
      'release',
      'ask-to-buy.release',
      request,
    )
  }),
  act('sell to an ask', 1.5, (chance) => {
    const [id, itemId] = chance.pick(asks)
    return change(`ask-to-buy/${id}`, ['askToBuy', 'released'], 'sell', 'ask-to-buy.sell', { id, itemId })
  }),
  act('take an ask back', 1, (chance) => {
    const id = chance.pick(['900001', '900002', '900003'])
    return change(`ask-to-buy/${id}`, ['askToBuy', 'released'], 'cancel', 'ask-to-buy.cancel', { id })
  }),
  act('pledge', 2, (chance) => {
    const copyId = chance.pick(copies)
    const request = { copyId, loanFen: chance.between(10, 400) * 100, rateBasisPoints: 5, days: 7 }
    return change(`pledge/${copyId}`, ['pledge', 'owned'], 'publish', 'pledge.publish', request)
  }),
  act('lend', 1.5, (chance) => {
    const [id, copy] = chance.pick(pledges)
    return change(`pledge/${copy}`, ['pledge', 'published'], 'lend', 'pledge.lend', { id })
  }),
  act('let out', 2, (chance) => {
    const copyId = chance.pick(copies)
    const request = { copyId, rentFen: 200, daysMax: 7, buyoutFen: chance.is(0.5) ? 9000 : null }
    return change(`lease/${copyId}`, ['lease', 'owned'], 'publish', 'lease.publish', request)
  }),
  act('rent', 2, (chance) => {
    const [id, copy] = chance.pick(leases)
    const request = { id, days: chance.between(1, 3) }
    return change(`lease/${copy}`, ['lease', 'published'], 'rent', 'lease.rent', request)
  }),
  act('end a lease', 1, (chance) => ofLease(chance, 'end', 'lease.end')),
  act('buy out', 1, (chance) => ofLease(chance, 'buyOut', 'lease.buyout')),
  act('draw', 2, (chance) => {
    const activityId = chance.pick(raffles)
    return change(`lucky-draw/${activityId}`, ['luckyDraw', 'ready'], 'draw', 'draw.one', { activityId })
  }),
  act('draw many', 1, (chance) => {
    const activityId = chance.pick(raffles)
    const request = { activityId, count: chance.pick([2, 10]) }
    return change(`lucky-draw/${activityId}`, ['luckyDraw', 'ready'], 'drawMany', 'draw.many', request)
  }),
  act('draw a lot', 1, () => change('lucky-draw/lots', ['luckyDraw', 'ready'], 'openLot', 'draw.openLot', {})),
  act('open an airdrop', 0.7, (_, telling) => [
    {
      say: 'blindBox.requested',
      to: freshStream('blind-box', 'airdrop', telling),
      with: { endpoint: 'draw.openAirdrop', request: { id: '872001' } },
    },
  ]),
  act('time goes on', 1.5, (chance) => [{ advance: chance.pick(['30m', '3h', '1d']) }, { world: 'world.due' }]),
  act('beans come', 0.6, () => [{ world: 'wallet.give', with: { currency: 'weiDou', amount: 1000 } }]),
  act('the market stands still', 0.4, (chance) => [
    { world: 'world.settings', with: { livelyMarket: chance.is(0.4) } },
  ]),
  harmed('calls of the trading floor', 5, calls, [{ kind: 'code', code: 500, msg: '系统繁忙' }]),
]
