import { Schema } from 'effect'
import { balanceFields, balanceKeys, beanKinds } from '../money-shapes.ts'
import { Flag, heard, Id, Moment, oneOf, Text, Whole, Yuan } from '../wire.ts'

/** lc:wallet-opening. */
export const walletStates = ['notOpened', 'opening', 'opened'] as const
export type WalletState = (typeof walletStates)[number]

/** Which service keeps the wallet: one for each of the five opening calls. */
export const walletChannels = ['pay', 'hf', 'hfPay', 'yb', 'plain'] as const
export type WalletChannel = (typeof walletChannels)[number]

export const moneyAccounts = ['wallet', ...beanKinds] as const
export type MoneyAccount = (typeof moneyAccounts)[number]

/** A movement of money or beans; what goes out is negative. `beans` is 0 for money, `amountFen` 0 for beans. */
export const MoneyEntry = Schema.Struct({
  id: Id,
  account: heard(moneyAccounts),
  amountFen: Yuan,
  beans: Whole,
  title: Text,
  at: Moment,
}).pipe(
  Schema.encodeKeys({
    account: 'accountType',
    amountFen: 'amount',
    beans: 'beanNum',
    at: 'createTime',
  }),
)
export type MoneyEntry = typeof MoneyEntry.Type

/** The purse: whether a wallet is open, what is in it, and the latest movements. */
export const Purse = Schema.Struct({
  opened: Flag,
  state: heard(walletStates),
  channel: Text,
  /** Masked number of the account, `''` without one. */
  accountNo: Text,
  ...balanceFields,
  entries: Schema.Array(MoneyEntry),
}).pipe(
  Schema.encodeKeys({
    opened: 'isOpen',
    state: 'status',
    ...balanceKeys,
    entries: 'recordList',
  }),
)
export type Purse = typeof Purse.Type

/** `returnUrl`: where the page of the wallet service leads back to. */
export const OpeningRequest = Schema.Struct({ returnUrl: Schema.optionalKey(Schema.String) })

/** An opening under way; `url` is the page of the wallet service where the person confirms it, `''` once it is open. */
export const WalletOpening = Schema.Struct({
  state: heard(walletStates),
  channel: oneOf(walletChannels, 'plain'),
  url: Text,
}).pipe(Schema.encodeKeys({ state: 'status' }))
export type WalletOpening = typeof WalletOpening.Type
