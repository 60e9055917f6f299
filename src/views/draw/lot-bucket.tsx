import { counted } from '#src/domain/number/number-format.ts'
import { cx } from '#src/ui/cx.ts'
import { Phrases } from '#src/ui/display/phrases.tsx'
import type { LotView } from './lots.select.ts'

export interface LotBucketProps {
  /** How full it is, from 0 to 1. */
  readonly share: number
  /** The one that was taken: it lies before the bucket. */
  readonly lot: LotView | null
  readonly isShaking: boolean
}

const sticks = Array.from({ length: 15 }, (_, at) => ({
  // Taken from anywhere, not from one side: which are left does not follow their place.
  x: 65 + ((at * 7) % 15) * 5,
  top: 16 + ((at * 23) % 26),
  lean: ((at * 7) % 15) - 7,
}))

/** The bucket of bamboo with as many sticks as are left in it, and the one that was taken. */
export const LotBucket = ({ share, lot, isShaking }: LotBucketProps) => (
  <div className="flex min-h-60 items-center justify-center gap-6 py-4" role="status">
    <svg
      viewBox="0 0 200 220"
      aria-hidden="true"
      className={cx('h-56 shrink-0', isShaking && 'animate-tremble', lot ? 'max-w-2/5' : 'max-w-full')}
    >
      {sticks.slice(0, Math.ceil(sticks.length * share)).map(({ x, top, lean }) => (
        <g key={`${x}-${top}`} transform={`rotate(${lean} ${x} 150)`}>
          <rect x={x - 4} y={top} width="8" height="120" rx="2" className="fill-[#e3c48a] stroke-[#9c7436]" />
          <path
            d={`M${x - 3.5} ${top + 15}v-12q0-2.500 2.500-2.500h2q2.500 0 2.500 2.500v12z`}
            className="fill-cinnabar"
          />
          <path d={`M${x - 1} ${top + 19}v60`} className="stroke-[#c7a365]" />
        </g>
      ))}
      <path d="M52 96h96l-8 104a8 8 0 0 1-8 8H68a8 8 0 0 1-8-8Z" className="fill-[#8a5a2b]" />
      <path d="M52 96h96l-1.4 18H53.4Z" className="fill-[#6f4520]" />
      <path d="M56 150h88M58 176h84" className="stroke-[#6f4520]" strokeWidth="3" fill="none" />
      <rect x="82" y="126" width="36" height="62" rx="3" className="fill-[#f3e3c0]" />
      <text x="100" y="154" textAnchor="middle" className="fill-[#6f2a1a] font-title text-title">
        灵
      </text>
      <text x="100" y="178" textAnchor="middle" className="fill-[#6f2a1a] font-title text-title">
        签
      </text>
    </svg>
    {lot && (
      <div className="max-w-44 animate-rise border-l-4 border-cinnabar pl-4">
        <p className="font-title text-headline font-semibold text-cinnabar-ink">{lot.grade}</p>
        <p className="pt-1 font-title text-title">
          <Phrases text={lot.verse} />
        </p>
        <p className="pt-1 text-note text-pretty text-soft">{lot.meaning}</p>
        <p className="pt-2 text-note text-muted tabular-nums">得 {counted(lot.beans, '微豆')}</p>
      </div>
    )}
  </div>
)
