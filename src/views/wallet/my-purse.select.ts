import type { AnswerOf } from '#src/contract/rest/calls.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import { formatPrice, splitPrice } from '#src/domain/number/fen.ts'
import { counted, formatCount } from '#src/domain/number/number-format.ts'
import type { DraftForm } from '#src/machines/submission/submission.machine.ts'

/** The purse as the server answers it. */
export type Purse = Omit<AnswerOf<'wallet.purse'>, 'channel' | 'opened'>

export interface PurseView extends Pick<Purse, 'state' | 'accountNo'> {
  readonly integer: string
  readonly decimals: string
  readonly weiDou: string
  readonly yuanDou: string
  readonly entries: readonly { id: string; title: string; when: string; amount: string; isIncome: boolean }[]
}

export const purse = { endpoint: 'wallet.purse', request: {} } as const

export const walletServices = [
  { key: 'openPay', title: '银行电子账户', note: '适合大多数人，支持全部银行卡' },
  { key: 'openHf', title: '汇付余额账户' },
  { key: 'openHfPay', title: '汇付支付账户' },
  { key: 'openYb', title: '易宝钱包' },
  { key: 'open', title: '平台钱包' },
] as const
const walletCalls = walletServices.map(({ key }) => key).join('|')

/** `service` is the call that opens it (marketplace §7). */
export const walletOpeningForm: DraftForm = {
  form: 'walletOpening',
  fields: { service: { initial: 'openPay', rules: [{ rule: 'oneOf', arg: walletCalls, message: '请选择开户方式' }] } },
}

const beanNames = { weiDou: '微豆', yuanDou: '元豆' } as const

function amountOf({ account, amountFen, beans }: Purse['entries'][number]): string {
  // Of an account that nobody here knows it is not known what is counted.
  if (account === 'unknown') return '待确认'
  const amount = account === 'wallet' ? amountFen : beans
  const sign = amount < 0 ? '−' : '+'
  const size = Math.abs(amount)
  return account === 'wallet' ? `${sign}¥${formatPrice(size)}` : `${sign}${counted(size, beanNames[account])}`
}

export function viewPurse({ state, accountNo, balanceFen, weiDou, yuanDou, entries }: Purse): PurseView {
  const { integer, decimals } = splitPrice(balanceFen)
  return {
    state,
    accountNo: accountNo.slice(-8),
    integer,
    decimals: `.${decimals}`,
    weiDou: formatCount(weiDou),
    yuanDou: formatCount(yuanDou),
    entries: entries.map((entry) => ({
      id: entry.id,
      title: entry.title,
      when: formatInstant(entry.at, 'YYYY年M月D日 HH:mm'),
      amount: amountOf(entry),
      isIncome: entry.account !== 'unknown' && entry.amountFen + entry.beans > 0,
    })),
  }
}
