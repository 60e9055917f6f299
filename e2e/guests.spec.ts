import { expect, type Page } from '@playwright/test'
import { type RoutePath, routes } from '#src/routes/all.ts'
import type { RouteRow } from '#src/routes/route.ts'
import { href as hrefOf } from '#src/routes/table.ts'
import { examplesOf } from '#src/workbench/examples.ts'
import { typeAddress } from './gestures/gesture.ts'
import { openBench } from './kit/bench.ts'
import { test } from './kit/page-of-worker.ts'

const rows: readonly RouteRow[] = routes
const login = '/pages/login/login/index'
const product = '/pages/common/productDetails/productDetails?id=201101'
const sheet = (page: Page) => page.getByRole('dialog', { name: '登录后继续' })

/** Signs in on the sheet with the account of the demonstration, without having ticked the box. */
async function signIn(page: Page): Promise<void> {
  await sheet(page).getByRole('button', { name: '一键填入' }).click()
  await sheet(page).getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('button', { name: '同意并登录' }).click()
}

test.describe('a guest', () => {
  test('sees the pages that are open, is led to the login page by the others, and is asked nothing meanwhile', async ({
    page,
  }) => {
    // Each page of the app is opened.
    test.setTimeout(420_000)
    const bench = await openBench(page, { start: '/pages/home/home' })
    for (const { path, open, guests } of rows) {
      const href = hrefOf(path as RoutePath, examplesOf(path as RoutePath)[0].query)
      await page.evaluate((hash) => {
        location.hash = hash
      }, `#${href}`)
      await bench.settle()
      const isOpen = open === true || guests === true
      await expect(page, href).toHaveURL((url) => decodeURI(url.hash) === decodeURI(isOpen ? `#${href}` : `#${login}`))
      await expect(page.locator('h1'), href).toHaveCount(1)
      await expect(sheet(page), href).toHaveCount(0)
      await expect(page.getByText('没有加载出来'), href).toHaveCount(0)
    }
  })

  test('stars a work: the sheet asks who, and it is starred', async ({ page }) => {
    const bench = await openBench(page, { start: product })
    const star = page.getByRole('button', { name: '收藏', exact: true })
    await star.click()
    await expect(sheet(page)).toBeVisible()
    await expect(sheet(page)).toContainText('支付密码')
    await signIn(page)
    await bench.settle()
    await expect(sheet(page)).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`#${product.replace('?', '\\?')}$`))
    await expect(star).toHaveAttribute('aria-pressed', 'true')
  })

  test('narrows the market and looks at an offer, and nobody asks who they are', async ({ page }) => {
    const bench = await openBench(page, { start: '/pages/sales/sales' })
    await page.getByRole('link', { name: '筛选' }).click()
    const filter = page.getByRole('dialog', { name: '筛选' })
    await filter.getByText('青花记').click()
    await filter.getByRole('button', { name: '查看 8 款' }).click()
    await expect(filter).toHaveCount(0)
    await expect(page.getByText('青花记 · 全部稀有度')).toBeVisible()
    await expect(page.getByRole('list', { name: '筛选出的藏品' }).getByRole('link')).toHaveCount(8)
    await page.getByRole('link', { name: /海水江崖盘/ }).click()
    await page.getByRole('button', { name: '返回' }).click()
    await expect(page.getByText('青花记 · 全部稀有度')).toBeVisible()
    await typeAddress(page, '/pages/sales/list/list')
    await bench.settle()
    await page.getByRole('list', { name: '藏品' }).getByRole('link').first().click()
    await expect(page.getByText('立即购买')).toBeVisible()
    await expect(sheet(page)).toHaveCount(0)
    await page.getByText('立即购买').click()
    await expect(sheet(page)).toBeVisible()
  })

  test('goes to a page of their own by the sheet; who closes it stays', async ({ page }) => {
    await openBench(page, { start: '/pages/home/home' })
    const mine = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '我的' })
    await mine.click()
    await expect(sheet(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toHaveCount(0)
    await expect(page).toHaveURL(/#\/pages\/home\/home$/)
    await mine.click()
    await signIn(page)
    await expect(page).toHaveURL(/#\/pages\/mine\/mine$/)
    // A tab beside the others (NAV-8): nothing lies under it.
    await expect(mine).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('button', { name: '返回' })).toHaveCount(0)
  })

  test('who opens a link to a page of their own is led there by signing in', async ({ page }) => {
    await openBench(page, { start: '/pages/home/home' })
    await typeAddress(page, login)
    const order = '/pages/mine/order/index'
    await page.evaluate((hash) => {
      location.hash = hash
    }, `#${order}`)
    await expect(page).toHaveURL(new RegExp(`#${login}$`))
    await page.getByRole('button', { name: '一键填入' }).click()
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await page.getByRole('button', { name: '同意并登录' }).click()
    await expect(page).toHaveURL(new RegExp(`#${order}$`))
  })
})

test('what was open when a session ended is opened again for its person, and for nobody else', async ({ page }) => {
  const own = '/pages/mine/order/index'
  for (const phone of ['13800000001', '13800000000']) {
    const bench = await openBench(page, { start: own, signedIn: true })
    await bench.world('session.forgetTokens', {})
    await bench.advance(120_000)
    await page.getByRole('tab').nth(1).click()
    await expect(page).toHaveURL(new RegExp(`#${login}$`))
    const signIn = { type: 'session.signInRequested', method: 'password', phone, password: 'shucang2026' } as const
    await bench.say('session', signIn)
    await expect(page).toHaveURL(phone === '13800000000' ? new RegExp(`#${own}`) : /#\/pages\/home\/home$/)
  }
})

test('from a page that a link has opened in a tab of its own, back leads home', async ({ page, context }) => {
  await page.goto('./#/pages/notice/notice')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => {
    location.hash = '/pages/notice/search/index'
  })
  await expect(page.locator('input[type="search"]')).toBeVisible()
  await page.close()
  const next = await context.newPage()
  await next.goto(`./#${product}`)
  await next.getByRole('button', { name: '返回' }).click()
  await expect(next).toHaveURL(/#\/pages\/home\/home$/)
})
