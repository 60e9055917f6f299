import type { diyEndpoints } from '#src/contract/rest/diy/diy.endpoints.ts'
import type { DiyLogRow, DiyPiece } from '#src/contract/rest/diy/diy.schema.ts'
import { productPiece } from '../../world/looks.ts'
import type { Row } from '../../world/rows.ts'
import { make, piecesOf, salvage } from '../../world/workshop/diy.ts'
import { diyForms, salvageBeans } from '../../world/workshop/numbers.ts'
import type { World } from '../../world/world.ts'
import { type Answers, type Caller, pageOf, signedIn } from '../answers.ts'
import { copyCard } from '../views/holding.ts'

const userOf = (caller: Caller): string => signedIn(caller).user.id

/** Copies that have gone since (of a piece that was taken apart) are left out. */
const pieceView =
  (world: World) =>
  ({ id, productId, form, copyIds, madeAt: at }: Row<'diyPieces'>): DiyPiece => {
    const product = world.tables.products.get(productId)!
    const copies = copyIds.flatMap((copyId) => world.tables.copies.get(copyId) ?? []).map(copyCard(world))
    return { id, productId, categoryId: product.categoryId, ...productPiece(world, product), form, copies, at }
  }

const logView =
  (world: World) =>
  ({ id, pieceId, act, beans, at }: Row<'diyLog'>): DiyLogRow => {
    const { productId, form, copyIds } = world.tables.diyPieces.get(pieceId)!
    const product = world.tables.products.get(productId)!
    const { categoryId } = product
    return { id, act, pieceId, categoryId, ...productPiece(world, product), form, number: copyIds.length, beans, at }
  }

/** What the DIY factory answers (marketplace §7; docs/decisions/0052). */
export const diyAnswers: Answers<typeof diyEndpoints> = {
  rule: () => ({ data: { forms: [...diyForms], salvageBeans } }),
  log: (world, page, caller) => {
    const userId = userOf(caller)
    const own = world.tables.diyLog.filter((row) => row.userId === userId).toReversed()
    return { data: pageOf(own, page, logView(world)) }
  },
  pieces: (world, _, caller) => ({ data: piecesOf(world, userOf(caller)).toReversed().map(pieceView(world)) }),
  make: async (world, { inCategoryId, number }, caller) => ({
    data: pieceView(world)(await make(world, userOf(caller), inCategoryId, number)),
  }),
  salvage: async (world, { productId }, caller) => ({
    data: pieceView(world)(await salvage(world, userOf(caller), productId)),
  }),
}
