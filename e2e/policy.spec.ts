import { expect, type Page, test } from '@playwright/test'
import { openBench } from './kit/bench.ts'
import { openPlaces, stillness, visit } from './kit/places.ts'

/** Everything the browser complains about: broken policy, errors in the console, scripts that threw. */
async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.exposeFunction('reportViolation', (text: string) => void complaints.push(text))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { reportViolation } = window as unknown as { reportViolation(text: string): void }
      reportViolation(`${violatedDirective}: ${blockedURI}`)
    })
  })
  return complaints
}

test('no page breaks the content security policy or writes an error to the console', async ({ page }) => {
  // A slow machine must not decide it.
  test.setTimeout(600_000)
  await stillness(page)
  const complaints = await complaintsOf(page)
  const bench = await openBench(page, { signedIn: true, start: '/pages/home/home' })
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]')
  const content = await policy.getAttribute('content')
  expect(content).toContain("script-src 'self';")
  expect(content).not.toContain('unsafe')
  for (const { href } of await openPlaces(page, true)) {
    await visit(page, bench, href)
    expect.soft(complaints.splice(0), href).toEqual([])
  }
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

for (const address of ['/%', '/pages/%E0%A4%A', '/pages/home/home/../../x', '//evil.example/']) {
  test(`a broken address is only a page that does not exist: ${address}`, async ({ page }) => {
    await openBench(page, { signedIn: true, start: '/pages/home/home' })
    await page.goto(page.url().replace(/#.*/, `#${address}`))
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: '没有这个页面' })).toBeAttached()
  })
}

test('an address that leads nowhere says so and leads home', async ({ page }) => {
  await openBench(page, { signedIn: true, start: '/pages/nowhere/index' })
  await expect(page.getByRole('heading', { level: 1, name: '没有这个页面' })).toBeAttached()
  await page.getByRole('button', { name: '回到首页' }).click()
  await expect(page).toHaveURL(/#\/pages\/home\/home$/)
})
