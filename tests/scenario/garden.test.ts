import { describe, expect, it } from 'vitest'
import { auditWorld } from '#mock/world/books.ts'
import { demoAccount } from '#mock/world/demo-account.ts'
import { ripeAt } from '#mock/world/garden/growth.ts'
import { slotOf } from '#mock/world/garden/slots.ts'
import { createHeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { scene } from '../scene.ts'

const me = demoAccount.userId
const slot = 'garden-slot/magic-1'
const copyId = '201102-2719'

type Driver = ReturnType<typeof createHeadlessDriver>
const unlock = { type: 'gardenSlot.unlockRequested', endpoint: 'garden.unlock', request: { slotId: 'magic-1' } }
const push = { type: 'gardenSlot.pushRequested', endpoint: 'garden.push', request: { slotId: 'magic-1', copyId } }
const start = {
  type: 'gardenSlot.startRequested',
  endpoint: 'garden.start',
  request: { slotId: 'magic-1', programmeId: 'magic-2h' },
}
const settle = {
  type: 'gardenSeed.settleRequested',
  endpoint: 'garden.settle',
  request: { crop: 'magicFlower', slotType: 'magic' },
}
const supplement = {
  type: 'gardenNutrient.supplementRequested',
  endpoint: 'garden.supplement',
  request: { cardId: '890010', copyId, nutrient: 'water' },
}

/** A headless app in which something grows for two hours. */
async function growing(): Promise<{ driver: Driver; world: ReturnType<Driver['nodeWorld']>['world'] }> {
  const driver = createHeadlessDriver()
  await driver.start(scene('garden'))
  for (const fact of [unlock, push, start]) await driver.say(slot, fact)
  return { driver, world: driver.nodeWorld().world }
}

const seeds = 'garden-seed/magic-magicFlower'

describe('a garden', () => {
  it.each(['1d', '-1d'])('GSL-1 ripens by the time of the server, with the phone wrong by %s', async (wrongBy) => {
    const { driver, world } = await growing()
    const at = ripeAt(world, slotOf(world, me, 'magic-1')!)!
    await driver.fault('device.clock', { wrongBy })
    await driver.say(seeds, settle)
    expect(await driver.observe(seeds)).toMatchObject({ value: 'growing', context: { failure: { reason: 'refused' } } })
    await driver.advance(at - world.clock.now() - 1000)
    await driver.say(seeds, settle)
    expect(await driver.observe(seeds)).toMatchObject({ value: 'growing' })
    await driver.advance(1000)
    await driver.say(seeds, settle)
    expect(await driver.observe(seeds)).toMatchObject({ value: 'settled', context: { failure: null } })
    expect(auditWorld(world)).toEqual([])
    await driver.stop()
  })

  it('GNU-1 does not use a card on what has ripened meanwhile, and says so', async () => {
    const { driver, world } = await growing()
    await driver.advance(6 * 3_600_000)
    await driver.say(`garden-nutrient/${copyId}`, supplement)
    expect(await driver.observe(`garden-nutrient/${copyId}`)).toMatchObject({
      value: 'hasRoom',
      context: { failure: { message: '已经成熟，不需要营养了' } },
    })
    expect(world.tables.gardenCards.get('890010')!.usedAt).toBe(0)
    await driver.stop()
  })

  it('GSE-2 is harvested once, though the tap was doubled, the answer lost and the app killed', async () => {
    const { driver, world } = await growing()
    await driver.advance(6 * 3_600_000)
    await driver.fault('rest.garden.settle', { kind: 'drop', applied: true, times: 1 })
    await driver.say(seeds, settle)
    await driver.say(seeds, settle)
    expect(await driver.observe(seeds)).toMatchObject({ value: 'uncertain' })
    await driver.reload()
    await driver.advance(5000)
    expect(await driver.observe(seeds)).toMatchObject({ value: 'settled' })
    expect(world.tables.gardenPiles.get(`${me}/magic/magicFlower`)).toMatchObject({ settled: 5, received: 0 })
    expect(auditWorld(world)).toEqual([])
    await driver.stop()
  })

  it('GSL-2 takes one copy in one slot, whichever of two devices is first', async () => {
    const { driver, world } = await growing()
    await driver.fault('devices', { use: 2 })
    const { phone, password } = demoAccount
    await driver.say('session', { type: 'session.signInRequested', method: 'password', phone, password })
    const other = 'garden-slot/rose-2'
    const request = { slotId: 'rose-2' }
    await driver.say(other, { type: 'gardenSlot.unlockRequested', endpoint: 'garden.unlock', request })
    expect(await driver.observe(other)).toMatchObject({ value: 'stopped' })
    await driver.say(other, { ...push, request: { slotId: 'rose-2', copyId } })
    expect(await driver.observe(other)).toMatchObject({
      value: 'stopped',
      context: { failure: { message: '藏品正种在园子里' } },
    })
    await driver.say(slot, unlock)
    expect(await driver.observe(slot)).toMatchObject({
      value: 'locked',
      context: { failure: { message: '这个槽位已经解锁了' } },
    })
    expect(auditWorld(world)).toEqual([])
    await driver.stop()
  })
})
