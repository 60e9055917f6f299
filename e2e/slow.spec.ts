import { expect } from '@playwright/test'
import { openBench } from './kit/bench.ts'
import { test } from './kit/page-of-worker.ts'

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

test('what could not be had is offered once: by the page, and beside it once the page has what it is about', async ({
  page,
}) => {
  const bench = await openBench(page, { start: '/pages/notice/notice' })
  await bench.fault('rest.market.*', { kind: 'status', status: 503 })
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '市场' }).click()
  const again = page.getByRole('button', { name: '重试' })
  await expect(page.getByText('加载失败', { exact: true })).toBeVisible()
  await expect(again).toHaveCount(1)
  await bench.fault('rest.market.products', { kind: 'none' })
  await again.click()
  await bench.settle()
  await expect(page.getByText('千里江山').first()).toBeVisible()
  await expect(page.getByText('部分内容加载失败')).toBeVisible()
  await bench.fault('rest.*', { kind: 'none' })
  await again.click()
  await bench.settle()
  await expect(again).toHaveCount(0)
})

test('a picture that failed is asked for again when the network is back', async ({ page }) => {
  await openBench(page, { start: '/pages/sales/sales' })
  const pictures = page.locator('main img')
  await expect(pictures.first()).toBeVisible()
  // The world answers for pictures behind the browser's network, so the failure itself is what is brought about.
  await pictures.first().dispatchEvent('error')
  const missing = page.getByText('图片加载失败')
  await expect(missing).toHaveCount(1)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(missing).toHaveCount(0)
})
