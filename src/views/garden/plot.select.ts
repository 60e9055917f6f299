import { growthAt, spanWords, stageOf, WHOLE } from '#src/domain/garden/growth.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import {
  cropWords,
  type Crop,
  type Pool,
  slotHref,
  slotLabel,
  type SlotRow,
  type SlotType,
  stageWords,
  unlockWords,
} from './words.ts'

export interface SlotLine {
  readonly id: string
  readonly label: string
  readonly href: string
  readonly state: SlotRow['state']
  readonly note: string
  /** Of a thousand; null where nothing has been planted. */
  readonly progress: number | null
  readonly isRipe: boolean
}

const percent = (progress: number): string => `${Math.floor((progress * 100) / WHOLE)}%`

function noteOf(row: SlotRow, progress: number, now: Instant, beans?: number): string {
  if (row.state === 'unknown') return '状态确认中，请稍后再看'
  if (row.state === 'locked') return unlockWords(beans) ?? '未解锁'
  if (!row.copy) return '空着，可以种一件藏品'
  if (row.programmeId === '') return `种下了「${row.copy.name}」，还没有开始`
  const grown = `${cropWords[row.crop].name} · ${stageWords[stageOf(progress)]} ${percent(progress)}`
  if (progress >= WHOLE) return `${cropWords[row.crop].name} · 可以收获 ${row.yield} ${cropWords[row.crop].unit}`
  if (row.state === 'stopped' || row.ripeAt === null) return `${grown} · 已暂停`
  return `${grown} · 还要 ${spanWords(row.ripeAt - now)}`
}

/** A slot in the list of its garden, at `now` of the server's time; `beans` is what unlocking it costs, where that is known. */
export function slotLine(row: SlotRow, now: Instant, beans?: number): SlotLine {
  const progress = growthAt(row, now)
  return {
    id: row.id,
    label: slotLabel(row),
    href: slotHref(row.id),
    state: row.state,
    note: noteOf(row, progress, now, beans),
    progress: row.copy && row.programmeId !== '' ? progress : null,
    isRipe: row.programmeId !== '' && progress >= WHOLE,
  }
}

/** What can be settled and received of one crop. */
export interface HarvestLine {
  readonly crop: Crop
  readonly name: string
  readonly note: string
  readonly canSettle: boolean
  /** How many are waiting to be received. */
  readonly settled: number
}

/** The harvest of a garden: what has ripened since the pool was read counts, too. */
export function harvestLines(
  slotType: SlotType,
  pool: Pick<Pool, 'piles'>,
  slots: readonly SlotRow[],
  now: Instant,
): HarvestLine[] {
  return pool.piles
    .filter((pile) => pile.slotType === slotType)
    .map(({ crop, ripe, settled, received }) => {
      const { name, unit } = cropWords[crop]
      const canSettle = ripe > 0 || slots.some((row) => row.crop === crop && slotLine(row, now).isRipe)
      const waiting = settled > 0 ? ` · 待领取 ${settled} ${unit}` : ''
      const note = `${canSettle ? '有成熟的可收获' : '暂无成熟'}${waiting} · 累计领取 ${received} ${unit}`
      return { crop, name, note, canSettle, settled }
    })
}
