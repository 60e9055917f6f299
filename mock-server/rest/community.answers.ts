import type { communityEndpoints } from '#src/contract/rest/community/community.endpoints.ts'
import { minute } from '#src/domain/time/instant.ts'
import { seriesName } from '../world/looks.ts'
import { createWorldRandom } from '../world/random.ts'
import { isQualified, rulesOf, type Sold } from '../world/trade/sale-rules.ts'
import type { World } from '../world/world.ts'
import { type Answers, signedIn } from './answers.ts'
import { refuse } from './refusals.ts'

const soldOf = ({ tables }: World, id: string): Sold =>
  tables.products.get(id) ?? tables.blindBoxes.get(id) ?? tables.avatars.get(id) ?? refuse('notFound')

function needOf(world: World, sold: Sold): string {
  const { qualification } = rulesOf(world, sold)
  if (qualification === 'whiteList') return '限白名单用户购买'
  return qualification === 'holders' ? `持有「${seriesName(world, sold.seriesId)}」任意藏品即可购买` : ''
}

/** As the seeded people would make it if there were many more of them: calm at night, never the same twice. */
function activePeople(world: World): number {
  const minutes = Math.floor(world.clock.now() / minute)
  const hourOfDay = (minutes / 60 + 8) % 24
  const busy = 0.35 + 0.65 * Math.max(0, Math.sin(((hourOfDay - 6) * Math.PI) / 18))
  return Math.round(3200 * busy + createWorldRandom(minutes).int(180))
}

export const communityAnswers: Answers<typeof communityEndpoints> = {
  qualification: (world, { id }, caller) => {
    const sold = soldOf(world, id)
    const kind = rulesOf(world, sold).qualification
    return { data: { id, kind, qualified: isQualified(world, sold, caller.user?.id ?? ''), need: needOf(world, sold) } }
  },
  activePeople: (world) => ({ data: { count: activePeople(world) } }),
  appointment: async (world, { id, booked }, caller) => {
    const { user } = signedIn(caller)
    const sold = soldOf(world, id)
    const row = `${id}/${user.id}`
    if (booked) await world.tables.appointments.put({ id: row, at: world.clock.now() })
    else world.tables.appointments.remove((other) => other.id === row)
    const people = world.tables.appointments.filter((other) => other.id.startsWith(`${id}/`)).length
    return { data: { id, booked, onSaleAt: sold.onSaleAt, people }, msg: booked ? '开售前会提醒你' : '已取消提醒' }
  },
}
