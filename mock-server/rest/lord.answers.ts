import type { lordEndpoints } from '#src/contract/rest/lord/lord.endpoints.ts'
import type { LordCard, LordDetail, LordInfo } from '#src/contract/rest/lord/lord.schema.ts'
import {
  follow,
  followersOf,
  follows,
  type Led,
  lordOf,
  lordsInOrder,
  qqFor,
  setQq,
  unfollow,
} from '../world/guild/lords.ts'
import { ownPower } from '../world/guild/power.ts'
import { refuse } from '../world/refusals.ts'
import type { World } from '../world/world.ts'
import { type Answers, type Caller, pageOf, signedIn } from './answers.ts'
import { person } from './views/holding.ts'

/** What somebody leads, if anybody. */
const ledBy = (world: World, userId: string): Led =>
  lordsInOrder(world).find((row) => row.userId === userId) ?? { userId, followers: 0, led: 0, rank: 0 }

const shown = (world: World, { userId, followers, led, rank }: Led) => ({
  person: person(world, userId),
  followers,
  led,
  rank,
})

function info(world: World, caller: Caller): LordInfo {
  const { id } = signedIn(caller).user
  const mine = lordOf(world, id)
  return {
    ...shown(world, ledBy(world, id)),
    power: ownPower(world, id),
    qq: qqFor(world, id, id),
    lord: mine ? person(world, mine.lordId) : null,
    since: mine?.since ?? null,
  }
}

function detail(world: World, userId: string, asking: string): LordDetail {
  const lord = lordOf(world, userId)
  return {
    ...shown(world, ledBy(world, userId)),
    isMine: lordOf(world, asking)?.lordId === userId,
    followsMe: follows(world, userId, asking),
    power: ownPower(world, userId),
    qq: qqFor(world, userId, asking),
    lord: lord ? person(world, lord.lordId) : null,
  }
}

const cardFor =
  (world: World, caller: Caller) =>
  (led: Led): LordCard => ({
    id: led.userId,
    ...shown(world, led),
    isMine: lordOf(world, signedIn(caller).user.id)?.lordId === led.userId,
  })

/** What lords answer (marketplace §7; docs/decisions/0050). */
export const lordAnswers: Answers<typeof lordEndpoints> = {
  info: (world, _, caller) => ({ data: info(world, caller) }),
  list: (world, page, caller) => {
    const { id } = signedIn(caller).user
    const may = lordsInOrder(world).filter((row) => row.userId !== id && !follows(world, row.userId, id))
    return { data: pageOf(may, page, cardFor(world, caller)) }
  },
  add: async (world, { lordUserId }, caller) => {
    await follow(world, signedIn(caller).user.id, lordUserId)
    return { data: info(world, caller) }
  },
  remove: (world, _, caller) => {
    unfollow(world, signedIn(caller).user.id)
    return { data: info(world, caller) }
  },
  setQq: async (world, { qqNumber }, caller) => {
    await setQq(world, signedIn(caller).user.id, qqNumber)
    return { data: info(world, caller) }
  },
  detail: (world, { lordUserId }, caller) => {
    if (!world.tables.users.get(lordUserId)) refuse('notFound')
    return { data: detail(world, lordUserId, signedIn(caller).user.id) }
  },
  superLord: (world, _, caller) => {
    const { id } = signedIn(caller).user
    const mine = lordOf(world, id)
    const above = mine && lordOf(world, mine.lordId)
    return { data: above ? detail(world, above.lordId, id) : null }
  },
  followers: (world, page, caller) => {
    const { id } = signedIn(caller).user
    const rows = followersOf(world, id).toSorted(
      (a, b) => ownPower(world, b.id) - ownPower(world, a.id) || (a.id < b.id ? -1 : 1),
    )
    return {
      data: pageOf(rows, page, ({ id: userId, since }) => ({
        id: userId,
        person: person(world, userId),
        power: ownPower(world, userId),
        followers: followersOf(world, userId).length,
        since,
        qq: qqFor(world, userId, id),
      })),
    }
  },
  rank: (world, page, caller) => ({ data: pageOf(lordsInOrder(world), page, cardFor(world, caller)) }),
}
