import { parseHref } from '#src/routes/table.ts'
import { useApp } from '../kit/app/app.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useNow } from '../kit/app/use-now.ts'
import { useStream } from '../kit/app/use-stream.ts'
import { askAfter, useUnknownIntents } from '../kit/intent/unknown-intents.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { wholeResource } from '../kit/resource/whole-resource.ts'
import { harvestLines, slotLine, type HarvestLine } from './plot.select.ts'
import { airOf, drawnAs, slotScene } from './scene.select.ts'
import { PlotScreen } from './plot.screen.tsx'
import { viewStaged } from './use-staged.ts'
import { type Crop, places, type SlotType } from './words.ts'

/** The crops of each garden, each with a harvest of its own. */
const cropsOf: Readonly<Record<SlotType, readonly [Crop] | readonly [Crop, Crop]>> = {
  magic: ['magicFlower'],
  rose: ['rose'],
  peento: ['peento'],
  farm: ['rice', 'gourd'],
}

const gardens: readonly SlotType[] = ['magic', 'rose', 'peento', 'farm']

/** The garden of the address: court, trellis, orchard or fields (marketplace §2, §7 Garden). */
export default function PlotPage() {
  const { path } = parseHref(useNavigation().href)
  const slotType = gardens.find((one) => places[one].path === path) ?? 'magic'
  return <Plot key={slotType} slotType={slotType} />
}

/** One garden, whose slots grow on the server's time; one timer draws all of them. */
function Plot({ slotType }: { readonly slotType: SlotType }) {
  const app = useApp()
  const slots = useResource({ endpoint: 'garden.slots', request: { slotType } })
  const pool = useResource({ endpoint: 'garden.pool', request: {} })
  const weather = useResource({ endpoint: 'garden.weather', request: {}, freshMs: 60_000 })
  const now = useNow(true, 30_000)
  const [first, second = first] = cropsOf[slotType]
  const changes = {
    [first]: useStream(`garden-seed/${slotType}-${first}`, viewStaged),
    [second]: useStream(`garden-seed/${slotType}-${second}`, viewStaged),
  }
  const unknown = useUnknownIntents().map(({ stream }) => stream.slice(stream.indexOf('/') + 1))
  const whole = wholeResource({
    slots,
    pool,
  })
  const follows = { done: [slots.renewal, pool.renewal], refused: [slots.renewal, pool.renewal] }
  const harvestOf = (line: HarvestLine) => {
    const { crop, settled } = line
    const stream = `garden-seed/${slotType}-${crop}` as const
    return {
      ...line,
      change: changes[crop] ?? viewStaged(undefined),
      onCheck: () => askAfter(app, stream),
      onSettle: () => {
        app.say(stream, { type: 'gardenSeed.shown', stage: 'growing' })
        app.say(stream, {
          type: 'gardenSeed.settleRequested',
          endpoint: 'garden.settle',
          request: { crop, slotType },
          follows,
        })
      },
      onReceive: () => {
        app.say(stream, { type: 'gardenSeed.shown', stage: 'settled' })
        app.say(stream, {
          type: 'gardenSeed.receiveRequested',
          endpoint: 'garden.receive',
          request: { crop, slotType, count: settled },
          follows,
        })
      },
    }
  }
  const rows = whole.data?.slots ?? []
  return (
    <PlotScreen
      scene={{
        place: drawnAs[slotType],
        air: airOf(weather.data, now),
        slots: rows.map((row) => slotScene(row, now, unknown.includes(row.id))),
      }}
      resource={whole}
      weather={weather.data}
      lines={rows.map((row) => slotLine(row, now))}
      confirming={new Set(unknown)}
      harvests={whole.data ? harvestLines(slotType, whole.data.pool, rows, now).map(harvestOf) : []}
    />
  )
}
