import { isRecord } from '#src/domain/unknown.ts'
import type { Trace } from '#src/workbench/trace.ts'
import { distinct, type Law } from './law.ts'

const settled = new Set(['paid', 'closed'])

/** Orders of which app and world say different ends. */
const disagreeing = (trace: Trace): readonly string[] =>
  distinct(
    trace.stills.flatMap(({ isCalm, tabs, world }) => {
      const truth = new Map(world.orders.map(({ id, state }) => [id, state]))
      return tabs.flatMap(({ streams }) =>
        Object.entries(streams).flatMap(([stream, { value, context }]) => {
          const order = stream.startsWith('order/') ? context['order'] : undefined
          if (!isRecord(order) || typeof value !== 'string' || !settled.has(value)) return []
          const is = truth.get(String(order['orderId']))
          return is === undefined || is === value || !isCalm ? [] : [`${value} here, ${is} at the server`]
        }),
      )
    }),
  )

export const moneyLaws: readonly Law[] = [
  {
    id: 'one-charge',
    says: 'an intent is charged once at most',
    cites: ['ORD-1', 'ORD-8'],
    breaks: (trace) =>
      distinct(
        trace.stills.flatMap(({ world }) =>
          Object.values(world.charges).flatMap((times) => (times > 1 ? [`one intent was charged ${times} times`] : [])),
        ),
      ),
  },
  {
    id: 'done-once',
    says: 'what an intent asks for is done once, by a backend that ignores its key too',
    cites: ['ORD-1', 'BOX-1', 'TRA-1'],
    breaks: (trace) =>
      distinct(trace.stills.flatMap(({ world }) => world.repeated.map((call) => `${call} was done again`))),
  },
  {
    id: 'world-adds-up',
    says: 'items and money are conserved, and nothing is bought twice',
    cites: ['ORD-1', 'BOX-1'],
    breaks: (trace) => distinct(trace.stills.flatMap(({ world }) => world.faults)),
  },
  {
    id: 'orders-agree',
    says: 'an order has ended here as it has at the server',
    cites: ['ORD-5'],
    breaks: disagreeing,
  },
]
