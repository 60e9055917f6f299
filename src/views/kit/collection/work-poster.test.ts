import { beforeEach, expect, it, vi } from 'vitest'
import { drawWorkPoster } from './work-poster.ts'

const drawn = vi.hoisted(() => ({ lines: [] as string[], hasPicture: true }))
vi.mock('../page/poster-pen.ts', () => {
  const pen: Record<string, unknown> = { createRadialGradient: () => ({ addColorStop: () => undefined }) }
  for (const name of ['fillRect', 'strokeRect', 'fillText']) pen[name] = () => undefined
  return {
    posterOf: () => ({ pen }),
    loadPicture: async () => (drawn.hasPicture ? {} : null),
    cover: () => undefined,
    line: (_: object, text: string) => void drawn.lines.push(text),
    asPng: async () => 'a picture',
  }
})

const work = { name: '云起庐山', seriesName: '水墨山河', number: '#134 / 5000', image: '/art/7.svg', owner: '青山有思' }
beforeEach(() => void (drawn.lines.length = 0))

it.each([
  ['epic', '水墨山河', '史诗·水墨山河'],
  [null, '水墨山河', '水墨山河'],
  ['epic', '', '史诗'],
  [null, '', ''],
] as const)('says of a work of rarity %s and series “%s”: %s', async (rarity, seriesName, words) => {
  expect(await drawWorkPoster({ ...work, rarity, seriesName })).toBe('a picture')
  expect(drawn.lines).toEqual(['云起庐山', words, '#134 / 5000', '青山有思 收藏'])
})

it('is not made without the picture of the work', async () => {
  drawn.hasPicture = false
  expect(await drawWorkPoster({ ...work, rarity: null })).toBe(null)
})
