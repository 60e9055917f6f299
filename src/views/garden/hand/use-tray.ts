import { useState } from 'react'
import type { Follows } from '#src/machines/follow-ups.ts'
import { useApp } from '../../kit/app/app.ts'
import { useStream } from '../../kit/app/use-stream.ts'
import { askAfter } from '../../kit/intent/unknown-intents.ts'
import { useResource } from '../../kit/resource/use-resource.ts'
import { held, takersOf, trayItem } from './tray.select.ts'
import { saySlot, saySupplement } from './use-slot-deeds.ts'
import { type StagedStream, viewStaged } from '../../kit/intent/use-staged.ts'
import type { Crop, SlotRow } from '../words.ts'

/**
 * The tray of a garden: what is pulled onto a slot, or tapped and then the slot tapped, is planted, fed or harvested there
 * (lc:garden-slots, lc:nutrient, lc:seeds). `renewals` of the garden itself follow each; `onSettle` harvests one crop.
 */
export function useTray(rows: readonly SlotRow[], now: number, follows: Follows, onSettle: (crop: Crop) => void) {
  const app = useApp()
  const layable = useResource({ endpoint: 'garden.layable', request: {} })
  const cards = useResource({ endpoint: 'garden.cards', request: {} })
  const [chosen, setChosen] = useState<string | null>(null)
  const [last, setLast] = useState<StagedStream>('garden-slot/none')
  const change = useStream(last, viewStaged)
  const things = held(layable.data ?? [], cards.data ?? [])
  const takers = (id: string | null) =>
    takersOf(
      things.find((thing) => thing.id === id),
      rows,
      now,
    )
  const more: Follows = {
    done: [...(follows.done ?? []), layable.renewal, cards.renewal],
    refused: [...(follows.refused ?? []), layable.renewal, cards.renewal],
  }
  const apply = (id: string | null, slotId: string) => {
    const item = things.find((thing) => thing.id === id)
    const row = takers(id).find((one) => one.id === slotId)
    setChosen(null)
    if (!item || !row) return
    if (item.does === 'settle') {
      onSettle(row.crop)
    } else if (item.does === 'push') {
      setLast(`garden-slot/${slotId}`)
      const request = { slotId, copyId: item.copy.copyId }
      saySlot(app, slotId, row.state, {
        type: 'gardenSlot.pushRequested',
        endpoint: 'garden.push',
        request,
        follows: more,
      })
    } else if (row.copy) {
      setLast(`garden-nutrient/${row.copy.copyId}`)
      saySupplement(app, row.copy.copyId, item.card, more)
    }
  }
  return {
    items: things.map((thing) => trayItem(thing, rows, now)),
    chosen,
    inviting: takers(chosen).map(({ id }) => id),
    change,
    onChoose: setChosen,
    onDrop: apply,
    onSlot: (slotId: string) => apply(chosen, slotId),
    onCheck: () => askAfter(app, last),
  }
}
