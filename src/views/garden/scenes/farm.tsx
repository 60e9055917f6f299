import { memo, useMemo } from 'react'
import { Backdrop } from './backdrop.tsx'
import { leaves, thrown } from './drawings/brush.ts'
import { Plant, PlantDrawings } from './drawings/plants.tsx'
import { Plaque, slotNote, slotSaid } from './slot.tsx'
import { Touch } from './touch.tsx'
import type { FarmSceneProps, PlantView, SlotView } from './types.ts'

/** Fields in steps, as they climb the hills of the south; a wheel lifts the water to them. */
const Terraces = () => (
  <svg className="sc-meadow" viewBox="0 0 430 520" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <path d="M0 40C70 4 150 16 230 34S370 0 430 24V520H0Z" fill="var(--grass1)" />
    {[64, 84, 108].map((y, at) => (
      <g key={y}>
        <path
          d={`M0 ${y}C90 ${y - 26} 180 ${y + 6} 260 ${y - 6}S390 ${y - 20} 430 ${y - 8}V${y + 20}C380 ${y + 6} 330 ${y + 26} 250 ${y + 14}S80 ${y + 2} 0 ${y + 26}Z`}
          fill={at % 2 ? 'var(--water1)' : 'var(--mid2)'}
          stroke="var(--stone3)"
          strokeWidth="1"
          opacity="0.9"
        />
      </g>
    ))}
    <path d="M0 136C110 110 240 146 430 118V520H0Z" fill="var(--grass2)" />
    {/* The banks between the fields. */}
    <path
      d="M0 196C120 182 300 202 430 188M0 318C120 304 300 324 430 310M0 440C120 426 300 446 430 432M214 128C206 240 222 380 212 520"
      fill="none"
      stroke="var(--grass1)"
      strokeWidth="15"
      opacity="0.8"
    />
    <path
      d={leaves(
        Array.from(
          { length: 50 },
          (_, at) =>
            [
              Math.round(thrown(at) * 430),
              Math.round(150 + thrown(at + 44) * 360),
              (at % 5) * 12 - 24,
              10 + (at % 4) * 3,
              1.4,
            ] as const,
        ),
      )}
      fill="var(--tuft)"
      opacity="0.7"
    />
  </svg>
)

/** A scarecrow in a straw hat, with a sparrow that does not mind. */
const Scarecrow = () => (
  <svg className="sc-scarecrow" viewBox="0 0 90 120" aria-hidden="true">
    <path d="M45 118V40M12 54H78" stroke="var(--wood2)" strokeWidth="5" strokeLinecap="round" />
    <path d="M22 50H68L62 88Q45 96 28 88Z" fill="#5f7fa8" stroke="var(--sc-line)" />
    <path d="M22 50L10 50 12 62 26 60M68 50L80 50 78 62 64 60" fill="#5f7fa8" stroke="var(--sc-line)" />
    <path d="M38 50L45 64 52 50" fill="#f4ead0" stroke="var(--sc-line)" />
    <path
      d="M6 50l-5-4M6 54l-6 2M84 50l5-4M84 54l6 2M32 90l-2 9M40 93l-1 9M50 93l1 9M58 90l3 8"
      stroke="#d9b35b"
      strokeWidth="2.400"
      strokeLinecap="round"
    />
    <circle cx="45" cy="36" r="13" fill="#ecd9a6" stroke="var(--sc-line)" />
    <path d="M40 35l2 2 2-3M48 34l2 3 2-2M41 43q4 3 8 0" fill="none" stroke="var(--sc-line)" strokeWidth="1.300" />
    <path d="M18 30Q45 12 72 30 45 36 18 30ZM34 24Q45 0 56 24" fill="#d9b35b" stroke="var(--sc-line)" />
    <path className="sc-snowcap" d="M18 29Q34 24 34 22 45 -2 56 22 58 25 72 29 45 26 18 29Z" fill="#fff" />
    <path
      d="M68 50c0-8 12-8 13-1l5 1-5 2c-3 3-9 2-13-2ZM68 48l-6-4"
      fill="#8a6242"
      stroke="var(--sc-line)"
      strokeWidth="0.800"
    />
  </svg>
)

const Rotor = () => (
  <svg className="sc-wheel sc-turning" viewBox="-60 -60 120 120" aria-hidden="true">
    <circle r="50" fill="none" stroke="var(--wood2)" strokeWidth="6" />
    <circle r="50" fill="none" stroke="var(--wood)" strokeWidth="4" />
    <circle r="38" fill="none" stroke="var(--wood)" strokeWidth="2.400" />
    <path
      d="M-54 0H54M0-54V54M-46.8-27L46.8 27M-46.8 27L46.8-27M-27-46.8L27 46.8M27-46.8L-27 46.8"
      stroke="var(--wood)"
      strokeWidth="2.600"
    />
    {/* A bucket at the end of each spoke: dashes of one ring. */}
    <circle
      r="53.5"
      fill="none"
      stroke="var(--wood2)"
      strokeWidth="11"
      pathLength="12"
      strokeDasharray="0.43 0.57"
      strokeDashoffset="0.215"
    />
    <circle r="7" fill="var(--wood2)" />
  </svg>
)

const Wheel = () => (
  <svg className="sc-wheel" viewBox="-60 -60 120 130" aria-hidden="true">
    <path d="M-34 66L0 0 34 66M-44 66H44" fill="none" stroke="var(--wood2)" strokeWidth="5" strokeLinecap="round" />
  </svg>
)

const bed = 'M26 12H174C184 12 186 18 188 26L198 72C200 84 196 88 184 88H16C4 88 0 84 2 72L12 26C14 18 16 12 26 12Z'
const furrows = 'M22 30Q100 24 178 30M16 46Q100 40 184 46M11 62Q100 56 189 62M8 77Q100 71 192 77'
const places = [
  [48, 0.62],
  [100, 0.62],
  [152, 0.62],
  [34, 0.76],
  [100, 0.76],
  [166, 0.76],
] as const

const Crop = ({ plant }: { plant: PlantView }) =>
  places.map(([x, size], at) => (
    <g key={x + size} transform={`translate(${x - 60 * size} ${(at < 3 ? 40 : 76) - 128 * size}) scale(${size})`}>
      <Plant kind={plant.kind} stage={plant.stage} />
    </g>
  ))

const Wild = () => (
  <>
    <path
      d={leaves(
        Array.from(
          { length: 34 },
          (_, at) =>
            [
              Math.round(14 + thrown(at) * 172),
              Math.round(30 + thrown(at + 20) * 54),
              (at % 7) * 12 - 36,
              14 + (at % 4) * 5,
              2.4,
            ] as const,
        ),
      )}
      fill="var(--tuft)"
    />
    <path
      d="M40 66c-6-16 14-20 22-12 12 0 10 14 4 16H44ZM138 58c-4-12 12-16 18-8 10 2 8 12 2 12h-18Z"
      fill="var(--stone2)"
      stroke="var(--sc-line)"
    />
    <path d="M88 20h26v44H88z" fill="#f4e6c4" stroke="#8f6b34" />
    <path d="M101 64v18" stroke="var(--wood2)" strokeWidth="5" />
    <text x="101" y="50" textAnchor="middle" fontSize="20" fill="#a62a1a" className="sc-song">
      封
    </text>
  </>
)

const Bed = memo(function Bed({ plot }: { plot: SlotView }) {
  return (
    <svg viewBox="0 -44 200 140" aria-hidden="true">
      <path d={bed} transform="translate(0 6)" fill="var(--wood2)" opacity="0.5" />
      <path
        d={bed}
        fill={plot.state === 'locked' ? 'var(--grass2)' : plot.state === 'started' ? '#7b5738' : '#94714e'}
        stroke="var(--sc-line)"
      />
      {plot.state === 'locked' ? (
        <Wild />
      ) : (
        <path d={furrows} fill="none" stroke="#4f3520" strokeWidth="3" strokeLinecap="round" opacity="0.6" />
      )}
      {plot.state === 'started' ? (
        <path d={furrows} transform="translate(0 4)" fill="none" stroke="#a9d4da" strokeWidth="1.600" opacity="0.7" />
      ) : null}
      {plot.plant ? <Crop plant={plot.plant} /> : null}
    </svg>
  )
})

/** A plot with what grows in it: one button. Drawn anew only when it has changed itself. */
const Plot = memo(function Plot({
  plot,
  onPress,
  inviting,
}: {
  plot: SlotView
  onPress: ((id: string) => void) | undefined
  inviting: boolean
}) {
  return (
    <Touch
      href={plot.href}
      acts={inviting}
      className="sc-plot"
      data-target={plot.id}
      data-state={plot.state}
      data-ripe={plot.plant?.stage === 4 || undefined}
      data-inviting={inviting || undefined}
      data-confirming={plot.confirming || undefined}
      onClick={onPress && (() => onPress(plot.id))}
    >
      <Bed plot={plot} />
      <Plaque
        label={plot.label}
        said={slotSaid(plot)}
        note={slotNote(plot)}
        fraction={plot.plant && plot.plant.stage < 4 ? plot.plant.fraction : null}
      />
    </Touch>
  )
})

/** What stands in the fields, and never changes. */
const Fields = memo(function Fields() {
  return (
    <>
      <Terraces />
      <Wheel />
      <Rotor />
      <Scarecrow />
    </>
  )
})

/** The farm (marketplace §2, newPattern/farm): plots in the fields, two abreast. */
export function FarmScene({ air, paused, plots, drawn = Infinity, onPlot, inviting }: FarmSceneProps) {
  const kinds = useMemo(() => plots.flatMap(({ plant }) => (plant ? [plant.kind] : [])), [plots])
  return (
    <Backdrop air={air} {...(paused ? { paused } : {})} label="农田" horizon="max(112px, 25%)" className="sc-farm">
      {drawn >= 0 && plots.length > 0 ? <PlantDrawings kinds={kinds} /> : null}
      {drawn < -1 ? null : <Fields />}
      <div className="sc-field scrollbar-none">
        {plots.slice(0, Math.max(0, drawn)).map((plot) => (
          <Plot key={plot.id} plot={plot} onPress={onPlot} inviting={inviting?.includes(plot.id) ?? false} />
        ))}
      </div>
    </Backdrop>
  )
}
