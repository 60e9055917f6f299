import type { AnswerOf, RowOf } from '#src/contract/rest/calls.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { counted } from '#src/domain/number/number-format.ts'
import type { StagedContext } from '#src/machines/staged.ts'
import type { ResourceView } from '../kit/resource/use-resource.ts'
import { href } from '#src/routes/table.ts'
import type { Rarity } from '#src/ui/media/rarity-frame.tsx'
import { safePicture } from '../kit/app/links.ts'
import type { ShownDeed } from '../kit/finance/deed-sheet.tsx'

export type RaffleRow = AnswerOf<'draw.raffles'>[number]
export type PrizeRow = AnswerOf<'draw.prizes'>[number]
export type DrawnRow = RowOf<'draw.won'>

const rafflePath = '/pages/home/luckyDraw/index'
const onePath = '/pages/home/luckyDraw/prizeResult/index'
const manyPath = '/pages/home/luckyDraw/prizeResultS/prizeResultS'

export const raffleHref = (id: string): string => `#${href(rafflePath, { id })}`
/** All that somebody has ever drawn. */
export const wonHref = `#${href(manyPath)}`

/** Where what is drawn now shows itself, and the page that leads on to it. */
export const drawnPage = (
  raffle: string,
  count: number,
): { readonly href: string; readonly from: readonly string[] } => ({
  href: href(count === 1 ? onePath : manyPath, { raffle }),
  from: [href(rafflePath, { id: raffle })],
})

/** Where one draw of the past is shown again: one prize, or those that were drawn together. */
export const pastHref = ({ activityId, drawId }: DrawnRow, count: number): string =>
  `#${href(count === 1 ? onePath : manyPath, { raffle: activityId, draw: drawId })}`

/** A chance in ten-thousandths: 「0.6%」. */
export const oddsWords = (tenThousandths: number): string => `${tenThousandths / 100}%`

const kindWords = { copy: '藏品', box: '盲盒', weiDou: '微豆', unknown: '奖品' } as const

/** A raffle in a list. */
export interface RaffleLine {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly note: string
  readonly image: string | null
  readonly price: string
  readonly state: string
}

function stateWords({ left, startsAt, endsAt }: RaffleRow, now: Instant): string {
  if (now >= endsAt) return '已结束'
  if (now < startsAt) return beginsWords(startsAt)
  return left === 0 ? '今天已抽完' : `今天还能抽 ${counted(left, '次')}`
}

const beginsWords = (startsAt: Instant): string => `${formatInstant(startsAt, 'M月D日 HH:mm')} 开始`

/** Pure: one raffle as it stands now. */
export const raffleLine = (row: RaffleRow, now: Instant): RaffleLine => ({
  id: row.id,
  href: raffleHref(row.id),
  title: row.name,
  note: row.story,
  image: safePicture(row.image),
  price: counted(row.beans, '微豆'),
  state: stateWords(row, now),
})

/** What a prize is, and how many of it are left. */
export const prizeNote = ({ kind, left }: Pick<PrizeRow, 'kind' | 'left'>): string =>
  left === null
    ? '不限量'
    : left === 0
      ? `${kindWords[kind]} · 已抽完`
      : `${kindWords[kind]} · 剩 ${counted(left, '份')}`

/** A prize as a line of a raffle. */
export interface PrizeLine {
  readonly id: string
  readonly name: string
  readonly image: string
  readonly note: string
  readonly odds: string
  /** Null of what has none: boxes and beans. */
  readonly rarity: Rarity | null
}

export const prizeLine = (row: PrizeRow): PrizeLine => ({
  id: row.id,
  name: row.name,
  image: row.image,
  note: prizeNote(row),
  odds: oddsWords(row.chance),
  rarity: row.kind === 'copy' ? row.rarity : null,
})

/** Why nobody can draw so many now; `''` when one can. */
export function drawBlock({ left, startsAt, endsAt }: RaffleRow, count: number, now: Instant): string {
  if (now >= endsAt) return '活动已结束'
  if (now < startsAt) return beginsWords(startsAt)
  if (left === 0) return '今天的次数用完了，明天再来'
  return left < count ? `今天还能抽 ${counted(left, '次')}` : ''
}

/** What is asked before a draw: what it costs, what may come of it, and that it is not undone. */
export const drawWords = (
  raffle: RaffleRow,
  prizes: readonly PrizeRow[],
  count: number,
): Omit<ShownDeed, 'called'> & { readonly called: string } => {
  const least = prizes.reduce<PrizeRow | undefined>(
    (low, one) => (low && low.chance >= one.chance ? low : one),
    undefined,
  )
  return {
    title: count === 1 ? '抽一次？' : `连抽 ${counted(count, '次')}？`,
    called: raffle.name,
    lines: [
      { term: '花费', detail: counted(raffle.beans * count, '微豆') },
      { term: '次数', detail: `使用 ${counted(count, '次')}，今天还剩 ${counted(raffle.left - count, '次')}` },
      ...(least ? [{ term: '最常抽到', detail: `${least.name}，${oddsWords(least.chance)}` }] : []),
    ],
    risks: [
      '确认后随即抽取，不可重抽，也不可撤回。',
      ...(count > 1 ? [`连抽是一次接一次抽 ${count} 次，没有折扣，也没有保底。`] : []),
    ],
    confirm: `确认，花 ${counted(raffle.beans * count, '微豆')}`,
  }
}

const draws = ['draw.one', 'draw.many'] as const satisfies readonly StagedContext['endpoint'][]

/** Whether the last change was a draw: then the schema of the call has decoded what it has answered. */
const hasDrawn = (context: StagedContext): context is StagedContext & { readonly result: AnswerOf<'draw.one'> } =>
  draws.some((one) => one === context.endpoint) && context.leadsTo === null && context.result !== null

/** What was drawn last on this device; null where nothing was, or it is not answered yet. */
export const justDrawn = (context: StagedContext | undefined): readonly DrawnRow[] | null =>
  context && hasDrawn(context) ? context.result : null

/** What was drawn together, out of all that was ever drawn; without a draw that is named, the last one. */
export function drawOf(rows: readonly DrawnRow[], drawId: string): readonly DrawnRow[] {
  const wanted = drawId === '' ? rows[0]?.drawId : drawId
  return rows.filter((row) => row.drawId === wanted).toReversed()
}

/**
 * Whether one draw of the past is still looked for in the list of all: it is further down, or goes on on the next page. While it is, it
 * is on its way; where the next page could not be had, so could it not.
 */
export function seekDraw(
  draw: string,
  { items, last, status, activity, failure }: ResourceView<unknown, DrawnRow>,
): Pick<ResourceView<unknown, DrawnRow>, 'status'> & { readonly isSought: boolean } {
  const isWhole = items.some((row) => row.drawId === draw) && items.at(-1)?.drawId !== draw
  if (draw === '' || isWhole || last || status !== 'ready') return { status, isSought: false }
  return failure ? { status: 'failed', isSought: false } : { status: 'loading', isSought: activity === 'none' }
}

/** What somebody has drawn, a line a draw. */
export interface WonLine {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly note: string
  readonly image: string
}

/** Pure: draws as lines, the newest first. */
export const wonLines = (rows: readonly DrawnRow[]): readonly WonLine[] =>
  [...Map.groupBy(rows, (row) => row.drawId).values()].map((together) => {
    const best = together.find((row) => row.kind !== 'weiDou') ?? together[0]!
    const more = together.length > 1 ? `等 ${together.length} 件` : ''
    return {
      id: best.drawId,
      href: pastHref(best, together.length),
      title: `${best.name}${more}`,
      note: formatInstant(best.at, 'YYYY年M月D日 HH:mm'),
      image: best.image,
    }
  })

/** The way to the best of it, where it lies now. */
export const keptLink = (rows: readonly DrawnRow[]): { readonly text: string; readonly href: string } => {
  const kinds = new Set(rows.map((row) => row.kind))
  if (kinds.has('copy')) return { text: '查看我的藏品', href: `#${href('/pages/mine/myCollection/mycollection')}` }
  if (kinds.has('box'))
    return { text: '查看我的盲盒', href: `#${href('/pages/mine/myCollection/mycollection', { part: 'boxes' })}` }
  return { text: '微豆明细', href: `#${href('/pages/mine/weiBeansLog/weiBeansLog')}` }
}

/** Where it lies now, in a sentence. */
export const keptWords = (rows: readonly DrawnRow[]): string => {
  const kinds = new Set(rows.map((row) => row.kind))
  const places = [
    kinds.has('copy') ? '藏品在「我的藏品」' : '',
    kinds.has('box') ? '盲盒在「我的盲盒」' : '',
    kinds.has('weiDou') ? '微豆已到账' : '',
    kinds.has('unknown') ? '奖品是什么，确认中' : '',
  ].filter((place) => place !== '')
  return places.join('，')
}
