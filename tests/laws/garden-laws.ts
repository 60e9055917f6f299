import type { GardenView, Trace } from '#src/workbench/trace.ts'
import { distinct, type Law } from './law.ts'

const MINUTE = 60_000
/** No programme is shorter than two hours, and nothing makes a slot six times as fast: it gives at most once in that time. */
const GROWTH_MIN = 20 * MINUTE
/** Slots of one type. */
const SLOTS_MAX = 6

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)
const actsOn = ({ acts }: GardenView, act: string, pile: string) =>
  acts.filter((one) => one.act === act && `${one.ownerId}/${one.about}` === pile)

/** What is settled without having grown. */
const ungrown = (garden: GardenView): readonly string[] =>
  garden.piles.flatMap(({ id, settled, received }) => {
    const harvests = actsOn(garden, 'settle', id)
    const isTooOften = harvests.some(
      ({ at }) => harvests.filter((one) => one.at <= at && at - one.at < GROWTH_MIN).length > SLOTS_MAX,
    )
    return [
      ...(settled === total(harvests.map(({ count }) => count)) ? [] : ['more is settled than harvests gave']),
      ...(received > settled ? ['more is received than was settled'] : []),
      ...(isTooOften || harvests.some(({ count }) => count < 1) ? ['a harvest without a growth'] : []),
    ]
  })

/** What somebody has received more often than they took it. */
const receivedAgain = (garden: GardenView): readonly string[] => {
  const { piles, eggs, acts } = garden
  const given = total(acts.filter(({ act }) => act === 'receiveEggs').map(({ count }) => count))
  return [
    ...piles.flatMap(({ id, received }) =>
      received === total(actsOn(garden, 'receive', id).map(({ count }) => count))
        ? []
        : ['a harvest was received twice'],
    ),
    ...(eggs.filter(({ receivedAt }) => receivedAt > 0).length < given ? ['an animal was received twice'] : []),
  ]
}

const usedAgain = ({ acts, usedCards }: GardenView): readonly string[] => {
  const used = acts.filter(({ act }) => act === 'supplement').map(({ note }) => note)
  const isRight = new Set(used).size === used.length && used.every((id) => usedCards.includes(id))
  return isRight && used.length === usedCards.length ? [] : ['a card was used twice, or for nothing']
}

const overpaid = ({ pool: { holds, came, went, beside } }: GardenView): readonly string[] => [
  ...(holds >= 0 && holds === came - went ? [] : ['the pool has paid what did not come in']),
  ...(beside === 0 ? [] : ['a garden was paid beside the pool']),
]

const law = (
  id: string,
  says: string,
  cites: readonly string[],
  wrong: (garden: GardenView) => readonly string[],
): Law => ({
  id,
  says,
  cites,
  breaks: (trace: Trace) => distinct(trace.stills.flatMap(({ world }) => wrong(world.garden))),
})

export const gardenLaws: readonly Law[] = [
  law('harvest-was-grown', 'what is harvested was grown', ['GSE-1', 'lc:seeds'], ungrown),
  law('received-once', 'nothing of the garden is received twice', ['GSE-2', 'lc:eggs'], receivedAgain),
  law('card-once', 'a card of nutrient is used once', ['GNU-2', 'lc:nutrient'], usedAgain),
  law('pool-pays-what-came', 'the pool pays out what came in', ['§7 Garden'], overpaid),
]
