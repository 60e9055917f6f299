import type { Row } from '../rows.ts'
import type { World } from '../world.ts'
import { diyForms } from './numbers.ts'

/** The recipes: each copy made took exactly what it says, brought one chest, and is on record once. */
function auditRecipes({ tables }: World): string[] {
  const rows = tables.syntheses.filter((row) => row.kind === 'synthesis')
  const begun = tables.provenance.filter((row) => row.kind === 'synthesis').map((row) => row.copyId)
  return [
    ...(begun.length === rows.length ? [] : [`${rows.length} syntheses and ${begun.length} copies of them`]),
    ...tables.recipes.all().flatMap(({ id, made, limit }) => {
      const count = rows.filter((row) => row.recipeId === id).length
      return count === made && made <= limit ? [] : [`the recipe ${id} was performed ${count} times, not ${made}`]
    }),
    ...rows.flatMap(({ id, recipeId = '', given, madeId }) => {
      const taken = (productId: string) => given.filter((copy) => copy.startsWith(`${productId}-`)).length
      const { materials = [] } = tables.recipes.get(recipeId) ?? {}
      const isExact = materials.every(({ productId, count }) => taken(productId) === count)
      const chests = tables.chests.filter((row) => row.about === `synthesis/${id}`).length
      const isRight = isExact && chests === 1 && begun.filter((copy) => copy === madeId).length === 1
      return isRight ? [] : [`the synthesis ${id} does not add up`]
    }),
  ]
}

/** Pieces: as many copies as their form takes, their owner's, paid once each way, one of an edition at a time. */
function auditPieces({ tables }: World): string[] {
  const open = tables.diyPieces.filter((row) => row.salvagedAt === 0)
  const kinds = new Set(open.map((row) => `${row.userId}/${row.productId}`))
  const isPaidFor = (id: string) => (row: Row<'diyLog'>) =>
    row.pieceId === id && row.act === 'salvaged' && row.beans > 0
  const paid = (id: string, act: string) =>
    tables.moves.filter((row) => row.about === `diy/${id}` && row.kind === `diy.${act}`).length
  return [
    ...(kinds.size === open.length ? [] : ['two pieces of one edition stand']),
    ...open.flatMap(({ id, userId, copyIds }) =>
      copyIds.every((copy) => tables.copies.get(copy)?.ownerId === userId) ? [] : [`the piece ${id} lacks a copy`],
    ),
    ...tables.diyPieces.all().flatMap(({ id, copyIds }) => {
      const isForm = diyForms.some((row) => row.number === new Set(copyIds).size)
      const isPaid = paid(id, 'made') === 1 && paid(id, 'salvaged') === tables.diyLog.filter(isPaidFor(id)).length
      return isForm && isPaid ? [] : [`the piece ${id} does not add up`]
    }),
  ]
}

/** What is used once brought what it says, once; a real thing is sent once; one title is worn. */
function auditKept({ tables }: World): string[] {
  const paid = (about: string) =>
    tables.moves.filter((row) => row.about === about).reduce((sum, row) => sum + row.amount, 0)
  const wearers = tables.titles.filter((row) => row.worn).map((row) => row.userId)
  const isThere = { weiDou: () => true, prop: tables.props, title: tables.titles, physical: tables.physicals } as const
  const came = tables.chests.all().flatMap(({ won }) => (won && won.madeId !== '' ? [won.madeId] : []))
  return [
    ...(new Set(wearers).size === wearers.length ? [] : ['somebody wears two titles']),
    ...(new Set(came).size === came.length ? [] : ['a thing came out of two chests']),
    ...tables.chests.all().flatMap(({ id, openedAt, won }) => {
      const made = won && won.kind !== 'weiDou' && !won.again ? isThere[won.kind].get(won.madeId) : true
      const isRight = paid(`chest/${id}`) === (won?.beans ?? 0) && openedAt > 0 === (won !== null) && made !== undefined
      return isRight ? [] : [`the chest ${id} did not give what it held once`]
    }),
    ...tables.props.all().flatMap(({ id, usedAt, beans, chestId }) => {
      const chests = tables.chests.filter((row) => row.about === `prop/${id}`).length
      const isRight = paid(`prop/${id}`) === beans && chests === (chestId === '' ? 0 : 1)
      return isRight && (usedAt > 0 || beans === 0) ? [] : [`the prop ${id} was not used once`]
    }),
    ...tables.physicals.all().flatMap(({ id, orderId }) => {
      const orders = tables.physicalOrders.filter((row) => row.physicalId === id)
      const isRight = orders.length === (orderId === '' ? 0 : 1) && (orders[0]?.id ?? '') === orderId
      return isRight ? [] : [`the real thing ${id} is sent ${orders.length} times`]
    }),
  ]
}

/**
 * What must always hold in the workshop, as the list of what does not. Copies in pieces: `trade/locks.ts`; copies given:
 * `trade/audit.ts`.
 */
export const auditWorkshop = (world: World): string[] => [
  ...auditRecipes(world),
  ...auditPieces(world),
  ...auditKept(world),
]
