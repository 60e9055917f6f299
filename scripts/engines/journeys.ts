import { demoAccount } from '../../mock-server/world/demo-account.ts'
import { href } from '../../src/routes/table.ts'
import type { EnginePage } from './page.ts'

export interface Journey {
  readonly name: string
  readonly go: (page: EnginePage) => Promise<void>
}

const press = (page: EnginePage, name: string) => page.getByRole('button', { name, exact: true }).click()
const at = (page: EnginePage, path: string) => page.waitForURL((url) => url.href.includes(path))

async function signIn(page: EnginePage): Promise<void> {
  await page.goto(`#${href('/pages/login/login/index')}`)
  await page.getByRole('tab', { name: '验证码登录' }).click()
  await page.getByLabel('手机号', { exact: true }).fill(demoAccount.phone)
  await page.getByLabel('验证码', { exact: true }).fill(demoAccount.code)
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await press(page, '登录')
  await at(page, href('/pages/home/home'))
  await page.getByRole('heading', { name: '数藏', exact: true }).waitFor()
}

/** Leaves the app for the firm's page and comes back: what was bought is the server's word. */
async function buy(page: EnginePage): Promise<void> {
  await page.goto(`#${href('/pages/common/placeOrder/index', { productId: '201101' })}`)
  await page.getByRole('radio', { name: /^银行卡/ }).check()
  await page.getByRole('button', { name: /^提交订单/ }).click()
  await page.getByRole('button', { name: /^支付 ¥/ }).click()
  await at(page, 'gateway')
  await press(page, '确认支付')
  await at(page, 'paySuccess')
  await page.getByText('购买成功').first().waitFor()
}

// Typed key by key, which a stock Firefox is told for the keys of a keyboard only.
const words = 'sent from another engine'

async function sendText(page: EnginePage): Promise<void> {
  await page.goto(`#${href('/pages/chat/myChat', { id: 'chat:bob' })}`)
  await page.getByRole('textbox', { name: /的消息$/ }).fill(words)
  await press(page, '发送')
  await page.getByText(words).first().waitFor()
  await page
    .getByText(/已送达|已读|已发送/)
    .first()
    .waitFor()
}

/** One after the other in one browser: each begins where the last one ended. */
export const journeys: readonly Journey[] = [
  { name: 'sign in', go: signIn },
  { name: 'buy and pay at the gateway', go: buy },
  { name: 'send a text', go: sendText },
]
