import { expect, it } from 'vitest'
import type { Step } from '#scenarios/player/scenario.ts'
import { perform } from '#scenarios/player/player.ts'
import { createPageDriver } from '#src/workbench/drivers/page.ts'
import { withoutSecrets } from '#src/workbench/app/secrets.ts'
import { firstSetting } from '#src/workbench/app/setting.ts'
import { beginningOf, createLabCore } from '#src/workbench/lab-core.ts'
import { createLabRun } from '#src/workbench/lab-run.ts'
import { createHeadlessDoor } from './headless-door.ts'

const asks: Step = {
  say: 'verificationCode.sendRequested',
  to: 'verification-code/login',
  with: { phone: '13800000000' },
}

it('two ways of a run are played beside each other, and one stands where one stood', async () => {
  const door = createHeadlessDoor()
  let runs = 0
  const driver = createPageDriver({ name: 'bench', door, newRun: () => `run-${++runs}` })
  const bridge = { running: door.bridge }
  const setting = { ...firstSetting, start: '/pages/login/login/index', signedIn: false }
  const core = createLabCore(bridge, setting)
  const run = createLabRun({ core, driver, bridge, withoutSecrets })
  const look = () => core.enqueue(async () => undefined)
  core.set({ beginning: beginningOf(setting) })
  await driver.start({ title: '', cites: [], steps: [], ...setting })
  core.set({ ready: true })

  await perform(driver, asks, 0)
  await look()
  await perform(driver, { advance: '5s' }, 1)
  await look()
  // Back behind the first step, and on in another way: the sending fails.
  await run.runTo(0)
  await perform(driver, { fault: 'rest.session.sendSms', with: { kind: 'code', code: 500, times: 1 } }, 0)
  await perform(driver, asks, 1)
  await look()
  const { course } = core.get()
  await run.runTo(1)
  expect(course.branches.map(({ id }) => id)).toEqual([1])

  await run.compare(0, 1)
  const comparison = core.get().comparison!
  expect([comparison.ways, comparison.common]).toEqual([[0, 1], 0])
  const code = comparison.streams.find(({ stream }) => stream === 'verification-code/login')
  expect([code?.here?.value, code?.there?.value]).toEqual(['start', 'counting'])
  const sent = comparison.traffic.map(({ here, there }) =>
    [here, there].map((row) => row?.kind === 'call' && row.name === 'session.sendSms' && row.rule?.kind),
  )
  expect(sent).toContainEqual(['code', undefined])
  // One stands where one stood, and the branch is kept.
  expect(core.get().course).toEqual({ ...course, at: 1 })
  expect((await door.bridge()!.observe('verification-code/login'))?.value ?? 'start').toBe('start')
  await door.stop()
})
