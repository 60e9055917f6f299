import { describe, expect, it } from 'vitest'
import { leaseEndpoints as leases } from '#src/contract/rest/lease/lease.endpoints.ts'
import { pledgeEndpoints as pledges } from '#src/contract/rest/pledge/pledge.endpoints.ts'
import { day } from '#src/domain/time/instant.ts'
import { auditWorld } from '../../../world/books.ts'
import { balanceOf } from '../../../world/trade/ledger.ts'
import { firstPage, openFloor } from '../../../floor-test-kit.ts'

const mine = '13800000000'
const loan = { loanFen: 20_000, rateBasisPoints: 10, days: 7 }
const terms = { rentFen: 300, daysMax: 10, buyoutFen: 9_000 }

/** I have pledged a copy; nobody has lent on it yet. */
async function pledged() {
  const floor = await openFloor()
  const own = await floor.free(mine)
  return { ...floor, ...own, pledge: await floor.me(pledges.publish, { copyId: own.copyId, ...loan }) }
}

/** I have let out a copy; nobody rents it yet. */
async function letOut() {
  const floor = await openFloor()
  const own = await floor.free(mine)
  return { ...floor, ...own, lease: await floor.me(leases.publish, { copyId: own.copyId, ...terms }) }
}

const idsOf = ({ list }: { readonly list: readonly { readonly id: string }[] }) => list.map((row) => row.id)

describe('pledging, call by call', () => {
  it('pledge.publish: the copy is held, and pledged no second time', async () => {
    const { me, world, copyId, pledge } = await pledged()
    expect(pledge).toMatchObject({ copyId, state: 'published', owedFen: 20_140, lender: null })
    await expect(me(pledges.publish, { copyId, ...loan })).rejects.toThrow('/mortgage/releaseMortgage')
    expect(auditWorld(world)).toEqual([])
  })

  it('pledge.lend: the money is the borrower’s, and nobody lends after that', async () => {
    const { me, other, world, pledge } = await pledged()
    const fen = () => ['10001', '10002'].map((owner) => balanceOf(world, 'fen', owner))
    const before = fen()
    expect(await other(pledges.lend, { id: pledge.id })).toMatchObject({
      state: 'pledged',
      lender: { userId: '10002' },
    })
    expect(fen().map((one, at) => one - before[at]!)).toEqual([20_000, -20_000])
    await expect(other(pledges.lend, { id: pledge.id })).rejects.toThrow('/mortgage/pledgee')
    await expect(me(pledges.cancel, { id: pledge.id })).rejects.toThrow('/mortgage/cancelMortgage')
    expect(auditWorld(world)).toEqual([])
  })

  it('pledge.mine: somebody lends, and seven days go by', async () => {
    const { me, other, control, world, pledge } = await pledged()
    const own = async () => (await me(pledges.mine, { ...firstPage, role: 'borrower' })).list[0]
    const lent = async () => idsOf(await other(pledges.mine, { ...firstPage, role: 'lender' }))
    expect(await own()).toMatchObject({ id: pledge.id, state: 'published' })
    expect(await lent()).not.toContain(pledge.id)
    await other(pledges.lend, { id: pledge.id })
    expect(await own()).toMatchObject({ state: 'pledged', dueAt: world.clock.now() + 7 * day })
    expect(await lent()).toContain(pledge.id)
    await control.advance(7 * day)
    expect(await own()).toMatchObject({ state: 'redeemed', owedFen: 20_140 })
    expect(auditWorld(world)).toEqual([])
  })

  it('pledge.first: a copy of an edition is pledged, and lent on', async () => {
    const { me, other, pledge, productId } = await pledged()
    const edition = async () => (await me(pledges.first, {})).editions.find((row) => row.id === productId)
    const before = await edition()
    expect(before).toMatchObject({ highestBasisPoints: 10 })
    await other(pledges.lend, { id: pledge.id })
    expect((await edition())?.pledges ?? 0).toBe(before!.pledges - 1)
  })

  it('pledge.market: what is pledged is lent on', async () => {
    const { me, other, pledge, productId } = await pledged()
    const wanted = async () => idsOf(await me(pledges.market, { ...firstPage, productId }))
    expect(await wanted()).toContain(pledge.id)
    await other(pledges.lend, { id: pledge.id })
    expect(await wanted()).not.toContain(pledge.id)
  })

  it('pledge.cancel: the copy is free again, and can be pledged anew', async () => {
    const { me, other, world, copyId, pledge } = await pledged()
    await expect(other(pledges.cancel, { id: pledge.id })).rejects.toThrow('/mortgage/cancelMortgage')
    expect(await me(pledges.cancel, { id: pledge.id })).toMatchObject({ state: 'cancelled' })
    await expect(other(pledges.lend, { id: pledge.id })).rejects.toThrow('/mortgage/pledgee')
    expect(await me(pledges.publish, { copyId, ...loan })).toMatchObject({ state: 'published' })
    expect(auditWorld(world)).toEqual([])
  })
})

describe('leasing, call by call', () => {
  it('lease.publish: the copy is held, and let out no second time', async () => {
    const { me, world, copyId, lease } = await letOut()
    expect(lease).toMatchObject({ copyId, state: 'published', ...terms })
    await expect(me(leases.publish, { copyId, ...terms })).rejects.toThrow('/inscriptionLease/confirmRelease')
    expect(auditWorld(world)).toEqual([])
  })

  it('lease.rent: the rent of all days is held, and nobody else rents it', async () => {
    const { other, world, lease } = await letOut()
    const before = balanceOf(world, 'fen', '10002')
    expect(await other(leases.rent, { id: lease.id, days: 4 })).toMatchObject({
      state: 'leased',
      days: 4,
      heldFen: 1200,
    })
    expect(balanceOf(world, 'fen', '10002') - before).toBe(-1200)
    await expect(other(leases.rent, { id: lease.id, days: 4 })).rejects.toThrow('/inscriptionLease/lease')
    expect(auditWorld(world)).toEqual([])
  })

  it('lease.market: a copy of an edition is let out, and rented', async () => {
    const { me, other, lease, productId } = await letOut()
    const edition = async () => (await me(leases.market, firstPage)).list.find((row) => row.id === productId)
    const before = await edition()
    expect(before!.buyable).toBeGreaterThan(0)
    await other(leases.rent, { id: lease.id, days: 1 })
    expect((await edition())?.leases ?? 0).toBe(before!.leases - 1)
  })

  it('lease.byCategory: what is let out is taken back', async () => {
    const { me, other, lease, categoryId } = await letOut()
    const here = async () => idsOf(await other(leases.byCategory, { ...firstPage, categoryId }))
    expect(await here()).toContain(lease.id)
    await me(leases.withdraw, { id: lease.id })
    expect(await here()).not.toContain(lease.id)
  })

  it('lease.terms: all that were let out are rented, and another one is let out', async () => {
    const { me, other, free, categoryId } = await letOut()
    const { copyId } = await free(mine)
    const usual = async () => (await me(leases.terms, { copyId })).usualFen
    const { list } = await other(leases.byCategory, { ...firstPage, categoryId })
    expect(await usual()).toBe(Math.min(...list.map((row) => row.rentFen)))
    for (const { id } of list) await other(leases.rent, { id, days: 1 })
    expect(await usual()).toBeNull()
    const { copyId: another } = await free(mine)
    await me(leases.publish, { copyId: another, ...terms })
    expect(await usual()).toBe(300)
  })

  it('lease.leasable: a copy is let out, and taken back', async () => {
    const { me, copyId, lease } = await letOut()
    const free = async () => idsOf(await me(leases.leasable, firstPage))
    expect(await free()).not.toContain(copyId)
    await me(leases.withdraw, { id: lease.id })
    expect(await free()).toContain(copyId)
  })

  it('lease.rented: one rents something, and its time goes by', async () => {
    const { other, control, lease } = await letOut()
    const rented = async () => (await other(leases.rented, firstPage)).list.filter((row) => row.id === lease.id)
    expect(await rented()).toEqual([])
    await other(leases.rent, { id: lease.id, days: 2 })
    expect(await rented()).toMatchObject([{ state: 'leased', heldFen: 600, rentDueFen: 300 }])
    await control.advance(2 * day)
    expect(await rented()).toMatchObject([{ state: 'returned', heldFen: 0 }])
  })

  it('lease.let: somebody rents what one has let out', async () => {
    const { me, other, lease } = await letOut()
    const own = async () => (await me(leases.let, firstPage)).list[0]
    expect(await own()).toMatchObject({ id: lease.id, state: 'published', tenant: null })
    await other(leases.rent, { id: lease.id, days: 2 })
    expect(await own()).toMatchObject({ id: lease.id, state: 'leased', tenant: { userId: '10002' }, days: 2 })
  })

  it('lease.end: one day of four is paid, the others are back', async () => {
    const { me, other, world, lease } = await letOut()
    const fen = () => ['10001', '10002'].map((owner) => balanceOf(world, 'fen', owner))
    const before = fen()
    await other(leases.rent, { id: lease.id, days: 4 })
    await expect(me(leases.end, { id: lease.id })).rejects.toThrow('/inscriptionLease/cancellation')
    expect(await other(leases.end, { id: lease.id })).toMatchObject({ state: 'cancelled', heldFen: 0 })
    expect(fen().map((one, at) => one - before[at]!)).toEqual([300, -300])
    expect(auditWorld(world)).toEqual([])
  })

  it('lease.withdraw: nobody can rent it any more, and what is rented stays', async () => {
    const { me, other, lease, copyId } = await letOut()
    expect(await me(leases.withdraw, { id: lease.id })).toMatchObject({ state: 'cancelled' })
    await expect(other(leases.rent, { id: lease.id, days: 1 })).rejects.toThrow('/inscriptionLease/lease')
    const { id } = await me(leases.publish, { copyId, ...terms })
    await other(leases.rent, { id, days: 1 })
    await expect(me(leases.withdraw, { id })).rejects.toThrow('/inscriptionLease/cancel')
  })

  it('lease.buyout: the copy is the tenant’s', async () => {
    const { other, world, lease, copyId } = await letOut()
    await expect(other(leases.buyout, { id: lease.id })).rejects.toThrow('/inscriptionLease/buyout')
    await other(leases.rent, { id: lease.id, days: 4 })
    const before = balanceOf(world, 'fen', '10002')
    expect(await other(leases.buyout, { id: lease.id })).toMatchObject({ state: 'boughtOut', heldFen: 0 })
    // Three of four days of rent are back.
    expect(balanceOf(world, 'fen', '10002') - before).toBe(900 - 9_000)
    expect(world.tables.copies.get(copyId)?.ownerId).toBe('10002')
    expect(auditWorld(world)).toEqual([])
  })
})
