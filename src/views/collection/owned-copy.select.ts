import type { AnswerOf } from '#src/contract/rest/calls.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { counted } from '#src/domain/number/number-format.ts'
import { href } from '#src/routes/table.ts'
import type { ChartPoint } from '#src/ui/chart/line-path.ts'
import type { TimelineEntry } from '#src/ui/display/timeline.tsx'
import { type Tone } from '#src/ui/display/tag.tsx'
import type { Rarity } from '#src/ui/media/rarity-frame.tsx'
import type { Collectible } from '../kit/product/collectible.ts'
import {
  type CopyRow,
  engraved,
  fromCopy,
  heldAt,
  type HeldState,
  heldTime,
  heldWords,
} from '../kit/collection/copy.ts'
import { priceWords, productHref } from '../kit/product/goods.ts'
import { safePicture } from '../kit/app/links.ts'
import { kindWords, type ProvenanceRow, provenanceEntry } from '../kit/collection/provenance.ts'
import { type RuleLine, termLines } from '../kit/product/sale-words.ts'

/** A copy of one's own as `collection.detail` answers it; the provenance is oldest first. */
export type OwnedCopyRow = CopyRow &
  Pick<
    AnswerOf<'collection.detail'>,
    'largeImage' | 'story' | 'terms' | 'floorFen' | 'offers' | 'chainHash' | 'upgrade'
  > & {
    readonly provenance: readonly ProvenanceRow[]
    readonly prices: readonly Pick<AnswerOf<'collection.detail'>['prices'][number], 'at' | 'lastFen'>[]
  }

/** One thing to do with it; `why` says why not, `''` when it can be done. */
export interface Deed {
  readonly why: string
}

/** Becoming a rarer one of the same series. */
export interface UpgradeView extends Deed {
  readonly name: string
  readonly image: string | null
  readonly rarity: Rarity
  /** 「360 微豆」 */
  readonly cost: string
  readonly beans: number
  /** What is left of the 微豆 afterwards, '' when there are too few. */
  readonly left: string
}

export interface OwnedCopyView {
  readonly item: Collectible
  /** 「云起庐山 #31」 */
  readonly called: string
  readonly number: string
  /** How it stands now, and until when. */
  readonly standing: { readonly text: string; readonly tone: Tone }
  /** What is asked for it; null when it is not offered. */
  readonly asked: string | null
  readonly story: string
  readonly got: readonly RuleLine[]
  readonly terms: readonly RuleLine[]
  readonly feeBasisPoints: number
  readonly floor: string
  readonly points: readonly ChartPoint[]
  /** The last changes of hands, newest first. */
  readonly records: readonly TimelineEntry[]
  readonly recordHref: string
  readonly productId: string
  readonly productHref: string
  readonly chainHash: string
  /** What is written on the back of the work. */
  readonly back: readonly { readonly term: string; readonly text: string }[]
  readonly isListed: boolean
  readonly offer: Deed
  readonly withdraw: Deed
  readonly give: Deed
  readonly upgrade: UpgradeView | null
}

const RECORDS = 3

function standingOf(row: OwnedCopyRow, now: Instant): OwnedCopyView['standing'] {
  const state = heldAt(row, now)
  if (state === 'coolingOff') return { text: `冷静期到 ${heldTime(row.freeAt)}`, tone: 'gold' }
  return heldWords[state] ?? { text: '已持有', tone: 'jade' }
}

/** What lies in the garden is held there. */
const PLANTED = '请先从花园取下'

/** Why nothing at all can be done with it now. */
const lockedWords: Readonly<Partial<Record<HeldState, string>>> = {
  trading: '有人正在付款，暂时锁定',
  planted: PLANTED,
  pledged: '正在质押，撤回或还清后才能操作',
  leased: '正在出租，撤回或归还后才能操作',
  auctioned: '正在拍卖，结束后再操作',
  assembled: '在 DIY 作品里，拆解后才能操作',
  stored: '在公会仓库里，发放后归收到的人',
  unknown: '它的状态还在确认，暂时不能操作',
}

function deedsOf(row: OwnedCopyRow, now: Instant): Pick<OwnedCopyView, 'offer' | 'withdraw' | 'give'> {
  const state = heldAt(row, now)
  const cooling = state === 'coolingOff' ? '冷静期未结束' : ''
  const paying = lockedWords[state] ?? ''
  return {
    offer: { why: row.terms.resale ? cooling || paying : '这件藏品不支持寄售' },
    withdraw: { why: paying },
    give: {
      why: row.terms.transferable
        ? cooling || paying || (state === 'listed' ? '先下架才能转赠' : '')
        : '这件藏品不支持转赠',
    },
  }
}

function upgradeOf(row: OwnedCopyRow, now: Instant): UpgradeView | null {
  if (row.upgrade === null) return null
  const { beans, weiDou, image, ...to } = row.upgrade
  const isPrice = Number.isSafeInteger(beans) && beans > 0
  const lacks = !isPrice ? '价格有误，暂时不能升级' : beans > weiDou ? `还差 ${counted(beans - weiDou, '微豆')}` : ''
  const why: Readonly<Record<HeldState, string>> = {
    free: lacks,
    coolingOff: '冷静期结束后才能升级',
    listed: '先下架才能升级',
    trading: '有人正在付款，暂时锁定',
    planted: PLANTED,
    pledged: '正在质押',
    leased: '正在出租',
    auctioned: '正在拍卖',
    assembled: '在 DIY 作品里',
    stored: '在公会仓库里',
    unknown: '它的状态还在确认',
  }
  return {
    ...to,
    image: safePicture(image),
    cost: counted(beans, '微豆'),
    beans,
    left: lacks === '' ? counted(weiDou - beans, '微豆') : '',
    why: why[heldAt(row, now)],
  }
}

/** What was paid for it in money; for what was given beans or other copies for, how one came by it. */
function paidWords({ paidFen, provenance }: OwnedCopyRow): string {
  const kind = provenance.at(-1)?.kind ?? 'transfer'
  if (paidFen > 0) return priceWords(paidFen)
  return ['sale', 'market', 'transfer', 'unknown'].includes(kind) ? '免费获得' : kindWords[kind]
}

/** Those who had it before, the last one first. */
function formerOwners({ provenance }: OwnedCopyRow): OwnedCopyView['back'] {
  const names = provenance.toReversed().flatMap(({ from }) => (from ? [from.nickname] : []))
  return names.length === 0 ? [] : [{ term: '曾经的主人', text: [...new Set(names)].join('、') }]
}

/** Everything the page says at `now` (server time). */
export function viewOwned(row: OwnedCopyRow, now: Instant): OwnedCopyView {
  const state = heldAt(row, now)
  return {
    item: { ...fromCopy(row), largeImage: safePicture(row.largeImage) },
    called: `${row.name} ${engraved(row.number, row.editionSize).split(' ', 1)[0]}`,
    number: engraved(row.number, row.editionSize),
    standing: standingOf(row, now),
    asked: row.askedFen === null ? null : priceWords(row.askedFen),
    story: row.story,
    got: [
      { term: '获得时间', detail: formatInstant(row.gotAt, 'YYYY年M月D日 HH:mm') },
      { term: '买入价', detail: paidWords(row) },
      { term: '地板价', detail: row.floorFen === null ? '暂无' : priceWords(row.floorFen) },
      { term: '同款寄售', detail: counted(row.offers, '件') },
    ],
    terms: termLines(row.terms),
    feeBasisPoints: row.terms.feeBasisPoints,
    floor: row.floorFen === null ? '' : priceWords(row.floorFen),
    points: row.prices.map((day) => ({ at: day.at, value: day.lastFen })),
    records: row.provenance.toReversed().slice(0, RECORDS).map(provenanceEntry),
    recordHref: `#${href('/pages/common/goodsTransferRecord/goodsTransferRecord', { id: row.id })}`,
    productId: row.productId,
    productHref: productHref(row.productId),
    chainHash: row.chainHash,
    back: [
      { term: '编号', text: engraved(row.number, row.editionSize) },
      { term: '系列', text: row.seriesName },
      { term: '链上登记', text: `${row.chainHash.slice(0, 8)}…${row.chainHash.slice(-4)}` },
      { term: '获得时间', text: formatInstant(row.gotAt, 'YYYY年M月D日') },
      ...formerOwners(row),
    ],
    upgrade: upgradeOf(row, now),
    isListed: state === 'listed' || state === 'trading',
    ...deedsOf(row, now),
  }
}
