import { expect, type Page } from '@playwright/test'
import { openBench } from './kit/bench.ts'
import { visit } from './kit/places.ts'
import { test } from './kit/page-of-worker.ts'

const TABS_MAX = 25

/** Where the focus is: of what is open, of the browser around the page, or of something that cannot be operated from here. */
const standing = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return 'browser'
    if (!element.closest('dialog[open]')) return `behind: ${element.outerHTML.slice(0, 80)}`
    return element.matches('button, a, input, textarea') ? 'open' : `nothing to operate: ${element.tagName}`
  })

/** Opened with the keyboard it has the focus, and keeps it; Esc closes it, and the focus is where it was. */
async function keepsTheFocus(page: Page, opener: RegExp, name: string): Promise<void> {
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  await expect.poll(() => standing(page)).toBe('open')
  const ring = () => page.evaluate(() => getComputedStyle(document.activeElement!).outline)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await ring(), colorScheme).toMatch(/solid 2px/)
  }
  for (let presses = 0; presses < TABS_MAX; presses++) {
    await page.keyboard.press('Tab')
    expect(['open', 'browser']).toContain(await standing(page))
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(
    await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    ),
  ).toMatch(opener)
}

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

test('a sheet and a dialog keep the focus of the keyboard, and give it back', async ({ page }) => {
  const bench = await openBench(page, { signedIn: true, start: '/pages/mine/myCollection/mycollection' })
  await bench.settle()
  await keepsTheFocus(page, /^管理$/, '管理藏品')
  await visit(page, bench, '/pages/mine/settings/index')
  await keepsTheFocus(page, /^退出登录$/, '退出登录？')
})

test('Esc shuts the panel of faces, and the focus is on what had opened it', async ({ page }) => {
  const bench = await openBench(page, { signedIn: true, chat: true, start: '/pages/chat/myChat?id=chat:linqing' })
  await bench.settle()
  await page.getByRole('button', { name: '表情', exact: true }).press('Enter')
  const faces = page.getByRole('group', { name: '表情' })
  await faces.getByRole('button').first().focus()
  await page.keyboard.press('Escape')
  await expect(faces).toBeHidden()
  await expect(page.getByRole('button', { name: '表情', exact: true })).toBeFocused()
})
