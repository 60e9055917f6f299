import type { Fen } from '#src/domain/number/fen.ts'
import { day, hour, type Instant, minute, remaining } from '#src/domain/time/instant.ts'
import { priceWords } from '../product/goods.ts'
import type { DealLine } from './deal-list.tsx'
import type { LadderLine } from './ladder.tsx'

/** How long until a moment, in words: 「还有 2 天」, 「还有 3 小时」; at the end that it `happens` soon: 「马上到期」. */
export function leftWords(at: Instant, now: Instant, happens = ''): string {
  const left = remaining(at, now)
  if (left >= day) return `还有 ${Math.ceil(left / day)} 天`
  if (left >= hour) return `还有 ${Math.ceil(left / hour)} 小时`
  return left >= minute ? `还有 ${Math.ceil(left / minute)} 分钟` : `马上${happens}`
}

interface Step {
  readonly priceFen: Fen
  readonly count: number
}

/** The steps of a ladder, each with its part of the longest. */
export function ladderLines(steps: readonly Step[], unit: string): readonly LadderLine[] {
  const most = Math.max(1, ...steps.map((step) => step.count))
  return steps.map(({ priceFen, count }) => ({
    price: priceWords(priceFen),
    count: `${count} ${unit}`,
    share: count / most,
  }))
}

/** An optional price in words. */
export const maybePrice = (fen: Fen | null): string => (fen === null ? '暂无' : priceWords(fen))

/** What somebody offers, to be taken; what oneself offers says so. */
export const offered = (line: DealLine, isOwn: boolean, take: () => void): DealLine =>
  isOwn ? { ...line, tag: { text: '我', tone: 'indigo' } } : { ...line, onPress: take }
