import { hour } from '#src/domain/time/instant.ts'
import { sampleBoxPicture, samplePicture } from '#src/ui/story/sample-art.tsx'
import type { BannerView } from '../page/banner-picture.tsx'
import { type Collectible, fromBox, fromProduct } from './collectible.ts'
import type { ShownResource } from '../resource/resource-screen.tsx'
import { storyNow } from '../story/story-app.tsx'
import { still } from '../story/story-parts.ts'
import type { Part } from '../resource/part.ts'

/** Things for stories; their pictures are samples, the art itself is drawn elsewhere. */

const row = {
  id: '1',
  typeId: '11',
  seriesName: '水墨山河',
  name: '寒江独钓',
  image: '',
  priceFen: 1990,
  editionSize: 5000,
  remaining: 3120,
  state: 'onSale',
  onSaleAt: storyNow - 50 * hour,
  rarity: 'common',
} as const

type Change = Partial<Omit<Parameters<typeof fromProduct>[0], 'image'>>

const painted = (item: Collectible, image: string): Collectible => ({ ...item, image, largeImage: image })

export const sampleProduct = (change: Change = {}, hue = 20): Collectible =>
  painted(fromProduct({ ...row, ...change }, storyNow), samplePicture(hue))

export const sampleBox = (
  change: Change & Partial<Pick<Parameters<typeof fromBox>[0], 'limitPerUser' | 'activity'>> = {},
  hue = 260,
): Collectible =>
  painted(
    fromBox({ ...row, name: '水墨山河 · 卷轴盲盒', limitPerUser: 10, activity: null, ...change }, storyNow),
    sampleBoxPicture(hue),
  )

/** One of each rarity and of each state. */
export const sampleProducts: readonly Collectible[] = [
  sampleProduct(
    {
      id: '8',
      name: '千里江山 · 终卷',
      priceFen: 188_800,
      editionSize: 99,
      remaining: 99,
      rarity: 'legendary',
      state: 'upcoming',
      onSaleAt: storyNow + 22 * hour,
    },
    200,
  ),
  sampleProduct({ id: '2' }),
  sampleProduct({ id: '3', name: '秋溪放鹤', priceFen: 6900, editionSize: 2000, remaining: 120, rarity: 'rare' }, 90),
  sampleProduct({ id: '4', name: '潇湘夜雨', priceFen: 26_800, editionSize: 600, remaining: 0, rarity: 'epic' }, 160),
  sampleProduct(
    { id: '5', name: '一个名字长到一行放不下的藏品', seriesName: '二十八宿', priceFen: 7900, rarity: 'rare' },
    320,
  ),
  sampleProduct(
    { id: '6', name: '云起庐山', priceFen: 29_900, editionSize: 12_000, remaining: 9000, rarity: 'epic' },
    230,
  ),
]

export const sampleBanner = (change: Partial<BannerView> = {}, hue = 200): BannerView => ({
  id: '1',
  title: '千里江山 · 终卷',
  subtitle: '全球限量 99 份，明日开售',
  image: samplePicture(hue),
  target: { kind: 'open', href: '/pages/sales/sales' },
  ...change,
})

/** Parts of a page in each of their states. */
export const parts = {
  ready: <Item>(items: readonly Item[]): Part<Item> => ({
    status: 'ready',
    items,
    refusal: '',
    offline: false,
    retry: still,
  }),
  loading: <Item>(): Part<Item> => ({ status: 'loading', items: [], refusal: '', offline: false, retry: still }),
  failed: <Item>(): Part<Item> => ({
    status: 'failed',
    items: [],
    refusal: '',
    offline: false,
    retry: still,
  }),
}

/** A resource in a story: there, complete and without entries, but for what is given. */
export const shownResource = (change: Partial<ShownResource> = {}): ShownResource => ({
  status: 'ready',
  activity: 'none',
  data: { total: 0 },
  items: [],
  last: true,
  failure: null,
  refresh: still,
  more: still,
  ...change,
})

/** The states every list has. */
export const listStates = {
  loading: shownResource({ status: 'loading', data: undefined }),
  failed: shownResource({
    status: 'failed',
    data: undefined,
    failure: { reason: 'http', message: '服务器开小差了，请稍后再试' },
  }),
  offline: shownResource({
    status: 'failed',
    data: undefined,
    failure: { reason: 'offline', message: '无网络连接,请检查网络设置...' },
  }),
  empty: shownResource(),
  /** Some entries, with more to come. */
  more: shownResource({ data: { total: 41 }, items: [{}], last: false }),
  loadingMore: shownResource({ data: { total: 41 }, items: [{}], last: false, activity: 'loadingMore' }),
  moreFailed: shownResource({
    data: { total: 41 },
    items: [{}],
    last: false,
    failure: { reason: 'http', message: '服务器开小差了' },
  }),
  whole: shownResource({ data: { total: 6 }, items: [{}] }),
}
