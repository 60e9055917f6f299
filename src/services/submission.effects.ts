import type { Send } from '#src/machines/submission/submission.machine.ts'
import { callAnything } from './call.ts'
import { effect, interrupted, type Outcome, type Restartable, type Provided, type Tools } from './effect.ts'

/** Forms that name no endpoint have a sender of their own, by form name. */
export type Senders = Readonly<Record<string, (send: Send & Restartable, signal: AbortSignal) => Promise<Outcome>>>

/** Sends forms: to the endpoint it names, or by the form's own sender where it names none. */
export function submissionEffects(tools: Tools, senders: Senders): Provided {
  const send = async (input: Send & Restartable, signal: AbortSignal): Promise<Outcome> => {
    if (input.lost.length > 0) return { type: 'send.failed', failure: interrupted }
    if (!input.endpoint) {
      const own = senders[input.form]
      if (own) return own(input, signal)
      throw new Error(`the form ${input.form} names no endpoint and has no sender`)
    }
    const called = await callAnything(tools, input.endpoint, input.values, { signal, intent: input.intent })
    if (called.ok) tools.reminders.note(input.form, input.values, tools.vault.credentials()?.userId ?? null)
    return called.ok
      ? { type: 'send.succeeded', result: called.data ?? null }
      : { type: 'send.failed', failure: called.failure }
  }
  return { actors: { send: effect('send', tools, send) } }
}
