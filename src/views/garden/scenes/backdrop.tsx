import { memo, type ReactNode, useId } from 'react'
import { dots, ridge, type Spot, thrown } from './drawings/brush.ts'
import { useSlices } from '../../kit/page/use-slices.ts'
import { airWords, isMoonUp, lightOf, wayOf } from './light.ts'
import type { Air, SceneProps, Weather } from './types.ts'
import { useBackground } from './use-background.ts'
import './scenes.css'

const sky = ['M14 30L30 26 44 32 58 36 62 48 82 52 86 38 58 36', 'M146 44L160 58 176 52 188 68M160 58L156 76'] as const
/** A bright star at each corner of them. */
const brights = sky.join('').replace(/[ML ]?(\d+ \d+)/g, 'M$1h0')
const faint = dots(Array.from({ length: 34 }, (_, at) => [thrown(at) * 270, thrown(at + 50) * 120]))

/** Stars, two constellations among them (the Dipper is one), as in the collection's star charts. */
const Stars = () => (
  <svg className="sc-stars" viewBox="0 0 270 160" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <path d={sky.join('')} fill="none" stroke="#cfe0ff" strokeWidth="0.5" opacity="0.55" />
    <path d={brights} stroke="#fff6d8" strokeWidth="3" strokeLinecap="round" />
    <path d={faint} stroke="#dfe9ff" strokeWidth="1.3" strokeLinecap="round" />
  </svg>
)

/** 祥云, with its curls. */
const cloud = 'M10 46C-6 46-5 27 12 27 12 11 36 8 41 20 50 3 80 4 83 22 97 13 118 21 113 36 127 36 127 46 117 46Z'
const curls =
  'M41 20c9 2 10 13 2 14-6 1-8-6-3-8M83 22c-9 2-10 13-2 14 6 1 8-6 3-8M13 35c4-5 11-1 9 3-2 3-6 2-6-1M96 37c4-5 11-1 9 3'
const cloudsOf: Record<Weather, number> = { sun: 1, wind: 2, cloud: 5, rain: 4, snow: 3 }
const cloudPlaces = [
  [58, 22, 110],
  [6, 10, 130],
  [30, 30, 100],
  [70, 6, 140],
  [-8, 34, 120],
] as const

const Clouds = ({ weather }: { weather: Weather }) =>
  cloudPlaces.slice(0, cloudsOf[weather]).map(([x, y, width]) => (
    <svg
      key={x}
      className="sc-cloud"
      viewBox="-4 0 130 50"
      style={{ left: `${x}%`, top: `calc(var(--horizon) * ${y / 100})`, width, opacity: 0.88 }}
      aria-hidden="true"
    >
      <path d={cloud} stroke="currentColor" strokeWidth="1" />
      <path d={curls} fill="none" stroke="currentColor" strokeWidth="1.1" strokeLinecap="round" />
    </svg>
  ))

const farRidge: readonly Spot[] = [
  [0, 150],
  [50, 92],
  [96, 120],
  [150, 46],
  [190, 96],
  [240, 70],
  [300, 128],
  [352, 62],
  [404, 22],
  [450, 84],
  [500, 108],
  [560, 58],
  [620, 120],
]
const fartherRidge: readonly Spot[] = [
  [0, 110],
  [70, 128],
  [120, 60],
  [180, 90],
  [230, 24],
  [290, 84],
  [340, 100],
  [410, 76],
  [480, 40],
  [540, 96],
  [620, 70],
]

/** A blue-and-green peak: azurite at its head, malachite at its waist, ochre where it sinks into the mist. */
const peak = (x: number, top: number, half: number): string =>
  ridge(
    [
      [x - half, 240],
      [x - half * 0.62, top + (240 - top) * 0.52],
      [x - half * 0.4, top + (240 - top) * 0.4],
      [x - half * 0.2, top + 8],
      [x, top],
      [x + half * 0.22, top + (240 - top) * 0.2],
      [x + half * 0.42, top + (240 - top) * 0.34],
      [x + half * 0.7, top + (240 - top) * 0.74],
      [x + half, 240],
    ],
    240,
  )
const folds = (x: number, top: number, half: number): string =>
  [-0.3, -0.08, 0.14, 0.34]
    .map((at, index) => {
      const [fromX, fromY] = [x + half * at * 0.6, top + 16 + index * 9 + Math.abs(at) * 60]
      return `M${fromX.toFixed(0)} ${fromY.toFixed(0)}q${(half * at * 0.2 - 3).toFixed(0)} 26 ${(half * at * 0.55).toFixed(0)} ${(52 + index * 6).toFixed(0)}`
    })
    .join('')
const peaks: readonly (readonly [x: number, top: number, half: number])[] = [
  [40, 110, 90],
  [230, 132, 90],
  [128, 62, 96],
  [330, 84, 84],
  [520, 108, 92],
  [418, 44, 100],
  [610, 70, 90],
  [720, 120, 96],
]

const Mountains = () => {
  const id = useId()
  return (
    <>
      <svg className="sc-far" viewBox="0 0 620 200" preserveAspectRatio="none" aria-hidden="true">
        <defs>
          <linearGradient id={`${id}haze`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--far)" />
            <stop offset="1" stopColor="var(--far)" stopOpacity="0.05" />
          </linearGradient>
        </defs>
        <path d={ridge(fartherRidge, 200)} fill={`url(#${id}haze)`} opacity="0.55" />
        <path d={ridge(farRidge, 200)} fill={`url(#${id}haze)`} />
      </svg>
      <svg className="sc-mid" viewBox="0 0 760 240" preserveAspectRatio="none" aria-hidden="true">
        <defs>
          <linearGradient id={`${id}rock`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--mid1)" />
            <stop offset="0.5" stopColor="var(--mid2)" />
            <stop offset="0.86" stopColor="var(--mid3)" />
            <stop offset="1" stopColor="var(--mid3)" stopOpacity="0" />
          </linearGradient>
          <linearGradient id={`${id}edge`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--crag)" stopOpacity="0.7" />
            <stop offset="0.6" stopColor="var(--crag)" stopOpacity="0" />
          </linearGradient>
        </defs>
        {peaks.map(([x, top, half]) => (
          <g key={x}>
            <path d={peak(x, top, half)} fill={`url(#${id}rock)`} stroke={`url(#${id}edge)`} strokeWidth="1" />
            <path
              d={folds(x, top, half)}
              fill="none"
              stroke="var(--crag)"
              strokeWidth="1"
              strokeOpacity="0.35"
              strokeLinecap="round"
            />
          </g>
        ))}
      </svg>
    </>
  )
}

/** A pair of cranes, far off. */
const Cranes = () => (
  <svg className="sc-cranes" viewBox="0 0 84 50" aria-hidden="true">
    {['translate(24 28)', 'translate(60 16) scale(0.66)'].map((place) => (
      <g key={place} transform={place}>
        <path
          d="M-20 -2C-12 -14 -4 -10 0 0 6 -12 16 -16 24 -8 14 -8 8 -2 4 4L-6 4C-10 -2 -14 -4 -20 -2Z"
          fill="#fdfdf8"
          stroke="#5c6a70"
          strokeWidth="0.7"
        />
        <path d="M-20 -2l7 -4M24 -8l-8 -3" stroke="#26343c" strokeWidth="2.4" />
        <path d="M4 3C10 4 14 2 20 4M-6 4l-12 4" fill="none" stroke="#5c6a70" strokeWidth="1.3" strokeLinecap="round" />
        <path d="M20 4l5 1" stroke="#b98a2d" strokeWidth="1.2" />
        <circle cx="19.4" cy="3.2" r="1.3" fill="#d0311d" />
      </g>
    ))}
  </svg>
)

const tile = 240
const Rain = ({ seed }: { seed: number }) => (
  <svg className="sc-fall sc-rain" aria-hidden="true">
    <pattern id={`sc-rain-${seed}`} width="56" height={tile} patternUnits="userSpaceOnUse">
      <path
        d={Array.from({ length: 6 }, (_, at) => {
          const long = 14 + thrown(seed + at * 3) * 16
          return `M${(thrown(seed + at) * 50 + 5).toFixed(0)} ${(thrown(seed + at + 20) * 206).toFixed(0)}l${(-long * 0.233).toFixed(1)} ${long.toFixed(0)}`
        }).join('')}
        stroke="currentColor"
        strokeWidth={seed > 50 ? 0.8 : 1.2}
        strokeLinecap="round"
      />
    </pattern>
    <rect width="100%" height="100%" fill={`url(#sc-rain-${seed})`} />
  </svg>
)
const Snow = ({ seed }: { seed: number }) => (
  <svg className="sc-fall sc-snow" aria-hidden="true">
    <pattern id={`sc-snow-${seed}`} width="120" height={tile} patternUnits="userSpaceOnUse">
      {Array.from({ length: 11 }, (_, at) => (
        <circle
          key={at}
          cx={6 + thrown(seed + at) * 108}
          cy={6 + thrown(seed + at + 30) * 228}
          r={(seed > 50 ? 0.9 : 1.5) + thrown(seed + at + 60) * 1.6}
          fill="#fff"
          opacity={0.9}
        />
      ))}
    </pattern>
    <rect width="100%" height="100%" fill={`url(#sc-snow-${seed})`} />
  </svg>
)
const Wind = () => (
  <>
    {[16, 40, 63].map((top, at) => (
      <svg
        key={top}
        className="sc-gust"
        viewBox="0 0 200 50"
        style={{ top: `${top}%`, animationDelay: `${at * 1.7}s` }}
        aria-hidden="true"
      >
        <path
          d="M2 30C50 12 92 40 140 24 176 12 180 2 168 3 158 5 162 16 172 14M20 40C70 28 100 46 150 36"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          strokeLinecap="round"
        />
      </svg>
    ))}
    {[12, 27, 45, 58, 74].map((top, at) => (
      <svg
        key={top}
        className="sc-blown"
        viewBox="0 0 16 16"
        style={{ top: `${top}%`, animationDelay: `${-at * 1.4}s` }}
        aria-hidden="true"
      >
        <path d="M2 12C2 4 8 2 14 3 14 9 10 14 2 12Z" />
      </svg>
    ))}
  </>
)

const Falling = memo(function Falling({ weather }: { weather: Weather }) {
  return weather === 'rain' ? (
    <>
      <Rain seed={7} />
      <Rain seed={71} />
    </>
  ) : weather === 'snow' ? (
    <>
      <Snow seed={3} />
      <Snow seed={83} />
    </>
  ) : weather === 'wind' ? (
    <Wind />
  ) : null
})

/** What is written beside the picture, with its seal: a face of its own takes as long as the picture, so it has a frame of its own. */
function Written({ text, label }: { text: string; label: string }) {
  const drawn = useSlices(5)
  return (
    <p className="sc-written sc-song" aria-hidden="true">
      {drawn > 4 && <span>{text}</span>}
      {drawn > 3 && <b>{label}</b>}
      {drawn > 4 && <i>数藏</i>}
    </p>
  )
}

/** What stands behind a scene: drawn anew only when the air or its name is another. */
const Behind = memo(function Behind({ label, ...air }: Air & { readonly label: string }) {
  const { minute, weather } = air
  const drawn = useBackground()
  return (
    <div className="sc-behind">
      {drawn > 2 && <Stars />}
      <div className="sc-orb" data-moon={isMoonUp(minute) || undefined} style={orbPlace(minute)} />
      {drawn > 1 && <Clouds weather={weather} />}
      {drawn > 3 && <Mountains />}
      <div className="sc-mist" />
      {drawn > 2 && <Cranes />}
      <Written text={airWords(air, '·')} label={label} />
    </div>
  )
})

/** Never behind what is written on the right. */
const orbPlace = (minute: number) => {
  const way = wayOf(minute)
  return { left: `${8 + way * 60}%`, top: `calc(var(--horizon) * ${0.6 - Math.sin(way * Math.PI) * 0.42})` }
}

/** Sky, mountains and weather. `horizon` says how far down they go; what stands before them are the children. */
export function Backdrop({
  air,
  paused,
  label,
  deep,
  horizon,
  className,
  kind,
  children,
}: SceneProps & {
  /** What it is a picture of, for whoever does not see it. */
  readonly label: string
  /** The mountains go along with a pan inside (`sc-pan`). */
  readonly deep?: boolean
  readonly horizon: string
  readonly className?: string
  /** What kind of quiet scene it is. */
  readonly kind?: string
  readonly children?: ReactNode
}) {
  return (
    <section
      className={`sc ${deep ? 'sc-deep' : ''} ${className ?? ''}`}
      aria-label={`${label}：${airWords(air)}`}
      style={{ '--horizon': horizon }}
      {...lightAttributes(air)}
      data-paused={paused || undefined}
      data-kind={kind}
    >
      <Behind {...air} label={label} />
      {children}
      <div className="sc-weather">
        <Falling weather={air.weather} />
      </div>
    </section>
  )
}

/** What the style sheet chooses its colours by. */
export const lightAttributes = ({ minute, weather, season }: Air) => ({
  'data-light': lightOf(minute),
  'data-weather': weather,
  'data-season': season,
})
