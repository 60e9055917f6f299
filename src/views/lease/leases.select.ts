import type { RowOf } from '#src/contract/rest/calls.ts'
import { yearlyRate } from '#src/domain/finance/interest.ts'
import { multiplyFen } from '#src/domain/number/fen.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { counted } from '#src/domain/number/number-format.ts'
import { href } from '#src/routes/table.ts'
import { safePicture } from '../kit/app/links.ts'
import type { DealLine } from '../kit/finance/deal-list.tsx'
import { maybePrice } from '../kit/finance/finance.select.ts'
import { priceWords } from '../kit/product/goods.ts'

/** An edition and a lease as the calls of `lease` answer them. */
export type EditionRow = RowOf<'lease.market'>
export type LeaseRow = RowOf<'lease.let'>

export const orders = ['newest', 'rentUp', 'rentDown'] as const
export type LeaseOrder = (typeof orders)[number]
export const orderWords: Readonly<Record<LeaseOrder, string>> = {
  newest: '最新发布',
  rentUp: '租金从低到高',
  rentDown: '租金从高到低',
}

/** For how many days at most something can be let out. */
export const spans = [3, 7, 15, 30]

export const called = ({ name, number }: Pick<LeaseRow, 'name' | 'number'>): string => `${name} #${number}`
const day = (at: Instant): string => formatInstant(at, 'M月D日 HH:mm')

/** An edition of which copies can be rented. */
export const editionLine = (row: EditionRow): DealLine => ({
  id: row.id,
  image: safePicture(row.image),
  title: row.name,
  note: `${counted(row.leases, '件')}可租${row.buyable > 0 ? ` · ${counted(row.buyable, '件')}可买断` : ''}`,
  value: `${priceWords(row.lowestFen)}/天起`,
  href: `#${href('/pages/lease/index', { category: row.categoryId })}`,
})

/** One copy that can be rented. */
export const offerLine = (row: LeaseRow): DealLine => ({
  id: row.id,
  image: safePicture(row.image),
  title: called(row),
  note: `最长 ${row.daysMax} 天 · 买断 ${row.buyoutFen === null ? '不支持' : priceWords(row.buyoutFen)}`,
  value: `${priceWords(row.rentFen)}/天`,
})

const stateTags = {
  published: { text: '待租', tone: 'indigo' },
  leased: { text: '租用中', tone: 'gold' },
  returned: { text: '已归还', tone: 'neutral' },
  boughtOut: { text: '已买断', tone: 'jade' },
  cancelled: { text: '已结束', tone: 'neutral' },
  unknown: { text: '确认中', tone: 'indigo' },
} as const satisfies Readonly<Record<LeaseRow['state'], DealLine['tag']>>

function standing(row: LeaseRow): string {
  const { state, endsAt, endedAt, days } = row
  if (state === 'leased' && endsAt !== null) return `${day(endsAt)} 自动归还`
  if (state === 'published') return `最长 ${row.daysMax} 天`
  if (state === 'unknown') return '状态还在确认'
  return `${days > 0 ? `约定 ${days} 天 · ` : ''}${endedAt === null ? '' : day(endedAt)}`
}

/** One of one's own, as owner or tenant. */
export const ownLine = (row: LeaseRow): DealLine => ({
  id: row.id,
  image: safePicture(row.image),
  title: called(row),
  note: standing(row),
  value: `${priceWords(row.rentFen)}/天`,
  under: row.state === 'leased' ? `冻结 ${priceWords(row.heldFen)}` : `租金 ${priceWords(row.rentDueFen)}`,
  tag: stateTags[row.state],
})

/** What letting something out brings; the floor is what it could be sold for now. */
export function rentLines(rentFen: number | null, daysMax: number, floorFen: number | null) {
  const known = rentFen !== null && Number.isSafeInteger(daysMax) && daysMax > 0
  return [
    { term: `租满 ${daysMax > 0 ? daysMax : '—'} 天`, detail: known ? priceWords(multiplyFen(rentFen, daysMax)) : '—' },
    {
      term: '年化约',
      detail: known && floorFen !== null ? `${yearlyRate(rentFen, floorFen)}（按地板价）` : '—',
    },
    { term: '地板价', detail: maybePrice(floorFen) },
  ]
}

/** The rule beside the calculator. */
export const rentRule = '租金由平台冻结，到期或退租时按天结算（不足一天按一天），不收服务费；买断按寄售标准收服务费。'

/** The calls whose end may be unknown among one's own leases. */
export const leaseCalls = ['lease.publish', 'lease.rent', 'lease.withdraw', 'lease.end', 'lease.buyout'] as const

/** Where one goes from the market. */
export const ownLeases = [
  { text: '租赁订单', href: '#/pages/lease/lease0rder' },
  { text: '我要出租', href: '#/pages/lease/addLease' },
]
export const nothingToRent = {
  title: '暂无可租的藏品',
  note: '有人出租后会出现在这里，你也可以出租自己的藏品。',
}

/** What renting something for so many days comes to. */
export const tenancyOf = (row: LeaseRow, days: number) => ({
  called: called(row),
  days,
  daysMax: row.daysMax,
  sum: [
    { term: '日租金', detail: priceWords(row.rentFen) },
    { term: '先冻结', detail: priceWords(multiplyFen(row.rentFen, days)) },
  ],
  rule: `最长 ${row.daysMax} 天。到期自动归还；提前退租，未开始的天数退回。`,
})
export type Tenancy = ReturnType<typeof tenancyOf>
