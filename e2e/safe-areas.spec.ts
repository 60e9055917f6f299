import { expect, type Page } from '@playwright/test'
import { shareOf } from '#scenarios/player/share.ts'
import { routes } from '#src/routes/all.ts'
import { openBench } from './kit/bench.ts'
import { openPlaces, stillness, visit } from './kit/places.ts'
import { test } from './kit/page-of-worker.ts'

/** What a phone with a notch keeps for itself at each edge, in points. */
interface Insets {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}
const upright: Insets = { top: 47, bottom: 34, left: 0, right: 0 }
const onItsSide: Insets = { top: 0, bottom: 21, left: 47, right: 47 }

/** Turns the phone, and gives it a notch; what a session gives lasts as long as it does. */
async function phone(page: Page) {
  const session = await page.context().newCDPSession(page)
  return async (size: { width: number; height: number }, insets: Insets): Promise<void> => {
    await page.setViewportSize(size)
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
    const told = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--safe-bottom'))
    expect(await told()).toBe(`${insets.bottom}px`)
  }
}

/** What can be touched or has to be read and lies in what the phone keeps, with the page at its beginning or at its end. */
const underEdges = (page: Page, insets: Insets, end: 'top' | 'bottom', within = 'body') =>
  page.evaluate(
    ([{ top, bottom, left, right }, at, inside]) => {
      const scrollers = [...document.querySelectorAll('*')].filter(
        (box) => box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY),
      )
      for (const box of scrollers) box.scrollTop = at === 'top' ? 0 : box.scrollHeight
      const isInStrip = (box: Element): boolean => {
        for (let one: Element | null = box; one; one = one.parentElement)
          if (/auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1) return true
        return false
      }
      return [
        ...document.querySelector(inside)!.querySelectorAll('a[href], button, input, textarea, [role=switch], h1'),
      ]
        .filter((box) => box.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isInStrip(box))
        .filter((box) => {
          const rect = box.getBoundingClientRect()
          if (rect.width < 2 || rect.height < 2 || rect.bottom <= 0 || rect.top >= innerHeight) return false
          const isBeside = rect.left < left - 0.5 || rect.right > innerWidth - right + 0.5
          return isBeside || (at === 'top' ? rect.top < top - 0.5 : rect.bottom > innerHeight - bottom + 0.5)
        })
        .map((box) => `${box.tagName.toLowerCase()} ${box.getAttribute('aria-label') ?? box.textContent?.slice(0, 24)}`)
    },
    [insets, end, within] as const,
  )

/** Those with a bar of their own at the bottom, and of the others those that the commit draws. */
const always: ReadonlySet<string> = new Set(['/pages/home/home', '/pages/chat/myChat', '/pages/sales/sales'])
const ofRun = new Set(shareOf([...routes.keys()], 12, (at) => routes[at]!.path))

test('nothing that is touched lies under a notch or where the phone itself is swiped', async ({ page }) => {
  test.setTimeout(240_000)
  await stillness(page)
  const bench = await openBench(page, { signedIn: true, start: '/pages/home/home' })
  const places = await openPlaces(page, true, (at) => ofRun.has(at) || always.has(routes[at]!.path))
  const hold = await phone(page)
  const found: string[] = []
  for (const { href } of places) {
    for (const [size, insets] of [
      [{ width: 390, height: 844 }, upright],
      [{ width: 844, height: 390 }, onItsSide],
    ] as const) {
      await hold(size, insets)
      await visit(page, bench, href)
      for (const end of ['top', 'bottom'] as const)
        for (const what of await underEdges(page, insets, end)) found.push(`${href} ${size.width} ${end}: ${what}`)
    }
  }
  // A sheet lies on the bottom edge: the one of the market opens for who comes from 筛选.
  await hold({ width: 390, height: 844 }, upright)
  await visit(page, bench, '/pages/sales/sales')
  await page.getByRole('link', { name: '筛选' }).click()
  await expect(page.locator('dialog[open]')).toBeVisible()
  await bench.settle()
  for (const what of await underEdges(page, upright, 'bottom', 'dialog[open]')) found.push(`sheet: ${what}`)
  expect(found).toEqual([])
})
