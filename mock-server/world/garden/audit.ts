import type { World } from '../world.ts'
import { splintersOf } from './harvest.ts'

const countsOf = (rows: readonly { readonly key: string; readonly count: number }[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { key, count } of rows) counts.set(key, (counts.get(key) ?? 0) + count)
  return counts
}

/**
 * What must always hold in gardens, as the list of what does not: what was received was settled before, and what was settled was grown;
 * a card is used once; an egg is received after it has hatched and given back after that; what was built was paid in splinters; each
 * opened box has brought one thing. That the pool pays what came in, and that nothing is held twice, the ledger and the locks say.
 */
export function auditGarden(world: World): string[] {
  const { gardenPiles, gardenLog, gardenCards, gardenEggs, gardenBoxes, gardenSlots } = world.tables
  const logged = countsOf(
    gardenLog.all().map((row) => ({ key: `${row.act}/${row.ownerId}/${row.about}`, count: row.count })),
  )
  const piles = gardenPiles.all().flatMap(({ id, ownerId, slotType, crop, settled, received }) => {
    const of = (act: string) => logged.get(`${act}/${ownerId}/${slotType}/${crop}`) ?? 0
    return [
      ...(received <= settled ? [] : [`${received} of ${id} were received and ${settled} settled`]),
      ...(settled === of('settle') ? [] : [`${id} has ${settled} settled and ${of('settle')} noted`]),
      ...(received === of('receive') ? [] : [`${id} has ${received} received and ${of('receive')} noted`]),
    ]
  })
  const used = gardenLog.filter((row) => row.act === 'supplement').map((row) => row.note)
  const spent = gardenCards.filter((row) => row.usedAt > 0).map((row) => row.id)
  const made = gardenBoxes.filter((row) => row.openedAt > 0).map((row) => row.madeId)
  const owners = new Set(gardenBoxes.all().map((row) => row.ownerId))
  return [
    ...piles,
    ...(new Set(used).size === used.length && used.length === spent.length ? [] : ['a card was used twice']),
    ...(new Set(made).size === made.length ? [] : ['a box was opened twice']),
    ...gardenEggs
      .all()
      .flatMap(({ id, hatchesAt, receivedAt, exchangedAt }) => [
        ...(receivedAt === 0 || receivedAt >= hatchesAt ? [] : [`the egg ${id} was received before it hatched`]),
        ...(exchangedAt === 0 || receivedAt > 0 ? [] : [`the egg ${id} was given back and never received`]),
      ]),
    ...[...owners].flatMap((id) =>
      splintersOf(world, id) >= 0 ? [] : [`${id} has built with splinters that are not there`],
    ),
    ...gardenSlots.filter((row) => row.isStarted && row.copyId === '').map((row) => `nothing grows in ${row.id}`),
  ]
}
