import { createWorldRandom } from '../random.ts'
import { houseAccounts } from '../trade/ledger.ts'
import { residents } from '../trade/residents.ts'
import type { World } from '../world.ts'
import { closeDue, isClosed, layEnvelope, openPart, partOf } from './envelopes.ts'
import { takeElsewhere } from './lots.ts'
import { envelopeRow, lotChance, partChance, slotMs, slotsMost } from './numbers.ts'
import { dayOf } from './raffle.ts'

/** The envelope of the half hour in which `at` lies is laid out when it begins. */
async function layDue(world: World, at: number): Promise<void> {
  const startsAt = Math.floor(at / envelopeRow.everyMs) * envelopeRow.everyMs
  const id = String(startsAt)
  if (world.tables.envelopes.get(id) || at >= startsAt + envelopeRow.openMs) return
  const { parts, beans, openMs } = envelopeRow
  await layEnvelope(world, { id, parts, beans, startsAt, endsAt: startsAt + openMs })
}

/** Lets time do its part, up to now: envelopes are laid out, taken from and closed, and lots are taken. */
export async function liveDraws(world: World): Promise<void> {
  const at = world.clock.now()
  const now = Math.floor(at / slotMs)
  const last = world.tables.tides.get('draw')?.slot
  if (last !== now && world.settings.livelyMarket) {
    await world.tables.tides.put({ id: 'draw', slot: now })
    for (let slot = Math.max(last ?? now, now - slotsMost) + 1; slot <= now; slot += 1) {
      const then = slot * slotMs
      const random = createWorldRandom((Math.imul(slot, 0xc2b2) ^ world.seed) >>> 0)
      await closeDue(world, then)
      await layDue(world, then)
      if (random.int(100) < lotChance) await takeElsewhere(world, dayOf(then), random)
      const open = world.tables.envelopes.find((row) => row.startsAt <= then && !isClosed(world, row, then))
      const people = [...residents(world)].filter((id) => open && !partOf(world, open.id, id))
      if (open && people.length > 0 && random.int(100) < partChance) {
        await openPart(world, open.id, random.pick(people), houseAccounts.issue, then, random)
      }
    }
  }
  await closeDue(world, at)
}
