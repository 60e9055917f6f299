import { describe, expect, it } from 'vitest'
import { storyNow } from '../kit/story/story-app.tsx'
import type { SaleRow } from '../kit/product/sale-words.ts'
import { viewAvatar } from './avatar-details.select.ts'
import { ownedCount, viewAvatarSeries } from './avatar-series.select.ts'
import { sampleAvatar, sampleSeries } from './story-avatars.ts'

const sale: SaleRow = {
  limitPerUser: 3,
  bought: 1,
  qualification: 'none',
  qualified: true,
  queued: false,
  block: '',
  booked: false,
  terms: { version: '2026-02-01', coolingMs: 0, feeBasisPoints: 500, resale: false, transferable: false },
}
const view = (id: string, change: Partial<typeof sale> = {}) => {
  const series = sampleSeries.filter(({ avatars }) => avatars.some((row) => row.id === id))
  return viewAvatar(id, series, { sale: { ...sale, ...change } }, storyNow)
}

describe('an avatar', () => {
  it('is bought on the page that confirms an order, in a rush by way of the rush', () => {
    expect(view('505101')?.offered).toEqual({
      kind: 'buy',
      note: '还能买 2 份',
      text: '立即购买',
      href: '#/pages/common/placeOrder/index?avatarId=505101',
    })
    expect(view('505103', { limitPerUser: 1, bought: 0 })?.offered).toMatchObject({
      text: '立即抢购',
      href: '#/pages/common/placeOrder/index?avatarId=505103&from=rush',
    })
  })

  it.each([
    ['soldOut', 'others'],
    ['limitReached', 'others'],
    ['notOnSale', 'remind'],
  ] as const)('that is blocked by %s offers to %s', (block, kind) => {
    expect(view('505401', { block })?.offered.kind).toBe(kind)
  })

  it('says nothing of selling it on, and what it can be exchanged for', () => {
    const rules = view('505101')!.rules
    expect(rules).toContainEqual({ term: '寄售与转赠', detail: '不支持' })
    expect(rules.map(({ term }) => term)).toEqual(['每人限购', '购买资格', '寄售与转赠', '置换', '规则版本'])
  })

  it('stands among the others of its series, and is nothing in another', () => {
    expect(view('505101')!.others.map(({ item }) => item.id)).toEqual(['505102', '505103', '505106'])
    expect(viewAvatar('1', sampleSeries, { sale }, storyNow)).toBeNull()
    expect(viewAvatar('505101', [], { sale }, storyNow)).toBeNull()
  })
})

describe('the series', () => {
  const tags = (id: string) =>
    viewAvatarSeries(sampleSeries, storyNow)
      .flatMap(({ goods }) => goods)
      .find(({ item }) => item.id === id)!
      .tags.map(({ text }) => text)

  it('say what is rushed at, nearly gone, gone or still to come', () => {
    expect(tags('505101')).toEqual([])
    expect(tags('505102')).toEqual(['仅剩 12 份'])
    expect(tags('505103')).toEqual(['抢购'])
    expect(tags('505106')).toEqual(['已售罄'])
    expect(tags('505401')).toEqual(['待开售'])
  })

  it('leave out what is empty, and count what one has', () => {
    const empty = { id: '9', name: '空', story: '', avatars: [] }
    expect(viewAvatarSeries([empty], storyNow)).toEqual([])
    expect(ownedCount([empty, { ...empty, avatars: [sampleAvatar({ owned: 2 }), sampleAvatar({ owned: 1 })] }])).toBe(3)
  })
})
