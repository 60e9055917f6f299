import { hour } from '#src/domain/time/instant.ts'
import type { HeldState } from './copy.ts'
import { copyGoods, type CopyRow } from './copy.ts'
import type { Goods } from '../product/goods.ts'
import { storyNow } from '../story/story-app.tsx'
import { sampleProducts } from '../product/story-catalogue.ts'

/** A numbered copy for stories. */
export const sampleCopy = (change: Partial<CopyRow> = {}): CopyRow => ({
  id: '201101-128',
  productId: '201101',
  typeId: '11',
  seriesName: '水墨山河',
  kind: 'collectible',
  name: '寒江独钓',
  image: '',
  rarity: 'common',
  number: 128,
  editionSize: 5000,
  state: 'free',
  gotAt: storyNow - 90 * hour,
  paidFen: 1990,
  freeAt: storyNow - hour,
  askedFen: null,
  ...change,
})

const states: readonly HeldState[] = ['free', 'coolingOff', 'listed', 'trading', 'free', 'listed']

/** One's own copies in a grid, in each of their states. */
export const sampleOwned: readonly Goods[] = sampleProducts.map((item, at) => {
  const state = states[at] ?? 'free'
  const goods = copyGoods(
    sampleCopy({
      id: item.id,
      name: item.name,
      rarity: item.rarity ?? 'common',
      number: 7 + at * 61,
      editionSize: item.editionSize,
      state,
      freeAt: storyNow + (state === 'coolingOff' ? 20 * hour : -hour),
      askedFen: state === 'listed' || state === 'trading' ? 12_800 + at * 4500 : null,
    }),
    storyNow,
  )
  return { ...goods, item: { ...goods.item, image: item.image, largeImage: item.largeImage } }
})
