import { expect, it } from 'vitest'
import { performAct } from '../../acts.ts'
import { me, openStand } from '../../world-test-kit.ts'
import { placeOrder } from '../../world/checkout/orders.ts'
import { day, second } from '#src/domain/time/instant.ts'
import { catchUp } from '../../world/checkout/due.ts'
import { beginPayment, decide } from '../../world/checkout/payments.ts'
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

it.each([
  ['slow', 8 * second, 'succeeded'],
  ['silent', day, 'failed'],
] as const)(
  'a payment of which the gateway is %s is in the air to the last millisecond, and then over',
  async (how, after, state) => {
    const { world, clock, product } = await openStand()
    const order = await placeOrder(world, me, how, [{ kind: 'product', id: product.id, quantity: 1 }])
    const { id } = await beginPayment(world, order, { payKind: 'wallet' })
    await decide(world, id, how)
    const stateOf = async () => {
      await catchUp(world)
      return world.tables.payments.get(id)!.state
    }
    clock.tick(after - 1)
    expect(await stateOf()).toBe('processing')
    clock.tick(1)
    expect(await stateOf()).toBe(state)
  },
)
