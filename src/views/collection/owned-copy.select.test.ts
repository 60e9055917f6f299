import { describe, expect, it } from 'vitest'
import { day, hour } from '#src/domain/time/instant.ts'
import type { CopyRow } from '../kit/collection/copy.ts'
import { openedGroups, openingOf } from '../box/opened.ts'
import { type OwnedCopyRow, viewOwned } from './owned-copy.select.ts'
import { sampleTerms } from '../kit/product/story-sales.ts'

const now = 1_772_323_200_000
const copy = (change: Partial<CopyRow> = {}): CopyRow => ({
  id: '201107-31',
  productId: '201107',
  typeId: '11',
  kind: 'collectible',
  seriesName: '水墨山河',
  name: '云起庐山',
  image: '/art/a.svg?size=card',
  rarity: 'epic',
  number: 31,
  editionSize: 500,
  state: 'free',
  gotAt: now - day,
  paidFen: 0,
  freeAt: now,
  askedFen: null,
  ...change,
})
const someone = (nickname: string) => ({ userId: nickname, nickname, avatar: '' })
const owned = (change: Partial<OwnedCopyRow> = {}): OwnedCopyRow => ({
  ...copy(),
  largeImage: '/art/a.svg?size=detail',
  story: '',
  terms: { ...sampleTerms, feeBasisPoints: 550 },
  floorFen: null,
  offers: 0,
  chainHash: '0x1',
  provenance: [
    { id: '1', number: 31, kind: 'box', from: null, to: someone('听雪'), priceFen: 0, at: now - 2 * day },
    { id: '2', number: 31, kind: 'transfer', from: someone('听雪'), to: someone('我'), priceFen: 0, at: now - day },
  ],
  prices: [],
  upgrade: null,
  ...change,
})
const whys = (change: Partial<OwnedCopyRow>) => {
  const { offer, withdraw, give, isListed } = viewOwned(owned(change), now)
  return { offer: offer.why, withdraw: withdraw.why, give: give.why, isListed }
}

describe('a copy of one’s own', () => {
  it('can be offered and given while it is free', () => {
    expect(whys({})).toEqual({ offer: '', withdraw: '', give: '', isListed: false })
    expect(viewOwned(owned(), now)).toMatchObject({ called: '云起庐山 #31', number: '#31 / 500', asked: null })
  })

  it('says why something cannot be done', () => {
    const cooling = { state: 'coolingOff', freeAt: now + hour } as const
    expect(whys(cooling)).toMatchObject({ offer: '冷静期未结束', give: '冷静期未结束' })
    expect(viewOwned(owned(cooling), now).standing.text).toBe('冷静期到 3月1日 09:00')
    expect(whys({ ...cooling, freeAt: now })).toMatchObject({ offer: '', give: '' })
    expect(whys({ state: 'listed', askedFen: 100 })).toMatchObject({
      withdraw: '',
      give: '先下架才能转赠',
      isListed: true,
    })
    expect(whys({ state: 'trading' }).withdraw).toBe('有人正在付款，暂时锁定')
    expect(whys({ state: 'planted' })).toMatchObject({ offer: '请先从花园取下', give: '请先从花园取下' })
    const locked = '它的状态还在确认，暂时不能操作'
    expect(whys({ state: 'unknown' })).toMatchObject({ offer: locked, give: locked, isListed: false })
    const terms = { ...owned().terms, resale: false, transferable: false }
    expect(whys({ terms })).toMatchObject({ offer: '这件藏品不支持寄售', give: '这件藏品不支持转赠' })
  })

  it('can be upgraded while it is free and there are 微豆 enough', () => {
    const upgrade = { name: '终卷', image: '/art/b.svg', rarity: 'legendary', beans: 10_000, weiDou: 12_345 } as const
    const shown = (change: Partial<OwnedCopyRow>) => viewOwned(owned({ upgrade, ...change }), now).upgrade
    expect(shown({})).toMatchObject({ name: '终卷', cost: '10000 微豆', left: '2345 微豆', why: '' })
    const wrong = [0, -1, Number.NaN].map((beans) => shown({ upgrade: { ...upgrade, beans } })?.why)
    expect(wrong).toEqual(wrong.map(() => '价格有误，暂时不能升级'))
    expect(shown({ upgrade: { ...upgrade, weiDou: 9000 } })).toMatchObject({ left: '', why: '还差 1000 微豆' })
    expect(shown({ state: 'listed', askedFen: 100 })?.why).toBe('先下架才能升级')
    expect(shown({ state: 'coolingOff', freeAt: now + hour })?.why).toBe('冷静期结束后才能升级')
    expect(shown({ upgrade: null })).toBeNull()
  })

  it.each([
    [1990, 'redeem', '¥19.90'],
    [0, 'transfer', '免费获得'],
    [0, 'redeem', '兑换获得'],
    [0, 'upgrade', '升级获得'],
    [0, 'synthesis', '合成获得'],
    [0, 'draw', '抽奖所得'],
    [0, 'pledge', '质押到期'],
  ] as const)(
    'that cost %i fen and came by %s was bought for 「%s」: beans and other copies are not nothing',
    (paidFen, kind, words) => {
      const { got } = viewOwned(owned({ paidFen, provenance: [{ ...owned().provenance[1]!, kind }] }), now)
      expect(got.find(({ term }) => term === '买入价')?.detail).toBe(words)
    },
  )

  it('tells who had it, the newest first', () => {
    expect(viewOwned(owned(), now).records.map((entry) => entry.title)).toEqual(['听雪 → 我', '听雪'])
  })
})

describe('opened boxes', () => {
  it('are shown the rarest first, with how many there are', () => {
    const rows = [
      copy({ id: 'a', rarity: 'common', number: 9 }),
      copy({ id: 'b', rarity: 'legendary' }),
      copy({ id: 'c', rarity: 'common', number: 2, state: 'coolingOff', freeAt: now + day }),
    ].map((one) => ({ sealedId: one.id, copy: one }))
    const groups = openedGroups(rows, now)
    expect(groups.map((group) => group.title)).toEqual(['传说 1 件', '普通 2 件'])
    expect(groups[1]!.goods.map((goods) => goods.item.id)).toEqual(['c', 'a'])
    expect(groups[1]!.goods[0]!.tags).toEqual([])
  })

  it('stand by what they are called and their number, whatever the ids of their works are', () => {
    const rows = [
      copy({ id: 'a', productId: 'p-b', name: '远山', number: 1 }),
      copy({ id: 'b', productId: 'p-a', name: '寒江', number: 2 }),
      copy({ id: 'c', productId: 'p-b', name: '远山', number: 3 }),
      copy({ id: 'd', productId: 'p-a', name: '寒江', number: 1 }),
    ].map((one) => ({ sealedId: one.id, copy: one }))
    const [group] = openedGroups(rows, now)
    expect(group!.goods.map(({ item }) => item.id)).toEqual(['d', 'b', 'a', 'c'])
  })

  it('are asked for by one id, a size or a number, and by nothing else', () => {
    const intent = (text: string) => openingOf(new URLSearchParams(text))?.call
    expect(intent('key=k&box=3011&id=400001')).toEqual({ endpoint: 'box.open', request: { id: '400001' } })
    expect(intent('key=k&box=3011&size=2&count=10')).toEqual({
      endpoint: 'box.openBatch',
      request: { sysConfigureId: '2', blindBoxId: '3011' },
    })
    expect(intent('key=k&box=3011&count=7')).toEqual({
      endpoint: 'box.openMany',
      request: { typeId: '3011', count: 7 },
    })
    for (const bad of [
      '',
      'key=k',
      'key=k&id=400001',
      'box=3011&count=1',
      'key=k&box=3011&count=0',
      'key=k&box=3011&count=x',
    ]) {
      expect(intent(bad)).toBeUndefined()
    }
  })
})
