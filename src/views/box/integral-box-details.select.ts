import type { AnswerOf } from '#src/contract/rest/calls.ts'
import { counted, formatCount } from '#src/domain/number/number-format.ts'
import { href } from '#src/routes/table.ts'
import { buyHref } from '../kit/order/buy.ts'

export const beanKinds = ['weiDou', 'yuanDou'] as const
export type BeanKind = (typeof beanKinds)[number]
const beanNames: Readonly<Record<BeanKind, string>> = { weiDou: '微豆', yuanDou: '元豆' }

/** What a box costs in beans and how many there are, as `order.preview` answers it. */
export type BeanPriceRow = Pick<
  AnswerOf<'order.preview'>,
  'weiDouPrice' | 'yuanDouPrice' | 'weiDou' | 'yuanDou' | 'stillAllowed' | 'obstacle'
>

export interface BeanSale {
  /** 「158 微豆」 */
  readonly cost: string
  readonly balance: string
  /** What stands at the foot beside the button. */
  readonly note: string
  /** Where it is exchanged, or where one comes by what is missing. */
  readonly action: { readonly text: string; readonly href: string; readonly main: boolean }
}

const lists: Readonly<Record<BeanKind, string>> = {
  weiDou: `#${href('/pages/sales/list/micropeaList')}`,
  yuanDou: `#${href('/pages/sales/list/yBeans')}`,
}

/** Pure: the exchange of a box for the beans that the address names, or the ones it has a price in; null when it has none. */
export function beanSale(id: string, row: BeanPriceRow, wanted: string | null): BeanSale | null {
  const priced = beanKinds.filter((kind) => row[`${kind}Price`] > 0)
  const kind = priced.find((one) => one === wanted) ?? priced[0]
  if (kind === undefined) return null
  const price = row[`${kind}Price`]
  const missing = price - row[kind]
  const shown = {
    cost: `${formatCount(price)} ${beanNames[kind]}`,
    balance: `现有 ${formatCount(row[kind])} ${beanNames[kind]}`,
  }
  const elsewhere = { text: `去${beanNames[kind]}兑换`, href: lists[kind], main: false }
  if (row.obstacle !== '') return { ...shown, note: row.obstacle, action: elsewhere }
  if (missing > 0) return { ...shown, note: `还差 ${formatCount(missing)} ${beanNames[kind]}`, action: elsewhere }
  return {
    ...shown,
    note: `还能兑换 ${counted(row.stillAllowed, '个')}`,
    action: { text: '立即兑换', href: `#${buyHref({ blindBoxId: id }, { way: kind })}`, main: true },
  }
}
