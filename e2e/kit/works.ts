import { expect, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { type Blot, type Drawn, look } from './drawn.ts'

/** What a picture has to show, as `mock-server/art/works/facts.json` tells it; the tests have it from the file, as a reader would. */
export interface Work {
  readonly title: string
  readonly palette: readonly { readonly part: string; readonly hex: string }[]
  readonly stars?: readonly { readonly name: string; readonly ra: number; readonly dec: number; readonly mag: number }[]
  readonly lines?: readonly unknown[]
  readonly label?: string
  readonly parts?: readonly { readonly part: string; readonly count: number }[]
}

const read = (name: string): unknown => JSON.parse(readFileSync(`mock-server/art/works/${name}.json`, 'utf8'))

export const facts = read('facts') as Readonly<Record<string, readonly Work[]>>
const briefs = read('briefs') as Readonly<Record<string, { readonly rarity: string }>>

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

const checks: Readonly<Record<string, { readonly parts: readonly string[]; readonly check: Check }>> = {
  constellation: {
    parts: ['star', 'line'],
    check(facts, seen) {
      const stars = seen.parts['star']!
      expect.soft(seen.text, facts.title).toBe(facts.label)
      expect.soft(seen.parts['line'], facts.title).toHaveLength(facts.lines!.length)
      expect(stars, facts.title).toHaveLength(facts.stars!.length)
      expect.soft(misplaced(stars, sky(facts.stars!, facts.label === '紫微垣')), facts.title).toBeLessThan(0.06)
      expectBrightest(facts, seen)
    },
  },
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

/** The series whose pictures are held against the facts. */
export const seriesChecked = Object.keys(checks)

/** Looks at every work of a series; `pictureAt` has the picture at an address. */
export async function checkSeries(
  page: Page,
  key: string,
  pictureAt: (address: string) => Promise<string>,
): Promise<void> {
  const { parts, check } = checks[key]!
  for (const [at, work] of facts[key]!.entries()) {
    const svg = await pictureAt(`/art/${key}/${at + 1}.svg?size=card&rarity=${rarityOf(work)}`)
    const seen = await look(page, { svg, parts, colours: work.palette.map(({ hex }) => hex) })
    const missing = work.palette.filter((_, tone) => seen.shares[tone]! < 0.0004)
    expect.soft(missing, `${work.title}: colours of the palette that are not in the picture`).toEqual([])
    check(work, seen)
  }
}
