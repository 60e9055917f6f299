import type { AboutOf, RowOf } from '#src/contract/rest/calls.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { counted } from '#src/domain/number/number-format.ts'
import { href } from '#src/routes/table.ts'
import { fromProduct } from '../kit/product/collectible.ts'
import { type CopyRow, engraved } from '../kit/collection/copy.ts'
import { type Goods, offerHref, priceParts, productHref } from '../kit/product/goods.ts'
import { type PersonView, viewPerson } from '../kit/account/person.ts'
import type { OfferRow } from '../kit/listing/offer.select.ts'

/** Somebody's collection as `collection.list` answers it beside the copies. */
export type CollectionRow = AboutOf<'collection.list'>

/** A copy in somebody's hands, with the offer it is in. */
export type ShownCopyRow = CopyRow & Pick<RowOf<'collection.list'>, 'listingId'>

export const shelves = ['collection', 'offers'] as const
export type Shelf = (typeof shelves)[number]

export const shelfOf = (query: URLSearchParams): Shelf =>
  shelves.find((shelf) => shelf === query.get('shelf')) ?? 'collection'

/** How one stands with a person in the chat. `asked`: an invitation is on its way; `unknown` until the contacts are there. */
export type Friendship = 'self' | 'friend' | 'asked' | 'invites' | 'stranger' | 'blocked' | 'unknown'

/** What is known of the contacts, as the stream `contact` keeps it. */
export interface ContactsKnown {
  readonly isLoaded: boolean
  readonly contacts: readonly string[]
  readonly blocked: readonly string[]
  readonly received: readonly { readonly user: string }[]
  readonly sent: readonly { readonly user: string }[]
}

/** Pure: how one stands with somebody. */
export function friendshipOf(contacts: ContactsKnown | undefined, user: string, me: string): Friendship {
  if (user === me) return 'self'
  if (!contacts) return 'unknown'
  if (contacts.blocked.includes(user)) return 'blocked'
  if (contacts.contacts.includes(user)) return 'friend'
  if (contacts.received.some((one) => one.user === user)) return 'invites'
  if (contacts.sent.some((one) => one.user === user)) return 'asked'
  return contacts.isLoaded ? 'stranger' : 'unknown'
}

/** The words beside the buttons, and the button that makes friends; null where there is nothing to be made. */
export const friendWords: Readonly<Record<Friendship, { readonly note: string; readonly button: string | null }>> = {
  self: { note: '这是别人看到的你', button: null },
  friend: { note: '你们是好友', button: null },
  asked: { note: '已发出好友申请，等对方通过', button: null },
  invites: { note: '对方想加你为好友', button: '去通过' },
  stranger: { note: '', button: '加好友' },
  blocked: { note: '你把对方加入了黑名单', button: '去解除' },
  unknown: { note: '', button: '加好友' },
}

/** What can be given to a person from their page. */
export const giftKinds = [
  { key: 'copies', text: '送藏品' },
  { key: 'weiDou', text: '送微豆' },
  { key: 'beanSprouts', text: '送豆芽' },
  { key: 'gold', text: '送金币' },
] as const

/** Where a gift is made out, under the key of its intent. */
export const giftHref = (kind: string, to: string, gift: string): string =>
  kind === 'copies'
    ? href('/pages/common/transferParticulars/transferParticulars', { gift, to })
    : href('/pages/mine/weiBeansLog/weiBeansLog', { currency: kind, gift, to })

export interface ProfileView {
  readonly person: PersonView
  /** 「藏品 37 件 · 寄售 5 件」; a hidden collection is not counted. */
  readonly summary: string
  readonly hidden: boolean
  readonly friendship: Friendship
  readonly messageHref: string
  readonly friendHref: string
}

/** Pure: a person as everybody sees them. */
export function viewProfile(row: CollectionRow, offers: number | null, friendship: Friendship): ProfileView {
  const { userId } = row.owner
  const parts = [
    row.hidden ? '藏品未公开' : `藏品 ${counted(row.total, '件')}`,
    ...(offers === null ? [] : [`寄售 ${counted(offers, '件')}`]),
  ]
  return {
    person: viewPerson(row.owner),
    summary: parts.join(' · '),
    hidden: row.hidden,
    friendship,
    messageHref: `#${href('/pages/chat/myChat', { id: `chat:${userId}` })}`,
    friendHref: `#${href('/pages/chat/addFirends', { user: userId })}`,
  }
}

/** What somebody has: what is offered leads to the offer, everything else to the product. */
export const shownCopy = (row: ShownCopyRow, now: Instant): Goods => ({
  item: {
    ...fromProduct({ ...row, priceFen: 0, remaining: row.editionSize, state: 'onSale', onSaleAt: null }, now),
    key: `copy-${row.id}`,
  },
  href: row.state === 'listed' ? offerHref(row.listingId) : productHref(row.productId),
  note: row.seriesName,
  price: row.askedFen === null ? null : priceParts(row.askedFen),
  cost: null,
  end: engraved(row.number, row.editionSize),
  tags: row.state === 'listed' ? [{ text: '寄售中', tone: 'indigo' }] : [],
})

/** What somebody offers. */
export const offeredGoods = (row: OfferRow, now: Instant): Goods => {
  const item = fromProduct(
    { ...row, id: row.productId, typeId: '', remaining: row.editionSize, state: 'onSale', onSaleAt: null },
    now,
  )
  const isBox = row.kind === 'box'
  return {
    item: { ...item, key: `offer-${row.id}`, ...(isBox ? { kind: 'box', rarity: null } : {}) },
    href: offerHref(row.id),
    note: row.seriesName,
    price: item.price,
    cost: null,
    end: isBox ? '未打开' : engraved(row.number, row.editionSize),
    tags: [],
  }
}
