import type { listingEndpoints } from '#src/contract/rest/listing/listing.endpoints.ts'
import type { Row } from '../world/rows.ts'
import { isFlowerSeed } from '../world/trade/flower-seeds.ts'
import { requireFree } from '../world/trade/items.ts'
import { delist, highestPriceFen, list } from '../world/trade/listings.ts'
import { usualTerms } from '../world/trade/sale-rules.ts'
import type { World } from '../world/world.ts'
import { type Answers, signedIn, together } from './answers.ts'
import { offerView } from './views/holding.ts'
import { refuse } from '../world/refusals.ts'

type Kind = Row<'listings'>['kind']

const itemOf = (world: World, kind: Kind, id: string) =>
  kind === 'copy' ? world.tables.copies.get(id) : world.tables.sealedBoxes.get(id)

/** Puts all of them up or none: everything is looked at before the first one goes up. */
async function putUp(world: World, kind: Kind, ids: readonly string[], sellerId: string, priceFen: number) {
  const wanted = together(world, ids)
  for (const id of wanted) {
    if (!requireFree(world, itemOf(world, kind, id), sellerId).terms.resale) refuse('notTradable')
  }
  const offers: Row<'listings'>[] = []
  for (const itemId of wanted) offers.push(await list(world, { kind, itemId, sellerId, priceFen }))
  return offers.map(offerView(world))
}

/** The calls for flower seeds take nothing else (marketplace §7: product/seedUpdateStateSJ, seedUpdateStateXJ). */
function requireSeeds(world: World, ids: readonly string[]): void {
  for (const id of ids) {
    const { productId } = world.tables.copies.get(id) ?? refuse('notYours')
    if (!isFlowerSeed(world.tables.products.get(productId))) refuse('badRequest', '这里只能寄售和下架花种')
  }
}

/** Takes all of them down or none; what is in no offer is down already. */
async function takeDown(world: World, kind: Kind, ids: readonly string[], sellerId: string): Promise<string[]> {
  const wanted = together(world, ids)
  const offers = wanted.flatMap((id) => {
    const item = itemOf(world, kind, id)
    if (!item || item.ownerId !== sellerId) return refuse('notYours')
    const offer = world.tables.listings.get(item.listingId)
    if (offer?.state === 'held') refuse('itemLocked', '有人正在付款，暂时不能下架')
    return offer ?? []
  })
  for (const offer of offers) await delist(world, offer.id, sellerId)
  return wanted
}

export const listingAnswers: Answers<typeof listingEndpoints> = {
  up: async (world, { id, priceFen }, caller) => {
    const [offer] = await putUp(world, 'copy', [id], signedIn(caller).user.id, priceFen)
    return { data: offer!, msg: '已寄售' }
  },
  down: async (world, { id }, caller) => ({
    data: { ids: await takeDown(world, 'copy', [id], signedIn(caller).user.id) },
    msg: '已下架',
  }),
  upMany: async (world, { ids, priceFen }, caller) => ({
    data: await putUp(world, 'copy', ids, signedIn(caller).user.id, priceFen),
    msg: '已寄售',
  }),
  downMany: async (world, { ids }, caller) => ({
    data: { ids: await takeDown(world, 'copy', ids, signedIn(caller).user.id) },
    msg: '已下架',
  }),
  seedsUp: async (world, { ids, priceFen }, caller) => {
    const { user } = signedIn(caller)
    requireSeeds(world, ids)
    return { data: await putUp(world, 'copy', ids, user.id, priceFen), msg: '已寄售' }
  },
  seedsDown: async (world, { ids }, caller) => {
    const { user } = signedIn(caller)
    requireSeeds(world, ids)
    return { data: { ids: await takeDown(world, 'copy', ids, user.id) }, msg: '已下架' }
  },
  boxUp: async (world, { ids, priceFen }, caller) => ({
    data: await putUp(world, 'box', ids, signedIn(caller).user.id, priceFen),
    msg: '已寄售',
  }),
  boxDown: async (world, { ids }, caller) => ({
    data: { ids: await takeDown(world, 'box', ids, signedIn(caller).user.id) },
    msg: '已下架',
  }),
  serviceCharge: () => ({
    data: { feeBasisPoints: usualTerms.feeBasisPoints, lowestFen: 1, highestFen: highestPriceFen, transferFen: 0 },
  }),
}
