import { chinaOffset } from '#src/domain/time/calendar.ts'
import { day, type Instant } from '#src/domain/time/instant.ts'
import { boxPiece, type Piece, productPiece } from '../looks.ts'
import { refuse } from '../refusals.ts'
import type { Row } from '../rows.ts'
import { mint, seal } from '../trade/items.ts'
import { houseAccounts, move, requireFunds } from '../trade/ledger.ts'
import { saleStateOf, usualTerms } from '../trade/sale-rules.ts'
import type { World } from '../world.ts'
import { type PrizeRow, type RaffleRow, raffleRows, together, WHOLE } from './numbers.ts'

/** The day of an instant in Beijing, as the instant at which it begins. */
export const dayOf = (at: Instant): Instant => Math.floor((at + chinaOffset) / day) * day - chinaOffset

/** A prize as it can be drawn now. */
export interface Prize extends Piece {
  readonly id: string
  readonly row: PrizeRow
  /** What is won: a product or a box; `''` for beans. */
  readonly ofId: string
  readonly chance: number
  readonly left: number | null
}

const rowOf = (raffleId: string): RaffleRow => raffleRows.find((row) => row.id === raffleId) ?? refuse('notFound')

/** How much of something there is to be given: of what is only announced there is none yet. */
const atHand = (world: World, goods: Row<'products'> | Row<'blindBoxes'>): number =>
  saleStateOf(world, goods) === 'upcoming' ? 0 : goods.remaining

/** What a prize is of: the first product of the series of that rarity of which any is at hand, or the box of the series. */
function goodsOf(
  world: World,
  { seriesKey }: RaffleRow,
  row: PrizeRow,
): Row<'products'> | Row<'blindBoxes'> | undefined {
  const series = world.tables.series.find(({ key }) => key === seriesKey)
  if (row.kind === 'weiDou' || !series) return undefined
  if (row.kind === 'box') return world.tables.blindBoxes.find((box) => box.seriesId === series.id)
  const fit = world.tables.products.filter((one) => one.seriesId === series.id && one.rarity === row.rarity)
  return fit.find((one) => atHand(world, one) > 0) ?? fit[0]
}

const beanPiece = (beans: number): Piece => ({ name: `${beans} 微豆`, image: '', rarity: 'common' })

/** The prizes of a raffle, in order, each with its chance of now: what is gone adds its share to the last one. Refuses with `notFound`. */
export function prizesOf(world: World, raffleId: string): Prize[] {
  const raffle = rowOf(raffleId)
  const all = raffle.prizes.map((row, place): Prize => {
    const id = `${raffleId}/${place}`
    if (row.kind === 'weiDou') return { id, row, ofId: '', chance: row.chance, left: null, ...beanPiece(row.beans) }
    const goods = goodsOf(world, raffle, row)
    const drawn = world.tables.rafflePrizes.get(id)?.drawn ?? 0
    const left = Math.max(0, Math.min(row.left - drawn, goods ? atHand(world, goods) : 0))
    const piece = goods && ('categoryId' in goods ? productPiece(world, goods) : boxPiece(world, goods))
    const { name, image } = piece ?? beanPiece(0)
    const rarity = row.kind === 'copy' ? row.rarity : 'rare'
    return { id, row, ofId: goods?.id ?? '', chance: left > 0 ? row.chance : 0, left, name, image, rarity }
  })
  const gone = WHOLE - all.reduce((sum, { chance }) => sum + chance, 0)
  return all.map((prize, place) => (place === all.length - 1 ? { ...prize, chance: prize.chance + gone } : prize))
}

/** How many draws somebody has left today. */
export const drawsLeft = (world: World, raffleId: string, userId: string): number => {
  const from = dayOf(world.clock.now())
  const used = world.tables.drawn.filter((row) => row.raffleId === raffleId && row.userId === userId && row.at >= from)
  return Math.max(0, rowOf(raffleId).perDay - used.length)
}

function pick(world: World, raffleId: string): Prize {
  let at = world.random.int(WHOLE)
  return prizesOf(world, raffleId).find(({ chance }) => (at -= chance) < 0)!
}

/** Hands a prize over; answers the id of the copy or the box, `''` for beans. */
async function handOverPrize(world: World, userId: string, drawnId: string, { row, ofId }: Prize): Promise<string> {
  const got = { kind: 'draw', ownerId: userId, priceFen: 0, terms: usualTerms } as const
  if (row.kind === 'weiDou') {
    const what = {
      kind: 'raffleWon',
      currency: 'weiDou',
      amount: row.beans,
      from: houseAccounts.issue,
      to: userId,
    } as const
    await move(world, { ...what, about: drawnId, note: '抽奖所得' })
    return ''
  }
  if (row.kind === 'box') {
    await world.tables.blindBoxes.change(ofId, (draft) => void (draft.remaining -= 1))
    return (await seal(world, ofId, 1, got))[0]!.id
  }
  await world.tables.products.change(ofId, (draft) => void (draft.remaining -= 1))
  return (await mint(world, ofId, 1, got))[0]!.id
}

/**
 * Draws so many, one after the other. Refuses with `notFound`, `badRequest`, `notOnSale`, `activityOver`, `usageLimit` and `notEnough`,
 * before anything is drawn. What is drawn is decided here and kept.
 */
export async function draw(world: World, userId: string, raffleId: string, count = 1): Promise<Row<'drawn'>[]> {
  const { beans, name: raffleName } = rowOf(raffleId)
  const raffle = world.tables.raffles.get(raffleId) ?? refuse('notFound')
  if (!Number.isSafeInteger(count) || count < 1 || count > together) refuse('badRequest')
  const at = world.clock.now()
  if (at < raffle.startsAt) refuse('notOnSale', '还没有开始')
  if (at >= raffle.endsAt) refuse('activityOver')
  if (drawsLeft(world, raffleId, userId) < count) refuse('usageLimit', '今天的次数用完了，明天再来')
  const cost = { currency: 'weiDou', amount: beans * count, from: userId } as const
  requireFunds(world, cost)
  const drawId = world.nextId()
  await move(world, { ...cost, kind: 'raffle', to: houseAccounts.platform, about: drawId, note: raffleName })
  const drawn: Row<'drawn'>[] = []
  for (let step = 0; step < count; step += 1) {
    const prize = pick(world, raffleId)
    const id = world.nextId()
    const madeId = await handOverPrize(world, userId, id, prize)
    const taken = world.tables.rafflePrizes.get(prize.id)?.drawn ?? 0
    await world.tables.rafflePrizes.put({ id: prize.id, raffleId, drawn: taken + 1 })
    const { name, image, rarity, row } = prize
    const won = { kind: row.kind, name, image, rarity, beans: row.kind === 'weiDou' ? row.beans : 0, madeId }
    drawn.push(
      await world.tables.drawn.add({ id, drawId, userId, raffleId, prizeId: prize.id, ...won, paid: beans, at }),
    )
  }
  return drawn
}
