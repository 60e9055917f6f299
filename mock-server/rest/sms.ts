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
 * Does what a code opens, or refuses. A code lives five minutes, opens one door once, and dies of five wrong tries; the demo account's own
 * code is always right. What is refused for another reason uses up no code: it is right until then.
 */
export async function byCode<T>(
  world: World,
  { phone, purpose, code }: { readonly phone: string; readonly purpose: SmsPurpose; readonly code: string },
  open: () => T | Promise<T>,
): Promise<T> {
  if (phone === demoAccount.phone && code === demoAccount.code) return open()
  const { smsCodes } = world.tables
  const sent = smsCodes.get(idOf(phone, purpose))
  if (!sent) return refuse('wrongCode')
  if (sent.used || world.clock.now() >= sent.expiresAt) return refuse('codeExpired')
  if (sent.wrongTries >= world.settings.smsTriesMax) return refuse('tooManyTries')
  if (sent.code !== code) {
    await smsCodes.change(sent.id, (draft) => void (draft.wrongTries += 1))
    return refuse('wrongCode')
  }
  const opened = await open()
  await smsCodes.change(sent.id, (draft) => void (draft.used = true))
  return opened
}
