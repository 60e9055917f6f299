import { useState } from 'react'
import type { Follows } from '#src/machines/follow-ups.ts'
import type { SnapshotOf } from '#src/machines/streams.ts'
import type { AskingBefore } from '../../kit/intent/ask-before.tsx'
import { useApp } from '../../kit/app/app.ts'
import { useStream } from '../../kit/app/use-stream.ts'
import { askAfter } from '../../kit/intent/unknown-intents.ts'
import { harvestLines, type HarvestLine } from '../plot.select.ts'
import { viewStaged } from '../../kit/intent/use-staged.ts'
import type { Crop, Pool, SlotRow, SlotType } from '../words.ts'
import { justSettled, type Reaped, reap, reapedLine } from './harvest.select.ts'

/** The crops of each garden, each with a harvest of its own. */
const cropsOf: Readonly<Record<SlotType, readonly [Crop] | readonly [Crop, Crop]>> = {
  magic: ['magicFlower'],
  rose: ['rose'],
  peento: ['peento'],
  farm: ['rice', 'gourd'],
}

/** How the harvest of a crop stands, and what the last one has brought in. */
const viewSeed = (snapshot: SnapshotOf<`garden-seed/${string}`> | undefined) => ({
  ...viewStaged(snapshot),
  pile: justSettled(snapshot?.context),
})

/** The harvests of one garden (lc:seeds): what of it can be settled and received, and the moment of the last one. */
export function useHarvests(
  slotType: SlotType,
  rows: readonly SlotRow[],
  pool: Pool | undefined,
  now: number,
  follows: Follows,
  before: AskingBefore['before'],
) {
  const app = useApp()
  const [first, second = first] = cropsOf[slotType]
  const changes = {
    [first]: useStream(`garden-seed/${slotType}-${first}`, viewSeed),
    [second]: useStream(`garden-seed/${slotType}-${second}`, viewSeed),
  }
  const [reaped, setReaped] = useState<Partial<Record<Crop, Reaped>>>({})
  const [isSkipped, setSkipped] = useState(false)
  const streamOf = (crop: Crop) => `garden-seed/${slotType}-${crop}` as const
  const settle = (crop: Crop) => {
    const waiting = pool?.piles.find((pile) => pile.crop === crop && pile.slotType === slotType)
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
  const receive = (crop: Crop, count: number) => {
    setReaped({})
    app.say(streamOf(crop), { type: 'gardenSeed.shown', stage: 'settled' })
    app.say(streamOf(crop), {
      type: 'gardenSeed.receiveRequested',
      endpoint: 'garden.receive',
      request: { crop, slotType, count },
      follows,
    })
  }
  const harvestOf = (line: HarvestLine) => {
    const { crop, settled } = line
    const change = changes[crop] ?? viewSeed(undefined)
    const told = reaped[crop]
    return {
      ...line,
      change,
      moment: told && change.pile ? reapedLine(crop, change.pile, told) : null,
      isSkipped,
      onSkip: () => setSkipped(true),
      onCheck: () => askAfter(app, streamOf(crop)),
      onSettle: () => before({ endpoint: 'garden.settle' }, () => settle(crop)),
      onReceive: () => before({ endpoint: 'garden.receive' }, () => receive(crop, settled)),
    }
  }
  return { settle, harvests: pool ? harvestLines(slotType, pool, rows, now).map(harvestOf) : [] }
}
