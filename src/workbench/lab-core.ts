import { type Said, saidOf, type Scenario, Unexpected } from '#scenarios/player/index.ts'
import type { Entry } from '#src/journal/index.ts'
import type { ReactElement } from 'react'
import type { Deadline, Harms, LabBridge, LiveActor, Running } from './lab-bridge.ts'
import { type Heat, type HeatLayer, merged } from './chart/heat.ts'
import type { Explaining } from './explain/explain.ts'
import { type Course, doneAt, noCourse } from './run/branches.ts'
import type { Comparison } from './run/compare.ts'
import type { Rule, TrafficRow } from './traffic/traffic.ts'
import { grown, type Moments } from './run/moments.ts'
import type { Beginning } from './run/run.ts'
import { messages } from './messages.ts'

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
  readonly message: Said | null
}

/** Something that was done to the world, and what it gave back. */
export interface Deed {
  readonly id: number
  readonly name: string
  readonly input: unknown
  readonly result: unknown
}

/** How one has failed: at which step, counted from 0, and in words. */
export interface Failed {
  readonly step: number
  readonly message: Said
}

/** How it has gone with all that was played together. */
export interface Round {
  readonly total: number
  /** By file: null is well, else what went wrong. */
  readonly ended: Readonly<Record<string, Failed | null>>
  readonly going: boolean
}

export interface LabState {
  readonly setting: Setting
  readonly ready: boolean
  readonly now: number
  readonly nextAt: number | undefined
  /** The earliest first. */
  readonly deadlines: readonly Deadline[]
  readonly online: boolean
  readonly ticking: boolean
  readonly entries: readonly Entry[]
  readonly actors: readonly LiveActor[]
  /** What went between app and world since its page was opened. */
  readonly traffic: readonly TrafficRow[]
  /** What the machines have taken since the workbench was opened, in all that was played in it. */
  readonly taken: Heat
  /** What they have taken elsewhere. */
  readonly layers: readonly HeatLayer[]
  /** Rules by which requests fail, and what else is armed. */
  readonly faults: readonly Rule[]
  readonly harms: Harms
  /** Newest first. */
  readonly deeds: readonly Deed[]
  readonly round: Round | null
  /** How the run began, and what was done to it. */
  readonly beginning: Beginning
  readonly course: Course
  /** What the run is called; one from a file as it was called there. */
  readonly title: Scenario['title']
  /** Two ways of the run beside each other: by their numbers, 0 is the run itself. */
  readonly comparison: (Comparison & { readonly ways: readonly [number, number] }) | null
  /** By step: the number of the newest fact once it was done. */
  readonly marks: readonly number[]
  /** By how many steps were done: what had become of the actors. */
  readonly moments: Moments
  readonly playing: Playing | null
  /** A failing scenario as short as it still fails, and how many steps it had. */
  readonly shrunk: {
    readonly scenario: Scenario
    readonly from: number
    readonly of: Scenario
    /** Somebody has stopped it on its way. */
    readonly isStopped: boolean
  } | null
  /** How far that is: which trial of at most so many is played (0: as it is), and how many steps are left. */
  readonly shrinking: {
    readonly of: Scenario
    readonly trial: number
    readonly most: number
    readonly left: number
  } | null
  /** Where something on the phone's screen comes from. */
  readonly explaining: Explaining
  /** A file that was opened and is no scenario, while it is looked at. */
  readonly opened: ReactElement | null
  /** What went wrong last, in words. */
  readonly trouble: Said | null
}

/** What of a setting a run begins with: signing in is its first step. */
export const beginningOf = ({ world, seed, clock, start, chat }: Setting): Beginning => ({
  world,
  seed,
  clock,
  start,
  chat,
})

/** Before anything has begun. */
export const firstState = (setting: Setting): LabState => ({
  setting,
  ready: false,
  now: Date.parse(setting.clock),
  nextAt: undefined,
  deadlines: [],
  online: true,
  ticking: false,
  entries: [],
  actors: [],
  traffic: [],
  taken: {},
  layers: [],
  faults: [],
  harms: {},
  deeds: [],
  round: null,
  beginning: beginningOf(setting),
  course: noCourse,
  title: '',
  marks: [],
  moments: [],
  comparison: null,
  playing: null,
  opened: null,
  explaining: { is: 'nothing' },
  shrunk: null,
  shrinking: null,
  trouble: null,
})

/** What went wrong, in words. */
export const wordsOf = (error: unknown): Said => {
  const said = saidOf(error)
  if (!(error instanceof Unexpected)) return said
  const { en, zh } = messages.atStep
  return { en: en(error.step + 1, said.en), zh: zh(error.step + 1, said.zh) }
}

/** What is only set when it is another: comparing it would cost more than drawing it. */
const large: ReadonlySet<keyof LabState> = new Set([
  'entries',
  'traffic',
  'taken',
  'layers',
  'course',
  'moments',
  'comparison',
  'opened',
])

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** How the app is at this moment. */
const standingOf = async (app: Running) => ({
  actors: app.actors(),
  now: app.now(),
  nextAt: app.nextAt(),
  deadlines: app.deadlines?.() ?? [],
  online: app.online?.() ?? true,
  faults: (await app.rules?.()) ?? [],
  harms: (await app.harms?.()) ?? {},
})

/** Reads what is to be shown of the app, and writes down what was done since the last look. */
function createLook(get: () => LabState, set: (change: Partial<LabState>) => void) {
  let seenTraffic: number | undefined = -1
  let seenFacts = -1
  let seenHeat: number | undefined = -1
  let seenApp: Running | undefined
  /** What was taken in every page there was, by the order in which they came. */
  const taken = new Map<number, Heat>()
  /** The same but for the page that is looked at. */
  let takenElsewhere: Heat = {}
  const numbers = new WeakMap<Running, number>()
  const numberOf = (app: Running): number => {
    const known = numbers.get(app) ?? taken.size
    numbers.set(app, known)
    return known
  }

  return async (app: Running): Promise<void> => {
    const state = get()
    const facts = app.factsHeard()
    const isOther = app !== seenApp
    const isNews = facts !== seenFacts || isOther || state.entries.length === 0
    const entries = isNews ? await app.entries() : state.entries
    const last = entries.at(-1)?.seq ?? 0
    const before = get()
    const course = doneAt(before.course, app.drain())
    if (course !== before.course) {
      const moments = grown(before.moments, before.course.at, course.at, app.actors())
      set({ course, moments, marks: course.steps.map((_, at) => before.marks[at] ?? last) })
    } else if (before.moments.length === 0) set({ moments: grown([], 0, 0, app.actors()) })
    const version = app.trafficVersion?.()
    if (version !== seenTraffic || isOther) set({ traffic: app.traffic?.() ?? [] })
    const warmth = app.heatVersion?.()
    if (warmth !== seenHeat || isOther) {
      const here = numberOf(app)
      if (isOther) takenElsewhere = merged([...taken].flatMap(([page, heat]) => (page === here ? [] : [heat])))
      taken.set(here, app.heat?.() ?? {})
      set({ taken: merged([takenElsewhere, taken.get(here)!]) })
    }
    ;[seenTraffic, seenHeat, seenFacts, seenApp] = [version, warmth, facts, app]
    set({ entries, ...(await standingOf(app)) })
  }
}

/** What is known of the app in the frame, and the one queue of everything that is done to it. */
export function createLabCore(bridge: Pick<LabBridge, 'running'>, setting: Setting) {
  const heard = new Set<() => void>()
  let state = firstState(setting)
  let queue: Promise<unknown> = Promise.resolve()

  const set = (change: Partial<LabState>): void => {
    const keys = Object.keys(change) as (keyof LabState)[]
    if (keys.every((key) => Object.is(state[key], change[key]) || (!large.has(key) && same(state[key], change[key]))))
      return
    state = { ...state, ...change }
    for (const tell of heard) tell()
  }
  const lookAt = createLook(() => state, set)

  const look = async (): Promise<void> => {
    const app = bridge.running()
    if (!app || !state.ready) return
    try {
      await lookAt(app)
    } catch (error) {
      // The next look is at the page that is opened in its place.
      if (!app.isKilled?.()) throw error
    }
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
