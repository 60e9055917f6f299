import { createWorldRandom, type WorldRandom } from '../random.ts'
import type { Row } from '../rows.ts'
import { lockOf } from '../trade/items.ts'
import { residents } from '../trade/residents.ts'
import type { World } from '../world.ts'
import { joinGuild, memberOf, membersIn } from './guilds.ts'
import { follow, follows, lordOf } from './lords.ts'
import { chances, slotMs, slotsMost, storedMost } from './numbers.ts'
import { changePower, copyPower } from './power.ts'
import { store, storedIn } from './warehouse.ts'

type People = ReadonlySet<string>
type Deed = (world: World, random: WorldRandom, people: People) => Promise<void>

const freeCopies = (world: World, people: People): Row<'copies'>[] =>
  world.tables.copies.filter((row) => people.has(row.ownerId) && lockOf(world, row) === null)

/** Somebody draws half of what a copy carries. */
const draw: Deed = async (world, random, people) => {
  const full = freeCopies(world, people).filter((row) => copyPower(world, row) >= 2)
  if (full.length === 0) return
  const copy = random.pick(full)
  await changePower(world, copy.ownerId, copy.id, Math.ceil(copyPower(world, copy) / 2))
}

/** Somebody without a guild joins one, brought in by one of its people. */
const join: Deed = async (world, random, people) => {
  const alone = [...people].filter((id) => !memberOf(world, id))
  const guilds = world.tables.guilds.all()
  if (alone.length === 0 || guilds.length === 0) return
  const { id } = random.pick(guilds)
  const members = membersIn(world, id)
  await joinGuild(world, random.pick(alone), id, members.length === 0 ? '' : random.pick(members).id)
}

/** Somebody puts a copy into the warehouse of their guild, while it has room. */
const put: Deed = async (world, random, people) => {
  const room = (id: string) => {
    const guildId = memberOf(world, id)?.guildId
    return guildId !== undefined && storedIn(world, guildId).length < storedMost
  }
  const free = freeCopies(world, people).filter((row) => row.terms.transferable && room(row.ownerId))
  if (free.length === 0) return
  const copy = random.pick(free)
  await store(world, copy.ownerId, copy.id)
}

/** Somebody who follows nobody follows one of the people who lead already. */
const followOne: Deed = async (world, random, people) => {
  const alone = [...people].filter((id) => !lordOf(world, id))
  const lords = [...new Set(world.tables.lords.all().map((row) => row.lordId))]
  if (alone.length === 0 || lords.length === 0) return
  const [one, lord] = [random.pick(alone), random.pick(lords)]
  if (one !== lord && !follows(world, lord, one)) await follow(world, one, lord)
}

const deeds: readonly (readonly [chance: number, deed: Deed])[] = [
  [chances.draw, draw],
  [chances.join, join],
  [chances.store, put],
  [chances.follow, followOne],
]

/** Lets time do its part: the people who live here gain power, join, follow and fill the warehouses. */
export async function liveGuilds(world: World): Promise<void> {
  const now = Math.floor(world.clock.now() / slotMs)
  const last = world.tables.tides.get('guild')?.slot
  if (last === now || !world.settings.livelyMarket) return
  await world.tables.tides.put({ id: 'guild', slot: now })
  for (let slot = Math.max(last ?? now, now - slotsMost) + 1; slot <= now; slot += 1) {
    const random = createWorldRandom((Math.imul(slot, 0x9e37) ^ world.seed) >>> 0)
    const people = residents(world)
    for (const [chance, deed] of deeds) if (random.int(100) < chance) await deed(world, random, people)
  }
}
