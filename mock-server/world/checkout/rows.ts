import { Schema } from 'effect'
import { currencies } from '#src/contract/rest/money-shapes.ts'
import {
  closeReasons,
  goodsKinds,
  orderStates,
  payKinds,
  paymentStates,
} from '#src/contract/rest/order/order.schema.ts'
import { rarities } from '#src/contract/rest/shapes.ts'
import { walletChannels, walletStates } from '#src/contract/rest/wallet/wallet.schema.ts'

/** The tables of ordering and paying, and of what a person must have set up before. Money itself is moved by the trade core. */
const at = Schema.Int
const id = Schema.NonEmptyString

export const outcomes = ['success', 'failure', 'slow', 'silent'] as const
/** What the person at a gateway page lets happen. `slow` succeeds late, `silent` is never told to the shop by itself. */
export type GatewayOutcome = (typeof outcomes)[number]

export const mishaps = ['ERROR', 'empty', '500', 'other', '0002'] as const
/** How beginning a payment can go wrong (marketplace §8); `0002` is what the native plug-in then answers. */
export type PaymentMishap = (typeof mishaps)[number]

export const checkoutRows = {
  /** Id is the user's. */
  realNames: Schema.Struct({ id, name: id, idCard: id, verifiedAt: at }),
  /** Id is the user's. */
  payPasswords: Schema.Struct({
    id,
    password: Schema.String,
    wrongTries: Schema.Int,
    lockedUntil: at,
    passwordFree: Schema.Boolean,
  }),
  addresses: Schema.Struct({
    id,
    userId: id,
    name: Schema.String,
    phone: Schema.String,
    regionCode: Schema.String,
    region: Schema.String,
    detail: Schema.String,
    isDefault: Schema.Boolean,
    changedAt: at,
  }),
  /** Id is the user's; `openingNo` names the page where an opening is confirmed. */
  wallets: Schema.Struct({
    id,
    state: Schema.Literals(walletStates),
    channel: Schema.Literals(walletChannels),
    accountNo: Schema.String,
    openingNo: Schema.String,
    returnUrl: Schema.String,
    changedAt: at,
  }),
  /** Uploaded pictures, as base64. */
  uploads: Schema.Struct({ id, userId: id, type: id, bytes: Schema.Int, base64: Schema.String, at }),
  orders: Schema.Struct({
    id,
    userId: id,
    intent: id,
    state: Schema.Literals(orderStates),
    closedBy: Schema.Literals(closeReasons),
    lines: Schema.Array(
      Schema.Struct({
        kind: Schema.Literals(goodsKinds),
        goodsId: id,
        productId: Schema.String,
        name: Schema.String,
        image: Schema.String,
        rarity: Schema.Literals(rarities),
        unitPrice: Schema.Int,
        quantity: Schema.Int,
        /** The intent of the hold that keeps it. */
        holdIntent: id,
        items: Schema.Array(id),
        numbers: Schema.Array(Schema.Int),
      }),
    ),
    currency: Schema.Literals(currencies),
    total: Schema.Int,
    payKind: Schema.String,
    createdAt: at,
    expiresAt: at,
    paidAt: Schema.NullOr(at),
    closedAt: Schema.NullOr(at),
    refunded: Schema.Int,
    refundedAt: Schema.NullOr(at),
    failure: Schema.String,
  }),
  payments: Schema.Struct({
    id,
    orderId: id,
    payKind: Schema.Literals(payKinds),
    state: Schema.Literals(paymentStates),
    amount: Schema.Int,
    returnUrl: Schema.String,
    mishap: Schema.String,
    failure: Schema.String,
    startedAt: at,
    /** When the gateway tells the shop what it already knows; null while nobody has decided, or when it never will. */
    tellsAt: Schema.NullOr(at),
    tells: Schema.Literals(['success', 'failure']),
    endedAt: Schema.NullOr(at),
  }),
} as const
