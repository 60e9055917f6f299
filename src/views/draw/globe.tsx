import { type PointerEvent, useRef, useState } from 'react'
import { apart, type PlaceRow, project } from './earth.select.ts'
import { lands } from './lands.ts'

const WIDTH = 360
const HEIGHT = 270
const RADIUS = 250
const MIDDLE = { x: WIDTH / 2, y: 290 }
/** As the globe is seen first: from the south, with the places below the horizon. */
const LATITUDE = 6
const LONGITUDE = 110
const GAP = 26
const DEGREES_PER_PX = 0.35

const stars = Array.from({ length: 26 }, (_, at) => ({
  x: (at * 83) % WIDTH,
  y: (at * 47) % 110,
  r: 0.5 + ((at * 7) % 5) / 6,
}))

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, at) => from + at * by)

/** The visible part of a line on the globe. */
function path(points: readonly (readonly [latitude: number, longitude: number])[], longitude: number): string {
  let pen = 'M'
  return points
    .map(([lat, lon]) => {
      const { x, y, isSeen } = project(lat, lon, { latitude: LATITUDE, longitude })
      const drawn = isSeen ? `${pen}${(MIDDLE.x + x * RADIUS).toFixed(1)} ${(MIDDLE.y + y * RADIUS).toFixed(1)}` : ''
      pen = isSeen ? 'L' : 'M'
      return drawn
    })
    .join('')
}

const parallels = steps(-20, 80, 10).map((lat) => steps(0, 360, 4).map((lon) => [lat, lon] as const))
const meridians = steps(0, 350, 10).map((lon) => steps(-40, 88, 4).map((lat) => [lat, lon] as const))
const grid = [...parallels, ...meridians]

const land = lands.map((text) => {
  const numbers = text.split(' ').map(Number)
  return numbers.flatMap((lat, at) => (at % 2 === 0 ? [[lat, numbers[at + 1]!] as const] : []))
})

/** A globe that a finger turns, with a number where something is on; the list below says the same in words. */
export function Globe({ places }: { readonly places: readonly Pick<PlaceRow, 'id' | 'latitude' | 'longitude'>[] }) {
  const [longitude, setLongitude] = useState(LONGITUDE)
  const held = useRef<number | null>(null)
  const spots = places.map(({ id, latitude, longitude: east }, at) => {
    const { x, y, isSeen } = project(latitude / 100, east / 100, { latitude: LATITUDE, longitude })
    return { id, number: at + 1, isSeen, x: MIDDLE.x + x * RADIUS, y: MIDDLE.y + y * RADIUS }
  })
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (held.current === null) return
    const moved = clientX - held.current
    held.current = clientX
    setLongitude((before) => before - moved * DEGREES_PER_PX)
  }
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      className="-mx-4 -mt-2 block w-[calc(100%+8*var(--spacing))] cursor-grab touch-pan-y bg-[#0d1420] select-none"
      onPointerDown={(event) => {
        held.current = event.clientX
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => (held.current = null)}
      onPointerCancel={() => (held.current = null)}
    >
      <defs>
        <radialGradient id="globe-sea" cx="50%" cy="16%" r="62%">
          <stop offset="0" stopColor="#3f6f93" />
          <stop offset=".62" stopColor="#1f4566" />
          <stop offset="1" stopColor="#10263d" />
        </radialGradient>
        <radialGradient id="globe-air" cx="50%" cy="50%" r="50%">
          <stop offset=".93" stopColor="#7fb4d8" stopOpacity=".55" />
          <stop offset="1" stopColor="#7fb4d8" stopOpacity="0" />
        </radialGradient>
      </defs>
      {stars.map(({ x, y, r }) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={r} fill="#f6f5f2" opacity=".7" />
      ))}
      <circle cx={MIDDLE.x} cy={MIDDLE.y} r={RADIUS * 1.07} fill="url(#globe-air)" />
      <circle cx={MIDDLE.x} cy={MIDDLE.y} r={RADIUS} fill="url(#globe-sea)" />
      {land.map((points, at) => (
        <path key={at} d={path(points, longitude)} fill="#7d9a74" stroke="#c4d2a4" strokeWidth=".8" opacity=".72" />
      ))}
      {grid.map((points, at) => (
        <path key={at} d={path(points, longitude)} fill="none" stroke="#a9cbe2" strokeWidth=".6" opacity=".38" />
      ))}
      {apart(
        spots.filter((spot) => spot.isSeen),
        GAP,
      ).map(({ id, number, x, y }) => (
        <g key={id}>
          <circle cx={x} cy={y} r="15" fill="#f2c46b" opacity=".25" className="animate-breathe" />
          <circle cx={x} cy={y} r="10.5" fill="#cf3a24" stroke="#fbf3df" strokeWidth="1.4" />
          <text x={x} y={y + 4} textAnchor="middle" fill="#ffffff" className="text-caption font-semibold">
            {number}
          </text>
        </g>
      ))}
    </svg>
  )
}
