import { Backdrop } from './backdrop.tsx'
import { petals, ring, thrown } from './drawings/brush.ts'
import { Touch } from './touch.tsx'
import type { FestivalSceneProps, LanternView } from './types.ts'

export const lanternWords: Record<LanternView['state'], string> = { dark: '还没点亮', lit: '点亮了', open: '已领取' }

/** Roofs of a town at the water, one behind the other, with lit windows at night. */
const roof = (x: number, y: number, half: number, floor: number) =>
  `M${x - half} ${y + 16}Q${x - half * 0.4} ${y + 10} ${x - half * 0.24} ${y}H${x + half * 0.24}Q${x + half * 0.4} ${y + 10} ${x + half} ${y + 16}L${x + half - 7} ${y + 20}V${floor}H${x - half + 7}V${y + 20}Z`

const houses = [
  [26, 214, 44],
  [92, 192, 40],
  [150, 216, 34],
  [330, 200, 46],
  [392, 216, 40],
  [262, 218, 34],
] as const

/** A pagoda in seven storeys. */
const Pagoda = () => (
  <>
    <g transform="translate(206 60)">
      {Array.from({ length: 7 }, (_, at) => {
        const [half, y] = [16 + at * 4, at * 24]
        return (
          <g key={at}>
            <rect
              x={-half + 6}
              y={y + 6}
              width={half * 2 - 12}
              height="20"
              fill="#b4503a"
              stroke="var(--sc-line)"
              strokeWidth="0.7"
            />
            <path d={`M-4 ${y + 24}v-9a4 4 0 0 1 8 0v9Z`} fill="var(--tile2)" />
            <path className="sc-lamp" d={`M-4 ${y + 24}v-9a4 4 0 0 1 8 0v9Z`} fill="#ffd36b" />
            <path
              d={`M${-half - 6} ${y + 4}Q${-half} ${y + 6} ${-half + 6} ${y - 4}H${half - 6}Q${half} ${y + 6} ${half + 6} ${y + 4}L${half - 2} ${y + 9}H${-half + 2}Z`}
              fill="var(--tile)"
              stroke="var(--sc-line)"
              strokeWidth="0.8"
            />
            <path
              className="sc-snowcap"
              d={`M${-half - 6} ${y + 3}Q${-half} ${y + 5} ${-half + 6} ${y - 5}H${half - 6}Q${half} ${y + 5} ${half + 6} ${y + 3}Z`}
              fill="#fff"
            />
          </g>
        )
      })}
      <path d="M0 -6V-30M-4 -10h8M-3 -16h6M-2 -22h4" stroke="#d9b35b" strokeWidth="3" />
    </g>
  </>
)

const Houses = () => (
  <>
    {houses.map(([x, y, half], at) => (
      <g key={x}>
        <path
          d={roof(x, y, half, 290)}
          fill={at % 2 ? 'var(--wall)' : 'var(--wall2)'}
          stroke="var(--sc-line)"
          strokeWidth="0.8"
        />
        <path
          d={`${
            roof(x, y, half, y + 20)
              .replace('V', 'L')
              .split('L')[0]
          }H${x - half}Z`}
          fill="var(--tile)"
          stroke="var(--tile2)"
        />
        <g fill="var(--tile2)">
          <rect x={x - 16} y={y + 34} width="10" height="14" />
          <rect x={x + 6} y={y + 34} width="10" height="14" />
        </g>
        <g className="sc-lamp" fill="#ffd36b">
          <rect x={x - 16} y={y + 34} width="10" height="14" />
          <rect x={x + 6} y={y + 34} width="10" height="14" />
        </g>
      </g>
    ))}
  </>
)

/** The bridge, and its other half in the water. */
const Bridge = () => (
  <>
    <path
      d="M86 296C120 232 300 232 334 296H300C280 258 140 258 120 296Z"
      fill="var(--stone)"
      stroke="var(--sc-line)"
      strokeWidth="1.100"
    />
    <path d="M98 276Q210 206 322 276" fill="none" stroke="var(--stone3)" strokeWidth="5" strokeDasharray="2 10" />
    <path d="M94 268Q210 200 326 268" fill="none" stroke="var(--stone)" strokeWidth="4" />
    <path d="M86 300C120 360 300 360 334 300H300C280 336 140 336 120 300Z" fill="var(--stone)" opacity="0.25" />
  </>
)

const Walkers = () => (
  <>
    <g fill="var(--sc-line)">
      {[150, 172, 206, 236, 262].map((x, at) => (
        <path
          key={x}
          d={`M${x - 5} ${256 - Math.cos((x - 210) / 80) * 18 + 6}c0-10 2-13 5-13s5 3 5 13Zm5 -14a4 4 0 1 1 .1 0${at % 2 ? 'Zm-8 -3q8 -9 16 0Z' : 'Z'}`}
        />
      ))}
    </g>
  </>
)

const lamps = [
  [14, 76, 1],
  [33, 83, 1.2],
  [53, 75, 0.9],
  [71, 82, 1.25],
  [87, 75, 1],
  [50, 91, 1.4],
  [16, 92, 1.3],
  [84, 93, 1.3],
] as const
const lotus = petals([
  [0, 4, -64, 18, 6],
  [0, 4, 64, 18, 6],
  [0, 4, -34, 18, 7],
  [0, 4, 34, 18, 7],
  [0, 4, 0, 18, 7],
])

/** Lotus lamps that float by, each a picture of its own: they bob without the town being painted anew. */
const Afloat = () =>
  lamps.map(([x, y, size], at) => (
    <svg
      key={x}
      className="sc-afloat"
      viewBox="-34 -40 68 56"
      style={{ left: `${x}%`, top: `${y}%`, width: 62 * size, '--beat': `${-at * 0.8}s` }}
      aria-hidden="true"
    >
      <circle className="sc-lamp" cy="-6" r="30" fill="url(#sc-lamplight)" />
      <path d={lotus} fill={at % 2 ? '#f6b3c4' : '#fbd6df'} stroke="#b5476a" strokeWidth="0.8" />
      <path d="M-3 -2q3 -12 6 0Z" fill="#f6a83c" />
      <path d="M-16 4Q0 12 16 4Q0 0 -16 4Z" fill="#4e8a63" stroke="#2c5a40" strokeWidth="0.8" />
    </svg>
  ))

const Town = () => (
  <svg className="sc-town" viewBox="0 0 420 470" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <defs>
      <linearGradient id="sc-river" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--water1)" />
        <stop offset="1" stopColor="var(--water2)" />
      </linearGradient>
      <radialGradient id="sc-lamplight">
        <stop offset="0" stopColor="#ffd98a" stopOpacity="0.9" />
        <stop offset="1" stopColor="#ffb84a" stopOpacity="0" />
      </radialGradient>
    </defs>
    <Pagoda />
    <Houses />
    <path d="M0 286H420V470H0Z" fill="url(#sc-river)" />
    <path d="M0 280H420V292H0Z" fill="var(--stone2)" stroke="var(--stone3)" />
    <Bridge />
    <path
      d={Array.from(
        { length: 18 },
        (_, at) => `M${(thrown(at) * 400).toFixed(0)} ${(310 + thrown(at + 20) * 150).toFixed(0)}q14 -5 28 0`,
      ).join('')}
      fill="none"
      stroke="#fff"
      strokeWidth="1.200"
      opacity="0.4"
    />
    <Walkers />
  </svg>
)

const fireworks = [
  [4, 12, '#ffd36b', 150],
  [58, 7, '#ff8fa3', 172],
  [32, 22, '#9fd8ff', 128],
] as const
const rays = Array.from({ length: 14 }, (_, ray) => {
  const turn = (ray * 2 * Math.PI) / 14
  return [Math.cos(turn) * 60, Math.sin(turn) * 60] as const
})
const at = (x: number, y: number, far: number): string => `${(x * far).toFixed(1)} ${(y * far).toFixed(1)}`
const trails = rays.map(([x, y]) => `M${at(x, y, 0.34)}L${at(x, y, 0.84)}`).join('')
const sparks = rays.map(([x, y]) => `M${at(x, y, 1)}v0.1`).join('')

const Fireworks = () =>
  fireworks.map(([left, top, colour, width], order) => (
    <svg
      key={colour}
      className="sc-burst"
      viewBox="-66 -66 132 132"
      style={{ left: `${left}%`, top: `${top}%`, width, '--beat': `${order * 1.1}s` }}
      stroke={colour}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={trails} strokeWidth="1.8" />
      <path d={sparks} strokeWidth="4.4" />
    </svg>
  ))

const Hanging = ({
  lantern,
  at,
  onPress,
}: {
  lantern: LanternView
  at: number
  onPress: ((id: string) => void) | undefined
}) => {
  const { state } = lantern
  const on = state !== 'dark'
  return (
    <Touch
      className="sc-hanging"
      data-state={state}
      style={{ '--beat': `${-at * 0.6}s`, '--drop': `${(at % 3) * 9}px` }}
      onClick={onPress && state !== 'dark' ? () => onPress(lantern.id) : undefined}
    >
      <svg viewBox="-40 -52 80 104" aria-hidden="true">
        {on ? <circle r="40" fill="url(#sc-lamplight)" opacity={state === 'lit' ? 1 : 0.45} /> : null}
        <path d="M0 -60V-24M0 24V34M-4 34v12M0 34v15M4 34v12" stroke="#c9963c" strokeWidth="1.800" />
        <ellipse rx="30" ry="24" fill={on ? '#d8412a' : '#8d5a50'} stroke="#6b1710" strokeWidth="1.200" />
        <path
          d="M-15 -21Q-25 0 -15 21M0 -24V24M15 -21Q25 0 15 21"
          fill="none"
          stroke="#8f2113"
          strokeWidth="1"
          opacity="0.8"
        />
        {state === 'lit' ? <ellipse rx="20" ry="17" fill="#ffcf66" opacity="0.75" /> : null}
        <path d="M-13 -24h26M-13 24h26" stroke="#e2b84f" strokeWidth="5" strokeLinecap="round" />
        {state === 'open' ? (
          <path d={petals(ring(0, 0, 5, 13, 7))} fill="#f6d46a" stroke="#8a5d12" />
        ) : (
          <text y="8" textAnchor="middle" fontSize="22" fill={on ? '#7d1a10' : '#5a3630'} className="sc-song">
            福
          </text>
        )}
      </svg>
      <span className="sc-name">
        {lantern.label}
        <i className="sr-only">{lantern.note ?? lanternWords[state]}</i>
      </span>
    </Touch>
  )
}

/** The festival (marketplace §2, happy): a town at the river, lanterns to be lit and opened, fireworks when it is dark. */
export function FestivalScene({ air, paused, lanterns, onLantern }: FestivalSceneProps) {
  return (
    <Backdrop air={air} {...(paused ? { paused } : {})} label="欢乐灯会" horizon="52%" className="sc-festival">
      <Town />
      <Afloat />
      <div className="sc-lamp">
        <Fireworks />
      </div>
      <ul className="sc-string">
        {lanterns.map((lantern, at) => (
          <li key={lantern.id}>
            <Hanging lantern={lantern} at={at} onPress={onLantern} />
          </li>
        ))}
      </ul>
    </Backdrop>
  )
}
