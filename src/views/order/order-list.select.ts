import { formatInstant } from '#src/domain/time/calendar.ts'
import { counted } from '#src/domain/number/number-format.ts'
import {
  boughtLine,
  type BoughtLine,
  costWords,
  orderHref,
  type OrderRow,
  orderState,
  type StateWords,
} from '../kit/order/order-row.ts'

export const orderTabs = [
  { key: 'all', label: '全部' },
  { key: 'unpaid', label: '待付款' },
  { key: 'paid', label: '已完成' },
  { key: 'closed', label: '已关闭' },
] as const
export type OrderTab = (typeof orderTabs)[number]['key']

/** The tab an address asks for; anything unknown is all of them. */
export const tabOf = (query: URLSearchParams): OrderTab =>
  orderTabs.find(({ key }) => key === query.get('group'))?.key ?? 'all'

export const emptyWords: Readonly<Record<OrderTab, { readonly title: string; readonly note: string }>> = {
  all: { title: '还没有订单', note: '买下的藏品和盲盒会记在这里。' },
  unpaid: { title: '没有待付款的订单', note: '下单后没付完的会留在这里，到时间自动关闭。' },
  paid: { title: '还没有完成的订单', note: '付款成功的订单会记在这里。' },
  closed: { title: '没有关闭的订单', note: '取消的和过期的订单会记在这里。' },
}

export interface OrderCard {
  readonly id: string
  readonly href: string
  readonly when: string
  readonly state: StateWords
  readonly line: BoughtLine
  /** Said where there is more than one line. */
  readonly more: string
  readonly amount: string
  /** Until when it can be paid; null when it cannot. */
  readonly expiresAt: number | null
  /** Its page may be asked to pay it: there is time left. */
  readonly isPayable: boolean
}

const payableUntil = ({ state, expiresAt }: OrderRow): number | null =>
  state === 'created' || state === 'failed' ? expiresAt : null

/** When orders of a list stop being payable. */
export const lastMomentsOf = ({ items }: { readonly items: readonly OrderRow[] }): readonly (number | null)[] =>
  items.map(payableUntil)

/** An order as a card of the list, at a moment of the server; an order without lines is none that can be shown. */
export function orderCard(row: OrderRow, now: number): OrderCard | null {
  const [first] = row.lines
  if (!first) return null
  const expiresAt = payableUntil(row)
  const count = row.lines.reduce((sum, line) => sum + line.quantity, 0)
  return {
    id: row.id,
    href: `#${orderHref(row)}`,
    when: formatInstant(row.createdAt, 'YYYY年M月D日 HH:mm'),
    state: orderState(row),
    line: boughtLine(first, row.currency),
    more: row.lines.length > 1 ? `等 ${counted(count, '件')}` : '',
    amount: costWords(row.currency, row.amountFen, row.beans),
    expiresAt,
    isPayable: expiresAt !== null && expiresAt > now,
  }
}
