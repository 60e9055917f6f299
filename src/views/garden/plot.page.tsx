import { useState } from 'react'
import { parseHref } from '#src/routes/table.ts'
import type { SnapshotOf } from '#src/machines/streams.ts'
import { useApp } from '../kit/app/app.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useNow } from '../kit/app/use-now.ts'
import { useStream } from '../kit/app/use-stream.ts'
import { askAfter, useUnknownIntents } from '../kit/intent/unknown-intents.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { wholeResource } from '../kit/resource/whole-resource.ts'
import { harvestLines, justSettled, reapedLine, slotLine, type HarvestLine } from './plot.select.ts'
import { airOf, drawnAs, slotScene } from './scene.select.ts'
import { PlotScreen } from './plot.screen.tsx'
import { type Reaped, reap } from './tray.select.ts'
import { viewStaged } from './use-staged.ts'
import { useTray } from './use-tray.ts'
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

/** How the harvest of a crop stands, and what the last one has brought in. */
const viewSeed = (snapshot: SnapshotOf<`garden-seed/${string}`> | undefined) => ({
  ...viewStaged(snapshot),
  pile: justSettled(snapshot?.context),
})

/** One garden, whose slots grow on the server's time; one timer draws all of them. */
function Plot({ slotType }: { readonly slotType: SlotType }) {
  const app = useApp()
  const slots = useResource({ endpoint: 'garden.slots', request: { slotType } })
  const pool = useResource({ endpoint: 'garden.pool', request: {} })
  const weather = useResource({ endpoint: 'garden.weather', request: {}, freshMs: 60_000 })
  const now = useNow(true, 30_000)
  const [first, second = first] = cropsOf[slotType]
  const changes = {
    [first]: useStream(`garden-seed/${slotType}-${first}`, viewSeed),
    [second]: useStream(`garden-seed/${slotType}-${second}`, viewSeed),
  }
  const [reaped, setReaped] = useState<Partial<Record<Crop, Reaped>>>({})
  const [isSkipped, setSkipped] = useState(false)
  const unknown = useUnknownIntents().map(({ stream }) => stream.slice(stream.indexOf('/') + 1))
  const whole = wholeResource({
    slots,
    pool,
  })
  const follows = { done: [slots.renewal, pool.renewal], refused: [slots.renewal, pool.renewal] }
  const rows = whole.data?.slots ?? []
  const streamOf = (crop: Crop) => `garden-seed/${slotType}-${crop}` as const
  const settle = (crop: Crop) => {
    const waiting = whole.data?.pool.piles.find((pile) => pile.crop === crop && pile.slotType === slotType)
    setReaped({ [crop]: reap(crop, waiting?.settled ?? 0, rows, now) })
    setSkipped(false)
    app.say(streamOf(crop), { type: 'gardenSeed.shown', stage: 'growing' })
    app.say(streamOf(crop), {
      type: 'gardenSeed.settleRequested',
      endpoint: 'garden.settle',
      request: { crop, slotType },
      follows,
    })
  }
  const harvestOf = (line: HarvestLine) => {
    const { crop, settled } = line
    const stream = streamOf(crop)
    const change = changes[crop] ?? viewSeed(undefined)
    const told = reaped[crop]
    return {
      ...line,
      change,
      moment: told && change.pile ? reapedLine(crop, change.pile, told) : null,
      isSkipped,
      onSkip: () => setSkipped(true),
      onCheck: () => askAfter(app, stream),
      onSettle: () => settle(crop),
      onReceive: () => {
        setReaped({})
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
  const tray = useTray(rows, now, follows, settle)
  return (
    <PlotScreen
      scene={{
        place: drawnAs[slotType],
        air: airOf(weather.data, now),
        slots: rows.map((row) => {
          const { href, ...drawn } = slotScene(row, now, unknown.includes(row.id))
          // With something in the hand a slot that takes it is where it goes, and no link.
          return tray.inviting.includes(row.id) ? drawn : { ...drawn, href }
        }),
      }}
      tray={tray}
      resource={whole}
      weather={weather.data}
      lines={rows.map((row) => slotLine(row, now))}
      confirming={new Set(unknown)}
      harvests={whole.data ? harvestLines(slotType, whole.data.pool, rows, now).map(harvestOf) : []}
    />
  )
}
