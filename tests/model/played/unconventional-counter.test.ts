import { describe } from 'vitest'
import { createVirtualClock } from '#src/services/clock/virtual-clock.ts'
import { createChatRest } from '#src/services/im/rest.ts'
import { playedLedger } from '../subjects.ts'
import { itPlays } from './check.ts'
import type { Door } from './play.ts'

const handled = [400, 401, 403, 404, 429, 500, 503]
/** The count is followed up to this. */
const MOST = 3

function start(): Door {
  let status = 200
  const rest = createChatRest({
    config: { appKey: 'demo#chat', rest: ['http://a'], socket: [], dns: [], isSecure: false },
    fetch: (async () => {
      if (status === 0) throw new Error('down')
      return new Response('{}', { status })
    }) as typeof globalThis.fetch,
    clock: createVirtualClock(0),
    identity: () => ({ token: 't', user: 'alice', resource: 'r' }),
    report: () => undefined,
  })
  return {
    see: () => {
      const count = rest.unconventional()
      return { states: [count === 0 ? 'zero' : 'counting'], context: { count } }
    },
    happen: async (fact) => {
      status = fact.type === 'rest.unanswered' ? 0 : (fact['status'] as number)
      await rest.send({ method: 'GET', path: 'x', query: {}, bearer: 't' })
    },
    out: () => [],
  }
}

describe('[lc:unconventional-counter] the counter of unconventional errors', () => {
  itPlays({
    ledger: playedLedger('unconventional-counter'),
    start,
    facts: [
      ...[200, ...handled, 302, 402, 418, 502].map((status) => ({ type: 'rest.answered', status })),
      { type: 'rest.unanswered' },
    ],
    can: ({ status }, { context }) =>
      Number(context['count']) < MOST || status === 200 || handled.includes(status as number),
    about: ({ status }, { context }) => ({
      isHandled: handled.includes(status as number),
      next: Number(context['count']) + 1,
    }),
  })
})
