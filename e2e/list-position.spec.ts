import { expect, type Page } from '@playwright/test'
import { href } from '#src/routes/table.ts'
import { openBench } from './kit/bench.ts'
import { test } from './kit/page-of-worker.ts'

/** The first entry that is seen whole: which one it is, where it stands, and how far the page is scrolled; null before there is one. */
const firstSeen = (page: Page) =>
  page.locator('main').evaluate((box) => {
    const from = box.getBoundingClientRect().top
    const links = [...box.querySelectorAll<HTMLElement>('li > a')]
    const at = links.findIndex((link) => link.getBoundingClientRect().top >= from)
    const link = links[at]
    return link ? { at, text: link.innerText, y: link.getBoundingClientRect().top, top: box.scrollTop } : null
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

/** So long is a list that nobody sees at once, px. */
const far = 4000

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
    // Down to the end of what is there, until that is far: pages come when they come.
    await expect
      .poll(() =>
        main.evaluate((box) => {
          box.scrollTo(0, box.scrollHeight)
          // What is not near is not drawn; room is kept for it.
          return box.querySelector('li[aria-hidden]') ? box.scrollHeight : 0
        }),
      )
      .toBeGreaterThan(far)
    await main.evaluate((box) => box.scrollTo(0, box.scrollHeight * 0.6))
    // A place counts once the finger rests: the page hears of it with a frame, whenever that comes.
    const top = await main.evaluate((box) => box.scrollTop)
    const places = async () => {
      await bench.advance(1000)
      return (await bench.observe('navigation'))?.context['scrolls']
    }
    await expect.poll(places).toEqual({ [href(path)]: top })
    const before = (await firstSeen(page))!
    expect(before.top).toBe(top)

    await main.locator('li > a').nth(before.at).click()
    await bench.settle()
    await page.getByRole('button', { name: '返回' }).click()
    await bench.settle()

    await expect.poll(() => firstSeen(page)).toEqual(before)
  })
}
