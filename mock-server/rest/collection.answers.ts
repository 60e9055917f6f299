import type { collectionEndpoints } from '#src/contract/rest/collection/collection.endpoints.ts'
import type { OwnedCopy } from '#src/contract/rest/collection/collection.schema.ts'
import type { RequestOf } from '#src/contract/rest/calls.ts'
import type { Row } from '../world/rows.ts'
import { boxPiece, productPicture, productPiece } from '../world/looks.ts'
import { changeForBox } from '../world/trade/melting.ts'
import { balanceOf } from '../world/trade/ledger.ts'
import { upgrade, upgradeOf } from '../world/trade/upgrading.ts'
import type { World } from '../world/world.ts'
import { type Answers, byId, type Caller, pageOf, searchFor, signedIn } from './answers.ts'
import { chainHash, copyCard, floorsOf, person, priceDays, provenanceStep, tradesOf } from './views/holding.ts'
import { refuse } from '../world/refusals.ts'

function list(world: World, query: RequestOf<'collection.list'>, caller: Caller) {
  const me = signedIn(caller).user.id
  const { userId = me, typeId, rarity, state, kind, keyword, ...page } = query
  const owner = world.tables.users.get(userId) ?? refuse('notFound')
  const hidden = userId !== me && owner.hidden
  const fits = searchFor(keyword)
  const cards = hidden
    ? []
    : world.tables.copies
        .filter((row) => row.ownerId === userId)
        .toSorted((a, b) => b.gotAt - a.gotAt || byId(a, b))
        .map(copyCard(world))
        .filter(
          (card) =>
            (typeId === undefined || card.typeId === typeId) &&
            (rarity === undefined || card.rarity === rarity) &&
            (state === undefined || card.state === state) &&
            (kind === undefined || card.kind === kind) &&
            fits(card.name, card.seriesName),
        )
  // What somebody paid and until when it is locked is nobody else's business.
  const shown = userId === me ? cards : cards.map((card) => ({ ...card, paidFen: 0, freeAt: card.gotAt }))
  return {
    data: {
      ...pageOf(shown, page, (card) => card),
      owner: person(world, userId),
      hidden,
      batchMax: world.settings.batchMax,
    },
  }
}

function upgradeView(world: World, copy: Row<'copies'>): OwnedCopy['upgrade'] {
  const found = upgradeOf(world, copy)
  if (!found) return null
  const weiDou = balanceOf(world, 'weiDou', copy.ownerId)
  return { ...productPiece(world, found.to), beans: found.beans, weiDou }
}

function detail(world: World, copy: Row<'copies'>): OwnedCopy {
  const product = world.tables.products.get(copy.productId)!
  return {
    ...copyCard(world)(copy),
    largeImage: productPicture(world, product, 'detail'),
    story: product.story,
    terms: copy.terms,
    ...floorsOf(world)(product.id),
    chainHash: chainHash(copy.id),
    provenance: world.tables.provenance.filter((row) => row.copyId === copy.id).map(provenanceStep(world)),
    prices: priceDays(tradesOf(world, product.id)),
    upgrade: upgradeView(world, copy),
  }
}

export const collectionAnswers: Answers<typeof collectionEndpoints> = {
  list,
  detail: (world, { id }, caller) => {
    const { user } = signedIn(caller)
    const copy = world.tables.copies.get(id) ?? refuse('notFound')
    return { data: detail(world, copy.ownerId === user.id ? copy : refuse('notYours')) }
  },
  upgrade: async (world, { copyId, expectedTotalBeans }, caller) => ({
    data: copyCard(world)(await upgrade(world, copyId, signedIn(caller).user.id, expectedTotalBeans)),
    msg: '已升级',
  }),
  changeBox: async (world, { ids }, caller) => {
    const sealed = await changeForBox(world, ids.split(',').filter(Boolean), signedIn(caller).user.id)
    const box = world.tables.blindBoxes.get(sealed.boxId)!
    const { name, image } = boxPiece(world, box)
    return { data: { blindBoxId: box.id, sealedId: sealed.id, name, image }, msg: '已换得一个盲盒' }
  },
}
