import { describe, expect, it } from 'vitest'
import { hour } from '#src/domain/time/instant.ts'
import { copyGoods, type CopyRow } from '../kit/collection/copy.ts'
import {
  boxCard,
  collectionFilter,
  collectionRequest,
  filterHref,
  manyHref,
  manyKind,
  manyWay,
  seriesWorks,
  ofWork,
  shelf,
  heldFilterWords,
  heldFilters,
} from './my-collection.select.ts'
import { stacksOf } from '../kit/collection/stacks.ts'
import { directionOf, recordLine, type RecordRow } from '../transfer/transfer-record.select.ts'

const now = 1_772_323_200_000
const copy = (change: Partial<CopyRow> = {}): CopyRow => ({
  id: '201101-7',
  productId: '201101',
  typeId: '11',
  kind: 'collectible',
  seriesName: '水墨山河',
  name: '寒江独钓',
  image: '/art/a.svg?size=card',
  rarity: 'common',
  number: 7,
  editionSize: 5000,
  state: 'free',
  gotAt: now - hour,
  paidFen: 1990,
  freeAt: now,
  askedFen: null,
  ...change,
})

describe('the filter of the collection', () => {
  it('stands in the address, where anything unknown is everything', () => {
    const filter = collectionFilter(new URLSearchParams('typeId=11&state=listed&part=copies'))
    expect(filter).toEqual({ part: 'copies', typeId: '11', state: 'listed', work: '' })
    expect(filterHref(filter)).toBe('/pages/mine/myCollection/mycollection?typeId=11&state=listed')
    expect(collectionFilter(new URLSearchParams('state=mine&part=rest'))).toEqual({
      part: 'copies',
      typeId: '',
      state: 'all',
      work: '',
    })
  })

  it('asks only for what is narrowed', () => {
    expect(collectionRequest({ part: 'copies', typeId: '', state: 'all', work: '' })).toEqual({ kind: 'collectible' })
    expect(collectionRequest({ part: 'copies', typeId: '11', state: 'free', work: '' })).toEqual({
      kind: 'collectible',
      typeId: '11',
      state: 'free',
    })
  })

  it('has the copies of one work behind each other until that work is chosen', () => {
    const rows = [
      copy(),
      copy({ id: '201101-9', number: 9 }),
      copy({ id: '201102-1', productId: '201102', name: '远山初霁' }),
    ]
    const all = collectionFilter(new URLSearchParams(''))
    const cards = shelf(stacksOf(rows, now), all)
    expect(cards.map(({ item, end }) => [item.name, end])).toEqual([
      ['寒江独钓', '2 件'],
      ['远山初霁', copyGoods(rows[2]!, now).end],
    ])
    const chosen = collectionFilter(new URLSearchParams(cards[0]!.href.split('?')[1]))
    expect(collectionRequest(chosen)).toMatchObject({ keyword: '寒江独钓' })
    expect(shelf(stacksOf(rows.slice(0, 2), now), chosen).map(({ item }) => item.key)).toEqual([
      'copy-201101-7',
      'copy-201101-9',
    ])
  })

  it('says of several copies only what holds for all of them, whichever is the first', () => {
    const all = collectionFilter(new URLSearchParams(''))
    const others = [
      copy({ state: 'listed', askedFen: 1990 }),
      copy({ state: 'coolingOff', freeAt: now + hour }),
      copy(),
    ]
    for (const first of others) {
      const rows = [first, ...others.filter((one) => one !== first)].map((one, at) => ({
        ...one,
        id: `201101-${at}`,
        number: at,
      }))
      expect(shelf(stacksOf(rows, now), all)).toMatchObject([{ tags: [], price: null, end: '3 件' }])
    }
  })

  it('has none of the works whose names hold the one that is chosen', () => {
    const rows = [copy(), copy({ id: '201101-9', name: '寒江独钓 · 第2版' }), copy({ id: '2', seriesName: '寒江独钓' })]
    expect(ofWork([...rows, copy({ id: '3', name: '远山' })], '寒江独钓').map(({ id }) => id)).toEqual([
      rows[0]!.id,
      '2',
    ])
    expect(ofWork(rows, '')).toBe(rows)
  })

  it('says which works of a series one has, those first', () => {
    const products = ['1', '2', '3'].map((id) => ({ id, name: id, image: '' }))
    expect(seriesWorks(products, new Set(['3'])).map(({ id, owned }) => [id, owned])).toEqual([
      ['3', true],
      ['1', false],
      ['2', false],
    ])
  })

  it('says of what several are put up or taken down; anything unknown is collectibles', () => {
    for (const kind of ['seed', 'collectible'] as const) {
      const query = new URLSearchParams(manyHref('down', kind).split('?')[1])
      expect([manyWay(query), manyKind(query)]).toEqual(['down', kind])
    }
    expect(manyKind(new URLSearchParams('many=up&of=trees'))).toBe('collectible')
  })
})

describe('a copy', () => {
  it('says its number, its price and what stands in its way', () => {
    expect(copyGoods(copy(), now)).toMatchObject({ end: '#7 / 5000', price: null, tags: [] })
    const listed = copyGoods(copy({ state: 'listed', askedFen: 123_450 }), now)
    expect(listed).toMatchObject({ price: { integer: '1,234' }, tags: [{ text: '寄售中' }] })
    expect(listed.href).toBe('#/pages/common/transferParticulars/transferParticulars?id=201101-7')
  })

  it('is free from the moment its cooling-off ends', () => {
    const row = copy({ state: 'coolingOff', freeAt: now + hour })
    expect(copyGoods(row, now).tags).toMatchObject([{ text: '冷静期' }])
    expect(copyGoods(row, now + hour).tags).toEqual([])
  })
})

describe('sealed boxes', () => {
  it('say how many there are and how many can be opened', () => {
    const row = { id: '3011', name: '卷轴盲盒', seriesName: '水墨山河', image: '', count: 64, openable: 62 }
    expect(boxCard(row)).toMatchObject({ count: '×64', openable: '可开 62 个', image: null })
    expect(boxCard({ ...row, openable: 0 }).openable).toBe('都在寄售中')
  })
})

describe('a change of hands', () => {
  const me = { userId: '1', nickname: '青山有思', avatar: '' }
  const other = { userId: '2', nickname: '听雪', avatar: '' }
  const row = (change: Partial<RecordRow>): RecordRow => ({
    id: '1',
    copyId: '201101-7',
    name: '寒江独钓',
    image: '',
    number: 7,
    kind: 'market',
    from: other,
    to: me,
    priceFen: 5000,
    at: now,
    ...change,
  })

  it('is told from the side of whoever looks', () => {
    expect(recordLine(row({}), '1')).toMatchObject({
      isIncoming: true,
      note: '寄售成交 · 3月1日 · 听雪',
      price: '¥50.00',
    })
    expect(recordLine(row({ from: me, to: other }), '1').note).toBe('寄售卖出 · 3月1日 · 给 听雪')
    expect(recordLine(row({ kind: 'box', from: null, priceFen: 0 }), '1')).toMatchObject({
      note: '开盲盒获得 · 3月1日',
      price: '',
    })
    expect(directionOf(new URLSearchParams('type=sideways'))).toBe('all')
  })
})

describe('the states that copies are filtered by', () => {
  it('have a word each', () => {
    expect(heldFilters.map((one) => heldFilterWords[one])).toEqual([
      '全部状态',
      '可寄售转赠',
      '冷静期',
      '寄售中',
      '交易中',
    ])
  })
})
