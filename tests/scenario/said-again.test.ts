import { describe, expect, it } from 'vitest'
import { perform } from '#scenarios/player/player.ts'
import type { Step } from '#scenarios/player/scenario.ts'
import { createHeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { scene } from '../scene.ts'
import { formWishes, sending } from '../simulation/engine/crash-map.ts'
import { quiet } from '../simulation/engine/crash-wish.ts'

describe('what nobody has to ask after, because it can be said again', () => {
  it.each(formWishes)('$name: is done once when its answer is lost and it is said again, twice', async (wish) => {
    const { name, who = '10001', before = [], done } = wish
    const driver = createHeadlessDriver()
    await driver.start(scene(name, { signedIn: wish.who === undefined, clock: '2026-03-01T10:00:00+08:00' }))
    const play = async (steps: readonly Step[]) => {
      for (const [index, step] of steps.entries()) await perform(driver, step, index)
    }
    await play([quiet, ...before])
    const began = await driver.books(who)
    const changed = async () => {
      const now = await driver.books(who)
      return Object.fromEntries(Object.entries(now).map(([book, count]) => [book, count - began[book]!]))
    }
    await driver.fault('rest.*', { kind: 'drop', applied: true, times: 1 })
    await play(sending(wish))
    const once = await changed()
    expect(done({ books: once })).toBe(1)
    await play([...sending(wish), ...sending(wish)])
    expect(await changed()).toEqual(once)
    await driver.stop()
  })
})
