import { describe, expect, it } from 'vitest'
import { guildEndpoints } from '#src/contract/rest/guild/guild.endpoints.ts'
import { lordEndpoints } from '#src/contract/rest/lord/lord.endpoints.ts'
import { mayFollow, mayGet, mayJoin, mayRename } from '#src/views/guild/guild.select.ts'
import { openTestWorld } from '#mock/test-kit.ts'
import { demoAccount } from '#mock/world/demo-account.ts'
import { appointAdmin, membersIn, renameGuild } from '#mock/world/guild/guilds.ts'
import { follow } from '#mock/world/guild/lords.ts'
import type { World } from '#mock/world/world.ts'

const me = demoAccount.userId
const page = { pageNo: 1, pageSize: 50 }

async function open() {
  const opened = await openTestWorld()
  const { world } = opened
  const headers = await opened.signIn()
  const ask: typeof opened.ask = (endpoint, request) => opened.ask(endpoint, request, headers)
  const { guildId } = world.tables.guildMembers.get(me)!
  const [friend, other] = membersIn(world, guildId)
    .filter(({ id }) => id !== me)
    .map(({ id }) => id) as [string, string]
  world.tables.lords.remove(() => true)
  return { world, ask, guildId, friend, other }
}
type Opened = Awaited<ReturnType<typeof open>>

const noGuild = (world: World) => void world.tables.guildMembers.remove(({ id }) => id === me)

/** Who one can be: how the world comes to be so. */
const roles = {
  'nobody of a guild': async ({ world }: Opened) => noGuild(world),
  member: ({ world }: Opened) => appointAdmin(world, me, 'member'),
  admin: ({ world }: Opened) => appointAdmin(world, me, 'admin'),
  'admin who has just renamed': async ({ world }: Opened) => {
    await appointAdmin(world, me, 'admin')
    await renameGuild(world, me, '新起的名字')
  },
  'follower of the friend': ({ world, friend }: Opened) => follow(world, me, friend),
  'lord of the friend': ({ world, friend }: Opened) => follow(world, friend, me),
  'lord of who leads the friend': async ({ world, friend, other }: Opened) => {
    await follow(world, other, me)
    await follow(world, friend, other)
  },
} satisfies Record<string, (opened: Opened) => Promise<unknown>>
type Role = keyof typeof roles

const infoOf = async ({ ask }: Opened) => (await ask(guildEndpoints.info, {})).data
const lordOf = async ({ ask }: Opened) => (await ask(lordEndpoints.info, {})).data
const storedOf = async ({ world, guildId, other }: Opened) =>
  world.tables.guildStored.find((row) => row.guildId === guildId && row.giverId !== me && row.giverId !== other)!

interface Deed {
  /** What the pages offer, from what the server has answered. */
  readonly offered: (opened: Opened) => Promise<boolean>
  readonly done: (opened: Opened) => ReturnType<Opened['ask']>
  /** Who is refused, with the words; everybody else may. */
  readonly refused: Partial<Record<Role, string>>
  /** For whom it holds already: not offered, and said again it changes nothing. */
  readonly holds?: readonly Role[]
}

const follows = (whom: (opened: Opened) => string): Pick<Deed, 'offered' | 'done'> => ({
  offered: async (opened) => {
    const they = await opened.ask(lordEndpoints.detail, { lordUserId: whom(opened) })
    return mayFollow(me, await lordOf(opened), they.data)
  },
  done: (opened) => opened.ask(lordEndpoints.add, { lordUserId: whom(opened) }),
})

const anybodyElse = '890002'
const inOne = '你已加入公会'
const deeds: Readonly<Record<string, Deed>> = {
  'join another guild': {
    offered: async (opened) => mayJoin((await infoOf(opened)).mine),
    done: ({ ask }) => ask(guildEndpoints.join, { guildId: anybodyElse }),
    refused: Object.fromEntries(
      Object.keys(roles).flatMap((role) => (role === 'nobody of a guild' ? [] : [[role, inOne]])),
    ),
  },
  rename: {
    offered: async (opened) => {
      const { mine } = await infoOf(opened)
      return mine !== null && mayRename(mine)
    },
    done: ({ ask }) => ask(guildEndpoints.rename, { name: '另起的名字' }),
    refused: {
      'nobody of a guild': '你还没有加入公会',
      member: '只有公会管理员可以改名',
      'admin who has just renamed': '公会七天只能改一次名',
    },
  },
  'give out of the warehouse': {
    offered: async (opened) => {
      const { data, code } = await opened.ask(guildEndpoints.warehouse, {})
      if (code !== 200 || !data.mayGive) return false
      const rows = (await opened.ask(guildEndpoints.stored, page)).data.list
      const people = (await opened.ask(guildEndpoints.members, page)).data.list
      const wanted = await storedOf(opened)
      const row = rows.find((one) => one.copyId === wanted.id)!
      return mayGet(
        row,
        people.find(({ person }) => person.userId === opened.other)!,
      )
    },
    done: async (opened) =>
      opened.ask(guildEndpoints.give, { copyId: (await storedOf(opened)).id, userId: opened.other }),
    refused: { 'nobody of a guild': '你还没有加入公会', member: '只有公会管理员可以发放仓库里的藏品' },
  },
  'follow the friend': {
    ...follows(({ friend }) => friend),
    refused: {
      'lord of the friend': '对方正跟随着你，不能反过来跟随',
      'lord of who leads the friend': '对方正跟随着你，不能反过来跟随',
    },
    holds: ['follower of the friend'],
  },
  'follow somebody else': {
    ...follows(({ other }) => other),
    refused: {
      'follower of the friend': '已经跟随了一位领主，先解除再换',
      'lord of who leads the friend': '对方正跟随着你，不能反过来跟随',
    },
  },
  'follow oneself': {
    ...follows(() => me),
    refused: Object.fromEntries(Object.keys(roles).map((role) => [role, '不能跟随自己'])),
  },
}

describe.each(Object.entries(deeds))('to %s', (_, { offered, done, refused, holds = [] }) => {
  it.each(Object.keys(roles) as Role[])(
    'is offered to a %s if it can be done, and otherwise refused in words',
    async (role) => {
      const opened = await open()
      await roles[role](opened)
      const words = refused[role]
      expect(await offered(opened)).toBe(words === undefined && !holds.includes(role))
      const { code, msg } = await done(opened)
      const answer = code === 200 ? 'done' : `refused: ${msg}`
      expect(answer).toContain(words === undefined ? 'done' : `refused: ${words}`)
    },
  )
})
