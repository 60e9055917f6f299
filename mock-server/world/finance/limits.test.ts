import { describe, expect, it } from 'vitest'
import { day } from '#src/domain/time/instant.ts'
import { me, openStand, other, outcome, type Stand, third } from '../../world-test-kit.ts'
import { auditWorld } from '../books.ts'
import { list } from '../trade/listings.ts'
import { balanceOf, houseAccounts } from '../trade/ledger.ts'
import { cancelAsk, chooseOffer, endAsk, openAsks, releaseAsk, sellToAsk } from './asks.ts'
import { buyOut, endLease, publishLease, rent, withdrawLease } from './leases.ts'
import { asksMax, highestBasisPoints, highestFen, leaseDaysMax, lowestFen } from './numbers.ts'
import { cancelPledge, lend, publishPledge } from './pledges.ts'

const rich = 3_000_000_000

async function stand() {
  const opened = await openStand()
  await opened.give(third, 12_345)
  for (const who of [me, other]) await opened.give(who, rich)
  const { world, product, box } = opened
  const ask = (askerId: string, priceFen = 900, days = 3) =>
    releaseAsk(world, { kind: 'copy', targetId: product.id, askerId, priceFen, days })
  const pledge = async (change: object = {}, terms: object = {}) =>
    publishPledge(world, {
      copyId: (await opened.copy(me, terms)).id,
      borrowerId: me,
      loanFen: 5_000,
      rateBasisPoints: 5,
      days: 7,
      ...change,
    })
  const lease = async (change: object = {}, terms: object = {}) =>
    publishLease(world, {
      copyId: (await opened.copy(me, terms)).id,
      ownerId: me,
      rentFen: 200,
      daysMax: 7,
      buyoutFen: 9_000,
      ...change,
    })
  const boxAsk = (askerId: string) =>
    releaseAsk(world, { kind: 'box', targetId: box.id, askerId, priceFen: 900, days: 3 })
  return { ...opened, ask, boxAsk, pledge, lease }
}
type Floor = Stand & Awaited<ReturnType<typeof stand>>
type AtLimit = readonly [what: string, act: (floor: Floor) => Promise<unknown>, result: string]

const asking: readonly AtLimit[] = [
  ['an ask for the lowest price', ({ ask }) => ask(me, lowestFen), 'done'],
  ['for a fen less', ({ ask }) => ask(me, lowestFen - 1), 'badAmount'],
  ['for the highest price', ({ ask }) => ask(me, highestFen), 'done'],
  ['for a fen more', ({ ask }) => ask(me, highestFen + 1), 'badAmount'],
  ['for part of a fen', ({ ask }) => ask(me, 900.5), 'badAmount'],
  ['for days that are not offered', ({ ask }) => ask(me, 900, 2), 'badRequest'],
  [
    'for nothing there is',
    ({ world }) => releaseAsk(world, { kind: 'box', targetId: 'nothing', askerId: me, priceFen: 900, days: 1 }),
    'notFound',
  ],
  ['for exactly what one has', ({ world, ask }) => ask(third, balanceOf(world, 'fen', third)), 'done'],
  ['for more than one has', ({ world, ask }) => ask(third, balanceOf(world, 'fen', third) + 1), 'notEnough'],
  [
    'as many as one may have',
    async ({ ask }) => {
      for (let step = 0; step < asksMax; step += 1) await ask(me)
    },
    'done',
  ],
  [
    'and one more',
    async ({ ask }) => {
      for (let step = 0; step <= asksMax; step += 1) await ask(me)
    },
    'tooManyAsks',
  ],
  [
    'a copy for an ask',
    async ({ world, ask, copy }) => sellToAsk(world, (await ask(other)).id, (await copy(me)).id, me),
    'done',
  ],
  [
    'a box for an ask',
    async ({ world, boxAsk, sealed }) => sellToAsk(world, (await boxAsk(other)).id, (await sealed(me)).id, me),
    'done',
  ],
  ['something for no ask', async ({ world, copy }) => sellToAsk(world, 'nothing', (await copy(me)).id, me), 'notFound'],
  [
    'to oneself',
    async ({ world, ask, copy }) => sellToAsk(world, (await ask(me)).id, (await copy(me)).id, me),
    'ownAsk',
  ],
  [
    'what is somebody else’s',
    async ({ world, ask, copy }) => sellToAsk(world, (await ask(other)).id, (await copy(third)).id, me),
    'notYours',
  ],
  [
    'what may not be sold',
    async ({ world, ask, copy }) => sellToAsk(world, (await ask(other)).id, (await copy(me, { resale: false })).id, me),
    'notTradable',
  ],
  [
    'what may be sold and not given away',
    async ({ world, ask, copy }) =>
      sellToAsk(world, (await ask(other)).id, (await copy(me, { transferable: false })).id, me),
    'done',
  ],
  [
    'another edition than is asked for',
    async ({ world, product, copy }) => {
      const { id: targetId } = world.tables.products.find((row) => row.id !== product.id)!
      const { id } = await releaseAsk(world, { kind: 'copy', targetId, askerId: other, priceFen: 900, days: 1 })
      return sellToAsk(world, id, (await copy(me)).id, me)
    },
    'badRequest',
  ],
  [
    'to an ask that was taken back',
    async ({ world, ask, copy }) => {
      const { id } = await ask(other)
      await cancelAsk(world, id, other)
      return sellToAsk(world, id, (await copy(me)).id, me)
    },
    'askEnded',
  ],
  [
    'to one whose time is over',
    async ({ world, ask, copy }) => {
      const { id } = await ask(other)
      await endAsk(world, id)
      return sellToAsk(world, id, (await copy(me)).id, me)
    },
    'askEnded',
  ],
  [
    'somebody else’s ask, taken back',
    async ({ world, ask }) => cancelAsk(world, (await ask(other)).id, me),
    'notYours',
  ],
  [
    'an ask, taken back twice',
    async ({ world, ask }) => {
      const { id } = await ask(me)
      await cancelAsk(world, id, me)
      await cancelAsk(world, id, me)
    },
    'done',
  ],
  [
    'an ask, taken back once it was sold to',
    async ({ world, ask, copy }) => {
      const { id } = await ask(other)
      await sellToAsk(world, id, (await copy(me)).id, me)
      return cancelAsk(world, id, other)
    },
    'askEnded',
  ],
]

const offered = async ({ world, copy }: Floor, priceFen: number) =>
  (await list(world, { kind: 'copy', itemId: (await copy(me)).id, sellerId: me, priceFen })).id
const choosing: readonly AtLimit[] = [
  [
    'an offer at the price of the ask',
    async (floor) => chooseOffer(floor.world, (await floor.ask(other)).id, await offered(floor, 900), other),
    'done',
  ],
  [
    'an offer a fen dearer',
    async (floor) => chooseOffer(floor.world, (await floor.ask(other)).id, await offered(floor, 901), other),
    'priceChanged',
  ],
  [
    'an offer for somebody else’s ask',
    async (floor) => chooseOffer(floor.world, (await floor.ask(other)).id, await offered(floor, 900), third),
    'notYours',
  ],
  [
    'an offer that is not there',
    async (floor) => chooseOffer(floor.world, (await floor.ask(other)).id, 'nothing', other),
    'notFound',
  ],
  [
    'an offer of another kind',
    async (floor) => chooseOffer(floor.world, (await floor.boxAsk(other)).id, await offered(floor, 900), other),
    'badRequest',
  ],
  [
    'an offer of one’s own',
    async (floor) => chooseOffer(floor.world, (await floor.ask(me)).id, await offered(floor, 900), me),
    'ownListing',
  ],
]

const pledging: readonly AtLimit[] = [
  ['a pledge for the least loan', ({ pledge }) => pledge({ loanFen: lowestFen }), 'done'],
  ['for a fen less', ({ pledge }) => pledge({ loanFen: lowestFen - 1 }), 'badAmount'],
  ['for the greatest loan', ({ pledge }) => pledge({ loanFen: highestFen }), 'done'],
  ['for a fen more', ({ pledge }) => pledge({ loanFen: highestFen + 1 }), 'badAmount'],
  ['for part of a fen', ({ pledge }) => pledge({ loanFen: 500.5 }), 'badAmount'],
  ['without interest', ({ pledge }) => pledge({ rateBasisPoints: 0 }), 'done'],
  ['with interest below nothing', ({ pledge }) => pledge({ rateBasisPoints: -1 }), 'badRequest'],
  ['with the highest interest', ({ pledge }) => pledge({ rateBasisPoints: highestBasisPoints }), 'done'],
  ['with more', ({ pledge }) => pledge({ rateBasisPoints: highestBasisPoints + 1 }), 'badRequest'],
  ['for days that are not offered', ({ pledge }) => pledge({ days: 8 }), 'badRequest'],
  ['of what may not be sold', ({ pledge }) => pledge({}, { resale: false }), 'notTradable'],
  ['of what may not be given away', ({ pledge }) => pledge({}, { transferable: false }), 'notTradable'],
  ['of what cools off', ({ pledge }) => pledge({}, { coolingMs: 1 }), 'coolingOff'],
  ['a loan', async ({ world, pledge }) => lend(world, (await pledge()).id, other), 'done'],
  ['a loan for no pledge', ({ world }) => lend(world, 'nothing', other), 'notFound'],
  ['a loan to oneself', async ({ world, pledge }) => lend(world, (await pledge()).id, me), 'ownPledge'],
  [
    'a loan of more than one has',
    async ({ world, pledge }) => lend(world, (await pledge({ loanFen: highestFen })).id, third),
    'notEnough',
  ],
  [
    'a loan on what was taken back',
    async ({ world, pledge }) => {
      const { id } = await pledge()
      await cancelPledge(world, id, me)
      return lend(world, id, other)
    },
    'pledgeEnded',
  ],
  [
    'somebody else’s pledge, taken back',
    async ({ world, pledge }) => cancelPledge(world, (await pledge()).id, other),
    'notYours',
  ],
  [
    'a pledge, taken back once there is a loan',
    async ({ world, pledge }) => {
      const { id } = await pledge()
      await lend(world, id, other)
      return cancelPledge(world, id, me)
    },
    'pledgeEnded',
  ],
]

const rented = async ({ world, lease }: Floor, change: object = {}) => rent(world, (await lease(change)).id, other, 2)
const leasing: readonly AtLimit[] = [
  ['a lease for the least rent', ({ lease }) => lease({ rentFen: lowestFen }), 'done'],
  ['for a fen less', ({ lease }) => lease({ rentFen: lowestFen - 1 }), 'badAmount'],
  ['for the greatest rent', ({ lease }) => lease({ rentFen: highestFen }), 'done'],
  ['for a fen more', ({ lease }) => lease({ rentFen: highestFen + 1 }), 'badAmount'],
  ['that nobody can buy out', ({ lease }) => lease({ buyoutFen: 0 }), 'done'],
  ['that is bought out for next to nothing', ({ lease }) => lease({ buyoutFen: lowestFen - 1 }), 'badAmount'],
  ['that is bought out for too much', ({ lease }) => lease({ buyoutFen: highestFen + 1 }), 'badAmount'],
  ['of one day', ({ lease }) => lease({ daysMax: 1 }), 'done'],
  ['of no day', ({ lease }) => lease({ daysMax: 0 }), 'badRequest'],
  ['of the most days', ({ lease }) => lease({ daysMax: leaseDaysMax }), 'done'],
  ['of one more', ({ lease }) => lease({ daysMax: leaseDaysMax + 1 }), 'badRequest'],
  ['of part of a day', ({ lease }) => lease({ daysMax: 1.5 }), 'badRequest'],
  ['of what may not be sold', ({ lease }) => lease({}, { resale: false }), 'notTradable'],
  ['a rent of all its days', async ({ world, lease }) => rent(world, (await lease()).id, other, 7), 'done'],
  ['of one day more', async ({ world, lease }) => rent(world, (await lease()).id, other, 8), 'badRequest'],
  ['of no day', async ({ world, lease }) => rent(world, (await lease()).id, other, 0), 'badRequest'],
  ['of one’s own', async ({ world, lease }) => rent(world, (await lease()).id, me, 1), 'ownLease'],
  ['of nothing', ({ world }) => rent(world, 'nothing', other, 1), 'notFound'],
  [
    'without the money',
    async ({ world, lease }) => rent(world, (await lease({ rentFen: highestFen })).id, third, 1),
    'notEnough',
  ],
  ['twice', async (floor) => rent(floor.world, (await rented(floor)).id, third, 1), 'leaseEnded'],
  [
    'what is let out, taken back by somebody else',
    async ({ world, lease }) => withdrawLease(world, (await lease()).id, other),
    'notYours',
  ],
  [
    'taken back twice',
    async ({ world, lease }) => {
      const { id } = await lease()
      await withdrawLease(world, id, me)
      await withdrawLease(world, id, me)
    },
    'done',
  ],
  [
    'taken back once it is rented',
    async (floor) => withdrawLease(floor.world, (await rented(floor)).id, me),
    'leaseEnded',
  ],
  [
    'taken back once it was rented and given back',
    async (floor) => {
      const { id } = await rented(floor)
      await endLease(floor.world, id, other)
      return withdrawLease(floor.world, id, me)
    },
    'leaseEnded',
  ],
  ['given back by its owner', async (floor) => endLease(floor.world, (await rented(floor)).id, me), 'notYours'],
  [
    'given back twice',
    async (floor) => {
      const { id } = await rented(floor)
      await endLease(floor.world, id, other)
      return endLease(floor.world, id, other)
    },
    'leaseEnded',
  ],
  ['bought out by who rents it', async (floor) => buyOut(floor.world, (await rented(floor)).id, other), 'done'],
  ['bought out by somebody else', async (floor) => buyOut(floor.world, (await rented(floor)).id, third), 'notYours'],
  [
    'bought out without a price',
    async (floor) => buyOut(floor.world, (await rented(floor, { buyoutFen: 0 })).id, other),
    'noBuyout',
  ],
]

describe.each([
  ['asking', asking],
  ['choosing', choosing],
  ['pledging', pledging],
  ['leasing', leasing],
])('%s, at each limit and beyond it', (_, rows) => {
  it.each(rows.map(([what, act, result]) => ({ what, act, result })))('$what: $result', async ({ act, result }) => {
    const floor = await stand()
    expect(await outcome(act(floor))).toBe(result)
    expect(auditWorld(floor.world)).toEqual([])
  })
})

it('of equal asks the older one is first, whatever came later', async () => {
  const { world, clock, ask, product } = await stand()
  const made: string[] = []
  for (const priceFen of [900, 900, 901]) {
    made.push((await ask(other, priceFen)).id)
    clock.tick(day / 100)
  }
  const mine = openAsks(world, product.id).filter(({ id }) => made.includes(id))
  expect(mine.map(({ id }) => id)).toEqual([made[2], made[0], made[1]])
})

it('money in trust is what was asked for and rented, to the fen', async () => {
  const { world, ask, lease } = await stand()
  const trusted = () => balanceOf(world, 'fen', houseAccounts.trust)
  const before = trusted()
  await ask(other, 901)
  expect(trusted() - before).toBe(901)
  await rent(world, (await lease({ rentFen: 333 })).id, other, 3)
  expect(trusted() - before).toBe(901 + 999)
})
