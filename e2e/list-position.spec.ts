import { expect, type Page, test } from '@playwright/test'
import { href } from '#src/routes/table.ts'
import { openBench } from './kit/bench.ts'

/** The first entry that is seen whole: which one it is, where it stands, and how far the page is scrolled. */
const firstSeen = (page: Page) =>
  page.locator('main').evaluate((box) => {
    const from = box.getBoundingClientRect().top
    const links = [...box.querySelectorAll<HTMLElement>('li > a')]
    const at = links.findIndex((link) => link.getBoundingClientRect().top >= from)
    return { at, text: links[at]!.innerText, y: links[at]!.getBoundingClientRect().top, top: box.scrollTop }
  })

/** As in a fling on a slow device: of what comes near the page is told after it has left and come back. */
const tellLate = (): void => {
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const away = { isIntersecting: false } as IntersectionObserverEntry
      super((changes, own) => tell([away, ...changes], own), options)
    }
  }
}

for (const [what, path] of [
  ['cards', '/pages/sales/sales'],
  ['rows', '/pages/sales/list/inscriptionList'],
] as const) {
  test(`a list of ${what} that was read far down is there again, at the same place, after another page`, async ({
    page,
  }) => {
    await page.addInitScript(tellLate)
    const bench = await openBench(page, { signedIn: true, start: href(path) })
    const main = page.locator('main')
    await expect(main.locator('li > a').first()).toBeVisible()
    for (const part of [1, 1, 1, 0.6]) {
      await main.evaluate((box, to) => box.scrollTo(0, box.scrollHeight * to), part)
      await bench.settle()
    }
    // What is not near is not drawn; room is kept for it.
    await expect(main.locator('li[aria-hidden]')).not.toHaveCount(0)
    // The page hears of it with the next picture; a place counts once the finger rests.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    await bench.advance(1000)
    const before = await firstSeen(page)
    expect(before.top).toBeGreaterThan(1500)

    await main.locator('li > a').nth(before.at).click()
    await bench.settle()
    await page.getByRole('button', { name: '返回' }).click()
    await bench.settle()

    await expect.poll(() => firstSeen(page)).toEqual(before)
  })
}
