import type { Page } from '@playwright/test'
import type { Scenario, Step } from '#scenarios/player/scenario.ts'
import { withoutSecrets } from '#src/workbench/app/secrets.ts'
import { scenarioOf } from '#src/workbench/run/run.ts'
import type { Standing } from '#src/workbench/run/standing.ts'
import { type BenchPage, openBench } from './bench.ts'
import { stillness } from './places.ts'

/** Numbers without a pattern for a seed. */
export function luckOf(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
}

/** Where walks begin: what people do most with money, and the chat. */
const starts = [
  '/pages/home/home',
  '/pages/sales/sales',
  '/pages/mine/mine',
  '/pages/chat/conversations/index',
  '/pages/mine/myCollection/myCollection',
] as const

const pressable = 'button:not([disabled]), a[href^="#"], [role="tab"], [role="switch"], input, textarea'

/** A finger meets what has been drawn: where a page comes from is where it is until its first frame. */
const seen = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))

interface Pressable {
  readonly x: number
  readonly y: number
  readonly types: boolean
}

const pressables = (page: Page): Promise<readonly Pressable[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
        const box = element.getBoundingClientRect()
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
        if (box.width < 4 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return []
        const hit = document.elementFromPoint(x, y)
        const isFile = element instanceof HTMLInputElement && element.type === 'file'
        return hit && element.contains(hit) && !isFile ? [{ x, y, types: element.matches('input, textarea') }] : []
      }),
    pressable,
  )

/** A part whose code has just come is drawn piece by piece: a finger waits until the page stands still, however slow the machine is. */
async function atRest(page: Page, bench: BenchPage): Promise<readonly Pressable[]> {
  for (let before = await pressables(page); ;) {
    await seen(page)
    await bench.settle()
    const now = await pressables(page)
    if (JSON.stringify(now) === JSON.stringify(before)) return now
    before = now
  }
}

/** Presses something that can be pressed now, by chance; types where one types. */
async function pressSomething(page: Page, bench: BenchPage, luck: (below: number) => number): Promise<void> {
  const places = await atRest(page, bench)
  const place = places[luck(places.length)]
  if (!place) return
  await page.mouse.click(place.x, place.y)
  if (!place.types) return
  const text = ['1', '12', '你好', '13800000001', '246810'][luck(5)]!
  // A secret is another one in what is written down, wherever it stands: half a telephone number is not one here.
  const isSecret = await page.evaluate(() => document.activeElement?.matches('input[type="password"]') ?? false)
  await page.keyboard.type(isSecret ? '246810' : text)
}

/** With the browser's own button, until the browser says that it is there. */
const goBack = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise<void>((there) => {
        addEventListener('popstate', () => there(), { once: true })
        history.back()
      }),
  )

export interface Walk {
  readonly scenario: Scenario
  readonly standing: Standing
}

/** A walk of a finger through the app from a seed: what it wrote down, and how everything stood in the end. */
export async function walk(page: Page, seed: number, presses: number): Promise<Walk> {
  const luck = luckOf(seed)
  const beginning = {
    world: 'one-collector',
    seed: 7,
    clock: '2026-03-01T08:00:00+08:00',
    start: starts[luck(starts.length)]!,
    chat: true,
  }
  // A page that moves in moves by the clock on the wall, and a finger that is quicker meets something else.
  await stillness(page)
  const bench: BenchPage = await openBench(page, { ...beginning, signedIn: true })
  await bench.settle()
  for (let press = 0; press < presses; press++) {
    await seen(page)
    await bench.settle()
    await pressSomething(page, bench, luck)
    await bench.settle()
    if (luck(4) === 0) await bench.advance([300, 1000, 5000, 60_000][luck(4)]!)
    // Below the first page lies what is not the app.
    const stack = (await bench.observe('navigation'))?.context['stack']
    if (luck(12) === 0 && Array.isArray(stack) && stack.length > 1) await goBack(page)
    await bench.settle()
  }
  const steps = (await bench.call('drain')) as readonly Step[]
  const standing = (await bench.call('standing')) as Standing
  return { scenario: scenarioOf({ beginning, steps }, `walk ${seed}`, withoutSecrets), standing }
}
