/** What the main thread of a slow phone has to do while one page gives way to the next, by the ten most frequent taps. */
import type { BrowserContext } from 'playwright'
import { longTasks, type LongTask } from '../trace/four-times.ts'
import { steps } from './taps.ts'

/** Longer than any page slides or fades, and than what it asks for on this machine takes to come, ms. */
const CHANGED_MS = 1500

/**
 * Prints for each tap how many tasks were longer than 50 ms, by four times the time that they had of the processor, and of the run that is
 * the middle one what they were made of.
 */
export async function changes(context: BrowserContext, origin: string, times: number): Promise<void> {
  const browser = context.browser()
  if (!browser) throw new Error('this browser cannot be traced')
  const page = await context.newPage()
  for (const { name, open, ready, tap } of steps) {
    const runs: LongTask[][] = []
    for (let time = 0; time < times; time++) {
      await page.goto('about:blank')
      await page.goto(`${origin}/#${open}`)
      await ready(page).waitFor()
      await page.waitForTimeout(CHANGED_MS)
      const box = (await tap(page).boundingBox())!
      // By its place: to look for it would be work of the page's main thread.
      const work = async () => {
        await page.touchscreen.tap(box.x + box.width / 2, box.y + Math.min(box.height / 2, 40))
        await page.waitForTimeout(CHANGED_MS)
      }
      runs.push(await longTasks(browser, page, work))
    }
    const counts = runs.map((tasks) => tasks.length)
    const longest = runs.map(([first]) => first?.ms.toFixed(0) ?? '0')
    console.log(`${name.padEnd(18)} tasks over 50 ms ${counts.join(' ')}, the longest ${longest.join(' ')} ms`)
    const [usual = []] = runs.toSorted((a, b) => a.length - b.length).slice(times >> 1)
    for (const { ms, at, madeOf } of usual)
      console.log(`    ${ms.toFixed(0)} ms, ${at.toFixed(0)} after the tap: ${madeOf}`)
  }
  await page.close()
}
