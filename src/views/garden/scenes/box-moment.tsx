import { petals, ring } from './drawings/brush.ts'
import type { BoxMomentProps } from './types.ts'
import './scenes.css'

const Rays = () => (
  <svg className="sc-rays" viewBox="-200 -200 400 400" aria-hidden="true">
    {Array.from({ length: 16 }, (_, at) => (
      <path
        key={at}
        d="M0 0L-16 -200H16Z"
        fill="url(#sc-ray)"
        transform={`rotate(${at * 22.5})`}
        opacity={at % 2 ? 0.5 : 0.9}
      />
    ))}
    <defs>
      <linearGradient id="sc-ray" x1="0" y1="1" x2="0" y2="0">
        <stop offset="0" stopColor="#ffe9a8" stopOpacity="0.9" />
        <stop offset="1" stopColor="#ffe9a8" stopOpacity="0" />
      </linearGradient>
    </defs>
  </svg>
)

/** A lacquered box with clouds in gold; its lid is a part of its own. */
const Lacquer = () => (
  <svg className="sc-box" viewBox="0 0 240 230" aria-hidden="true">
    <defs>
      <linearGradient id="sc-lacquer" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#c43a24" />
        <stop offset="0.5" stopColor="#8f1f14" />
        <stop offset="1" stopColor="#5f120b" />
      </linearGradient>
    </defs>
    <ellipse cx="120" cy="214" rx="96" ry="12" opacity="0.4" />
    <path
      d="M30 110H210L200 204C198 212 190 214 180 214H60C50 214 42 212 40 204Z"
      fill="url(#sc-lacquer)"
      stroke="#3a0a06"
      strokeWidth="2"
    />
    <path d="M42 128H198M50 198H190" stroke="#e2b84f" strokeWidth="3" />
    <path
      d="M62 176c-10 0-10-14 2-14 0-12 16-12 20-2 6-12 24-8 24 4 10-2 14 12 4 12Z
         M140 186c-8 0-8-12 2-12 0-10 14-10 17-2 5-10 20-7 20 3 8-1 12 11 3 11Z"
      fill="none"
      stroke="#e2b84f"
      strokeWidth="2.400"
      strokeLinejoin="round"
    />
    <path
      d="M52 146q8-8 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 8-2"
      fill="none"
      stroke="#e2b84f"
      strokeWidth="1.600"
      opacity="0.8"
    />
    <ellipse className="sc-inside" cx="120" cy="112" rx="88" ry="14" fill="#ffe9a8" />
    <g className="sc-lid">
      <path
        d="M20 84C24 58 70 40 120 40S216 58 220 84V108C220 114 216 116 210 116H30C24 116 20 114 20 108Z"
        fill="url(#sc-lacquer)"
        stroke="#3a0a06"
        strokeWidth="2"
      />
      <path d="M24 98H216" stroke="#e2b84f" strokeWidth="4" />
      <path d={petals(ring(120, 68, 6, 20, 9))} fill="none" stroke="#e2b84f" strokeWidth="2.400" />
      <path d="M106 42C106 26 134 26 134 42" fill="#e2b84f" stroke="#7d5a17" strokeWidth="1.600" />
      <path
        d="M62 82c-9 0-9-12 2-12 0-10 14-10 17-2M178 82c9 0 9-12-2-12 0-10-14-10-17-2"
        fill="none"
        stroke="#e2b84f"
        strokeWidth="2.200"
        strokeLinecap="round"
      />
      <path d="M44 74Q70 54 104 50" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity="0.4" />
    </g>
  </svg>
)

const Prize = ({ prize }: { prize: NonNullable<BoxMomentProps['prize']> }) => (
  <div className="sc-prize">
    <span className="sc-seal" aria-hidden="true">
      {prize.picture}
    </span>
    <small>{prize.rarity}</small>
    <b className="sc-song">{prize.name}</b>
    {prize.note ? <span>{prize.note}</span> : null}
  </div>
)

/**
 * A box opens (marketplace §2, magicGarden/components/BlindBoxResult): it stands there, it trembles while the answer is on its way, its
 * lid flies off and the prize comes out. The sequence is the style sheet's and takes 1.8 seconds; it can be skipped from its first moment.
 */
export function BoxMoment({ phase, prize, onOpen, skipped, onSkip }: BoxMomentProps) {
  const opened = phase === 'opened' && prize !== undefined
  return (
    <section className="sc-moment" data-phase={phase} data-skipped={skipped || undefined} aria-label="打开盲盒">
      {opened ? <Rays /> : null}
      <Lacquer />
      <div role="status" aria-live="polite">
        {opened ? <Prize prize={prize} /> : phase === 'opening' ? <p className="sc-waiting">正在开盒…</p> : null}
      </div>
      {phase === 'closed' && onOpen ? (
        <button type="button" className="sc-open" onClick={onOpen}>
          开盒
        </button>
      ) : null}
      {phase !== 'closed' && !skipped ? (
        <button type="button" className="sc-skip" onClick={onSkip}>
          跳过
        </button>
      ) : null}
    </section>
  )
}
