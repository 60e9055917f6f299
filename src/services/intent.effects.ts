import type { ListingSend } from '#src/machines/listing/listing.machine.ts'
import type { IntentSend } from '#src/machines/intent.ts'
import { callOnce, doubtOf, secret } from './call-once.ts'
import { effect, type Provided, type Tools, waitUntilEffect } from './effect.ts'

/** Sends what must happen once under the key of its stream: openings, transfers. */
export const intentEffects = (tools: Tools): Provided => ({
  actors: {
    perform: effect<IntentSend>('perform', tools, async (input, signal) => {
      const { intent, endpoint, request, password } = input
      // Calls that name their intent take the key with them; the others have it in a header only.
      const options = { signal, intent, doubt: doubtOf(input) }
      const asked = await callOnce(tools, endpoint, { ...request, ...secret(password), intent }, options)
      return 'data' in asked
        ? { type: 'perform.succeeded', result: asked.data ?? null }
        : { type: 'perform.failed', ...asked }
    }),
    waitUntil: waitUntilEffect(tools.clock),
  },
})

/** Puts up, takes down and changes what is offered (lc:product-listing, lc:blindbox-listing). */
export const listingEffects = (tools: Tools): Provided => ({
  actors: {
    change: effect<ListingSend>('change', tools, async (input, signal) => {
      const { endpoint, request, intent } = input
      const asked = await callOnce(tools, endpoint, request, { signal, intent, doubt: doubtOf(input) })
      return 'data' in asked
        ? { type: 'change.succeeded', result: asked.data ?? null }
        : { type: 'change.failed', ...asked }
    }),
    waitUntil: waitUntilEffect(tools.clock),
  },
})
