import type { Page } from '@playwright/test'
import { lookText } from './readable-page.ts'

/** How a page is looked at: the window, and the size of the root's letters as `rem` sees it. */
export interface Sight {
  readonly name: string
  readonly width: number
  readonly height: number
  /** Percent of the browser's own size. */
  readonly root: number
  /** CSS px of a point of the phone: half of one where the page is zoomed to twice its size. */
  readonly zoom: number
}

/** Letters of twice the size: the root's, and the whole page's (390 points hold 195 px then). Tall, so that all is seen at once. */
export const large: readonly Sight[] = [
  { name: '200 % text', width: 390, height: 2600, root: 200, zoom: 1 },
  { name: '200 % zoom', width: 195, height: 1300, root: 100, zoom: 0.5 },
]

/** Every phone there is, a tablet, a desk, and a phone on its side. */
export const usual: readonly Sight[] = [
  { name: '320', width: 320, height: 1600, root: 100, zoom: 1 },
  { name: '390', width: 390, height: 1600, root: 100, zoom: 1 },
  { name: '430', width: 430, height: 1600, root: 100, zoom: 1 },
  { name: '768', width: 768, height: 1600, root: 100, zoom: 1 },
  { name: '1280', width: 1280, height: 1600, root: 100, zoom: 1 },
  { name: 'landscape', width: 844, height: 390, root: 100, zoom: 1 },
]

/**
 * What cannot be read or touched on a page, a line for each: `clipped` (larger inside than outside), `column` and `orphan` (lines of one
 * character), `dot` (a line begins with the dot between two facts), `overlap`, `sideways`, `target` (less than 44 points to touch),
 * `room` (what is fixed leaves the page no place), `toast` (a toast would lie on what the page is there to do). Sets the window and the
 * letters, waits until the page has drawn itself anew, and looks.
 */
export async function unreadable(page: Page, { name, width, height, root, zoom }: Sight): Promise<string[]> {
  await page.setViewportSize({ width, height })
  await page.evaluate(async (percent) => {
    document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  }, root)
  const found = await page.evaluate<string[]>(
    lookText({ isLarge: large.some((one) => one.name === name), finger: 44 * zoom }),
  )
  return found.map((finding) => `${name}: ${finding}`)
}
