import { useEffect, useReducer } from 'react'
import { minute } from '#src/domain/time/instant.ts'
import type { IntentCalls, IntentKind } from '#src/machines/intent.ts'
import type { SomeStagedCall } from '#src/machines/staged.ts'
import type { ListingCalls } from '#src/machines/listing/listing.machine.ts'
import type { OrderCall } from '#src/machines/order/order.facts.ts'
import { fieldsOf } from '#src/domain/unknown.ts'
import { type App, type IntentStream, useApp } from '../app/app.ts'
import { foundIn } from './found.ts'

/** A call that takes or gives something. */
export type Endpoint =
  | OrderCall['endpoint']
  | 'order.cancel'
  | 'order.repay'
  | IntentCalls[IntentKind]['endpoint']
  | ListingCalls[keyof ListingCalls]['endpoint']
  | SomeStagedCall['endpoint']

/** What is done, in a word. Whatever takes or gives something has one. */
const words = {
  'order.create': '下单',
  'order.quick': '下单',
  'order.batch': '下单',
  'order.batchQuick': '下单',
  'order.byBeans': '兑换',
  'order.payBlindBox': '下单',
  'order.payActivityBlindBox': '下单',
  'order.createAvatar': '下单',
  'order.rushAvatar': '下单',
  'order.cancel': '取消订单',
  'order.repay': '付款',
  'box.open': '开盒',
  'box.openBatch': '开盒',
  'box.openMany': '开盒',
  'avatar.replace': '置换头像',
  'beans.cast': '铸造',
  'beans.castWeiDou': '铸造',
  'beans.exchange': '兑换',
  'beans.exchangeWeiDou': '兑换',
  'beans.give': '转赠豆子',
  'beans.giveBeanSprouts': '转赠豆芽',
  'beans.giveDiamond': '转赠钻石',
  'beans.giveGold': '转赠金币',
  'beans.givePlatinum': '转赠铂金',
  'collection.changeBox': '换盲盒',
  'collection.upgrade': '升级',
  'daily.checkIn': '签到',
  'daily.checkInForPoints': '领积分',
  'daily.checkInForTask': '领星豆',
  'daily.makeUp': '补签',
  'daily.redeem': '兑换',
  'guild.give': '发放藏品',
  'energy.unlock': '解锁区块',
  'energy.appoint': '预约优先购',
  'energy.change': '移动能量',
  'transfer.give': '转赠',
  'listing.up': '寄售',
  'listing.upMany': '寄售',
  'listing.seedsUp': '寄售',
  'listing.boxUp': '寄售',
  'listing.down': '下架',
  'listing.downMany': '下架',
  'listing.seedsDown': '下架',
  'listing.boxDown': '下架',
  'garden.unlock': '解锁种植位',
  'garden.start': '开始生长',
  'garden.stop': '暂停生长',
  'garden.push': '种下',
  'garden.takeDown': '取下',
  'garden.addMagic': '加灵力',
  'garden.supplement': '补营养',
  'garden.settle': '收获',
  'garden.receive': '领取',
  'garden.build': '扎灯',
  'garden.openBox': '开灯',
  'garden.receiveEggs': '领回牧场',
  'garden.exchangeEggs': '换豆子',
  'ask-to-buy.release': '发布求购',
  'ask-to-buy.sell': '卖给求购',
  'ask-to-buy.choose': '买下寄售',
  'ask-to-buy.cancel': '撤回求购',
  'pledge.publish': '发布质押',
  'pledge.lend': '出借',
  'pledge.cancel': '撤回质押',
  'lease.publish': '发布出租',
  'lease.rent': '租下',
  'lease.withdraw': '撤回出租',
  'lease.end': '退租',
  'lease.buyout': '买断',
  'auction.bid': '出价',
  'auction.takeInscription': '拍下铭文',
  'draw.one': '抽奖',
  'draw.many': '抽奖',
  'draw.openLot': '抽签',
  'draw.openEnvelope': '拆红包',
  'draw.openAirdrop': '开空投',
  'synthesis.perform': '合成',
  'diy.make': '拼装',
  'diy.salvage': '拆解',
  'prop.openChest': '开宝箱',
  'prop.use': '使用道具',
  'physical.order': '提货',
  'wallet.open': '开通钱包',
  'wallet.openHf': '开通钱包',
  'wallet.openHfPay': '开通钱包',
  'wallet.openPay': '开通钱包',
  'wallet.openYb': '开通钱包',
} as const satisfies Readonly<Record<Endpoint, string>>
const isNamed = (endpoint: unknown): endpoint is Endpoint =>
  typeof endpoint === 'string' && Object.hasOwn(words, endpoint)

/** What such a call does, in a word. */
export const doingOf = (endpoint: Endpoint): string => words[endpoint]

/** Something that takes or gives, of which nobody knows whether it was done. */
export interface UnknownIntent {
  readonly stream: IntentStream
  /** The call. */
  readonly endpoint: Endpoint | null
  readonly doing: string
  /** There is an order, which says so itself where it is shown. */
  readonly hasOrder: boolean
  /** When it was meant, server time; null when nobody has noted it. */
  readonly since: number | null
  /** What was found of it where nothing decides, in words; `''` while there is nothing to say. */
  readonly found: string
  /** What was asked for. */
  readonly request: Readonly<Record<string, unknown>>
}

/** What is asked of an order that is there. */
const paying = 'order.repay' as const
const cancelling = 'order.cancel' as const

/** Pure: what is unknown of an intent, null while it is anything else. */
export function viewUnknown(
  stream: IntentStream,
  state: { readonly value: unknown; readonly context: object } | undefined,
): UnknownIntent | null {
  if (!state) return null
  const ofOrder = doubtOfOrder(state)
  if (state.value !== 'uncertain' && !isUnderWayAgain(state) && !ofOrder) return null
  const { endpoint, request, change, sent, failure, cancelAt } = fieldsOf(state.context)
  const called = fieldsOf(change)
  const name = ofOrder ?? endpoint ?? called['endpoint']
  const at = ofOrder === cancelling ? cancelAt : fieldsOf(sent)['at']
  return {
    stream,
    endpoint: isNamed(name) ? name : null,
    doing: isNamed(name) ? words[name] : '操作',
    hasOrder: ofOrder === paying,
    since: typeof at === 'number' ? at : null,
    found: foundIn(failure),
    request: fieldsOf(request ?? called['request']),
  }
}

/** It is just being asked about: as unknown as before. */
const isUnderWayAgain = ({ value, context }: { readonly value: unknown; readonly context: object }): boolean =>
  (value === 'creating' || value === 'sending' || value === 'changing') && fieldsOf(context)['failure'] !== null

/** What was begun with an order, here or elsewhere, of which nobody has heard the end: its payment, or that it is cancelled. */
function doubtOfOrder(state: { readonly value: unknown; readonly context: object }): Endpoint | null {
  const { attempt = null, order, tries, cancelAt } = fieldsOf(state.context)
  const isUnheard = state.value === 'resting' || (state.value === 'asking' && Number(tries) > 0)
  if (!isUnheard) return null
  if (typeof cancelAt === 'number') return cancelling
  return attempt !== null || fieldsOf(order)['status'] === 'pending' ? paying : null
}

/** Ours: after so long it is said that nobody knows, and what can be done about it. */
const LATE_MS = 10 * minute

/** Whether what was meant then, or at a time that nobody has noted, has been unknown for long. */
export const isLate = (since: number | null, now: number): boolean => since === null || now - since >= LATE_MS

/** When it becomes late; null where it is. */
export const lateAt = (since: number | null): number | null => (since === null ? null : since + LATE_MS)

/** One sentence for what has been unknown for long, and what can be done about it. */
export const lateWords = (doing: string): string =>
  `${doing}还不知道结果，我们会继续查询；也可以先看记录，或联系客服核对。`

/** One sentence: what is not known, and after ten minutes what can be done. */
export const unknownWords = ({ doing, since }: Pick<UnknownIntent, 'doing' | 'since'>, now: number): string =>
  isLate(since, now) ? lateWords(doing) : `${doing}确认中：正在确认结果，请不要重复${doing}。`

/** Of one of these calls, in doubt when its person signed out: nobody knows any more of which goods, so it may be of any. */
export const forgottenBy =
  (calls: readonly UnknownIntent['endpoint'][]) =>
  ({ endpoint, request }: Pick<UnknownIntent, 'endpoint' | 'request'>): boolean =>
    Object.keys(request).length === 0 && calls.includes(endpoint)

/** The same of any purchase; that an order is cancelled takes nothing from anybody. */
export const isForgotten = ({
  stream,
  endpoint,
  request,
}: Pick<UnknownIntent, 'stream' | 'endpoint' | 'request'>): boolean =>
  stream.startsWith('order/') && endpoint !== cancelling && Object.keys(request).length === 0

const oneOf = [
  'productId',
  'blindBoxId',
  'listingId',
  'avatarId',
  'typeId',
  'copyId',
  'categoryId',
  'inCategoryId',
  'itemId',
  'physicalId',
  'goodsId',
  'cardId',
  'slotId',
  'auctionId',
  'activityId',
  'synthesisId',
  'id',
] as const
const manyOf = ['ids', 'listingIds'] as const
/** Several ids travel as a list, or with commas between them. */
const idsIn = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : []

/** Whether it is about these goods: a product, a box, an offer, an avatar or a copy, by its id, or as the thing whose stream it is. */
export const isOf = ({ stream, request }: Pick<UnknownIntent, 'stream' | 'request'>, id: string): boolean =>
  oneOf.some((field) => request[field] === id) ||
  manyOf.some((field) => idsIn(request[field]).includes(id)) ||
  (id !== '' && stream.endsWith(`/${id}`))

/** What is said of an intent that nobody knows the end of: ask at once, or that its person has looked for themselves. */
type OfUnknown = 'checkRequested' | 'dismissed'
type Kind = IntentStream extends `${infer Name}/${string}` ? Name : never
/** How each kind is told so. */
const told: { readonly [Name in Kind]: (app: App, key: string, what: OfUnknown) => void } = {
  order: (app, key, what) => app.say(`order/${key}`, { type: `order.${what}` }),
  'blind-box': (app, key, what) => app.say(`blind-box/${key}`, { type: `blindBox.${what}` }),
  transfer: (app, key, what) => app.say(`transfer/${key}`, { type: `transfer.${what}` }),
  listing: (app, key, what) => app.say(`listing/${key}`, { type: `listing.${what}` }),
  'ask-to-buy': (app, key, what) => app.say(`ask-to-buy/${key}`, { type: `askToBuy.${what}` }),
  pledge: (app, key, what) => app.say(`pledge/${key}`, { type: `pledge.${what}` }),
  lease: (app, key, what) => app.say(`lease/${key}`, { type: `lease.${what}` }),
  auction: (app, key, what) => app.say(`auction/${key}`, { type: `auction.${what}` }),
  'energy-unlock': (app, key, what) => app.say(`energy-unlock/${key}`, { type: `energyUnlock.${what}` }),
  synthesis: (app, key, what) => app.say(`synthesis/${key}`, { type: `synthesis.${what}` }),
  diy: (app, key, what) => app.say(`diy/${key}`, { type: `diy.${what}` }),
  'lucky-draw': (app, key, what) => app.say(`lucky-draw/${key}`, { type: `luckyDraw.${what}` }),
  'red-envelope': (app, key, what) => app.say(`red-envelope/${key}`, { type: `redEnvelope.${what}` }),
  'garden-slot': (app, key, what) => app.say(`garden-slot/${key}`, { type: `gardenSlot.${what}` }),
  'garden-seed': (app, key, what) => app.say(`garden-seed/${key}`, { type: `gardenSeed.${what}` }),
  'garden-nutrient': (app, key, what) => app.say(`garden-nutrient/${key}`, { type: `gardenNutrient.${what}` }),
  'garden-build': (app, key, what) => app.say(`garden-build/${key}`, { type: `gardenBuild.${what}` }),
  'garden-egg': (app, key, what) => app.say(`garden-egg/${key}`, { type: `gardenEgg.${what}` }),
}
const isKind = (kind: string): kind is Kind => Object.hasOwn(told, kind)
function tell(app: App, stream: IntentStream, what: OfUnknown): void {
  const kind = stream.slice(0, stream.indexOf('/'))
  if (isKind(kind)) told[kind](app, stream.slice(kind.length + 1), what)
}

/** Asks at once what became of it. */
export const askAfter = (app: App, stream: IntentStream): void => tell(app, stream, 'checkRequested')

/** Whether somebody may end the asking: nothing decides at a server that knows no keys (ORD-12). */
export const canEnd = ({ found }: Pick<UnknownIntent, 'found'>): boolean => found !== ''

/** Ends the asking: its person has looked for themselves. */
export const endAsking = (app: App, stream: IntentStream): void => tell(app, stream, 'dismissed')

/** What this person has begun on this device, in whichever tab, and nobody knows the end of. */
export const unknownIntents = ({ trade, snapshot }: Pick<App, 'trade' | 'snapshot'>): readonly UnknownIntent[] =>
  trade.intents().flatMap((stream) => viewUnknown(stream, snapshot(stream)) ?? [])

/** The same, kept up to date. */
export function useUnknownIntents(): readonly UnknownIntent[] {
  const app = useApp()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const streams = app.trade.intents()
  const names = streams.join(' ')
  useEffect(() => {
    const stops = names
      .split(' ')
      .filter((name) => name !== '')
      .map((name) => app.subscribe(name, redraw))
    return () => stops.forEach((stop) => stop())
  }, [app, names])
  return unknownIntents(app)
}
