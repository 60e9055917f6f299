import { expect, it } from 'vitest'
import type { Step } from '#scenarios/player/scenario.ts'
import { scene } from '../scene.ts'
import { onStage, take } from './engine/run.ts'

const opening = (number: number): Step => ({
  say: 'blindBox.requested',
  to: `blind-box/opening-${number}`,
  with: { endpoint: 'box.open', request: { id: 'none' } },
})
const openings = (from: number, to: number): Step[] => Array.from({ length: to - from }, (_, at) => opening(from + at))

it('of what is over a page keeps forty of a kind, in memory and on the disk; what is looked at or in doubt stays', async () => {
  const plan = scene('long run', { steps: [] })
  const kept: Record<string, readonly string[]> = {}
  const { breaches } = await onStage({ ...plan, signedIn: true }, async (driver) => {
    await take(driver, [...openings(1, 3), { advance: '5m' }])
    const { journal, subscribe, streams } = driver.system()
    const look = subscribe('blind-box/opening-1', () => undefined)
    await take(driver, [{ fault: 'rest.*', with: { kind: 'drop' } }, opening(100), { advance: '1m' }])
    const isBack: Step = { fault: 'rest.*', with: { kind: 'none' } }
    await take(driver, [isBack, { fault: 'rest.system.intent', with: { kind: 'drop' } }])
    await take(driver, [{ advance: '5m' }, ...openings(3, 60), { advance: '1s' }])
    const own = (all: readonly string[]) => all.filter((stream) => stream.startsWith('blind-box/'))
    kept['memory'] = own(streams())
    await journal.durable()
    kept['disk'] = own(journal.streams())
    look()
    await take(driver, [opening(60)])
    kept['later'] = own(streams())
  })
  expect(breaches).toEqual([])
  const newest = [...openings(22, 60)].map((step) => 'to' in step && step.to)
  expect(kept['memory']).toHaveLength(40)
  expect(kept['memory']).toEqual(expect.arrayContaining(['blind-box/opening-1', 'blind-box/opening-100', ...newest]))
  expect(kept['disk']?.toSorted()).toEqual(kept['memory']?.toSorted())
  expect(kept['later']).not.toContain('blind-box/opening-1')
})
