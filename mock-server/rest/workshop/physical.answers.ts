import type { physicalEndpoints } from '#src/contract/rest/physical/physical.endpoints.ts'
import type { Physical, PhysicalOrder } from '#src/contract/rest/physical/physical.schema.ts'
import { maskMobile } from '#src/domain/text/mask.ts'
import type { Row } from '../../world/rows.ts'
import { deliveryOf } from '../../world/workshop/delivery.ts'
import { orderPhysical, physicalImage } from '../../world/workshop/kept.ts'
import { carrier, physicalRows } from '../../world/workshop/numbers.ts'
import type { World } from '../../world/world.ts'
import { type Answers, pageOf, signedIn } from '../answers.ts'

const thingOf = (world: World, key: string) => {
  const { name, story } = physicalRows.find((row) => row.key === key)!
  return { name, story, image: physicalImage(world, key) }
}

const physicalView =
  (world: World) =>
  ({ id, key, from, gotAt, orderId }: Row<'physicals'>): Physical => ({
    id,
    ...thingOf(world, key),
    from,
    gotAt,
    orderId,
  })

const orderView =
  (world: World) =>
  (row: Row<'physicalOrders'>): PhysicalOrder => {
    const { id, physicalId, receiver, region, detail, at } = row
    const { name, image } = thingOf(world, world.tables.physicals.get(physicalId)!.key)
    const delivery = deliveryOf(world, row)
    const parcelNo = delivery.sentAt === null ? '' : `SC${id.padStart(12, '0')}`
    const phone = maskMobile(row.phone)
    return { id, physicalId, name, image, receiver, phone, region, detail, at, ...delivery, carrier, parcelNo }
  }

/** What real things answer (marketplace §7; docs/decisions/0052). */
export const physicalAnswers: Answers<typeof physicalEndpoints> = {
  mine: (world, _, caller) => {
    const { id: userId } = signedIn(caller).user
    const own = world.tables.physicals.filter((row) => row.userId === userId)
    return { data: own.toSorted((a, b) => b.gotAt - a.gotAt).map(physicalView(world)) }
  },
  order: async (world, { physicalId, addressId }, caller) => ({
    data: orderView(world)(await orderPhysical(world, signedIn(caller).user.id, physicalId, addressId)),
  }),
  orders: (world, page, caller) => {
    const { id: userId } = signedIn(caller).user
    const own = world.tables.physicalOrders.filter((row) => row.userId === userId).toReversed()
    return { data: pageOf(own, page, orderView(world)) }
  },
}
