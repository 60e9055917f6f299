import { useApp } from '../kit/app/app.ts'
import { useNow } from '../kit/app/use-now.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { eggLine } from './pasture.select.ts'
import type { EggShown } from './pasture.screen.tsx'
import { useAskBefore } from '../kit/intent/ask-before.tsx'
import { useStaged } from '../kit/intent/use-staged.ts'
import type { EggRow } from './words.ts'
import { useRenewal } from '../kit/resource/use-renewal.ts'

/** The animals and eggs of a person, with what can be done with them (lc:eggs). */
export function useEggs() {
  const app = useApp()
  const pool = useResource({ endpoint: 'garden.pool', request: {} })
  const now = useNow(true, 30_000)
  // Of what hatches after the next one only the server knows.
  useRenewal(
    (pool.data?.eggs ?? []).map(({ nextAt }) => nextAt),
    pool.refresh,
  )
  const changes = {
    hen: useStaged('garden-egg/hen'),
    rabbit: useStaged('garden-egg/rabbit'),
    sheep: useStaged('garden-egg/sheep'),
    cow: useStaged('garden-egg/cow'),
  }
  const follows = { done: [pool.renewal], refused: [pool.renewal] }
  const { before, question } = useAskBefore('garden-egg/none', [])
  const shown = (row: EggRow): EggShown => {
    const line = eggLine(row, now)
    const { animal, hatched } = line
    const stream = `garden-egg/${animal}` as const
    return {
      ...line,
      change: changes[animal],
      onCheck: changes[animal].check,
      onReceive: () =>
        before({ endpoint: 'garden.receiveEggs' }, () => {
          app.say(stream, { type: 'gardenEgg.shown', stage: 'available' })
          app.say(stream, {
            type: 'gardenEgg.receiveRequested',
            endpoint: 'garden.receiveEggs',
            request: { animal, count: hatched },
            follows,
          })
        }),
      onExchange: () =>
        before({ endpoint: 'garden.exchangeEggs' }, () => {
          app.say(stream, { type: 'gardenEgg.shown', stage: 'received' })
          app.say(stream, {
            type: 'gardenEgg.exchangeRequested',
            endpoint: 'garden.exchangeEggs',
            request: { animal, count: 1 },
            follows,
          })
        }),
    }
  }
  return { pool, now, question, eggs: (pool.data?.eggs ?? []).map(shown) }
}
