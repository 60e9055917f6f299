import { Schema } from 'effect'
import { Person } from '../holding-shapes.ts'
import { assetKinds, beanKinds, expectedBeansInAll, expectedBeansInAllKeys } from '../money-shapes.ts'
import { BlindBoxCard, ProductCard } from '../shapes.ts'
import { Flag, Id, Intent, Moment, oneOf, pageFields, pageOf, pageRequest, Text, Whole } from '../wire.ts'

const kindKey = { currency: 'beanType' } as const
/** 微豆 or 元豆; 元豆 when it is not said. */
const beanKind = { currency: Schema.optionalKey(oneOf(beanKinds, 'yuanDou')) } as const
export const BeanQuery = Schema.Struct(beanKind).pipe(Schema.encodeKeys(kindKey))
export const BeanPageQuery = Schema.Struct({ ...pageRequest, ...beanKind }).pipe(Schema.encodeKeys(kindKey))
const assetKind = { currency: Schema.optionalKey(oneOf(assetKinds, 'yuanDou')) } as const
export const AssetQuery = Schema.Struct(assetKind).pipe(Schema.encodeKeys(kindKey))
export const AssetPageQuery = Schema.Struct({ ...pageRequest, ...assetKind }).pipe(Schema.encodeKeys(kindKey))

/** What something costs in beans, and whether this person has so many. */
const beanTerms = { id: Id, beans: Whole, affordable: Flag } as const
const beanTermsKeys = { beans: 'beanNum', affordable: 'isExchange' } as const

/** What beans can be given for, and what that costs. */
export const Redeemable = Schema.Struct({ ...beanTerms, product: ProductCard }).pipe(Schema.encodeKeys(beanTermsKeys))
export type Redeemable = typeof Redeemable.Type
/** A blind box that can be had for beans. */
export const RedeemableBox = Schema.Struct({ ...beanTerms, box: BlindBoxCard }).pipe(Schema.encodeKeys(beanTermsKeys))
/** The balance and the boxes stand beside the list, so that a page shows all from one moment. */
export const RedeemablePage = Schema.Struct({
  ...pageFields(Redeemable),
  balance: Whole,
  boxes: Schema.Array(RedeemableBox),
}).pipe(Schema.encodeKeys({ boxes: 'blindboxList' }))

/** A balance, what came and went so far, and how much may still be given away today: 0 for what cannot be given. */
export const BeanBalance = Schema.Struct({
  balance: Whole,
  earned: Whole,
  spent: Whole,
  giftLeft: Whole,
  /** Taken beside a gift, in hundredths of a per cent, rounded up to a whole one. */
  feeBasisPoints: Whole,
}).pipe(
  Schema.encodeKeys({
    earned: 'inNum',
    spent: 'outNum',
    giftLeft: 'canTransferNum',
    feeBasisPoints: 'serviceRate',
  }),
)

/** One movement of beans; `amount` is below zero when they went out. */
export const BeanMove = Schema.Struct({ id: Id, amount: Whole, note: Text, at: Moment }).pipe(
  Schema.encodeKeys({ amount: 'num', note: 'remark', at: 'createTime' }),
)
export type BeanMove = typeof BeanMove.Type
export const BeanLog = pageOf(BeanMove)

/** How many copies of a product one has that may be melted down, and the beans each gives. */
export const Meltable = Schema.Struct({
  product: ProductCard,
  count: Whole,
  beans: Whole,
  copyIds: Schema.Array(Id),
}).pipe(Schema.encodeKeys({ count: 'num', beans: 'beanNum' }))
export type Meltable = typeof Meltable.Type
export const Meltables = Schema.Array(Meltable)
export const MeltedRow = Schema.Struct({
  id: Id,
  copyId: Id,
  name: Text,
  number: Whole,
  beans: Whole,
  at: Moment,
}).pipe(Schema.encodeKeys({ number: 'serialNumber', beans: 'beanNum', at: 'createTime' }))
export const MeltedPage = pageOf(MeltedRow)

/** Giving beans for a product's next copy in one step: ordered and paid, or nothing. The password as when paying with beans. */
export const BeanExchange = Schema.Struct({
  productId: Id,
  ...expectedBeansInAll,
  payPassword: Schema.optionalKey(Schema.String),
}).pipe(Schema.encodeKeys(expectedBeansInAllKeys))
export const Exchanged = Schema.Struct({ copyId: Id, number: Whole, balance: Whole }).pipe(
  Schema.encodeKeys({ number: 'serialNumber' }),
)
/** Melting a copy down for beans. */
export const Cast = Schema.Struct({ id: Id })
export const CastResult = Schema.Struct({ beans: Whole, balance: Whole }).pipe(Schema.encodeKeys({ beans: 'beanNum' }))

/**
 * Giving to the person with this phone number or user id, confirmed by the payment password; the fee comes on top. The key names the intent
 * (both fields ours): a call that is repeated with it is answered what was given first.
 */
export const BeanGift = Schema.Struct({
  receiver: Schema.String,
  amount: Whole,
  payPassword: Schema.optionalKey(Schema.String),
  intent: Schema.optionalKey(Intent),
}).pipe(Schema.encodeKeys({ receiver: 'phone', amount: 'num', intent: 'intentKey' }))
export const BeanGiven = Schema.Struct({ receiver: Person, amount: Whole, balance: Whole, fee: Whole }).pipe(
  Schema.encodeKeys({ receiver: 'toUser', amount: 'num', fee: 'serviceCharge' }),
)
