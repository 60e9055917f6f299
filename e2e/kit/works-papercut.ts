import { expect, type Page } from '@playwright/test'
import { lookInto } from './closer.ts'
import type { Counts, Work } from './work-facts.ts'

/** What each sheet shows, counted. */
export const papercutParts: Counts = {
  抓髻娃娃: { child: [1], cock: [1], hare: [1] },
  鱼戏莲: { fish: [1], lotus: [1], petal: [7], leaf: [1] },
  老鼠嫁女: { mouse: [9], chair: [1], bride: [1], horn: [2], lantern: [2] },
  春牛图: { ox: [1], boy: [1], flute: [1], plough: [1], furrow: [4], willow: [1] },
  蛇盘兔: { snake: [1], hare: [1], ear: [2] },
  五蝠捧寿: { bat: [5], shou: [1] },
  龙灯夜: { joint: [36], lamp: [36], head: [1], horn: [2], pearl: [1], tail: [1] },
  十二生肖团花: { animal: [12], petal: [12], hole: [1] },
}

const [red, white] = ['#c8161e', '#fffdf8']

type Check = (page: Page, svg: string, work: Work) => Promise<void>

const checks: Readonly<Record<string, Check>> = {
  async 龙灯夜(page, svg) {
    // In each lamp a red lamp, and in that the light: the lights are openings of their own.
    const { regions } = await lookInto(page, { svg, part: 'lamp', colours: [white], near: 30, zoom: 4, least: 3 })
    const lights = regions[0]!.filter(({ height, width }) => height < 16 && width < 16)
    expect(lights.length, 'a light in each of the inner lamps').toBeGreaterThanOrEqual(36)
  },
  async 五蝠捧寿(page, svg) {
    const { places } = await lookInto(page, { svg, part: 'bat' })
    const fifths = [0, 0, 0, 0, 0]
    for (const [x, y] of places) {
      const turn = (Math.atan2(x - 180, 226 - y) * 180) / Math.PI + 36
      fifths[Math.floor((((turn % 360) + 360) % 360) / 72)]! += 1
    }
    expect(Math.max(...fifths) / Math.min(...fifths), 'one bat in every fifth, of one size').toBeLessThan(1.25)
  },
  async 十二生肖团花(page, svg) {
    const { regions } = await lookInto(page, { svg, part: 'hole', colours: [white], near: 20, zoom: 2 })
    expect(regions[0]).toHaveLength(1)
    expect(Math.hypot(regions[0]![0]!.x - 180, regions[0]![0]!.y - 225), 'the hole is the centre').toBeLessThan(3)
  },
}

/** The red of every sheet hangs together: nothing would fall out of it; the white is what is open. */
export const checkPapercut: Check = async (page, svg, work) => {
  const { regions } = await lookInto(page, { svg, colours: [red, white], near: 34, zoom: 3, least: 4 })
  expect.soft(regions[0], `${work.title}: loose pieces of red`).toHaveLength(1)
  expect.soft(regions[1]!.length, `${work.title}: openings`).toBeGreaterThan(20)
  await checks[work.title]?.(page, svg, work)
}
