import { parseHref } from '#src/routes/table.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useNow } from '../kit/app/use-now.ts'
import { useAskBefore } from '../kit/intent/ask-before.tsx'
import { useUnknownIntents } from '../kit/intent/unknown-intents.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { wholeResource } from '../kit/resource/whole-resource.ts'
import { useHarvests } from './hand/use-harvests.ts'
import { useTray } from './hand/use-tray.ts'
import { slotLine } from './plot.select.ts'
import { airOf, drawnAs, slotScene } from './scene.select.ts'
import { PlotScreen } from './plot.screen.tsx'
import { places, type SlotType } from './words.ts'

const gardens: readonly SlotType[] = ['magic', 'rose', 'peento', 'farm']

/** The garden of the address: court, trellis, orchard or fields (marketplace §2, §7 Garden). */
export default function PlotPage() {
  const { path } = parseHref(useNavigation().href)
  const slotType = gardens.find((one) => places[one].path === path) ?? 'magic'
  return <Plot key={slotType} slotType={slotType} />
}

/** One garden, whose slots grow on the server's time; one timer draws all of them. */
function Plot({ slotType }: { readonly slotType: SlotType }) {
  const slots = useResource({ endpoint: 'garden.slots', request: { slotType } })
  const pool = useResource({ endpoint: 'garden.pool', request: {} })
  const weather = useResource({ endpoint: 'garden.weather', request: {}, freshMs: 60_000 })
  const now = useNow(true, 30_000)
  // Where one goes on: what the next slot costs stands at it, so that nobody has to open each to find the one that is free.
  const next = slots.data?.find((row) => row.state === 'locked')?.id
  const need = useResource(next === undefined ? null : { endpoint: 'garden.need', request: { slotId: next } })
  const beansOf = (id: string) => (id === next ? need.data?.beans : undefined)
  const unknown = useUnknownIntents().map(({ stream }) => stream.slice(stream.indexOf('/') + 1))
  const whole = wholeResource({
    slots,
    pool,
  })
  const follows = { done: [slots.renewal, pool.renewal], refused: [slots.renewal, pool.renewal] }
  const rows = whole.data?.slots ?? []
  const { before, question } = useAskBefore('garden-slot/none', [])
  const { settle, harvests } = useHarvests(slotType, rows, whole.data?.pool, now, follows, before)
  const tray = useTray(rows, now, follows, settle, before)
  return (
    <>
      {question}
      <PlotScreen
        scene={{
          place: drawnAs[slotType],
          air: airOf(weather.data, now),
          slots: rows.map((row) => {
            const { href, ...drawn } = slotScene(row, now, unknown.includes(row.id), beansOf(row.id))
            // With something in the hand a slot that takes it is where it goes, and no link.
            return tray.inviting.includes(row.id) ? drawn : { ...drawn, href }
          }),
        }}
        tray={tray}
        resource={whole}
        weather={weather.data}
        lines={rows.map((row) => slotLine(row, now, beansOf(row.id)))}
        confirming={new Set(unknown)}
        harvests={harvests}
      />
    </>
  )
}
