import { expect, type Page } from '@playwright/test'
import { shareOf } from '#scenarios/player/share.ts'
import { type Blot, type Drawn, look } from './drawn.ts'
import { type Counts, facts, readFacts, type Work } from './work-facts.ts'
import { checkKoi, koiParts } from './works-koi.ts'
import { checkPapercut, papercutParts } from './works-papercut.ts'
import { checkPeony, peonyParts } from './works-peony.ts'

const briefs = readFacts('briefs') as Readonly<Record<string, { readonly rarity: string }>>

/** How rare a work is, in the word of the address of its picture. */
const rarityOf = ({ title }: Work): string => /^\w+/.exec(briefs[title]!.rarity)![0].toLowerCase()

/** Where the stars stand on a flat chart, up to size and place: x = -(ra - ra0) · cos dec0, y down; around the pole for 紫微垣. */
function sky(stars: NonNullable<Work['stars']>, polar: boolean): [number, number][] {
  if (polar) {
    return stars.map(({ ra, dec }) => {
      const angle = ((ra - 41) * Math.PI) / 180
      return [(90 - dec) * Math.sin(angle), -(90 - dec) * Math.cos(angle)]
    })
  }
  const middle = stars.reduce((sum, { dec }) => sum + dec, 0) / stars.length
  return stars.map(({ ra, dec }) => [-ra * Math.cos((middle * Math.PI) / 180), -dec])
}

/** How far the drawn places are from the sky's, moved and sized but never turned onto it; 1 is the size of the figure. */
function misplaced(drawn: readonly Blot[], real: readonly (readonly [number, number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [dx, dy] = [mean(drawn.map(({ x }) => x)), mean(drawn.map(({ y }) => y))]
  const [rx, ry] = [mean(real.map(([x]) => x)), mean(real.map(([, y]) => y))]
  const dots = drawn.reduce(
    (sum, { x, y }, at) => sum + (x - dx) * (real[at]![0] - rx) + (y - dy) * (real[at]![1] - ry),
    0,
  )
  const size = real.reduce((sum, [x, y]) => sum + (x - rx) ** 2 + (y - ry) ** 2, 0)
  const scale = dots / size
  const off = drawn.map(({ x, y }, at) =>
    Math.hypot(x - dx - scale * (real[at]![0] - rx), y - dy - scale * (real[at]![1] - ry)),
  )
  return Math.max(...off) / (Math.sqrt(size / real.length) * Math.abs(scale)) + (scale <= 0 ? 10 : 0)
}

/** What a work must show beyond its palette: parts to count and what they have to be. */
type Check = (facts: Work, seen: Drawn) => void

const faces: Counts = {
  '张飞 · 蝴蝶脸': { butterfly: [1], mouth: [1], crescent: [0] },
  '蒋干 · 豆腐块': { block: [1], stroke: [7], blush: [3], crescent: [0] },
  '廉颇 · 六分脸': { cane: [3, 7], beard: [1] },
  '包拯 · 月牙': { crescent: [1], hat: [1], beard: [1], bat: [0] },
  '关羽 · 红整脸': { lock: [3, 5], mole: [1], helmet: [1] },
  '孙悟空 · 倒栽桃': { peach: [1], eye: [2], plume: [2], beard: [0] },
  '钟馗 · 蝠纹': { bat: [1], rib: [8], fang: [0, 2], beard: [1] },
  '霸王 · 十字门': { snowflake: [12, 60], beard: [1], bat: [0] },
}

const landscapes: Counts = {
  远山初霁: { ridge: [4], lit: [1], cloud: [2, 3], tree: [3, 5] },
  寒江独钓: { boat: [1], figure: [1], rod: [1], thread: [1], ridge: [0] },
  松下问童: { figure: [1], boy: [1], arm: [1], pine: [1] },
  秋溪放鹤: { crane: [1], shadow: [1], leaf: [12, 60], maple: [1] },
  雪岭行旅: { peak: [1], print: [30, 80], tree: [2, 5], figure: [0] },
  潇湘夜雨: { rain: [3], boat: [1], gap: [1], seal: [0] },
  云起庐山: { fall: [1], cloudsea: [2], figure: [1], pine: [1, 2] },
  '千里江山 · 终卷': { roller: [1], peak: [5, 12], seal: [1], bridge: [1], mount: [2] },
}

const bronzes: Counts = {
  云雷纹鼎: { leg: [3], ear: [1], squared: [24, 40], rounded: [12, 20], eye: [0] },
  窃曲纹簋: { tab: [1], band: [2], foot: [2, 3], leg: [0] },
  重环纹盘: { ring: [12, 20], ear: [2], water: [1], ripple: [1] },
  凤鸟纹卣: { phoenix: [1], plume: [5, 8], handle: [1], head: [1] },
  鸮尊: { owl: [1], leg: [2], tail: [1], eye: [2], beak: [1], snake: [1], bird: [1], drake: [1] },
  四羊方尊: { ram: [1], horn: [2], dragon: [1], flange: [1], eye: [0] },
  饕餮纹觚: { eye: [2], leaves: [1], flange: [1], handle: [0] },
  '何尊 · 宅兹中国': { column: [12], lit: [2], rubbing: [1], flange: [2], taotie: [1] },
}

const vessels: Counts = {
  缠枝莲纹碗: { bloom: [3], stem: [1], lappet: [1] },
  海水江崖盘: { rock: [3], crest: [8, 14] },
  婴戏图罐: { boy: [8], kite: [1], string: [1], basin: [1] },
  鱼藻纹瓶: { fish: [3], mandarin: [1], weed: [4, 8], leaf: [1] },
  岁寒三友梅瓶: { pine: [1], plum: [1], bamboo: [1], blossom: [5, 14], snowring: [1] },
  云龙纹扁壶: { dragon: [1], claw: [5], rust: [10, 20], cloud: [5, 12] },
  釉里红玉壶春: { bloom: [2], misfired: [1], moss: [1], leaf: [1] },
  永乐压手杯: { lion: [2], ball: [1], medallion: [1], bloom: [3, 4] },
}

const namesIn = (counts: Counts): string[] => [...new Set(Object.values(counts).flatMap((one) => Object.keys(one)))]

interface SeriesCheck {
  readonly parts: readonly string[]
  readonly fine?: boolean
  readonly check: Check
  /** Looks into the parts themselves. */
  readonly closer?: (page: Page, svg: string, work: Work) => Promise<void>
}

const counted = (counts: Counts): SeriesCheck => ({
  parts: namesIn(counts),
  check: (work, seen) => expectCounts(counts, work, seen),
})

const checks: Readonly<Record<string, SeriesCheck>> = {
  constellation: {
    parts: ['star', 'line'],
    // Between two stars that stand close, of a line only a few pixels are left.
    fine: true,
    check(work, seen) {
      const stars = seen.parts['star']!
      expect.soft(seen.text, work.title).toBe(work.label)
      expect.soft(seen.parts['line'], work.title).toHaveLength(work.lines!.length)
      expect(stars, work.title).toHaveLength(work.stars!.length)
      expect.soft(misplaced(stars, sky(work.stars!, work.label === '紫微垣')), work.title).toBeLessThan(0.06)
      expectBrightest(work, seen)
    },
  },
  'ink-landscape': {
    parts: namesIn(landscapes),
    check(work, seen) {
      expectCounts(landscapes, work, seen)
      if (work.title === '寒江独钓') expect.soft(seen.shares.at(-1), 'bare silk').toBeGreaterThan(0.7)
      if (work.title === '潇湘夜雨') expect.soft(seen.vivid, 'ink alone, and the frame').toBeLessThan(0.05)
    },
  },
  bronze: counted(bronzes),
  porcelain: {
    parts: namesIn(vessels),
    check(work, seen) {
      expectCounts(vessels, work, seen)
      if (work.title === '永乐压手杯') expect.soft(seen.text, 'the mark in the ball').toBe('永乐年制')
    },
  },
  opera: counted(faces),
  koi: { ...counted(koiParts), closer: checkKoi },
  peony: { ...counted(peonyParts), closer: checkPeony },
  papercut: { ...counted(papercutParts), closer: checkPapercut },
}

/** The brightest star is the largest one; the still star of the pole goes without rays. */
function expectBrightest({ stars = [], label }: Work, { parts }: Drawn): void {
  const shining = stars
    .map(({ mag }, at) => ({ mag, at }))
    .filter(({ at }) => label !== '紫微垣' || stars[at]!.name !== '勾陈一')
  const byMag = shining.toSorted((a, b) => a.mag - b.mag)[0]!
  const bySize = shining.toSorted((a, b) => parts['star']![b.at]!.pixels - parts['star']![a.at]!.pixels)[0]!
  expect(stars[bySize.at]!.name).toBe(stars[byMag.at]!.name)
}

/** Parts that a title promises in a number, or between two numbers. */
function expectCounts(counts: Counts, { title }: Work, { parts }: Drawn): void {
  for (const [name, [least, most = least]] of Object.entries(counts[title] ?? {})) {
    const found = parts[name]?.length ?? 0
    expect.soft(found >= least && found <= most, `${title}: ${found} × ${name}, not ${least}–${most}`).toBe(true)
  }
}

/** The series whose pictures are held against the facts. */
export const seriesChecked = Object.keys(checks)

/** Looks at a third of the works of a series, at night at every one; `pictureAt` has the picture at an address. */
export async function checkSeries(
  page: Page,
  key: string,
  pictureAt: (address: string) => Promise<string>,
): Promise<void> {
  const { parts, fine, check, closer } = checks[key]!
  for (const [at, work] of shareOf([...facts[key]!.entries()], 3, ([, { title }]) => title)) {
    const svg = await pictureAt(`/art/${key}/${at + 1}.svg?size=card&rarity=${rarityOf(work)}`)
    const seen = await look(page, { svg, parts, fine, colours: work.palette.map(({ hex }) => hex) })
    const missing = work.palette.filter((_, tone) => seen.shares[tone]! < 0.0004)
    expect.soft(missing, `${work.title}: colours of the palette that are not in the picture`).toEqual([])
    check(work, seen)
    await closer?.(page, svg, work)
  }
}
