import type { Row } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import type { Caller } from './answers.ts'
import { Refused, refusals, refuse, type RefusalName } from './refusals.ts'

/** A new token for a person; `validate` stays the same when a token is only exchanged. */
export async function issueToken(
  world: World,
  userId: string,
  validate = world.random.hex(16),
): Promise<Row<'tokens'>> {
  const issuedAt = world.clock.now()
  const { tokenLifetimeMs, renewalMs } = world.settings
  return world.tables.tokens.add({
    id: `sc_${world.random.hex(40)}`,
    userId,
    validate,
    issuedAt,
    expiresAt: issuedAt + tokenLifetimeMs,
    renewableUntil: issuedAt + renewalMs,
    endedBy: 0,
    successor: '',
  })
}

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

/** Ends every token of a person with `code`; later uses are told so. */
export async function endTokens(world: World, userId: string, code: number): Promise<number> {
  const live = world.tables.tokens.filter((row) => row.userId === userId && row.endedBy === 0)
  for (const row of live) {
    await world.tables.tokens.change(row.id, (draft) => {
      draft.endedBy = code
    })
  }
  return live.length
}
