import type { AnswerOf, RowOf } from '#src/contract/rest/calls.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { counted } from '#src/domain/number/number-format.ts'
import { safePicture } from '../../kit/app/links.ts'

export type EnvelopeNow = AnswerOf<'draw.envelope'>
export type EnvelopeRow = NonNullable<EnvelopeNow['envelope']>
export type PartRow = RowOf<'draw.envelopeParts'>

/** The stage of lc:red-envelope; null while this build does not know the state. `isClosed` is what `isClose` has said since. */
export function envelopeStage(
  { state }: Pick<EnvelopeRow, 'state'>,
  isClosed: boolean,
): 'open' | 'closed' | 'taken' | null {
  if (state === 'unknown') return null
  return state === 'open' && isClosed ? 'closed' : state
}

/** How it stands, in one sentence. */
export function envelopeWords(row: EnvelopeRow, isClosed: boolean): string {
  const stage = envelopeStage(row, isClosed)
  if (stage === null) return '状态确认中'
  if (stage === 'taken') return `你拆到 ${counted(row.mine, '微豆')}，已到账`
  // It is over when its time is up, too, whatever is left of it.
  if (stage === 'closed') return row.partsLeft === 0 ? '手慢了，红包已经领完' : '红包已经结束'
  return `还剩 ${counted(row.partsLeft, '个')}，一共 ${counted(row.parts, '个')}`
}

/** When the next one comes, where there is none to open now. */
export const nextWords = ({ nextAt }: Pick<EnvelopeNow, 'nextAt'>): string =>
  nextAt === null ? '' : `下一个红包 ${formatInstant(nextAt, 'HH:mm')} 开始`

/** The line that leads to it. */
export function envelopeLine(
  now: EnvelopeNow | undefined,
  at: Instant,
): { readonly title: string; readonly note: string } {
  const row = now?.envelope
  if (!row) return { title: '红包', note: now ? nextWords(now) : '' }
  const isOver = at >= row.endsAt || row.partsLeft === 0
  return { title: row.title, note: `${envelopeWords(row, isOver)}${isOver && now ? `，${nextWords(now)}` : ''}` }
}

/** Somebody's part. */
export interface PartLine {
  readonly id: string
  readonly name: string
  readonly avatar: string | null
  readonly note: string
  readonly beans: string
  readonly isBest: boolean
}

export const partLine = ({ id, person, beans, at, isBest }: PartRow): PartLine => ({
  id,
  name: person.nickname,
  avatar: safePicture(person.avatar),
  note: formatInstant(at, 'HH:mm:ss'),
  beans: counted(beans, '微豆'),
  isBest,
})
