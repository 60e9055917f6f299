import { multiplyFen } from '#src/domain/number/fen.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import { day, type Instant } from '#src/domain/time/instant.ts'
import type { ShownDeed } from '../kit/finance/deed-sheet.tsx'
import { maybePrice } from '../kit/finance/finance.select.ts'
import { priceWords } from '../kit/product/goods.ts'
import { called, type LeaseRow } from './leases.select.ts'

/** What is let out. */
export interface NewLease {
  readonly copyId: string
  readonly called: string
  readonly rentFen: number
  readonly daysMax: number
  readonly buyoutFen: number | null
}

/** What is said before a copy is let out. */
export const publishDeed = (wanted: NewLease): ShownDeed => ({
  title: '发布出租',
  called: wanted.called,
  lines: [
    { term: '日租金', detail: priceWords(wanted.rentFen) },
    { term: '最长', detail: `${wanted.daysMax} 天` },
    { term: '买断价', detail: wanted.buyoutFen === null ? '不支持' : priceWords(wanted.buyoutFen) },
    { term: '锁定期间', detail: '即刻起，至归还或撤回' },
  ],
  risks: [
    '租出后你不能提前收回，租客可以提前退租。',
    ...(wanted.buyoutFen === null ? [] : ['租客可按买断价直接买断，不再另行确认。']),
  ],
  confirm: '确认发布',
})

/** What is said before something is rented: what is held, and until when. */
export const rentDeed = (row: LeaseRow, days: number, now: Instant): ShownDeed => ({
  title: '确认租用',
  called: called(row),
  lines: [
    { term: '日租金', detail: priceWords(row.rentFen) },
    { term: '租期', detail: `${days} 天` },
    { term: '冻结', detail: priceWords(multiplyFen(row.rentFen, days)) },
    { term: '到期', detail: `${formatInstant(now + days * day, 'M月D日 HH:mm')} 自动归还` },
  ],
  risks: ['可提前退租：不足一天按一天计，未开始的天数退回。', '租来的藏品不归你，不能寄售或转赠。'],
  confirm: `冻结 ${priceWords(multiplyFen(row.rentFen, days))} 并租下`,
})

export const withdrawDeed = (row: LeaseRow): ShownDeed => ({
  title: '撤回出租',
  called: called(row),
  lines: [{ term: '藏品', detail: '撤回后即可寄售、转赠' }],
  risks: ['如恰好有人租下，以先到者为准。'],
  confirm: '确认撤回',
})

export const endDeed = (row: LeaseRow): ShownDeed => ({
  title: '提前退租',
  called: called(row),
  lines: [
    { term: '付租金', detail: priceWords(row.rentDueFen) },
    { term: '退回', detail: priceWords(row.heldFen - row.rentDueFen) },
  ],
  risks: ['不足一天按一天计；退租后不能恢复。'],
  confirm: '确认退租',
})

export const buyOutDeed = (row: LeaseRow): ShownDeed => ({
  title: '买断',
  called: called(row),
  lines: [
    { term: '买断价', detail: maybePrice(row.buyoutFen) },
    { term: '付租金', detail: priceWords(row.rentDueFen) },
    { term: '退回租金', detail: priceWords(row.heldFen - row.rentDueFen) },
  ],
  risks: ['从余额付买断价，藏品立即归你，不能撤回。'],
  confirm: `付 ${maybePrice(row.buyoutFen)} 买断`,
})
