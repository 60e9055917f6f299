import { formatInstant } from '#src/domain/time/calendar.ts'
import { hour, type Instant } from '#src/domain/time/instant.ts'
import type { Row } from '../rows.ts'
import type { World } from '../world.ts'
import { usualTerms } from './sale-rules.ts'

/** How many copies a small print has, and how many people a second its queue lets in. */
const editionSize = 60
const admittedPerSecond = 5

/** Dear enough to be wanted, and not rare enough to be hurt by another print. */
const isWanted = (row: Row<'products'>): boolean =>
  row.rarity !== 'legendary' && row.recommended > 0 && row.state === 'onSale'

/** Whether nobody would have to wait long: something goes on sale within this hour. */
const isAnnounced = (world: World, at: Instant): boolean =>
  world.tables.products.find((row) => row.state === 'upcoming' && row.onSaleAt > at && row.onSaleAt <= at + hour) !==
  undefined

/** What a sale is called by its hour of the day. */
const sessionOf = (at: Instant): string => {
  const clock = Number(formatInstant(at, 'HH'))
  const sessions = ['零点场', '凌晨场', '早场', '午场', '下午场', '晚场']
  return sessions[[1, 6, 11, 14, 18].filter((from) => clock >= from).length]!
}

/**
 * Announces a small print of a product for the next full hour, so that whoever looks in can see a sale begin. What is sold this way
 * is free at once: it can be offered and given away without waiting.
 */
export async function announceRelease(world: World, at: Instant): Promise<void> {
  if (!world.settings.hourlyReleases || isAnnounced(world, at)) return
  const { products, editions, saleRules } = world.tables
  const onSaleAt = (Math.floor(at / hour) + 1) * hour
  const wanted = products.filter(isWanted)
  const source = wanted[(onSaleAt / hour) % wanted.length]
  if (!source) return
  const stamp = formatInstant(onSaleAt, 'MMDDHH')
  const id = `${source.id}${stamp}`
  if (products.get(id)) return
  await products.add({
    ...source,
    id,
    categoryId: `${source.categoryId}${stamp}`,
    name: `${source.name} · ${formatInstant(onSaleAt, 'M月D日')}${sessionOf(onSaleAt)}`,
    story: `${source.story}整点加印 ${editionSize} 份，编号另起。`,
    editionSize,
    remaining: editionSize,
    state: 'upcoming',
    onSaleAt,
    recommended: 0,
  })
  await editions.add({ id, issued: 0, elsewhere: 0, melted: 0 })
  await saleRules.add({
    id,
    limitPerUser: 1,
    qualification: 'none',
    admittedPerSecond,
    terms: { ...usualTerms, coolingMs: 0 },
  })
}
