import { counted } from '#src/domain/number/number-format.ts'
import type { BuildingRow } from './words.ts'

export interface LanternLine {
  readonly building: BuildingRow['building']
  readonly name: string
  readonly note: string
  readonly odds: string
  readonly canBuild: boolean
  /** Why it cannot be built; null when it can. */
  readonly lacks: string | null
  /** The number of the next one, and of the oldest closed one; null where none is closed. */
  readonly next: number
  readonly closed: number | null
  readonly closedCount: number
}

/** One kind of lantern, with so many splinters in the hand. */
export function lanternLine(row: BuildingRow, splinters: number): LanternLine {
  const lacking = row.splinters - splinters
  return {
    building: row.building,
    name: row.name,
    note: `每盏 ${counted(row.splinters, '枚')}碎片，已扎 ${row.built} 盏`,
    odds: row.prizes.map(({ name, chance }) => `${name} ${chance / 10}%`).join(' · '),
    canBuild: lacking <= 0,
    lacks: lacking > 0 ? `还差 ${counted(lacking, '枚')}碎片` : null,
    next: row.built + 1,
    closed: row.closed[0] ?? null,
    closedCount: row.closed.length,
  }
}
