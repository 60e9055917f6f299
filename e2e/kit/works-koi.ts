import { expect, type Page } from '@playwright/test'
import { type Closer, lookInto } from './closer.ts'
import type { Counts, Work } from './work-facts.ts'

/** What each fish and its season have to be counted by. */
export const koiParts: Counts = {
  '红白 · 初春': { fish: [1], red: [3], black: [0], bubble: [3, 6], ice: [3, 8], leaf: [0], ring: [1, 3] },
  大正三色: { fish: [1], red: [3], black: [5, 9], stripe: [4, 6], leaf: [0], ice: [0] },
  '浅黄 · 细雨': { fish: [1], red: [4], rain: [1], ring: [6, 14], black: [0] },
  '昭和 · 夜潜': { fish: [1], red: [2], white: [4], root: [2], glint: [3, 12], sun: [0] },
  '孔雀 · 莲下': { fish: [1], orange: [3], net: [1], leaf: [3, 8] },
  '黄金 · 逐日': { fish: [1], sun: [1], shards: [1], red: [0], black: [0], white: [0] },
  '丹顶 · 鹤影': { fish: [1], red: [1], crane: [1], tone: [1], black: [0] },
  跃龙门: { creature: [1], whisker: [2], tail: [1], pointed: [1], round: [1], fin: [4, 6], gate: [1], column: [1] },
}

const [white, black, red] = ['#fbfaf5', '#17171c', '#d23a22']

type Check = (page: Page, svg: string, work: Work) => Promise<void>

/** Where along the fish the regions lie, 0 at the nose: the fish is nearly straight, its patches tell its axis. */
function alongFish({ places }: Closer, patches: readonly { readonly x: number; readonly y: number }[]): number[] {
  const first = patches[0]!
  const last = patches.at(-1)!
  const [dx, dy] = [last.x - first.x, last.y - first.y]
  const on = (x: number, y: number) => (x * dx + y * dy) / Math.hypot(dx, dy)
  const all = places.map(([x, y]) => on(x, y)).toSorted((a, b) => a - b)
  const [nose, tail] = [all[0]!, all.at(-1)!]
  return patches.map(({ x, y }) => (on(x, y) - nose) / (tail - nose))
}

/** Red patches lie where the facts say, from the nose to the tail. */
async function expectPattern(page: Page, svg: string, { title, pattern }: Work): Promise<void> {
  const seen = await lookInto(page, { svg, part: 'fish', colours: [red], near: 46, least: 200 })
  const patches = seen.regions[0]!.toSorted((a, b) => a.y - b.y)
  const wanted = pattern!.patches.filter(({ colour }) => colour === 'red').map(({ from, to }) => (from + to) / 2)
  expect.soft(patches, title).toHaveLength(wanted.length)
  alongFish(seen, patches).forEach((at, index) =>
    expect.soft(Math.abs(at - (wanted[index] ?? 9)), title).toBeLessThan(0.09),
  )
}

/** The share of a colour in the fish lies between two bounds. */
const share =
  (colour: string, least: number, most: number, near = 26): Check =>
  async (page, svg, { title }) => {
    const { shares } = await lookInto(page, { svg, part: 'fish', colours: [colour], near })
    expect.soft(shares[0], `${title}: ${colour}`).toBeGreaterThanOrEqual(least)
    expect.soft(shares[0], `${title}: ${colour}`).toBeLessThanOrEqual(most)
  }

const scalesOf =
  (colour: string, least: number): Check =>
  async (page, svg, { title }) => {
    const { regions } = await lookInto(page, { svg, part: 'fish', colours: [colour], near: 16, zoom: 3, least: 3 })
    expect.soft(regions[0]!.length, `${title}: scales`).toBeGreaterThanOrEqual(least)
  }

const checks: Readonly<Record<string, readonly Check[]>> = {
  '红白 · 初春': [expectPattern, share(white, 0.25, 0.9), share(black, 0, 0.02)],
  大正三色: [expectPattern, share(black, 0.01, 0.12), share(white, 0.2, 0.9)],
  '浅黄 · 细雨': [scalesOf('#5b7f99', 80), share('#e6b020', 0, 0.01)],
  '昭和 · 夜潜': [share('#121319', 0.4, 0.65, 32), share(red, 0.03, 0.3, 34)],
  '孔雀 · 莲下': [scalesOf('#4a5563', 30), share('#e0782f', 0.04, 0.35, 30)],
  '黄金 · 逐日': [share('#dba520', 0.45, 1, 36), share(red, 0, 0.005, 34), share(white, 0, 0.02, 14)],
  '丹顶 · 鹤影': [
    share(red, 0.005, 0.04, 30),
    async (page, svg) => {
      const { regions } = await lookInto(page, { svg, part: 'fish', colours: ['#d3261f'], near: 24, zoom: 2 })
      expect(regions[0]).toHaveLength(1)
      const [disc] = regions[0]!
      // A circle: as high as it is wide, and as full as a circle is.
      expect(Math.abs(disc!.width / disc!.height - 1)).toBeLessThan(0.08)
      expect(Math.abs(disc!.area / ((Math.PI / 4) * disc!.width * disc!.height) - 1)).toBeLessThan(0.1)
      const [fish, crane] = [await lookInto(page, { svg, part: 'fish' }), await lookInto(page, { svg, part: 'crane' })]
      expect(crane.area).toBeLessThan(fish.area * 0.8)
    },
  ],
  跃龙门: [
    async (page, svg) => {
      const head = await lookInto(page, { svg, part: 'pointed' })
      const rear = await lookInto(page, { svg, part: 'round' })
      const low = ({ places }: Closer) => places.reduce((sum, [, y]) => sum + y, 0) / places.length
      expect(low(head), 'the dragon scales are the upper ones').toBeLessThan(low(rear) - 40)
      expect(head.area + rear.area).toBeGreaterThan(6000)
    },
  ],
}

/** Looks into the fish itself. */
export const checkKoi: Check = async (page, svg, work) => {
  for (const check of checks[work.title]!) await check(page, svg, work)
}
