import { expect, type Page } from '@playwright/test'
import { type Closer, lookInto } from './closer.ts'
import type { Counts, Work } from './work-facts.ts'

/** Flowers, rounds of broad petals, folded petals of the heart, stamens and buds, by the form of each cultivar. */
export const peonyParts: Counts = {
  赵粉: { flower: [1], round: [2, 3], 'mound use': [30, 60], stamens: [0], anther: [1], bud: [1, 2] },
  洛阳红: { flower: [5, 9], 'mound use': [0], bud: [1, 4] },
  夜光白: { flower: [1], round: [2, 3], 'mound use': [28, 70], stamens: [0], bud: [0] },
  豆绿: { flower: [1], round: [2, 3], 'mound use': [40, 90], stamens: [0], anther: [0], bud: [1] },
  二乔: { flower: [3], 'mound use': [0], bud: [1, 2] },
  青龙卧墨池: { flower: [1], round: [2], 'mound use': [30, 60], tuft: [1], 'tuft path': [6, 9], dust: [1] },
  魏紫: { flower: [1], round: [3], 'mound use': [70, 140], stamens: [0], anther: [0], bud: [1] },
  姚黄: { flower: [1], round: [3, 4], 'mound use': [60, 150], stamens: [0], knot: [1], anther: [1] },
}

type Check = (page: Page, svg: string, work: Work) => Promise<void>

const middle = ({ places }: Closer): { x: number; y: number } => ({
  x: places.reduce((sum, [x]) => sum + x, 0) / places.length,
  y: places.reduce((sum, [, y]) => sum + y, 0) / places.length,
})

const span = ({ places }: Closer, axis: 0 | 1): number => {
  const values = places.map((place) => place[axis])
  return Math.max(...values) - Math.min(...values)
}

/** The petals are of their colours: the shares of the flower's pixels lie between two bounds. */
const petals =
  (...wanted: readonly (readonly [hex: string, least: number, most: number])[]): Check =>
  async (page, svg, { title }) => {
    const { shares } = await lookInto(page, { svg, part: 'flower', colours: wanted.map(([hex]) => hex), near: 24 })
    wanted.forEach(([hex, least, most], at) => {
      expect.soft(shares[at], `${title}: ${hex}`).toBeGreaterThanOrEqual(least)
      expect.soft(shares[at], `${title}: ${hex}`).toBeLessThanOrEqual(most)
    })
  }

/** Whether the heart stands above its outer petals or hangs below them, by so many units. */
const heart =
  (below: boolean): Check =>
  async (page, svg, { title }) => {
    const [mound, outer] = [await lookInto(page, { svg, part: 'mound' }), await lookInto(page, { svg, part: 'round' })]
    const lower = middle(mound).y - middle(outer).y
    expect.soft(below ? lower : -lower, `${title}: the heart against the outer petals`).toBeGreaterThan(15)
  }

const checks: Readonly<Record<string, readonly Check[]>> = {
  赵粉: [petals(['#f2b6c1', 0.3, 1], ['#b3224f', 0, 0.03], ['#9a3c82', 0, 0.01])],
  洛阳红: [petals(['#b3224f', 0.5, 1], ['#f2b6c1', 0, 0.03], ['#e0471e', 0, 0.01])],
  夜光白: [
    petals(['#fafaf5', 0.3, 1], ['#f2b6c1', 0, 0.01], ['#f4e08a', 0, 0.02]),
    async (page, svg) => {
      const { shares } = await lookInto(page, { svg, colours: ['#18233b'], near: 16 })
      expect(shares[0], 'it is night').toBeGreaterThan(0.2)
    },
  ],
  豆绿: [petals(['#b7cc6e', 0.25, 1], ['#d9788f', 0, 0.005], ['#4a7242', 0, 0.06]), heart(true)],
  二乔: [
    petals(['#a62057', 0.2, 0.7], ['#f3cbd3', 0.2, 0.7], ['#f4e08a', 0, 0.01]),
    async (page, svg) => {
      // The flower in the middle: one colour on each side of a sharp line.
      const { regions } = await lookInto(page, {
        svg,
        part: 'flower',
        colours: ['#a62057', '#f3cbd3'],
        near: 30,
        least: 90,
      })
      const upper = regions.map((some) => some.filter(({ y }) => y < 260))
      for (const [side, some] of upper.entries()) {
        const sides = some.map(({ x }) => (side === 0 ? 180 - x : x - 180))
        expect(Math.min(...sides), 'no petal of the other colour on this side').toBeGreaterThan(0)
        expect(some.reduce((sum, { area }) => sum + area, 0)).toBeGreaterThan(6000)
      }
    },
  ],
  青龙卧墨池: [
    petals(['#3a1230', 0.2, 1], ['#6fa287', 0.004, 0.08], ['#fafaf5', 0, 0.01]),
    async (page, svg) => {
      const [tuft, flower] = [
        await lookInto(page, { svg, part: 'tuft' }),
        await lookInto(page, { svg, part: 'flower' }),
      ]
      const ratio = span(tuft, 0) / span(flower, 0)
      expect(ratio).toBeGreaterThan(1 / 6)
      expect(ratio).toBeLessThan(0.28)
    },
  ],
  魏紫: [
    petals(['#9a3c82', 0.25, 1], ['#3a1230', 0, 0.05], ['#e5b73b', 0, 0.01]),
    heart(false),
    async (page, svg) => {
      const [mound, outer] = [
        await lookInto(page, { svg, part: 'mound' }),
        await lookInto(page, { svg, part: 'round' }),
      ]
      expect(span(mound, 1), 'as high as the outer rounds are wide in radius').toBeGreaterThan(span(outer, 0) / 2)
    },
  ],
  姚黄: [
    petals(['#f4e08a', 0.25, 1], ['#d2691e', 0, 0.02], ['#ffd900', 0, 0.02]),
    heart(false),
    async (page, svg) => {
      const [flower, leaf] = [
        await lookInto(page, { svg, part: 'flower' }),
        await lookInto(page, { svg, part: 'leaf' }),
      ]
      expect(middle(flower).y, 'enthroned above its leaves').toBeLessThan(middle(leaf).y - 120)
      expect(Math.abs(middle(flower).x - 180), 'on the axis').toBeLessThan(8)
    },
  ],
}

/** Looks into the flowers themselves. */
export const checkPeony: Check = async (page, svg, work) => {
  for (const check of checks[work.title]!) await check(page, svg, work)
}
