import type { RowOf } from '#src/contract/rest/calls.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import type { Fen } from '#src/domain/number/fen.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import type { TimelineEntry } from '#src/ui/display/timeline.tsx'
import { priceWords } from '../product/goods.ts'

interface Change {
  readonly id: string
  readonly number: number
  readonly kind: ProvenanceRow['kind']
  readonly from: { readonly nickname: string } | null
  readonly to: { readonly nickname: string }
  readonly priceFen: Fen
  readonly at: Instant
}

/** One change of hands as `transfer.ofProduct` and `transfer.ofUser` answer it. */
export type ProvenanceRow = Pick<
  RowOf<'transfer.ofProduct'>,
  'id' | 'number' | 'kind' | 'from' | 'to' | 'priceFen' | 'at'
>

/** How somebody got something. */
export const kindWords: Readonly<Record<ProvenanceRow['kind'], string>> = {
  sale: '首发购得',
  box: '开盲盒获得',
  market: '寄售成交',
  transfer: '转赠',
  redeem: '兑换获得',
  upgrade: '升级获得',
  pledge: '质押到期',
  draw: '抽奖所得',
  synthesis: '合成获得',
  unknown: '流转',
}

/** A change of hands in a timeline: who, which number, how, for how much. */
export const provenanceEntry = ({ id, number, kind, from, to, priceFen, at }: Change): TimelineEntry => ({
  key: id,
  title: from ? `${from.nickname} → ${to.nickname}` : to.nickname,
  note: `#${number} · ${kindWords[kind]}${priceFen > 0 ? ` ${priceWords(priceFen)}` : ''}`,
  time: formatInstant(at, 'M月D日'),
})
