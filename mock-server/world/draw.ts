import type { Rarity } from '#src/contract/rest/shapes.ts'

const rarityWords = { common: '普通', rare: '稀有', epic: '史诗', legendary: '传说' } as const

/**
 * Draws the picture at an address of `pictures.ts`: `/art/<series>/<serial>.svg?size=card&rarity=rare`,
 * `/art/banner/<series>-<seed>.svg`, `/art/box/<series>.svg`, `/art/avatar/<seed>.svg`, `/art/head/<look>.svg?rarity=rare`. Undefined when
 * there is none. The brushes are loaded with the first picture.
 */
export async function drawPicture(pathname: string, params: URLSearchParams): Promise<string | undefined> {
  const { drawAvatar, drawBanner, drawBox, drawCollectible, drawHead, seriesKeys } = await import('../art/index.ts')
  const seriesOf = (text: string | undefined) => seriesKeys.find((key) => key === text)
  const [, folder = '', file = ''] = /\/art\/([^/]+)\/([^/]+)\.svg$/.exec(pathname) ?? []
  if (folder === 'avatar') return drawAvatar({ seed: decodeURIComponent(file) })
  if (folder === 'box') {
    const series = seriesOf(file)
    return series && drawBox({ series })
  }
  if (folder === 'banner') {
    const [, key, seed] = /^(.+)-(\d{1,9})$/.exec(file) ?? []
    const series = seriesOf(key)
    return series && drawBanner({ series, seed: Number(seed) })
  }
  const rarity = rarityWords[(params.get('rarity') ?? 'common') as Rarity] ?? rarityWords.common
  if (folder === 'head') return drawHead({ look: file, rarity })
  const series = seriesOf(folder)
  if (!series || !/^\d{1,9}$/.test(file)) return undefined
  return drawCollectible({
    series,
    serial: Number(file),
    size: params.get('size') === 'detail' ? 'detail' : 'card',
    rarity,
  })
}
