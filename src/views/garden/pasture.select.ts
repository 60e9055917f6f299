import { spanWords } from '#src/domain/garden/growth.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { counted } from '#src/domain/number/number-format.ts'
import { type Animal, animalWords, type EggRow } from './words.ts'

export interface EggLine {
  readonly animal: Animal
  /** 「花斑蛋」, and what hatches out of it. */
  readonly egg: string
  readonly name: string
  readonly note: string
  readonly living: string
  /** How many can be received, and given back. */
  readonly hatched: number
  readonly received: number
  /** What one is given back for; 0 where this server takes none. */
  readonly beans: number
  /** How far the next one has come, 0 to 1; null where none is hatching. */
  readonly hatching: number | null
}

/** Eggs of one kind at `now` of the server's time; what was to hatch meanwhile has hatched. */
export function eggLine(row: EggRow, now: Instant): EggLine {
  const isDue = row.nextAt !== null && row.nextAt <= now
  const hatched = row.hatched + (isDue ? 1 : 0)
  const waiting = row.waiting - (isDue ? 1 : 0)
  const next = row.nextAt !== null && !isDue ? `，最快还需 ${spanWords(row.nextAt - now)}` : ''
  const name = animalWords[row.animal]
  return {
    animal: row.animal,
    egg: row.name,
    name,
    note: `${waiting > 0 ? `${counted(waiting, '枚')}孵化中${next}` : '暂无孵化'}${hatched > 0 ? `；${counted(hatched, '只')}已出壳` : ''}`,
    living: row.received > 0 ? `牧场里有 ${counted(row.received, '只')}` : '牧场里暂无',
    hatched,
    received: row.received,
    beans: row.beans,
    hatching: row.nextAt === null || isDue ? null : Math.max(0, Math.min(1, 1 - (row.nextAt - now) / row.hatchMs)),
  }
}
