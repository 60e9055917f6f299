import type { CreateOrder, Leaving, RequestPayment } from '#src/machines/order/order.machine.ts'
import { lazy } from '#src/domain/lazy.ts'
import { effect, type Provided, type Tools, waitForPersonEffect } from './effect.ts'
import type { OrderCalls, PaymentDevice } from './order-calls.ts'

const code = lazy(() => import('./order-calls.ts'))

/** Orders and their payments (marketplace §7, §8; A-17). The calls are loaded by the first of them, so that the entry stays light. */
export function orderEffects(tools: Tools, device: PaymentDevice): Provided {
  const calls = async (): Promise<OrderCalls> => (await code()).orderCalls(tools, device)
  return {
    actors: {
      create: effect<CreateOrder>('create', tools, async (input, signal) => (await calls()).create(input, signal)),
      requestPayment: effect<RequestPayment>('requestPayment', tools, async (input, signal) =>
        (await calls()).requestPayment(input, signal),
      ),
      confirm: effect<{ orderId: string }>('confirm', tools, async (input, signal) =>
        (await calls()).confirm(input, signal),
      ),
      cancel: effect<{ orderId: string }>('cancel', tools, async (input, signal) =>
        (await calls()).cancel(input, signal),
      ),
      waitUntil: waitForPersonEffect(tools),
    },
    tabActions: {
      leave: (_: never, leaving: Leaving) => void calls().then((live) => live.leave(leaving)),
    } as Provided['tabActions'],
  }
}
