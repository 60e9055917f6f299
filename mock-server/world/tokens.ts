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

/** Ends the tokens that `ends` names with `code`; later uses are told so. */
async function end(world: World, code: number, ends: (row: Row<'tokens'>) => boolean): Promise<number> {
  const live = world.tables.tokens.filter((row) => row.endedBy === 0 && ends(row))
  for (const row of live) {
    await world.tables.tokens.change(row.id, (draft) => {
      draft.endedBy = code
    })
  }
  return live.length
}

/** Ends every token of a person. */
export const endTokens = (world: World, userId: string, code: number): Promise<number> =>
  end(world, code, (row) => row.userId === userId)

/** Ends one login: its token, and those that it was exchanged for or from, which have the same `validate`. */
export const endSession = (world: World, { userId, validate }: Row<'tokens'>, code: number): Promise<number> =>
  end(world, code, (row) => row.userId === userId && row.validate === validate)

/** Ends every login of a person but this one. */
export const endOtherSessions = (world: World, { userId, validate }: Row<'tokens'>, code: number): Promise<number> =>
  end(world, code, (row) => row.userId === userId && row.validate !== validate)
