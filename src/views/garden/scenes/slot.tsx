import { memo } from 'react'
import { Plant, plantWords, stageWord } from './drawings/plants.tsx'
import { Pot } from './drawings/pots.tsx'
import { Touch } from './touch.tsx'
import type { SlotState, SlotView } from './types.ts'

export const slotWords: Record<SlotState, string> = { locked: '未解锁', stopped: '已暂停', started: '生长中' }

/** What the board of a slot does not show, for whoever does not see the pot: 「玫瑰，含苞，生长中」. */
export const slotSaid = ({ plant, state, confirming }: SlotView): string =>
  [
    plant ? plantWords[plant.kind] : null,
    plant ? stageWord(plant) : null,
    // How it stands is said by the board, or by nobody.
    confirming ? null : !plant && state !== 'locked' ? '空着' : slotWords[state],
  ]
    .filter(Boolean)
    .join('，')

/**
 * The board of a slot: its name, one line of how it stands, and how far its plant has come. With `said`, which is heard and not seen, it is
 * also the name of its button.
 */
export const Plaque = memo(function Plaque({
  label,
  said,
  note,
  fraction,
}: {
  label: string
  said?: string
  note: string
  fraction: number | null
}) {
  return (
    <span className="sc-plaque">
      <b>{label}</b>
      {said ? <span className="sr-only">{said}</span> : null}
      {note ? <span className="sc-note">{note}</span> : null}
      {fraction === null ? null : (
        <i>
          <i style={{ '--done': Math.min(1, Math.max(0, fraction)) }} />
        </i>
      )}
    </span>
  )
})

/** What stands on the board of a slot, at most one short line. */
export const slotNote = ({ state, plant, note, confirming }: SlotView): string =>
  confirming ? '确认中' : (note ?? (state === 'locked' ? '未解锁' : plant ? stageWord(plant) : '可播种'))

/** The pot, and before it what grows in it: two pictures, so that a plant sways without being painted anew. */
export const Potted = memo(function Potted({ slot: { state, plant } }: { slot: SlotView }) {
  return (
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
})

export interface SlotProps {
  readonly slot: SlotView
  readonly onPress: ((id: string) => boolean | void) | undefined
  readonly inviting: boolean
  readonly className?: string
  readonly left: number
  readonly top: number
}

/** A pot with what grows in it: one button. Drawn anew only when it has changed itself. */
export const Slot = memo(function Slot({ slot, onPress, inviting, className = '', left, top }: SlotProps) {
  const { id, state, plant } = slot
  return (
    <Touch
      href={slot.href}
      acts={inviting}
      className={`sc-slot ${className}`}
      style={{ left, top }}
      data-target={id}
      data-state={state}
      data-ripe={plant?.stage === 4 || undefined}
      data-inviting={inviting || undefined}
      data-confirming={slot.confirming || undefined}
      onClick={onPress && (() => onPress(id))}
    >
      <Potted slot={slot} />
      <Plaque
        label={slot.label}
        said={slotSaid(slot)}
        note={slotNote(slot)}
        fraction={plant && plant.stage < 4 ? plant.fraction : null}
      />
    </Touch>
  )
})
