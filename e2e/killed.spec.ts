import { expect } from '@playwright/test'
import { killAndReopen, openBench } from './kit/bench.ts'
import { test } from './kit/page-of-worker.ts'

test('a killed tab comes back with its page, its draft and its countdown', async ({ page }) => {
  const bench = await openBench(page, { start: '/pages/login/register/index' })
  await page.getByLabel('手机号', { exact: true }).fill('13912345678')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await bench.settle()
  await page.getByLabel('邀请码', { exact: true }).fill('SHAN2026')
  await page.getByLabel('设置密码', { exact: true }).fill('shucang2026')
  await bench.advance(20_000)
  await expect(page.getByText('40 秒后重发')).toBeVisible()

  const again = await killAndReopen(page)
  await expect(again.page).toHaveURL(/#\/pages\/login\/register\/index$/)
  await expect(again.page.getByLabel('手机号', { exact: true })).toHaveValue('13912345678')
  await expect(again.page.getByLabel('邀请码', { exact: true })).toHaveValue('SHAN2026')
  // Secrets are never written down.
  await expect(again.page.getByLabel('设置密码', { exact: true })).toHaveValue('')
  await expect(again.page.getByText('40 秒后重发')).toBeVisible()
  await again.bench.advance(40_000)
  await expect(again.page.getByRole('button', { name: '重新获取' })).toBeVisible()
})

test('a killed tab comes back signed in, on its page and where it was scrolled to', async ({ page }) => {
  const start = '/pages/notice/notice'
  const bench = await openBench(page, { start, signedIn: true })
  const top = await page.locator('main').evaluate((main) => {
    main.scrollTop = 260
    return main.scrollTop
  })
  expect(top).toBeGreaterThan(0)
  await expect
    .poll(async () => {
      await bench.advance(500)
      const seen = await bench.observe('navigation')
      return (seen?.context['scrolls'] as Record<string, number> | undefined)?.[start]
    })
    .toBe(top)

  const again = await killAndReopen(page)
  await again.bench.settle()
  await expect(again.page).toHaveURL(new RegExp(`#${start}$`))
  await expect(again.page.getByRole('heading', { level: 1, name: '公告' })).toBeVisible()
  await expect.poll(() => again.page.locator('main').evaluate((main) => main.scrollTop)).toBe(top)
})
