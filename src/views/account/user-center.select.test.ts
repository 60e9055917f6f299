import { describe, expect, it } from 'vitest'
import { friendshipOf, offeredGoods, shelfOf, shownCopy, type ShownCopyRow, viewProfile } from './user-center.select.ts'
import { sampleTerms } from '../kit/product/story-sales.ts'

const now = 1_772_323_200_000
const known = {
  isLoaded: true,
  contacts: ['friend'],
  blocked: ['bad'],
  received: [{ user: 'in' }],
  sent: [{ user: 'out' }],
}
const owner = { userId: 'u2', nickname: '北窗读易', avatar: '' }

const copy = (change: Partial<ShownCopyRow> = {}): ShownCopyRow => ({
  id: '201107-87',
  productId: '201107',
  typeId: '11',
  kind: 'collectible',
  seriesName: '水墨山河',
  name: '云起庐山',
  image: '/art/a.svg?size=card',
  rarity: 'epic',
  number: 87,
  editionSize: 500,
  state: 'free',
  gotAt: now,
  paidFen: 0,
  freeAt: now,
  listingId: '',
  askedFen: null,
  ...change,
})

describe('how one stands with a person', () => {
  it.each([
    ['me', 'self'],
    ['friend', 'friend'],
    ['bad', 'blocked'],
    ['in', 'invites'],
    ['out', 'asked'],
    ['other', 'stranger'],
  ])('%s: %s', (user, expected) => {
    expect(friendshipOf(known, user, 'me')).toBe(expected)
  })

  it('is told among several whom one has asked, or who asks', () => {
    const several = { ...known, sent: [...known.sent, ...known.received], received: [...known.received, ...known.sent] }
    expect(friendshipOf({ ...several, received: [] }, 'in', 'me')).toBe('asked')
    expect(friendshipOf(several, 'out', 'me')).toBe('invites')
  })

  it('is not known before the contacts are there', () => {
    expect(friendshipOf({ ...known, isLoaded: false }, 'other', 'me')).toBe('unknown')
    expect(friendshipOf(undefined, 'other', 'me')).toBe('unknown')
  })
})

describe('a person', () => {
  it('is counted, and leads to the chat', () => {
    expect(viewProfile({ owner, hidden: false, total: 37, batchMax: 20 }, 5, 'stranger')).toMatchObject({
      summary: '藏品 37 件 · 寄售 5 件',
      messageHref: '#/pages/chat/myChat?id=chat%3Au2',
      friendHref: '#/pages/chat/addFirends?user=u2',
    })
  })

  it('that hides the collection says so instead of a number', () => {
    expect(viewProfile({ owner, hidden: true, total: 0, batchMax: 20 }, null, 'friend').summary).toBe('藏品未公开')
  })

  it('shows the collection unless the address asks for the offers', () => {
    expect(shelfOf(new URLSearchParams('shelf=offers'))).toBe('offers')
    expect(shelfOf(new URLSearchParams('shelf=else'))).toBe('collection')
  })
})

describe('what somebody has', () => {
  it('leads to its product, or to the offer it is in', () => {
    expect(shownCopy(copy(), now)).toMatchObject({
      href: '#/pages/common/productDetails/productDetails?id=201107',
      end: '#87 / 500',
      price: null,
      tags: [],
    })
    expect(shownCopy(copy({ state: 'listed', listingId: '7', askedFen: 9900 }), now)).toMatchObject({
      href: '#/pages/common/productDetails/salesDetails?id=7',
      price: { integer: '99', fraction: '.00' },
      tags: [{ text: '寄售中' }],
    })
  })

  it('and offers, sealed boxes too', () => {
    const offer = {
      id: '7',
      kind: 'box' as const,
      itemId: 's1',
      productId: '3011',
      name: '卷轴盲盒',
      seriesName: '水墨山河',
      image: '',
      rarity: 'common' as const,
      number: 0,
      editionSize: 12_000,
      priceFen: 4900,
      seller: owner,
      state: 'up' as const,
      listedAt: now,
      terms: sampleTerms,
    }
    expect(offeredGoods(offer, now)).toMatchObject({
      end: '未打开',
      item: { kind: 'box', rarity: null },
      href: '#/pages/common/productDetails/salesDetails?id=7',
    })
  })
})
