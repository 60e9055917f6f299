import { Refused, type RefusalName, refusals, refuse } from '../world/refusals.ts'
import type { Row } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import type { Caller } from './answers.ts'

const endings = Object.keys(refusals) as RefusalName[]

/** What every further use of an ended token is told. */
function refuseEnded(token: Row<'tokens'>): void {
  if (token.endedBy === 0) return
  refuse(endings.find((name) => refusals[name].code === token.endedBy) ?? 'sessionExpired')
}

/**
 * Looks at the credentials of a request (marketplace §4, §8): none is a guest, an unknown token has expired for good (510), an old
 * one may be exchanged (3301), an ended one is told why (40301, 3302, 3303). `renewing` lets an old one through.
 */
export function authenticate(
  world: World,
  sent: { readonly token: string; readonly validate: string },
  renewing: boolean,
): Caller {
  if (sent.token === '') return { user: null, token: null }
  const token = world.tables.tokens.get(sent.token)
  if (!token) throw new Refused('sessionExpired')
  refuseEnded(token)
  if (sent.validate !== '' && sent.validate !== token.validate) throw new Refused('credentialsMismatch')
  const user = world.tables.users.get(token.userId)
  if (!user) throw new Refused('sessionExpired')
  if (!renewing && world.clock.now() >= token.expiresAt) throw new Refused('tokenExpired')
  return { user, token }
}
