import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readScenario } from '#scenarios/player/scenario.ts'
import { createHeadlessDriver } from '#src/workbench/drivers/headless.ts'

const bought = readScenario(JSON.parse(readFileSync('scenarios/order/buy-by-beans.scenario.json', 'utf8')))

describe('what a crash would leave', () => {
  it('ORD-1 is known before anything is sent: a disk that takes nothing more is told from one that does', async () => {
    const driver = createHeadlessDriver()
    await driver.start(bought)
    expect(driver.system().remembers()).toBe(true)
    await driver.fault('storage', { kind: 'full' })
    await driver.say('navigation', { type: 'navigation.pushRequested', href: '/pages/mine/order/index' })
    expect(driver.system().remembers()).toBe(false)
    await driver.stop()
  })
})
