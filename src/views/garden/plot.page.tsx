import { useMemo } from 'react'
import { parseHref } from '#src/routes/table.ts'
import { useStable } from '#src/ui/action/use-stable.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useNow } from '../kit/app/use-now.ts'
import { useAskBefore } from '../kit/intent/ask-before.tsx'
import { useUnknownIntents } from '../kit/intent/unknown-intents.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { useRenewal } from '../kit/resource/use-renewal.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { wholeResource } from '../kit/resource/whole-resource.ts'
import { useHarvests } from './hand/use-harvests.ts'
import { useTray } from './hand/use-tray.ts'
import { slotLine } from './plot.select.ts'
import { airOf, drawnAs, slotScene } from './scene.select.ts'
import { PlotScreen } from './plot.screen.tsx'
import { places, type SlotRow, type SlotType } from './words.ts'

const gardens: readonly SlotType[] = ['magic', 'rose', 'peento', 'farm']

/** The garden of the address: court, trellis, orchard or fields (marketplace §2, §7 Garden). */
export default function PlotPage() {
  const { path } = parseHref(useNavigation().href)
  const slotType = gardens.find((one) => places[one].path === path) ?? 'magic'
  return <Plot key={slotType} slotType={slotType} />
}

const noSlots: readonly SlotRow[] = []

/**
 * One garden, whose slots grow on the server's time; one timer draws all of them. What a tap does not change stays the same, and is not
 * drawn anew.
 */
function Plot({ slotType }: { readonly slotType: SlotType }) {
  const slots = useResource({ endpoint: 'garden.slots', request: { slotType } })
  const pool = useResource({ endpoint: 'garden.pool', request: {} })
  const weather = useAside({ endpoint: 'garden.weather', request: {}, freshMs: 60_000 })
  useRenewal(
    (weather.data?.hours ?? []).map(({ at }) => at),
    weather.refresh,
  )
  const now = useNow(true, 30_000)
  // Where one goes on: what the next slot costs stands at it, so that nobody has to open each to find the one that is free.
  const next = slots.data?.find((row) => row.state === 'locked')?.id
  const need = useAside(next === undefined ? null : { endpoint: 'garden.need', request: { slotId: next } })
  const beans = need.data?.beans
  const unknown = useUnknownIntents()
    .map(({ stream }) => stream.slice(stream.indexOf('/') + 1))
    .join(' ')
  const whole = wholeResource({ slots, pool })
  const follows = { done: [slots.renewal, pool.renewal], refused: [slots.renewal, pool.renewal] }
  const rows = whole.data?.slots ?? noSlots
  const { before, question } = useAskBefore('garden-slot/none', [])
  const { settle, harvests } = useHarvests(slotType, rows, whole.data?.pool, now, follows, before)
  const tray = useTray(rows, now, follows, settle, before)
  const shown = useMemo(() => {
    const beansOf = (id: string) => (id === next ? beans : undefined)
    const doubtful = new Set(unknown.split(' '))
    // A nutrient is of the copy that lies there.
    const isDoubtful = ({ id, copy }: SlotRow) => doubtful.has(id) || (copy !== null && doubtful.has(copy.copyId))
    const confirming = new Set(rows.filter(isDoubtful).map(({ id }) => id))
    return {
      confirming,
      slots: rows.map((row) => slotScene(row, now, confirming.has(row.id), beansOf(row.id))),
      lines: rows.map((row) => slotLine(row, now, beansOf(row.id))),
    }
  }, [rows, now, unknown, next, beans])
  const onSlot = useStable(tray.onSlot)
  const air = useMemo(() => airOf(weather.data, now), [weather.data, now])
  const scene = useMemo(() => ({ place: drawnAs[slotType], air, slots: shown.slots }), [slotType, air, shown])
  return (
    <>
      {question}
      <PlotScreen
        scene={scene}
        tray={{ ...tray, onSlot }}
        resource={whole}
        weather={weather.data}
        lines={shown.lines}
        confirming={shown.confirming}
        harvests={harvests}
      />
    </>
  )
}
