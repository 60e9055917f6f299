import type { transferEndpoints } from '#src/contract/rest/transfer/transfer.endpoints.ts'
import { requirePayPassword } from '../world/checkout/pay-password.ts'
import type { Row } from '../world/rows.ts'
import { giveAway, lockOf, requireFree } from '../world/trade/items.ts'
import { type Answers, byId, pageOf, searchFor, signedIn, together } from './answers.ts'
import { copyCard, person, provenanceStep } from './views/holding.ts'
import { receiverOf } from './views/people.ts'
import { refuse } from '../world/refusals.ts'

const newest = (a: Row<'provenance'>, b: Row<'provenance'>): number => b.at - a.at || Number(b.id) - Number(a.id)

export const transferAnswers: Answers<typeof transferEndpoints> = {
  transferable: (world, { keyword, ...page }, caller) => {
    const { user } = signedIn(caller)
    const fits = searchFor(keyword)
    const cards = world.tables.copies
      .filter((row) => row.ownerId === user.id && row.terms.transferable && lockOf(world, row) === null)
      .toSorted((a, b) => b.gotAt - a.gotAt || byId(a, b))
      .map(copyCard(world))
    const found = cards.filter((card) => fits(card.name, card.seriesName))
    return { data: { ...pageOf(found, page, (card) => card), batchMax: world.settings.batchMax } }
  },
  give: async (world, { ids, receiver, payPassword = '' }, caller) => {
    const { user } = signedIn(caller)
    const to = receiverOf(world, receiver, user.id)
    const wanted = together(world, ids)
    for (const id of wanted) {
      if (!requireFree(world, world.tables.copies.get(id), user.id).terms.transferable) refuse('notTradable')
    }
    await requirePayPassword(world, user.id, payPassword)
    const given: Row<'copies'>[] = []
    for (const id of wanted) given.push(await giveAway(world, id, user.id, to.id))
    return { data: { receiver: person(world, to.id), copies: given.map(copyCard(world)) }, msg: '已转赠' }
  },
  ofProduct: (world, { id, productId, ...page }) => {
    if (id === undefined && productId === undefined) refuse('badRequest')
    const rows = world.tables.provenance.filter((row) =>
      id === undefined ? row.productId === productId : row.copyId === id,
    )
    return { data: pageOf(rows.toSorted(newest), page, provenanceStep(world)) }
  },
  ofUser: (world, { direction = 'all', ...page }, caller) => {
    const { user } = signedIn(caller)
    const rows = world.tables.provenance.filter(
      (row) => (direction !== 'out' && row.to === user.id) || (direction !== 'in' && row.from === user.id),
    )
    return { data: pageOf(rows.toSorted(newest), page, provenanceStep(world)) }
  },
}
