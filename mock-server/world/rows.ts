import { Schema } from 'effect'
import { rarities, saleStates } from '#src/contract/rest/shapes.ts'
import { smsPurposes } from '#src/contract/rest/session/session.schema.ts'
import { auctionRows } from './auction/rows.ts'
import { checkoutRows } from './checkout/rows.ts'
import { financeRows } from './finance/rows.ts'
import { dailyRows } from './daily/rows.ts'
import { drawRows } from './draw/rows.ts'
import { guildRowsOf } from './guild/rows.ts'
import { gardenRows } from './garden/rows.ts'
import { avatarRows } from './trade/avatar-rows.ts'
import { lockRows } from './trade/lock-rows.ts'
import { workshopRows } from './workshop/rows.ts'
import { tradeRows } from './trade/rows.ts'

/**
 * What the world remembers, table by table. Rows are plain JSON and their schemas transform nothing: the data library validates
 * a row again after each change. Money is fen, times are instants of the world's clock.
 */
const at = Schema.Int
const id = Schema.NonEmptyString

export const rows = {
  users: Schema.Struct({
    id,
    phone: Schema.String,
    nickname: Schema.String,
    avatar: Schema.String,
    password: Schema.String,
    role: Schema.String,
    guardian: Schema.String,
    hidden: Schema.Boolean,
    registeredAt: at,
  }),
  /** A token stays known after it ended, so that its next use can be told why. */
  tokens: Schema.Struct({
    id,
    userId: id,
    validate: Schema.String,
    issuedAt: at,
    expiresAt: at,
    /** Until when it can be exchanged for a new one. */
    renewableUntil: at,
    /** Code answered to every use, 0 while the token is good. */
    endedBy: Schema.Int,
    /** The token it was exchanged for: repeating the exchange gives the same one. */
    successor: Schema.String,
  }),
  /** One row for each phone and purpose: a new code replaces the one before. */
  smsCodes: Schema.Struct({
    id,
    phone: Schema.String,
    purpose: Schema.Literals(smsPurposes),
    code: Schema.String,
    sentAt: at,
    expiresAt: at,
    used: Schema.Boolean,
    wrongTries: Schema.Int,
  }),
  series: Schema.Struct({
    id,
    parentId: Schema.String,
    key: Schema.String,
    name: Schema.String,
    story: Schema.String,
    image: Schema.String,
    hot: Schema.Boolean,
  }),
  products: Schema.Struct({
    id,
    categoryId: id,
    seriesId: id,
    name: Schema.String,
    story: Schema.String,
    serial: Schema.Int,
    priceFen: Schema.Int,
    rarity: Schema.Literals(rarities),
    editionSize: Schema.Int,
    remaining: Schema.Int,
    state: Schema.Literals(saleStates),
    onSaleAt: at,
    /** Place among the recommended ones, 0 when it is not recommended. */
    recommended: Schema.Int,
  }),
  blindBoxes: Schema.Struct({
    id,
    seriesId: id,
    name: Schema.String,
    story: Schema.String,
    priceFen: Schema.Int,
    editionSize: Schema.Int,
    remaining: Schema.Int,
    state: Schema.Literals(saleStates),
    onSaleAt: at,
    limitPerUser: Schema.Int,
  }),
  /** Boxes that are sold in an activity and nowhere else, by box. */
  boxActivities: Schema.Struct({ id, name: Schema.String, startsAt: at, endsAt: at }),
  ...tradeRows,
  ...lockRows,
  ...avatarRows,
  ...checkoutRows,
  ...gardenRows,
  ...financeRows,
  ...auctionRows,
  ...drawRows,
  ...workshopRows,
  ...dailyRows,
  ...guildRowsOf,
  noticeTypes: Schema.Struct({ id, parentId: Schema.String, name: Schema.String }),
  notices: Schema.Struct({
    id,
    typeId: id,
    title: Schema.String,
    summary: Schema.String,
    cover: Schema.String,
    author: Schema.String,
    content: Schema.String,
    pinned: Schema.Boolean,
    publishedAt: at,
  }),
  /** Id is `<user>/<notice>`. */
  noticeReads: Schema.Struct({ id, at }),
  banners: Schema.Struct({
    id,
    place: Schema.Literals(['top', 'activity', 'activity2']),
    title: Schema.String,
    subtitle: Schema.String,
    image: Schema.String,
    link: Schema.String,
    sort: Schema.Int,
  }),
  /** Id is `latest` or `customer`; what the two version calls answer. */
  versions: Schema.Struct({
    id,
    version: Schema.String,
    versionNumber: Schema.Int,
    forced: Schema.Boolean,
    packageUrl: Schema.String,
    hotUrl: Schema.String,
    message: Schema.String,
  }),
  /** Answers to calls that carried an idempotency key. */
  receipts: Schema.Struct({ id, body: Schema.String, at }),
  /** Refusals of such calls, by the same id: why it was not done when it was asked last. */
  refusedCalls: Schema.Struct({ id, message: Schema.String, at }),
} as const

export type TableName = keyof typeof rows
export type Row<Name extends TableName> = (typeof rows)[Name]['Type']
/** All rows of a world, as a seed writes them and a snapshot keeps them. */
export type SeedRows = { readonly [Name in TableName]: readonly Row<Name>[] }
export const tableNames = Object.keys(rows) as TableName[]
