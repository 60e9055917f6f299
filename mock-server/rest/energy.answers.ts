import type { energyEndpoints } from '#src/contract/rest/energy/energy.endpoints.ts'
import type { Block, PowerCopy, PowerMove } from '#src/contract/rest/energy/energy.schema.ts'
import { appoint, priorityProducts } from '../world/trade/priority.ts'
import { refuse } from '../world/refusals.ts'
import { appointBlock, blockOf, blockStateOf, unlockBlock } from '../world/guild/blocks.ts'
import { changePower, copyPower, fullPower, ownPower } from '../world/guild/power.ts'
import { productPiece, seriesName } from '../world/looks.ts'
import type { Row } from '../world/rows.ts'
import { rulesOf } from '../world/trade/sale-rules.ts'
import type { World } from '../world/world.ts'
import { type Answers, byId, type Caller, pageOf, signedIn } from './answers.ts'
import { heldState, ofCategory } from './views/holding.ts'

const blockView =
  (world: World, caller: Caller) =>
  ({ id: categoryId, productId, cost }: Row<'blocks'>): Block => {
    const product = world.tables.products.get(productId)!
    const mine = blockStateOf(world, categoryId, signedIn(caller).user.id)
    const unlocks = world.tables.blockStates.filter(
      (row) => row.categoryId === categoryId && row.state === 'unlocked',
    ).length
    return {
      id: categoryId,
      categoryId,
      productId,
      ...productPiece(world, product),
      seriesName: seriesName(world, product.seriesId),
      state: mine?.state ?? 'locked',
      cost,
      unlocks,
      at: mine?.at ?? null,
    }
  }

/** What unlocking a block does for a sale with these rules. */
function opensWords(world: World, productId: string): string {
  const { qualification, admittedPerSecond } = rulesOf(world, world.tables.products.get(productId)!)
  const right = qualification === 'none' ? '' : '解锁后直接有这一版的购买资格。'
  return `${right}${admittedPerSecond > 0 ? '这一版发售要排队，解锁或预约优先购的排在最前。' : '它以后排队发售时，解锁或预约优先购的排在最前。'}`
}

const copiesOf = (world: World, userId: string): Row<'copies'>[] =>
  world.tables.copies.filter((row) => row.ownerId === userId)

function copyView(world: World, copy: Row<'copies'>): PowerCopy {
  const { id: copyId, productId, number } = copy
  const product = world.tables.products.get(productId)!
  return {
    id: copyId,
    copyId,
    productId,
    number,
    ...productPiece(world, product),
    seriesName: seriesName(world, product.seriesId),
    power: copyPower(world, copy),
    full: fullPower(world, copy),
    state: heldState(world, copy).state,
  }
}

/** What a movement was about, in words: a block, or a copy that may be gone by now. */
function nameOf(world: World, about: string): string {
  const product =
    ofCategory(world, about) ?? world.tables.products.get(about.slice(0, Math.max(0, about.lastIndexOf('-'))))
  return product?.name ?? ''
}

const moveView =
  (world: World) =>
  ({ id, kind, about, amount, after, at }: Row<'powerMoves'>): PowerMove => {
    return { id, kind, name: nameOf(world, about), about, amount, after, at }
  }

const movesOf = (world: World, userId: string): Row<'powerMoves'>[] =>
  world.tables.powerMoves.filter((row) => row.userId === userId)

/** What energy answers (marketplace §7 Energy; docs/decisions/0050). */
export const energyAnswers: Answers<typeof energyEndpoints> = {
  blocks: (world, page, caller) => {
    const rows = world.tables.blocks.all().toSorted((a, b) => a.cost - b.cost || byId(a, b))
    return { data: pageOf(rows, page, blockView(world, caller)) }
  },
  block: (world, { categoryId }, caller) => {
    const block = blockOf(world, categoryId)
    const { story } = world.tables.products.get(block.productId)!
    return { data: { ...blockView(world, caller)(block), story, opens: opensWords(world, block.productId) } }
  },
  unlock: async (world, { categoryId, cost }, caller) => {
    await unlockBlock(world, signedIn(caller).user.id, categoryId, cost)
    return { data: blockView(world, caller)(blockOf(world, categoryId)) }
  },
  appoint: async (world, { categoryId }, caller) => {
    const { id } = signedIn(caller).user
    const block = world.tables.blocks.get(categoryId)
    const sold = priorityProducts(world).find((row) => row.categoryId === categoryId)
    // A work that is announced asks for more than its block does, and is booked with it.
    if (sold) await appoint(world, id, sold.id)
    if (block && !(sold && blockStateOf(world, categoryId, id))) await appointBlock(world, id, categoryId)
    const shown = block ?? { id: categoryId, productId: sold?.id ?? refuse('notFound'), cost: 0 }
    return { data: blockView(world, caller)(shown), msg: sold ? '已预约，到时会提醒你先买' : '' }
  },
  own: (world, _, caller) => {
    const { id } = signedIn(caller).user
    const sum = (...kinds: readonly string[]) =>
      movesOf(world, id)
        .filter((row) => kinds.includes(row.kind))
        .reduce((all, row) => all + row.amount, 0)
    return { data: { power: ownPower(world, id), drawn: sum('drawn', 'put'), spent: Math.abs(sum('spent')) } }
  },
  change: async (world, { copyId, amount }, caller) => ({
    data: await changePower(world, signedIn(caller).user.id, copyId, amount),
  }),
  carried: (world, _, caller) => {
    const powers = copiesOf(world, signedIn(caller).user.id).map((row) => copyPower(world, row))
    const carrying = powers.filter((power) => power > 0)
    return { data: { count: carrying.length, power: carrying.reduce((sum, power) => sum + power, 0) } }
  },
  copies: (world, page, caller) => {
    const rows = copiesOf(world, signedIn(caller).user.id)
    const inOrder = rows.toSorted((a, b) => copyPower(world, b) - copyPower(world, a) || byId(a, b))
    return { data: pageOf(inOrder, page, (row) => copyView(world, row)) }
  },
  log: (world, page, caller) => ({
    data: pageOf(movesOf(world, signedIn(caller).user.id).toReversed(), page, moveView(world)),
  }),
}
