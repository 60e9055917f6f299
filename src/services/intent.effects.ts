import type { ListingSend } from '#src/machines/listing/listing.machine.ts'
import type { IntentSend } from '#src/machines/intent.ts'
import type { StagedSend } from '#src/machines/staged.ts'
import { lazy } from '#src/domain/lazy.ts'
import { UNDER_WAY_MS } from '#src/domain/time/timings.ts'
import { type Asked, callOnce, doubtOf, secret } from './call-once.ts'
import { effect, type Provided, type Tools, waitForPersonEffect } from './effect.ts'
import type { Wanted } from './seen-in/parts.ts'

const looking = lazy(() => import('./seen-in/seen-in.ts'))

/** What nobody knows of a sending is looked for among what the person has; `doubtedAt`: since when it is looked for here. */
async function lookedFor(
  tools: Tools,
  wanted: Wanted,
  doubtedAt: number | null,
  signal: AbortSignal,
): Promise<Asked<unknown>> {
  const seen = await (await looking()).seenIn(tools, wanted, signal)
  if (seen.verdict === 'done') return { data: seen.data }
  const isOver = doubtedAt !== null && tools.clock.now() - doubtedAt > UNDER_WAY_MS
  return { failure: seen.failure, isFinal: seen.verdict === 'asBefore' && isOver }
}

const isUnknown = (asked: Asked<unknown>): boolean => !('data' in asked) && !asked.isFinal

/** Sends what must happen once under the key of its stream: openings, transfers. */
export const intentEffects = (tools: Tools): Provided => ({
  actors: {
    perform: effect<IntentSend>('perform', tools, async (input, signal) => {
      const { intent, endpoint, request, password } = input
      // Calls that name their intent take the key with them; the others have it in a header only.
      const doubt = doubtOf(input)
      const options = { signal, intent, doubt }
      const called = await callOnce(tools, endpoint, { ...request, ...secret(password), intent }, options)
      const asked = doubt && isUnknown(called) ? await lookedFor(tools, input, doubt.at, signal) : called
      return 'data' in asked
        ? { type: 'perform.succeeded', result: asked.data ?? null }
        : { type: 'perform.failed', ...asked }
    }),
    waitUntil: waitForPersonEffect(tools),
  },
})

/** Changes a thing that has stages, under the key of the change (docs/decisions/0032). */
export const stagedEffects = (tools: Tools): Provided => ({
  actors: {
    change: effect<StagedSend>('change', tools, async (input, signal) => {
      const { intent, endpoint, request } = input
      const doubt = doubtOf(input)
      const called = await callOnce(tools, endpoint, request, { signal, intent, doubt })
      const asked = doubt && isUnknown(called) ? await lookedFor(tools, input, doubt.at, signal) : called
      return 'data' in asked
        ? { type: 'change.succeeded', result: asked.data ?? null }
        : { type: 'change.failed', ...asked }
    }),
    waitUntil: waitForPersonEffect(tools),
  },
})

/** Puts up, takes down and changes what is offered (lc:product-listing, lc:blindbox-listing). */
export function listingEffects(tools: Tools): Provided {
  /** Since when a change is in doubt in this run; when it was meant is not written down. */
  const doubted = new Map<string, number>()
  return {
    actors: {
      change: effect<ListingSend>('change', tools, async (input, signal) => {
        const { endpoint, request, intent } = input
        const doubt = doubtOf(input)
        const called = await callOnce(tools, endpoint, request, { signal, intent, doubt })
        const since = doubted.get(intent) ?? tools.clock.now()
        if (isUnknown(called)) doubted.set(intent, since)
        const wanted = { intent, endpoint, request, sent: null }
        const asked = doubt && isUnknown(called) ? await lookedFor(tools, wanted, since, signal) : called
        return 'data' in asked
          ? { type: 'change.succeeded', result: asked.data ?? null }
          : { type: 'change.failed', ...asked }
      }),
      waitUntil: waitForPersonEffect(tools),
    },
  }
}
