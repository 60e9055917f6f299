import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Opening } from '#scenarios/player/driver.ts'
import { play } from '#scenarios/player/player.ts'
import { readScenario, type Scenario } from '#scenarios/player/scenario.ts'
import { untrueOn } from '#scenarios/sayings.ts'
import { createHeadlessDriver } from '#src/workbench/drivers/headless.ts'

const bought = readScenario(JSON.parse(readFileSync('scenarios/order/buy-by-beans.scenario.json', 'utf8')))
const expecting = (books: Readonly<Record<string, number>>): Scenario => ({
  ...bought,
  steps: [...bought.steps, { expect: {}, books: { '10001': books } }],
})
const all = { orders: 1, charges: 1, items: 1, weiDou: -188 }

describe('the books of a scenario', () => {
  it('ORD-8 hold where they have changed by just that', async () => {
    await expect(play(expecting(all), createHeadlessDriver())).resolves.toBeUndefined()
  })

  it.each([
    ['a charge that is not expected', { orders: 1, items: 1, weiDou: -188 }],
    ['another price', { ...all, weiDou: -187 }],
    ['a thing that never came', { ...all, boxes: 1 }],
  ])('ORD-8 show %s', async (_, books) => {
    await expect(play(expecting(books), createHeadlessDriver())).rejects.toThrow('the books of 10001')
  })

  it('ORD-1 end with an audit: a second charge is seen by any scenario', async () => {
    const driver = createHeadlessDriver()
    const onStep = async (index: number) => {
      if (index !== bought.steps.length - 1) return
      const { charges } = driver.nodeWorld().world.tables
      await charges.add({ ...charges.all().at(-1)!, id: 'a-second-one' })
    }
    const plain = { ...bought, steps: [bought.steps[0]!, { expect: {} }] }
    await expect(play(plain, driver, { onStep })).rejects.toThrow('a hold was charged twice')
  })

  it('ORD-1 end with an audit: a call that is done twice for one intent is seen', async () => {
    const driver = createHeadlessDriver()
    const onStep = async (index: number) => {
      if (index !== bought.steps.length - 1) return
      const { receipts } = driver.nodeWorld().world.tables
      const first = receipts.all().at(-1)!
      await receipts.add({ ...first, id: `${first.id}/7` })
    }
    const plain = { ...bought, steps: [bought.steps[0]!, { expect: {} }] }
    await expect(play(plain, driver, { onStep })).rejects.toThrow('was done again for one intent')
  })

  it.each([
    ['兑换成功', 'nothing'],
    ['没有扣款，可以再付一次。', 'is untrue'],
    ['已从余额扣款', 'has no condition'],
  ])('ORD-3 are held against what stands on the screen: 「%s」', async (text, told) => {
    const driver = { ...createHeadlessDriver(), text: async () => text }
    const judged = { ...driver, untrue: (opening: Opening) => untrueOn(driver, opening) }
    const played = play(expecting(all), judged)
    const heard = await played.then(
      () => 'nothing',
      (error: Error) => error.message,
    )
    expect(heard).toContain(told)
  })
})
