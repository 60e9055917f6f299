import type { AnswerOf, RequestOf, RowOf } from '#src/contract/rest/calls.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import { formatCount } from '#src/domain/number/number-format.ts'
import { typedAmount } from '#src/domain/text/typed-text.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { href } from '#src/routes/table.ts'

export const beanLogPath = '/pages/mine/weiBeansLog/weiBeansLog'

/** The calls by which beans and coins are given. */
export const giveCalls = [
  'beans.give',
  'beans.giveBeanSprouts',
  'beans.giveGold',
  'beans.givePlatinum',
  'beans.giveDiamond',
] as const

export interface AssetKind {
  readonly key: NonNullable<RequestOf<'beans.mine'>['currency']>
  readonly name: string
  /** The call that gives it to another person; null for what cannot be given. */
  readonly give: (typeof giveCalls)[number] | null
  /** Where it is spent; null for what can only be given. */
  readonly spend: '/pages/sales/list/micropeaList' | '/pages/sales/list/yBeans' | null
  /** How one comes by it and what it is for, on one line. */
  readonly rules: string
}

/** Everything with a balance besides money, in the order of the tabs. */
export const assetKinds: readonly AssetKind[] = [
  {
    key: 'weiDou',
    name: '微豆',
    give: 'beans.give',
    spend: '/pages/sales/list/micropeaList',
    rules: '签到、邀请、铸造得到，可以兑换和转赠',
  },
  {
    key: 'yuanDou',
    name: '元豆',
    give: null,
    spend: '/pages/sales/list/yBeans',
    rules: '铸造得到，可以兑换，不能转赠',
  },
  {
    key: 'beanSprouts',
    name: '豆芽',
    give: 'beans.giveBeanSprouts',
    spend: null,
    rules: '邀请满人数得到，转赠免服务费',
  },
  { key: 'gold', name: '金币', give: 'beans.giveGold', spend: null, rules: '好友转赠得到，也可以再转赠' },
  { key: 'platinum', name: '铂金', give: 'beans.givePlatinum', spend: null, rules: '好友转赠得到，也可以再转赠' },
  { key: 'diamond', name: '钻石', give: 'beans.giveDiamond', spend: null, rules: '好友转赠得到，也可以再转赠' },
]

/** The kind that the address asks for; anything unknown is 微豆. */
export const assetOf = (query: URLSearchParams): AssetKind =>
  assetKinds.find(({ key }) => key === query.get('currency')) ?? assetKinds[0]!

export type LogPart = 'log' | 'melted'

/** What the address asks for; only what can be cast has a record of casting. */
export const partOf = (query: URLSearchParams, { spend }: AssetKind): LogPart =>
  query.get('part') === 'melted' && spend !== null ? 'melted' : 'log'

export const beanLogHref = (currency: string, part: LogPart = 'log'): string =>
  href(beanLogPath, { currency, part: part === 'log' ? '' : part })

/* Rows as `beans.mine`, `beans.log` and `beans.melted` answer them. */
export type BalanceRow = AnswerOf<'beans.mine'>
export type MoveRow = RowOf<'beans.log'>
export type MeltedRow = Omit<RowOf<'beans.melted'>, 'copyId'>

export interface LogLine {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly amount: string
  readonly isIncome: boolean
}

const when = (at: Instant): string => formatInstant(at, 'YYYY年M月D日 HH:mm')

/** Pure: a movement; what went out has a minus. */
const moveLine = ({ id, amount, note, at }: MoveRow): LogLine => ({
  id,
  title: note,
  note: when(at),
  amount: `${amount < 0 ? '−' : '+'}${formatCount(Math.abs(amount))}`,
  isIncome: amount > 0,
})

/** Pure: a copy that was melted down for it. */
const meltedLine = ({ id, name, number, beans, at }: MeltedRow): LogLine => ({
  id,
  title: `${name} #${number}`,
  note: when(at),
  amount: `+${formatCount(beans)}`,
  isIncome: true,
})

/** Pure: an entry of either list. */
export const logLine = (row: MoveRow | MeltedRow): LogLine => ('beans' in row ? meltedLine(row) : moveLine(row))

/** What a typed amount comes to as a gift. */
export interface GiftSum {
  /** Null while it is nothing that can be given. */
  readonly amount: number | null
  readonly message: string
  readonly lines: readonly { readonly term: string; readonly detail: string }[]
}

/** Pure: the fee of a gift and what is left afterwards; what the server would refuse is said before it is asked. */
export function giftSum(typed: string, { name }: AssetKind, row: BalanceRow | null): GiftSum {
  const digits = typedAmount(typed)
  const amount = /^\d{1,9}$/.test(digits) ? Number(digits) : 0
  const rate = row === null ? '—' : row.feeBasisPoints === 0 ? '免' : `${row.feeBasisPoints / 100}%，不足 1 按 1 收`
  const lines = (fee: string, left: string) => [
    { term: '服务费', detail: fee },
    { term: '转赠后剩余', detail: left },
  ]
  if (row === null || amount === 0) {
    const message = digits !== '' && Number(digits) === 0 ? '数量不能为零' : ''
    return { amount: null, message, lines: lines(rate, '—') }
  }
  const fee = Math.ceil((amount * row.feeBasisPoints) / 10_000)
  if (amount > row.giftLeft) {
    return { amount: null, message: `今天最多还能转出 ${row.giftLeft} ${name}`, lines: lines(rate, '—') }
  }
  if (amount + fee > row.balance) {
    return { amount: null, message: `${name}不够，含服务费要 ${amount + fee}`, lines: lines(rate, '—') }
  }
  return { amount, message: '', lines: lines(`${fee} ${name}`, `${row.balance - amount - fee} ${name}`) }
}
