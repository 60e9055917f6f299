import { expect } from '@playwright/test'
import { openBench } from './kit/bench.ts'
import { test } from './kit/test.ts'

test('[lc:chunk-loading] a page whose script cannot be had says so and can be tried again', async ({
  page,
  context,
}) => {
  const bench = await openBench(page)
  const script = /assets\/session-.*\.js/
  await context.route(script, (route) => route.abort())
  await page.getByRole('link', { name: '注册账号' }).click()
  await bench.settle()
  await expect(page.getByText('页面加载失败，请重新加载')).toBeVisible()
  // The heading stands on the page that says so, too.
  const field = page.getByRole('textbox', { name: '手机号' })
  await expect(field).toHaveCount(0)
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByText('页面加载失败，请重新加载')).toBeVisible()
  await context.unroute(script)
  await page.getByRole('button', { name: '重试' }).click()
  await expect(field).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: '注册' })).toBeVisible()
})

test('an app that cannot begin says so instead of nothing, and can be tried again', async ({ page }) => {
  // What of the demo the system is started on.
  const script = /assets\/world-.*\.js/
  await page.route(script, (route) => route.abort())
  await page.goto('./#/pages/login/login/index')
  await expect(page.getByRole('alert')).toContainText('没能打开数藏')
  await page.unroute(script)
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
})
