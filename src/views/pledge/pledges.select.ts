import type { AnswerOf, RowOf } from '#src/contract/rest/calls.ts'
import { formatRate, interestFen, owedFen } from '#src/domain/finance/interest.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { safePicture } from '../kit/app/links.ts'
import type { DealLine } from '../kit/finance/deal-list.tsx'
import { leftWords } from '../kit/finance/finance.select.ts'
import { PRODUCTS_A_PAGE } from '../kit/product/catalogue.ts'
import { priceWords } from '../kit/product/goods.ts'
import { renewalOf } from '../kit/resource/use-resource.ts'

/** A pledge as every list of `pledge` answers it, and the rules. */
export type PledgeRow = RowOf<'pledge.mine'>
export type PledgeRules = AnswerOf<'pledge.first'>['rules']

export const orders = ['newest', 'rateDown', 'loanUp'] as const
export type PledgeOrder = (typeof orders)[number]
export const orderWords: Readonly<Record<PledgeOrder, string>> = {
  newest: '最新发布',
  rateDown: '利率从高到低',
  loanUp: '借款从少到多',
}

export const called = ({ name, number }: Pick<PledgeRow, 'name' | 'number'>): string => `${name} #${number}`
const day = (at: Instant): string => formatInstant(at, 'M月D日 HH:mm')
const look = (row: PledgeRow) => ({ id: row.id, title: called(row), image: safePicture(row.image) })
const terms = (row: PledgeRow): string => `日利率 ${formatRate(row.rateBasisPoints)} · ${row.days} 天`

/** Somebody's wish for a loan on the market. */
export const marketLine = (row: PledgeRow): DealLine => ({
  ...look(row),
  note: terms(row),
  value: priceWords(row.loanFen),
  under: `到期还 ${priceWords(row.owedFen)}`,
})

const stateTags = {
  published: { text: '等待出借', tone: 'indigo' },
  pledged: { text: '质押中', tone: 'gold' },
  redeemed: { text: '已赎回', tone: 'jade' },
  expired: { text: '已逾期', tone: 'cinnabar' },
  cancelled: { text: '已撤回', tone: 'neutral' },
  unknown: { text: '确认中', tone: 'indigo' },
} as const satisfies Readonly<Record<PledgeRow['state'], DealLine['tag']>>

function standing(row: PledgeRow, now: Instant): string {
  const { dueAt, graceUntil, endedAt, state } = row
  if (state === 'published') return terms(row)
  if (state === 'pledged' && dueAt !== null && graceUntil !== null) {
    return now < dueAt ? `${day(dueAt)} 自动还款` : `已到期，${leftWords(graceUntil, now)}归出借人`
  }
  if (state === 'redeemed') return `${day(endedAt ?? row.publishedAt)} 还清`
  if (state === 'expired') return '逾期未还，藏品归出借人'
  return state === 'cancelled' ? `${day(endedAt ?? row.publishedAt)} 撤回` : '状态还在确认'
}

const debt = ({ state, owedFen: owed }: PledgeRow): string =>
  `${state === 'redeemed' ? '已还' : '应还'} ${priceWords(owed)}`

/** One of one's own, as who borrows or lends. */
export const ownLine = (row: PledgeRow, now: Instant): DealLine => ({
  ...look(row),
  note: standing(row, now),
  value: priceWords(row.loanFen),
  // Of what was taken back, or kept for the loan, nothing is owed.
  ...(row.state === 'cancelled' || row.state === 'expired' ? {} : { under: debt(row) }),
  tag: stateTags[row.state],
})

/** What a loan of so much costs, line by line; the same arithmetic as the server's (docs/decisions/0046). */
export function loanLines(loanFen: number | null, rateBasisPoints: number, days: number) {
  const known = loanFen !== null
  return [
    { term: '出借后到账', detail: known ? priceWords(loanFen) : '—' },
    { term: '利息', detail: known ? priceWords(interestFen(loanFen, rateBasisPoints, days)) : '—' },
    { term: '到期应还', detail: known ? priceWords(owedFen(loanFen, rateBasisPoints, days)) : '—' },
  ]
}

/** The rule beside the calculator. */
export const interestRule = ({ graceDays }: Pick<PledgeRules, 'graceDays'>): string =>
  `利息 = 借款 × 日利率 × 天数，按整单向下取到分；不足一天按一天计，提前还款不减息。到期从余额自动还款，余额不足会再试 ${graceDays} 天、利息照计；仍不足，藏品归出借人。`

export const rates = [3, 5, 8, 10] as const

/** What one has pledged and lent on is read anew with every deed. */
export const renewedWith = (['borrower', 'lender'] as const).map((role) =>
  renewalOf({ endpoint: 'pledge.mine', request: { role }, pageSize: PRODUCTS_A_PAGE }),
)
