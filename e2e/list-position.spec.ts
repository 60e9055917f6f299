import { expect, test } from '@playwright/test'
import { href } from '#src/routes/table.ts'
import { openBench } from './kit/bench.ts'

test('a list that was read far down is there again, at the same place, after a detail page', async ({ page }) => {
  const bench = await openBench(page, { signedIn: true, start: href('/pages/sales/list/list') })
  const items = page.locator('main ul[aria-label="寄售中的藏品"] > li')
  await expect(items.first()).toBeVisible()
  const first = await items.count()
  const main = page.locator('main')
  await main.evaluate((box) => box.scrollTo(0, box.scrollHeight))
  await bench.settle()
  await expect.poll(() => items.count()).toBeGreaterThan(first)
  const card = items.nth(first + 2).getByRole('link')
  await card.scrollIntoViewIfNeeded()
  // The page hears of it with the next picture; a place counts once the finger rests.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await bench.advance(1000)
  const [count, top] = [await items.count(), await main.evaluate((box) => box.scrollTop)]
  expect(top).toBeGreaterThan(500)

  await card.click()
  await bench.settle()
  await expect(page.getByRole('link', { name: '立即购买' })).toBeVisible()
  await page.getByRole('button', { name: '返回' }).click()
  await bench.settle()

  await expect(card).toBeInViewport()
  expect(await items.count()).toBe(count)
  expect(await main.evaluate((box) => box.scrollTop)).toBeCloseTo(top, -1)
})
