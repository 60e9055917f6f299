import { formatInstant } from '#src/domain/time/calendar.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import type { World } from '../world.ts'
import { priorityFrom } from './priority.ts'

/** Reminders of sales: a notice for the one person who asked for it, dated at the moment itself, whoever was there to see it. */

interface Due {
  readonly id: string
  readonly userId: string
  readonly at: Instant
  readonly title: string
  readonly summary: string
}

const nameOf = ({ tables }: World, id: string) =>
  tables.products.get(id) ?? tables.blindBoxes.get(id) ?? tables.avatars.get(id)

/** What somebody is to be told by now. */
function dueOf(world: World): Due[] {
  const now = world.clock.now()
  const sales = world.tables.appointments.all().flatMap(({ id, at: askedAt }): Due[] => {
    const [saleId = '', userId = ''] = id.split('/')
    const sold = nameOf(world, saleId)
    if (!sold || sold.onSaleAt <= askedAt) return []
    const title = `「${sold.name}」开售了`
    return [{ id: `sale-${saleId}-${userId}`, userId, at: sold.onSaleAt, title, summary: '你预约的藏品已经开售。' }]
  })
  const first = world.tables.priorityAppointments.all().flatMap(({ productId, userId }): Due[] => {
    const product = world.tables.products.get(productId)
    if (!product) return []
    const until = formatInstant(product.onSaleAt, 'HH:mm')
    const title = `「${product.name}」优先购已开始`
    const summary = `${until} 起所有人开售，在这之前可以先买 1 份。`
    return [{ id: `first-${productId}-${userId}`, userId, at: priorityFrom(product), title, summary }]
  })
  return [...sales, ...first].filter(({ at }) => at <= now)
}

/** Tells everybody what they asked to be reminded of, once, at its moment. */
export async function remindDue(world: World): Promise<void> {
  for (const { id, userId, at, title, summary } of dueOf(world)) {
    if (world.tables.personalNotices.get(id)) continue
    const content = `<p>${summary}</p>`
    await world.tables.personalNotices.add({ id, userId, title, summary, content, publishedAt: at })
  }
}
