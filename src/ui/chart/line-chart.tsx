import { useId } from 'react'
import { cx } from '../cx.ts'
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

const WIDTH = 264
const HEIGHT = 96

/** The course of one value: line, wash, its last point, highest and lowest beside the grid, the ends in words. */
export function LineChart({ label, points, valueText, timeText, emptyText }: LineChartProps) {
  const wash = useId()
  const path = linePath(points, WIDTH, HEIGHT)
  if (!path) return <p className="rounded-m bg-sunken px-4 py-6 text-center text-note text-muted">{emptyText}</p>
  const times = points.map(({ at }) => at)
  const last = path.spots.at(-1)!
  const isLevel = path.max === path.min
  return (
    <figure>
      <div className="flex gap-2">
        <svg
          role="img"
          aria-label={label}
          viewBox={`-4 -6 ${WIDTH + 8} ${HEIGHT + 12}`}
          className="block min-w-0 flex-1 overflow-visible"
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
        {/* Each value beside the line of the grid that it names. */}
        <div
          className={cx(
            'flex flex-col text-caption leading-none text-muted tabular-nums',
            isLevel ? 'justify-center' : 'justify-between',
          )}
        >
          <span>{valueText(path.max)}</span>
          {!isLevel && <span>{valueText(path.min)}</span>}
        </div>
      </div>
      <figcaption className="mt-1 flex gap-2 text-caption text-muted tabular-nums">
        <span className="flex min-w-0 flex-1 justify-between">
          <span>{timeText(Math.min(...times))}</span>
          <span>{timeText(Math.max(...times))}</span>
        </span>
        {/* As wide as the values, so that the days stand under what they name. */}
        <span aria-hidden="true" className="invisible">
          {valueText(path.max)}
        </span>
      </figcaption>
    </figure>
  )
}
