import type { AnswerOf, RowOf } from '#src/contract/rest/calls.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import type { SnapshotOf } from '#src/machines/streams.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import { fallingPrice } from '#src/domain/number/falling-price.ts'
import { counted } from '#src/domain/number/number-format.ts'
import { href } from '#src/routes/table.ts'
import type { Tone } from '#src/ui/display/tag.tsx'
import { safePicture } from '../kit/app/links.ts'
import { engraved } from '../kit/collection/copy.ts'
import { priceWords } from '../kit/product/goods.ts'

export type AuctionRow = RowOf<'auction.list'>
export type AuctionDetail = AnswerOf<'auction.detail'>
export type BidRow = RowOf<'auction.bids'>
export type LotRow = AnswerOf<'auction.inscriptionLot'>

const path = '/pages/activity/auctionBid'
export const auctionHref = (id: string): string => `#${href(path, { id })}`
export const lotHref = (lot: string): string => `#${href(path, { lot })}`

/** An auction in a list. */
export interface AuctionLine {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly note: string
  readonly image: string | null
  readonly price: string
  readonly tag: { readonly text: string; readonly tone: Tone } | null
}

const standingTags: Readonly<Record<AuctionRow['standing'], AuctionLine['tag']>> = {
  none: null,
  unknown: { text: '确认中', tone: 'neutral' },
  leading: { text: '领先', tone: 'jade' },
  outbid: { text: '已被超过', tone: 'cinnabar' },
  won: { text: '已拍得', tone: 'gold' },
  lost: { text: '未拍得', tone: 'neutral' },
}

/** How much is being bid just now; null while nothing is. */
export function bidUnderWay(snapshot: SnapshotOf<`auction/${string}`> | undefined): number | null {
  if (!snapshot?.matches('changing')) return null
  const { request } = snapshot.context
  return 'amountFen' in request ? request.amountFen : null
}

const clock = (at: Instant): string => formatInstant(at, 'HH:mm')

/** When something happens next, by the clock on the wall: a list has no seconds that run. */
export function auctionNote({ state, bids, startsAt, endsAt }: AuctionRow, now: Instant): string {
  if (state === 'struck') return `${formatInstant(endsAt, 'M月D日 HH:mm')} 成交 · ${counted(bids, '次')}出价`
  if (state === 'passed') return '无人出价，已流拍'
  if (state === 'unknown') return '状态确认中'
  if (state === 'settling' || now >= endsAt) return '结算中'
  if (now < startsAt) return `${clock(startsAt)} 开拍`
  return `${clock(endsAt)} 结束 · ${bids === 0 ? '无人出价' : `${counted(bids, '次')}出价`}`
}

export const auctionLine = (row: AuctionRow, now: Instant): AuctionLine => ({
  id: row.id,
  href: auctionHref(row.id),
  title: row.name,
  note: auctionNote(row, now),
  image: safePicture(row.image),
  price: priceWords(row.priceFen),
  tag: standingTags[row.standing],
})

/** The stage of lc:auction; null while this build does not know the state. */
export const stageOf = ({ state }: Pick<AuctionDetail, 'state'>): 'listed' | 'bidding' | 'closed' | null =>
  state === 'unknown' ? null : state === 'listed' || state === 'bidding' ? state : 'closed'

/** What may be bid next: the least, and two steps more. */
export const offersOf = ({ leastFen, stepFen }: Pick<AuctionDetail, 'leastFen' | 'stepFen'>): readonly number[] => [
  leastFen,
  leastFen + stepFen,
  leastFen + 3 * stepFen,
]

/** Why nobody can bid now; `''` when one can. */
export function bidBlock({ state, startsAt, endsAt, seller }: AuctionDetail, now: Instant, me: string): string {
  if (state === 'unknown') return '状态还在确认'
  if (state === 'struck' || state === 'passed') return '拍卖已结束'
  if (state === 'settling' || now >= endsAt) return '结算中'
  if (seller.userId === me) return '这是你送拍的'
  return now < startsAt ? `${clock(startsAt)} 开拍` : ''
}

const seconds = (ms: number): string => `${Math.round(ms / 1000)} 秒`

/** The rules of an auction as they hold, one sentence each. */
export function rulesOf(row: AuctionDetail): readonly string[] {
  const { windowMs, extensionMs, extensions, extensionsMost, settlingMs, stepFen } = row
  const puts = `结束前 ${seconds(windowMs)}内有人出价，结束时间顺延到出价后 ${seconds(extensionMs)}，最多 ${extensionsMost} 次${extensions > 0 ? `（已顺延 ${extensions} 次）` : ''}。`
  return [
    `每次至少加 ${priceWords(stepFen)}。`,
    '出价会冻结全额，被超过时立即退回余额；拍得后以冻结金额付款，不能撤回。',
    ...(windowMs > 0 ? [puts] : []),
    `以服务器时间为准。结束后有 ${seconds(settlingMs)}结算，出价金额相同时先到者领先。`,
  ]
}

export const numberWords = (row: Pick<AuctionRow, 'number' | 'editionSize' | 'seriesName'>): string =>
  `${row.seriesName} · ${engraved(row.number, row.editionSize)}`

/** A carved copy that was struck. */
export interface StruckLine {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly image: string | null
  readonly price: string
}

export const struckLine = (row: RowOf<'auction.inscriptionLog'>): StruckLine => ({
  id: row.id,
  title: `「${row.words}」`,
  note: `${row.owner.nickname} · ${formatInstant(row.at, 'M月D日 HH:mm')}`,
  image: safePicture(row.image),
  price: row.paidFen === null ? '' : priceWords(row.paidFen),
})

/** What a lot at a falling price costs at an instant of the server's time. */
export const lotPrice = (lot: LotRow, now: Instant): number => lot.paidFen ?? fallingPrice(lot, now)

/** When it falls next; null at its floor. */
export const nextFall = (lot: LotRow, now: Instant): Instant | null =>
  lotPrice(lot, now) === lot.floorFen || now < lot.startsAt
    ? null
    : lot.startsAt + (Math.floor((now - lot.startsAt) / lot.dropMs) + 1) * lot.dropMs

export const lotNote = (lot: LotRow, now: Instant): string => {
  if (lot.state === 'struck') return `${lot.buyer?.nickname ?? ''} 拍下`
  if (lot.state === 'passed' || now >= lot.endsAt) return '无人拍下'
  return now < lot.startsAt ? `${clock(lot.startsAt)} 开拍` : `最低降到 ${priceWords(lot.floorFen)}`
}
