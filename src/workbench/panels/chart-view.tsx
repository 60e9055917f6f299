import { cx } from '#src/ui/cx.ts'
import { type Chart, type Drawn, ROW } from '../chart/layout.ts'
import { t } from '../messages.ts'

export interface ChartViewProps {
  readonly chart: Chart
  /** Paths of the states that are active. */
  readonly active: ReadonlySet<string>
  /** The fact that came last. */
  readonly last?: string | undefined
  /** Said when a fact is pressed that an active state hears. */
  readonly onFact?: ((fact: string) => void) | undefined
}

/** A machine as it is drawn: the active states lit, the fact that came last, and those that can be said as buttons. */
export function ChartView({ chart, active, last, onFact }: ChartViewProps) {
  const { width, height, boxes, labels, edges } = chart
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="group"
      aria-label={t.chart}
      className="block"
    >
      {boxes.map(({ path, isParallel, ...rect }) => (
        <rect
          key={path}
          {...rect}
          rx={6}
          strokeDasharray={isParallel ? '4 3' : undefined}
          className={cx(
            'stroke-line',
            active.has(path) ? 'fill-gold-wash' : path === '' ? 'fill-paper' : 'fill-surface',
          )}
        />
      ))}
      {edges.flatMap(({ lines, on, from, times }, row) =>
        lines.map((line, at) => (
          <path
            key={`${row}/${at}`}
            d={`M ${line.from.x} ${line.from.y} H ${line.lane} V ${line.to.y} H ${line.to.x}`}
            strokeDasharray={times === 0 ? '3 3' : undefined}
            className={cx('fill-none', on === last && active.size > 0 ? 'stroke-cinnabar' : 'stroke-faint')}
            strokeWidth={active.has(from) || on === last ? 1.5 : 0.75}
          />
        )),
      )}
      {edges.flatMap(({ lines }, row) =>
        lines.map(({ to }, at) => (
          <path key={`${row}/${at}`} d={`M ${to.x} ${to.y} l 6 -3 v 6 z`} className="fill-faint" />
        )),
      )}
      {labels
        .filter(({ of }) => of === 'state')
        .map(({ text, x, y }, at) => (
          <text key={at} x={x} y={y + ROW * 0.72} className="fill-ink font-mono text-[11px] font-semibold">
            {text}
          </text>
        ))}
      {edges.map((edge, at) => (
        <EdgeRow key={at} edge={edge} isLast={edge.on === last} onFact={active.has(edge.from) ? onFact : undefined} />
      ))}
    </svg>
  )
}

interface EdgeRowProps {
  readonly edge: Drawn
  readonly isLast: boolean
  readonly onFact: ((fact: string) => void) | undefined
}

/** How warm a transition is: ten times as often is one step warmer, up to a hundred thousand times. */
const warmthOf = (times: number): number => Math.min(0.25 + Math.log10(times) * 0.15, 1)

function EdgeRow({ edge, isLast, onFact }: EdgeRowProps) {
  const { x, y } = edge.label
  const isNever = edge.times === 0
  const text = (
    <>
      {edge.times !== null && (
        <rect
          x={x - 9}
          y={y + 3}
          width={5}
          height={ROW - 6}
          rx={1}
          fillOpacity={isNever ? 1 : warmthOf(edge.times)}
          className={isNever ? 'fill-none stroke-cinnabar' : 'fill-jade-ink'}
        />
      )}
      <text
        x={x}
        y={y + ROW * 0.72}
        className={cx(
          'font-mono text-[11px]',
          isLast || isNever ? 'fill-cinnabar-ink' : onFact ? 'fill-jade-ink' : 'fill-muted',
        )}
      >
        {edge.label.text}
      </text>
    </>
  )
  if (!onFact || edge.on === 'always' || edge.on.startsWith('xstate.')) return text
  const say = () => onFact(edge.on)
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={t.sayFact(edge.label.text)}
      className="cursor-pointer"
      onClick={say}
      onKeyDown={({ key }) => (key === 'Enter' || key === ' ') && say()}
    >
      {text}
    </g>
  )
}
