import { expect, it } from 'vitest'
import { performAct } from '../../acts.ts'
import { me, openStand } from '../../world-test-kit.ts'
import { placeOrder } from '../../world/checkout/orders.ts'
import { beginPayment } from '../../world/checkout/payments.ts'
import { paymentView } from '../views/order.ts'

it.each([
  ['', '200', true],
  ['ERROR', 'ERROR', false],
  ['empty', '200', false],
  ['500', '500', true],
  ['other', 'FAIL', true],
] as const)('a payment that begins with mishap "%s" says %s', async (paymentMishap, code, hasAddress) => {
  const { world, product } = await openStand()
  await performAct(world, 'pay.mishap', { how: paymentMishap })
  const order = await placeOrder(world, me, 'mishap', [{ kind: 'product', id: product.id, quantity: 1 }])
  const view = paymentView(world, await beginPayment(world, order, { payKind: 'wallet' }))
  expect([view.code, view.url !== '']).toEqual([code, hasAddress])
})
