import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { activityEndpoints } from '#src/contract/rest/activity/activity.endpoints.ts'
import { addressEndpoints } from '#src/contract/rest/address/address.endpoints.ts'
import { askToBuyEndpoints } from '#src/contract/rest/ask-to-buy/ask-to-buy.endpoints.ts'
import { allEndpoints } from '#src/contract/rest/all.ts'
import { auctionEndpoints } from '#src/contract/rest/auction/auction.endpoints.ts'
import { beansEndpoints } from '#src/contract/rest/beans/beans.endpoints.ts'
import { boxEndpoints } from '#src/contract/rest/box/box.endpoints.ts'
import { collectionEndpoints } from '#src/contract/rest/collection/collection.endpoints.ts'
import { dailyEndpoints } from '#src/contract/rest/daily/daily.endpoints.ts'
import { drawEndpoints } from '#src/contract/rest/draw/draw.endpoints.ts'
import { energyEndpoints } from '#src/contract/rest/energy/energy.endpoints.ts'
import type { Endpoint } from '#src/contract/rest/endpoint.ts'
import { guildEndpoints } from '#src/contract/rest/guild/guild.endpoints.ts'
import { homeEndpoints } from '#src/contract/rest/home/home.endpoints.ts'
import { invitationEndpoints } from '#src/contract/rest/invitation/invitation.endpoints.ts'
import { leaseEndpoints } from '#src/contract/rest/lease/lease.endpoints.ts'
import { listingEndpoints } from '#src/contract/rest/listing/listing.endpoints.ts'
import { lordEndpoints } from '#src/contract/rest/lord/lord.endpoints.ts'
import { marketEndpoints } from '#src/contract/rest/market/market.endpoints.ts'
import { orderEndpoints } from '#src/contract/rest/order/order.endpoints.ts'
import { pledgeEndpoints } from '#src/contract/rest/pledge/pledge.endpoints.ts'
import { priorityEndpoints } from '#src/contract/rest/priority/priority.endpoints.ts'
import { productEndpoints } from '#src/contract/rest/product/product.endpoints.ts'
import { propEndpoints } from '#src/contract/rest/prop/prop.endpoints.ts'
import { rarities } from '#src/contract/rest/shapes.ts'
import { transferEndpoints } from '#src/contract/rest/transfer/transfer.endpoints.ts'
import { minute } from '#src/domain/time/instant.ts'
import { fieldsOf } from '#src/domain/unknown.ts'
import { firstPage, type Floor, openFloor, otherPhone } from '../../floor-test-kit.ts'
import { demoAccount } from '../../world/demo-account.ts'

/** A row of an answer that is a list, or has one. */
type RowIn<Response> = Response extends readonly (infer Row)[]
  ? Row
  : Response extends { readonly list: readonly (infer Row)[] }
    ? Row
    : never
type Asked<Request> = Omit<Request, keyof typeof firstPage>
/** What a row stands by, the least first; a later number counts where those before it are equal. */
type By<Row> = (row: Row) => readonly (number | null)[]

const me = demoAccount.userId
const myPhone = demoAccount.phone
/** Starred one after the other. */
const shelved: string[] = []
let floor: Floor
beforeAll(async () => {
  floor = await openFloor()
  await prepare(floor)
  await takePart(floor)
})

/** What the person of the demo has only once they have done it. */
async function prepare({ me: call, world, control }: Floor): Promise<void> {
  const shelf = world.tables.products.filter((row) => row.state === 'onSale' && row.remaining > 5).slice(0, 3)
  for (const [index, { id, categoryId }] of shelf.entries()) {
    await control.advance(60_000)
    shelved.push(id)
    await call(productEndpoints.setFavourite, { categoryId, starred: true })
    await call(askToBuyEndpoints.release, { kind: 'copy', productId: id, priceFen: 2_000 + index, days: 3 })
    await control.act('trade.giveBoxes', { id: '3011' })
    await control.act('trade.giveCopies', { id })
    await control.act('trade.endCooling')
    const copy = world.tables.copies.find((row) => row.productId === id && row.ownerId === me && row.listingId === '')!
    await call(listingEndpoints.up, { id: copy.id, priceFen: 900_000 })
  }
  const boxes = world.tables.sealedBoxes.filter((row) => row.ownerId === me && row.boxId === '3011').slice(0, 2)
  await call(listingEndpoints.boxUp, { ids: boxes.map(({ id }) => id), priceFen: 5_000 })
}

/** Both have opened boxes and an envelope; the person of the demo lets, pledges, and has bid for what is over and for what is not. */
async function takePart({ me: call, other, world, control, free }: Floor): Promise<void> {
  for (const { id } of world.tables.auctions.all()) {
    const { leastFen } = await call(auctionEndpoints.detail, { id })
    await call(auctionEndpoints.bid, { auctionId: id, amountFen: leastFen })
  }
  for (const [phone, owner, ask, count] of [
    [otherPhone, '10002', other, 2] as const,
    [myPhone, me, call, 1] as const,
  ]) {
    await control.act('trade.giveBoxes', { phone, id: '3011' })
    const sealed = world.tables.sealedBoxes.filter((row) => row.ownerId === owner && row.boxId === '3011')
    for (const { id } of sealed.slice(-count)) await ask(boxEndpoints.open, { id })
    await control.advance(minute)
    await ask(drawEndpoints.openEnvelope, { id: world.tables.envelopes.all().at(-1)!.id })
  }
  const kind = world.tables.blindBoxes.find((row) => row.id !== '3011' && row.remaining > 5)!
  await control.act('trade.giveBoxes', { id: kind.id })
  for (const days of [7, 30]) {
    await control.advance(minute)
    const let_ = { rentFen: 200, daysMax: days, buyoutFen: null }
    await call(leaseEndpoints.publish, { copyId: (await free(myPhone)).copyId, ...let_ })
    const loan = { loanFen: 5000, rateBasisPoints: 5, days }
    await call(pledgeEndpoints.publish, { copyId: (await free(myPhone)).copyId, ...loan })
  }
  await world.tables.ownPowers.put({ id: '10003', power: 9000 })
  await control.advance(40 * minute)
}

/** A list as it is answered: in this order, with nothing else in it. */
function lists<Request, Response>(
  call: Endpoint<Request, Response>,
  request: Asked<Request>,
  by: By<RowIn<Response>>,
  only: (row: RowIn<Response>) => boolean = () => true,
) {
  const words = Object.entries(request).map(([key, value]) => `${key} ${String(value)}`)
  const looks = async () => {
    const answer = await floor.me(call, { ...firstPage, ...request } as unknown as Request)
    const rows = (Array.isArray(answer) ? answer : fieldsOf(answer)['list']) as readonly RowIn<Response>[]
    return {
      rows,
      keys: rows.map((row) => by(row).map((value) => value ?? 0)),
      others: rows.filter((row) => !only(row)),
    }
  }
  return { name: [call.name, ...words].join(' '), looks }
}

const before = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((found, value, at) => found || (value === b[at] ? 0 : value - b[at]!), 0)

const rows = [
  lists(activityEndpoints.ranking, {}, (row) => [row.rank, -row.opened]),
  lists(activityEndpoints.lastRanking, {}, (row) => [row.rank]),
  lists(activityEndpoints.lastRanking, {}, (row) => [-row.opened]),
  lists(addressEndpoints.list, {}, (row) => [-Number(row.isDefault)]),
  lists(askToBuyEndpoints.market, {}, (row) => [-row.asks, -row.highestFen]),
  lists(askToBuyEndpoints.market, { order: 'priceDown' }, (row) => [-row.highestFen]),
  lists(askToBuyEndpoints.market, { order: 'priceUp' }, (row) => [row.highestFen]),
  lists(
    askToBuyEndpoints.mine,
    {},
    (row) => [-row.askedAt],
    (row) => row.asker.userId === me,
  ),
  lists(
    askToBuyEndpoints.mine,
    { state: 'released' },
    (row) => [-row.askedAt],
    (row) => row.state === 'released',
  ),
  lists(
    askToBuyEndpoints.boxMarket,
    {},
    (row) => [-row.priceFen, row.askedAt],
    (row) => row.kind === 'box',
  ),
  lists(
    askToBuyEndpoints.byCategory,
    { categoryId: '1101' },
    (row) => [-row.priceFen, row.askedAt],
    (row) => row.categoryId === '1101' && row.state === 'released',
  ),
  lists(auctionEndpoints.list, {}, (row) => [row.endsAt]),
  lists(auctionEndpoints.mine, {}, (row) =>
    /^(bidding|settling)$/.test(row.state) ? [0, row.endsAt] : [1, -row.endsAt],
  ),
  lists(auctionEndpoints.bids, { auctionId: '880001' }, (row) => [-row.amountFen]),
  lists(auctionEndpoints.inscriptionLog, { isMine: true }, (row) => [-(row.at ?? 0)]),
  lists(beansEndpoints.log, { currency: 'weiDou' }, (row) => [-row.at]),
  lists(boxEndpoints.contents, { blindBoxId: '3011' }, (row) => [-rarities.indexOf(row.rarity)]),
  lists(boxEndpoints.market, {}, (row) => [-row.offers]),
  lists(boxEndpoints.mine, {}, (row) => [Number(row.id)]),
  lists(
    boxEndpoints.mineOf,
    { blindBoxId: '3011' },
    (row) => [row.gotAt],
    (row) => row.blindBoxId === '3011',
  ),
  lists(collectionEndpoints.list, {}, (row) => [-row.gotAt]),
  lists(
    collectionEndpoints.list,
    { state: 'free' },
    (row) => [-row.gotAt],
    (row) => row.state === 'free',
  ),
  lists(
    collectionEndpoints.list,
    { state: 'listed' },
    (row) => [-row.gotAt],
    (row) => row.state === 'listed',
  ),
  lists(
    collectionEndpoints.list,
    { typeId: '11' },
    (row) => [-row.gotAt],
    (row) => row.typeId === '11',
  ),
  lists(
    collectionEndpoints.list,
    { rarity: 'epic' },
    (row) => [-row.gotAt],
    (row) => row.rarity === 'epic',
  ),
  lists(dailyEndpoints.points, {}, (row) => [-row.at]),
  lists(dailyEndpoints.starBeans, {}, (row) => [-row.at]),
  lists(drawEndpoints.envelopeParts, { envelopeId: '1772323200000' }, (row) => [-row.at]),
  lists(energyEndpoints.blocks, {}, (row) => [row.cost]),
  lists(energyEndpoints.copies, {}, (row) => [-row.power]),
  lists(guildEndpoints.members, {}, (row) => [-row.power]),
  lists(guildEndpoints.stored, {}, (row) => [-row.at]),
  lists(guildEndpoints.powerLog, {}, (row) => [-row.at]),
  lists(guildEndpoints.newcomers, {}, (row) => [-row.joinedAt]),
  lists(homeEndpoints.banners, {}, (row) => [row.sort]),
  lists(homeEndpoints.blindBoxes, {}, (row) => [-(row.onSaleAt ?? 0)]),
  lists(invitationEndpoints.friends, {}, (row) => [-row.joinedAt]),
  lists(invitationEndpoints.rewards, {}, (row) => [-row.at]),
  lists(invitationEndpoints.days, {}, (row) => [-row.at]),
  lists(invitationEndpoints.ranking, {}, (row) => [row.rank]),
  lists(invitationEndpoints.ranking, {}, (row) => [-row.beans]),
  lists(leaseEndpoints.market, { order: 'rentUp' }, (row) => [row.lowestFen]),
  lists(leaseEndpoints.market, { order: 'rentDown' }, (row) => [-row.lowestFen]),
  lists(leaseEndpoints.leasable, {}, (row) => [-row.gotAt]),
  lists(leaseEndpoints.let, {}, (row) => [-row.publishedAt]),
  lists(lordEndpoints.list, {}, (row) => [row.rank]),
  lists(lordEndpoints.followers, {}, (row) => [-row.power]),
  lists(lordEndpoints.rank, {}, (row) => [row.rank]),
  lists(lordEndpoints.rank, {}, (row) => [-row.led]),
  lists(marketEndpoints.products, { order: 'newest' }, (row) => [-(row.onSaleAt ?? 0)]),
  lists(marketEndpoints.products, { order: 'priceUp' }, (row) => [row.priceFen]),
  lists(marketEndpoints.products, { order: 'priceDown' }, (row) => [-row.priceFen]),
  lists(marketEndpoints.products, { order: 'rarity' }, (row) => [-rarities.indexOf(row.rarity)]),
  lists(marketEndpoints.productsByPage, { order: 'priceUp' }, (row) => [row.priceFen]),
  lists(orderEndpoints.sales, { productId: '201101' }, (row) => [-row.at]),
  lists(pledgeEndpoints.mine, { role: 'borrower' }, (row) => [-row.publishedAt]),
  lists(
    pledgeEndpoints.market,
    {},
    (row) => [-row.publishedAt],
    (row) => row.state === 'published',
  ),
  lists(pledgeEndpoints.market, { order: 'rateDown' }, (row) => [-row.rateBasisPoints, -row.publishedAt]),
  lists(pledgeEndpoints.market, { order: 'loanUp' }, (row) => [row.loanFen, -row.publishedAt]),
  lists(priorityEndpoints.all, {}, (row) => [row.onSaleAt]),
  lists(productEndpoints.favourites, {}, (row) => [-shelved.indexOf(row.id)]),
  lists(
    productEndpoints.inscriptions,
    { categoryId: '1101' },
    (row) => [row.number],
    (row) => row.productId === '201101',
  ),
  lists(productEndpoints.market, {}, (row) => [-(row.product.onSaleAt ?? 0)]),
  lists(productEndpoints.market, { order: 'floorUp' }, (row) => [row.floorFen]),
  lists(productEndpoints.market, { order: 'floorDown' }, (row) => [-(row.floorFen ?? 0)]),
  lists(
    productEndpoints.market,
    { order: 'busiest' },
    (row) => [-row.offers],
    (row) => row.offers > 0,
  ),
  lists(
    productEndpoints.market,
    { order: 'floorUp', typeId: '12' },
    (row) => [row.floorFen],
    (row) => row.product.typeId === '12',
  ),
  lists(
    productEndpoints.offers,
    {},
    (row) => [row.priceFen],
    (row) => row.state === 'up',
  ),
  lists(productEndpoints.recommendedOutside, {}, (row) => [floor.world.tables.products.get(row.id)!.recommended]),
  lists(productEndpoints.offers, { order: 'priceDown' }, (row) => [-row.priceFen]),
  lists(productEndpoints.offers, { order: 'newest' }, (row) => [-row.listedAt]),
  lists(productEndpoints.offers, { order: 'number' }, (row) => [row.kind === 'box' ? Infinity : row.number]),
  lists(
    productEndpoints.offers,
    { userId: '10003' },
    (row) => [row.priceFen],
    (row) => row.seller.userId === '10003',
  ),
  lists(propEndpoints.mine, {}, (row) => [-row.gotAt]),
  lists(
    transferEndpoints.transferable,
    {},
    (row) => [-row.gotAt],
    (row) => row.state === 'free',
  ),
  lists(
    transferEndpoints.ofProduct,
    { productId: '201101' },
    (row) => [-row.at],
    (row) => row.productId === '201101',
  ),
  lists(transferEndpoints.ofUser, {}, (row) => [-row.at]),
  lists(
    transferEndpoints.ofUser,
    { direction: 'in' },
    (row) => [-row.at],
    (row) => row.to?.userId === me,
  ),
]

/** Rows that are equal in what a list stands by come as they were made; in these the latest is the first. */
const latestFirst = /^(order\.sales|transfer\.of|daily\.starBeans)/
/** Rows without a number of their own, and works that come by when they were first let. */
const unnumbered = /^(box\.contents|lease\.market)/

/** An id as numbers: of a copy its edition and its own. */
const numbersIn = (row: unknown): readonly number[] => String(fieldsOf(row)['id']).split('-').map(Number)

describe('a list comes in its order, with nothing that was not asked for', () => {
  it.each(rows)('$name', async ({ name, looks }) => {
    const { rows: all, keys, others } = await looks()
    // A list in which nothing differs would be in any order.
    expect(new Set(keys.map(String)).size).toBeGreaterThan(1)
    expect(keys).toEqual(keys.toSorted(before))
    expect(others).toEqual([])
    // What is equal in it has an order too.
    const list: readonly unknown[] = all
    const equal = unnumbered.test(name) ? [] : list.slice(1).filter((_, at) => before(keys[at]!, keys[at + 1]!) === 0)
    const inTurn = equal.map((row) => before(numbersIn(list[list.indexOf(row) - 1]), numbersIn(row)) < 0)
    expect(inTurn).toEqual(equal.map(() => !latestFirst.test(name)))
  })
})

/** Lists that stand neither above nor in the record of where a later row stands (`tests/contract/matters.txt`), and why not. */
const elsewhere: Readonly<Record<string, RegExp>> = {
  'rows of a table of the world, as they stand there':
    /^(box\.(batchSizes|kinds)|daily\.shelves|draw\.(raffles|prizes|earth)|garden\.(programmes|slots|buildings)|invitation\.steps)$/,
  'the same, of a tree or a shelf': /^(notice\.typesByParent|prop\.titles|synthesis\.materials)$/,
  'what was done, in the order in which it was asked':
    /^(address\.save|box\.open\w*|draw\.(one|many|openAirdrop)|garden\.openBox|listing\.\w+|prop\.wear)$/,
  'a test of its own': /^(notice\.list|chat\.getUserGroupList|garden\.layable)$/,
}

it('each call that answers a list has its order told somewhere', () => {
  const placed = readFileSync(new URL('../../../tests/contract/matters.txt', import.meta.url), 'utf8')
  const isList = (answer: unknown): boolean => {
    const { ast, fields } = answer as { readonly ast: { readonly _tag: string }; readonly fields?: object }
    return ast._tag === 'Arrays' || 'list' in (fields ?? {})
  }
  const told = (name: string) =>
    rows.some((row) => row.name.split(' ')[0] === name) ||
    [' +first', ' +last', ' -first', ' -last'].some((place) => placed.includes(name + place)) ||
    Object.values(elsewhere).some((names) => names.test(name))
  const all = allEndpoints.filter(({ response }) => isList(response)).map(({ name }) => name)
  expect(all.length).toBeGreaterThan(100)
  expect(all.filter((name) => !told(name))).toEqual([])
})
