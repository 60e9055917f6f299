import type { AnswerOf } from '#src/contract/rest/calls.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { href } from '#src/routes/table.ts'
import { buyHref } from '../kit/order/buy.ts'
import { type AvatarRow, type Collectible, copies, fromAvatar, saleTime } from '../kit/product/collectible.ts'
import type { Goods } from '../kit/product/goods.ts'
import { blockWords, type RuleLine, ruleLines, type SaleRow } from '../kit/product/sale-words.ts'
import { avatarGoods, type AvatarSeriesRow } from './avatar-series.select.ts'

/** What `order.preview` answers that this page needs: the rules and where the person stands with them. */
export type AvatarSaleRow = Pick<AnswerOf<'order.preview'>, 'sale'>

/** What the foot of the page offers. */
export type AvatarOffered =
  | { readonly kind: 'buy'; readonly note: string; readonly text: string; readonly href: string }
  | { readonly kind: 'remind'; readonly note: string; readonly booked: boolean }
  | { readonly kind: 'others'; readonly note: string; readonly href: string }

export interface AvatarDetailsView {
  readonly item: Collectible
  readonly story: string
  readonly seriesStory: string
  /** 「我有 1 份」; `''` for none. */
  readonly standing: string
  readonly rules: readonly RuleLine[]
  /** The other avatars of its series. */
  readonly others: readonly Goods[]
  readonly offered: AvatarOffered
}

const exchangeRule: RuleLine = { term: '置换', detail: '同系列里不更稀有的，一份换一份' }
const passed = new Set(['冷静期', '转赠'])

/** An avatar is never sold on or given away, so that nothing is said of when and for how much. */
const rulesOf = (sale: SaleRow): readonly RuleLine[] => {
  const lines = ruleLines(sale, '份').filter(({ term }) => !passed.has(term))
  return lines.flatMap((line) =>
    line.term === '寄售' ? [{ term: '寄售与转赠', detail: '不支持' }, exchangeRule] : [line],
  )
}

function offeredOf(row: AvatarRow, { block, booked, limitPerUser, bought }: SaleRow): AvatarOffered {
  if (block === 'notOnSale') {
    return { kind: 'remind', note: row.onSaleAt === null ? '' : `${saleTime(row.onSaleAt)} 开售`, booked }
  }
  if (block !== '') {
    return { kind: 'others', note: blockWords[block] ?? '', href: `#${href('/pages/home/purchaseHead/purchaseHead')}` }
  }
  const left = Math.min(row.remaining, Math.max(0, limitPerUser - bought))
  const buy = buyHref({ avatarId: row.id }, row.rush ? { from: 'rush' } : {})
  return { kind: 'buy', note: `还能买 ${copies(left)}`, text: row.rush ? '立即抢购' : '立即购买', href: `#${buy}` }
}

/** Pure: everything the page says of one avatar at `now`; null when its series does not have it. */
export function viewAvatar(
  id: string,
  [series]: readonly AvatarSeriesRow[],
  { sale }: AvatarSaleRow,
  now: Instant,
): AvatarDetailsView | null {
  const row = series?.avatars.find((one) => one.id === id)
  if (!series || !row || !sale) return null
  return {
    item: fromAvatar(row, now),
    story: row.story,
    seriesStory: series.story,
    standing: row.owned > 0 ? `你已持有 ${copies(row.owned)}` : '',
    rules: rulesOf(sale),
    others: series.avatars.filter((one) => one.id !== id).map((one) => avatarGoods(one, now)),
    offered: offeredOf(row, sale),
  }
}
