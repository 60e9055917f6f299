import { memo } from 'react'
import { stageWords } from './light.ts'
import { Plant, plantWords } from './plants.tsx'
import { Pot } from './pots.tsx'
import type { SlotState, SlotView } from './types.ts'

export const slotWords: Record<SlotState, string> = { locked: '未解锁', stopped: '已停止', started: '生长中' }

/** What a slot says of itself: 「一号盆，玫瑰，含苞，生长中，2小时后开花」. */
export const slotLabel = ({ label, plant, state, note, confirming }: SlotView): string =>
  [
    label,
    plant ? plantWords[plant.kind] : null,
    plant ? stageWords[plant.stage] : null,
    !plant && state !== 'locked' ? '空着' : slotWords[state],
    confirming ? '确认中' : note,
  ]
    .filter(Boolean)
    .join('，')

/** The board of a slot: its name, one line of how it stands, and how far its plant has come. */
export const Plaque = ({ label, note, fraction }: { label: string; note: string; fraction: number | null }) => (
  <span className="sc-plaque" aria-hidden="true">
    <b>{label}</b>
    {note ? <span>{note}</span> : null}
    {fraction === null ? null : (
      <i>
        <i style={{ '--done': Math.min(1, Math.max(0, fraction)) }} />
      </i>
    )}
  </span>
)

/** What stands on the board of a slot, at most one short line. */
export const slotNote = ({ state, plant, note, confirming }: SlotView): string =>
  confirming ? '确认中' : (note ?? (state === 'locked' ? '未解锁' : plant ? stageWords[plant.stage] : '可播种'))

/** The pot, and before it what grows in it: two pictures, so that a plant sways without being painted anew. */
export const Potted = ({ slot: { state, plant } }: { slot: SlotView }) => (
  <span className="sc-potted">
    <svg viewBox="0 0 120 190" aria-hidden="true">
      <Pot state={state} />
      {state === 'stopped' && plant ? <path className="sc-halt" d="M84 138h20v24H84zM90 144v12M98 144v12" /> : null}
    </svg>
    {plant ? (
      <svg viewBox="0 0 120 190" className="sc-plant" aria-hidden="true">
        <Plant kind={plant.kind} stage={plant.stage} />
      </svg>
    ) : null}
  </span>
)

export interface SlotProps {
  readonly slot: SlotView
  readonly onPress: (id: string) => void
  readonly inviting: boolean
  readonly className?: string
  readonly left: number
  readonly top: number
}

/** A pot with what grows in it: one button. Drawn anew only when it has changed itself. */
export const Slot = memo(function Slot({ slot, onPress, inviting, className = '', left, top }: SlotProps) {
  const { id, state, plant } = slot
  return (
    <button
      type="button"
      className={`sc-slot ${className}`}
      style={{ left, top }}
      data-target={id}
      data-state={state}
      data-ripe={plant?.stage === 4 || undefined}
      data-inviting={inviting || undefined}
      data-confirming={slot.confirming || undefined}
      aria-label={slotLabel(slot)}
      onClick={() => onPress(id)}
    >
      <Potted slot={slot} />
      <Plaque label={slot.label} note={slotNote(slot)} fraction={plant && plant.stage < 4 ? plant.fraction : null} />
    </button>
  )
})
