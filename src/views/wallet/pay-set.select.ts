import type { AnswerOf } from '#src/contract/rest/calls.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'

/** What the server says about the payment password. */
export type PayPasswordState = AnswerOf<'identity.payPassword'>

export const payPassword = { endpoint: 'identity.payPassword', request: {} } as const

/** What to know before it is typed, or null. */
export function cautionOf({ lockedUntil, triesLeft, triesMax }: PayPasswordState): string | null {
  if (lockedUntil !== null)
    return `错误次数过多，${formatInstant(lockedUntil, 'M月D日 HH:mm')} 前不能使用，可以用验证码重设`
  return triesLeft < triesMax ? `还可以再试 ${triesLeft} 次` : null
}
