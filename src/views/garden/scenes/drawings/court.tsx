import { memo } from 'react'
import { petals, thrown } from './brush.ts'
import { Bamboo, blossoms, crowns, Lattice, Pavilion, Plum, Rock } from './furniture.tsx'
import type { GardenPlace } from '../types.ts'

/*
 * The ground of the garden: a white wall with its tiled coping, what stands before it, and two terraces that the pots are on. One bay is
 * repeated along the scroll; heights are those of `garden.tsx`.
 */

export const GROUND = 484
export const BAY = 432
const WALL = { top: 30, foot: 122 }

/** Through the gate one sees the next garden. */
const MoonGate = ({ x }: { x: number }) => (
  <g transform={`translate(${x} ${WALL.foot})`}>
    <circle cy={-40} r="47" fill="var(--stone)" stroke="var(--sc-line)" strokeWidth="1" />
    <circle cy={-40} r="40" fill="var(--sky3)" />
    <clipPath id="sc-gate">
      <circle cy={-40} r="40" />
    </clipPath>
    <g clipPath="url(#sc-gate)">
      <path d="M-44 -22Q-24 -58 -6 -30 8 -52 22 -30 34 -40 46 -20V4H-44Z" fill="var(--mid2)" opacity="0.8" />
      <path d="M-44 -14Q0 -26 44 -14V10H-44Z" fill="var(--grass1)" />
      <path d="M-10 8Q-4 -10 2 -18M10 8Q8 -8 4 -18" fill="none" stroke="var(--stone)" strokeWidth="2" />
      <circle className="sc-lamp" cy={-30} r="40" fill="url(#sc-lamplight)" />
    </g>
    <path d="M-18 0h36v6h-36Z" fill="var(--stone2)" stroke="var(--sc-line)" strokeWidth="0.8" />
  </g>
)

const coping = Array.from({ length: BAY / 12 }, (_, at) => `M${at * 12} ${WALL.top}v9a6 5 0 0 0 12 0v-9Z`).join('')
const tiles = Array.from({ length: BAY / 12 }, (_, at) => `M${at * 12 + 6} ${WALL.top - 12}v12`).join('')

const Wall = () => (
  <>
    <rect y={WALL.top} width={BAY} height={WALL.foot - WALL.top} fill="url(#sc-plaster)" />
    <path d={`M0 ${WALL.top + 8}H${BAY}`} stroke="var(--tile2)" strokeWidth="8" opacity="0.18" />
    <path d={`M0 ${WALL.top - 12}H${BAY}V${WALL.top}H0Z`} fill="var(--tile)" />
    <path d={tiles} stroke="var(--tile2)" strokeWidth="2.4" />
    <path d={coping} fill="var(--tile)" stroke="var(--tile2)" strokeWidth="1" />
    <path d={`M0 ${WALL.top - 14}H${BAY}`} stroke="var(--tile2)" strokeWidth="4" />
    <path
      className="sc-snowcap"
      d={`M0 ${WALL.top - 20}q54 -4 108 1t108 -1 108 2 108 -2V${WALL.top - 9}q-20 6 -54 1t-108 2 -108 -3 -108 2 -54 0Z`}
      fill="#fff"
    />
    <rect y={WALL.foot - 8} width={BAY} height="8" fill="var(--stone3)" opacity="0.5" />
  </>
)

const roses = Array.from({ length: 15 }, (_, at) => [14 + at * 29, 42 + thrown(at + 40) * 66] as const)

/** Rose canes over a frame, for the garden of roses. */
const Canes = () => (
  <g>
    <path
      d={`M0 46H${BAY}M0 78H${BAY}M0 108H${BAY}${Array.from({ length: 9 }, (_, at) => `M${at * 48 + 24} 30V122`).join('')}`}
      stroke="var(--wood)"
      strokeWidth="2.4"
    />
    <path
      d="M10 122C30 60 60 90 80 40S140 90 160 44 220 100 250 40 320 90 340 46 400 90 424 40"
      fill="none"
      stroke="var(--foliage2)"
      strokeWidth="3"
    />
    {crowns(Array.from({ length: 18 }, (_, at) => [12 + at * 24, 48 + thrown(at) * 56, 15, at * 7] as const))}
    {blossoms(
      roses.filter((_, at) => !(at % 3)),
      9,
      '#f3b9bf',
      '#8d1f33',
      '#d64a68',
    )}
    {blossoms(
      roses.filter((_, at) => at % 3 > 0),
      9,
      '#d64a68',
      '#8d1f33',
      '#a81f3d',
    )}
  </g>
)

const Furniture = ({ place }: { place: GardenPlace }) =>
  place === 'trellis' ? (
    <>
      <Canes />
      <MoonGate x={216} />
      <Rock x={332} y={140} size={0.7} />
    </>
  ) : place === 'orchard' ? (
    <>
      <Lattice x={216} kind={1} />
      <Plum isPeach x={70} y={150} />
      <Plum isPeach x={170} y={138} />
      <Plum isPeach x={272} y={152} />
      <Plum isPeach x={372} y={140} />
    </>
  ) : (
    <>
      <MoonGate x={92} />
      <Lattice x={196} kind={0} />
      <Lattice x={412} kind={1} />
      <Plum x={166} y={146} />
      <Pavilion x={304} y={142} />
      <Rock x={224} y={146} size={0.62} />
      <Bamboo x={398} y={146} />
    </>
  )

const rail = Array.from({ length: BAY / 36 }, (_, at) => `M${at * 36 + 5} 0v26h26v-26`).join('')

/** Two terraces with the carved fronts that the boards of the pots hang on, and the stream between them. */
const Terrace = ({ y, height }: { y: number; height: number }) => (
  <g transform={`translate(0 ${y})`}>
    <rect width={BAY} height="22" y="-22" fill="url(#sc-top)" />
    <path d={`M0 -22H${BAY}`} stroke="var(--stone3)" strokeWidth="1" opacity="0.7" />
    <path
      d={Array.from({ length: 6 }, (_, at) => `M${at * 72 + 40} -22l-8 22`).join('')}
      stroke="var(--stone3)"
      strokeWidth="0.8"
      opacity="0.5"
    />
    <rect width={BAY} height={height} fill="url(#sc-front)" />
    <rect width={BAY} height="5" fill="var(--stone)" />
    <path d={`M0 5H${BAY}`} stroke="var(--stone3)" strokeWidth="1" />
    <g transform={`translate(0 ${9}) scale(1 ${(height - 16) / 26})`}>
      <path d={rail} fill="none" stroke="var(--stone3)" strokeWidth="1" opacity="0.45" />
    </g>
  </g>
)

const Bay = ({ place }: { place: GardenPlace }) => (
  <g id={`sc-bay-${place}`}>
    <Wall />
    <rect y={WALL.foot} width={BAY} height={GROUND - WALL.foot} fill="url(#sc-lawn)" />
    <path
      d={Array.from(
        { length: 26 },
        (_, at) =>
          `M${(thrown(at) * BAY).toFixed(0)} ${(132 + thrown(at + 40) * 70).toFixed(0)}l-3 -7m3 7l0 -9m0 9l4 -7`,
      ).join('')}
      stroke="var(--tuft)"
      strokeWidth="1.1"
      strokeLinecap="round"
      fill="none"
    />
    <Furniture place={place} />
    <Terrace y={236} height={40} />
    <path
      d={`M0 300C60 284 120 312 216 298S372 286 ${BAY} 300V384C372 396 300 372 216 388S60 398 0 384Z`}
      fill="url(#sc-stream)"
      stroke="var(--stone3)"
      strokeWidth="1.4"
    />
    <path
      d="M20 322q16 -6 32 0t32 0M150 340q16 -6 32 0t32 0M290 318q16 -6 32 0t32 0M70 366q16 -6 32 0M236 368q16 -6 32 0t32 0M360 352q16 -6 32 0"
      fill="none"
      stroke="#fff"
      strokeWidth="1.3"
      strokeLinecap="round"
      opacity="0.55"
    />
    <g className="sc-leafage" fill="#4e8a63" stroke="#2c5a40" strokeWidth="0.8">
      <path d="M118 358l18 -2a18 8 0 1 1 -18 2Z" />
      <path d="M330 372l14 -2a14 6.4 0 1 1 -14 2Z" />
    </g>
    <path
      className="sc-leafage"
      d={petals([
        [132, 356, -40, 13, 5],
        [132, 356, 40, 13, 5],
        [132, 356, 0, 15, 6],
        [132, 356, -74, 11, 4],
        [132, 356, 74, 11, 4],
      ])}
      fill="#f6c5cf"
      stroke="#b5476a"
      strokeWidth="0.7"
    />
    <Terrace y={430} height={GROUND - 430} />
  </g>
)

/** A koi in the stream, a picture of its own: it swims without the court being painted anew. */
export const Koi = ({ left }: { left: number }) => (
  <svg className="sc-koi" viewBox="0 0 52 24" style={{ left }} aria-hidden="true">
    <path
      d="M12 12C24 0 42 4 50 12 42 20 24 24 12 12L2 5Q6 12 2 19Z"
      fill="#e2552f"
      stroke="#8f2a12"
      strokeWidth="0.7"
    />
    <path d="M30 7q6 4 2 11" stroke="#fff6e6" strokeWidth="4" fill="none" />
    <circle cx="44" cy="10" r="1" />
  </svg>
)

const stop = (offset: number, stopColor: string, stopOpacity = 1) => (
  <stop key={offset} offset={offset} stopColor={stopColor} stopOpacity={stopOpacity} />
)

/** So many bays, one drawing; what is not there yet is to the right of what is seen first. */
export const Court = memo(function Court({ bays, place }: { bays: number; place: GardenPlace }) {
  const width = bays * BAY
  return (
    <svg className="sc-court" width={width} height={GROUND} viewBox={`0 0 ${width} ${GROUND}`} aria-hidden="true">
      <defs>
        <linearGradient id="sc-plaster" x1="0" y1="0" x2="0" y2="1">
          {[stop(0, 'var(--wall)'), stop(0.65, 'var(--wall)'), stop(1, 'var(--wall2)')]}
        </linearGradient>
        <linearGradient id="sc-lawn" x1="0" y1="0" x2="0" y2="1">
          {[stop(0, 'var(--grass1)'), stop(1, 'var(--grass2)')]}
        </linearGradient>
        <linearGradient id="sc-top" x1="0" y1="0" x2="0" y2="1">
          {[stop(0, 'var(--stone2)'), stop(1, 'var(--stone)')]}
        </linearGradient>
        <linearGradient id="sc-front" x1="0" y1="0" x2="0" y2="1">
          {[stop(0, 'var(--stone2)'), stop(1, 'var(--stone3)')]}
        </linearGradient>
        <linearGradient id="sc-stream" x1="0" y1="0" x2="0" y2="1">
          {[stop(0, 'var(--water2)'), stop(0.4, 'var(--water1)'), stop(1, 'var(--water2)')]}
        </linearGradient>
        <radialGradient id="sc-lamplight">
          {[stop(0, '#ffd98a', 0.85), stop(0.4, '#ffc45c', 0.35), stop(1, '#ffb84a', 0)]}
        </radialGradient>
      </defs>
      {/* The first is drawn itself and not referred to: what is referred to has its style made twice. */}
      <Bay place={place} />
      {Array.from({ length: bays - 1 }, (_, at) => (
        <use key={at} href={`#sc-bay-${place}`} x={(at + 1) * BAY} />
      ))}
    </svg>
  )
})
