import { refuse } from '../refusals.ts'
import type { Row } from '../rows.ts'
import { lockOf } from '../trade/items.ts'
import { houseAccounts, move, requireFunds } from '../trade/ledger.ts'
import { hold, letGo } from '../trade/locks.ts'
import type { World } from '../world.ts'
import { entitle } from './kept.ts'
import { diyForms, salvageBeans } from './numbers.ts'

type Piece = Row<'diyPieces'>

/** What somebody has put together and not taken apart. */
export const piecesOf = (world: World, userId: string): readonly Piece[] =>
  world.tables.diyPieces.filter((row) => row.userId === userId && row.salvagedAt === 0)

async function pay(world: World, userId: string, act: 'made' | 'salvaged', pieceId: string, beans: number) {
  const note = act === 'made' ? '拼装作品' : '拆解作品'
  const what = { currency: 'weiDou', amount: beans, from: userId, to: houseAccounts.platform } as const
  await move(world, { ...what, kind: `diy.${act}`, about: `diy/${pieceId}`, note })
  await world.tables.diyLog.add({ id: world.nextId(), userId, pieceId, act, beans, at: world.clock.now() })
}

/**
 * Puts so many free copies of an edition together, those with the greatest numbers. Refuses with `badRequest`, `notFound`, `pieceStands`,
 * `notEnough` and `notEnoughCopies` before anything is changed.
 */
export async function make(world: World, userId: string, categoryId: string, number: number): Promise<Piece> {
  const form = diyForms.find((row) => row.number === number) ?? refuse('badRequest', '没有这种拼法')
  const product = world.tables.products.find((row) => row.categoryId === categoryId) ?? refuse('notFound')
  if (piecesOf(world, userId).some((piece) => piece.productId === product.id)) refuse('pieceStands')
  const free = world.tables.copies
    .filter((row) => row.ownerId === userId && row.productId === product.id && lockOf(world, row) === null)
    .toSorted((a, b) => b.number - a.number)
  if (free.length < number) refuse('notEnoughCopies')
  requireFunds(world, { currency: 'weiDou', amount: form.beans, from: userId })
  const copyIds = free.slice(0, number).map((copy) => copy.id)
  const piece = await world.tables.diyPieces.add({
    id: world.nextId(),
    userId,
    productId: product.id,
    form: form.name,
    copyIds,
    madeAt: world.clock.now(),
    salvagedAt: 0,
  })
  for (const id of copyIds) await hold(world, id, 'diy', piece.id)
  await pay(world, userId, 'made', piece.id, form.beans)
  await entitle(world, userId, 'joiner')
  return piece
}

/** Takes a piece apart: its copies are free again. Refuses with `notYours`, `pieceGone` and `notEnough`. */
export async function salvage(world: World, userId: string, pieceId: string): Promise<Piece> {
  const piece = world.tables.diyPieces.get(pieceId)
  if (!piece || piece.userId !== userId) return refuse('notYours', '没有找到这件作品')
  if (piece.salvagedAt > 0) refuse('pieceGone')
  requireFunds(world, { currency: 'weiDou', amount: salvageBeans, from: userId })
  for (const id of piece.copyIds) letGo(world, id)
  await pay(world, userId, 'salvaged', pieceId, salvageBeans)
  return world.tables.diyPieces.change(pieceId, (draft) => void (draft.salvagedAt = world.clock.now()))
}
