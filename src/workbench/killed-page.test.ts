import { expect, it } from 'vitest'
import { createPageLife } from './device/page-life.ts'
import { noPerils } from './device/disk.ts'
import { createBridge, type BridgeParts } from './bridge.ts'
import { createLabCore } from './lab-core.ts'
import type { Running } from './lab-bridge.ts'

const never = <T>(): Promise<T> => Promise.withResolvers<T>().promise

const nothing: Running = {
  drain: () => [],
  entries: async () => [],
  lastSeq: async () => 0,
  factsHeard: () => 0,
  actors: () => [],
  statesAt: async () => ({}),
  now: () => 0,
  nextAt: () => undefined,
}
const setting = {
  world: 'default',
  seed: 7,
  clock: '2026-03-01T08:00:00+08:00',
  start: '/pages/home/home',
  signedIn: false,
  chat: false,
}

/** A page whose journal waits for a write, of which the page dies. */
function dyingPage() {
  const life = createPageLife({ ...noPerils }, () => undefined)
  const parts = {
    life,
    system: { streams: () => [], journal: { history: () => never() } },
    control: { snapshot: async () => ({ core: {} }) },
    vault: { keys: () => [] },
    recorder: {},
    bench: {},
  } as unknown as BridgeParts
  const bridge = createBridge(parts)
  const app: Running = { ...nothing, entries: bridge.entries, isKilled: bridge.isKilled }
  return { life, bridge, app }
}

it('a page that dies while it is asked says that it was killed', async () => {
  const { life, bridge } = dyingPage()
  const asked = [bridge.entries(), bridge.standing(), bridge.statesAt(1)]
  life.kill()
  for (const answer of asked) await expect(answer).rejects.toThrow('The page was killed meanwhile.')
})

it('the workbench goes on when the page dies at which it looks, and looks at the one that comes', async () => {
  const { life, app } = dyingPage()
  const entry = { seq: 1, stream: 'toast', v: 0, fact: { type: 'toast.shown' } }
  let running: Running = app
  const core = createLabCore({ running: () => running }, setting)
  core.set({ ready: true })
  const looked = core.enqueue(async () => 'done')
  await Promise.resolve()
  life.kill()
  expect([await looked, core.get().trouble, core.get().entries]).toEqual(['done', null, []])
  running = { ...nothing, entries: async () => [entry] }
  await core.enqueue(async () => undefined)
  expect([core.get().trouble, core.get().entries]).toEqual([null, [entry]])
})
