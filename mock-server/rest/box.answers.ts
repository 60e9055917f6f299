import type { boxEndpoints } from '#src/contract/rest/box/box.endpoints.ts'
import type { BoxContent, BoxDetail, OpenResult, SealedBox } from '#src/contract/rest/box/box.schema.ts'
import { rarities } from '#src/contract/rest/shapes.ts'
import { boxPiece, productPiece, seriesName } from '../world/looks.ts'
import type { Row } from '../world/rows.ts'
import { openBoxes } from '../world/trade/items.ts'
import { soldThing } from '../world/trade/sale-rules.ts'
import type { World } from '../world/world.ts'
import { type Answers, byId, pageOf, signedIn } from './answers.ts'
import { copyCard, floorsOf, heldState, saleStanding } from './views/holding.ts'
import { refuse } from '../world/refusals.ts'
import { blindBoxCard } from './views/cards.ts'

type Box = Row<'blindBoxes'>
type Sealed = Row<'sealedBoxes'>

/** In how many one can open at once, by the id of the size; the last is the most pictures that the kit shows at once. */
const batchSizes: Readonly<Record<string, number>> = { '1': 1, '2': 10, '3': 52 }
const mostAtOnce = 52

const boxOf = (world: World, id: string): Box => soldThing(world, 'box', id) as Box

/** What a box may hold, the rarest first. */
function contents(world: World, box: Box): BoxContent[] {
  return world.tables.boxContents
    .filter((row) => row.boxId === box.id)
    .map(({ productId, packed, left }) => {
      const product = world.tables.products.get(productId)!
      const chance = Math.round((packed * 1000) / box.editionSize)
      return { productId, ...productPiece(world, product), chance, packed, left }
    })
    .toSorted((a, b) => rarities.indexOf(b.rarity) - rarities.indexOf(a.rarity) || (a.productId < b.productId ? -1 : 1))
}

/** The announced chances by rarity; roundings go to the commonest, so that they add up to 1000. */
function odds(world: World, box: Box): BoxDetail['odds'][number][] {
  const inside = contents(world, box)
  const packedOf = (rarity: string) =>
    inside.filter((row) => row.rarity === rarity).reduce((sum, row) => sum + row.packed, 0)
  const rare = rarities.slice(1).map((rarity) => {
    return { rarity, chance: Math.round((packedOf(rarity) * 1000) / box.editionSize) }
  })
  const rest = 1000 - rare.reduce((sum, row) => sum + row.chance, 0)
  return [{ rarity: 'common' as const, chance: rest }, ...rare].filter((row) => row.chance > 0)
}

const sealedOf = (world: World, userId: string, boxId?: string): Sealed[] =>
  world.tables.sealedBoxes
    .filter((row) => row.ownerId === userId && row.copyId === '' && (boxId === undefined || row.boxId === boxId))
    .toSorted((a, b) => a.gotAt - b.gotAt || Number(a.id) - Number(b.id))

const sealedView =
  (world: World) =>
  ({ id, boxId, gotAt, paidFen, freeAt, listingId }: Sealed): SealedBox => {
    const box = world.tables.blindBoxes.get(boxId)!
    const { name, image } = boxPiece(world, box)
    return {
      id,
      blindBoxId: boxId,
      name,
      image,
      gotAt,
      paidFen,
      freeAt,
      ...heldState(world, { id, listingId, freeAt }),
    }
  }

async function opened(world: World, userId: string, ids: readonly string[]): Promise<{ data: OpenResult }> {
  const copies = await openBoxes(world, userId, ids)
  return { data: copies.map((copy, index) => ({ sealedId: ids[index]!, copy: copyCard(world)(copy) })) }
}

/** Opens so many of one kind, the oldest first; refuses when there are fewer. */
function openSome(world: World, userId: string, boxId: string, count: number): Promise<{ data: OpenResult }> {
  if (count < 1 || count > mostAtOnce) refuse('badRequest')
  const free = sealedOf(world, userId, boxId).filter((row) => row.listingId === '')
  if (free.length < count) refuse('notYours', '可打开的盲盒不够')
  const ids = free.slice(0, count).map((row) => row.id)
  return opened(world, userId, ids)
}

/** How many may be opened: what is offered may not. */
const openableOf = (sealed: readonly Row<'sealedBoxes'>[]): number =>
  sealed.filter((row) => row.listingId === '').length

export const boxAnswers: Answers<typeof boxEndpoints> = {
  detail: (world, { id }, caller) => {
    const box = boxOf(world, id)
    const userId = caller.user?.id ?? ''
    return {
      data: {
        ...blindBoxCard(world)(box),
        story: box.story,
        opened: world.tables.boxEditions.get(id)?.opened ?? 0,
        owned: sealedOf(world, userId, id).length,
        ...floorsOf(world)(id),
        sale: saleStanding(world, box, userId),
        odds: odds(world, box),
      },
    }
  },
  ofSeries: (world, { id }) => ({
    data: world.tables.blindBoxes
      .filter((row) => row.seriesId === id && row.state !== 'offShelf')
      .map(blindBoxCard(world)),
  }),
  contents: (world, { blindBoxId }) => ({ data: contents(world, boxOf(world, blindBoxId)) }),
  kinds: (world) => {
    const boxes = world.tables.blindBoxes.filter((row) => row.state !== 'offShelf')
    const kinds = [...new Set(boxes.map((row) => row.seriesId))]
    return {
      data: kinds.map((typeId) => {
        return { typeId, name: seriesName(world, typeId), count: boxes.filter((row) => row.seriesId === typeId).length }
      }),
    }
  },
  market: (world, { typeId, ...page }) => {
    const floor = floorsOf(world)
    const rows = world.tables.blindBoxes
      .filter((row) => row.state !== 'offShelf' && (typeId === undefined || row.seriesId === typeId))
      .toSorted((a, b) => floor(b.id).offers - floor(a.id).offers || byId(a, b))
    return { data: pageOf(rows, page, (row) => ({ id: row.id, box: blindBoxCard(world)(row), ...floor(row.id) })) }
  },
  mine: (world, page, caller) => {
    const { user } = signedIn(caller)
    const sealed = sealedOf(world, user.id)
    const kinds = [...new Set(sealed.map((row) => row.boxId))]
    return {
      data: pageOf(kinds, page, (id) => {
        const box = world.tables.blindBoxes.get(id)!
        const own = sealed.filter((row) => row.boxId === id)
        const { name, image } = boxPiece(world, box)
        return {
          id,
          typeId: box.seriesId,
          name,
          seriesName: seriesName(world, box.seriesId),
          image,
          count: own.length,
          openable: openableOf(own),
        }
      }),
    }
  },
  mineOf: (world, { blindBoxId, ...page }, caller) => {
    const own = sealedOf(world, signedIn(caller).user.id, blindBoxId)
    return { data: { ...pageOf(own, page, sealedView(world)), openable: openableOf(own) } }
  },
  open: (world, { id }, caller) => opened(world, signedIn(caller).user.id, [id]),
  openMany: (world, { typeId, count }, caller) => openSome(world, signedIn(caller).user.id, typeId, count),
  batchSizes: (world, { blindBoxId }, caller) => {
    const own = openableOf(sealedOf(world, signedIn(caller).user.id, blindBoxId))
    return {
      data: Object.entries(batchSizes).map(([sysConfigureId, count]) => {
        return { sysConfigureId, count, available: own >= count }
      }),
    }
  },
  openBatch: (world, { sysConfigureId, blindBoxId }, caller) => {
    const { user } = signedIn(caller)
    return openSome(world, user.id, blindBoxId, batchSizes[sysConfigureId] ?? refuse('badRequest'))
  },
}
