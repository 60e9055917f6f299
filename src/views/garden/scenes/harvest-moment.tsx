import { Plant, PlantDrawings } from './drawings/plants.tsx'
import type { HarvestMomentProps } from './types.ts'
import './scenes.css'

const picked = [
  [-44, -20, 0],
  [42, 18, 1],
  [-20, -8, 2],
  [22, 10, 3],
  [0, 0, 4],
] as const

const weave = 'M34 128q10-8 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 12-2M40 150q10-8 20 0t20 0 20 0 20 0 20 0 20 0 20 0'

/** A basket of bamboo; what lies in it stands behind its rim. */
const Wicker = () => (
  <svg className="sc-wicker" viewBox="0 0 240 190" aria-hidden="true">
    <ellipse cx="120" cy="180" rx="84" ry="9" opacity="0.2" />
    <path
      d="M22 96H218C216 140 200 176 176 180H64C40 176 24 140 22 96Z"
      fill="#c99a55"
      stroke="#5f3d18"
      strokeWidth="1.6"
    />
    <path d={weave} fill="none" stroke="#8a6230" strokeWidth="4" />
    <path d={weave} transform="translate(8 11)" fill="none" stroke="#e8c485" strokeWidth="4" />
    <path
      d="M46 104L60 176M80 104L88 178M120 104V178M160 104L152 178M194 104L180 176"
      stroke="#8a6230"
      strokeWidth="2.4"
    />
    <path d="M18 90H222a8 8 0 0 1 0 18H18a8 8 0 0 1 0-18Z" fill="#dcb06a" stroke="#5f3d18" strokeWidth="1.6" />
    <path
      d="M26 99q8-8 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 12-1"
      fill="none"
      stroke="#8a6230"
      strokeWidth="2.4"
    />
  </svg>
)

/**
 * A harvest (marketplace §4, seeds are settled and received): what has grown falls into a basket, then a scroll says how much it is and
 * why. 1.7 seconds of the style sheet's own, to be skipped from the first moment; what is said stands there all the while.
 */
export function HarvestMoment({ kind, title, reasons, skipped, onSkip }: HarvestMomentProps) {
  return (
    <section className="sc-harvest" data-skipped={skipped || undefined} aria-label="收获">
      <PlantDrawings kinds={[kind]} stages={[4]} />
      <div className="sc-basket" aria-hidden="true">
        {picked.map(([aside, lean, order]) => (
          <svg
            key={order}
            className="sc-picked"
            viewBox="0 0 120 190"
            style={{ '--aside': `${aside}px`, '--lean': `${lean}deg`, '--beat': `${order * 140}ms` }}
          >
            <Plant kind={kind} stage={4} />
          </svg>
        ))}
        <Wicker />
      </div>
      <div className="sc-yield" role="status">
        <h2 className="sc-song">{title}</h2>
        {reasons.length > 0 ? (
          <dl>
            {reasons.map(({ id, label, value }) => (
              <Reason key={id} label={label} value={value} />
            ))}
          </dl>
        ) : null}
      </div>
      {skipped ? null : (
        <button type="button" className="sc-skip" onClick={onSkip}>
          跳过
        </button>
      )}
    </section>
  )
}

const Reason = ({ label, value }: { label: string; value: string }) => (
  <>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </>
)
