import { expect, it } from 'vitest'
import { openStand, other, outcome } from '../../world-test-kit.ts'
import { list } from '../trade/listings.ts'
import { type Goods, showGoods } from './goods.ts'

/** What is ordered is shown as what it is, whichever way one comes to it. */
it('goods look like the edition, the box, the copy or the avatar that they are', async () => {
  const { world, sealed } = await openStand()
  const { id: itemId } = await sealed(other)
  await list(world, { kind: 'box', itemId, sellerId: other, priceFen: 5_000 })
  const { products, blindBoxes, listings, copies, avatars } = world.tables
  const shown = (kind: Goods['kind'], id: string) => {
    const { name, productId, boxId, seriesId } = showGoods(world, { kind, id })
    return { name, productId, boxId, seriesId }
  }
  const asEdition = (id: string) => ({ productId: id, boxId: '', seriesId: products.get(id)!.seriesId })
  const asBox = (id: string) => {
    const { name, seriesId } = blindBoxes.get(id)!
    return { name, productId: '', boxId: id, seriesId }
  }
  for (const { id, name } of products.all()) expect(shown('product', id)).toEqual({ name, ...asEdition(id) })
  for (const { id } of blindBoxes.all()) expect(shown('blindBox', id)).toEqual(asBox(id))
  for (const { id, name, seriesId } of avatars.all())
    expect(shown('avatar', id)).toMatchObject({ name, productId: '', boxId: '', seriesId })
  const offers = listings.all()
  expect(new Set(offers.map(({ kind }) => kind)).size).toBe(2)
  for (const { id, kind, ofId, itemId: copyId } of offers) {
    const name = `${products.get(ofId)?.name} #${copies.get(copyId)?.number}`
    expect(shown('listing', id)).toEqual(kind === 'box' ? asBox(ofId) : { name, ...asEdition(ofId) })
  }
})

it.each(['product', 'blindBox', 'listing', 'avatar'] as const)('%s that is not there is refused', async (kind) => {
  const { world } = await openStand()
  expect(await outcome((async () => showGoods(world, { kind, id: '0' }))())).toBe('notFound')
})
