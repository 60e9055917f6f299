import { expect, it } from 'vitest'
import type { RoutePath } from '#src/routes/table.ts'
import { createHeadlessDriver } from '../drivers/headless.ts'
import { examplesOf } from '../examples.ts'
import { openSight } from './sights.ts'
import { firstSetting } from './setting.ts'

/** Opens the usual sight of a page as the workbench does, without a page, and gives what a stream is then. */
async function seenAt(path: RoutePath, stream: string): Promise<unknown> {
  const driver = createHeadlessDriver()
  const open = (setting: typeof firstSetting) => driver.start({ title: '', cites: [], steps: [], ...setting })
  try {
    await openSight({ driver, open, setting: firstSetting }, path, examplesOf(path)[0]!)
    return driver.system().observe(stream)?.value
  } finally {
    await driver.stop()
  }
}

it('a sight is of the world that its ids are of: what somebody offers there is bought', async () => {
  const path = '/pages/mine/order/components/orderDetail/matchOrderDetail'
  expect(await seenAt(path, examplesOf(path)[0]!.order!)).toBe('paid')
})
