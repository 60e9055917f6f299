import type { beansEndpoints } from '#src/contract/rest/beans/beans.endpoints.ts'
import type { Row } from '../world/rows.ts'
import { reserve, settle } from '../world/trade/holds.ts'
import { lockOf } from '../world/trade/items.ts'
import { balanceOf, houseAccounts, move, movesOf } from '../world/trade/ledger.ts'
import { melt, meltValue } from '../world/trade/melting.ts'
import type { World } from '../world/world.ts'
import { type Answers, pageOf, signedIn } from './answers.ts'
import { receiverOf } from './people.ts'
import { refuse } from './refusals.ts'
import { blindBoxCard, productCard } from './views.ts'

type Beans = 'weiDou' | 'yuanDou'

/** What is taken beside a gift of beans, in hundredths of a per cent. */
const giftFeeBasisPoints = 100

/** A repeated call carries the same key and is answered before it comes here, so every call is an intent of its own. */
async function exchange(world: World, userId: string, productId: string, currency: Beans) {
  const intent = `beans-${world.nextId()}`
  const offer = world.tables.beanOffers.get(`${currency}/${productId}`) ?? refuse('notFound')
  if (balanceOf(world, currency, userId) < offer.price) refuse('notEnough')
  const hold = await reserve(world, { intent, userId, kind: 'product', targetId: productId, currency })
  const { items } = await settle(world, hold.id, userId)
  const copy = world.tables.copies.get(items[0] ?? '') ?? refuse('soldOut')
  return {
    data: { copyId: copy.id, number: copy.number, balance: balanceOf(world, currency, userId) },
    msg: '兑换成功',
  }
}

async function cast(world: World, userId: string, copyId: string, currency: Beans) {
  const beans = await melt(world, copyId, userId, currency)
  return { data: { beans, balance: balanceOf(world, currency, userId) }, msg: '铸造成功' }
}

const amountFor = (row: Row<'moves'>, userId: string): number => (row.to === userId ? row.amount : 0 - row.amount)

export const beansAnswers: Answers<typeof beansEndpoints> = {
  redeemables: (world, { currency = 'yuanDou', ...page }, caller) => {
    const balance = balanceOf(world, currency, signedIn(caller).user.id)
    const offers = world.tables.beanOffers
      .filter((row) => row.currency === currency)
      .toSorted((a, b) => a.sort - b.sort)
    const terms = ({ productId: id, price: beans }: Row<'beanOffers'>) => ({ id, beans, affordable: balance >= beans })
    const rows = offers.flatMap((row) => {
      const product = world.tables.products.get(row.productId)
      return product ? [{ ...terms(row), product: productCard(world)(product) }] : []
    })
    const boxes = offers.flatMap((row) => {
      const box = world.tables.blindBoxes.get(row.productId)
      return box ? [{ ...terms(row), box: blindBoxCard(world)(box) }] : []
    })
    return { data: { ...pageOf(rows, page, (row) => row), balance, boxes } }
  },
  mine: (world, _, caller) => {
    const { user } = signedIn(caller)
    const moves = movesOf(world, 'yuanDou', user.id).map((row) => amountFor(row, user.id))
    const earned = moves.reduce((sum, amount) => sum + Math.max(0, amount), 0)
    const balance = balanceOf(world, 'yuanDou', user.id)
    return { data: { balance, earned, spent: earned - balance } }
  },
  log: (world, { currency = 'yuanDou', ...page }, caller) => {
    const { user } = signedIn(caller)
    return {
      data: pageOf(movesOf(world, currency, user.id), page, (row) => {
        return { id: row.id, amount: amountFor(row, user.id), note: row.note, at: row.at }
      }),
    }
  },
  meltables: (world, { currency = 'yuanDou' }, caller) => {
    const { user } = signedIn(caller)
    const free = world.tables.copies.filter((row) => row.ownerId === user.id && lockOf(world, row) === null)
    const products = [...new Set(free.map((row) => row.productId))].map((id) => world.tables.products.get(id)!)
    return {
      data: products.map((product) => {
        const copyIds = free.filter((row) => row.productId === product.id).map((row) => row.id)
        return {
          product: productCard(world)(product),
          count: copyIds.length,
          beans: meltValue(product, currency),
          copyIds,
        }
      }),
    }
  },
  melted: (world, { currency = 'yuanDou', ...page }, caller) => {
    const { user } = signedIn(caller)
    const rows = world.tables.melts.filter((row) => row.ownerId === user.id && row.currency === currency)
    return {
      data: pageOf(rows.toReversed(), page, ({ id, copyId, productId, number, beans, at }) => {
        return { id, copyId, name: world.tables.products.get(productId)?.name ?? '', number, beans, at }
      }),
    }
  },
  exchange: (world, { productId }, caller) => exchange(world, signedIn(caller).user.id, productId, 'yuanDou'),
  cast: (world, { id }, caller) => cast(world, signedIn(caller).user.id, id, 'yuanDou'),
  exchangeWeiDou: (world, { productId }, caller) => exchange(world, signedIn(caller).user.id, productId, 'weiDou'),
  castWeiDou: (world, { id }, caller) => cast(world, signedIn(caller).user.id, id, 'weiDou'),
  give: async (world, { receiver, amount }, caller) => {
    const { user } = signedIn(caller)
    const to = receiverOf(world, receiver, user.id)
    if (amount < 1) refuse('badAmount')
    const fee = Math.ceil((amount * giftFeeBasisPoints) / 10_000)
    if (balanceOf(world, 'weiDou', user.id) < amount + fee) refuse('notEnough')
    const gift = { currency: 'weiDou', from: user.id, about: to.id } as const
    await move(world, { ...gift, kind: 'gift', amount, to: to.id, note: `转给 ${to.nickname}` })
    await move(world, { ...gift, kind: 'fee', amount: fee, to: houseAccounts.platform, note: '转赠服务费' })
    return { data: { balance: balanceOf(world, 'weiDou', user.id), fee }, msg: '已转出' }
  },
}
