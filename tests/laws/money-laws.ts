import { fieldsOf, isRecord, textOf } from '#src/domain/unknown.ts'
import type { Trace } from '#src/workbench/trace.ts'
import { deviceOf, distinct, hasStruck, intentIn, type Law, of } from './law.ts'

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

const answers = /^(create|perform|change)\.(succeeded|failed)$/

/** What the last answer to each intent was taken for, and its call, by its key. */
function takenFor(trace: Trace) {
  /** By stream: what was asked for, also what nothing came of because another change was under way. */
  const asked = new Map<string, string[]>()
  const sent = new Set<string>()
  const calls = new Map<string, string>()
  const taken = new Map<string, 'done' | 'refused'>()
  for (const one of of(trace, 'stored', 'request')) {
    if (one.kind === 'request') {
      if (one.key !== '') sent.add(decodeURIComponent(one.key))
      continue
    }
    for (const { stream, fact } of one.entries) {
      const { endpoint, isFinal } = fieldsOf(fact)
      const place = `${deviceOf(one.life)} ${stream}`
      if (textOf(endpoint) !== '') {
        const intent = intentIn(stream, fact)
        asked.set(place, [...(asked.get(place) ?? []), intent])
        calls.set(intent, textOf(endpoint))
        taken.delete(intent)
      }
      const intent = asked.get(place)?.findLast((key) => sent.has(key))
      if (intent === undefined || !answers.test(fact.type)) continue
      if (fact.type.endsWith('.succeeded')) taken.set(intent, 'done')
      else if (isFinal === true) taken.set(intent, 'refused')
    }
  }
  return { taken, calls }
}

/** Intents that are done at the server and were refused here, or the other way. */
function misjudged(trace: Trace): readonly string[] {
  const last = trace.stills.at(-1)
  // What a network brings twice, or later than what came after it, may be done after it was refused.
  if (!last?.isCalm || hasStruck(trace, ['requests'])) return []
  const { taken, calls } = takenFor(trace)
  const done = new Map(last.world.done.map(({ call, intent }) => [intent, call]))
  return distinct(
    [...taken].flatMap(([intent, is]) => {
      const call = done.get(intent)
      if (is === 'refused') return call === undefined ? [] : [`${call} is refused here and was done`]
      // The same was meant twice, and the other one has done it: it is seen among what the person has.
      const isSeen = last.world.done.some((other) => other.call === calls.get(intent))
      return call === undefined && !isSeen ? ['what is done here was not done at the server'] : []
    }),
  )
}

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
  {
    id: 'intents-agree',
    says: 'what is said to be done was done, and what is said to be refused was not: anything else is 确认中',
    cites: ['ORD-8', 'BOX-1', 'TRA-1'],
    breaks: misjudged,
  },
]
