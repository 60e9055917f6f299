import { formatRate } from '#src/domain/finance/interest.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import { day, type Instant } from '#src/domain/time/instant.ts'
import type { ShownDeed } from '../kit/finance/deed-sheet.tsx'
import { maybePrice } from '../kit/finance/finance.select.ts'
import { priceWords } from '../kit/product/goods.ts'
import { called, loanLines, type PledgeRow } from './pledges.select.ts'

/** What is wanted for a copy. */
export interface NewPledge {
  readonly copyId: string
  readonly called: string
  readonly loanFen: number
  readonly rateBasisPoints: number
  readonly days: number
}

/** What is said before a copy is pledged: what is held until when, and when it is lost. */
export const publishDeed = (wanted: NewPledge, graceDays: number): ShownDeed => ({
  title: '发布质押',
  called: wanted.called,
  lines: [
    ...loanLines(wanted.loanFen, wanted.rateBasisPoints, wanted.days),
    { term: '质押期间', detail: '即刻起，至还清或撤回' },
  ],
  risks: [
    '质押期间，藏品不能寄售、转赠、种植、升级。',
    `到期从余额自动还款；余额不足会再试 ${graceDays} 天、利息照计；仍不足，藏品归出借人。`,
  ],
  confirm: '确认发布',
})

/** What is said before somebody lends: what comes back when, and that the thing may be worth less. */
export const lendDeed = (row: PledgeRow, now: Instant, graceDays: number): ShownDeed => ({
  title: '出借',
  called: called(row),
  lines: [
    { term: '借出', detail: priceWords(row.loanFen) },
    { term: '日利率', detail: formatRate(row.rateBasisPoints) },
    { term: '到期收回', detail: priceWords(row.owedFen) },
    { term: '到期', detail: formatInstant(now + row.days * day, 'M月D日 HH:mm') },
    { term: '地板价', detail: row.floorFen === null ? '暂无寄售' : maybePrice(row.floorFen) },
  ],
  risks: ['借出后不能提前收回。', `对方到期未还，宽限 ${graceDays} 天后藏品归你；届时其价值可能低于借款。`],
  confirm: `借出 ${priceWords(row.loanFen)}`,
})

export const cancelDeed = (row: PledgeRow): ShownDeed => ({
  title: '撤回质押',
  called: called(row),
  lines: [{ term: '藏品', detail: '撤回后即可寄售、转赠' }],
  risks: ['如恰好有人出借，以先到者为准。'],
  confirm: '确认撤回',
})
