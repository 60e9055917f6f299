import { describe, expect, it } from 'vitest'
import { orderMachine } from '#src/machines/order/order.machine.ts'
import { createStepper } from './tester/step.ts'

const page = { kind: 'page', url: 'https://wallet.example.com/pay?sn=1' }
const right = { code: '200', message: '', gateway: page, isAllowed: true, isDone: false }

/** What an order says of a payment after the answer to it, or after the word of the plug-in. */
function failureAfter(answer: Partial<typeof right> | { gateway: null }, plugin?: { code: string; message: string }) {
  const { first, next } = createStepper(orderMachine)
  const order = { orderId: '1', status: 'unpaid', expiresAt: 900_000, closedBy: null, reason: '' }
  const follows = { done: [], refused: [] }
  const placed = { endpoint: 'order.create', request: { productId: '1' }, password: null, way: null, follows }
  const facts = [
    { type: 'order.placeRequested', ...placed, at: 0 },
    { type: 'create.succeeded', order, at: 1 },
    { type: 'order.payRequested', kind: 'appPlugin', attempt: 'a1', tab: 't1', password: null, at: 2 },
    { type: 'requestPayment.succeeded', ...right, ...answer, at: 3 },
    ...(plugin ? [{ type: 'order.pluginAnswered', ...plugin, at: 4 }] : []),
  ]
  const { snapshot } = facts.reduce((step, fact) => next(step.snapshot, fact), first({ intent: 'intent-1' }))
  return (snapshot.context['failure'] as { message: string } | null)?.message ?? null
}

/** The rows of marketplace §8, payments, in their order. */
describe('what a payment says', () => {
  it('[err:000:pay-ERROR] of wrong parameters', () => {
    expect(failureAfter({ code: 'ERROR', message: 'x' })).toBe('请求参数异常')
  })
  it('[err:000:pay-empty] of an answer without a form or an address', () => {
    expect(failureAfter({ gateway: null })).toBe('请重新下单')
  })
  it('[err:000:pay-empty] [A-17] is asked of emptiness first: what is refused and empty is empty', () => {
    expect(failureAfter({ code: '1001', message: '银行卡已冻结', gateway: null } as never)).toBe('请重新下单')
  })
  it('[err:000:pay-wallet-500] [err:000:pay-other] of a refusal its own words, or 支付异常', () => {
    expect(failureAfter({ code: '500', message: '钱包服务繁忙' })).toBe('钱包服务繁忙')
    expect(failureAfter({ code: '1001', message: '银行卡已冻结' })).toBe('银行卡已冻结')
    expect(failureAfter({ code: '1001' })).toBe('支付异常')
  })
  it('[err:000:pay-native-0002] of a plug-in that failed', () => {
    expect(failureAfter({}, { code: '0002', message: '余额不足' })).toBe('余额不足')
    expect(failureAfter({}, { code: '0000', message: '余额不足' })).toBeNull()
  })
})
