import type { AnswerOf } from '#src/contract/rest/calls.ts'
import { formatCount } from '#src/domain/number/number-format.ts'
import type { PaymentKind } from '#src/machines/order/order.facts.ts'
import { href } from '#src/routes/table.ts'
import {
  beanWords,
  boughtLine,
  type BoughtLine,
  costWords,
  isBeans,
  orderHref,
  type OrderRow,
} from '../kit/order/order-row.ts'
import { moneyKinds, type PaymentChoice, payKindNotes, payKindWords, type Purchase } from '../kit/order/purchase.ts'
import { isPayable, type PurchaseOutcome, outcomeOf } from '../kit/order/purchase-words.ts'

/** What is in the purse, as `wallet.purse` answers it. */
export type PurseRow = Pick<AnswerOf<'wallet.purse'>, 'opened' | 'balanceFen' | 'weiDou' | 'yuanDou'>

const purseHref = `#${href('/pages/mine/myPurse/index')}`
const toPurse = (text: string, action = '我的钱包') => ({ text, action, href: purseHref })

function walletChoice(row: OrderRow, purse: PurseRow | null): Pick<PaymentChoice, 'note' | 'obstacle'> {
  if (!purse) return { note: '跳转到钱包页面付款', obstacle: null }
  if (!purse.opened) return { note: '未开通', obstacle: toPurse('未开通钱包', '去开通') }
  const note = `可用 ${costWords('fen', purse.balanceFen, 0)}`
  return { note, obstacle: purse.balanceFen < row.amountFen ? toPurse('钱包余额不够，可以换银行卡付款') : null }
}

/** Nothing is paid whose amount nobody here can read. */
const unreadable: PaymentChoice = {
  key: 'bankCard',
  title: payKindWords.bankCard,
  note: '',
  obstacle: {
    text: '这笔订单的金额读不出来，暂时不能付款',
    action: '联系客服',
    href: `#${href('/pages/mine/aboutUs/aboutUs')}`,
  },
}

/** The ways to pay an order: those of money, or beans for what is sold for them. */
export function cashierChoices(row: OrderRow, purse: PurseRow | null, nativePay: boolean): readonly PaymentChoice[] {
  const due = row.currency === 'fen' ? row.amountFen : row.beans
  if (row.currency === 'unknown' || !Number.isSafeInteger(due) || due <= 0) return [unreadable]
  if (isBeans(row.currency)) {
    const name = beanWords[row.currency]
    const have = purse?.[row.currency]
    const obstacle = have !== undefined && have < row.beans ? toPurse(`${name}不够`) : null
    return [{ key: 'beans', title: name, note: have === undefined ? '' : `现有 ${formatCount(have)}`, obstacle }]
  }
  return moneyKinds(nativePay).map((key) => ({
    key,
    title: payKindWords[key],
    ...(key === 'wallet' ? walletChoice(row, purse) : { note: payKindNotes[key] ?? '', obstacle: null }),
  }))
}

export interface CashierView {
  /** `choose` how to pay · `wait` until it is known how a payment ended · `over`: nothing is to be paid any more. */
  readonly stage: 'choose' | 'wait' | 'over'
  readonly outcome: PurchaseOutcome
  readonly amount: string
  readonly lines: readonly BoughtLine[]
  readonly choices: readonly PaymentChoice[]
  readonly kind: PaymentKind
  readonly obstacle: PaymentChoice['obstacle']
  readonly pending: boolean
  /** Why the last payment did not go through; `''` when none was tried. */
  readonly failure: string
  readonly expiresAt: number | null
  readonly canContinue: boolean
  readonly orderHref: string
}

const over = ['paid', 'closed']
const waits = ['confirming', 'away', 'cancelling', 'cancelUnknown']

/** Everything the cashier says; `chosen` is the way of paying that is marked. */
export function viewCashier(
  row: OrderRow,
  purchase: Purchase,
  purse: PurseRow | null,
  chosen: string,
  nativePay: boolean,
): CashierView {
  const { phase, failure, expiresAt, canContinue } = purchase
  const choices = cashierChoices(row, purse, nativePay)
  const choice = choices.find(({ key }) => key === chosen) ?? choices[0]!
  return {
    stage: over.includes(phase) ? 'over' : waits.includes(phase) ? 'wait' : 'choose',
    outcome: outcomeOf(purchase, row),
    amount: costWords(row.currency, row.amountFen, row.beans),
    lines: row.lines.map((line) => boughtLine(line, row.currency)),
    choices,
    kind: choice.key,
    obstacle: choice.obstacle,
    pending: !isPayable(phase),
    failure: phase === 'failed' ? outcomeOf(purchase, row).note : failure,
    expiresAt: expiresAt ?? row.expiresAt,
    canContinue,
    orderHref: `#${orderHref(row)}`,
  }
}
