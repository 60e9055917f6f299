import { Schema } from 'effect'
import { SaleStanding, SaleTerms } from '../holding-shapes.ts'
import {
  balanceFields,
  balanceKeys,
  beanKinds,
  currencies,
  expectedBeansInAll,
  expectedBeansInAllKeys,
} from '../money-shapes.ts'
import { pieceFields } from '../shapes.ts'
import { Flag, heard, Id, Intent, MaybeMoment, Moment, oneOf, pageOf, pageRequest, Text, Whole, Yuan } from '../wire.ts'

/**
 * Where an order stands (lc:order; the specification shows no values, so the names are ours).
 * `created` waits for a payment; `paying` has a payment that nobody has heard the end of; `failed` had one that certainly did not go
 * through and may be paid again; `paid` and `closed` are final. What is not paid in time is closed.
 */
export const orderStates = ['created', 'paying', 'failed', 'paid', 'closed'] as const
export type OrderState = (typeof orderStates)[number]

/** Why an order was closed; `''` while it is not. */
export const closeReasons = ['', 'cancelled', 'expired'] as const
export type CloseReason = (typeof closeReasons)[number]

/** What can be bought: a first sale, a blind box, a copy that somebody offers, a digital avatar. */
export const goodsKinds = ['product', 'blindBox', 'listing', 'avatar'] as const
export type GoodsKind = (typeof goodsKinds)[number]

/**
 * How an order is paid (marketplace §7). `bankCard` answers an HTML form to post, `wallet` an address to go to (both H5); `appPlugin`
 * parameters for the native plug-in, `appWebView` an address for the web view page; `beans` is taken at once from the bean balance.
 */
export const payKinds = ['bankCard', 'wallet', 'appPlugin', 'appWebView', 'beans'] as const
export type PayKind = (typeof payKinds)[number]

/** How a payment stands. `open`: nobody has paid yet. `processing`: paid by the person, not yet known whether it went through. */
export const paymentStates = ['open', 'processing', 'succeeded', 'failed', 'voided'] as const
export type PaymentState = (typeof paymentStates)[number]

export const OrderLine = Schema.Struct({
  kind: heard(goodsKinds),
  /** The id of what was ordered: of the product, the blind box, the offered copy or the avatar. */
  goodsId: Id,
  /** The product to show the picture and page of; `''` for a blind box and an avatar. */
  productId: Text,
  ...pieceFields,
  name: Text,
  /** Of one piece; 0 when it is sold for beans. */
  priceFen: Yuan,
  /** Of one piece; 0 when it is sold for money. */
  beans: Whole,
  quantity: Whole,
  /** Numbers of the copies that were handed over; empty before that, and for blind boxes. */
  numbers: Schema.Array(Whole),
  /** Ids of the copies or boxes that were handed over. */
  handedOver: Schema.Array(Id),
}).pipe(
  Schema.encodeKeys({
    kind: 'goodsType',
    name: 'goodsName',
    priceFen: 'price',
    beans: 'beanNum',
    quantity: 'num',
    numbers: 'serialNumbers',
    handedOver: 'copyIds',
  }),
)
export type OrderLine = typeof OrderLine.Type

/** An order (ent:order; all fields but the three ids are ours). `expiresAt` counts on the server's time. */
export const Order = Schema.Struct({
  id: Id,
  userId: Id,
  /** The key of the intent it was created for; `''` where the server does not know keys. */
  intent: Text,
  state: heard(orderStates),
  closedBy: oneOf(closeReasons, ''),
  lines: Schema.Array(OrderLine),
  currency: heard(currencies),
  amountFen: Yuan,
  beans: Whole,
  payKind: Text,
  createdAt: Moment,
  expiresAt: Moment,
  paidAt: MaybeMoment,
  closedAt: MaybeMoment,
  /** What was paid and given back, when the money came after the order was closed. */
  refundedFen: Yuan,
  refundedAt: MaybeMoment,
  /** Why the last payment failed; `''` when none has. */
  failure: Text,
}).pipe(
  Schema.encodeKeys({
    id: 'orderId',
    intent: 'intentKey',
    state: 'status',
    closedBy: 'closeReason',
    lines: 'goodsList',
    amountFen: 'amount',
    beans: 'beanNum',
    payKind: 'payType',
    createdAt: 'createTime',
    expiresAt: 'expireTime',
    paidAt: 'payTime',
    closedAt: 'closeTime',
    refundedFen: 'refundAmount',
    refundedAt: 'refundTime',
    failure: 'failReason',
  }),
)
export type Order = typeof Order.Type

/**
 * One attempt at paying and what the client needs to go on with it. `code` is the payment service's own answer: `200` is good, `ERROR`
 * a bad request, `500` a refusal of the wallet app, anything else a failure with `message` (marketplace §8, A-17). `form` is the HTML
 * form of the bank, `url` where to go, `plugin` what the native plug-in is given; each is `''` where its kind does not use it.
 */
export const Payment = Schema.Struct({
  payNo: Id,
  payKind: heard(payKinds),
  state: heard(paymentStates),
  code: Text,
  message: Text,
  form: Text,
  url: Text,
  plugin: Text,
}).pipe(
  Schema.encodeKeys({
    payKind: 'payType',
    state: 'status',
    message: 'msg',
    form: 'data',
    plugin: 'orderStr',
  }),
)
export type Payment = typeof Payment.Type

/** An order with its latest payment, if it has one. */
export const OrderAndPayment = Schema.Struct({ order: Order, payment: Schema.NullOr(Payment) }).pipe(
  Schema.encodeKeys({ order: 'orderInfo', payment: 'payInfo' }),
)
export type OrderAndPayment = typeof OrderAndPayment.Type

const payKind = Schema.Literals(payKinds)
const optional = Schema.optionalKey

/** How an intent is told: its key, and the payment to begin with, if one is chosen. `returnUrl`: where the gateway leads back to. */
const intentFields = {
  /**
   * Made and journaled before the first request and sent with each repetition of it. The same key of the same person always answers
   * the order it made first, whatever else is asked; nothing is created twice.
   */
  intent: Intent,
  payKind: optional(payKind),
  returnUrl: optional(Schema.String),
  /** Six digits; needed when paying with beans without having password-free payment. */
  payPassword: optional(Schema.String),
} as const

/** What the person was shown for all of it together (ours): where it comes to something else by now, nothing is ordered. */
const expectedTotal = { expectedTotalFen: optional(Yuan) } as const

/** What is sold first-hand; exactly one of the two is given. */
const soldIds = { productId: optional(Id), blindBoxId: optional(Id) } as const
/** What can be ordered; exactly one of the three is given. */
const goodsIds = { ...soldIds, listingId: optional(Id) } as const

export const OrderRequest = Schema.Struct({
  ...intentFields,
  ...expectedTotal,
  ...goodsIds,
  quantity: optional(Whole),
  /** What the person was shown for one piece: where it costs something else by now, nothing is ordered. */
  expectedFen: optional(Yuan),
}).pipe(
  Schema.encodeKeys({
    intent: 'intentKey',
    payKind: 'payType',
    blindBoxId: 'blindboxId',
    quantity: 'num',
    expectedFen: 'expectedPrice',
    expectedTotalFen: 'expectedAmount',
  }),
)

/** A digital avatar; one that is sold in a rush can be had one at a time. */
export const AvatarOrderRequest = Schema.Struct({
  ...intentFields,
  ...expectedTotal,
  avatarId: Id,
  quantity: optional(Whole),
  /** As in {@link OrderRequest}. */
  expectedFen: optional(Yuan),
}).pipe(
  Schema.encodeKeys({
    intent: 'intentKey',
    payKind: 'payType',
    avatarId: 'headId',
    quantity: 'num',
    expectedFen: 'expectedPrice',
    expectedTotalFen: 'expectedAmount',
  }),
)

/** Several offered copies in one order. */
export const BatchOrderRequest = Schema.Struct({
  ...intentFields,
  ...expectedTotal,
  listingIds: Schema.Array(Id),
}).pipe(
  Schema.encodeKeys({
    intent: 'intentKey',
    payKind: 'payType',
    listingIds: 'ids',
    expectedTotalFen: 'expectedAmount',
  }),
)

/** The cheapest offers of a product, as many as wanted and at most this dear. */
export const SweepOrderRequest = Schema.Struct({
  ...intentFields,
  productId: Id,
  quantity: Whole,
  priceMaxFen: optional(Yuan),
  ...expectedTotal,
}).pipe(
  Schema.encodeKeys({
    intent: 'intentKey',
    payKind: 'payType',
    quantity: 'num',
    priceMaxFen: 'price',
    expectedTotalFen: 'expectedAmount',
  }),
)

/** With which beans: a product or a blind box that has a price in them. */
export const BeanOrderRequest = Schema.Struct({
  intent: Intent,
  ...soldIds,
  currency: Schema.Literals(beanKinds),
  quantity: optional(Whole),
  /** As `expectedFen`, in the beans that are paid with. */
  expectedBeans: optional(Whole),
  ...expectedBeansInAll,
  payPassword: optional(Schema.String),
}).pipe(
  Schema.encodeKeys({
    intent: 'intentKey',
    currency: 'beanType',
    blindBoxId: 'blindboxId',
    quantity: 'num',
    expectedBeans: 'expectedPrice',
    ...expectedBeansInAllKeys,
  }),
)

export const OrderId = Schema.Struct({ orderId: Id })

/** By its id, or by the key of the intent it was made for: so is found out whether a request without an answer made an order. */
export const OrderQuery = Schema.Struct({ orderId: optional(Id), intent: optional(Schema.String) }).pipe(
  Schema.encodeKeys({ intent: 'intentKey' }),
)

export const Repayment = Schema.Struct({
  orderId: Id,
  payKind,
  returnUrl: optional(Schema.String),
  payPassword: optional(Schema.String),
}).pipe(Schema.encodeKeys({ payKind: 'payType' }))

/** `unpaid` are those that can still be paid. */
export const orderGroups = ['all', 'unpaid', 'paid', 'closed'] as const
export type OrderGroup = (typeof orderGroups)[number]

export const OrderListQuery = Schema.Struct({ ...pageRequest, group: optional(Schema.Literals(orderGroups)) }).pipe(
  Schema.encodeKeys({ group: 'status' }),
)
export const OrderPage = pageOf(Order)

/** What is to be ordered, for the page that confirms it: one of what can be ordered, or an avatar. */
export const GoodsQuery = Schema.Struct({ ...goodsIds, avatarId: optional(Id) }).pipe(
  Schema.encodeKeys({ blindBoxId: 'blindboxId', avatarId: 'headId' }),
)

export const OrderPreview = Schema.Struct({
  line: OrderLine,
  seriesName: Text,
  editionSize: Whole,
  remaining: Whole,
  /** How many of it one person may buy, 0 for any number, and how many more this person may. */
  limitPerUser: Whole,
  stillAllowed: Whole,
  /** Why it cannot be bought now, `''` when it can. */
  obstacle: Text,
  /** The activity that a box is sold in: it is ordered with `payActivityBlindBox`. `''` for anything else. */
  activityName: Text,
  verified: Flag,
  walletOpened: Flag,
  /** What one piece costs in beans, 0 where it cannot be had for them. */
  weiDouPrice: Whole,
  yuanDouPrice: Whole,
  ...balanceFields,
  /** How long an order waits for its payment, in ms. */
  paymentWindowMs: Whole,
  /** The rules of the first-hand sale and where this person stands with them; null for what another person offers. */
  sale: Schema.NullOr(SaleStanding),
  /** The rules that it will be owned under: of an offer, those it was bought under once. */
  terms: SaleTerms,
}).pipe(
  Schema.encodeKeys({
    line: 'goods',
    editionSize: 'total',
    remaining: 'surplus',
    limitPerUser: 'limitNum',
    stillAllowed: 'canBuyNum',
    obstacle: 'reason',
    verified: 'isRealName',
    walletOpened: 'isOpenAccount',
    ...balanceKeys,
    weiDouPrice: 'micropeaPrice',
    yuanDouPrice: 'yBeansPrice',
    paymentWindowMs: 'payTimeout',
  }),
)
export type OrderPreview = typeof OrderPreview.Type

/** A sale that took place: who bought stays unknown but for the first character. */
export const Sale = Schema.Struct({
  id: Id,
  kind: oneOf(goodsKinds, 'product'),
  priceFen: Yuan,
  quantity: Whole,
  numbers: Schema.Array(Whole),
  buyer: Text,
  at: Moment,
}).pipe(
  Schema.encodeKeys({
    id: 'orderId',
    kind: 'goodsType',
    priceFen: 'price',
    quantity: 'num',
    numbers: 'serialNumbers',
    buyer: 'nickName',
    at: 'payTime',
  }),
)
export const SalesQuery = Schema.Struct({ ...pageRequest, productId: Id })
export const SalesPage = pageOf(Sale)
