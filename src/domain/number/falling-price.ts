import type { Instant } from '../time/instant.ts'

/** How a price falls: from `startFen` at `startsAt`, by `dropFen` every `dropMs`, never under `floorFen`. */
export interface FallingPrice {
  readonly startFen: number
  readonly floorFen: number
  readonly dropFen: number
  readonly dropMs: number
  readonly startsAt: Instant
}

/** What it is at an instant of the server's time, in fen. */
export function fallingPrice({ startFen, floorFen, dropFen, dropMs, startsAt }: FallingPrice, now: Instant): number {
  const falls = Math.max(0, Math.floor((now - startsAt) / dropMs))
  return Math.max(floorFen, startFen - falls * dropFen)
}
