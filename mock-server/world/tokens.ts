import type { Row } from './rows.ts'
import type { World } from './world.ts'

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
