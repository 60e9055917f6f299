import type { ReactNode } from 'react'
import { useSlices } from '../../kit/page/use-slices.ts'
import { Backdrop } from './backdrop.tsx'
import { leaves, petals, ring } from './drawings/brush.ts'
import type { QuietSceneProps } from './types.ts'

const line = {
  stroke: '#5a4326',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** A brush that is being dipped, an empty furrow, a paper boat without wind, a broken bowl. */
const pictures: Record<QuietSceneProps['kind'], ReactNode> = {
  loading: (
    <>
      <path d="M14 58H60Q58 70 37 70T14 58Z" fill="#3a4a5a" {...line} />
      <path d="M40 56L58 10" fill="none" {...line} strokeWidth={4} stroke="#8d5b36" />
      <path d="M36 60L42 48 46 50Z" fill="#1f1a16" {...line} />
    </>
  ),
  empty: (
    <>
      <path d="M6 62Q37 46 68 62Z" fill="#7b5b3f" {...line} />
      <path d="M37 54V36" fill="none" {...line} stroke="#5f8a4a" strokeWidth={3} />
      <path
        d={leaves([
          [37, 38, -50, 18, 6],
          [37, 38, 50, 18, 6],
        ])}
        fill="#a8c777"
        stroke="#3f7a4c"
      />
    </>
  ),
  offline: (
    <>
      <path d="M8 50H66L56 66H18Z" fill="#f4ead0" {...line} />
      <path d="M37 50V12L58 44H37M37 20L20 44H37" fill="#fffaf0" {...line} />
      <path d="M4 72q8-5 16 0t16 0 16 0 16 0" fill="none" {...line} stroke="#5f93a3" />
    </>
  ),
  error: (
    <>
      <path d="M8 34H66C64 56 52 66 37 66S10 56 8 34Z" fill="#fdfdfa" stroke="#23407f" strokeWidth="2" />
      <path d={petals(ring(37, 48, 5, 8, 5))} fill="none" stroke="#2b51a3" strokeWidth="1.400" />
      <path d="M30 34l6 10-5 6 7 9-2 7" fill="none" {...line} stroke="#a62a1a" strokeWidth={2.4} />
    </>
  ),
}

/** A lake with a boat that waits. */
const Lake = () => (
  <svg className="sc-lake" viewBox="0 0 390 300" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <defs>
      <linearGradient id="sc-lakewater" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--water1)" />
        <stop offset="1" stopColor="var(--water2)" />
      </linearGradient>
    </defs>
    <path d="M0 14C80 4 150 20 230 12S350 4 390 12V300H0Z" fill="url(#sc-lakewater)" />
    <path d="M0 14C40 6 90 6 120 12 100 30 40 30 0 26Z" fill="var(--grass2)" />
    <path
      d="M150 40q18 -6 36 0t36 0M40 78q18 -6 36 0t36 0M270 92q18 -6 36 0M120 140q18 -6 36 0t36 0M250 176q18 -6 36 0t36 0M30 200q18 -6 36 0M170 236q18 -6 36 0t36 0"
      fill="none"
      stroke="#fff"
      strokeWidth="1.300"
      opacity="0.5"
    />
    <g transform="translate(262 132)">
      <path d="M-60 6C-40 20 40 20 66 0 56 22 40 28 0 28S-52 22 -60 6Z" fill="var(--wood)" stroke="var(--sc-line)" />
      <path d="M-30 12C-28 -16 20 -16 24 12Z" fill="var(--tile)" stroke="var(--sc-line)" />
      <path d="M-22 10Q-18 -8 -10 -12M-6 11Q-4 -8 -3 -14M10 11Q10 -6 6 -13" fill="none" stroke="var(--tile2)" />
      <path d="M48 6L70 -54" stroke="var(--wood2)" strokeWidth="2.400" />
      <path d="M44 6c-2-16 2-22 8-22s10 8 8 22Z" fill="#4a5a66" stroke="var(--sc-line)" />
      <path d="M38 -16Q52 -34 66 -16Z" fill="#c9a35a" stroke="var(--sc-line)" />
      <path d="M-50 34Q0 42 56 34" fill="none" stroke="#fff" opacity="0.6" />
    </g>
    <path
      d={leaves([
        [22, 300, -8, 90, 5],
        [36, 300, 6, 110, 5],
        [52, 300, 18, 84, 5],
        [8, 300, -18, 76, 5],
        [356, 300, 8, 96, 5],
        [372, 300, -8, 118, 5],
        [340, 300, -22, 74, 5],
      ])}
      fill="var(--foliage2)"
    />
  </svg>
)

/** A scene that has nothing to show yet: sky and mountains stay, and a slip of paper says what is the matter and what to do. */
export function QuietScene({ air, paused, kind, label = '花园', title, note, action }: QuietSceneProps) {
  const drawn = useSlices(3)
  return (
    <Backdrop air={air} {...(paused ? { paused } : {})} label={label} horizon="64%" className="sc-quiet" kind={kind}>
      {drawn > 2 && <Lake />}
      <div className="sc-slip" role={kind === 'error' ? 'alert' : 'status'}>
        <svg viewBox="0 0 74 78" aria-hidden="true">
          {pictures[kind]}
        </svg>
        <h2 className="sc-song">{title}</h2>
        {note ? <p>{note}</p> : null}
        {action?.href ? (
          <a href={action.href} onClick={action.onPress}>
            {action.label}
          </a>
        ) : action ? (
          <button type="button" onClick={action.onPress}>
            {action.label}
          </button>
        ) : null}
      </div>
    </Backdrop>
  )
}
