import type { guildEndpoints } from '#src/contract/rest/guild/guild.endpoints.ts'
import type { Given, GuildCard, GuildInfo, Member, OwnGuild } from '#src/contract/rest/guild/guild.schema.ts'
import {
  guildPower,
  guildsInOrder,
  joinGuild,
  membersIn,
  memberOf,
  renameAt,
  renameGuild,
  requireMember,
} from '../world/guild/guilds.ts'
import { ownPower } from '../world/guild/power.ts'
import { giveOut, storedIn } from '../world/guild/warehouse.ts'
import { productPiece, seriesName } from '../world/looks.ts'
import type { Row } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { type Answers, type Caller, pageOf, signedIn } from './answers.ts'
import { person } from './views/holding.ts'

const card =
  (world: World) =>
  ({ id, name, story, foundedAt }: Row<'guilds'>): GuildCard => {
    return { id, name, story, foundedAt, members: membersIn(world, id).length, power: guildPower(world, id) }
  }

function own(world: World, { guildId, role }: Row<'guildMembers'>): OwnGuild {
  const guild = world.tables.guilds.get(guildId)!
  const members = membersIn(world, guildId)
  return {
    ...card(world)(guild),
    role,
    rank: guildsInOrder(world).findIndex((row) => row.id === guildId) + 1,
    stored: storedIn(world, guildId).length,
    newcomers: members.filter((row) => row.broughtBy !== '').length,
    groupId: guild.groupId,
    renameAt: renameAt(world, guild),
  }
}

function info(world: World, caller: Caller): GuildInfo {
  const member = memberOf(world, signedIn(caller).user.id)
  const others = guildsInOrder(world).filter((row) => row.id !== member?.guildId)
  return { mine: member ? own(world, member) : null, open: others.map(card(world)) }
}

const broughtBy = (world: World, userId: string): number =>
  world.tables.guildMembers.filter((row) => row.broughtBy === userId).length

const memberView =
  (world: World) =>
  ({ id, role, joinedAt }: Row<'guildMembers'>): Member => {
    return { id, person: person(world, id), role, power: ownPower(world, id), joinedAt, brought: broughtBy(world, id) }
  }

function goods(
  world: World,
  { copyId, productId, number }: Pick<Row<'guildGiven'>, 'copyId' | 'productId' | 'number'>,
) {
  const product = world.tables.products.get(productId)!
  return { copyId, productId, number, seriesName: seriesName(world, product.seriesId), ...productPiece(world, product) }
}

const givenView =
  (world: World) =>
  (row: Row<'guildGiven'>): Given => {
    const { id, byId, toId, at } = row
    return { id, ...goods(world, row), by: person(world, byId), to: person(world, toId), at }
  }

/** What guilds answer (marketplace §7 Guild; docs/decisions/0050). */
export const guildAnswers: Answers<typeof guildEndpoints> = {
  info: (world, _, caller) => ({ data: info(world, caller) }),
  join: async (world, { guildId }, caller) => {
    await joinGuild(world, signedIn(caller).user.id, guildId)
    return { data: info(world, caller) }
  },
  rename: async (world, { name }, caller) => {
    await renameGuild(world, signedIn(caller).user.id, name)
    return { data: info(world, caller) }
  },
  members: (world, { userId, ...page }, caller) => {
    const { guildId } = requireMember(world, signedIn(caller).user.id)
    const rows = membersIn(world, guildId).filter((row) => userId === undefined || row.id === userId)
    const inOrder = rows.toSorted((a, b) => ownPower(world, b.id) - ownPower(world, a.id) || (a.id < b.id ? -1 : 1))
    return { data: pageOf(inOrder, page, memberView(world)) }
  },
  warehouse: (world, _, caller) => {
    const { guildId, role } = requireMember(world, signedIn(caller).user.id)
    const { name } = world.tables.guilds.get(guildId)!
    const given = world.tables.guildGiven.filter((row) => row.guildId === guildId).length
    return { data: { guildId, name, stored: storedIn(world, guildId).length, given, mayGive: role === 'admin' } }
  },
  stored: (world, page, caller) => {
    const { guildId } = requireMember(world, signedIn(caller).user.id)
    return {
      data: pageOf(storedIn(world, guildId), page, ({ id: copyId, giverId, at }) => {
        const { productId, number } = world.tables.copies.get(copyId)!
        return { id: copyId, ...goods(world, { copyId, productId, number }), giver: person(world, giverId), at }
      }),
    }
  },
  give: async (world, { copyId, userId }, caller) => ({
    data: givenView(world)(await giveOut(world, signedIn(caller).user.id, copyId, userId)),
  }),
  given: (world, page, caller) => {
    const { guildId } = requireMember(world, signedIn(caller).user.id)
    const rows = world.tables.guildGiven.filter((row) => row.guildId === guildId)
    return { data: pageOf(rows.toReversed(), page, givenView(world)) }
  },
  powerLog: (world, page, caller) => {
    const { guildId } = requireMember(world, signedIn(caller).user.id)
    const rows = world.tables.guildPowers.filter((row) => row.guildId === guildId)
    return {
      data: pageOf(rows.toReversed(), page, ({ id, userId, reason, amount, after, at }) => {
        return { id, person: person(world, userId), reason, amount, after, at }
      }),
    }
  },
  newcomers: (world, page, caller) => {
    const { guildId } = requireMember(world, signedIn(caller).user.id)
    const rows = membersIn(world, guildId).filter((row) => row.broughtBy !== '')
    const inOrder = rows.toSorted((a, b) => b.joinedAt - a.joinedAt || (a.id < b.id ? -1 : 1))
    return {
      data: pageOf(inOrder, page, ({ id, broughtBy: by, joinedAt }) => {
        return { id, person: person(world, id), by: person(world, by), power: ownPower(world, id), joinedAt }
      }),
    }
  },
}
