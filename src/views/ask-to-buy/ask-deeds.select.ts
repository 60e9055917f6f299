import { type Fen, shareOfFen } from '#src/domain/number/fen.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import type { ShownDeed } from '../kit/finance/deed-sheet.tsx'
import { priceWords } from '../kit/product/goods.ts'
import type { AskRow } from './asks.select.ts'

/** What is said before something is sold to an ask; the charge is null until it is known. */
export function sellDeed(row: AskRow, called: string, feeBasisPoints: number | null): ShownDeed {
  const fee = shareOfFen(row.priceFen, feeBasisPoints ?? 0)
  const isKnown = feeBasisPoints !== null
  return {
    title: '卖给这笔求购',
    called,
    lines: [
      { term: '求购人', detail: row.asker.nickname },
      { term: '求购价', detail: priceWords(row.priceFen) },
      { term: '服务费', detail: isKnown ? priceWords(fee) : '按购入时的规则' },
      { term: '预计到账', detail: isKnown ? priceWords(row.priceFen - fee) : '—' },
    ],
    risks: ['对方货款已冻结，确认后立即成交并到账，不能撤回。'],
    confirm: '确认卖出',
  }
}

export const cancelDeed = (row: AskRow): ShownDeed => ({
  title: '撤回求购',
  called: row.name,
  lines: [
    { term: '退回余额', detail: priceWords(row.priceFen) },
    { term: '原定到期', detail: formatInstant(row.endsAt, 'M月D日 HH:mm') },
  ],
  risks: ['如恰好有人卖给你，以先到者为准。'],
  confirm: '确认撤回',
})

export const chooseDeed = (row: AskRow, called: string, priceFen: Fen): ShownDeed => ({
  title: '买下这件寄售',
  called,
  lines: [
    { term: '从冻结金额支付', detail: priceWords(priceFen) },
    { term: '余下退回', detail: priceWords(row.priceFen - priceFen) },
  ],
  risks: ['买下后这笔求购就成交了，不能撤回。'],
  confirm: '确认买下',
})

/** What is said before an ask is made; the balance is null until it is known. */
export const releaseDeed = (called: string, priceFen: Fen, until: Instant, balanceFen: Fen | null): ShownDeed => ({
  title: '发布求购',
  called,
  lines: [
    { term: '冻结', detail: priceWords(priceFen) },
    { term: '冻结到', detail: `${formatInstant(until, 'M月D日 HH:mm')}，或成交、撤回时` },
    { term: '余额还剩', detail: balanceFen === null ? '—' : priceWords(balanceFen - priceFen) },
  ],
  risks: ['有人按此价卖出即自动成交，不再另行确认。', '到期未成交，自动退回余额。'],
  confirm: `冻结 ${priceWords(priceFen)} 并发布`,
})
