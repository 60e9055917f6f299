import type { SmsPurpose } from '#src/contract/rest/session/session.schema.ts'
import { call } from './call.ts'
import { effect, type Outcome, type Provided, type Tools, waitUntilEffect } from './effect.ts'

/** Sends verification codes and counts down (marketplace §4, §9). */
export function verificationCodeEffects(tools: Tools): Provided {
  const sendCode = async (input: { phone: string; purpose: string }, signal: AbortSignal): Promise<Outcome> => {
    const request = { phone: input.phone, type: input.purpose as SmsPurpose }
    const called = await call(tools, 'session.sendSms', request, {
      signal,
      otherwise: '验证码没有发出，请稍后再试',
    })
    return called.ok ? { type: 'sendCode.succeeded' } : { type: 'sendCode.failed', failure: called.failure }
  }
  return { actors: { sendCode: effect('sendCode', tools, sendCode), waitUntil: waitUntilEffect(tools.clock) } }
}
