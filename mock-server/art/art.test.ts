import { describe, expect, it } from 'vitest'
import {
  type ArtSize,
  drawAvatar,
  drawBanner,
  drawBox,
  drawCollectible,
  type Rarity,
  seriesKeys,
  seriesNames,
} from './index.ts'
import { worksOf } from './works/works.ts'

const rarities: readonly Rarity[] = ['普通', '稀有', '史诗', '传说']
const serials = Array.from({ length: 24 }, (_, index) => index + 1)

/** What is wrong with a picture as XML and as a safe document; empty when nothing is. */
function faults(svg: string): string[] {
  const found: string[] = []
  const open: string[] = []
  let rest = svg
  const tag = /<(\/?)([a-zA-Z]+)((?:\s[a-zA-Z][\w:-]*="[^"<]*")*)\s*(\/?)>/g
  for (const [, closing, name = '', attributes = '', empty] of svg.matchAll(tag)) {
    const names = Array.from(attributes.matchAll(/\s([a-zA-Z][\w:-]*)=/g), ([, attribute]) => attribute!)
    if (new Set(names).size !== names.length) found.push(`attribute twice in <${name}${attributes}>`)
    if (names.some((attribute) => /^on/i.test(attribute) || attribute.includes(':')))
      found.push(`unsafe attribute in <${name}>`)
    if (closing) {
      if (open.pop() !== name) found.push(`</${name}> closes nothing`)
    } else if (!empty) open.push(name)
  }
  rest = rest.replace(tag, '')
  if (open.length > 0) found.push(`left open: ${open.join(' ')}`)
  if (/[<>&]/.test(rest)) found.push('stray markup')
  if (/NaN|undefined|Infinity|\[object/.test(svg)) found.push('a value is missing')
  if (/<(script|foreignObject|image|a|animate|set|iframe)\b/i.test(svg)) found.push('unsafe element')
  if (/<style\b/.test(svg.replace(/<style>@media \(prefers-reduced-motion:no-preference\)\{[^<]*\}<\/style>/, '')))
    found.push('moves for who asked for less motion')
  if (/javascript:|data:|@import|(?:href="|url\()(?!#)/i.test(svg)) found.push('reaches outside')
  if (/https?:/.test(svg.replace('xmlns="http://www.w3.org/2000/svg"', ''))) found.push('names an address')
  const ids = Array.from(svg.matchAll(/\sid="([^"]+)"/g), ([, id]) => id!)
  if (new Set(ids).size !== ids.length) found.push('an id twice')
  for (const [, id] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g))
    if (!ids.includes(id!)) found.push(`nothing has the id ${id}`)
  return found
}

/** How many elements a browser makes of a picture: whatever a `<use>` refers to is made once more. */
function shapesOf(svg: string): number {
  interface Shape {
    readonly of: string | undefined
    readonly inside: Shape[]
  }
  const named = new Map<string, Shape>()
  const root: Shape = { of: undefined, inside: [] }
  const open = [root]
  for (const [, closing, attributes = '', empty] of svg.matchAll(/<(\/?)[a-zA-Z]+([^>]*?)(\/?)>/g)) {
    if (closing) {
      open.pop()
      continue
    }
    const shape: Shape = { of: /href="#([^"]+)/.exec(attributes)?.[1], inside: [] }
    open.at(-1)!.inside.push(shape)
    const id = /\sid="([^"]+)/.exec(attributes)?.[1]
    if (id) named.set(id, shape)
    if (!empty) open.push(shape)
  }
  const count = ({ of, inside }: Shape): number =>
    [...inside, ...(of ? [named.get(of)!] : [])].reduce((sum, one) => sum + count(one), 1)
  return count(root) - 1
}

describe('collectibles', () => {
  it('there are at least eight series, each with a Chinese name', () => {
    expect(seriesKeys.length).toBeGreaterThanOrEqual(8)
    for (const key of seriesKeys) expect(seriesNames[key]).toMatch(/^\p{Script=Han}+$/u)
  })

  for (const series of seriesKeys) {
    describe(`the series ${series}`, () => {
      it('is the same picture for the same arguments', () => {
        for (const size of ['card', 'detail'] satisfies ArtSize[]) {
          expect(drawCollectible({ series, serial: 7, size, rarity: '史诗' })).toBe(
            drawCollectible({ series, serial: 7, size, rarity: '史诗' }),
          )
        }
      })

      it('differs from work to work, and with rarity; every print of a work is one picture', () => {
        const shapes = serials.map((serial) =>
          drawCollectible({ series, serial }).replaceAll(/id="[^"]*"|#[a-z]+\d+[^")]*|<title>.*?<\/title>/g, ''),
        )
        const works = worksOf(series).length || serials.length
        expect(new Set(shapes).size).toBe(works)
        expect(shapes.slice(works)).toEqual(shapes.slice(0, serials.length - works).map((_, at) => shapes[at % works]))
        expect(new Set(rarities.map((rarity) => drawCollectible({ series, serial: 3, rarity }))).size).toBe(
          rarities.length,
        )
      })

      it('draws something for serials far apart', () => {
        for (const serial of [0, 28, 999_999_999]) expect(faults(drawCollectible({ series, serial }))).toEqual([])
      })

      it('is well-formed, complete and safe in every size and rarity', () => {
        for (const serial of serials) {
          for (const size of ['card', 'detail'] satisfies ArtSize[]) {
            const rarity = rarities[serial % rarities.length]!
            const svg = drawCollectible({ series, serial, size, rarity })
            expect({ serial, size, faults: faults(svg) }).toEqual({ serial, size, faults: [] })
          }
        }
      })

      it('stays within 12 KB and without filters as a card', () => {
        for (const serial of serials) {
          for (const rarity of rarities) {
            const svg = drawCollectible({ series, serial, rarity })
            expect(svg.length).toBeLessThan(12 * 1024)
            expect(svg).not.toContain('<filter')
          }
        }
      })

      it('is few shapes as a card, once its references are followed: lists of them have to scroll', () => {
        for (const serial of serials) {
          for (const rarity of rarities) expect(shapesOf(drawCollectible({ series, serial, rarity }))).toBeLessThan(600)
        }
      })

      it('breathes where it is rare and large, in a part that is there; a card never moves', () => {
        for (const rarity of rarities) expect(drawCollectible({ series, serial: 8, rarity })).not.toContain('<style')
        for (const { title } of worksOf(series).slice(-2)) {
          const serial = worksOf(series).findIndex((work) => work.title === title) + 1
          const draw = (rarity: Rarity) => drawCollectible({ series, serial, size: 'detail', rarity })
          const moved = Array.from(draw('史诗').matchAll(/\.([a-z]+)\{animation:/g), ([, name]) => name!)
          expect(moved.length, title).toBeGreaterThan(0)
          for (const name of moved) expect(draw('史诗'), title).toContain(`class="${name}"`)
          expect(draw('稀有')).not.toContain('<style')
        }
      })

      it('two pictures on one page share no id', () => {
        const ids = [
          drawCollectible({ series, serial: 1 }),
          drawCollectible({ series, serial: 2 }),
          drawCollectible({ series, serial: 11 }),
          drawCollectible({ series, serial: 1, size: 'detail' }),
          drawCollectible({ series, serial: 1, rarity: '传说' }),
          drawBanner({ series, seed: 1 }),
          drawBox({ series }),
          drawBox({ series, part: 'lid' }),
          drawBox({ series, part: 'base' }),
        ].flatMap((svg) => Array.from(svg.matchAll(/\sid="([^"]+)"/g), ([, id]) => id))
        expect(new Set(ids).size).toBe(ids.length)
      })

      it('has banners whose wall fades away before the work, so that it is seen', () => {
        for (const { title } of worksOf(series)) {
          const svg = drawBanner({ series, seed: worksOf(series).findIndex((work) => work.title === title) + 1 })
          expect(svg).toContain(`<title>${title}</title>`)
          const [, id] = /fill="url\(#([^)]+)\)"\/><\/svg>$/.exec(svg) ?? []
          const [, stops] = new RegExp(`<linearGradient id="${id}"[^>]*>(.*?)</linearGradient>`).exec(svg) ?? []
          expect(stops, title).toMatch(/offset="0?\.62" stop-color="#[0-9a-f]{6}00"\/>$/)
        }
      })

      it('has banners and a box that are safe too, and differ by seed', () => {
        const banners = serials.slice(0, 8).map((seed) => drawBanner({ series, seed }))
        expect(new Set(banners).size).toBe(banners.length)
        for (const svg of [
          ...banners,
          drawBox({ series }),
          drawBox({ series, part: 'lid' }),
          drawBox({ series, part: 'base' }),
        ]) {
          expect(faults(svg)).toEqual([])
        }
      })
    })
  }
})

describe('avatars', () => {
  it('are decided by the seed, whatever text it is, and stay small', () => {
    const seeds = ['1', '2', 'user-42', '张三', '"><script>', '']
    for (const seed of seeds) {
      const svg = drawAvatar({ seed })
      expect(svg).toBe(drawAvatar({ seed }))
      expect(faults(svg)).toEqual([])
      expect(svg.length).toBeLessThan(2.5 * 1024)
    }
    expect(
      new Set(serials.map((serial) => drawAvatar({ seed: String(serial) }).replaceAll(/av\w+-/g, ''))).size,
    ).toBeGreaterThan(18)
  })
})
