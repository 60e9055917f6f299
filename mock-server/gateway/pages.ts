import { formatPrice } from '#src/domain/number/fen.ts'
import { maskCard } from '#src/domain/text/mask.ts'
import type { Row } from '../world/rows.ts'
import { gatewayStyle } from './style.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replace(/[&<>"']/g, (letter) => entities[letter]!)

const mark =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" aria-hidden="true">' +
  '<path d="M12 3l8 3v6c0 4.6-3.4 8-8 9-4.6-1-8-4.4-8-9V6z"/><path d="M8.5 12l2.5 2.5 4.5-5"/></svg>'

/** What one page of the gateway shows. */
export interface GatewayPage {
  readonly title: string
  /** Markup of the body; whatever people called things in it is text. */
  readonly body: string
}

const page = (title: string, house: string, content: string): GatewayPage => ({
  title,
  body: `<main><header>${mark}${escape(house)}<small>演示环境</small></header>${content}</main>`,
})

/** A page as a document of its own. */
export const wholeDocument = ({ title, body }: GatewayPage): string => `<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark"><title>${escape(title)}</title><style>${gatewayStyle}</style></head>
<body>${body}</body>
</html>`

const facts = (rows: readonly (readonly [string, string])[]): string =>
  `<dl>${rows.map(([name, value]) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`).join('')}</dl>`

/** Back to the shop; without an address of it the person is told to go there. */
const wayBack = (returnUrl: string, words: string): string =>
  returnUrl === '' ? '<p>请回到数藏查看结果</p>' : `<a class="button" href="${escape(returnUrl)}">${escape(words)}</a>`

/** A page that only says something. */
export const wordPage = (house: string, title: string, note: string, returnUrl: string): GatewayPage =>
  page(
    title,
    house,
    `<section class="result"><h1>${escape(title)}</h1><p>${escape(note)}</p></section>${wayBack(returnUrl, '返回数藏')}`,
  )

const choices = [
  ['success', '支付成功', '立即到账'],
  ['failure', '支付失败', '银行拒绝这笔交易'],
  ['slow', '稍后到账', '几秒以后才告诉商户结果'],
  ['silent', '一直没有结果', '商户收不到通知，只能等待确认'],
] as const

const choice = ([value, words, note]: (typeof choices)[number], index: number): string =>
  `<label><input type="radio" name="outcome" value="${value}"${index === 0 ? ' checked' : ''}>` +
  `<span>${words}<small>${note}</small></span></label>`

export interface Cashier {
  readonly house: string
  readonly payment: Row<'payments'>
  readonly order: Row<'orders'>
  /** What the money is taken from, as the last row says it. */
  readonly source: string
}

/** Where the person pays, and in this world also says how it ends. */
export function cashierPage({ house, payment, order, source }: Cashier): GatewayPage {
  const [first] = order.lines
  const count = order.lines.reduce((sum, line) => sum + line.quantity, 0)
  const more = order.lines.length > 1 ? ` 等 ${count} 件` : count > 1 ? ` ×${count}` : ''
  const goods = `${first?.name ?? ''}${more}`
  const rows = [
    ['商品', goods],
    ['商户', '数藏'],
    ['订单号', order.id],
    ['付款方式', source],
  ] as const
  return page(
    '收银台',
    house,
    `<section><h1>付款给 数藏</h1><div class="amount">¥${formatPrice(payment.amount)}</div>${facts(rows)}</section>
<form method="post" action="/gateway/decide"><input type="hidden" name="payNo" value="${escape(payment.id)}">
<fieldset><legend>这次支付的结果</legend>${choices.map(choice).join('')}</fieldset>
<button type="submit" name="act" value="pay">确认支付</button>
<button class="quiet" type="submit" name="act" value="abandon">不支付，返回商户</button></form>
<p class="note">这是演示用的收银台，不会产生真实扣款</p>`,
  )
}

/** Where the person agrees to have a wallet. */
export function openingPage(
  house: string,
  wallet: Row<'wallets'>,
  owner: { name: string; phone: string },
): GatewayPage {
  const rows = [
    ['开户人', owner.name],
    ['手机号', owner.phone],
    ['账户类型', '个人电子钱包'],
    ['每日限额', '¥50,000.00'],
  ] as const
  return page(
    '开通钱包',
    house,
    `<section><h1>开通电子钱包</h1>${facts(rows)}</section>
<form method="post" action="/gateway/opening"><input type="hidden" name="no" value="${escape(wallet.openingNo)}">
<button type="submit" name="act" value="agree">同意协议并开通</button>
<button class="quiet" type="submit" name="act" value="later">暂不开通</button></form>
<p class="note">这是演示用的开户页面，不会开立真实账户</p>`,
  )
}

/** The card that a demo pays with. */
export const demoCard = `储蓄卡 ${maskCard('6222020200112233').slice(-8)}`
