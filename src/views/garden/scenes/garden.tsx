import { useMemo } from 'react'
import { Backdrop } from './backdrop.tsx'
import { BAY, Court, GROUND, Koi } from './drawings/court.tsx'
import { PlantDrawings } from './drawings/plants.tsx'
import { PotDrawings } from './drawings/pots.tsx'
import { Slot } from './slot.tsx'
import type { GardenPlace, GardenSceneProps, SlotView } from './types.ts'

const PITCH = 104
const MARGIN = 14
const rows = [
  { top: 106, indent: 34, className: 'sc-back' },
  { top: 272, indent: 0, className: 'sc-front' },
] as const

const placeWords: Record<GardenPlace, string> = { court: '花园', orchard: '蟠桃园', trellis: '玫瑰架' }

/** Where a pot stands: two rows, filled from left to right. */
const placesOf = (slots: readonly SlotView[]) =>
  slots.map((slot, at) => {
    const row = rows[at % 2] ?? rows[0]
    return { slot, left: MARGIN + row.indent + Math.floor(at / 2) * PITCH, top: row.top, className: row.className }
  })

/** How wide the scroll is for so many pots, never less than a tablet that is held upright. */
const widthFor = (count: number): number => Math.max(432, MARGIN * 2 + 40 + Math.ceil(count / 2) * PITCH)

/**
 * The garden (marketplace §2, magicGarden/index): a hand-scroll that is pulled sideways, with up to thirty pots on two terraces. All of
 * its pots are one drawing each of a few symbols, and a pot is drawn anew only when it has changed.
 */
export function GardenScene({
  air,
  paused,
  slots,
  drawn = Infinity,
  onSlot,
  inviting,
  place = 'court',
}: GardenSceneProps) {
  const kinds = useMemo(() => slots.flatMap(({ plant }) => (plant ? [plant.kind] : [])), [slots])
  const width = widthFor(slots.length)
  const bays = Math.ceil(Math.max(width, 900) / BAY)
  return (
    <Backdrop
      air={air}
      {...(paused ? { paused } : {})}
      label={placeWords[place]}
      deep
      horizon={`max(120px, calc(100% - ${GROUND - 30}px))`}
      className="sc-garden"
    >
      {drawn >= 0 && slots.length > 0 ? (
        <>
          <PlantDrawings kinds={kinds} />
          <PotDrawings />
        </>
      ) : null}
      <div className="sc-pan scrollbar-none">
        <div className="sc-ground" style={{ width, height: GROUND }}>
          {drawn < -1 ? null : (
            <>
              <Court bays={Math.max(1, Math.min(bays, drawn - slots.length))} place={place} />
              {Array.from({ length: Math.ceil(width / BAY) }, (_, at) => (
                <Koi key={at} left={at * BAY + 220} />
              ))}
            </>
          )}
          {placesOf(slots.slice(0, Math.max(0, drawn))).map(({ slot, ...rest }) => (
            <Slot
              key={slot.id}
              slot={slot}
              onPress={onSlot}
              inviting={inviting?.includes(slot.id) ?? false}
              {...rest}
            />
          ))}
        </div>
      </div>
    </Backdrop>
  )
}
