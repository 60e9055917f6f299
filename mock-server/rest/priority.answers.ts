import type { priorityEndpoints } from '#src/contract/rest/priority/priority.endpoints.ts'
import type { PriorityProduct } from '#src/contract/rest/priority/priority.schema.ts'
import {
  hasAppointed,
  placesLeft,
  priorityBlock,
  priorityFrom,
  priorityPlaces,
  priorityProducts,
} from '../world/trade/priority.ts'
import type { Row } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { type Answers, type Caller, signedIn } from './answers.ts'
import { productCard } from './views/cards.ts'

const view =
  (world: World, { user }: Pick<Caller, 'user'>) =>
  (row: Row<'products'>): PriorityProduct => ({
    id: row.id,
    activityId: row.seriesId,
    product: productCard(world)(row),
    startsAt: priorityFrom(row),
    onSaleAt: row.onSaleAt,
    places: priorityPlaces(row),
    placesLeft: Math.max(0, placesLeft(world, row)),
    appointed: hasAppointed(world, row.id, user?.id ?? ''),
    reason: priorityBlock(world, row, user?.id ?? ''),
  })

const isOpen = (world: World) => (row: Row<'products'>) => world.clock.now() < row.onSaleAt

export const priorityAnswers: Answers<typeof priorityEndpoints> = {
  all: (world, { onlyAppointable = false }, caller) => {
    const rows = priorityProducts(world).filter((row) => !onlyAppointable || isOpen(world)(row))
    return { data: rows.map(view(world, caller)) }
  },
  ofActivity: (world, { activityId }, caller) => ({
    data: priorityProducts(world)
      .filter((row) => row.seriesId === activityId)
      .map(view(world, caller)),
  }),
  ofCategory: (world, { categoryId }, caller) => {
    const row = priorityProducts(world).find((one) => one.categoryId === categoryId)
    return { data: row && isOpen(world)(row) ? view(world, caller)(row) : null }
  },
  qualified: (world, _, caller) => {
    signedIn(caller)
    return {
      data: priorityProducts(world)
        .filter(isOpen(world))
        .map(view(world, caller))
        .filter(({ reason }) => reason === ''),
    }
  },
}
