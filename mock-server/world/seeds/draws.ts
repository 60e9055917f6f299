import { day, hour, type Instant } from '#src/domain/time/instant.ts'
import { airdropRows, raffleRows } from '../draw/numbers.ts'
import type { SeedRows } from '../rows.ts'

/** The raffles and airdrops of the beginning. Envelopes are laid out by themselves; the odds and the rest stand in `draw/numbers.ts`. */
export function withDraws(rows: SeedRows, now: Instant): SeedRows {
  const boxOf = (seriesKey: string) => {
    const series = rows.series.find((row) => row.key === seriesKey)
    return rows.blindBoxes.find((row) => row.seriesId === series?.id)
  }
  return {
    ...rows,
    raffles: raffleRows
      .filter((row) => boxOf(row.seriesKey) !== undefined)
      .map(({ id, lengthMs }) => ({ id, startsAt: now - day, endsAt: now - day + lengthMs })),
    airdrops: airdropRows.flatMap(({ id, seriesKey, lengthMs }) => {
      const box = boxOf(seriesKey)
      return box ? [{ id, boxId: box.id, seriesId: box.seriesId, endsAt: now - hour + lengthMs, opened: 0 }] : []
    }),
  }
}
