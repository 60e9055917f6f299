import { refuse } from '../refusals.ts'
import type { WorldRandom } from '../random.ts'
import type { Row } from '../rows.ts'
import type { World } from '../world.ts'
import { letGo, lockedBy } from './locks.ts'
import type { Terms } from './rows.ts'

type Copy = Row<'copies'>
type Sealed = Row<'sealedBoxes'>
type ProvenanceKind = Row<'provenance'>['kind']

/** How somebody got something. */
export interface Getting {
  readonly kind: ProvenanceKind
  readonly ownerId: string
  readonly priceFen: number
  readonly terms: Terms
}

async function note(world: World, copy: Copy, kind: ProvenanceKind, from: string, priceFen: number): Promise<void> {
  const { id: copyId, productId, number, ownerId: to, gotAt: at } = copy
  await world.tables.provenance.add({ id: world.nextId(), copyId, productId, number, kind, from, to, priceFen, at })
}

/** Makes the edition's next numbered copies. Whoever calls has taken them out of the stock or a box. */
export async function mint(world: World, productId: string, count: number, got: Getting): Promise<Copy[]> {
  const { issued } = world.tables.editions.get(productId) ?? { issued: 0 }
  const made: Copy[] = []
  for (let step = 1; step <= count; step += 1) {
    const at = world.clock.now()
    const copy: Copy = {
      id: `${productId}-${issued + step}`,
      productId,
      number: issued + step,
      ownerId: got.ownerId,
      gotAt: at,
      paidFen: got.priceFen,
      freeAt: at + got.terms.coolingMs,
      listingId: '',
      starred: false,
      terms: got.terms,
    }
    made.push(await world.tables.copies.add(copy))
    await note(world, copy, got.kind, '', got.priceFen)
  }
  await world.tables.editions.change(productId, (draft) => void (draft.issued += count))
  return made
}

/** Hands a copy over to somebody else: the new owner's cooling-off begins, and the change is on record. */
export async function handOver(world: World, copyId: string, got: Getting): Promise<Copy> {
  const before = world.tables.copies.get(copyId)!
  const at = world.clock.now()
  letGo(world, copyId)
  const copy = await world.tables.copies.change(copyId, (draft) => {
    Object.assign(draft, { ownerId: got.ownerId, gotAt: at, paidFen: got.priceFen, listingId: '', starred: false })
    Object.assign(draft, { freeAt: at + got.terms.coolingMs, terms: { ...got.terms } })
  })
  await note(world, copy, got.kind, before.ownerId, got.priceFen)
  return copy
}

/** Makes sealed boxes that were taken out of the stock. */
export async function seal(world: World, boxId: string, count: number, got: Getting): Promise<Sealed[]> {
  const made: Sealed[] = []
  for (let step = 0; step < count; step += 1) {
    const at = world.clock.now()
    made.push(
      await world.tables.sealedBoxes.add({
        id: world.nextId(),
        boxId,
        ownerId: got.ownerId,
        gotAt: at,
        paidFen: got.priceFen,
        freeAt: at + got.terms.coolingMs,
        listingId: '',
        copyId: '',
        openedAt: 0,
        terms: got.terms,
      }),
    )
  }
  return made
}

/** A sealed box changes hands. */
export function handOverBox(world: World, sealedId: string, got: Getting): Promise<Sealed> {
  letGo(world, sealedId)
  return world.tables.sealedBoxes.change(sealedId, (draft) => {
    const at = world.clock.now()
    Object.assign(draft, { ownerId: got.ownerId, gotAt: at, paidFen: got.priceFen, listingId: '' })
    Object.assign(draft, { freeAt: at + got.terms.coolingMs, terms: { ...got.terms } })
  })
}

/** Why an item cannot be listed or given away now; null when it can. */
export type ItemLock =
  | 'listed'
  | 'planted'
  | 'pledged'
  | 'leased'
  | 'auctioned'
  | 'assembled'
  | 'stored'
  | 'coolingOff'
  | 'opened'

const lockNames = {
  listing: 'listed',
  garden: 'planted',
  pledge: 'pledged',
  lease: 'leased',
  auction: 'auctioned',
  diy: 'assembled',
  guild: 'stored',
} as const

export function lockOf(world: World, item: Copy | Sealed): ItemLock | null {
  if ('copyId' in item && item.copyId !== '') return 'opened'
  const held = lockedBy(world, item.id)
  if (held) return lockNames[held.by]
  return item.freeAt > world.clock.now() ? 'coolingOff' : null
}

/** The item, if this person owns it and nothing is under way with it; refuses otherwise. */
export function requireFree<Item extends Copy | Sealed>(world: World, item: Item | undefined, ownerId: string): Item {
  if (!item || item.ownerId !== ownerId) return refuse('notYours')
  const lock = lockOf(world, item)
  if (lock === 'opened') refuse('alreadyOpened')
  if (lock === 'listed') refuse('itemLocked')
  if (lock === 'planted') refuse('itemPlanted')
  if (lock === 'pledged') refuse('itemPledged')
  if (lock === 'leased') refuse('itemLeased')
  if (lock === 'assembled') refuse('itemLocked', '藏品正在 DIY 作品里')
  if (lock === 'auctioned') refuse('itemLocked', '藏品正在拍卖')
  if (lock === 'stored') refuse('itemLocked', '藏品在公会仓库里')
  if (lock === 'coolingOff') refuse('coolingOff')
  return item
}

/** Gives a copy to another person for nothing; the rules it was bought under go with it. Refuses what `requireFree` refuses. */
export async function giveAway(world: World, copyId: string, fromId: string, toId: string): Promise<Copy> {
  const copy = requireFree(world, world.tables.copies.get(copyId), fromId)
  if (!copy.terms.transferable) refuse('notTradable')
  if (toId === fromId || !world.tables.users.get(toId)) refuse('noRecipient')
  return handOver(world, copyId, { kind: 'transfer', ownerId: toId, priceFen: 0, terms: copy.terms })
}

/** Draws one product out of a box's contents; what is left of each decides the luck. */
async function drawContent(world: World, boxId: string, random: WorldRandom): Promise<string> {
  const contents = world.tables.boxContents.filter((row) => row.boxId === boxId && row.left > 0)
  let at = random.int(contents.reduce((sum, row) => sum + row.left, 0))
  const drawn = contents.find((row) => (at -= row.left) < 0)
  if (!drawn) throw new Error(`the box ${boxId} is empty`)
  await world.tables.boxContents.change(drawn.id, (draft) => void (draft.left -= 1))
  await world.tables.boxEditions.change(boxId, (draft) => void (draft.opened += 1))
  return drawn.productId
}

/** Somebody this world does not name opens one box. */
export async function openElsewhere(world: World, boxId: string, random = world.random): Promise<void> {
  const productId = await drawContent(world, boxId, random)
  await world.tables.editions.change(productId, (draft) => {
    draft.issued += 1
    draft.elsewhere += 1
  })
}

/**
 * Opens sealed boxes of one person and answers the copies, in the same order. A box that is already open answers what it held, so that
 * asking again after a lost answer tells the truth. Refuses with `notYours`, also where what it held is gone, and `itemLocked`
 * (a listed box) before any is opened.
 */
export async function openBoxes(world: World, userId: string, sealedIds: readonly string[]): Promise<Copy[]> {
  const boxes = sealedIds.map((id) => world.tables.sealedBoxes.get(id))
  for (const box of boxes) {
    if (!box || box.ownerId !== userId) refuse('notYours')
    else if (box.copyId === '' && box.listingId !== '') refuse('itemLocked')
    else if (box.copyId !== '' && !world.tables.copies.get(box.copyId)) refuse('notYours')
  }
  const found: Copy[] = []
  for (const box of boxes as Sealed[]) found.push(await openOne(world, box))
  return found
}

async function openOne(world: World, { id, boxId, ownerId, paidFen, terms }: Sealed): Promise<Copy> {
  // Read again: the same box may be named twice.
  const opened = world.tables.sealedBoxes.get(id)!.copyId
  if (opened !== '') return world.tables.copies.get(opened)!
  const productId = await drawContent(world, boxId, world.random)
  const [copy] = await mint(world, productId, 1, { kind: 'box', ownerId, priceFen: paidFen, terms })
  await world.tables.sealedBoxes.change(id, (draft) => {
    draft.copyId = copy!.id
    draft.openedAt = world.clock.now()
  })
  return copy!
}
