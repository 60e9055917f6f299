import { expect } from '@playwright/test'
import { openBench } from './kit/bench.ts'
import { complaintsOf } from './kit/complaints.ts'
import { test } from './kit/page-of-worker.ts'

test('the policy allows own scripts and nothing unsafe', async ({ page }) => {
  await openBench(page)
  const content = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')
  // The scripts that stand in the page, each by its hash, and no other.
  expect(content).toMatch(/script-src 'self'( 'sha256-[\w+/=]+'){1,2};/)
  expect(content).not.toContain('unsafe')
})

test('nobody else may frame the app: the preview sends what a host has to send', async ({ request }) => {
  const answer = await request.get('./')
  expect(answer.headers()['content-security-policy']).toBe("frame-ancestors 'self'")
})

test('the policy stops a script that gets into the page', async ({ page }) => {
  const complaints = await complaintsOf(page)
  await openBench(page)
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.hacked = true'
    document.body.append(script)
  })
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  await expect.poll(() => complaints.join(' ')).toContain('script-src')
})

test('a broken address is only a page that does not exist', async ({ page }) => {
  await openBench(page, { signedIn: true, start: '/pages/home/home' })
  for (const address of ['/%', '/pages/%E0%A4%A', '/pages/home/home/../../x', '//evil.example/']) {
    await page.goto(page.url().replace(/#.*/, `#${address}`))
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: '没有这个页面' }), address).toBeAttached()
  }
})

test('an address that leads nowhere says so and leads home', async ({ page }) => {
  await openBench(page, { signedIn: true, start: '/pages/nowhere/index' })
  await expect(page.getByRole('heading', { level: 1, name: '没有这个页面' })).toBeAttached()
  await page.getByRole('button', { name: '回到首页' }).click()
  await expect(page).toHaveURL(/#\/pages\/home\/home$/)
})
