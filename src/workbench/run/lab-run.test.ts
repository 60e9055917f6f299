import { expect, it } from 'vitest'
import type { Driver, Step } from '#scenarios/player/index.ts'
import type { Running } from '../lab-bridge.ts'
import { createLabCore } from '../lab-core.ts'
import { createLabRun } from '../lab-run.ts'

const setting = {
  world: 'default',
  seed: 7,
  clock: '2026-03-01T08:00:00+08:00',
  start: '/pages/home/home',
  signedIn: false,
  chat: false,
}

/** An app at whose backend one act is refused, and what was done to it since it began last. */
function stage() {
  let done: string[] = []
  const driver = {
    name: 'test',
    start: async () => void (done = []),
    stop: async () => undefined,
    world: async (act: string) => {
      if (act === 'order.refuse') throw new Error('there is no such order')
      done.push(act)
    },
  } as unknown as Driver
  const app: Running = {
    drain: () => [],
    entries: async () => [],
    lastSeq: async () => done.length,
    factsHeard: () => done.length,
    actors: () => [],
    statesAt: async () => ({}),
    now: () => 0,
    nextAt: () => undefined,
  }
  const bridge = { running: () => app }
  const core = createLabCore(bridge, setting)
  return { core, run: createLabRun({ core, driver, bridge, withoutSecrets: (steps) => steps }), done: () => done }
}

const acts = (...names: readonly string[]): readonly Step[] => names.map((world) => ({ world }))

it('a step that was refused is refused again on the way back, and what came behind it is done', async () => {
  const { core, run, done } = stage()
  core.set({ course: { steps: acts('a', 'order.refuse', 'b'), at: 0, branches: [] } })
  await core.enqueue(() => run.runTo(3))
  const { ready, course, marks, trouble } = core.get()
  expect([done(), ready, course.at, marks]).toEqual([['a', 'b'], true, 3, [1, 1, 2]])
  expect(trouble?.en).toContain('there is no such order')
})

it('a run from a file is called as it was there, and saved so', async () => {
  const { core, run } = stage()
  const title = { en: 'an order', zh: '下单' }
  await core.enqueue(() => run.open({ title, cites: [], ...setting, steps: acts('a') }))
  expect(core.get().title).toEqual(title)
  expect(run.asScenario(core.get().title).title).toEqual(title)
})

it('two ways beside each other are of the run that is open, and gone with it', async () => {
  const { core, run } = stage()
  core.set({ comparison: { ways: [0, 1] } as never })
  await core.enqueue(() => run.open({ title: '', cites: [], ...setting, steps: acts('a') }))
  expect([core.get().course.at, core.get().comparison]).toEqual([1, null])
})
