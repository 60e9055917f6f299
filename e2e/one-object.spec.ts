import { expect, type Page } from '@playwright/test'
import { atNight } from './kit/at-night.ts'
import { test } from './kit/test.ts'

interface Seen {
  /** What moved on its own, by the pseudo-elements of the transition. */
  readonly moved: readonly string[]
  /** What the new page showed when it was first seen. */
  readonly works: readonly string[]
  readonly outlines: number
  /** What of the two pages is shown through by the other at some time of the change. */
  readonly pale: readonly string[]
}

/** Notes what each change of pages consists of, at the moment in which it begins to be seen. */
const note = (page: Page) =>
  page.addInitScript(() => {
    const seen: Seen[] = []
    Object.assign(globalThis, { changes: seen })
    const start = document.startViewTransition?.bind(document)
    if (!start) return
    document.startViewTransition = ((draw: () => Promise<void>) => {
      const transition = start(draw)
      void transition.ready.then(() => {
        const pale = document.getAnimations().flatMap(({ effect }) => {
          const { pseudoElement, getKeyframes } = effect as KeyframeEffect
          const isPale = getKeyframes.call(effect).some(({ opacity }) => opacity !== undefined && opacity !== '1')
          return /(old|new)\(root\)$/.test(pseudoElement ?? '') && isPale ? [pseudoElement!] : []
        })
        const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
        seen.push({
          moved: [...new Set(parts.filter((part) => part.startsWith('::view-transition-group(')))],
          works: [...document.querySelectorAll('[data-work-main]')].map((one) => one.getAttribute('data-work')!),
          outlines: document.querySelectorAll('main [role="status"].animate-late').length,
          pale,
        })
      })
      return transition
    }) as typeof document.startViewTransition
  })

const changes = (page: Page): Promise<readonly Seen[]> =>
  page.evaluate(() => (globalThis as unknown as { changes: readonly Seen[] }).changes)

/** Without a bench: there a change of pages is over when it is said. */
test('a work is one object from its card to its page and back', async ({ page }) => {
  await note(page)
  await page.goto('./#/pages/sales/sales')
  const card = page.locator('main a:has([data-work])').nth(1)
  await expect(card.locator('img').first()).toBeVisible()
  const work = await card.locator('[data-work]').getAttribute('data-work')

  await card.tap()
  await expect(page.locator(`[data-work-main][data-work="${work}"]`)).toBeVisible()
  await expect.poll(() => changes(page)).toHaveLength(1)
  expect((await changes(page))[0]).toMatchObject({ works: [work], pale: [] })
  expect((await changes(page))[0]!.moved).toContain('::view-transition-group(work)')

  await page.getByRole('button', { name: '返回' }).tap()
  await expect(card).toBeVisible()
  await expect.poll(() => changes(page)).toHaveLength(2)
  // The list is there with the first picture of it, no outline of one.
  expect((await changes(page))[1]).toMatchObject({ works: [], outlines: 0, pale: [] })
  expect((await changes(page))[1]!.moved).toContain('::view-transition-group(work)')
})

test('whoever wants less motion is shown the page at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await note(page)
  await page.goto('./#/pages/sales/sales')
  await page.locator('main a:has([data-work])').nth(1).tap()
  await expect(page.locator('[data-work-main]')).toBeVisible()
  expect(await changes(page)).toEqual([])
})

interface Demo {
  readonly shucang: { readonly world: { act(name: string, input: object): Promise<unknown> } }
}

test(
  'what comes out of a box is one object from the shelf of boxes into my works',
  atNight('the way of a work to its page is looked at in every run'),
  async ({ page }) => {
    await note(page)
    await page.goto('./#/pages/login/login/index')
    await page.getByRole('tab', { name: '验证码登录' }).click()
    await page.getByLabel('手机号', { exact: true }).fill('13800000000')
    await page.getByLabel('验证码', { exact: true }).fill('888888')
    await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('数藏')
    await page.evaluate(async () => {
      await (globalThis as unknown as Demo).shucang.world.act('trade.giveBoxes', { id: '3016', count: 1 })
      location.hash = '/pages/mine/myCollection/mycollection?part=boxes'
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的盲盒')
    const box = page.getByRole('link', { name: /捞鱼盲盒/ })
    await expect(box.locator('img')).toBeVisible()
    const first = (await changes(page)).length
    await box.tap()
    await expect.poll(() => changes(page)).toHaveLength(first + 1)
    await page.getByRole('button', { name: '开 1 个' }).tap()
    await expect.poll(() => changes(page)).toHaveLength(first + 2)
    await expect(page.getByText('拉开丝带')).toBeVisible()
    await page.getByRole('button', { name: '开 1 个' }).tap()
    await expect(page.getByText('开出来了')).toBeVisible()
    await page.getByRole('button', { name: '翻开卡片' }).tap()
    await page.getByRole('button', { name: '收下' }).tap()
    await expect.poll(() => changes(page)).toHaveLength(first + 3)
    await expect(page.getByText('查看详情')).toBeVisible()
    await page.getByRole('link', { name: '我的藏品' }).tap()
    await expect.poll(() => changes(page)).toHaveLength(first + 4)
    for (const { moved } of (await changes(page)).slice(first)) expect(moved).toContain('::view-transition-group(work)')
  },
)
