import type { RowOf } from '#src/contract/rest/calls.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import { href } from '#src/routes/table.ts'
import { priceWords } from '../kit/product/goods.ts'
import { safePicture } from '../kit/app/links.ts'
import { kindWords, type ProvenanceRow } from '../kit/collection/provenance.ts'

export const directions = ['all', 'in', 'out'] as const
export type Direction = (typeof directions)[number]

/** What the address asks for; anything unknown is both. */
export const directionOf = (query: URLSearchParams): Direction =>
  directions.find((one) => one === query.get('type')) ?? 'all'

export type RecordRow = ProvenanceRow & Pick<RowOf<'transfer.ofUser'>, 'copyId' | 'name' | 'image'>

export interface RecordLine {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly note: string
  readonly image: string | null
  readonly isIncoming: boolean
  /** What was paid; `''` for a gift, an opening, a redemption. */
  readonly price: string
}

/** A change of hands as `userId` sees it. */
export function recordLine(row: RecordRow, userId: string): RecordLine {
  const isIncoming = row.to.userId === userId
  const other = isIncoming ? row.from : row.to
  const who = other === null ? '' : isIncoming ? other.nickname : `给 ${other.nickname}`
  const kind = !isIncoming && row.kind === 'market' ? '寄售卖出' : kindWords[row.kind]
  return {
    id: row.id,
    href: `#${href('/pages/common/goodsTransferRecord/goodsTransferRecord', { id: row.copyId })}`,
    title: `${row.name} #${row.number}`,
    note: [kind, formatInstant(row.at, 'M月D日'), who].filter(Boolean).join(' · '),
    image: safePicture(row.image),
    isIncoming,
    price: row.priceFen > 0 ? priceWords(row.priceFen) : '',
  }
}
