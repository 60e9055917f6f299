import { expect, type Page, test } from '@playwright/test'

interface Seen {
  /** What moved on its own, by the pseudo-elements of the transition. */
  readonly moved: readonly string[]
  /** What the new page showed when it was first seen. */
  readonly works: readonly string[]
  readonly outlines: number
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
        const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
        seen.push({
          moved: [...new Set(parts.filter((part) => part.startsWith('::view-transition-group(')))],
          works: [...document.querySelectorAll('[data-work-main]')].map((one) => one.getAttribute('data-work')!),
          outlines: document.querySelectorAll('main [role="status"].animate-late').length,
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
  expect((await changes(page))[0]).toMatchObject({ works: [work] })
  expect((await changes(page))[0]!.moved).toContain('::view-transition-group(work)')

  await page.getByRole('button', { name: '返回' }).tap()
  await expect(card).toBeVisible()
  await expect.poll(() => changes(page)).toHaveLength(2)
  // The list is there with the first picture of it, no outline of one.
  expect((await changes(page))[1]).toMatchObject({ works: [], outlines: 0 })
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
