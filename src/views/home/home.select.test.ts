import { describe, expect, it } from 'vitest'
import { hour } from '#src/domain/time/instant.ts'
import type { Target } from '../kit/app/links.ts'
import type { Followed } from '../kit/resource/part.ts'
import { type HomeResources, viewHome } from './home.select.ts'
import { knowRoutes } from '#src/routes/table.ts'
import { routes } from '#src/routes/all.ts'

knowRoutes(routes)

const now = Date.UTC(2026, 2, 1)
const judge = (link: string): Target => (link === '' ? { kind: 'none' } : { kind: 'open', href: link })

const ready = <Row>(rows: readonly Row[], paged = false): Followed<Row> => ({
  status: 'ready',
  data: paged ? { total: rows.length } : rows,
  items: paged ? rows : [],
  failure: null,
  refresh: () => undefined,
})
const failed: Followed<never> = {
  ...ready<never>([]),
  status: 'failed',
  data: undefined,
  failure: { reason: 'http', message: '出错' },
}

const sold = (id: string, change: object = {}) => ({
  id,
  typeId: '11',
  seriesName: '水墨山河',
  name: id,
  image: '/art/a.svg',
  priceFen: 100,
  editionSize: 10,
  remaining: 10,
  state: 'onSale' as const,
  rarity: 'common' as const,
  limitPerUser: 10,
  activity: null,
  onSaleAt: now - hour,
  ...change,
})
const upcoming = (hours: number) => ({ state: 'upcoming' as const, onSaleAt: now + hours * hour })

const notice = (id: string, read: boolean) => ({
  id,
  title: `公告${id}`,
  publishedAt: now - 2 * hour,
  read,
  typeName: '',
  summary: '',
  cover: '',
  pinned: false,
})

const nothing: HomeResources = {
  banners: ready([]),
  notices: ready([], true),
  series: ready([]),
  newest: ready([], true),
  boxes: ready([], true),
  recommended: ready([]),
}
const view = (change: Partial<HomeResources> = {}) => viewHome({ ...nothing, ...change }, judge, now)

describe('the home page', () => {
  it('is empty when nothing is there, failed when nothing could be had, and otherwise shows what there is', () => {
    expect(view().whole).toBe('empty')
    expect(
      viewHome(Object.fromEntries(Object.keys(nothing).map((name) => [name, failed])) as never, judge, now).whole,
    ).toBe('failed')
    expect(view({ banners: failed })).toMatchObject({ whole: 'parts', banners: { status: 'failed' } })
  })

  it('announces what goes on sale next, among products and boxes', () => {
    const next = (change: Partial<HomeResources>) => view(change).next.items.map((item) => item.name)
    const newest = ready([sold('late', upcoming(9)), sold('open'), sold('soon', upcoming(3))], true)
    expect(next({ newest })).toEqual(['soon'])
    const boxes = ready([sold('box', { ...upcoming(1), limitPerUser: 5 })], true)
    expect(next({ newest, boxes })).toEqual(['box'])
    expect(next({ newest: ready([sold('open')], true) })).toEqual([])
  })

  it('announces nothing any more once the moment has come', () => {
    expect(view({ newest: ready([sold('now', upcoming(0))], true) }).next.items).toEqual([])
  })

  it('shows the two latest notices with their age and whether they are unread', () => {
    const { news } = view({ notices: ready([notice('1', false), notice('2', true), notice('3', false)], true) })
    expect(news.items).toEqual([
      { id: '1', title: '公告1', when: '2小时前', unread: true },
      { id: '2', title: '公告2', when: '2小时前', unread: false },
    ])
  })

  it('shows each series by its picture and three of its pieces at most', () => {
    const row = { id: '11', name: '水墨山河', story: '', image: '/art/s.svg', count: 8, hot: true }
    const products = ['a', 'b', 'c', 'd'].map((id) => ({ id, image: id === 'b' ? 'javascript:1' : `/art/${id}.svg` }))
    expect(view({ series: ready([{ series: row, products }]) }).series.items).toEqual([
      {
        id: '11',
        name: '水墨山河',
        image: '/art/s.svg',
        count: 8,
        hot: true,
        pieces: [
          { id: 'a', image: '/art/a.svg' },
          { id: 'b', image: null },
          { id: 'c', image: '/art/c.svg' },
        ],
      },
    ])
  })

  it('leaves boxes out that are off the shelf', () => {
    const boxes = ready([sold('a'), sold('b', { state: 'offShelf' })], true)
    expect(view({ boxes }).boxes.items.map((box) => box.name)).toEqual(['a'])
  })

  it('judges the links and pictures of banners', () => {
    const banner = { id: '1', title: '标题', subtitle: '', image: 'javascript:1', link: '/pages/sales/sales' }
    expect(view({ banners: ready([banner]) }).banners.items[0]).toMatchObject({
      image: null,
      target: { kind: 'open', href: '/pages/sales/sales' },
    })
  })
})
