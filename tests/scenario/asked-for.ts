import type { Endpoint } from '#src/views/kit/intent/unknown-intents.ts'

/** The thing that the calls of a sample are about, where its kind has a stream for each; `''` for a key of its own. */
interface Asked {
  /** The kind, as its streams begin. */
  readonly kind: string
  /** The fact that asks for it. */
  readonly fact: string
  /** Where its lifecycle stands before, as a page would have said. */
  readonly from?: string | boolean
}

const order: Asked = { kind: 'order', fact: 'order.placeRequested' }
/** What is asked of an order, once it is placed. */
const ofOrder = (verb: string): Asked => ({ kind: 'order', fact: `order.${verb}Requested`, from: 'unpaid' })
const opening: Asked = { kind: 'blind-box', fact: 'blindBox.requested' }
const transfer: Asked = { kind: 'transfer', fact: 'transfer.requested' }
const up: Asked = { kind: 'listing', fact: 'listing.listRequested', from: false }
const down: Asked = { kind: 'listing', fact: 'listing.delistRequested', from: true }
const staged =
  (kind: string, id: string) =>
  (verb: string, from: string): Asked => ({ kind, fact: `${id}.${verb}Requested`, from })
const slot = staged('garden-slot', 'gardenSlot')
const seed = staged('garden-seed', 'gardenSeed')
const build = staged('garden-build', 'gardenBuild')
const egg = staged('garden-egg', 'gardenEgg')
const ask = staged('ask-to-buy', 'askToBuy')
const pledge = staged('pledge', 'pledge')
const lease = staged('lease', 'lease')
const auction = staged('auction', 'auction')
const draw = staged('lucky-draw', 'luckyDraw')
const energy = staged('energy-unlock', 'energyUnlock')
const diy = staged('diy', 'diy')

/** How each call that takes or gives something is asked for. */
export const askedFor: Readonly<Record<Endpoint, Asked>> = {
  'order.create': order,
  'order.quick': order,
  'order.batch': order,
  'order.batchQuick': order,
  'order.byBeans': order,
  'order.payBlindBox': order,
  'order.payActivityBlindBox': order,
  'order.createAvatar': order,
  'order.rushAvatar': order,
  'order.cancel': ofOrder('cancel'),
  'order.repay': ofOrder('pay'),
  'box.open': opening,
  'box.openBatch': opening,
  'box.openMany': opening,
  'draw.openAirdrop': opening,
  'avatar.replace': transfer,
  'beans.cast': transfer,
  'beans.castWeiDou': transfer,
  'beans.exchange': transfer,
  'beans.exchangeWeiDou': transfer,
  'beans.give': transfer,
  'beans.giveBeanSprouts': transfer,
  'beans.giveDiamond': transfer,
  'beans.giveGold': transfer,
  'beans.givePlatinum': transfer,
  'collection.changeBox': transfer,
  'collection.upgrade': transfer,
  'daily.checkIn': transfer,
  'daily.checkInForPoints': transfer,
  'daily.checkInForTask': transfer,
  'daily.makeUp': transfer,
  'daily.redeem': transfer,
  'guild.give': transfer,
  'physical.order': transfer,
  'prop.openChest': transfer,
  'prop.use': transfer,
  'transfer.give': transfer,
  'wallet.open': transfer,
  'wallet.openHf': transfer,
  'wallet.openHfPay': transfer,
  'wallet.openPay': transfer,
  'wallet.openYb': transfer,
  'listing.up': up,
  'listing.upMany': up,
  'listing.seedsUp': up,
  'listing.boxUp': up,
  'listing.down': down,
  'listing.downMany': down,
  'listing.seedsDown': down,
  'listing.boxDown': down,
  'garden.unlock': slot('unlock', 'locked'),
  'garden.start': slot('start', 'stopped'),
  'garden.stop': slot('stop', 'started'),
  'garden.push': slot('push', 'stopped'),
  'garden.takeDown': slot('takeDown', 'stopped'),
  'garden.addMagic': slot('addMagic', 'started'),
  'garden.supplement': staged('garden-nutrient', 'gardenNutrient')('supplement', 'hasRoom'),
  'garden.settle': seed('settle', 'growing'),
  'garden.receive': seed('receive', 'settled'),
  'garden.build': build('build', 'collecting'),
  'garden.openBox': build('open', 'built'),
  'garden.receiveEggs': egg('receive', 'available'),
  'garden.exchangeEggs': egg('exchange', 'received'),
  'ask-to-buy.release': ask('release', 'none'),
  'ask-to-buy.sell': ask('sell', 'released'),
  'ask-to-buy.choose': ask('choose', 'released'),
  'ask-to-buy.cancel': ask('cancel', 'released'),
  'pledge.publish': pledge('publish', 'owned'),
  'pledge.lend': pledge('lend', 'published'),
  'pledge.cancel': pledge('cancel', 'published'),
  'lease.publish': lease('publish', 'owned'),
  'lease.rent': lease('rent', 'published'),
  'lease.withdraw': lease('withdraw', 'published'),
  'lease.end': lease('end', 'leased'),
  'lease.buyout': lease('buyOut', 'leased'),
  'auction.bid': auction('bid', 'listed'),
  'auction.takeInscription': auction('take', 'listed'),
  'draw.one': draw('draw', 'ready'),
  'draw.many': draw('drawMany', 'ready'),
  'draw.openLot': draw('openLot', 'ready'),
  'draw.openEnvelope': staged('red-envelope', 'redEnvelope')('open', 'open'),
  'energy.unlock': energy('unlock', 'locked'),
  'energy.appoint': energy('appoint', 'locked'),
  'energy.change': energy('changePower', 'locked'),
  'synthesis.perform': staged('synthesis', 'synthesis')('perform', 'qualified'),
  'diy.make': diy('make', 'idle'),
  'diy.salvage': diy('salvage', 'made'),
}
