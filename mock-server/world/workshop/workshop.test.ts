import { describe, expect, it } from 'vitest'
import { day } from '#src/domain/time/instant.ts'
import { openWorld } from '../../open-world.ts'
import { createTestClock } from '../../test-kit.ts'
import { auditWorld } from '../books.ts'
import { demoAccount } from '../demo-account.ts'
import { Refused } from '../refusals.ts'
import { balanceOf } from '../trade/ledger.ts'
import { hold, lockedBy } from '../trade/locks.ts'
import type { World } from '../world.ts'
import { deliveryOf } from './delivery.ts'
import { leaveWorkshop } from './leaving.ts'
import { make, piecesOf, salvage } from './diy.ts'
import { addProp, entitle, openChest, orderPhysical, useProp, wear } from './kept.ts'
import { CHEST_WHOLE, chestRows, diyForms, propRows, salvageBeans, titleAgainBeans } from './numbers.ts'
import { nextSubstitutionAt, requireNewPhone, substitute } from './substitution.ts'
import { blockOf, countOf, materialsOf, perform, recipeOf, standingOf } from './synthesis.ts'

const me = demoAccount.userId
const recipe = '881001'
const edition = '1101'

async function open() {
  const clock = createTestClock()
  const world = await openWorld({ clock })
  world.settings = { ...world.settings, livelyMarket: false }
  return { clock, world }
}
const beans = (world: World, owner = me) => balanceOf(world, 'weiDou', owner)
/** The same world, whose next draw is known. */
const withLuck = (world: World, luck: number): World =>
  Object.assign(Object.create(world) as World, { random: { ...world.random, int: () => luck } })
const bench = (world: World): string[] =>
  materialsOf(world, recipeOf(world, recipe), me).flatMap(({ free, count }) =>
    free.slice(0, count).map((copy) => copy.id),
  )

async function outcome(job: Promise<unknown>): Promise<string> {
  try {
    await job
    return 'done'
  } catch (error) {
    if (error instanceof Refused) return error.message.split(':')[0]!
    throw error
  }
}

describe('synthesis', () => {
  it('takes exactly what the recipe says and makes one, with a chest and a title', async () => {
    const { world } = await open()
    const given = bench(world)
    expect(given).toHaveLength(3)
    const before = world.tables.copies.all().length
    const { copy, chestId } = await perform(world, me, recipe, given)
    expect(copy).toMatchObject({ ownerId: me, productId: recipeOf(world, recipe).productId })
    expect(given.map((id) => world.tables.copies.get(id))).toEqual([undefined, undefined, undefined])
    expect(world.tables.copies.all()).toHaveLength(before - 2)
    expect(world.tables.chests.get(chestId)).toMatchObject({ userId: me, openedAt: 0 })
    expect(world.tables.titles.get(`${me}/alchemist`)).toBeDefined()
    expect(countOf(world, me)).toMatchObject({ done: 1 })
    expect(auditWorld(world)).toEqual([])
  })

  it('refuses other copies, the same twice, too few, held ones and strangers before anything is gone', async () => {
    const { world } = await open()
    const [first, second, third] = bench(world) as [string, string, string]
    const other = world.tables.copies.find((row) => row.ownerId !== me)!.id
    const before = JSON.stringify(world.tables.copies.all())
    expect(await outcome(perform(world, me, recipe, [first, second]))).toBe('badRequest')
    expect(await outcome(perform(world, me, recipe, [first, first, second]))).toBe('badRequest')
    expect(await outcome(perform(world, me, recipe, [first, second, other]))).toBe('notYours')
    await hold(world, third, 'auction', 'x')
    expect(await outcome(perform(world, me, recipe, [first, second, third]))).toBe('itemLocked')
    expect(await outcome(perform(world, me, '881003', [first, second, third]))).toBe('activityOver')
    expect(JSON.stringify(world.tables.copies.all())).toBe(before)
  })

  it('says what is missing, what is over, and how often one may', async () => {
    const { clock, world } = await open()
    expect(blockOf(world, recipeOf(world, recipe), me)).toBe('')
    expect(blockOf(world, recipeOf(world, '881002'), me)).toBe('还缺 2 件「缠枝莲纹碗」')
    expect(blockOf(world, recipeOf(world, '881003'), me)).toBe('还没有开始')
    await perform(world, me, recipe, bench(world))
    expect(blockOf(world, recipeOf(world, recipe), me)).toBe('还缺 1 件「松下问童」')
    expect(standingOf(world, recipeOf(world, recipe), me)).toMatchObject({ done: 1, needed: 3, owned: 2, possible: 0 })
    await world.tables.recipes.change(recipe, (draft) => void (draft.limitPerUser = 1))
    expect(blockOf(world, recipeOf(world, recipe), me)).toBe('每人最多合成 1 次')
    clock.tick(14 * day)
    expect(blockOf(world, recipeOf(world, recipe), me)).toBe('合成已经结束')
  })
})

describe('the DIY factory', () => {
  it('holds what is in a piece, and gives it back when it is taken apart', async () => {
    const { world } = await open()
    const before = beans(world)
    const piece = await make(world, me, edition, 2)
    expect(beans(world)).toBe(before - diyForms[0].beans)
    expect(piece.copyIds.map((id) => lockedBy(world, id)?.by)).toEqual(['diy', 'diy'])
    expect(bench(world).some((id) => piece.copyIds.includes(id))).toBe(false)
    expect(auditWorld(world)).toEqual([])
    await salvage(world, me, piece.id)
    expect(piece.copyIds.map((id) => lockedBy(world, id))).toEqual([undefined, undefined])
    expect(beans(world)).toBe(before - diyForms[0].beans - salvageBeans)
    expect(world.tables.diyLog.all().map(({ act }) => act)).toEqual(['made', 'salvaged'])
    expect(auditWorld(world)).toEqual([])
  })

  it('refuses a second piece of an edition, too few copies, no such form, and what is apart already', async () => {
    const { world } = await open()
    expect(await outcome(make(world, me, edition, 3))).toBe('notEnoughCopies')
    expect(await outcome(make(world, me, edition, 5))).toBe('badRequest')
    const piece = await make(world, me, edition, 2)
    expect(await outcome(make(world, me, edition, 2))).toBe('pieceStands')
    expect(await outcome(salvage(world, 'nobody', piece.id))).toBe('notYours')
    await salvage(world, me, piece.id)
    expect(await outcome(salvage(world, me, piece.id))).toBe('pieceGone')
    expect(auditWorld(world)).toEqual([])
  })

  it('lets go of everything when its owner leaves for good, and nobody pays for that', async () => {
    const { world } = await open()
    const piece = await make(world, me, edition, 2)
    const before = beans(world)
    await leaveWorkshop(world, me)
    expect([piecesOf(world, me), beans(world)]).toEqual([[], before])
    expect(piece.copyIds.map((id) => lockedBy(world, id))).toEqual([undefined, undefined])
    expect(auditWorld(world)).toEqual([])
  })
})

describe('what is kept', () => {
  it('has chances that add up to the whole, and a chest that opens once', async () => {
    const { world } = await open()
    expect(chestRows.reduce((sum, row) => sum + row.chance, 0)).toBe(CHEST_WHOLE)
    const opened = await openChest(world, me, '882001')
    expect(opened.won).not.toBeNull()
    expect(await outcome(openChest(world, me, '882001'))).toBe('alreadyOpened')
    expect(await outcome(openChest(world, 'nobody', '882002'))).toBe('notYours')
    expect(auditWorld(world)).toEqual([])
  })

  it('gives each prize there is, and beans for a title one has', async () => {
    let from = 0
    const kinds = new Map<string, unknown>()
    for (const { chance, name } of chestRows) {
      const { world } = await open()
      const luck = from
      const lucky = withLuck(world, luck)
      from += chance
      const before = beans(world)
      const { won } = await openChest(lucky, me, '882001')
      expect([won!.name, beans(world) - before]).toEqual([name, won!.beans])
      expect(auditWorld(world)).toEqual([])
      kinds.set(won!.kind, won)
    }
    expect([...kinds.keys()]).toEqual(['weiDou', 'prop', 'title', 'physical'])
    const { world } = await open()
    await entitle(world, me, 'keyholder')
    const lucky = withLuck(world, 9200)
    expect((await openChest(lucky, me, '882001')).won).toMatchObject({
      kind: 'title',
      beans: titleAgainBeans,
      again: true,
    })
    expect(auditWorld(world)).toEqual([])
  })

  it('uses a prop once, for what it says', async () => {
    const { world } = await open()
    const before = beans(world)
    expect(await useProp(world, me, '883001')).toMatchObject({ beans: propRows.beanPouch.beans })
    expect(beans(world)).toBe(before + propRows.beanPouch.beans)
    expect(await outcome(useProp(world, me, '883001'))).toBe('propUsed')
    const chests = world.tables.chests.all().length
    const { chestId } = await useProp(world, me, '883003')
    expect(world.tables.chests.get(chestId)).toMatchObject({ userId: me, openedAt: 0 })
    expect(world.tables.chests.all()).toHaveLength(chests + 1)
    expect(await outcome(useProp(world, 'nobody', (await addProp(world, me, 'beanSack', '测试')).id))).toBe('notYours')
    expect(auditWorld(world)).toEqual([])
  })

  it('wears one title, its own', async () => {
    const { world } = await open()
    await entitle(world, me, 'joiner')
    const worn = () => world.tables.titles.filter((row) => row.worn).map((row) => row.title)
    await wear(world, me, 'collector')
    await wear(world, me, 'joiner')
    expect(worn()).toEqual(['joiner'])
    expect(await outcome(wear(world, me, 'alchemist'))).toBe('notYours')
    await wear(world, me, '')
    expect(worn()).toEqual([])
  })

  it('sends a real thing once, and moves it by the clock', async () => {
    const { clock, world } = await open()
    const address = world.tables.addresses.find((row) => row.userId === me)!
    expect(await outcome(orderPhysical(world, me, '884001', 'nowhere'))).toBe('badAddress')
    const order = await orderPhysical(world, me, '884001', address.id)
    expect(await outcome(orderPhysical(world, me, '884001', address.id))).toBe('physicalOrdered')
    expect(deliveryOf(world, order)).toEqual({ state: 'packing', sentAt: null, deliveredAt: null })
    clock.tick(day)
    expect(deliveryOf(world, order)).toMatchObject({ state: 'sent', sentAt: order.at + day, deliveredAt: null })
    clock.tick(2 * day)
    expect(deliveryOf(world, order)).toMatchObject({ state: 'delivered', deliveredAt: order.at + 3 * day })
    expect(auditWorld(world)).toEqual([])
  })

  it('changes a number every 30 days, to one that is nobody’s', async () => {
    const { clock, world } = await open()
    const user = () => world.tables.users.get(me)!
    const other = world.tables.users.find((row) => row.id !== me)!
    const why = (phone: string) => outcome(Promise.resolve().then(() => requireNewPhone(world, user(), phone)))
    expect(await why(user().phone)).toBe('samePhone')
    expect(await why(other.phone)).toBe('alreadyRegistered')
    await substitute(world, user(), '13500009876')
    expect(user().phone).toBe('13500009876')
    expect(await why('13500009877')).toBe('substitutedLately')
    clock.tick(30 * day)
    expect([nextSubstitutionAt(world, me), await why('13500009877')]).toEqual([null, 'done'])
  })
})
