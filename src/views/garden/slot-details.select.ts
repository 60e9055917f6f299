import type { AnswerOf, RowOf } from '#src/contract/rest/calls.ts'
import { growthAt, spanWords, stageOf, WHOLE } from '#src/domain/garden/growth.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import type { DescriptionItem } from '#src/ui/display/description-list.tsx'
import { safePicture } from '../kit/app/links.ts'
import { cropWords, seasonWords, slotLabel, type SlotRow, stageWords } from './words.ts'

/** One sentence about a number, and why it is so. */
export interface Explained {
  readonly title: string
  readonly items: readonly DescriptionItem[]
}

export interface SlotView {
  readonly label: string
  readonly state: SlotRow['state']
  /** How it stands, in a sentence. */
  readonly standing: string
  readonly progress: number
  readonly isRipe: boolean
  readonly isGrowing: boolean
  /** Whether the server would take magic for it. */
  readonly takesMagic: boolean
  readonly copy: { readonly name: string; readonly image: string | null; readonly rarity: string } | null
  readonly yields: Explained | null
  readonly pace: Explained | null
}

const factors = (list: SlotRow['yieldFactors']): DescriptionItem[] =>
  list.map(({ name, percent }) => ({ term: name, detail: `× ${percent}%` }))

function standingOf(row: SlotRow, progress: number, now: Instant): string {
  if (row.state === 'unknown') return '状态确认中，请稍后再看'
  if (row.state === 'locked') return '解锁后即可播种'
  if (!row.copy) return '空着：先种下一件藏品或花种'
  if (row.programmeId === '') return '已种下，请选择生长方案'
  const { name, unit } = cropWords[row.crop]
  if (progress >= WHOLE) return `${name}成熟了，可以收获 ${row.yield} ${unit}`
  const grown = `${name} · ${stageWords[stageOf(progress)]} · ${Math.floor(progress / 10)}%`
  if (row.state === 'stopped' || row.ripeAt === null) return `${grown}，已暂停，长势保留`
  return `${grown} · 还需 ${spanWords(row.ripeAt - now)} · ${formatInstant(row.ripeAt, 'M月D日 HH:mm')} 成熟`
}

/** Everything the page says of a slot at `now` of the server's time. */
export function viewSlot(row: SlotRow, now: Instant): SlotView {
  const progress = growthAt(row, now)
  const isRipe = row.programmeId !== '' && progress >= WHOLE
  const hasGrowth = row.copy !== null && row.programmeId !== ''
  return {
    label: slotLabel(row),
    state: row.state,
    standing: standingOf(row, progress, now),
    progress,
    isRipe,
    isGrowing: row.state === 'started' && !isRipe,
    takesMagic: (row.state === 'started' || row.state === 'stopped') && row.copy !== null && !isRipe,
    copy: row.copy && { name: row.copy.name, image: safePicture(row.copy.image), rarity: row.copy.rarity },
    yields: hasGrowth
      ? { title: `产量加成 · 收 ${row.yield} ${cropWords[row.crop].unit}`, items: factors(row.yieldFactors) }
      : null,
    pace:
      hasGrowth && row.state === 'started' && !isRipe
        ? { title: '生长速度加成', items: factors(row.paceFactors) }
        : null,
  }
}

export interface ProgrammeLine {
  readonly id: string
  readonly name: string
  readonly note: string
}

/** Ways to grow something here. */
export const programmeLine = ({
  id,
  name,
  growMs,
  yield: gives,
  crop,
  seasons,
}: RowOf<'garden.programmes'>): ProgrammeLine => ({
  id,
  name,
  note: `${cropWords[crop].name} · 约 ${spanWords(growMs)}，收 ${gives} ${cropWords[crop].unit}${
    seasons.length > 0 ? ` · ${seasons.map((season) => seasonWords[season]).join('、')}季加速` : ''
  }`,
})

/** How much of it may still be used today, in words. */
export const usageWords = ({ used, limit }: AnswerOf<'garden.magicUsage'>, unit: '点' | '张'): string =>
  `今日已用 ${used} ${unit}，还可用 ${Math.max(0, limit - used)} ${unit}`
