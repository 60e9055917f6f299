import { perform, Unexpected } from '#scenarios/player/player.ts'
import type { Driver } from '#scenarios/player/driver.ts'
import type { Scenario } from '#scenarios/player/scenario.ts'
import type { Entry } from '#src/journal/entry.ts'
import type { FaultRule } from '#mock/faults.ts'
import { createSystemClock } from '#src/services/clock/clock.ts'
import { createSystemRandom } from '#src/services/random/random.ts'
import { createPageDriver } from './drivers/page.ts'
import type { FrameDoor } from './frame-door.ts'
import type { Mark } from './rewind.ts'

/** How the app on the bench was started. */
export type Setting = Pick<Scenario, 'world' | 'seed' | 'clock' | 'start'> & { readonly signedIn: boolean }

export interface Playing {
  readonly scenario: Scenario
  /** Steps that are done. */
  readonly done: number
  readonly status: 'running' | 'waiting' | 'passed' | 'failed'
  readonly message: string | null
}

export interface LabState {
  readonly setting: Setting
  readonly ready: boolean
  readonly now: number
  readonly nextAt: number | undefined
  readonly online: boolean
  readonly ticking: boolean
  readonly entries: readonly Entry[]
  readonly actors: readonly { readonly stream: string; readonly value: unknown }[]
  readonly faults: readonly FaultRule[]
  /** Facts one can go back to. */
  readonly marked: readonly number[]
  readonly playing: Playing | null
  /** What went wrong last, in words. */
  readonly trouble: string | null
}

const TICK_MS = 100
const LOOK_MS = 400
const STEP_MS = 450
const MARKS_MAX = 80

export const firstSetting: Setting = {
  world: 'one-collector',
  seed: 7,
  clock: '2026-03-01T08:00:00+08:00',
  start: '/pages/home/home',
  signedIn: true,
}

const start: LabState = {
  setting: firstSetting,
  ready: false,
  now: Date.parse(firstSetting.clock),
  nextAt: undefined,
  online: true,
  ticking: false,
  entries: [],
  actors: [],
  faults: [],
  marked: [],
  playing: null,
  trouble: null,
}

const wordsOf = (error: unknown): string => {
  if (error instanceof Unexpected) return `第 ${error.step + 1} 步：${error.message.replace(/^step \d+: /, '')}`
  return error instanceof Error ? error.message : String(error)
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The workbench without its panels: one queue of everything that is done to the app in the frame, and what is known of it. */
export function createLab(door: FrameDoor) {
  const clock = createSystemClock()
  const random = createSystemRandom()
  const driver: Driver = createPageDriver({ name: 'workbench', door, newRun: () => random.id('run') })
  const heard = new Set<() => void>()
  let state = start
  let marks: Mark[] = []
  let queue: Promise<unknown> = Promise.resolve()
  let wanted: 'run' | 'wait' = 'wait'
  let closed = false

  const set = (change: Partial<LabState>): void => {
    const keys = Object.keys(change) as (keyof LabState)[]
    if (keys.every((key) => Object.is(state[key], change[key]) || same(state[key], change[key]))) return
    state = { ...state, ...change }
    for (const tell of heard) tell()
  }

  /** Reads what is to be shown, and marks the moment when something has happened since the last one. */
  const look = async (): Promise<void> => {
    const bridge = door.bridge()
    if (!bridge || !state.ready) return
    const entries = await bridge.entries()
    const last = entries.at(-1)?.seq ?? 0
    if (marks.at(-1)?.seq !== last) marks = [...marks, await bridge.mark()].slice(-MARKS_MAX)
    set({
      entries,
      actors: bridge.actors(),
      now: bridge.now(),
      nextAt: bridge.nextAt(),
      online: bridge.online(),
      faults: await bridge.world.faults(),
      marked: marks.map(({ seq }) => seq),
    })
  }

  /** One thing after the other; what goes wrong is said and does not stop the next. */
  const enqueue = <T>(work: () => Promise<T>): Promise<T | undefined> => {
    const run = queue.then(work).then(
      async (result) => {
        await look()
        return result
      },
      (error: unknown) => {
        set({ trouble: wordsOf(error) })
        return undefined
      },
    )
    queue = run
    return run
  }

  const open = async (setting: Setting): Promise<void> => {
    set({ ready: false, setting, entries: [], actors: [], faults: [], trouble: null })
    marks = []
    await driver.start({ title: '', cites: [], steps: [], ...setting })
    set({ ready: true })
  }

  const step = async (): Promise<void> => {
    const { playing } = state
    const next = playing?.scenario.steps[playing.done]
    if (!playing || !next) return
    try {
      await perform(driver, next, playing.done)
      const done = playing.done + 1
      const passed = done === playing.scenario.steps.length
      set({ playing: { ...playing, done, status: passed ? 'passed' : wanted === 'run' ? 'running' : 'waiting' } })
    } catch (error) {
      set({ playing: { ...playing, status: 'failed', message: wordsOf(error) } })
    }
  }

  const isGoing = () => state.playing?.status === 'running' || state.playing?.status === 'waiting'
  const load = (scenario: Scenario, status: Playing['status']) =>
    enqueue(async () => {
      const { world, seed, clock: at, start: place, signedIn = false } = scenario
      set({ ticking: false, playing: { scenario, done: 0, status, message: null } })
      await open({ world, seed, clock: at, start: place, signedIn })
    })

  const goOn = async (): Promise<void> => {
    while (wanted === 'run' && isGoing()) {
      await enqueue(step)
      const pause = Promise.withResolvers<void>()
      clock.setTimeout(pause.resolve, STEP_MS)
      await pause.promise
    }
  }

  const tick = (): void => {
    if (closed || !state.ticking) return
    void enqueue(() => driver.advance(TICK_MS)).then(() => clock.setTimeout(tick, TICK_MS))
  }
  const watch = (): void => {
    if (closed) return
    void enqueue(async () => undefined).then(() => clock.setTimeout(watch, LOOK_MS))
  }

  return {
    get: () => state,
    subscribe: (tell: () => void) => {
      heard.add(tell)
      return () => heard.delete(tell)
    },
    /** Starts the bench and keeps looking at it. */
    begin: () => {
      void enqueue(() => open(state.setting))
      watch()
      return () => {
        closed = true
      }
    },
    restart: (change: Partial<Setting> = {}) => {
      wanted = 'wait'
      return enqueue(() => {
        set({ playing: null, ticking: false })
        return open({ ...state.setting, ...change })
      })
    },
    /** Plays from the beginning, or goes on where a single step left off. */
    play: async (scenario: Scenario) => {
      const goesOn = state.playing?.scenario === scenario && state.playing.status === 'waiting'
      wanted = 'run'
      if (goesOn && state.playing) set({ playing: { ...state.playing, status: 'running' } })
      else await load(scenario, 'running')
      await goOn()
    },
    step: async (scenario: Scenario) => {
      const goesOn = state.playing?.scenario === scenario && isGoing()
      wanted = 'wait'
      if (!goesOn) await load(scenario, 'waiting')
      await enqueue(step)
    },
    stop: () => {
      wanted = 'wait'
      if (state.playing?.status === 'running') set({ playing: { ...state.playing, status: 'waiting' } })
    },
    advance: (ms: number) => enqueue(() => driver.advance(ms)),
    tick: (ticking: boolean) => {
      set({ ticking })
      if (ticking) tick()
    },
    setOnline: (online: boolean) => enqueue(() => driver.fault('network', { online })),
    fault: (target: string, rule: Readonly<Record<string, unknown>>) => enqueue(() => driver.fault(target, rule)),
    removeFault: (id: string) => enqueue(async () => void (await door.bridge()?.world.faults({ remove: [id] }))),
    clearFaults: () => enqueue(async () => void (await door.bridge()?.world.faults({ clear: true }))),
    act: (name: string, input: Readonly<Record<string, unknown>>) => enqueue(() => driver.world(name, input)),
    push: (kind: string, payload: Readonly<Record<string, unknown>>) => enqueue(() => driver.push(kind, payload)),
    reload: () => enqueue(() => driver.reload()),
    statesAt: (seq: number) => enqueue(async () => door.bridge()?.statesAt(seq)),
    observe: (stream: string) => enqueue(() => driver.observe(stream)),
    /** Everything as it was after the fact: journal, world, storage and clock. */
    rewind: (seq: number) =>
      enqueue(async () => {
        const mark = marks.findLast((one) => one.seq <= seq)
        const before = door.bridge()
        if (!mark || !before) throw new Error('那一刻没有留下记录')
        wanted = 'wait'
        set({ ready: false, ticking: false, playing: null })
        await before.rewind(mark)
        await door.reopened(before)
        marks = marks.filter((one) => one.seq <= mark.seq)
        set({ ready: true })
        await door.bridge()?.settle()
      }),
    forgive: () => set({ trouble: null }),
  }
}

export type Lab = ReturnType<typeof createLab>
