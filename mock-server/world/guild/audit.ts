import type { World } from '../world.ts'
import { guildPower, membersIn } from './guilds.ts'
import { follows } from './lords.ts'
import { copyPower, fullPower } from './power.ts'

const total = <T>(rows: readonly T[], amount: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + amount(row), 0)

/** Power is moved and never made: owners, copies and blocks add up to what the copies were made with. */
function auditPower(world: World): string[] {
  const { ownPowers, copyPowers, powerMoves, blockStates, copies } = world.tables
  const byOwner = Map.groupBy(powerMoves.all(), (row) => row.userId)
  const byThing = Map.groupBy(powerMoves.all(), (row) => row.about)
  const sum = (key: string) => total(byThing.get(key) ?? [], (row) => row.amount)
  return [
    ...ownPowers.all().flatMap(({ id, power }) => {
      const booked = total(byOwner.get(id) ?? [], (row) => row.amount)
      return power === booked && power >= 0 ? [] : [`${id} has ${power} power and its movements say ${booked}`]
    }),
    ...copyPowers.all().flatMap(({ id, power }) => {
      const copy = copies.get(id)
      const isRight = !copy || (power >= 0 && copyPower(world, copy) + sum(id) === fullPower(world, copy))
      return isRight ? [] : [`the power of the copy ${id} does not add up`]
    }),
    ...copies.all().flatMap(({ id }) => (sum(id) === 0 || copyPowers.get(id) ? [] : [`${id} gave power it still has`])),
    ...blockStates.all().flatMap(({ id, categoryId, userId, state, paid }) => {
      const spent = (byThing.get(categoryId) ?? []).filter((row) => row.userId === userId)
      const isOnce = spent.length === (state === 'unlocked' ? 1 : 0)
      return isOnce && -total(spent, (row) => row.amount) === paid ? [] : [`the block ${id} was not paid once`]
    }),
    ...powerMoves
      .filter((row) => row.kind === 'spent' && !blockStates.get(`${row.about}/${row.userId}`))
      .map((row) => `${row.userId} paid for ${row.about} and does not have it`),
  ]
}

/** The log of a guild says what it has, an admin is there, and what was given out went to who has its line, once. */
function auditGuilds(world: World): string[] {
  const { guilds, guildPowers, guildStored, guildGiven, provenance, copies, guildMembers, users } = world.tables
  const steps = provenance.filter((row) => row.kind === 'transfer')
  return [
    ...guilds.all().flatMap(({ id, name }) => {
      const log = guildPowers.filter((row) => row.guildId === id)
      const members = membersIn(world, id)
      return [
        ...(total(log, (row) => row.amount) === guildPower(world, id)
          ? []
          : [`the power of ${name} is not what its log says`]),
        ...(members.length === 0 || members.some((row) => row.role === 'admin') ? [] : [`${name} has no admin`]),
      ]
    }),
    ...guildMembers.all().flatMap(({ id }) => (users.get(id) ? [] : [`${id} is in a guild and gone`])),
    ...guildStored
      .all()
      .flatMap(({ id, giverId }) =>
        copies.get(id)?.ownerId === giverId ? [] : [`${id} lies in a warehouse and is not its giver's`],
      ),
    ...guildGiven.all().flatMap(({ id, copyId, giverId, toId, at }) => {
      const here = steps.filter(
        (row) => row.copyId === copyId && row.from === giverId && row.to === toId && row.at === at,
      )
      const twice = guildGiven.filter((row) => row.copyId === copyId && row.at === at).length
      return here.length === 1 && twice === 1 ? [] : [`the gift ${id} of ${copyId} was not made once`]
    }),
  ]
}

const auditLords = (world: World): string[] =>
  world.tables.lords.all().flatMap(({ id }) => (follows(world, id, id) ? [`${id} follows themselves`] : []))

/** What must always hold in guilds, among lords and of power, as the list of what does not. */
export const auditEnergy = (world: World): string[] => [
  ...auditPower(world),
  ...auditGuilds(world),
  ...auditLords(world),
]
