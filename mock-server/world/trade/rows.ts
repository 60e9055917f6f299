import { Schema } from 'effect'
import { provenanceKinds } from '#src/contract/rest/holding-shapes.ts'
import { assetKinds, beanKinds, currencies } from '#src/contract/rest/money-shapes.ts'
import { rarities } from '#src/contract/rest/shapes.ts'

/**
 * The tables of buying, owning and passing on. What is sold is a product's next numbered copies, sealed blind boxes, or what
 * somebody lists on the market. Nothing is ever made or lost by a trade: `audit.ts` says what always adds up.
 */
const at = Schema.Int
const id = Schema.NonEmptyString

const CurrencyName = Schema.Literals(currencies)

export const assets = ['fen', ...assetKinds, 'points', 'starBeans'] as const
/**
 * Everything that has balances: what things are sold for; 豆芽, 金币, 铂金 and 钻石, which people can only give each other; 积分 (in tenths) and
 * 星豆, which days and tasks bring.
 */
export type Asset = (typeof assets)[number]
const AssetName = Schema.Literals(assets)

/** The rules a copy or box was bought under; they stay with it until it changes hands by another sale. */
export const Terms = Schema.Struct({
  /** Which edition of the sale rules, as a date: `2026-02-01`. */
  version: Schema.String,
  /** From getting it to when it may be listed or given away. */
  coolingMs: Schema.Int,
  /** What the seller of a resale pays, in hundredths of a per cent. */
  feeBasisPoints: Schema.Int,
  resale: Schema.Boolean,
  transferable: Schema.Boolean,
})
export type Terms = typeof Terms.Type

export const holdKinds = ['product', 'box', 'listing', 'avatar'] as const
export const qualifications = ['none', 'whiteList', 'holders'] as const

export const tradeRows = {
  /** A numbered copy in a known person's hands; id is `<product>-<number>`. */
  copies: Schema.Struct({
    id,
    productId: id,
    number: Schema.Int,
    ownerId: id,
    gotAt: at,
    paidFen: Schema.Int,
    /** Until then it may be neither listed nor given away. */
    freeAt: at,
    /** The listing that offers it; `''` while none does. */
    listingId: Schema.String,
    /** Marked by its owner. */
    starred: Schema.Boolean,
    terms: Terms,
  }),
  /** What became of an edition, by product: numbers given out, and those held by people this world does not name or melted down. */
  editions: Schema.Struct({ id, issued: Schema.Int, elsewhere: Schema.Int, melted: Schema.Int }),
  /** A sealed box in a known person's hands, and after opening what it held. */
  sealedBoxes: Schema.Struct({
    id,
    boxId: id,
    ownerId: id,
    gotAt: at,
    paidFen: Schema.Int,
    freeAt: at,
    listingId: Schema.String,
    /** The copy it held, `''` while sealed. */
    copyId: Schema.String,
    openedAt: at,
    terms: Terms,
  }),
  /** How many of a box's edition were opened, by anybody. */
  boxEditions: Schema.Struct({ id, opened: Schema.Int }),
  /** What lies in the unopened boxes: id is `<box>/<product>`. `packed` at the beginning, `left` now. */
  boxContents: Schema.Struct({ id, boxId: id, productId: id, packed: Schema.Int, left: Schema.Int }),
  /** Sale rules that differ from the usual ones, by product or box. */
  saleRules: Schema.Struct({
    id,
    limitPerUser: Schema.Int,
    qualification: Schema.Literals(qualifications),
    /** Buyers let in per second once the sale has begun; 0 is no queue. */
    admittedPerSecond: Schema.Int,
    terms: Terms,
  }),
  /** What beans can be given for: products and boxes that also have a price in beans. Id is `<currency>/<product or box>`. */
  beanOffers: Schema.Struct({
    id,
    currency: Schema.Literals(beanKinds),
    productId: id,
    price: Schema.Int,
    sort: Schema.Int,
  }),
  /** Who is on a white list; id is `<product or box>/<user>`. */
  whiteList: Schema.Struct({ id }),
  /** Places in the queue of a release; id is `<product or box>/<user>`. */
  queue: Schema.Struct({ id, joinedAt: at, /** People before this one when joining. */ ahead: Schema.Int }),
  /** Offers of people to people: of a copy or of a sealed box. */
  listings: Schema.Struct({
    id,
    kind: Schema.Literals(['copy', 'box']),
    itemId: id,
    /** Product of the copy, or the blind box. */
    ofId: id,
    sellerId: id,
    buyerId: Schema.String,
    priceFen: Schema.Int,
    state: Schema.Literals(['up', 'held', 'sold', 'down']),
    listedAt: at,
    endedAt: at,
  }),
  /** Something set aside for one buyer. An intent has at most one. */
  holds: Schema.Struct({
    id,
    intent: id,
    userId: id,
    kind: Schema.Literals(holdKinds),
    /** Product, blind box, listing or avatar. */
    targetId: id,
    quantity: Schema.Int,
    currency: CurrencyName,
    unitPrice: Schema.Int,
    total: Schema.Int,
    state: Schema.Literals(['held', 'settled', 'released']),
    heldAt: at,
    /** When whoever made it is to let it go (an order that runs out); `extend` moves it. */
    expiresAt: at,
    endedAt: at,
    /** Ids of the copies or sealed boxes that were handed over. */
    items: Schema.Array(id),
    terms: Terms,
  }),
  /** A charge by intent: the id is the intent, so that there is never a second one. */
  charges: Schema.Struct({ id, holdId: id, payer: id, currency: CurrencyName, amount: Schema.Int, at, refundedAt: at }),
  /** Balances; id is `<currency>/<owner>`. Owners are people and the accounts of `ledger.ts`. */
  accounts: Schema.Struct({ id, currency: AssetName, owner: id, balance: Schema.Int }),
  /** Every movement between two accounts, oldest first. */
  moves: Schema.Struct({
    id,
    kind: id,
    currency: AssetName,
    amount: Schema.Int,
    from: id,
    to: id,
    /** What it belongs to: an intent, a listing, a copy. */
    about: Schema.String,
    note: Schema.String,
    at,
  }),
  /** Every change of hands, oldest first: the record of ownership and the history of prices. `from` is `''` for a new copy. */
  provenance: Schema.Struct({
    id,
    copyId: id,
    productId: id,
    number: Schema.Int,
    kind: Schema.Literals(provenanceKinds),
    from: Schema.String,
    to: id,
    priceFen: Schema.Int,
    at,
  }),
  /** A copy that was melted down for beans. */
  melts: Schema.Struct({
    id,
    copyId: id,
    productId: id,
    number: Schema.Int,
    ownerId: id,
    currency: CurrencyName,
    beans: Schema.Int,
    at,
  }),
  /** Copies that were given for something else: five for a sealed box, or one and 微豆 for a rarer one. */
  syntheses: Schema.Struct({
    id,
    kind: Schema.Literals(['box', 'upgrade', 'synthesis']),
    ownerId: id,
    /** Ids of the copies that are gone. */
    given: Schema.Array(id),
    /** Id of the sealed box or the copy that was got. */
    madeId: id,
    beans: Schema.Int,
    /** Of a synthesis: which one. */
    recipeId: Schema.optionalKey(id),
    at,
  }),
  /** Who invited whom; the id is who was invited. */
  invitations: Schema.Struct({ id, inviterId: id, at, beans: Schema.Int }),
  /** Reminders for a release; id is `<product or box>/<user>`. */
  appointments: Schema.Struct({ id, at }),
  /** Who may buy first; id is `<product>/<user>`. */
  priorityAppointments: Schema.Struct({ id, productId: id, userId: id, at }),
  /** Notices for one person alone. */
  personalNotices: Schema.Struct({
    id,
    userId: id,
    /** 寄售成交 or 开售提醒; a world that was kept from before has none. */
    typeId: Schema.optionalKey(id),
    title: Schema.String,
    summary: Schema.String,
    content: Schema.String,
    publishedAt: at,
  }),
  /** How somebody wants lists filtered; id is the user. */
  listFilters: Schema.Struct({
    id,
    typeIds: Schema.Array(id),
    rarities: Schema.Array(Schema.Literals(rarities)),
    onlyOnSale: Schema.Boolean,
    lowestFen: Schema.optionalKey(Schema.NullOr(Schema.Int)),
    highestFen: Schema.optionalKey(Schema.NullOr(Schema.Int)),
  }),
  /** Marked as a favourite; id is `<user>/<product>`. */
  favourites: Schema.Struct({ id, at }),
  /** How far the market has lived; id is `market`. */
  tides: Schema.Struct({ id, slot: Schema.Int }),
} as const
