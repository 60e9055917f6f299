import { useDeferredValue, useMemo, useState } from 'react'
import type { RowOf } from '#src/contract/rest/calls.ts'
import type { Follows } from '#src/machines/follow-ups.ts'
import type { AskingBefore } from '../../kit/intent/ask-before.tsx'
import { useApp } from '../../kit/app/app.ts'
import { useStream } from '../../kit/app/use-stream.ts'
import { askAfter } from '../../kit/intent/unknown-intents.ts'
import { useAside } from '../../kit/resource/use-aside.ts'
import { type Held, held, takersOf, trayItem } from './tray.select.ts'
import { saySlot, saySupplement } from './use-slot-deeds.ts'
import { type StagedStream, viewStaged } from '../../kit/intent/use-staged.ts'
import type { Crop, SlotRow } from '../words.ts'

type Card = RowOf<'garden.cards'>

const thingOf = (things: readonly Held[], id: string | null) => things.find((thing) => thing.id === id)

/**
 * The tray of a garden: what is pulled onto a slot, or tapped and then the slot tapped, is planted, fed or harvested there
 * (lc:garden-slots, lc:nutrient, lc:seeds). `renewals` of the garden itself follow each; `onSettle` harvests one crop.
 */
export function useTray(
  rows: readonly SlotRow[],
  now: number,
  follows: Follows,
  onSettle: (crop: Crop) => void,
  before: AskingBefore['before'],
) {
  const app = useApp()
  const layable = useAside({ endpoint: 'garden.layable', request: {} })
  const cards = useAside({ endpoint: 'garden.cards', request: {} })
  const [chosen, setChosen] = useState<string | null>(null)
  const [last, setLast] = useState<StagedStream>('garden-slot/none')
  const change = useStream(last, viewStaged)
  const things = useMemo(() => held(layable.data ?? [], cards.data ?? []), [layable.data, cards.data])
  const items = useMemo(() => things.map((thing) => trayItem(thing, rows, now)), [things, rows, now])
  // The tray answers the finger at once; the pots light up in the picture after it.
  const lit = useDeferredValue(chosen)
  const inviting = useMemo(
    () => takersOf(thingOf(things, lit), rows, now).map(({ id }) => id),
    [things, lit, rows, now],
  )
  const more: Follows = {
    done: [...(follows.done ?? []), layable.renewal, cards.renewal],
    refused: [...(follows.refused ?? []), layable.renewal, cards.renewal],
  }
  const push = (row: SlotRow, copyId: string) => {
    setLast(`garden-slot/${row.id}`)
    const request = { slotId: row.id, copyId }
    saySlot(app, row.id, row.state, {
      type: 'gardenSlot.pushRequested',
      endpoint: 'garden.push',
      request,
      follows: more,
    })
  }
  const feed = (copyId: string, card: Card) => {
    setLast(`garden-nutrient/${copyId}`)
    saySupplement(app, copyId, card, more)
  }
  /** Whether the slot takes it. */
  const apply = (id: string | null, slotId: string): boolean => {
    const item = thingOf(things, id)
    const row = takersOf(item, rows, now).find((one) => one.id === slotId)
    setChosen(null)
    if (!item || !row) return false
    if (item.does === 'settle') before({ endpoint: 'garden.settle' }, () => onSettle(row.crop))
    if (item.does === 'push') {
      const { copyId } = item.copy
      before({ endpoint: 'garden.push' }, () => push(row, copyId), [copyId])
    }
    const { copy } = row
    if (copy && item.does === 'supplement')
      before({ endpoint: 'garden.supplement' }, () => feed(copy.copyId, item.card), [copy.copyId])
    return true
  }
  return {
    items,
    chosen,
    inviting,
    change,
    onChoose: setChosen,
    onDrop: (id: string, slotId: string) => void apply(id, slotId),
    onSlot: (slotId: string) => apply(chosen, slotId),
    onCheck: () => askAfter(app, last),
  }
}
