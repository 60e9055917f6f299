import { Schema } from 'effect'
import { demoAccount } from '../demo-account.ts'
import { houseAccounts } from '../trade/ledger.ts'
import type { World } from '../world.ts'
import { closeDue, envelopeNow, openPart, partOf } from './envelopes.ts'

/** How many take a part of the envelope of now; all that are left where nothing is said. */
const Parts = Schema.Struct({ count: Schema.optionalKey(Schema.Int) })
const Nothing = Schema.Struct({})

function here(world: World) {
  const envelope = envelopeNow(world)
  if (!envelope) throw new Error('there is no envelope now')
  return envelope
}

/** What happens to the envelope of now, by name. */
export const drawActs = {
  /** Others take parts of it, each one. */
  'envelope.takenByOthers': {
    input: Parts,
    run: async (world: World, { count = Infinity }: typeof Parts.Type) => {
      const { id, parts } = here(world)
      const named = world.tables.users
        .all()
        .map((row) => row.id)
        .filter((one) => one !== demoAccount.userId)
      const people = named.filter((one) => !partOf(world, id, one))
      const left = parts - world.tables.envelopeParts.filter((row) => row.envelopeId === id).length
      const taking = people.slice(0, Math.min(count, left))
      for (const one of taking) await openPart(world, id, one, houseAccounts.issue)
      return taking.length
    },
  },
  /** Its time is over, and what is left goes back. */
  'envelope.close': {
    input: Nothing,
    run: async (world: World) => {
      const { id } = here(world)
      await world.tables.envelopes.change(id, (draft) => void (draft.endsAt = world.clock.now()))
      await closeDue(world, world.clock.now())
      return id
    },
  },
} as const
