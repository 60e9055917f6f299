import type { SmsPurpose } from '#src/contract/rest/session/session.schema.ts'
import { call } from './call.ts'
import { effect, type Outcome, type Provided, type Tools, waitUntilEffect } from './effect.ts'

/** Sends verification codes and counts down (marketplace §4, §9). */
export function verificationCodeEffects(tools: Tools): Provided {
  const sendCode = async (input: { phone: string; purpose: string }, signal: AbortSignal): Promise<Outcome> => {
    const { phone, purpose } = input
    const options = { signal, otherwise: '验证码发送失败，请稍后再试' }
    // A number that takes another's place is looked at before a code goes to it: that has a call of its own.
    const called =
      purpose === 'substitution'
        ? await call(tools, 'account.substitutionCode', { phone }, options)
        : await call(tools, 'session.sendSms', { phone, type: purpose as SmsPurpose }, options)
    return called.ok ? { type: 'sendCode.succeeded' } : { type: 'sendCode.failed', failure: called.failure }
  }
  return { actors: { sendCode: effect('sendCode', tools, sendCode), waitUntil: waitUntilEffect(tools.clock) } }
}
