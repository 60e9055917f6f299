import { Backdrop } from './backdrop.tsx'
import { leaves, thrown } from './drawings/brush.ts'
import { Rock } from './drawings/furniture.tsx'
import { Lead } from './post.tsx'
import type { SignpostSceneProps } from './types.ts'

const needles = (x: number, y: number, half: number, seed: number) =>
  leaves(
    Array.from(
      { length: 17 },
      (_, at) =>
        [
          x + (at - 8) * (half / 8),
          y + Math.abs(at - 8) * 0.9,
          (at - 8) * 9 + (thrown(seed + at) - 0.5) * 16,
          15 + thrown(seed + at + 9) * 6,
          1.5,
        ] as const,
    ),
  )

/** A pine that leans over the road, in flat layers of needles. */
const Pine = () => (
  <svg className="sc-pine" viewBox="220 150 200 330" aria-hidden="true">
    <path
      d="M352 470C366 420 344 380 352 330 358 296 384 270 376 230 372 206 388 190 400 170L420 180V480Z"
      fill="var(--bark)"
    />
    <path
      d="M358 340C330 330 300 336 276 322M374 262C340 250 310 256 286 236M380 214C356 196 330 200 312 180M362 400q8-10 4-22M372 300q8-10 4-22"
      fill="none"
      stroke="var(--bark)"
      strokeWidth="7"
      strokeLinecap="round"
    />
    {[
      [276, 322, 52, 1],
      [330, 326, 46, 31],
      [288, 236, 56, 51],
      [344, 246, 46, 71],
      [312, 178, 54, 91],
      [366, 190, 44, 111],
    ].map(([x = 0, y = 0, half = 0, seed = 0]) => (
      <g key={x}>
        <ellipse cx={x} cy={y - 4} rx={half} ry="11" fill="var(--foliage2)" />
        <path d={needles(x, y, half, seed)} fill="var(--foliage2)" stroke="var(--foliage1)" strokeWidth="0.5" />
        <path
          className="sc-snowcap"
          d={`M${x - half} ${y - 8}q${half} -26 ${half * 2} 0q-${half} -8 -${half * 2} 0Z`}
          fill="#fff"
        />
      </g>
    ))}
  </svg>
)

/** The road that forks, far hills behind, a stone lantern at its side. */
const Fork = () => (
  <svg className="sc-meadow" viewBox="0 0 430 480" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <defs>
      <linearGradient id="sc-road" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--stone2)" />
        <stop offset="1" stopColor="var(--stone)" />
      </linearGradient>
      <radialGradient id="sc-lamplight">
        <stop offset="0" stopColor="#ffd98a" stopOpacity="0.85" />
        <stop offset="1" stopColor="#ffb84a" stopOpacity="0" />
      </radialGradient>
    </defs>
    <path d="M0 30C80 -4 170 20 240 34S380 6 430 22V480H0Z" fill="var(--grass1)" />
    <path d="M0 120C120 86 250 130 430 100V480H0Z" fill="var(--grass2)" opacity="0.5" />
    <path
      d="M150 480C170 380 206 310 200 250 192 190 110 170 84 110 74 84 92 62 108 40L116 42C104 66 94 86 104 106 134 156 214 170 222 214 234 172 300 150 316 104 322 84 312 66 322 46L330 48C326 70 340 88 332 112 312 172 256 190 248 250 246 310 296 390 310 480Z"
      fill="url(#sc-road)"
      stroke="var(--stone3)"
      strokeWidth="1.200"
    />
    <path
      d={Array.from(
        { length: 24 },
        (_, at) => `M${(186 + thrown(at) * 70).toFixed(0)} ${(270 + thrown(at + 30) * 200).toFixed(0)}q7-4 14 0`,
      ).join('')}
      fill="none"
      stroke="var(--stone3)"
      strokeWidth="1.200"
    />
    <path
      d={leaves(
        Array.from({ length: 46 }, (_, at) => {
          const x = thrown(at + 5) * 430
          return [
            Math.round(x > 130 && x < 300 ? x / 4 : x),
            Math.round(70 + thrown(at + 60) * 400),
            (at % 5) * 12 - 24,
            12 + (at % 4) * 4,
            1.6,
          ] as const
        }),
      )}
      fill="var(--tuft)"
      opacity="0.8"
    />
  </svg>
)

/** A stone lantern and a rock at the side of the road. */
const Roadside = () => (
  <svg className="sc-roadside" viewBox="-20 160 150 280" aria-hidden="true">
    <Rock x={90} y={430} size={0.8} />
    <g transform="translate(40 424) scale(1.5)">
      <circle className="sc-lamp" cy="-52" r="70" fill="url(#sc-lamplight)" />
      <path
        d="M-16 0h32v-6h-32ZM-7 -6V-34H7V-6ZM-18 -34h36v-6h-36ZM-14 -40V-62H14V-40ZM-26 -62Q0 -70 0 -84 0 -70 26 -62ZM-4 -84a4 5 0 1 1 8 0Z"
        fill="var(--stone2)"
        stroke="var(--sc-line)"
        strokeWidth="1.100"
      />
      <rect x="-8" y="-58" width="16" height="14" fill="#4a3a2a" />
      <rect className="sc-lamp" x="-8" y="-58" width="16" height="14" fill="#ffd36b" />
      <path
        className="sc-snowcap"
        d="M-26 -62Q0 -72 0 -86 0 -72 26 -62 0 -68 -26 -62Z"
        fill="#fff"
        stroke="#fff"
        strokeWidth="3"
      />
    </g>
  </svg>
)

/**
 * A signpost (路牌, marketplace §2: fingerpost, newPattern/index) whose boards are links and buttons, each with where it leads and what
 * waits there.
 */
export function SignpostScene({ air, paused, boards, onBoard }: SignpostSceneProps) {
  return (
    <Backdrop air={air} {...(paused ? { paused } : {})} label="路标" horizon="32%" className="sc-signpost">
      <Fork />
      <Pine />
      <Roadside />
      <div className="sc-mast scrollbar-none">
        <div className="sc-beam" aria-hidden="true" />
        <ul>
          {boards.map((board, at) => (
            <li key={board.id} data-side={at % 2 ? 'right' : 'left'}>
              <Lead
                board={board}
                onPress={onBoard}
                className="sc-board"
                style={{ '--tilt': `${(thrown(at + 3) - 0.5) * 3}deg` }}
              >
                <b className="sc-song">{board.label}</b>
                {(board.closed ?? board.note) ? <span>{board.closed ?? board.note}</span> : null}
              </Lead>
            </li>
          ))}
        </ul>
      </div>
    </Backdrop>
  )
}
