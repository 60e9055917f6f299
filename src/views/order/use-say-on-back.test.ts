import { expect, it } from 'vitest'
import { hooked } from '../../../tests/pages/hooked.ts'
import { useSayOnBack } from './use-say-on-back.ts'

const cashier = '/pages/home/orderPayment/orderPayment?orderId=1'

/** What is said when the page is left, and how. */
function saidAfter(message: string, motion: string, stack: readonly string[]): readonly unknown[] {
  const said: unknown[] = []
  const context = { stack: [cashier] as readonly string[], motion: 'push' }
  const around = {
    snapshot: () => ({ context }),
    subscribe: () => () => undefined,
    say: (_: string, fact: { readonly message: string }) => void said.push(fact.message),
  }
  const page = hooked(() => useSayOnBack(cashier, message), around)
  page.shown()
  Object.assign(context, { motion, stack })
  page.leave()
  return said
}

it('says it once the page is left by its way back, and by no other', () => {
  const work = '/pages/common/productDetails/productDetails?id=1'
  expect(saidAfter('订单已保留', 'pop', [work])).toEqual(['订单已保留'])
  expect(saidAfter('订单已保留', 'none', [work])).toEqual([])
  expect(saidAfter('订单已保留', 'pop', [work, cashier])).toEqual([])
  expect(saidAfter('', 'pop', [work])).toEqual([])
})
