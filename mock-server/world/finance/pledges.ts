import { begunDays, owedFen } from '#src/domain/finance/interest.ts'
import { day, type Instant } from '#src/domain/time/instant.ts'
import { refuse } from '../refusals.ts'
import type { Row } from '../rows.ts'
import { handOver, requireFree } from '../trade/items.ts'
import { balanceOf, move, requireFunds } from '../trade/ledger.ts'
import { hold, letGo } from '../trade/locks.ts'
import type { World } from '../world.ts'
import { graceDays, highestBasisPoints, highestFen, lowestFen, pledgeDays, tryEvery } from './numbers.ts'

export type Pledge = Row<'pledges'>
type Wanted = Pick<Pledge, 'copyId' | 'borrowerId' | 'loanFen' | 'rateBasisPoints' | 'days'>

/** What moves money for a pledge is about this. */
export const aboutPledge = (pledgeId: string): string => `pledge/${pledgeId}`

export const dueAt = ({ lentAt, days }: Pledge): Instant => lentAt + days * day
export const graceUntil = (pledge: Pledge): Instant => dueAt(pledge) + graceDays * day
/** What is owed at a moment, the interest of the day that has begun counted whole; never less than of the days agreed on. */
export const owedAt = (pledge: Pledge, at: Instant): number =>
  owedFen(pledge.loanFen, pledge.rateBasisPoints, Math.max(pledge.days, begunDays(pledge.lentAt, at)))

/** Publishes a copy for a loan; it is held from now on. Refuses with `badAmount`, `badRequest` and what `requireFree` refuses. */
export async function publishPledge(world: World, wanted: Wanted): Promise<Pledge> {
  const { copyId, borrowerId, loanFen, rateBasisPoints, days } = wanted
  const copy = requireFree(world, world.tables.copies.get(copyId), borrowerId)
  if (!copy.terms.transferable || !copy.terms.resale) refuse('notTradable')
  if (!Number.isSafeInteger(loanFen) || loanFen < lowestFen || loanFen > highestFen) refuse('badAmount')
  if (!Number.isSafeInteger(rateBasisPoints) || rateBasisPoints < 0 || rateBasisPoints > highestBasisPoints) {
    refuse('badRequest', '利率超出范围')
  }
  if (!pledgeDays.some((one) => one === days)) refuse('badRequest')
  const id = world.nextId()
  await hold(world, copyId, 'pledge', id)
  return world.tables.pledges.add({
    id,
    copyId,
    borrowerId,
    loanFen,
    rateBasisPoints,
    days,
    productId: copy.productId,
    number: copy.number,
    lenderId: '',
    state: 'published',
    publishedAt: world.clock.now(),
    lentAt: 0,
    triesAt: 0,
    endedAt: 0,
    repaidFen: 0,
  })
}

/** Lends what is wanted, as it was published. Refuses with `notFound`, `pledgeEnded`, `ownPledge` and `notEnough`. */
export async function lend(world: World, pledgeId: string, lenderId: string): Promise<Pledge> {
  const pledge = world.tables.pledges.get(pledgeId) ?? refuse('notFound')
  if (pledge.state !== 'published') refuse('pledgeEnded')
  if (pledge.borrowerId === lenderId) refuse('ownPledge')
  const what = { kind: 'loan', currency: 'fen', amount: pledge.loanFen, from: lenderId, to: pledge.borrowerId } as const
  requireFunds(world, what)
  await move(world, { ...what, about: aboutPledge(pledgeId), note: '质押借款' })
  const lentAt = world.clock.now()
  const given: Pledge = { ...pledge, lenderId, lentAt, state: 'pledged' }
  return world.tables.pledges.change(
    pledgeId,
    (draft) => void Object.assign(draft, { ...given, triesAt: dueAt(given) }),
  )
}

const end = (world: World, { id }: Pledge, what: Partial<Pledge>): Promise<Pledge> =>
  world.tables.pledges.change(id, (draft) => void Object.assign(draft, what))

/** Takes back what nobody has lent on. Back already is fine. Refuses with `notFound`, `notYours`, `pledgeEnded` once there is a loan. */
export async function cancelPledge(world: World, pledgeId: string, borrowerId: string): Promise<Pledge> {
  const pledge = world.tables.pledges.get(pledgeId) ?? refuse('notFound')
  if (pledge.borrowerId !== borrowerId) refuse('notYours')
  if (pledge.state === 'cancelled') return pledge
  if (pledge.state !== 'published') refuse('pledgeEnded')
  letGo(world, pledge.copyId)
  return end(world, pledge, { state: 'cancelled', endedAt: world.clock.now() })
}

/**
 * The server's clock: at the end of the loan what is owed is taken out of the borrower's balance, and the thing is free. Without enough
 * it tries again each day, with interest going on, and after the days of grace the thing is the lender's. One try each time it is called.
 */
export async function collect(world: World, pledgeId: string): Promise<void> {
  const pledge = world.tables.pledges.get(pledgeId)
  if (pledge?.state !== 'pledged') return
  const { borrowerId: from, lenderId: to, copyId, triesAt: at } = pledge
  const amount = owedAt(pledge, at)
  if (balanceOf(world, 'fen', from) >= amount) {
    const about = aboutPledge(pledgeId)
    await move(world, { kind: 'repayment', currency: 'fen', amount, from, to, about, note: '质押还款' })
    letGo(world, copyId)
    await end(world, pledge, { state: 'redeemed', endedAt: at, repaidFen: amount })
  } else if (at >= graceUntil(pledge)) {
    const { terms } = world.tables.copies.get(copyId)!
    await handOver(world, copyId, { kind: 'pledge', ownerId: to, priceFen: 0, terms })
    await end(world, pledge, { state: 'expired', endedAt: at })
  } else await end(world, pledge, { triesAt: at + tryEvery })
}
