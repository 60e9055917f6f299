import { begunDays } from '#src/domain/finance/interest.ts'
import { shareOfFen } from '#src/domain/number/fen.ts'
import { day, type Instant } from '#src/domain/time/instant.ts'
import { refuse } from '../refusals.ts'
import type { Row } from '../rows.ts'
import { handOver, requireFree } from '../trade/items.ts'
import { houseAccounts, move, requireFunds } from '../trade/ledger.ts'
import { hold, letGo } from '../trade/locks.ts'
import type { World } from '../world.ts'
import { highestFen, leaseDaysMax, lowestFen } from './numbers.ts'
import { payFromTrust, putAside } from './trust.ts'

export type Lease = Row<'leases'>
type Wanted = Pick<Lease, 'copyId' | 'ownerId' | 'rentFen' | 'daysMax' | 'buyoutFen'>

/** What moves money for a lease is about this. */
export const aboutLease = (leaseId: string): string => `lease/${leaseId}`

export const endsAt = ({ leasedAt, days }: Lease): Instant => leasedAt + days * day
/** What lies in the trust for it. */
export const heldFen = ({ state, rentFen, days }: Lease): number => (state === 'leased' ? rentFen * days : 0)
/** The rent of the days that have begun, never of more than were agreed on. */
export const rentDue = (lease: Lease, at: Instant): number =>
  lease.state === 'leased' ? lease.rentFen * Math.min(lease.days, begunDays(lease.leasedAt, at)) : lease.rentPaidFen

const requirePrice = (fen: number): void => {
  if (!Number.isSafeInteger(fen) || fen < lowestFen || fen > highestFen) refuse('badAmount')
}

/** Offers a copy for rent; it is held from now on. Refuses with `badAmount`, `badRequest`, `notTradable` and what `requireFree` refuses. */
export async function publishLease(world: World, wanted: Wanted): Promise<Lease> {
  const { copyId, ownerId, rentFen, daysMax, buyoutFen } = wanted
  const copy = requireFree(world, world.tables.copies.get(copyId), ownerId)
  if (!copy.terms.resale) refuse('notTradable')
  requirePrice(rentFen)
  if (buyoutFen !== 0) requirePrice(buyoutFen)
  if (!Number.isSafeInteger(daysMax) || daysMax < 1 || daysMax > leaseDaysMax) refuse('badRequest')
  const id = world.nextId()
  await hold(world, copyId, 'lease', id)
  return world.tables.leases.add({
    id,
    copyId,
    ownerId,
    rentFen,
    daysMax,
    buyoutFen,
    productId: copy.productId,
    number: copy.number,
    tenantId: '',
    state: 'published',
    publishedAt: world.clock.now(),
    leasedAt: 0,
    days: 0,
    endedAt: 0,
    rentPaidFen: 0,
  })
}

/** Rents for so many days; the whole rent is put aside. Refuses with `notFound`, `leaseEnded`, `ownLease`, `badRequest`, `notEnough`. */
export async function rent(world: World, leaseId: string, tenantId: string, days: number): Promise<Lease> {
  const lease = world.tables.leases.get(leaseId) ?? refuse('notFound')
  if (lease.state !== 'published') refuse('leaseEnded')
  if (lease.ownerId === tenantId) refuse('ownLease')
  if (!Number.isSafeInteger(days) || days < 1 || days > lease.daysMax) refuse('badRequest')
  await putAside(world, tenantId, { about: aboutLease(leaseId), amount: lease.rentFen * days, note: '租金冻结' })
  return world.tables.leases.change(leaseId, (draft) => {
    Object.assign(draft, { tenantId, days, state: 'leased', leasedAt: world.clock.now() })
  })
}

/** The owner takes back what nobody rents. Back already is fine. Refuses with `notFound`, `notYours`, `leaseEnded` once it is rented. */
export async function withdrawLease(world: World, leaseId: string, ownerId: string): Promise<Lease> {
  const lease = world.tables.leases.get(leaseId) ?? refuse('notFound')
  if (lease.ownerId !== ownerId) refuse('notYours')
  if (lease.state === 'cancelled' && lease.leasedAt === 0) return lease
  if (lease.state !== 'published') refuse('leaseEnded')
  letGo(world, lease.copyId)
  return end(world, lease, { state: 'cancelled' }, world.clock.now())
}

const end = (world: World, { id }: Lease, what: Partial<Lease>, endedAt: Instant): Promise<Lease> =>
  world.tables.leases.change(id, (draft) => void Object.assign(draft, { ...what, endedAt }))

/** The rent of the days that have begun goes to the owner, what is left of the trust to the tenant. */
async function divideRent(world: World, lease: Lease, at: Instant): Promise<number> {
  const [due, about] = [rentDue(lease, at), aboutLease(lease.id)]
  await payFromTrust(world, lease.ownerId, { about, amount: due, note: '租金' }, 'rent')
  await payFromTrust(world, lease.tenantId, { about, amount: heldFen(lease) - due, note: '租金退回' }, 'trustBack')
  return due
}

const requireTenant = (world: World, leaseId: string, tenantId: string): Lease => {
  const lease = world.tables.leases.get(leaseId) ?? refuse('notFound')
  if (lease.tenantId !== tenantId) refuse('notYours')
  return lease.state === 'leased' ? lease : refuse('leaseEnded')
}

/** The tenant gives it back before its time. Refuses with `notFound`, `notYours` and `leaseEnded`. */
export async function endLease(world: World, leaseId: string, tenantId: string): Promise<Lease> {
  const lease = requireTenant(world, leaseId, tenantId)
  const rentPaidFen = await divideRent(world, lease, world.clock.now())
  letGo(world, lease.copyId)
  return end(world, lease, { state: 'cancelled', rentPaidFen }, world.clock.now())
}

/**
 * The tenant buys what is rented, at the price agreed on: the owner gets it less the fee, and the rent of the days that have begun.
 * Refuses with `notFound`, `notYours`, `leaseEnded`, `noBuyout` and `notEnough`.
 */
export async function buyOut(world: World, leaseId: string, tenantId: string): Promise<Lease> {
  const lease = requireTenant(world, leaseId, tenantId)
  if (lease.buyoutFen === 0) refuse('noBuyout')
  const { terms } = world.tables.copies.get(lease.copyId)!
  const { buyoutFen: amount, ownerId, copyId } = lease
  const [about, currency, from] = [aboutLease(leaseId), 'fen', tenantId] as const
  // What is left of the rent comes back first, and pays for it too.
  const back = heldFen(lease) - rentDue(lease, world.clock.now())
  requireFunds(world, { currency, amount: amount - back, from })
  const feeFen = shareOfFen(amount, terms.feeBasisPoints)
  const rentPaidFen = await divideRent(world, lease, world.clock.now())
  const pay = { currency, from, about } as const
  await move(world, { ...pay, kind: 'buyout', amount: amount - feeFen, to: ownerId, note: '租赁买断' })
  await move(world, { ...pay, kind: 'fee', amount: feeFen, to: houseAccounts.platform, note: '买断服务费' })
  await handOver(world, copyId, { kind: 'market', ownerId: tenantId, priceFen: amount, terms })
  return end(world, lease, { state: 'boughtOut', rentPaidFen }, world.clock.now())
}

/** The server's clock: the days are over, and it goes back. */
export async function returnLease(world: World, leaseId: string): Promise<void> {
  const lease = world.tables.leases.get(leaseId)
  if (lease?.state !== 'leased') return
  const rentPaidFen = await divideRent(world, lease, endsAt(lease))
  letGo(world, lease.copyId)
  await end(world, lease, { state: 'returned', rentPaidFen }, endsAt(lease))
}
