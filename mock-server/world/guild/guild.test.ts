import { describe, expect, it } from 'vitest'
import { hour, minute } from '#src/domain/time/instant.ts'
import { openWorld } from '../../open-world.ts'
import { createTestClock } from '../../test-kit.ts'
import { auditWorld } from '../books.ts'
import { demoAccount } from '../demo-account.ts'
import { Refused } from '../refusals.ts'
import { giveAway } from '../trade/items.ts'
import { restricted } from '../trade/inviting.ts'
import { leaveWorld } from '../trade/leaving.ts'
import { isQualified, joinQueue } from '../trade/sale-rules.ts'
import type { World } from '../world.ts'
import { appointBlock, unlockBlock } from './blocks.ts'
import { guildBooks } from './books.ts'
import { appointAdmin, guildPower, joinGuild, memberOf, renameGuild } from './guilds.ts'
import { follow, lordsInOrder, qqFor, setQq, unfollow } from './lords.ts'
import { leaveGuild } from './leaving.ts'
import { liveGuilds } from './life.ts'
import { renameEveryMs } from './numbers.ts'
import { changePower, copyPower, fullPower, ownPower } from './power.ts'
import { giveOut, storedIn } from './warehouse.ts'

const me = demoAccount.userId
const [member, stranger] = ['10003', '10011']
const guildId = '890001'

/** A world in which nobody does anything by themselves. */
async function open() {
  const clock = createTestClock()
  const world = await openWorld({ clock })
  world.settings = { ...world.settings, livelyMarket: false }
  return { clock, world }
}

async function outcome(job: Promise<unknown>): Promise<string> {
  try {
    await job
    return 'done'
  } catch (error) {
    if (error instanceof Refused) return error.message.split(':')[0]!
    throw error
  }
}

const mine = (world: World) =>
  world.tables.copies.filter((row) => row.ownerId === me && !world.tables.locks.get(row.id))
const guildName = (world: World) => world.tables.guilds.get(guildId)!.name
const block = (world: World, name: string) => {
  const product = world.tables.products.find((row) => row.name === name)!
  return { product, row: world.tables.blocks.get(product.categoryId)! }
}

describe('a guild (const:roles-relations)', () => {
  it('begins sound: an admin, members, a person in none', async () => {
    const { world } = await open()
    expect(auditWorld(world)).toEqual([])
    expect(memberOf(world, me)?.role).toBe('admin')
    expect(memberOf(world, member)?.role).toBe('member')
    expect(memberOf(world, stranger)).toBeUndefined()
    expect([me, member, stranger].map((id) => world.tables.users.get(id)!.role)).toEqual([
      'guildAdmin',
      'guildMember',
      'customer',
    ])
  })

  it('does not clear the name of who may not invite any more', async () => {
    const { world } = await open()
    await world.tables.users.change(stranger, (draft) => void (draft.role = restricted))
    await joinGuild(world, stranger, guildId)
    await appointAdmin(world, stranger, 'admin')
    expect([world.tables.users.get(stranger)!.role, memberOf(world, stranger)!.role]).toEqual([restricted, 'admin'])
  })

  it('that everybody has left is led by who joins it next', async () => {
    const { world } = await open()
    const id = '890003'
    for (const row of world.tables.guildMembers.filter((one) => one.guildId === id)) await leaveGuild(world, row.id)
    expect((await joinGuild(world, stranger, id)).role).toBe('admin')
    expect((await joinGuild(world, '10012', id)).role).toBe('member')
    expect(world.tables.users.get(stranger)!.role).toBe('guildAdmin')
    expect(auditWorld(world)).toEqual([])
  })

  it('is joined once, and nobody is in two', async () => {
    const { world } = await open()
    const before = guildPower(world, guildId)
    const own = ownPower(world, stranger)
    expect(await outcome(joinGuild(world, stranger, guildId))).toBe('done')
    expect(await outcome(joinGuild(world, stranger, guildId))).toBe('done')
    expect(await outcome(joinGuild(world, stranger, '890002'))).toBe('inGuild')
    expect(await outcome(joinGuild(world, '10012', '1'))).toBe('notFound')
    expect(world.tables.guildMembers.filter((row) => row.id === stranger)).toHaveLength(1)
    expect(world.tables.users.get(stranger)!.role).toBe('guildMember')
    expect(guildPower(world, guildId)).toBe(before + own)
    expect(auditWorld(world)).toEqual([])
  })

  it('is renamed by its admin alone, and not every day', async () => {
    const { world, clock } = await open()
    const was = guildName(world)
    expect(await outcome(renameGuild(world, member, '新名字'))).toBe('notAdmin')
    expect(await outcome(renameGuild(world, stranger, '新名字'))).toBe('noGuild')
    expect(await outcome(renameGuild(world, me, '短'))).toBe('badGuildName')
    expect(await outcome(renameGuild(world, me, '半山画会'))).toBe('guildNameTaken')
    expect(guildName(world)).toBe(was)
    expect(await outcome(renameGuild(world, me, ' 青云画社 '))).toBe('done')
    expect(guildName(world)).toBe('青云画社')
    expect(await outcome(renameGuild(world, me, '青云画社'))).toBe('done')
    expect(await outcome(renameGuild(world, me, '又一个'))).toBe('usageLimit')
    clock.tick(renameEveryMs)
    expect(await outcome(renameGuild(world, me, '又一个'))).toBe('done')
  })

  it('goes on with another admin when its admin leaves for good', async () => {
    const { world } = await open()
    await leaveWorld(world, me)
    expect(memberOf(world, me)).toBeUndefined()
    expect(world.tables.guildMembers.filter((row) => row.guildId === guildId && row.role === 'admin')).toHaveLength(1)
    expect(auditWorld(world)).toEqual([])
  })
})

describe('the warehouse (const:roles-guild-admin)', () => {
  it('gives a copy out once, by an admin, to a member', async () => {
    const { world } = await open()
    const [stored] = storedIn(world, guildId)
    const { id, giverId } = stored!
    const to = ['10002', member, '10004'].find((one) => one !== giverId)!
    expect(await outcome(giveAway(world, id, giverId, me))).toBe('itemLocked')
    expect(await outcome(giveOut(world, member, id, me))).toBe('notAdmin')
    expect(await outcome(giveOut(world, me, id, stranger))).toBe('notMember')
    expect(await outcome(giveOut(world, me, id, giverId))).toBe('notMember')
    expect(await outcome(giveOut(world, me, 'nothing', to))).toBe('storedGone')
    expect(world.tables.copies.get(id)!.ownerId).toBe(giverId)
    expect(await outcome(giveOut(world, me, id, to))).toBe('done')
    expect(await outcome(giveOut(world, me, id, me))).toBe('storedGone')
    expect(world.tables.copies.get(id)!.ownerId).toBe(to)
    expect(world.tables.guildGiven.all()).toHaveLength(1)
    expect(auditWorld(world)).toEqual([])
  })

  it('is not given out by who is admin no more', async () => {
    const { world } = await open()
    await appointAdmin(world, member, 'admin')
    await appointAdmin(world, me, 'member')
    expect(await outcome(giveOut(world, me, storedIn(world, guildId)[0]!.id, me))).toBe('notAdmin')
  })
})

describe('power', () => {
  it('moves between a copy and its owner, and is never made', async () => {
    const { world } = await open()
    const copy = mine(world).find((row) => copyPower(world, row) === fullPower(world, row))!
    const full = fullPower(world, copy)
    const before = ownPower(world, me)
    const guild = guildPower(world, guildId)
    expect(await changePower(world, me, copy.id, full)).toEqual({ power: before + full, copyPower: 0 })
    expect(guildPower(world, guildId)).toBe(guild + full)
    expect(await outcome(changePower(world, me, copy.id, 1))).toBe('notEnoughPower')
    expect(await changePower(world, me, copy.id, -full)).toEqual({ power: before, copyPower: full })
    expect(await outcome(changePower(world, me, copy.id, -1))).toBe('badAmount')
    expect(await outcome(changePower(world, me, copy.id, 0))).toBe('badAmount')
    expect(await outcome(changePower(world, me, storedIn(world, guildId)[0]!.id, 1))).toBe('notYours')
    expect(auditWorld(world)).toEqual([])
  })

  it('is missed by the audit nowhere: what was made out of nothing is told', async () => {
    const { world } = await open()
    await world.tables.ownPowers.change(me, (draft) => void (draft.power += 5))
    expect(auditWorld(world).join()).toContain('power')
  })

  it('unlocks a block once, for what was seen, and qualifies for it', async () => {
    const { world } = await open()
    const { product, row } = block(world, '霸王 · 十字门')
    const nobody = '10012'
    for (const { id } of world.tables.copies.filter((one) => one.ownerId === nobody)) {
      const left = copyPower(world, world.tables.copies.get(id)!)
      if (left > 0 && !world.tables.locks.get(id)) await changePower(world, nobody, id, left)
    }
    const before = ownPower(world, nobody)
    expect(before).toBeGreaterThanOrEqual(row.cost)
    const isOf = (userId: string) => isQualified(world, product, userId)
    expect(isOf(nobody)).toBe(false)
    expect(await outcome(unlockBlock(world, nobody, row.id, row.cost - 1))).toBe('priceChanged')
    expect(await outcome(unlockBlock(world, nobody, '1', 999))).toBe('notFound')
    expect(ownPower(world, nobody)).toBe(before)
    expect(await outcome(unlockBlock(world, nobody, row.id, row.cost))).toBe('done')
    expect(await outcome(unlockBlock(world, nobody, row.id, row.cost))).toBe('blockOpened')
    expect(await outcome(appointBlock(world, nobody, row.id))).toBe('blockOpened')
    expect(ownPower(world, nobody)).toBe(before - row.cost)
    expect(isOf(nobody)).toBe(true)
    expect(auditWorld(world)).toEqual([])
  })

  it('is not enough for everything', async () => {
    const { world } = await open()
    const { row } = block(world, '千里江山 · 终卷')
    const before = ownPower(world, me)
    expect(await outcome(unlockBlock(world, me, row.id, row.cost))).toBe('notEnoughPower')
    expect(ownPower(world, me)).toBe(before)
  })

  it('lets who has booked a block stand first in the queue of its release', async () => {
    const { world } = await open()
    const { product, row } = block(world, '千里江山 · 终卷')
    const before = guildBooks(world, me)
    expect(await outcome(appointBlock(world, me, row.id))).toBe('done')
    expect(guildBooks(world, me)).toEqual({ ...before, appointed: before.appointed + 1 })
    expect(await outcome(appointBlock(world, me, row.id))).toBe('blockOpened')
    expect((await joinQueue(world, product, me))?.ahead).toBe(0)
    const others: number[] = []
    for (const id of [member, stranger, '10012']) others.push((await joinQueue(world, product, id))?.ahead ?? 0)
    expect(Math.max(...others)).toBeGreaterThan(0)
    expect(auditWorld(world)).toEqual([])
  })
})

describe('lords (const:roles-lord)', () => {
  it('are followed one at a time, and never in a ring', async () => {
    const { world } = await open()
    expect(await outcome(follow(world, me, '10006'))).toBe('done')
    expect(await outcome(follow(world, me, '10007'))).toBe('hasLord')
    expect(await outcome(follow(world, '10007', me))).toBe('lordLoop')
    expect(await outcome(follow(world, '10012', '10012'))).toBe('recipientIsSelf')
    expect(await outcome(follow(world, '10012', '1'))).toBe('noRecipient')
    unfollow(world, me)
    expect(await outcome(follow(world, me, '10007'))).toBe('done')
    expect(auditWorld(world)).toEqual([])
  })

  it('are ranked by the power of who follows them', async () => {
    const { world } = await open()
    const ranks = lordsInOrder(world)
    expect(ranks.map((row) => row.rank)).toEqual(ranks.map((_, at) => at + 1))
    const led = (id: string) => lordsInOrder(world).find((row) => row.userId === id)?.led ?? 0
    const before = led('10006')
    const copy = mine(world).find((row) => copyPower(world, row) >= 4)!
    await changePower(world, me, copy.id, 4)
    expect(led('10006')).toBe(before + 4)
  })

  it('are reached by those they belong to alone', async () => {
    const { world } = await open()
    expect(await outcome(setQq(world, me, '12'))).toBe('badQq')
    expect(await outcome(setQq(world, me, '2860114'))).toBe('done')
    expect([me, '10002', '10006', '10012'].map((id) => qqFor(world, me, id))).toEqual([
      '2860114',
      '2860114',
      '2860114',
      '',
    ])
  })
})

it('goes on by itself: people gain power, join, follow and fill the warehouse, and all adds up', async () => {
  const { world, clock } = await open()
  world.settings = { ...world.settings, livelyMarket: true }
  await liveGuilds(world)
  const before = [world.tables.powerMoves.all().length, world.tables.guildMembers.all().length]
  for (let step = 0; step < 12; step += 1) {
    clock.tick(20 * minute)
    await liveGuilds(world)
    expect(auditWorld(world)).toEqual([])
  }
  clock.tick(hour)
  expect(world.tables.powerMoves.all().length).toBeGreaterThan(before[0]!)
  expect(world.tables.guildMembers.all().length).toBeGreaterThan(before[1]!)
})
