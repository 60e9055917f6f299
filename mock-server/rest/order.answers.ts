import type { AnswerOf, RequestOf } from '#src/contract/rest/calls.ts'
import type { Currency } from '#src/contract/rest/money-shapes.ts'
import type { orderEndpoints } from '#src/contract/rest/order/order.endpoints.ts'
import type { GoodsKind, Order, OrderGroup } from '#src/contract/rest/order/order.schema.ts'
import { type Goods, holdKind, showGoods } from '../world/checkout/goods.ts'
import { closeOrder, discardOrder, isOpen, orderOf, ownOrder, placeOrder } from '../world/checkout/orders.ts'
import { beginPayment, paymentOf, type PaymentRequest } from '../world/checkout/payments.ts'
import { isVerified } from '../world/checkout/real-name.ts'
import { isWalletOpen } from '../world/checkout/wallets.ts'
import { seriesName } from '../world/looks.ts'
import type { Row } from '../world/rows.ts'
import { holdMs } from '../world/trade/holds.ts'
import { balancesOf } from '../world/trade/ledger.ts'
import { offeredTerms, openListings } from '../world/trade/listings.ts'
import { buysFirst, firstMost } from '../world/trade/priority.ts'
import { activityOf, boughtBy, requireSale, rulesOf, soldThing } from '../world/trade/sale-rules.ts'
import type { World } from '../world/world.ts'
import { type Answer, type Answers, type Caller, pageOf, signedIn, together } from './answers.ts'
import { saleStanding } from './views/holding.ts'
import { orderAndPayment, orderView, pricing } from './views/order.ts'
import { Refused, refuse } from '../world/refusals.ts'

type Table = typeof orderEndpoints

interface NamedGoods {
  readonly productId?: string
  readonly blindBoxId?: string
  readonly listingId?: string
  readonly avatarId?: string
}

/** The goods that a request names; refuses unless it names exactly one. */
function goodsOf({ productId, blindBoxId, listingId, avatarId }: NamedGoods, quantity = 1): Goods {
  const named: readonly (readonly [GoodsKind, string | undefined])[] = [
    ['product', productId],
    ['blindBox', blindBoxId],
    ['listing', listingId],
    ['avatar', avatarId],
  ]
  const given = named.filter(([, id]) => id !== undefined)
  if (given.length !== 1 || !Number.isSafeInteger(quantity) || quantity < 1) return refuse('badRequest')
  const [kind, id] = given[0]!
  return { kind, id: id!, quantity }
}

interface OrderIntent extends Partial<PaymentRequest> {
  readonly intent: string
  /** What was shown for all of it, in money or in beans. */
  readonly expectedTotalFen?: number
  readonly expectedTotalBeans?: number
}

/**
 * The order of an intent, and its payment if one is asked for; an intent that is told again finds both as they are now. Where the payment
 * is refused there is no order either, so that the intent may be told again in another way.
 */
async function order(world: World, caller: Caller, asked: OrderIntent, goods: () => readonly Goods[]) {
  const { id: userId } = signedIn(caller).user
  const { intent, payKind, returnUrl, payPassword, expectedTotalFen, expectedTotalBeans } = asked
  const known = orderOf(world, userId, intent)
  const placed = known ?? (await placeOrder(world, userId, intent, goods(), expectedTotalFen ?? expectedTotalBeans))
  if (payKind !== undefined && isOpen(placed) && !paymentOf(world, placed.id)) {
    try {
      await beginPayment(world, placed, { payKind, returnUrl, payPassword })
    } catch (error) {
      if (!known) await discardOrder(world, placed)
      throw error
    }
  }
  return { data: orderAndPayment(world, world.tables.orders.get(placed.id)!) }
}

/**
 * Each sells one kind of goods and refuses what another one sells (docs/decisions/0012). What somebody offers is one piece, and nobody
 * buys their own.
 */
const sells =
  (isSold: (world: World, goods: Goods) => boolean): Answer<Table['create']> =>
  (world, { quantity, expectedFen: expectedPrice, ...asked }, caller) =>
    order(world, caller, asked, () => {
      const goods = goodsOf(asked, quantity)
      if (!isSold(world, goods) || (goods.kind === 'listing' && goods.quantity !== 1)) refuse('badRequest')
      return [{ ...goods, expectedPrice }]
    })

const isBox = ({ kind }: Goods): boolean => kind === 'blindBox'
const isOfActivity = (world: World, goods: Goods): boolean => isBox(goods) && activityOf(world, goods.id) !== undefined

/** An avatar; what is sold in a rush is had by the one call, one piece at a time, and everything else by the other. */
const avatar =
  (rush: boolean): Answer<Table['createAvatar']> =>
  (world, { avatarId, quantity = 1, expectedFen: expectedPrice, ...asked }, caller) =>
    order(world, caller, asked, () => {
      if (world.tables.avatars.get(avatarId)?.rush === !rush || (rush && quantity !== 1)) refuse('badRequest')
      return [{ ...goodsOf({ avatarId }, quantity), expectedPrice }]
    })

/** Offers as goods. */
const asGoods = (ids: readonly string[]): Goods[] => ids.map((id) => ({ kind: 'listing', id, quantity: 1 }))

/** The cheapest offers of a product by other people. */
function cheapest(
  world: World,
  userId: string,
  { productId, quantity, priceMaxFen }: RequestOf<'order.batchQuick'>,
): string[] {
  const offers = openListings(world, productId).filter(
    (row) => row.sellerId !== userId && (priceMaxFen === undefined || row.priceFen <= priceMaxFen),
  )
  const { batchMax } = world.settings
  if (quantity > batchMax) refuse('tooMany', `一次最多 ${batchMax} 件`)
  if (quantity < 1 || offers.length < quantity) refuse('soldOut')
  return offers.slice(0, quantity).map(({ id }) => id)
}

const byAge = (a: Row<'orders'>, b: Row<'orders'>): number => b.createdAt - a.createdAt || Number(b.id) - Number(a.id)

const groups: Readonly<Record<OrderGroup, (row: Row<'orders'>) => boolean>> = {
  all: () => true,
  unpaid: isOpen,
  paid: (row) => row.state === 'paid',
  closed: (row) => row.state === 'closed',
}

function mine(world: World, caller: Caller, test: (row: Row<'orders'>) => boolean): Row<'orders'>[] {
  const { id } = signedIn(caller).user
  return world.tables.orders.filter((row) => row.userId === id && test(row)).toSorted(byAge)
}

/** Why this person cannot buy one piece now, `''` when it can be bought. */
function obstacleOf(world: World, userId: string, { kind, id }: Goods): string {
  try {
    if (kind !== 'listing') requireSale(world, soldThing(world, holdKind[kind], id), userId, 1)
    else if (world.tables.listings.get(id)?.state !== 'up') refuse('soldOut')
    else if (world.tables.listings.get(id)?.sellerId === userId) refuse('ownListing')
    return ''
  } catch (error) {
    if (error instanceof Refused) return error.msg
    throw error
  }
}

/** What is sold, how much of it there is, and how much this person may have. */
function stockOf(world: World, userId: string, goods: Goods) {
  if (goods.kind === 'listing') {
    const listing = world.tables.listings.get(goods.id) ?? refuse('notFound')
    const left = listing.state === 'up' ? 1 : 0
    return { priceFen: listing.priceFen, editionSize: 1, remaining: left, limit: 0, allowed: left }
  }
  const sold = soldThing(world, holdKind[goods.kind], goods.id)
  const limit = buysFirst(world, sold, userId) ? firstMost : rulesOf(world, sold).limitPerUser
  const allowed = Math.max(0, Math.min(sold.remaining, limit - boughtBy(world, sold.id, userId)))
  return { priceFen: sold.priceFen, editionSize: sold.editionSize, remaining: sold.remaining, limit, allowed }
}

/** What it will be owned under, and for a first-hand sale where this person stands. */
function rulesFor(
  world: World,
  userId: string,
  { kind, id }: Goods,
): Pick<AnswerOf<'order.preview'>, 'sale' | 'terms'> {
  if (kind === 'listing') {
    return { sale: null, terms: offeredTerms(world, world.tables.listings.get(id) ?? refuse('notFound')) }
  }
  const sale = saleStanding(world, soldThing(world, holdKind[kind], id), userId)
  return { sale, terms: sale.terms }
}

function preview(world: World, asked: NamedGoods, caller: Caller): AnswerOf<'order.preview'> {
  const { id: userId } = signedIn(caller).user
  const goods = goodsOf(asked)
  const { name, image, productId, rarity, seriesId } = showGoods(world, goods)
  const { priceFen, editionSize, remaining, limit, allowed } = stockOf(world, userId, goods)
  const beanPrice = (currency: Currency) => world.tables.beanOffers.get(`${currency}/${goods.id}`)?.price ?? 0
  const shown = { kind: goods.kind, goodsId: goods.id, productId, name, image, rarity }
  return {
    line: { ...shown, priceFen, beans: 0, quantity: 1, numbers: [], handedOver: [] },
    seriesName: seriesName(world, seriesId) || (world.tables.avatarSeries.get(seriesId)?.name ?? ''),
    editionSize,
    remaining,
    limitPerUser: limit,
    stillAllowed: allowed,
    obstacle: obstacleOf(world, userId, goods),
    activityName: activityOf(world, goods.id)?.name ?? '',
    verified: isVerified(world, userId),
    walletOpened: isWalletOpen(world, userId),
    weiDouPrice: beanPrice('weiDou'),
    yuanDouPrice: beanPrice('yuanDou'),
    ...balancesOf(world, userId),
    paymentWindowMs: holdMs,
    ...rulesFor(world, userId, goods),
  }
}

/** The order that is meant: by its id, or by the intent it was made for. */
function meant(world: World, userId: string, { orderId, intent }: RequestOf<'order.details'>): Row<'orders'> {
  if (orderId !== undefined) return ownOrder(world, userId, orderId)
  return orderOf(world, userId, intent ?? '') ?? refuse('notFound')
}

type SaleRow = AnswerOf<'order.sales'>['list'][number]

/** Of a name the first character. */
function buyerOf(world: World, userId: string): string {
  const [first] = new Intl.Segmenter('zh').segment(world.tables.users.get(userId)?.nickname ?? '')
  return first ? `${first.segment}**` : ''
}

/** Sales without an order here: those from before the world began, and those among its other people. */
function otherSales(world: World, productId: string, ordered: ReadonlySet<string>): SaleRow[] {
  return world.tables.provenance
    .filter(
      (row) =>
        (row.kind === 'sale' || row.kind === 'market') &&
        row.productId === productId &&
        !ordered.has(`${row.to}/${row.copyId}`),
    )
    .map(({ id, kind, priceFen, number, to, at }) => ({
      id,
      kind: kind === 'market' ? 'listing' : 'product',
      priceFen,
      quantity: 1,
      numbers: [number],
      buyer: buyerOf(world, to),
      at,
    }))
}

const sales: Answer<Table['sales']> = (world, { productId, ...page }) => {
  const sold = world.tables.orders.filter(
    (row) => row.state === 'paid' && row.lines.some((line) => line.productId === productId),
  )
  // Offers that were bought together were each sold by itself.
  const show = (row: Row<'orders'>): SaleRow[] =>
    row.lines
      .filter((line) => line.productId === productId)
      .map((line, at) => ({
        id: at === 0 ? row.id : `${row.id}.${at + 1}`,
        kind: line.kind,
        priceFen: pricing(row.currency, line.unitPrice).fen,
        quantity: line.quantity,
        numbers: [...line.numbers],
        buyer: buyerOf(world, row.userId),
        at: row.paidAt ?? row.createdAt,
      }))
  const ordered = new Set(
    sold.flatMap((row) => row.lines.flatMap((line) => line.items.map((item) => `${row.userId}/${item}`))),
  )
  const rows = [...sold.flatMap(show), ...otherSales(world, productId, ordered)]
  return {
    data: pageOf(
      rows.toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1)),
      page,
      (row) => row,
    ),
  }
}

/** Cancelling twice is fine; what was paid cannot be cancelled. */
async function cancel(world: World, orderId: string, caller: Caller): Promise<Order> {
  const found = ownOrder(world, signedIn(caller).user.id, orderId)
  if (found.state === 'paid') refuse('orderPaid')
  return orderView(await closeOrder(world, found, 'cancelled'))
}

export const orderAnswers: Answers<Table> = {
  create: sells((_, goods) => !isBox(goods)),
  quick: sells((_, { kind }) => kind === 'listing'),
  payBlindBox: sells((world, goods) => isBox(goods) && !isOfActivity(world, goods)),
  payActivityBlindBox: sells(isOfActivity),
  batch: (world, { listingIds, ...asked }, caller) =>
    order(world, caller, asked, () => asGoods(together(world, listingIds))),
  batchQuick: (world, asked, caller) =>
    order(world, caller, asked, () => asGoods(cheapest(world, signedIn(caller).user.id, asked))),
  byBeans: (world, { quantity, productId, blindBoxId, currency, expectedBeans: expectedPrice, ...asked }, caller) =>
    order(world, caller, { ...asked, payKind: 'beans' }, () => {
      const named = {
        ...(productId === undefined ? {} : { productId }),
        ...(blindBoxId === undefined ? {} : { blindBoxId }),
      }
      return [{ ...goodsOf(named, quantity), currency, expectedPrice }]
    }),
  createAvatar: avatar(false),
  rushAvatar: avatar(true),
  list: (world, { group = 'all', ...page }, caller) => ({
    data: pageOf(mine(world, caller, groups[group]), page, orderView),
  }),
  exchanged: (world, page, caller) => ({
    data: pageOf(
      mine(world, caller, (row) => row.currency !== 'fen'),
      page,
      orderView,
    ),
  }),
  details: (world, asked, caller) => ({
    data: orderAndPayment(world, meant(world, signedIn(caller).user.id, asked)),
  }),
  cancel: async (world, { orderId }, caller) => ({ data: await cancel(world, orderId, caller), msg: '订单已取消' }),
  repay: async (world, { orderId, ...asked }, caller) => {
    await beginPayment(world, ownOrder(world, signedIn(caller).user.id, orderId), asked)
    return { data: orderAndPayment(world, world.tables.orders.get(orderId)!) }
  },
  preview: (world, asked, caller) => ({ data: preview(world, asked, caller) }),
  sales,
}
