import { Unexpected } from '#scenarios/player/player.ts'
import type { Scenario } from '#scenarios/player/scenario.ts'
import type { Diagnosis } from '#src/domain/diagnosis.ts'
import type { Entry } from '#src/journal/entry.ts'
import type { FaultRule } from '#mock/world/faults.ts'
import type { ChatFaults } from './bridge.ts'
import type { FrameDoor } from './frame-door.ts'
import { type Heat, merged } from './chart/heat.ts'
import type { HeatLayer } from './chart/heat-files.ts'
import type { Explaining } from './explain/explain.ts'
import { type Course, doneAt, noCourse } from './run/branches.ts'
import type { TrafficRow } from './traffic/traffic.ts'
import type { Beginning } from './run/run.ts'

/** How the app on the bench was started. */
export type Setting = Pick<Scenario, 'world' | 'seed' | 'clock' | 'start'> & {
  readonly signedIn: boolean
  readonly chat: boolean
}

export interface Playing {
  readonly scenario: Scenario
  /** Steps that are done. */
  readonly done: number
  readonly status: 'running' | 'waiting' | 'passed' | 'failed'
  readonly message: string | null
}

/** Something that was done to the world, and what it gave back. */
export interface Deed {
  readonly id: number
  readonly name: string
  readonly input: unknown
  readonly result: unknown
}

/** How it has gone with all that was played together. */
export interface Round {
  readonly total: number
  /** By file: null is well, else what went wrong. */
  readonly ended: Readonly<Record<string, string | null>>
  readonly going: boolean
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
  /** What went between app and world since its page was opened. */
  readonly traffic: readonly TrafficRow[]
  /** What the machines have taken since the workbench was opened, in all that was played in it. */
  readonly taken: Heat
  /** What they have taken elsewhere. */
  readonly layers: readonly HeatLayer[]
  readonly faults: readonly FaultRule[]
  readonly chatFaults: ChatFaults
  /** Newest first. */
  readonly deeds: readonly Deed[]
  readonly round: Round | null
  /** How the run began, and what was done to it. */
  readonly beginning: Beginning
  readonly course: Course
  /** By step: the number of the newest fact once it was done. */
  readonly marks: readonly number[]
  readonly playing: Playing | null
  /** A failing scenario as short as it still fails, and how many steps it had. */
  readonly shrunk: { readonly scenario: Scenario; readonly from: number; readonly of: Scenario } | null
  /** Where something on the phone's screen comes from. */
  readonly explaining: Explaining
  /** What somebody's app has exported, while it is looked at. */
  readonly report: Diagnosis | null
  /** What went wrong last, in words. */
  readonly trouble: string | null
}

export const firstSetting: Setting = {
  world: 'one-collector',
  seed: 7,
  clock: '2026-03-01T08:00:00+08:00',
  start: '/pages/home/home',
  signedIn: true,
  chat: true,
}

/** What of a setting a run begins with: signing in is its first step. */
export const beginningOf = ({ world, seed, clock, start, chat }: Setting): Beginning => ({
  world,
  seed,
  clock,
  start,
  chat,
})

export const firstState: LabState = {
  setting: firstSetting,
  ready: false,
  now: Date.parse(firstSetting.clock),
  nextAt: undefined,
  online: true,
  ticking: false,
  entries: [],
  actors: [],
  traffic: [],
  taken: {},
  layers: [],
  faults: [],
  chatFaults: { frames: [], rest: [], send: [] },
  deeds: [],
  round: null,
  beginning: beginningOf(firstSetting),
  course: noCourse,
  marks: [],
  playing: null,
  report: null,
  explaining: { is: 'nothing' },
  shrunk: null,
  trouble: null,
}

/** What went wrong, in words. */
export const wordsOf = (error: unknown): string => {
  if (error instanceof Unexpected) return `第 ${error.step + 1} 步：${error.message.replace(/^step \d+: /, '')}`
  return error instanceof Error ? error.message : String(error)
}

/** What is only set when it is another: comparing it would cost more than drawing it. */
const large: ReadonlySet<keyof LabState> = new Set(['entries', 'traffic', 'taken', 'layers', 'course'])

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What is known of the app in the frame, and the one queue of everything that is done to it. */
export function createLabCore(door: FrameDoor) {
  const heard = new Set<() => void>()
  let state = firstState
  let queue: Promise<unknown> = Promise.resolve()
  let seenTraffic = -1
  let seenFacts = -1
  let seenHeat = -1
  let seenBridge: unknown
  /** What was taken in the pages before this one, and in this one. */
  let takenBefore: Heat = {}
  let takenHere: Heat = {}

  const set = (change: Partial<LabState>): void => {
    const keys = Object.keys(change) as (keyof LabState)[]
    if (keys.every((key) => Object.is(state[key], change[key]) || (!large.has(key) && same(state[key], change[key]))))
      return
    state = { ...state, ...change }
    for (const tell of heard) tell()
  }

  /** Reads what is to be shown, and writes down what was done since the last look. */
  const look = async (): Promise<void> => {
    const bridge = door.bridge()
    if (!bridge || !state.ready) return
    const facts = bridge.factsHeard()
    const isNews = facts !== seenFacts || bridge !== seenBridge || state.entries.length === 0
    const entries = isNews ? await bridge.entries() : state.entries
    const last = entries.at(-1)?.seq ?? 0
    const course = doneAt(state.course, bridge.drain())
    if (course !== state.course) set({ course, marks: course.steps.map((_, at) => state.marks[at] ?? last) })
    const version = bridge.trafficVersion()
    if (version !== seenTraffic || bridge !== seenBridge) set({ traffic: bridge.traffic() })
    if (bridge !== seenBridge) [takenBefore, takenHere, seenHeat] = [merged([takenBefore, takenHere]), {}, -1]
    const warmth = bridge.heatVersion()
    if (warmth !== seenHeat) {
      takenHere = bridge.heat()
      set({ taken: merged([takenBefore, takenHere]) })
    }
    ;[seenTraffic, seenHeat, seenFacts, seenBridge] = [version, warmth, facts, bridge]
    set({
      entries,
      actors: bridge.actors(),
      now: bridge.now(),
      nextAt: bridge.nextAt(),
      online: bridge.online(),
      faults: await bridge.world.faults(),
      chatFaults: await bridge.chatFaults(),
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

  return {
    get: () => state,
    set,
    enqueue,
    subscribe: (tell: () => void) => {
      heard.add(tell)
      return () => heard.delete(tell)
    },
  }
}

export type LabCore = ReturnType<typeof createLabCore>
