import { href } from '#src/routes/table.ts'
import type { Endpoint } from '#src/views/kit/intent/unknown-intents.ts'
import type { HeadlessDriver } from '#src/workbench/drivers/headless.ts'

/** What was asked for, and what it is about in the world. */
interface Asked {
  readonly request: Readonly<Record<string, string>>
  /** The copy of a pledge or a lease, the work of an ask. */
  readonly copy: string
  readonly product: string
  readonly offers: readonly string[]
  /** The offer that stands since: what the call has made, though nobody was told. */
  readonly made: string
  readonly order: string
}

/** Where what is unknown of a call is to be seen: how its stream is called, the pages of its goods, and the lists where it belongs. */
interface Places {
  /** The key of its stream where that is the thing; left out where it is one of its own. */
  readonly key?: (asked: Asked) => string
  readonly goods: (asked: Asked) => readonly string[]
  readonly lists: readonly string[]
}

const orders = href('/pages/mine/order/index')
const copies = href('/pages/mine/myCollection/mycollection')
const boxes = href('/pages/mine/myCollection/mycollection', { part: 'boxes' })
const product = (id: string | undefined) => href('/pages/common/productDetails/productDetails', { id })
const offer = (id: string | undefined) => href('/pages/common/productDetails/salesDetails', { id })
const middle = (id: string | undefined) => href('/pages/freedomDeal/toMiddle', { offer: id })
const box = (id: string | undefined) => href('/pages/common/blindboxDetails/blindboxDetails', { id })
const avatar = (id: string | undefined) => href('/pages/home/purchaseInfo/purchaseInfo', { id })
const copy = (id: string | undefined) => href('/pages/common/transferParticulars/transferParticulars', { id })
const ownBoxes = (id: string | undefined) => href('/pages/mine/myCollection/blindBox/blindBoxDetails/index', { id })
const slot = (id: string | undefined) => href('/pages/home/magicGarden/magicDetails', { slot: id })
const rose = href('/pages/home/magicGarden/roseDetails')
const beans = (currency: string) => href('/pages/mine/weiBeansLog/weiBeansLog', { currency })
const checkIn = href('/pages/home/signIn/index')
const points = href('/pages/home/pointsMall/index')
const props = href('/pages/mine/porp/porp')
const things = href('/pages/mine/entity/entity')
const purse = href('/pages/mine/myPurse/index')
const asks = href('/pages/mine/asktobuy/index')
const pledges = (part?: string) => href('/pages/mine/hypothecateOrder/hypothecateOrder', part ? { part } : {})
const leases = (part?: string) => href('/pages/lease/lease0rder', part ? { part } : {})
const auctions = href('/pages/mine/auctionOrder/index')
const energy = (part: string) => href('/pages/mine/energy/index', { part })
const factory = href('/pages/diyfactory/diyfactory')

const ofProduct: Places = { goods: ({ request }) => [product(request['productId'])], lists: [orders] }
const ofOffers: Places = { goods: ({ offers }) => offers.map(offer), lists: [orders] }
const ofOrder: Places = {
  goods: ({ request, order }) => [
    product(request['productId']),
    href('/pages/mine/order/components/orderDetail/index', { orderId: order }),
  ],
  lists: [orders],
}
const ofAvatar: Places = { goods: ({ request }) => [avatar(request['avatarId'])], lists: [orders] }
const ofBox: Places = { goods: ({ request }) => [box(request['blindBoxId'])], lists: [orders] }
const opening: Places = { goods: () => [ownBoxes('3011')], lists: [boxes] }
const gift = (currency: string): Places => ({ goods: () => [beans(currency)], lists: [] })
const shownAt = (...pages: readonly string[]): Places => ({ goods: () => pages, lists: [] })
const exchange = (tab: 'weiDou' | 'yuanDou'): Places => ({
  goods: ({ request }) => [product(request['productId']), href('/pages/home/exchangeCenter/index', { tab })],
  lists: [],
})
const cast: Places = {
  key: ({ request }) => `cast-${request['id']}`,
  goods: ({ request }) => [copy(request['id'])],
  lists: [copies, href('/pages/yuandoumarket/releaseforpurchase')],
}
const first = ({ request: { id, ids } }: Asked): string => id ?? String(ids).split(',')[0]!
const listed: Places = { key: first, goods: (asked) => [copy(first(asked))], lists: [copies] }
const listedSeed: Places = {
  key: first,
  goods: (asked) => [copy(first(asked))],
  lists: [href('/pages/mine/myCollection/mycollection', { part: 'seeds' })],
}
const listedBox: Places = { key: first, goods: () => [ownBoxes('3011')], lists: [boxes] }
const ofSlot: Places = {
  key: ({ request }) => request['slotId']!,
  goods: ({ request }) => [slot(request['slotId'])],
  lists: [rose],
}
const ofSeed: Places = {
  key: ({ request }) => `${request['slotType']}-${request['crop']}`,
  goods: () => [rose],
  lists: [],
}
const ofBuilding: Places = {
  key: ({ request }) => request['building']!,
  goods: () => [href('/pages/home/magicGarden/happy')],
  lists: [],
}
const ofAnimal: Places = {
  key: ({ request }) => request['animal']!,
  goods: () => [href('/pages/home/newPattern/pasture')],
  lists: [],
}
const ask: Places = {
  key: ({ request }) => request['id']!,
  goods: ({ request: { listingId, itemId } }) => [
    ...(listingId ? [offer(listingId)] : []),
    ...(itemId ? [copy(itemId)] : []),
  ],
  lists: [asks],
}
const ofPledge = (part: string): Places => ({
  key: ({ copy: id }) => id,
  goods: ({ copy: id }) => (part === 'lender' ? [] : [copy(id)]),
  lists: [pledges(part), pledges()],
})
const ofLease = (part: 'let' | 'rented'): Places => ({
  key: ({ copy: id }) => id,
  goods: ({ copy: id }) => (part === 'let' ? [copy(id)] : []),
  lists: [leases(part)],
})
const raffle: Places = {
  key: ({ request }) => request['activityId']!,
  goods: ({ request }) => [href('/pages/home/luckyDraw/index', { id: request['activityId'] })],
  lists: [href('/pages/home/luckyDraw/prizeResultS/prizeResultS')],
}
const ofBlock: Places = {
  key: ({ request }) => request['categoryId']!,
  goods: () => [energy('blocks')],
  lists: [energy('log')],
}

/** Where each call that takes or gives something stays in sight while nobody knows what became of it. */
export const placesOf: Readonly<Record<Endpoint, Places>> = {
  'order.create': ofProduct,
  'order.quick': ofOffers,
  'order.batch': ofOffers,
  'order.batchQuick': ofProduct,
  'order.byBeans': ofProduct,
  'order.payBlindBox': ofBox,
  'order.payActivityBlindBox': {
    goods: ({ request }) => [href('/pages/common/blindboxDetails/firstBlindboxDetails', { id: request['blindBoxId'] })],
    lists: [orders],
  },
  'order.createAvatar': ofAvatar,
  'order.rushAvatar': ofAvatar,
  'order.cancel': ofOrder,
  'order.repay': ofOrder,
  'box.open': opening,
  'box.openBatch': opening,
  'box.openMany': opening,
  'draw.openAirdrop': { goods: () => [href('/pages/home/luckyDraw/mainList')], lists: [copies] },
  'avatar.replace': shownAt(href('/pages/home/avatarExchange/index')),
  'beans.cast': cast,
  'beans.castWeiDou': cast,
  'beans.exchange': exchange('yuanDou'),
  'beans.exchangeWeiDou': exchange('weiDou'),
  'beans.give': gift('weiDou'),
  'beans.giveBeanSprouts': gift('beanSprouts'),
  'beans.giveDiamond': gift('diamond'),
  'beans.giveGold': gift('gold'),
  'beans.givePlatinum': gift('platinum'),
  'collection.changeBox': { goods: (asked) => [copy(first(asked))], lists: [copies] },
  'collection.upgrade': { goods: ({ request }) => [copy(request['copyId'])], lists: [copies] },
  'daily.checkIn': shownAt(checkIn),
  'daily.checkInForPoints': shownAt(points),
  'daily.checkInForTask': shownAt(href('/pages/home/taskCenter/index')),
  'daily.makeUp': shownAt(checkIn),
  'daily.redeem': shownAt(points),
  'guild.give': shownAt(href('/pages/mine/warehouse/index')),
  'energy.unlock': ofBlock,
  'energy.appoint': ofBlock,
  'energy.change': {
    key: ({ request }) => `copy-${request['copyId']}`,
    goods: ({ request }) => [energy('copies'), copy(request['copyId'])],
    lists: [energy('log')],
  },
  'transfer.give': { goods: (asked) => [copy(first(asked))], lists: [copies] },
  'listing.up': { ...listed, goods: (asked) => [copy(first(asked)), middle(asked.made)] },
  'listing.upMany': listed,
  'listing.seedsUp': listedSeed,
  'listing.boxUp': listedBox,
  'listing.down': listed,
  'listing.downMany': listed,
  'listing.seedsDown': listedSeed,
  'listing.boxDown': listedBox,
  'garden.unlock': ofSlot,
  'garden.start': ofSlot,
  'garden.stop': ofSlot,
  'garden.push': { ...ofSlot, lists: [href('/pages/home/magicGarden/index')] },
  'garden.takeDown': ofSlot,
  'garden.addMagic': { ...ofSlot, lists: [href('/pages/home/magicGarden/index')] },
  'garden.supplement': {
    key: ({ request }) => request['copyId']!,
    goods: ({ request }) => [slot('magic-1'), copy(request['copyId'])],
    lists: [href('/pages/home/magicGarden/index')],
  },
  'garden.settle': ofSeed,
  'garden.receive': ofSeed,
  'garden.build': ofBuilding,
  'garden.openBox': ofBuilding,
  'garden.receiveEggs': ofAnimal,
  'garden.exchangeEggs': ofAnimal,
  'ask-to-buy.release': {
    goods: ({ product: id }) => [href('/pages/mine/asktobuy/addonPurchase', { id }), product(id)],
    lists: [asks],
  },
  'ask-to-buy.sell': { ...ask, lists: [href('/pages/sales/asktobuySales/index')] },
  'ask-to-buy.choose': ask,
  'ask-to-buy.cancel': ask,
  'pledge.publish': ofPledge('borrower'),
  'pledge.lend': ofPledge('lender'),
  'pledge.cancel': ofPledge('borrower'),
  'lease.publish': ofLease('let'),
  'lease.rent': { ...ofLease('rented'), goods: () => [href('/pages/lease/index', { category: '1101' })] },
  'lease.withdraw': ofLease('let'),
  'lease.end': ofLease('rented'),
  'lease.buyout': ofLease('rented'),
  'auction.bid': {
    key: ({ request }) => request['auctionId']!,
    goods: ({ request }) => [href('/pages/activity/auctionBid', { id: request['auctionId'] })],
    lists: [auctions, href('/pages/activity/auctionBid')],
  },
  'auction.takeInscription': {
    key: ({ request }) => `lot-${request['id']}`,
    goods: ({ request }) => [href('/pages/activity/auctionBid', { lot: request['id'] })],
    lists: [auctions, href('/pages/activity/auctionBid')],
  },
  'draw.one': raffle,
  'draw.many': raffle,
  'draw.openLot': { key: () => 'lots', ...shownAt(href('/pages/home/drawLots/index')) },
  'draw.openEnvelope': {
    key: ({ request }) => request['id']!,
    ...shownAt(
      href('/pages/common/scrimmage/scrimmage', { envelope: 'now' }),
      href('/pages/common/scrimmage/scrimmage'),
    ),
  },
  'synthesis.perform': {
    key: ({ request }) => request['synthesisId']!,
    goods: ({ request }) => [href('/pages/common/synthesis/synthesisDetail', { id: request['synthesisId'] })],
    lists: [href('/pages/common/synthesis/index')],
  },
  'diy.make': { key: ({ request }) => request['inCategoryId']!, ...shownAt(factory) },
  'diy.salvage': { key: () => '1101', ...shownAt(factory) },
  'prop.openChest': shownAt(props),
  'prop.use': shownAt(props),
  'physical.order': shownAt(things),
  'wallet.open': shownAt(purse),
  'wallet.openHf': shownAt(purse),
  'wallet.openHfPay': shownAt(purse),
  'wallet.openPay': shownAt(purse),
  'wallet.openYb': shownAt(purse),
}

/** What a call is about in the world that a driver plays. */
export function askedIn(driver: HeadlessDriver, name: Endpoint, request: Readonly<Record<string, unknown>>): Asked {
  const { pledges: lent, leases: let_, asks: wanted, listings, orders: made } = driver.nodeWorld().world.tables
  const fields: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(request).map(([field, value]) => [field, String(value)]),
  )
  const { id = '', copyId, listingId, listingIds } = fields
  const kind = name.split('.')[0]
  const rows = { pledge: lent, lease: let_ } as const
  const held = kind === 'pledge' || kind === 'lease' ? rows[kind].get(id)?.copyId : undefined
  const offers = (listingIds ?? listingId ?? '').split(',').filter((one) => one !== '')
  return {
    request: fields,
    copy: copyId ?? held ?? '',
    product: wanted.get(id)?.targetId ?? fields['productId'] ?? listings.get(offers[0] ?? '')?.ofId ?? '',
    offers,
    made: listings.all().find((row) => row.itemId === id && row.state === 'up')?.id ?? '',
    order: made.all().at(-1)?.id ?? '',
  }
}
