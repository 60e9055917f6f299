import type { CallName } from '#src/contract/rest/calls.ts'
import type { IntentCalls } from '#src/machines/intent.ts'
import { href, parseHref, tabPaths } from '#src/routes/table.ts'

type Fact = { readonly type: string } & Readonly<Record<string, unknown>>
type Ids = Readonly<Record<string, string>>

const placePage = href('/pages/common/placeOrder/index')
const copyPath = '/pages/common/transferParticulars/transferParticulars'

/** The page that opens a box, by the call that opens it. Which kind one box is of only tells the page its picture. */
const openings = {
  'box.open': ({ id }) => ({ box: '3011', id }),
  'box.openBatch': ({ blindBoxId, sysConfigureId }) => ({ box: blindBoxId, size: sysConfigureId, count: 10 }),
  'draw.openAirdrop': ({ id }) => ({ box: '3011', airdrop: id }),
  'box.openMany': ({ typeId, count }) => ({ box: typeId, count }),
} satisfies Readonly<Record<IntentCalls['blindBox']['endpoint'], (request: Ids) => object>>
const openingOf = new Map<unknown, (request: Ids) => Readonly<Record<string, string | number | undefined>>>(
  Object.entries(openings),
)

/** The tab that shows a resource when it is opened. */
const tabs = {
  'notice.list': href('/pages/notice/notice'),
  'market.products': href('/pages/sales/sales'),
  'market.series': href('/pages/sales/sales'),
  'home.activityBanner': href('/pages/activity/index'),
} satisfies Partial<Record<CallName, string>>
const tabOf = new Map<unknown, string>(Object.entries(tabs))

type Address = (key: string, fact: Fact, request: Ids) => string | undefined

/** The page of one copy, where it is offered, taken down and given; a box has none. */
const copyPage: Address = (key, { endpoint }) =>
  String(endpoint).startsWith('listing.box') ? undefined : href(copyPath, { id: key })

type Giving = (key: string, request: Ids, lists: { readonly ids?: readonly string[] }) => string | undefined

/** The page that confirms an exchange; an avatar is put on without a page of its own. */
const avatarPage = (intent: string, { copyId: give, avatarId: get, statement: agreed }: Ids): string | undefined =>
  get === undefined ? undefined : href('/pages/home/replacement/replacementName', { give, get, agreed, intent })

/** The page where something is given, by the call that gives it. */
const givings = {
  'avatar.replace': avatarPage,
  'transfer.give': (key, _ids, { ids }) => href(copyPath, { id: ids?.[0], gift: key }),
  'collection.upgrade': (key, { copyId }) => href(copyPath, { id: copyId, upgrade: key }),
  'beans.exchange': (key, { productId }) =>
    href('/pages/home/exchangeCenter/index', { tab: 'yuanDou', product: productId, intent: key }),
  'beans.exchangeWeiDou': (key, { productId }) =>
    href('/pages/home/exchangeCenter/index', { product: productId, intent: key }),
  'guild.give': (key, { copyId }) => href('/pages/mine/warehouse/index', { copy: copyId, give: key }),
  'physical.order': (key, { physicalId: thing }) => href('/pages/mine/entity/entity', { key, thing }),
  'prop.use': () => href('/pages/mine/porp/porp'),
  'prop.openChest': () => href('/pages/mine/porp/porp'),
  'daily.checkIn': () => href('/pages/home/signIn/index'),
  'daily.makeUp': () => href('/pages/home/signIn/index'),
  'daily.checkInForPoints': () => href('/pages/home/pointsMall/index'),
  'daily.redeem': () => href('/pages/home/pointsMall/index'),
  'daily.checkInForTask': () => href('/pages/home/taskCenter/index'),
  'beans.give': (key) => href('/pages/mine/weiBeansLog/weiBeansLog', { currency: 'weiDou', gift: key }),
} satisfies Partial<Record<IntentCalls['transfer']['endpoint'], Giving>>
const givingOf = new Map<unknown, Giving>(Object.entries(givings))
/** The page of one slot of the garden. */
const slotPage: Address = (slot) => href('/pages/home/magicGarden/magicDetails', { slot })

const plots: Readonly<Record<string, string>> = {
  magic: href('/pages/home/magicGarden/index'),
  rose: href('/pages/home/magicGarden/roseDetails'),
  peento: href('/pages/home/magicGarden/peentoGarden'),
  farm: href('/pages/home/newPattern/farm'),
}
/** The garden in which a crop grows: `rose-rose`, `farm-rice`. */
const plotPage: Address = (key) => plots[key.split('-', 1)[0]!]

const addresses: Readonly<Record<string, Address>> = {
  'resource.opened': (_key, { endpoint }) => tabOf.get(endpoint),
  'order.placeRequested': (key, { endpoint }, { productId, blindBoxId, listingId, avatarId }) => {
    const from = endpoint === 'order.rushAvatar' ? 'rush' : undefined
    return href('/pages/common/placeOrder/index', { productId, blindBoxId, listingId, avatarId, from, key })
  },
  'blindBox.requested': (key, { endpoint }, request) =>
    href('/pages/common/openBlindBox/index', { key, ...openingOf.get(endpoint)?.(request) }),
  'transfer.requested': (key, { endpoint, request }, ids) =>
    givingOf.get(endpoint)?.(key, ids, request as { readonly ids?: readonly string[] }),
  ...Object.fromEntries(
    [
      'gardenSlot.unlockRequested',
      'gardenSlot.startRequested',
      'gardenSlot.stopRequested',
      'gardenSlot.pushRequested',
      'gardenSlot.takeDownRequested',
      'gardenSlot.addMagicRequested',
    ].map((type) => [type, slotPage] as const),
  ),
  'gardenSeed.settleRequested': plotPage,
  'gardenSeed.receiveRequested': plotPage,
  'gardenBuild.buildRequested': () => href('/pages/home/magicGarden/happy'),
  'gardenBuild.openRequested': () => href('/pages/home/magicGarden/happy'),
  'gardenEgg.receiveRequested': () => href('/pages/home/newPattern/pasture'),
  'gardenEgg.exchangeRequested': () => href('/pages/home/newPattern/pasture'),
  'auction.bidRequested': (id) => href('/pages/activity/auctionBid', { id }),
  'auction.takeRequested': (key) => href('/pages/activity/auctionBid', { lot: key.slice('lot-'.length) }),
  'askToBuy.chooseRequested': () => href('/pages/mine/asktobuy/index'),
  'askToBuy.cancelRequested': () => href('/pages/mine/asktobuy/index'),
  'pledge.publishRequested': (copy) => href('/pages/sales/addhypothecate', { copy }),
  'pledge.lendRequested': () => href('/pages/mine/hypothecateOrder/hypothecateOrder'),
  'pledge.cancelRequested': () => href('/pages/mine/hypothecateOrder/hypothecateOrder', { part: 'borrower' }),
  'lease.publishRequested': (copy) => href('/pages/lease/addLease', { copy }),
  'lease.withdrawRequested': () => href('/pages/lease/lease0rder', { part: 'let' }),
  'lease.endRequested': () => href('/pages/lease/lease0rder', { part: 'rented' }),
  'lease.buyOutRequested': () => href('/pages/lease/lease0rder', { part: 'rented' }),
  'luckyDraw.drawRequested': (id) => href('/pages/home/luckyDraw/index', { id }),
  'luckyDraw.drawManyRequested': (id) => href('/pages/home/luckyDraw/index', { id }),
  'luckyDraw.openLotRequested': () => href('/pages/home/drawLots/index'),
  'synthesis.performRequested': (id) => href('/pages/common/synthesis/synthesisDetail', { id }),
  'diy.makeRequested': (stock) => href('/pages/diyfactory/diyfactory', { stock }),
  'diy.salvageRequested': () => href('/pages/diyfactory/diyfactory'),
  'energyUnlock.unlockRequested': (block) => href('/pages/mine/energy/index', { part: 'blocks', block }),
  'energyUnlock.appointRequested': (block) => href('/pages/mine/energy/index', { part: 'blocks', block }),
  'energyUnlock.changePowerRequested': () => href('/pages/mine/energy/index', { part: 'copies' }),
  'redEnvelope.openRequested': () => href('/pages/common/scrimmage/scrimmage', { envelope: 'now' }),
  'listing.listRequested': copyPage,
  'listing.delistRequested': copyPage,
}

/** The address at which a person says the fact of a keyed stream; undefined for facts that are said wherever one is. */
export const addressOfFact = (stream: string, fact: Fact): string | undefined =>
  addresses[fact.type]?.(stream.slice(stream.indexOf('/') + 1), fact, (fact['request'] ?? {}) as Ids)

/** How one gets to an address: tabs have no way back. */
export const stepTo = (address: string): string =>
  tabPaths.some((path) => path === address) ? 'navigation.switchTabRequested' : 'navigation.pushRequested'

/** Whether `open`, an address below the hash, will do: a page that confirms an order stays what it is when it is opened again. */
export const isOpenAt = (open: string, wanted: string): boolean =>
  open === wanted || (parseHref(wanted).path === placePage && parseHref(open).path === placePage)
