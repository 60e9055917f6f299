import { formatPrice } from '#src/domain/number/fen.ts'
import type { World } from '../world.ts'
import type { Row } from '../rows.ts'

const where = '明细见「我的」里的寄售记录。'
/** 寄售成交 */
const soldType = '51'

const yuan = (fen: number): string => `¥${formatPrice(fen)}`

/** What is offered, as its seller calls it. */
function nameOf({ tables }: World, { kind, itemId, ofId }: Row<'listings'>): string {
  if (kind !== 'copy') return tables.blindBoxes.get(ofId)?.name ?? ''
  return `${tables.products.get(ofId)?.name ?? ''} #${tables.copies.get(itemId)?.number ?? ''}`
}

/** Tells a seller, who is seldom there at that moment, that an offer is sold and what came in (`feeFen` is the platform's). */
export async function tellSeller(world: World, hold: Row<'holds'>, feeFen: number): Promise<void> {
  const listing = world.tables.listings.get(hold.targetId)!
  const income = yuan(hold.total - feeFen)
  const fee = yuan(feeFen)
  const summary = `${income} 已存入钱包，服务费 ${fee}。`
  await world.tables.personalNotices.add({
    id: `sold-${hold.id}`,
    userId: listing.sellerId,
    typeId: soldType,
    title: `「${nameOf(world, listing)}」已售出`,
    summary,
    content: `<p>成交价 ${yuan(hold.total)}，扣除服务费 ${fee}，${income} 已存入钱包。</p><p>${where}</p>`,
    publishedAt: world.clock.now(),
  })
}
