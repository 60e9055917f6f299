import type { AnswerOf, RowOf } from '#src/contract/rest/calls.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { counted, formatCount } from '#src/domain/number/number-format.ts'
import { type Rarity, rarityWords } from '#src/ui/media/rarity-frame.tsx'
import { buyHref } from '../kit/order/buy.ts'
import { type Collectible, fromBox, saleTime } from '../kit/product/collectible.ts'
import { priceWords, productHref } from '../kit/product/goods.ts'
import { safePicture } from '../kit/app/links.ts'
import { blockWords, chanceWords, type RuleLine, ruleLines } from '../kit/product/sale-words.ts'

/** One thing that a box may hold, as `box.contents` answers it. */
export type ContentRow = RowOf<'box.contents'>

/** A blind box as `box.detail` answers it. */
export type BoxDetailRow = AnswerOf<'box.detail'>

export interface ContentLine {
  readonly id: string
  readonly href: string
  readonly name: string
  readonly note: string
  readonly image: string | null
  readonly chance: string
}

export interface BoxView {
  readonly item: Collectible
  readonly story: string
  readonly odds: readonly {
    readonly key: string
    readonly name: string
    readonly amount: number
    readonly color: string
  }[]
  readonly opened: string
  readonly rules: readonly RuleLine[]
  readonly market: readonly RuleLine[]
  /** How this person stands with it: 「你有 3 个待开」; `''` for nothing to say. */
  readonly standing: string
  /** What stands at the foot, and whether it is a reminder to be set. */
  readonly foot: {
    readonly note: string
    readonly remind: 'none' | 'offered' | 'booked'
    /** Where it is bought; null while it cannot be. */
    readonly buy: string | null
  }
}

const colors: Readonly<Record<Rarity, string>> = {
  common: 'var(--color-line)',
  rare: 'var(--color-indigo)',
  epic: 'var(--color-violet)',
  legendary: 'var(--color-gold)',
}

export const contentLine = ({ productId, name, image, rarity, chance, left, packed }: ContentRow): ContentLine => ({
  id: productId,
  href: productHref(productId),
  name,
  note: `${rarityWords[rarity]} · 剩 ${formatCount(left)} / ${formatCount(packed)}`,
  image: safePicture(image),
  chance: chanceWords(chance),
})

function footOf({ id, sale, onSaleAt, activity }: BoxDetailRow, now: Instant): BoxView['foot'] {
  if (activity && activity.endsAt <= now) return { note: '活动已结束', remind: 'none', buy: null }
  if (sale.block === 'notOnSale') {
    const note = onSaleAt === null ? '尚未开售' : `${saleTime(onSaleAt)} 开售`
    return { note, remind: sale.booked ? 'booked' : 'offered', buy: null }
  }
  const isOpen = sale.block === '' || sale.block === 'queueing'
  const limit = `每人限购 ${sale.limitPerUser} 个`
  const open = activity ? `${activity.name}，${saleTime(activity.endsAt)} 结束` : limit
  const note = isOpen ? open : blockWords[sale.block]
  return { note, remind: 'none', buy: sale.block === '' ? `#${buyHref({ blindBoxId: id })}` : null }
}

/** Everything the page says at `now` (server time). */
export const viewBox = (row: BoxDetailRow, now: Instant): BoxView => ({
  item: fromBox(row, now),
  story: row.story,
  odds: row.odds.map(({ rarity, chance }) => {
    return { key: rarity, name: rarityWords[rarity], amount: chance, color: colors[rarity] }
  }),
  opened: `已打开 ${counted(row.opened, '个')}`,
  rules: ruleLines(row.sale, '个'),
  market: [
    { term: '地板价', detail: row.floorFen === null ? '暂无' : priceWords(row.floorFen) },
    { term: '寄售中', detail: counted(row.offers, '个') },
  ],
  standing: row.owned > 0 ? `你有 ${counted(row.owned, '个')}待开` : '',
  foot: footOf(row, now),
})
