import type { AnswerOf, RowOf } from '#src/contract/rest/calls.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import { day, type Instant } from '#src/domain/time/instant.ts'
import { counted } from '#src/domain/number/number-format.ts'
import type { StagedContext } from '#src/machines/staged.ts'

export type LotRow = RowOf<'draw.lots'>
export type LotQualification = AnswerOf<'draw.lotQualification'>
type Grade = LotRow['grade']

export const gradeWords: Readonly<Record<Grade, string>> = {
  best: '上上签',
  great: '上吉签',
  good: '中吉签',
  small: '小吉签',
  last: '末吉签',
}

const colors: Readonly<Record<Grade, string>> = {
  best: 'var(--color-cinnabar)',
  great: 'var(--color-gold)',
  good: 'var(--color-jade)',
  small: 'var(--color-indigo)',
  last: 'var(--color-faint)',
}

/** The bucket as shares of what is left in it: that is how likely each grade is. */
export const bucketShares = ({ grades }: LotQualification) =>
  grades.map(({ grade, left }) => ({
    key: grade,
    name: gradeWords[grade],
    amount: left,
    color: colors[grade],
  }))

/** What each grade brings, in one sentence. */
export const bringsWords = ({ grades }: LotQualification): string =>
  `${grades.map(({ grade, beans }) => `${gradeWords[grade]}得 ${beans}`).join('，')} 微豆。`

/** How many of so many, as a chance: 「2%」. */
export const lotsWords = (left: number, inAll: number): string =>
  inAll === 0 ? '0 支' : `${counted(left, '支')} · ${Math.round((left / inAll) * 1000) / 10}%`

/** A lot as it lies in the hand. */
export interface LotView {
  readonly id: string
  readonly grade: string
  readonly verse: string
  readonly meaning: string
  readonly beans: number
  readonly when: string
  readonly at: Instant
}

export const lotView = ({ id, grade, verse, meaning, beans, at }: LotRow): LotView => ({
  id,
  grade: gradeWords[grade],
  verse,
  meaning,
  beans,
  when: formatInstant(at, 'YYYY年M月D日 HH:mm'),
  at,
})

const openings = ['draw.openLot'] as const satisfies readonly StagedContext['endpoint'][]

/** Whether the last change took a lot: then the schema of the call has decoded what it has answered. */
const hasTaken = (context: StagedContext): context is StagedContext & { readonly result: AnswerOf<'draw.openLot'> } =>
  openings.some((one) => one === context.endpoint) && context.leadsTo === null && context.result !== null

/** The lot that was taken last on this device; null where none was. */
export const lastLot = (context: StagedContext | undefined): LotView | null =>
  context && hasTaken(context) ? lotView(context.result) : null

/**
 * The lot that lies in the hand: the one that was `taken` on this device, or the last of all; of a day on which one may take another
 * one there is none yet, and one of another day is none of today, when the bucket is empty.
 */
export function inHand(
  taken: LotView | null,
  log: readonly LotView[],
  may: Pick<LotQualification, 'qualified' | 'resetAt'> | undefined,
): LotView | null {
  if (!may) return taken
  const isToday = (lot: LotView | null | undefined) => lot && lot.at >= may.resetAt - day
  return may.qualified ? null : ([taken, log[0]].find(isToday) ?? null)
}
