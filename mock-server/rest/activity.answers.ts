import type { activityEndpoints } from '#src/contract/rest/activity/activity.endpoints.ts'
import type { ChestRank, ChestRanking } from '#src/contract/rest/activity/activity.schema.ts'
import { minute } from '#src/domain/time/instant.ts'
import { createWorldRandom } from '../world/random.ts'
import { crownOf, crowns, monthOf, openedIn } from '../world/trade/chests.ts'
import type { World } from '../world/world.ts'
import { type Answers, signedIn } from './answers.ts'
import { person } from './views/holding.ts'

const rankingMax = 50

function ranking(world: World, userId: string, ago: number): ChestRanking {
  const month = monthOf(world, ago)
  const rankOf = (id: string): ChestRank => {
    const opened = openedIn(world, id, month)
    return { id, rank: 0, person: person(world, id), opened, crown: crownOf(opened) }
  }
  const list = world.tables.users
    .all()
    .map(({ id }) => rankOf(id))
    .filter(({ opened }) => opened > 0)
    .toSorted((a, b) => b.opened - a.opened || (a.id < b.id ? -1 : 1))
    .map((row, index) => ({ ...row, rank: index + 1 }))
  return { ...month, list: list.slice(0, rankingMax), mine: list.find(({ id }) => id === userId) ?? rankOf(userId) }
}

/** As the seeded people would make it if there were many more of them: calm at night, never the same twice. */
function activePeople(world: World): number {
  const minutes = Math.floor(world.clock.now() / minute)
  const hourOfDay = (minutes / 60 + 8) % 24
  const busy = 0.35 + 0.65 * Math.max(0, Math.sin(((hourOfDay - 6) * Math.PI) / 18))
  return Math.round(3200 * busy + createWorldRandom(minutes).int(180))
}

export const activityAnswers: Answers<typeof activityEndpoints> = {
  ranking: (world, _, caller) => ({ data: ranking(world, signedIn(caller).user.id, 0) }),
  lastRanking: (world, _, caller) => ({ data: ranking(world, signedIn(caller).user.id, 1) }),
  crown: (world, _, caller) => {
    const opened = openedIn(world, signedIn(caller).user.id, monthOf(world))
    const next = crowns.findLast(({ from }) => from > opened)
    return { data: { name: crownOf(opened), opened, nextName: next?.name ?? '', left: next ? next.from - opened : 0 } }
  },
  activePeople: (world) => ({ data: { count: activePeople(world) } }),
}
