import { expect, it } from 'vitest'
import type { Scenario } from '#scenarios/player/index.ts'
import { createHeadlessDriver } from './headless.ts'

const scenario: Scenario = {
  title: '',
  world: 'default',
  seed: 7,
  clock: '2026-03-01T08:00:00+08:00',
  start: '/pages/login/login/index',
  cites: [],
  steps: [],
}

it('closes a phone that is open and not the first, with all its tabs, and then the first one is in the hand', async () => {
  const driver = createHeadlessDriver()
  await driver.start(scenario)
  const devices = (payload: Readonly<Record<string, number>>) => driver.fault('devices', payload)
  const living = () =>
    driver.devices().map(({ name, tabs }) => [name, tabs.filter((tab) => tab.living).map((tab) => tab.number)])
  await expect(devices({ close: 1 })).rejects.toThrow('The first phone stays')
  await expect(devices({ close: 2 })).rejects.toThrow('Phone 2 is not open')
  await devices({ use: 2 })
  await driver.fault('tabs', { use: 2 })
  await driver.advance(2000)
  await devices({ use: 3 })
  expect(living()).toEqual([
    ['1', [1]],
    ['2', [1, 2]],
    ['3', [1]],
  ])
  const third = driver.system()
  await devices({ close: 2 })
  expect(driver.system()).toBe(third)
  await devices({ close: 3 })
  // What is killed is opened again behind a step; what was closed stays so.
  await driver.advance(60_000)
  expect(living()).toEqual([
    ['1', [1]],
    ['2', []],
    ['3', []],
  ])
  expect(driver.system()).toBe(driver.devices()[0]!.shown().system)
  await expect(devices({ close: 2 })).rejects.toThrow('Phone 2 is not open')
  await devices({ use: 2 })
  await driver.advance(2000)
  expect(living()[1]).toEqual(['2', [1]])
  await devices({ close: 2 })
  expect(living()[1]).toEqual(['2', []])
  await driver.stop()
})
