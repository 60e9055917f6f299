import {
  type Driver,
  type Fact,
  isBroken,
  mistakesText,
  readScenarioText,
  SaidError,
  type Scenario,
  streamOf,
} from '#scenarios/player/index.ts'
import type { ReactElement } from 'react'
import type { Catalogue } from './catalogue.ts'
import type { HeatLayer } from './chart/heat.ts'
import type { LabBridge, Running } from './lab-bridge.ts'
import { beginningOf, createLabCore, type LabCore, type Setting } from './lab-core.ts'
import { createLabExplain } from './lab-explain.ts'
import { createLabPlayer } from './lab-player.ts'
import { createLabShrink } from './lab-shrink.ts'
import { createLabRun, type LabRun } from './lab-run.ts'
import { phoneAt, tabAt } from './phones/places.ts'
import { noCourse } from './run/branches.ts'
import { readLink } from './run/run.ts'
import { both } from './language.ts'
import { messages } from './messages.ts'

const TICK_MS = 100
const LOOK_MS = 400
const DEEDS_MAX = 20
type Payload = Readonly<Record<string, unknown>>

/** What can be done to the network, the server and the world. */
const createTroubles = ({ enqueue, get, set }: LabCore, { driver, running, phones }: LabBridge) => ({
  /**
   * Takes the page at a place into the hand. A phone that is not there yet is opened, as the first one was, with nobody signed in; a tab
   * as another window of its browser.
   */
  hold: (place: number) =>
    enqueue(async () => {
      const held = () => phones?.now().held ?? 1
      if (phoneAt(held()) !== phoneAt(place)) await driver.fault('devices', { use: phoneAt(place) })
      if (held() !== place) await driver.fault('tabs', { use: tabAt(place) })
    }),
  /** Closes a phone, with all its tabs. */
  closePhone: (phone: number) => enqueue(() => driver.fault('devices', { close: phone })),
  /** Says a fact to an actor, as if somebody had. */
  say: (stream: string, fact: Fact) => enqueue(() => driver.say(stream, fact)),
  /** Says a fact once more, as it was said last. */
  sayLast: (stream: string, type: string) =>
    enqueue(async () => {
      const { course } = get()
      const said = course.steps
        .slice(0, course.at)
        .flatMap((step) => ('say' in step ? [step, ...(step.and ?? [])] : []))
        .findLast((one) => one.say === type && (one.to ?? streamOf(type)) === stream)
      if (!said) throw new SaidError(both(messages.notFromOutside, type))
      await driver.say(stream, { type, ...said.with })
    }),
  setOnline: (online: boolean) => enqueue(() => driver.fault('network', { online })),
  fault: (target: string, rule: Payload) => enqueue(() => driver.fault(target, rule)),
  removeFault: (id: string) => enqueue(async () => running()?.removeRule?.(id)),
  clearFaults: () => enqueue(async () => running()?.clearRules?.()),
  /** What it gives back is kept among the deeds; undefined where it was refused. */
  act: (name: string, input: Payload) =>
    enqueue(async () => {
      const result = await driver.world(name, input)
      const { deeds } = get()
      const deed = { id: (deeds[0]?.id ?? 0) + 1, name, input, result: result ?? null }
      set({ deeds: [deed, ...deeds].slice(0, DEEDS_MAX) })
      return true
    }),
  push: (kind: string, payload: Payload) => enqueue(() => driver.push(kind, payload)),
})

/** The clock that walks, and the eye that keeps looking. */
function createPulse({ get, set, enqueue }: LabCore, { driver, clock, revive }: LabBridge) {
  let isClosed = false
  const walk = (): void => {
    if (isClosed || !get().ticking) return
    void enqueue(() => driver.advance(TICK_MS)).then(() => clock.setTimeout(walk, TICK_MS))
  }
  const watch = (): void => {
    if (isClosed) return
    // A page that a finger has brought to the point where it is killed.
    void enqueue(async () => revive?.()).then(() => clock.setTimeout(watch, LOOK_MS))
  }
  return {
    tick: (ticking: boolean): void => {
      set({ ticking })
      if (ticking) walk()
    },
    begin: () => {
      isClosed = false
      watch()
      return () => {
        isClosed = true
      }
    },
  }
}

/** Begins with the run that the address links to, or anew. */
async function beginning(
  { words }: Pick<Catalogue, 'words'>,
  open: (setting: Setting) => Promise<void>,
  run: LabRun,
  setting: Setting,
): Promise<void> {
  const [, link] = /^#run=(.+)$/.exec(location.hash) ?? []
  if (link === undefined) return open(setting)
  const read = readScenarioText('#run', await readLink(link), await words())
  if (!isBroken(read)) return run.open(read.scenario)
  await open(setting)
  throw new SaidError(mistakesText(read))
}

/** What the workbench is made of: the way to an app, and what is known of it by name. */
export interface LabParts {
  readonly bridge: LabBridge
  readonly catalogue: Catalogue
}

/** Begins the app anew in a way of its own: what `open` starts is looked at, what the driver does is written down. */
export type Beginner = (parts: {
  readonly driver: Driver
  readonly setting: Setting
  readonly open: (setting: Setting) => Promise<void>
}) => Promise<void>

/** What is only shown, or not any more: the app knows nothing of it. */
const shownBeside = ({ get, set }: LabCore) => ({
  /** Shows what is in a file; null closes it. */
  showOpened: (opened: ReactElement | null) => set({ opened }),
  /** Counts what was taken elsewhere, too; a file that is opened again takes its own place. */
  addLayers: (added: readonly HeatLayer[]) => {
    const names = new Set(added.map(({ name }) => name))
    set({ layers: [...get().layers.filter(({ name }) => !names.has(name)), ...added] })
  },
  closeComparison: () => set({ comparison: null }),
  entitle: (title: string) => set({ title }),
  forgive: () => set({ trouble: null }),
})

interface AnewParts {
  readonly run: LabRun
  readonly shrinker: ReturnType<typeof createLabShrink>
  readonly explainer: ReturnType<typeof createLabExplain>
}

/** What runs from the beginning again, each in its turn. */
const anew = ({ run, shrinker, explainer }: AnewParts, again: (work: () => Promise<void>) => Promise<void>) => ({
  runTo: (at: number) => again(() => run.runTo(at)),
  runToFact: (seq: number) => again(() => run.runToFact(seq)),
  compare: (here: number, there: number) => again(() => run.compare(here, there)),
  takeBranch: (id: number) => again(() => run.take(id)),
  openRun: (scenario: Scenario) => again(() => run.open(scenario)),
  shrink: (scenario: Scenario) => again(() => shrinker.shrink(scenario)),
  explainAt: (place: string) => again(() => explainer.explainAt(place)),
})

/** The workbench without its panels. */
export function createLab({ bridge, catalogue }: LabParts) {
  const { driver, clock } = bridge
  const { withoutSecrets = (steps) => steps, contract } = catalogue
  const core = createLabCore(bridge, catalogue.setting)
  const { get, set, enqueue, subscribe } = core

  const open = async (setting: Setting, recorded = false): Promise<void> => {
    set({ ready: false, setting, entries: [], actors: [], faults: [], deeds: [], trouble: null })
    set({ beginning: beginningOf(setting), course: noCourse, title: '', marks: [], moments: [], comparison: null })
    await driver.start({ title: '', cites: [], steps: [], recorded, ...setting })
    set({ ready: true })
  }
  const run = createLabRun({ core, driver, bridge, withoutSecrets })
  const explainer = createLabExplain({ core, driver, bridge, contract, run })
  const player = createLabPlayer({ core, driver: run.driver, clock, open })
  const shrinker = createLabShrink({ core, driver: run.driver, runTo: run.runTo })

  const { tick, begin } = createPulse(core, bridge)

  /** Ends what goes on by itself: playing, shrinking, and looking into a text. */
  const stop = (): void => {
    player.stop()
    explainer.stop()
    shrinker.stop()
  }
  const again = (work: () => Promise<void>) => {
    stop()
    return enqueue(work)
  }

  return {
    catalogue,
    get,
    subscribe,
    ...player,
    stop,
    /** Starts the bench and keeps looking at it. */
    begin: () => {
      void enqueue(() => beginning(catalogue, open, run, get().setting))
      return begin()
    },
    restart: (change: Partial<Setting> = {}) =>
      again(() => {
        set({ playing: null, ticking: false })
        return open({ ...get().setting, ...change })
      }),
    beginWith: (begin: Beginner) =>
      again(() => {
        set({ playing: null, ticking: false })
        return begin({ driver, open, setting: get().setting })
      }),
    ...anew({ run, shrinker, explainer }, again),
    shown: explainer.shown,
    point: explainer.point,
    ...shownBeside(core),
    asScenario: run.asScenario,
    /** Does something after a while by the clock on the wall. */
    later: (work: () => void, ms: number) => void clock.setTimeout(work, ms),
    advance: (ms: number) => enqueue(() => driver.advance(ms)),
    tick,
    /** One will soon begin anew, or will not. */
    standBy: (on: boolean) => bridge.standBy?.(on),
    ...createTroubles(core, bridge),
    reload: () => enqueue(run.reload),
    statesAt: (seq: number) => enqueue(async () => bridge.running()?.statesAt(seq)),
    /** Asks the running app for what only it has, in its turn. */
    ask: <T>(what: (app: Running) => Promise<T>) =>
      enqueue(async () => {
        const app = bridge.running()
        return app && (await what(app))
      }),
    observe: (stream: string) => enqueue(() => driver.observe(stream)),
  }
}

export type Lab = ReturnType<typeof createLab>
