import { useId } from 'react'
import { type ChartPoint, linePath } from './line-path.ts'

export interface LineChartProps {
  /** What is drawn, in words: 「近 30 天成交价，最低 ¥88，最高 ¥168」. */
  label: string
  points: readonly ChartPoint[]
  /** A value in words: 「¥128」. */
  valueText: (value: number) => string
  /** An instant in words: 「3月1日」. */
  timeText: (at: number) => string
  /** Said where there is nothing to draw: 「还没有成交」. */
  emptyText: string
}

const WIDTH = 320
const HEIGHT = 96

/** The course of one value: line, wash, its last point, the ends in words. */
export function LineChart({ label, points, valueText, timeText, emptyText }: LineChartProps) {
  const wash = useId()
  const path = linePath(points, WIDTH, HEIGHT)
  if (!path) return <p className="rounded-m bg-sunken px-4 py-6 text-center text-note text-muted">{emptyText}</p>
  const times = points.map(({ at }) => at)
  const last = path.spots.at(-1)!
  return (
    <figure>
      <div className="flex justify-between text-caption text-muted tabular-nums">
        <span>最高 {valueText(path.max)}</span>
        <span>最低 {valueText(path.min)}</span>
      </div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`-4 -6 ${WIDTH + 8} ${HEIGHT + 12}`}
        className="mt-1 block w-full overflow-visible"
      >
        <defs>
          <linearGradient id={wash} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--color-indigo)" stopOpacity=".22" />
            <stop offset="1" stopColor="var(--color-indigo)" stopOpacity="0" />
          </linearGradient>
        </defs>
        <path d={`M0 ${HEIGHT}H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 0H${WIDTH}`} stroke="var(--color-hairline)" />
        <path d={path.area} fill={`url(#${wash})`} />
        <path d={path.line} fill="none" stroke="var(--color-indigo)" strokeWidth="2" strokeLinejoin="round" />
        <circle
          cx={last.x}
          cy={last.y}
          r="4"
          fill="var(--color-indigo)"
          stroke="var(--color-surface)"
          strokeWidth="2"
        />
      </svg>
      <figcaption className="mt-1 flex justify-between text-caption text-muted tabular-nums">
        <span>{timeText(Math.min(...times))}</span>
        <span>{timeText(Math.max(...times))}</span>
      </figcaption>
    </figure>
  )
}
