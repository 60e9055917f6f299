import type { Gateway } from '#src/machines/order/order.facts.ts'
import type { CreateOrder, Leaving, RequestPayment } from '#src/machines/order/order.machine.ts'
import { lazy } from '#src/domain/lazy.ts'
import { effect, type Provided, type Tools, waitUntilEffect } from './effect.ts'
import type { OrderCalls } from './order-calls.ts'

/** How this tab gets to a gateway and back. */
export interface PaymentPort {
  readonly tabId: string
  /** Hosts to which a payment may go; the server's own addresses may always. */
  readonly allowedHosts: readonly string[]
  /** The server's origin with a trailing slash, against which its addresses are read. */
  readonly base: string
  /** The absolute address of a page of the app, for the gateway to lead back to. */
  addressOf(href: string): string
  /** Leaves the app: posts the form, or goes to the page. */
  leave(gateway: Extract<Gateway, { kind: 'form' | 'page' }>): void
  /** The native shell's payment plugin; null where there is none. */
  readonly plugin: ((payload: string) => Promise<{ code: string; message: string }>) | null
}

const code = lazy(() => import('./order-calls.ts'))

/** Orders and their payments (marketplace §7, §8; A-17). The calls are loaded by the first of them, so that the entry stays light. */
export function orderEffects(tools: Tools, port: PaymentPort): Provided {
  const calls = async (): Promise<OrderCalls> => (await code()).orderCalls(tools, port)
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
      waitUntil: waitUntilEffect(tools.clock),
    },
    tabActions: {
      leave: (_: never, leaving: Leaving) => void calls().then((live) => live.leave(leaving)),
    } as Provided['tabActions'],
  }
}
