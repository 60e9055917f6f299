import { expect, type Locator } from '@playwright/test'
import { testFromNothing as test } from './kit/page-of-worker.ts'
import { AMPLE_MS, appIn, openWorkbench } from './kit/workbench.ts'

test.use({ hasTouch: false })
test.describe.configure({ timeout: 2 * AMPLE_MS })

test('lists follow their end, the page stays where it is, and a refused edit keeps what was typed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openWorkbench(page)
  const go = (name: RegExp) => appIn(page).getByRole('link', { name }).click()
  const isInItsBox = (row: Locator) =>
    row.evaluate((item) => {
      const [own, around] = [item.closest('li')!, item.closest('.overflow-y-auto')!].map((one) =>
        one.getBoundingClientRect(),
      )
      return own!.top >= around!.top - 1 && own!.bottom <= around!.bottom + 1
    })
  const facts = page.getByRole('list', { name: '事实' }).getByRole('button')
  await expect(facts.last()).toContainText('relaunchRequested')
  await go(/^我的/)
  await expect(facts.last()).not.toContainText('relaunchRequested')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect.poll(() => isInItsBox(facts.last())).toBe(true)

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('tab', { name: '运行' }).click()
  const steps = page.getByRole('list', { name: '步骤' }).getByRole('button')
  // More than fit.
  for (const name of Array.from({ length: 24 }, (_, nth) => (nth % 2 === 0 ? /^首页/ : /^我的/))) {
    const before = await steps.count()
    await go(name)
    await expect.poll(() => steps.count()).toBeGreaterThan(before)
  }
  await expect.poll(() => isInItsBox(steps.last())).toBe(true)
  // Who reads further up is left there.
  await steps.first().evaluate((row) => row.closest('.overflow-y-auto')!.scrollTo({ top: -1e6 }))
  const count = await steps.count()
  await go(/^首页/)
  await expect.poll(() => steps.count()).toBeGreaterThan(count)
  expect([await isInItsBox(steps.first()), await isInItsBox(steps.last())]).toEqual([true, false])

  await page.getByRole('tab', { name: '数据表' }).click()
  await page.getByRole('list', { name: '行', exact: true }).getByRole('button').first().click()
  const row = page.getByLabel('这一行，JSON')
  const typed = (await row.inputValue()).replace(/"nickname": "[^"]*"/, '"nickname": 3')
  await row.fill(typed)
  await page.getByRole('button', { name: '改', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('nickname')
  await expect(row).toHaveValue(typed)
  await page.getByRole('tab', { name: '运行' }).click()
  await expect(steps.filter({ hasText: 'world.edit' })).toHaveCount(0)

  // An actor further down is in sight though the one above it closes, and open still when one comes back; so is another phone.
  await page.getByRole('tab', { name: '角色' }).click()
  const actor = page.getByRole('button', { name: /^navigation/ })
  await actor.click()
  await expect(page.getByRole('button', { name: '说 navigation.signInAsked' })).toBeVisible()
  await page.getByRole('tab', { name: '日志' }).click()
  await page.getByRole('tab', { name: '角色' }).click()
  await expect(actor).toHaveAttribute('aria-expanded', 'true')
  await expect(actor).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: '+ 手机' }).click()
  const second = page.locator('iframe[title="手机 2 上的应用"]')
  await expect.poll(async () => (await second.boundingBox())!.width).toBeGreaterThan(270)
  await expect(second).toBeInViewport({ ratio: 0.9 })
})

test('while a text is looked into the replays are counted, and Stop, by mouse or keyboard, leaves the run as it stood', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openWorkbench(page)
  const tab = (name: string) => page.getByRole('tab', { name }).click()
  const steps = page.getByRole('list', { name: '步骤' }).getByRole('button')
  await tab('运行')
  const before = await steps.allTextContents()
  await tab('来历')
  await page.getByLabel('找屏幕上的文字').fill('水墨山河')
  const text = page.getByRole('list', { name: '屏幕上的文字' }).getByRole('button').first()
  const stop = page.getByRole('button', { name: '停止', exact: true }).last()
  const end = [() => stop.click(), () => page.keyboard.press('Enter'), () => page.keyboard.press('Escape')]
  for (const press of end) {
    await text.focus()
    await page.keyboard.press('Enter')
    await expect(stop).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: /第 [1-9]\d* 次重放，最多 61 次/ })).toBeVisible()
    await press()
    await expect(page.getByText(/次重放时停止了，没有找到“水墨山河.*”的来处/)).toBeVisible()
    await expect(text).toBeFocused({ timeout: AMPLE_MS })
  }
  await tab('运行')
  await expect(steps).toHaveText(before)
})

test('while a scenario is cut down its trials are counted, and Stop, which has the focus, leaves the run as it stood', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openWorkbench(page)
  // For an app without pages: here it fails.
  await page.getByLabel('搜索场景').fill('chat-leader-frozen')
  await page.getByRole('complementary', { name: '场景' }).getByRole('button', { expanded: false }).click()
  await page.getByRole('button', { name: '播放', exact: true }).click()
  const told = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
  await expect(told(/没有通过 \d+\/\d+/)).toBeVisible({ timeout: AMPLE_MS })
  await page.getByRole('tab', { name: '运行' }).click()
  const steps = page.getByRole('list', { name: '步骤' }).getByRole('button')
  const before = await steps.allTextContents()
  const cut = page.getByRole('button', { name: '缩减', exact: true })
  await cut.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: '停止', exact: true })).toBeFocused()
  await expect(told(/第 [1-9]\d* 次尝试，最多 200 次；\d+ 步还剩 \d+ 步/)).toBeVisible({ timeout: AMPLE_MS })
  await page.keyboard.press('Escape')
  await expect(cut).toBeFocused({ timeout: AMPLE_MS })
  await expect(page.getByText(/^停止了/)).toBeVisible()
  await expect(told(/没有通过 \d+\/\d+/)).toBeVisible()
  await expect(steps).toHaveText(before)
})

test('a rule that was added says so in sight: on its tab, and where it was added what it waits for and when it struck', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openWorkbench(page)
  const tab = page.getByRole('tab', { name: '故障' })
  await tab.click()
  await expect(tab).toHaveText('故障')
  await page.getByRole('button', { name: 'HTTP 500' }).click()
  const waits = page.getByRole('status').filter({ hasText: '已加上：等着下一次 请求' })
  await expect(waits).toBeInViewport({ ratio: 1 })
  await expect(tab).toHaveText('故障1 正在起作用')
  await appIn(page).getByRole('link', { name: /^我的/ }).click()
  await expect(
    page.getByRole('status').filter({ hasText: /^起了作用：03\/01 08:00:00 的 [a-z]+\.\w+。$/ }),
  ).toBeVisible()
  await expect(tab).toHaveText('故障')
  // One of one's own is told where that is written.
  await page.getByLabel('几次', { exact: true }).fill('')
  await page.getByRole('button', { name: '加上', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: '已加上：每一次 请求 都会出错' })).toBeInViewport({
    ratio: 1,
  })
  await expect(tab).toHaveText('故障1 正在起作用')
})

test('a phone that was added is closed again, in the run too, and the next one is another', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openWorkbench(page)
  await page.getByRole('tab', { name: '运行' }).click()
  const hand = page.getByRole('group', { name: '手机' })
  const press = (name: string) => hand.getByRole('button', { name, exact: true }).click()
  const second = page.locator('iframe[title="手机 2 上的应用"]')
  const steps = page.getByRole('list', { name: '步骤' }).getByRole('button')
  await press('+ 手机')
  await expect(hand.getByRole('button', { name: '手机 2', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(second.contentFrame().getByRole('heading', { level: 1, name: '数藏' })).toBeVisible({
    timeout: AMPLE_MS,
  })
  // Both stand whole beside the list and the panels, each as wide as can be read, and nothing has to be moved sideways.
  for (const phone of [page.locator('iframe[title="应用"]'), second]) {
    await expect(phone).toBeInViewport({ ratio: 1 })
    expect((await phone.boundingBox())!.width).toBeGreaterThan(280)
  }
  expect((await page.getByRole('complementary', { name: '内情' }).boundingBox())!.width).toBeGreaterThanOrEqual(400)
  const isWhole = await page.locator('main .overflow-x-auto').evaluate((row) => row.scrollWidth <= row.clientWidth)
  expect([isWhole, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([true, 1280])
  await expect(hand.getByRole('button', { name: '关掉手机 1' })).toHaveCount(0)
  await press('关掉手机 2')
  await expect(second).toHaveCount(0)
  await expect(steps.last()).toContainText('关掉手机 2')
  // The first one is in the hand, and goes on.
  await appIn(page).getByRole('link', { name: /^我的/ }).click()
  await expect(steps.last()).toContainText('account.getUserInfo')
  await press('+ 手机')
  await expect(hand.getByRole('button', { name: '手机 3', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(steps.filter({ hasText: /手机 \d/ })).toContainText(['拿起手机 2', '关掉手机 2', '拿起手机 3'])
  const third = page.locator('iframe[title="手机 3 上的应用"]')
  await expect(third.contentFrame().getByRole('heading', { level: 1, name: '数藏' })).toBeVisible({ timeout: AMPLE_MS })
  // Played again, to behind the closing and to its end.
  const back = async (row: Locator, phones: number) => {
    await row.click()
    await expect(page.getByText('正在启动')).toBeVisible()
    await expect(page.getByText('正在启动')).toBeHidden({ timeout: AMPLE_MS })
    await expect(page.locator('main iframe[title$="应用"]')).toHaveCount(phones)
  }
  await back(steps.filter({ hasText: '关掉手机 2' }), 1)
  await back(steps.last(), 2)
  await expect(third).toBeVisible()
  await expect(page.getByRole('alert')).toBeEmpty()
})
