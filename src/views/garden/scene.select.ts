import { growthAt, spanWords, stageOf, WHOLE } from '#src/domain/garden/growth.ts'
import { toCivil } from '#src/domain/time/calendar.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { counted } from '#src/domain/number/number-format.ts'
import type { Air, AnimalView, CrackStage, GardenPlace, NestView, SlotView } from './scenes/types.ts'
import type { EggLine } from './pasture.select.ts'
import {
  linkTo,
  slotHref,
  slotLabel,
  type SlotRow,
  type SlotType,
  type Season,
  unlockWords,
  type Weather,
} from './words.ts'

/** What lies over a scene at `now` of the server's time; fine spring weather while nobody has said otherwise. */
export function airOf(report: { readonly weather: Weather; readonly season: Season } | undefined, now: Instant): Air {
  const { hours, minutes } = toCivil(now)
  const minute = hours * 60 + minutes
  if (!report) return { weather: 'sun', season: 'spring', minute, isGuess: true }
  return { weather: report.weather, season: report.season, minute }
}

/** How each garden is drawn; the farm has a scene of its own. */
export const drawnAs: Readonly<Record<SlotType, GardenPlace | 'farm'>> = {
  magic: 'court',
  rose: 'trellis',
  peento: 'orchard',
  farm: 'farm',
}

/** What each of them is called where it is opened. */
export const drawnPlaces: Readonly<Record<GardenPlace | 'farm', string>> = {
  court: '花园',
  trellis: '玫瑰架',
  orchard: '蟠桃园',
  farm: '农田',
}

/** The first part of a length of time: 2小时 of 2 小时 5 分. A board below a pot has no room for more. */
const about = (span: number): string => spanWords(span).split(' ').slice(0, 2).join('')

function noteOf(row: SlotRow, progress: number, now: Instant, beans?: number): string {
  if (row.state === 'unknown') return '确认中'
  if (row.state === 'locked') return unlockWords(beans) ?? '未解锁'
  if (!row.copy) return '可以种'
  if (row.programmeId === '') return '等待开始'
  if (progress >= WHOLE) return '可以收获'
  return row.state === 'stopped' || row.ripeAt === null ? '已暂停' : `还要${about(row.ripeAt - now)}`
}

/** A slot as it is drawn at `now` of the server's time; `beans` is what unlocking it costs, where that is known. */
export function slotScene(row: SlotRow, now: Instant, confirming: boolean, beans?: number): SlotView {
  const progress = growthAt(row, now)
  const grows = row.copy !== null && row.programmeId !== ''
  return {
    id: row.id,
    label: slotLabel(row),
    href: slotHref(row.id),
    // What nobody knows is drawn as one that stands still, and is not said to: neither to be unlocked nor to be waited for.
    state: row.state === 'unknown' ? 'stopped' : row.state,
    plant: grows ? { kind: row.crop, stage: stageOf(progress), fraction: progress / WHOLE } : null,
    note: noteOf(row, progress, now, beans),
    confirming: confirming || row.state === 'unknown',
  }
}

/** The egg of one kind: what has hatched, else the next that will; its cracks tell how far it is. */
export function nestScene({ animal, egg, hatched, hatching }: EggLine): NestView {
  const fraction = hatched > 0 ? 1 : hatching
  const known = { id: animal, label: egg, href: linkTo('/pages/home/newPattern/particulars', { animal }) }
  if (fraction === null) return { ...known, state: 'stopped', egg: null, note: '空着' }
  const crack: CrackStage = fraction >= 1 ? 4 : fraction > 0.9 ? 3 : fraction > 0.6 ? 2 : fraction > 0.25 ? 1 : 0
  const note = hatched > 0 ? `${counted(hatched, '只')}已出壳` : `孵化 ${Math.floor(fraction * 100)}%`
  return { ...known, state: 'started', egg: { crack, fraction, child: animal }, note }
}

/** Those of one kind that live in the pasture, as one that stands for them. */
export const animalScene = ({ animal, name, received }: EggLine): AnimalView => ({
  id: animal,
  name: received > 1 ? `${name} ×${received}` : name,
  kind: animal,
  mood: 'happy',
  href: linkTo('/pages/home/newPattern/particulars', { animal }),
})
