import { describe, expect, it } from 'vitest'
import { leaseStates } from '#src/contract/rest/lease/lease.schema.ts'
import { accountEndpoints } from '#src/contract/rest/account/account.endpoints.ts'
import { boxEndpoints } from '#src/contract/rest/box/box.endpoints.ts'
import { pledgeStates } from '#src/contract/rest/pledge/pledge.schema.ts'
import { askStates } from '#src/contract/rest/ask-to-buy/ask-to-buy.schema.ts'
import { leaseEndpoints } from '#src/contract/rest/lease/lease.endpoints.ts'
import { walletEndpoints } from '#src/contract/rest/wallet/wallet.endpoints.ts'
import { openTestWorld } from '../test-kit.ts'
import { me, openStand, other, type Stand } from '../world-test-kit.ts'
import { auditWorld, booksOf } from './books.ts'
import type { worldActs } from './acts.ts'
import { handOver, handOverBox, lockOf } from './trade/items.ts'
import { usualTerms } from './trade/sale-rules.ts'
import type { World } from './world.ts'

/** Everything that has states, once in each of them: who sees it, what counts it, and until when it holds. */

const at = { publishedAt: 1, endedAt: 0, days: 1 }
const of = { copyId: '1-1', productId: '1', number: 1 }
const loan = { ...at, ...of, loanFen: 100, rateBasisPoints: 100, lentAt: 0, triesAt: 0, repaidFen: 0 }
const rent = { ...at, ...of, rentFen: 1, daysMax: 9, buyoutFen: 0, leasedAt: 0, rentPaidFen: 0 }
const ask = {
  kind: 'copy',
  targetId: '1',
  priceFen: 1,
  askedAt: 1,
  endsAt: 2,
  endedAt: 0,
  itemId: '',
  sellerId: '',
} as const
const offer = { kind: 'copy', itemId: '1-1', ofId: '1', buyerId: '', priceFen: 1, listedAt: 1, endedAt: 0 } as const
const bid = { auctionId: '1', amountFen: 70, at: 1 }

type Put = (world: World, state: never) => unknown
/** What the books of one person count more, by state; a state that is not named counts nothing. */
type Counted = readonly [what: string, put: Put, by: Readonly<Record<string, Readonly<Record<string, number>>>>]
const counted: readonly Counted[] = [
  [
    'a loan of the one who borrows',
    (world, state) => world.tables.pledges.add({ id: 'x', ...loan, state, borrowerId: me, lenderId: other }),
    { ...none(pledgeStates), published: { pledged: 1 }, pledged: { pledged: 1 } },
  ],
  [
    'a loan of the one who lends',
    (world, state) => world.tables.pledges.add({ id: 'x', ...loan, state, borrowerId: other, lenderId: me }),
    { ...none(pledgeStates), pledged: { lent: 1 } },
  ],
  [
    'a lease of the owner',
    (world, state) => world.tables.leases.add({ id: 'x', ...rent, state, ownerId: me, tenantId: other }),
    { ...none(leaseStates), published: { letOut: 1 }, leased: { letOut: 1 } },
  ],
  [
    'a lease of the tenant',
    (world, state) => world.tables.leases.add({ id: 'x', ...rent, state, ownerId: other, tenantId: me }),
    { ...none(leaseStates), leased: { rented: 1 } },
  ],
  [
    'an ask',
    (world, state) => world.tables.asks.add({ id: 'x', ...ask, state, askerId: me, paidFen: 0, feeFen: 0 }),
    { ...none(askStates), released: { asks: 1 } },
  ],
  [
    'an offer',
    (world, state) => world.tables.listings.add({ id: 'x', ...offer, state, sellerId: me }),
    { up: { offers: 1 }, held: { offers: 1 }, sold: {}, down: {} },
  ],
  [
    'a bid',
    (world, state) => world.tables.auctionBids.add({ id: 'x', ...bid, state, userId: me, payer: me }),
    { held: { bids: 1, held: 70 }, freed: { bids: 1 }, won: { bids: 1 } },
  ],
]

function none(states: readonly string[]): Record<string, object> {
  return Object.fromEntries(states.map((state) => [state, {}]))
}

describe('ORD-8 the books count in each state what it is there', () => {
  it.each(
    counted.flatMap(([what, put, by]) => Object.entries(by).map(([state, more]) => ({ what, state, put, more }))),
  )('$what, $state', async ({ state, put, more }) => {
    const { world } = await openStand()
    const before = booksOf(world, me)
    await put(world, state as never)
    const after = booksOf(world, me)
    expect(
      Object.entries(after).flatMap(([name, count]) => (count === before[name] ? [] : [[name, count - before[name]!]])),
    ).toEqual(Object.entries(more))
  })
})

/** However one comes by something, it is at rest for as long as the terms say, and no longer. */
const got = (ownerId: string) =>
  ({ kind: 'sale', ownerId, priceFen: 100, terms: { ...usualTerms, coolingMs: 5000 } }) as const
const ways: Readonly<Record<string, (stand: Stand) => Promise<{ readonly id: string }>>> = {
  'a copy that is made': ({ copy }) => copy(other, { coolingMs: 5000 }),
  'a box that is sealed': ({ sealed }) => sealed(other, { coolingMs: 5000 }),
  'a copy that changes hands': async ({ world, copy }) => handOver(world, (await copy(me)).id, got(other)),
  'a box that changes hands': async ({ world, sealed }) => handOverBox(world, (await sealed(me)).id, got(other)),
}

it.each(Object.entries(ways))('%s rests', async (_, come) => {
  const stand = await openStand()
  const { world, clock } = stand
  const { id } = await come(stand)
  const look = () => {
    const item = world.tables.copies.get(id) ?? world.tables.sealedBoxes.get(id)!
    return [item.ownerId, lockOf(world, item)]
  }
  expect(look()).toEqual([other, 'coolingOff'])
  clock.tick(4999)
  expect(look()).toEqual([other, 'coolingOff'])
  clock.tick(1)
  expect(look()).toEqual([other, null])
})

describe('a token that has ended', () => {
  const endings = [
    ['session.expireTokens', {}],
    ['session.stopRenewal', {}],
    ['session.endTokens', { code: 40301 }],
  ] as const
  it.each(endings)('is not ended once more by %s, and says what it said', async (again, how) => {
    const { control, ask, signIn } = await openTestWorld()
    const headers = await signIn()
    const said = async () => (await ask(accountEndpoints.getUserInfo, {}, headers)).code
    expect(await control.act('session.endTokens', { code: 3302 })).toBe(1)
    expect(await said()).toBe(3302)
    expect(await control.act(again, how)).toBe(0)
    expect(await said()).toBe(3302)
  })
})

it('what is off the shelf is in no list of what is sold and is counted nowhere', async () => {
  const { ask, world } = await openTestWorld()
  const page = { pageNo: 1, pageSize: 100 }
  const shelves = async () => {
    const kinds = (await ask(boxEndpoints.kinds, {})).data
    const listed = await Promise.all(
      kinds.map(async ({ typeId }) => (await ask(boxEndpoints.market, { typeId, ...page })).data.total),
    )
    const all = (await ask(boxEndpoints.market, page)).data
    expect(kinds.map(({ count }) => count)).toEqual(listed)
    expect(listed.reduce((sum, one) => sum + one, 0)).toBe(all.total)
    return all.list.map(({ id }) => id)
  }
  const before = await shelves()
  const [gone, stays] = before
  const { seriesId } = world.tables.blindBoxes.get(stays!)!
  // Of a series that has others, or none of it would be counted anyway.
  await world.tables.blindBoxes.change(gone!, (draft) => void Object.assign(draft, { state: 'offShelf', seriesId }))
  expect((await shelves()).toSorted()).toEqual(before.slice(1).toSorted())
})

it.each([
  ['openPay', 'pay'],
  ['openHf', 'hf'],
  ['openHfPay', 'hfPay'],
  ['openYb', 'yb'],
  ['open', 'plain'],
] as const)('the wallet that is asked for by %s is of the way %s', async (name, channel) => {
  const { ask, signIn, world } = await openTestWorld()
  world.tables.wallets.remove((row) => row.id === me)
  const { code, data } = await ask(walletEndpoints[name], { returnUrl: '' } as never, await signIn())
  expect([code, data]).toMatchObject([200, { channel }])
})

/** Whoever is named is meant, and nobody else: nothing of the demo's is another. */
const phone = '13800000001'
const meant: readonly (readonly [name: keyof typeof worldActs, given: object])[] = [
  ['session.expireTokens', {}],
  ['session.stopRenewal', {}],
  ['session.endTokens', { code: 3302 }],
  ['session.signInElsewhere', {}],
  ['session.forgetTokens', {}],
  ['account.rename', { nickname: '别人' }],
  ['wallet.give', { currency: 'fen', amount: 5 }],
  ['trade.giveBoxes', { id: '3011' }],
  ['trade.giveCopies', { id: '201101' }],
  ['trade.endCooling', {}],
  ['account.unprepared', {}],
]

it('an act that names somebody is about them alone', async () => {
  const { control, signIn, world } = await openTestWorld()
  await control.settings({ livelyMarket: false })
  await signIn()
  const { id } = world.tables.users.find((row) => row.phone === phone)!
  const of = (who: string) =>
    Object.entries(world.tables as unknown as Record<string, { all(): readonly object[] }>).flatMap(([name, { all }]) =>
      all().flatMap((row) => (JSON.stringify(row).includes(`"${who}"`) ? [`${name} ${JSON.stringify(row)}`] : [])),
    )
  for (const [name, input] of meant) {
    const before = of(me)
    await control.act(name, { phone, ...input } as never)
    expect([name, of(me)]).toEqual([name, before])
  }
  expect(of(id)).not.toEqual([])
  const roles = () => [me, id].map((who) => world.tables.guildMembers.get(who)?.role)
  world.tables.guildMembers.remove((row) => row.id === me || row.id === id)
  for (const who of [me, id])
    await world.tables.guildMembers.add({ id: who, guildId: 'x', role: 'member', broughtBy: '', joinedAt: 1 })
  await control.act('guild.promote', { phone })
  expect(roles()[1]).toBe('admin')
})

describe('the audit', () => {
  it('says that there is less than nothing, though the movements say so too', async () => {
    const { world } = await openStand()
    const has = world.tables.ownPowers.get(me)?.power ?? 0
    expect(auditWorld(world)).toEqual([])
    const more = { userId: me, kind: world.tables.powerMoves.all()[0]?.kind ?? 'draw', about: '', after: -5, at: 1 }
    await world.tables.powerMoves.add({ id: 'x', ...more, amount: -5 - has } as never)
    await world.tables.ownPowers.put({ id: me, power: -5 })
    expect(auditWorld(world).join()).toContain(`${me} has -5 power`)
  })

  it('says that what was lost went to somebody else than who lent', async () => {
    const { world, copy } = await openStand()
    const { id: copyId, productId, number } = await copy(me)
    const pledge = { id: 'x', ...loan, copyId, productId, number, lentAt: 0, endedAt: 9, state: 'expired' } as const
    await world.tables.pledges.add({ ...pledge, borrowerId: me, lenderId: other })
    const went = (to: string) =>
      world.tables.provenance.put({
        id: 'y',
        copyId,
        productId,
        number,
        kind: 'pledge',
        from: me,
        to,
        priceFen: 0,
        at: 9,
      })
    const isTold = () => auditWorld(world).some((line) => line.startsWith('pledge x is lost'))
    expect(isTold()).toBe(true)
    await went('10004')
    expect(isTold()).toBe(true)
    await went(other)
    expect(isTold()).toBe(false)
  })
})

it('what one has let out comes the newest first, whatever was written down first', async () => {
  const { ask, signIn, world } = await openTestWorld()
  const headers = await signIn()
  for (const [id, publishedAt] of [
    ['900001', 2000],
    ['900002', 5000],
    ['900003', 1000],
  ] as const) {
    const copy = world.tables.copies.find((row) => row.ownerId === me)!
    const about = { copyId: copy.id, productId: copy.productId, number: copy.number, publishedAt }
    await world.tables.leases.add({ id, ...rent, ...about, state: 'cancelled', ownerId: me, tenantId: '' })
  }
  const page = { pageNo: 1, pageSize: 100 }
  const ours = (rows: readonly { readonly id: string }[]) =>
    rows.map(({ id }) => id).filter((id) => id.startsWith('90000'))
  const expected = ['900002', '900001', '900003']
  expect(ours((await ask(leaseEndpoints.let, page, headers)).data.list)).toEqual(expected)
})
