import type { Send } from '#src/machines/submission/submission.machine.ts'
import { call } from './call.ts'
import { effect, interrupted, type Outcome, type Provided, type Tools } from './effect.ts'
import { endpointNamed } from './resource.effects.ts'

/** Forms whose values do not simply go to one endpoint have a sender of their own, by form name. */
export type Senders = Readonly<Record<string, (send: Send, signal: AbortSignal) => Promise<Outcome>>>

/** Sends forms: to the form's own sender where there is one, else to the endpoint it names. */
export function submissionEffects(tools: Tools, senders: Senders): Provided {
  const send = async (input: Send, signal: AbortSignal): Promise<Outcome> => {
    if (input.lost.length > 0) return { type: 'send.failed', failure: interrupted }
    const own = senders[input.form]
    if (own) return own(input, signal)
    if (!input.endpoint) throw new Error(`the form ${input.form} names no endpoint and has no sender`)
    const endpoint = await endpointNamed(input.endpoint)
    const called = await call(tools, endpoint, input.values, { signal, intent: input.intent })
    return called.ok
      ? { type: 'send.succeeded', result: called.data ?? null }
      : { type: 'send.failed', failure: called.failure }
  }
  return { actors: { send: effect('send', tools, send) } }
}
