import type { Locator, Page } from '@playwright/test'
import { href } from '#src/routes/table.ts'
import { addressOfFact, isOpenAt } from '#src/workbench/fact-pages.ts'
import { comeToRest, endAsking, type Gestures, placeOf, pressAnew, type SaidOf, typeAddress } from './gesture.ts'

const detailPage = href('/pages/mine/order/components/orderDetail/index')
const cashierPage = href('/pages/mine/order/components/orderDetail/payfortheorder')
const ordersPage = href('/pages/mine/order/index')

/** The words of a way of paying, as the rows of the choice say them. */
const ways: Readonly<Record<string, RegExp>> = {
  bankCard: /^银行卡/,
  wallet: /^钱包余额/,
  appPlugin: /^手机支付/,
  appWebView: /^网页支付/,
  weiDou: /^微豆/,
  yuanDou: /^元豆/,
}

const choose = async (page: Page, way: string) => {
  const row = page.getByRole('group', { name: '支付方式' }).locator('label').filter({ hasText: ways[way]! })
  await row.click()
}

/** The second of two taps finds the button pressed, which a finger does not know. */
const press = (button: Locator) => button.click({ force: true })

/**
 * Whether what does something to the order is there. Where it must not be, the page says what there is to do instead, and nothing is
 * done.
 */
async function isOffered(page: Page, wanted: Locator, instead: Locator): Promise<boolean> {
  await comeToRest(page)
  await wanted.or(instead).first().waitFor()
  return (await wanted.count()) > 0
}

async function place(page: Page, stream: string, fact: SaidOf<'order.placeRequested'>): Promise<void> {
  const { request, password } = fact
  const address = addressOfFact(stream, fact)!
  if (!isOpenAt(placeOf(page), address)) await typeAddress(page, address)
  const button = page.getByRole('button', { name: /^提交订单/ })
  const agree = page.getByRole('button', { name: '按新价格继续' })
  if (!(await isOffered(page, button.or(agree), page.getByRole('button', { name: '立即查询' })))) return
  if (await agree.isVisible()) await agree.click()
  if ('currency' in request) await choose(page, request.currency)
  await press(button)
  await pressAnew(page)
  if (typeof password === 'string') await page.getByLabel('支付密码', { exact: true }).fill(password)
}

async function pay(page: Page, _stream: string, { kind }: SaidOf<'order.payRequested'>): Promise<void> {
  const instead = page.getByRole('button', { name: '查看结果' }).or(page.getByText('订单已关闭'))
  const again = page.getByRole('link', { name: '去付款' })
  if (placeOf(page) !== cashierPage) {
    if (!(await isOffered(page, again, instead))) return
    await again.click()
  }
  const button = page.getByRole('button', { name: /^(支付 |请稍候)/ })
  if (!(await isOffered(page, button, instead))) return
  await choose(page, String(kind))
  await press(button)
}

/** An order is asked about by opening it; one that is open by the button that asks, or, where there is none, by looking again. */
async function check(page: Page, _stream: string, { orderId }: SaidOf<'order.checkRequested'>): Promise<void> {
  if (typeof orderId === 'string') {
    await typeAddress(page, ordersPage)
    return page.getByRole('main').locator(`a[href$="orderId=${orderId}"]`).click()
  }
  const button = page.getByRole('button', { name: '查看结果' }).or(page.getByRole('link', { name: '付好了，查看结果' }))
  if (await button.isVisible()) return button.click()
  await page.evaluate(() => void window.dispatchEvent(new Event('pageshow')))
}

async function cancel(page: Page): Promise<void> {
  const query = new URLSearchParams(new URL(page.url()).hash.split('?', 2)[1])
  const address = `${detailPage}?orderId=${query.get('orderId') ?? ''}`
  if (placeOf(page) !== detailPage) await typeAddress(page, address)
  await page.getByRole('button', { name: '取消订单' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '取消订单' }).click()
}

/** Ordering, paying, asking how a payment ended, cancelling. */
export const orderGestures = {
  'order.placeRequested': place,
  'order.payRequested': pay,
  'order.dismissed': endAsking,
  'order.checkRequested': check,
  'order.continueRequested': (page) => press(page.getByRole('button', { name: '回到支付页面' })),
  'order.cancelRequested': cancel,
} satisfies Gestures
