import { expect, it } from 'vitest'
import type { Driver } from '#scenarios/player/index.ts'
import type { Running } from '../lab-bridge.ts'
import { createLabCore } from '../lab-core.ts'
import { createLabExplain } from '../lab-explain.ts'
import { createLabRun } from '../lab-run.ts'
import type { CallRow } from '../traffic/traffic.ts'
import type { Chain } from './chain.ts'
import type { Explaining } from './explain.ts'

const setting = {
  world: 'default',
  seed: 7,
  clock: '2026-03-01T08:00:00+08:00',
  start: '/pages/home/home',
  signedIn: false,
  chat: false,
}
const steps = [{ world: 'a' }, { world: 'b' }, { world: 'c' }]
const chain: Chain = { place: '0', kind: 'text', text: '甲', tag: 'p', components: [], sources: [] }
const row: CallRow = {
  kind: 'call',
  id: 1,
  at: 0,
  name: 'toy.list',
  method: 'GET',
  path: '/toy',
  body: '',
  nth: 0,
  cause: null,
  rule: null,
  struck: [],
  delayMs: 0,
  near: [],
  answer: { at: 1, status: 200, text: JSON.stringify({ name: '一', title: '二' }), error: null },
}

/** An app that shows one text, whatever is changed, on a run that was gone back in; `acted` is told what was done, by each beginning. */
function stage(acted: (plays: readonly (readonly string[])[]) => void = () => undefined) {
  const plays: string[][] = []
  const driver = {
    name: 'test',
    start: async () => void plays.push([]),
    stop: async () => undefined,
    fault: async () => undefined,
    world: async (name: string) => {
      if (name === 'refused') throw new Error('there is no such order')
      plays.at(-1)!.push(name)
      acted(plays)
    },
  } as unknown as Driver
  const app: Running = {
    drain: () => [],
    entries: async () => [],
    lastSeq: async () => 0,
    factsHeard: () => 0,
    actors: () => [],
    statesAt: async () => ({}),
    now: () => 0,
    nextAt: () => undefined,
    shown: async () => [{ place: '0', kind: 'text', text: '甲' }],
    href: () => '/a',
    chainAt: () => chain,
    traffic: () => [row],
  }
  const bridge = { running: () => app }
  const core = createLabCore(bridge, setting)
  const told: Explaining[] = []
  core.subscribe(() => {
    const { explaining } = core.get()
    if (explaining !== told.at(-1)) told.push(explaining)
  })
  const run = createLabRun({ core, driver, bridge, withoutSecrets: (all) => all })
  const contract = { answer: () => [], request: () => [] }
  const explainer = createLabExplain({ core, driver, bridge, contract, run })
  const playing = { scenario: {} as never, done: 3, status: 'passed' as const, message: null }
  core.set({ course: { steps, at: 2, branches: [] }, traffic: [row], ready: true, playing })
  return { core, explainer, told, plays }
}

it('says the how manyth replay of at most how many is played, as long as it looks', async () => {
  const { core, explainer, told } = stage()
  await core.enqueue(() => explainer.explainAt('0'))
  const { explaining } = core.get()
  if (explaining.is !== 'found') throw new Error(explaining.is)
  const counts = told.flatMap((one) => (one.is === 'searching' ? [[one.nth, one.most]] : []))
  expect(counts).toEqual(Array.from({ length: explaining.explained.tried }, (_, nth) => [nth + 1, 61]))
  expect(counts.length).toBeGreaterThan(2)
})

it('is stopped within a replay: no further step of it is done, and the run stands where it stood', async () => {
  let stop = (): void => undefined
  const { core, explainer, plays } = stage((all) => {
    // In the first step of the second replay.
    if (all.length === 2 && all[1]!.length === 1) stop()
  })
  stop = explainer.stop
  await core.enqueue(() => explainer.explainAt('0'))
  const { explaining, ready, course, playing, trouble } = core.get()
  expect(explaining).toEqual({ is: 'stopped', text: '甲', nth: 2 })
  expect(plays).toEqual([['a', 'b'], ['a'], ['a', 'b']])
  expect([ready, course, trouble]).toEqual([true, { steps, at: 2, branches: [] }, null])
  expect(playing?.status).toBe('passed')
  // What was stopped is no answer: it is played again, and found.
  await core.enqueue(() => explainer.explainAt('0'))
  expect(core.get().explaining.is).toBe('found')
})

it('says how the scenario had ended also where a step is refused again on the way back', async () => {
  const { core, explainer, plays } = stage()
  core.set({ course: { steps: [{ world: 'a' }, { world: 'refused' }, { world: 'b' }], at: 3, branches: [] } })
  await core.enqueue(() => explainer.explainAt('0'))
  const { explaining, playing, ready, trouble } = core.get()
  expect([explaining.is, playing?.status, ready, plays.at(-1)]).toEqual(['nothing', 'passed', true, ['a', 'b']])
  expect(trouble?.en).toContain('there is no such order')
})
