import { expect, type Page } from '@playwright/test'
import { href } from '#src/routes/table.ts'
import { testFromNothing as test } from './kit/page-of-worker.ts'

/** The app on the world it keeps itself, as a visitor has it: leaving for the gateway is a real navigation. */
interface Demo {
  say(stream: string, fact: object): void
  readonly world: { act(name: string, input: object): Promise<unknown> }
}

const demo = (page: Page) => page.waitForFunction(() => 'shucang' in window)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Signed in as the demo account; or as somebody who has never bought: no name, no wallet, no address. */
async function open(page: Page, place: string, isNewcomer: boolean): Promise<void> {
  await page.goto('./#/pages/login/login/index')
  await demo(page)
  if (isNewcomer) {
    await page.evaluate(async () => {
      const { world } = (window as unknown as { shucang: Demo }).shucang
      await world.act('account.unprepared', {})
    })
  }
  await page.getByRole('tab', { name: '验证码登录' }).click()
  await page.getByLabel('手机号', { exact: true }).fill('13800000000')
  await page.getByLabel('验证码', { exact: true }).fill('888888')
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await press(page, '登录')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('数藏')
  await page.evaluate((to) => void (location.hash = to), place)
}

const openAsNewcomer = (page: Page, place: string): Promise<void> => open(page, place, true)

test('[lc:wallet-opening] a newcomer verifies a name, opens a wallet at its service and comes back to an open purse', async ({
  page,
}) => {
  await openAsNewcomer(page, href('/pages/mine/myPurse/index'))
  await expect(page.getByText('未开通')).toBeVisible()
  await press(page, '去开通')
  await expect(page.getByText('请先完成实名认证').first()).toBeVisible()

  await page.getByRole('link', { name: '实名认证' }).click()
  await page.getByLabel('真实姓名').fill('林青山')
  await page.getByLabel('身份证号').fill('１１０１０１19900307757x')
  await page.getByRole('checkbox').check()
  await press(page, '提交认证')
  await expect(page.getByText('已完成实名认证')).toBeVisible()
  await expect(page.getByText('**************757X')).toBeVisible()

  await page.getByRole('status').getByRole('button', { name: '返回', exact: true }).click()
  await page.getByText('易宝钱包').click()
  await press(page, '去开通')
  await expect(page).toHaveURL(/gateway/)
  await press(page, '同意协议并开通')
  await demo(page)
  await expect(page).toHaveURL(/myPurse/)
  await expect(page.getByText(/账户 \*+\d{4}/)).toBeVisible()
})

test('an address is written, found again, changed and taken out', async ({ page }) => {
  await openAsNewcomer(page, href('/pages/mine/address/index'))
  await page.getByRole('link', { name: '新增收货地址' }).click()
  await press(page, '保存')
  await expect(page.getByText('请选择所在地区')).toBeVisible()
  await page.getByLabel('收货人').fill('林青山')
  await page.getByLabel('手机号').fill('+86 138-0013-8000')
  await page.getByRole('button', { name: '所在地区' }).click()
  for (const place of ['广东省', '深圳市', '南山区']) await press(page, place)
  await page.getByLabel('详细地址').fill('科苑路 15 号')
  await press(page, '保存')

  await page.getByRole('link', { name: /林青山 13800138000/ }).click()
  await page.getByLabel('详细地址').fill('科苑路 16 号')
  await press(page, '保存')
  await expect(page.getByText('广东省深圳市南山区 科苑路 16 号')).toBeVisible()

  await page.getByRole('link', { name: /林青山 13800138000/ }).click()
  await press(page, '删除地址')
  await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click()
  await expect(page.getByText('还没有收货地址')).toBeVisible()
})

test('the cashier inside the app is where the order says, also in another tab, and leads back to the result', async ({
  page,
  context,
}) => {
  // A native shell around the app.
  const inShell = (tab: Page) =>
    tab.addInitScript(() => void Object.assign(window, { shucangPay: async () => ({ code: '0000' }) }))
  await inShell(page)
  await open(page, href('/pages/common/placeOrder/index', { productId: '201101' }), false)
  await page.getByText('网页支付').click()
  await page.getByRole('button', { name: /^提交订单/ }).click()
  await page.getByRole('button', { name: /^支付/ }).click()
  await expect(page.frameLocator('iframe').getByRole('heading', { name: /付款给/ })).toBeVisible()
  const address = page.url()
  await page.close()

  const again = await context.newPage()
  await inShell(again)
  await again.goto(address)
  await again.frameLocator('iframe').getByRole('button', { name: '确认支付' }).click()
  await expect(again).toHaveURL(/paySuccess\/appIndex/)
  await expect(again.getByText('购买成功')).toBeVisible()
  await expect(again.locator('iframe')).toHaveCount(0)

  await again.evaluate((to) => void (location.hash = to), href('/pages/webView/webView', { type: 'pay', orderId: '1' }))
  await expect(again.getByText('没有找到这笔订单')).toBeVisible()
})
