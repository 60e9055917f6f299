import { expect, test } from '@playwright/test'
import { openBench } from './kit/bench.ts'

test('an answer that takes longer than 8 s is said, with a way to ask again', async ({ page }) => {
  const bench = await openBench(page, { start: '/pages/notice/notice' })
  await bench.fault('rest.market.products', { kind: 'delay', ms: 40_000, times: 1 })
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '市场' }).click()
  await bench.advance(7_900)
  await expect(page.getByText('网络较慢')).toHaveCount(0)
  // The outline of the page says that it is on its way; the dark box is for what blocks.
  await expect(page.getByText('加载中...')).toHaveCount(0)
  await bench.advance(200)
  await expect(page.getByText('网络较慢')).toBeVisible()
  await page.getByRole('button', { name: '重试' }).click()
  await bench.settle()
  await expect(page.getByText('网络较慢')).toHaveCount(0)
  await expect(page.getByText('千里江山').first()).toBeVisible()
})

test('a picture that failed is asked for again when the network is back', async ({ page, context }) => {
  const picture = /\/art\//
  await context.route(picture, (route) => route.abort())
  await page.goto('./#/pages/notice/notice')
  await page.getByRole('heading', { level: 1, name: '公告' }).waitFor()
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '市场' }).click()
  const missing = page.getByText('图片没加载出来')
  await expect(missing.first()).toBeAttached()
  await context.unroute(picture)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(missing).toHaveCount(0)
})
