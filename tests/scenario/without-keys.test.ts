import { describe, expect, it } from 'vitest'
import { play } from '#scenarios/player/player.ts'
import { playableFiles } from '#scenarios/player/files.ts'
import { readScenario, readWithoutKeys } from '#scenarios/player/scenario.ts'
import { isAboutMoney } from '#scenarios/sayings.ts'
import { brokenIn, watchedDriver } from '../laws/lawful.ts'

const money = playableFiles()
  .filter(({ scenario }) => isAboutMoney(scenario))
  .map(({ json }) => json)
const again = money.flatMap((json) => readWithoutKeys(json) ?? [])

/** What `scenarios.test.ts` plays with a server that knows keys is played once more with one that ignores them (docs/decisions/0025). */
describe.each(again)('$title.en', (scenario) => {
  it('holds with a server that ignores keys, and breaks no law', async () => {
    const driver = watchedDriver()
    await play(scenario, driver)
    expect(brokenIn(driver)).toEqual([])
  })
})

describe('the scenarios about money', () => {
  it('are for both kinds of server, but for those that name theirs', () => {
    expect(again.length).toBeGreaterThan(40)
    expect(money.length - again.length).toBeLessThan(5)
  })

  it('each expect the books', () => {
    const silent = money.map(readScenario).filter(({ steps }) => !steps.some((step) => 'expect' in step && step.books))
    expect(silent.map(({ title }) => title)).toEqual([])
  })
})
