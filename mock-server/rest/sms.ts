import { isMobile } from '#src/domain/form/validators.ts'
import type { SmsPurpose } from '#src/contract/rest/session/session.schema.ts'
import { demoAccount } from '../world/demo-account.ts'
import type { World } from '../world/world.ts'
import { refuse } from '../world/refusals.ts'

export const requirePhone = (phone: string): void => {
  if (!isMobile(phone)) refuse('badPhone')
}

const idOf = (phone: string, purpose: SmsPurpose) => `${purpose}/${phone}`

/** Sends a code: a new one replaces the one before. Answers the code. */
export async function sendCode(world: World, phone: string, purpose: SmsPurpose): Promise<string> {
  const now = world.clock.now()
  const last = world.tables.smsCodes.get(idOf(phone, purpose))
  const wait = last ? last.sentAt + world.settings.smsIntervalMs - now : 0
  if (wait > 0) refuse('codeTooOften', `发送太频繁，请 ${Math.ceil(wait / 1000)} 秒后再试`)
  const code = phone === demoAccount.phone ? demoAccount.code : world.random.digits(6)
  await world.tables.smsCodes.put({
    id: idOf(phone, purpose),
    phone,
    purpose,
    code,
    sentAt: now,
    expiresAt: now + world.settings.smsLifetimeMs,
    used: false,
    wrongTries: 0,
  })
  return code
}

/**
 * Uses up a code or refuses. A code lives five minutes, opens one door once, and dies of five wrong tries; the demo account's own
 * code is always right.
 */
export async function useCode(world: World, phone: string, purpose: SmsPurpose, code: string): Promise<void> {
  if (phone === demoAccount.phone && code === demoAccount.code) return
  const sent = world.tables.smsCodes.get(idOf(phone, purpose))
  if (!sent) return refuse('wrongCode')
  if (sent.used || world.clock.now() >= sent.expiresAt) return refuse('codeExpired')
  if (sent.wrongTries >= world.settings.smsTriesMax) return refuse('tooManyTries')
  const right = sent.code === code
  await world.tables.smsCodes.change(sent.id, (draft) => {
    if (right) draft.used = true
    else draft.wrongTries += 1
  })
  if (!right) refuse('wrongCode')
}
