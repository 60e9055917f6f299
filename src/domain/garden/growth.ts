import { day, hour, type Instant, type Milliseconds, minute } from '../time/instant.ts'

/** Of a whole growth, as the server counts it. */
export const WHOLE = 1000

/** How something grew when the server was asked. */
export interface Growth {
  readonly progress: number
  /** The server's time then. */
  readonly at: Instant
  /** When it will be whole as things stand; null while it does not grow. */
  readonly ripeAt: Instant | null
}

/** How far it has grown at `now`, server time: drawn between the answer and the instant that it foretold. */
export function growthAt({ progress, at, ripeAt }: Growth, now: Instant): number {
  if (ripeAt === null || now <= at) return progress
  if (now >= ripeAt) return WHOLE
  return Math.min(WHOLE - 1, Math.floor(progress + ((WHOLE - progress) * (now - at)) / (ripeAt - at)))
}

export type GrowthStage = 0 | 1 | 2 | 3 | 4

/** From how much on each stage is seen, the last first. */
const stages: readonly (readonly [from: number, stage: GrowthStage])[] = [
  [WHOLE, 4],
  [750, 3],
  [500, 2],
  [250, 1],
]

/** 0 seed, 1 sprout, 2 leaf, 3 bud, 4 bloom: only what is whole blooms. */
export const stageOf = (progress: number): GrowthStage => stages.find(([from]) => progress >= from)?.[1] ?? 0

/** A length of time in words: 3 天 2 小时, 2 小时 5 分, 5 分钟. What is left of a minute counts as one. */
export function spanWords(span: Milliseconds): string {
  const minutes = Math.max(1, Math.ceil(span / minute))
  const [days, hours, rest] = [
    Math.floor((minutes * minute) / day),
    Math.floor(((minutes * minute) % day) / hour),
    minutes % 60,
  ]
  if (days > 0) return hours > 0 ? `${days} 天 ${hours} 小时` : `${days} 天`
  if (hours > 0) return rest > 0 ? `${hours} 小时 ${rest} 分` : `${hours} 小时`
  return `${rest} 分钟`
}
