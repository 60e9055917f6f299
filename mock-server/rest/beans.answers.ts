import type { beansEndpoints } from '#src/contract/rest/beans/beans.endpoints.ts'
import type { BeanKind } from '#src/contract/rest/money-shapes.ts'
import type { RequestOf } from '#src/contract/rest/calls.ts'
import type { Row } from '../world/rows.ts'
import { discardOrder, placeOrder } from '../world/checkout/orders.ts'
import { beginPayment } from '../world/checkout/payments.ts'
import { requirePayPassword } from '../world/checkout/pay-password.ts'
import { type GiftAsset, giftLeft, givenFor, giftRules, giveAsset, requireGift } from '../world/trade/gifting.ts'
import { lockOf } from '../world/trade/items.ts'
import { balanceOf, movesOf } from '../world/trade/ledger.ts'
import { isMeltable, melt, meltValue } from '../world/trade/melting.ts'
import type { World } from '../world/world.ts'
import { type Answer, type Answers, pageOf, signedIn } from './answers.ts'
import { person } from './views/holding.ts'
import { receiverOf } from './views/people.ts'
import { refuse } from '../world/refusals.ts'
import { blindBoxCard, productCard } from './views/cards.ts'

type Asked = RequestOf<'beans.exchange'>

/**
 * Orders one copy for beans and pays in one step. A repeated call carries the same key and is answered before it comes here, so every
 * call is an intent of its own; one that is refused leaves no order behind.
 */
async function exchange(world: World, userId: string, asked: Asked, currency: BeanKind) {
  const { productId, payPassword, expectedTotalBeans } = asked
  const goods = { kind: 'product', id: productId, quantity: 1, currency } as const
  const placed = await placeOrder(world, userId, `exchange-${world.nextId()}`, [goods], expectedTotalBeans)
  try {
    await beginPayment(world, placed, { payKind: 'beans', payPassword })
  } catch (error) {
    await discardOrder(world, placed)
    throw error
  }
  const [line] = world.tables.orders.get(placed.id)!.lines
  const copy = world.tables.copies.get(line?.items[0] ?? '') ?? refuse('soldOut')
  return {
    data: { copyId: copy.id, number: copy.number, balance: balanceOf(world, currency, userId) },
    msg: '兑换成功',
  }
}

async function cast(world: World, userId: string, copyId: string, currency: BeanKind) {
  const beans = await melt(world, copyId, userId, currency)
  return { data: { beans, balance: balanceOf(world, currency, userId) }, msg: '铸造成功' }
}

const amountFor = (row: Row<'moves'>, userId: string): number => (row.to === userId ? row.amount : 0 - row.amount)

const noGifts = { feeBasisPoints: 0 }

const give =
  (asset: GiftAsset): Answer<(typeof beansEndpoints)['give']> =>
  async (world, { receiver, amount, intent, payPassword = '' }, caller) => {
    const { user } = signedIn(caller)
    const to = receiverOf(world, receiver, user.id)
    // Whoever names no intent has a new one each time.
    const gift = { asset, amount, from: user.id, to: to.id, intent: intent ?? world.nextId() }
    const done = (given: { readonly to: string; readonly amount: number; readonly fee: number }) => ({
      data: {
        receiver: person(world, given.to),
        amount: given.amount,
        balance: balanceOf(world, asset, user.id),
        fee: given.fee,
      },
      msg: '已转赠',
    })
    const before = givenFor(world, gift)
    if (before) return done(before)
    requireGift(world, gift)
    await requirePayPassword(world, user.id, payPassword)
    return done({ to: to.id, amount, fee: await giveAsset(world, gift) })
  }

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
  mine: (world, { currency = 'yuanDou' }, caller) => {
    const { user } = signedIn(caller)
    const moves = movesOf(world, currency, user.id).map((row) => amountFor(row, user.id))
    const earned = moves.reduce((sum, amount) => sum + Math.max(0, amount), 0)
    const balance = balanceOf(world, currency, user.id)
    const { feeBasisPoints } = currency === 'yuanDou' ? noGifts : giftRules[currency]
    const left = currency === 'yuanDou' ? 0 : giftLeft(world, currency, user.id)
    return { data: { balance, earned, spent: earned - balance, giftLeft: left, feeBasisPoints } }
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
    const free = world.tables.copies.filter(
      (row) => row.ownerId === user.id && isMeltable(row) && lockOf(world, row) === null,
    )
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
  exchange: (world, asked, caller) => exchange(world, signedIn(caller).user.id, asked, 'yuanDou'),
  cast: (world, { id }, caller) => cast(world, signedIn(caller).user.id, id, 'yuanDou'),
  exchangeWeiDou: (world, asked, caller) => exchange(world, signedIn(caller).user.id, asked, 'weiDou'),
  castWeiDou: (world, { id }, caller) => cast(world, signedIn(caller).user.id, id, 'weiDou'),
  give: give('weiDou'),
  giveBeanSprouts: give('beanSprouts'),
  giveGold: give('gold'),
  givePlatinum: give('platinum'),
  giveDiamond: give('diamond'),
}
