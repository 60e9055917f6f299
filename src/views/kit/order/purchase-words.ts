import { priceWords } from '../product/goods.ts'
import { isBeans, isBoxLine, type OrderRow } from './order-row.ts'
import type { Purchase, PurchasePhase } from './purchase.ts'

/** How a purchase stands, said to a person. `pending`: not known yet, never said as failed. */
export interface PurchaseOutcome {
  readonly outcome: 'done' | 'pending' | 'failed'
  readonly title: string
  readonly note: string
}

const sentences = (...parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part) => (/[。！？]$/.test(part) ? part : `${part}。`))
    .join('')

const closedNotes = {
  '': '',
  cancelled: '订单已取消',
  expired: '超过了付款时间，订单自动关闭',
} as const

function closedOutcome(row: OrderRow | null): PurchaseOutcome {
  if (row?.refundedAt) {
    const note = `付款到账时订单已经关闭，${priceWords(row.refundedFen)} 已原路退回。`
    return { outcome: 'failed', title: '已退款', note }
  }
  // A payment that was begun may still arrive, so that nothing was taken is said only where none was.
  const money = row?.payKind === '' ? '没有扣款' : '如果已经付款，钱会原路退回'
  return { outcome: 'failed', title: '订单已关闭', note: sentences(closedNotes[row?.closedBy ?? ''], money) }
}

const plain: Partial<Record<PurchasePhase, PurchaseOutcome>> = {
  none: { outcome: 'pending', title: '正在核对', note: '正在核对这笔订单，请稍候。' },
  checking: { outcome: 'pending', title: '正在核对', note: '正在核对这笔订单，请稍候。' },
  unpaid: { outcome: 'pending', title: '等待付款', note: '请尽快完成支付，超时订单将自动取消。' },
  requesting: { outcome: 'pending', title: '正在前往支付', note: '正在打开支付页面，请稍候。' },
  away: { outcome: 'pending', title: '等待付款结果', note: '请在支付页面完成付款，完成后这里会自动更新。' },
  confirming: {
    outcome: 'pending',
    title: '支付结果确认中',
    note: '正在确认支付结果…请不要重复付款，可以先离开。',
  },
  cancelling: { outcome: 'pending', title: '正在取消', note: '正在取消这笔订单。' },
  cancelUnknown: {
    outcome: 'pending',
    title: '取消结果确认中',
    note: '还不知道这笔订单取消了没有，请先不要付款，也可以先离开。',
  },
}

/** Where what was bought is kept. */
function placeOf(row: OrderRow | null): string {
  if (row?.lines[0]?.kind === 'avatar') return '我的头像'
  return row?.lines.length && row.lines.every(isBoxLine) ? '我的盲盒' : '我的藏品'
}

/** Where the purchase stands, in words; `row` is what was read of the order, if anything was. */
export function outcomeOf(
  { phase, failure, canContinue = false }: Pick<Purchase, 'phase' | 'failure'> & Partial<Pick<Purchase, 'canContinue'>>,
  row: OrderRow | null,
): PurchaseOutcome {
  if (canContinue) return { ...plain.confirming!, note: `${plain.confirming!.note}还没付的话，可以回到支付页面继续。` }
  if (phase === 'none' && failure !== '') return { outcome: 'failed', title: '没有找到这笔订单', note: failure }
  if (phase === 'closed') return closedOutcome(row)
  if (phase === 'failed') {
    return { outcome: 'failed', title: '支付失败', note: sentences(failure, '没有扣款，可以再付一次') }
  }
  if (phase === 'paid') {
    const isExchange = row !== null && isBeans(row.currency)
    return { outcome: 'done', title: isExchange ? '兑换成功' : '购买成功', note: `已收入「${placeOf(row)}」。` }
  }
  return plain[phase] ?? plain.confirming!
}

/** Whether the order can be paid now: only after the server has said that nothing was paid. */
export const isPayable = (phase: PurchasePhase): boolean => phase === 'unpaid' || phase === 'failed'

/** Whether it can be cancelled now. */
export const isCancellable = (phase: PurchasePhase): boolean => isPayable(phase) || phase === 'confirming'
