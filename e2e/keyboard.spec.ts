import { expect, type Page, test } from '@playwright/test'
import { openBench } from './kit/bench.ts'

const TABS_MAX = 25

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement
      if (element instanceof HTMLInputElement) return element.labels?.[0]?.textContent ?? ''
      return element?.matches('button, a') ? (element.getAttribute('aria-label') ?? element.textContent) : ''
    })
  for (let presses = 0; presses < TABS_MAX; presses++) {
    await page.keyboard.press('Tab')
    if (name.test(await focused())) return
  }
  throw new Error(`${TABS_MAX} presses of Tab do not reach ${String(name)}`)
}

test('the keyboard alone signs in, by code', async ({ page }) => {
  const bench = await openBench(page)
  await tabTo(page, /^手机号$/)
  await page.keyboard.type('13800000000')
  await tabTo(page, /^验证码$/)
  await tabTo(page, /获取验证码/)
  await page.keyboard.press('Enter')
  await bench.settle()
  await expect(page.getByText('60 秒后重发')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('888888')
  await tabTo(page, /我已阅读并同意/)
  await page.keyboard.press('Space')
  await tabTo(page, /^登录$/)
  await page.keyboard.press('Enter')
  await bench.settle()
  await expect(page).toHaveURL(/#\/pages\/home\/home$/)
})

test('the keyboard alone signs in, by password, with Enter in the last field', async ({ page }) => {
  const bench = await openBench(page)
  await tabTo(page, /验证码登录/)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: '密码登录' })).toBeFocused()
  await tabTo(page, /^手机号$/)
  await page.keyboard.type('13800000000')
  await tabTo(page, /我已阅读并同意/)
  await page.keyboard.press('Space')
  await page.getByLabel('密码', { exact: true }).focus()
  await page.keyboard.type('shucang2026')
  await page.keyboard.press('Enter')
  await bench.settle()
  await expect(page).toHaveURL(/#\/pages\/home\/home$/)
})

test('what is missing is said at its field, and the focus goes there', async ({ page }) => {
  await openBench(page)
  await page.getByRole('button', { name: '登录', exact: true }).press('Enter')
  const phone = page.getByLabel('手机号', { exact: true })
  await expect(phone).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('请输入手机号')).toBeVisible()
  await expect(phone).toBeFocused()
})
