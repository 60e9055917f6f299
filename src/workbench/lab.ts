import { type Scenario, streamOf } from '#scenarios/player/scenario.ts'
import type { Driver, Fact } from '#scenarios/player/driver.ts'
import type { Diagnosis } from '#src/domain/diagnosis.ts'
import { type Clock, createSystemClock } from '#src/services/clock/clock.ts'
import { createSystemRandom } from '#src/services/random/random.ts'
import { frameAddress } from './bench-order.ts'
import { createPageDriver } from './drivers/page.ts'
import type { FrameDoor } from './frame-door.ts'
import type { RoutePath } from '#src/routes/table.ts'
import type { Example } from './examples.ts'
import { openSight } from './lab-sight.ts'
import { beginningOf, createLabCore, type LabCore, type Setting } from './lab-core.ts'
import { mistakeText } from '#scenarios/player/mistake-text.ts'
import { isBroken, readScenarioText } from '#scenarios/player/read-file.ts'
import { readLink } from './run/run.ts'
import { scenarioWords } from './words.ts'
import type { HeatLayer } from './chart/heat-files.ts'
import { createLabExplain } from './lab-explain.ts'
import { createLabRun, type LabRun } from './lab-run.ts'
import { noCourse } from './run/branches.ts'
import { createLabPlayer } from './lab-player.ts'

const TICK_MS = 100
const LOOK_MS = 400
const DEEDS_MAX = 20
type Payload = Readonly<Record<string, unknown>>

/** What can be done to the network, the server and the world. */
const createTroubles = ({ enqueue, get, set }: LabCore, driver: Driver, door: FrameDoor) => ({
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
      if (!said) throw new Error(`${type} 不是从外面说的，不能照样再说`)
      await driver.say(stream, { type, ...said.with })
    }),
  setOnline: (online: boolean) => enqueue(() => driver.fault('network', { online })),
  fault: (target: string, rule: Payload) => enqueue(() => driver.fault(target, rule)),
  removeFault: (id: string) => enqueue(async () => void (await door.bridge()?.world.faults({ remove: [id] }))),
  clearFaults: () => enqueue(async () => void (await door.bridge()?.world.faults({ clear: true }))),
  /** What it gives back is kept among the deeds. */
  act: (name: string, input: Payload) =>
    enqueue(async () => {
      const result = await driver.world(name, input)
      const { deeds } = get()
      const deed = { id: (deeds[0]?.id ?? 0) + 1, name, input, result: result ?? null }
      set({ deeds: [deed, ...deeds].slice(0, DEEDS_MAX) })
    }),
  clearChatFaults: () =>
    enqueue(async () => {
      await driver.fault('chat.frames', { kind: 'none' })
      await driver.fault('chat.rest', { kind: 'none' })
    }),
  push: (kind: string, payload: Payload) => enqueue(() => driver.push(kind, payload)),
})

/** The clock that walks, and the eye that keeps looking. */
function createPulse({ get, set, enqueue }: LabCore, driver: Driver, clock: Pick<Clock, 'setTimeout'>) {
  let isClosed = false
  const walk = (): void => {
    if (isClosed || !get().ticking) return
    void enqueue(() => driver.advance(TICK_MS)).then(() => clock.setTimeout(walk, TICK_MS))
  }
  const watch = (): void => {
    if (isClosed) return
    void enqueue(async () => undefined).then(() => clock.setTimeout(watch, LOOK_MS))
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
async function beginning(open: (setting: Setting) => Promise<void>, run: LabRun, setting: Setting): Promise<void> {
  const [, link] = /^#run=(.+)$/.exec(location.hash) ?? []
  if (link === undefined) return open(setting)
  const read = readScenarioText('#run', await readLink(link), await scenarioWords())
  if (!isBroken(read)) return run.open(read.scenario)
  await open(setting)
  throw new Error(read.mistakes.map((mistake) => mistakeText(mistake, 'zh')).join('；'))
}

/** The workbench without its panels. */
export function createLab(door: FrameDoor) {
  const clock = createSystemClock()
  const random = createSystemRandom()
  const driver = createPageDriver({
    name: 'workbench',
    door,
    newRun: () => random.id('run'),
    addressOf: frameAddress,
  })
  const core = createLabCore(door)
  const { get, set, enqueue, subscribe } = core

  const open = async (setting: Setting): Promise<void> => {
    set({ ready: false, setting, entries: [], actors: [], faults: [], deeds: [], trouble: null })
    set({ beginning: beginningOf(setting), course: noCourse, marks: [] })
    await driver.start({ title: '', cites: [], steps: [], ...setting })
    set({ ready: true })
  }
  const run = createLabRun({ core, driver, door })
  const explainer = createLabExplain({ core, driver, door, run })
  const player = createLabPlayer({ core, driver: run.driver, clock, open })

  const { tick, begin } = createPulse(core, driver, clock)

  const again = (work: () => Promise<void>) => {
    player.stop()
    return enqueue(work)
  }

  return {
    get,
    subscribe,
    ...player,
    /** Starts the bench and keeps looking at it. */
    begin: () => {
      void enqueue(() => beginning(open, run, get().setting))
      return begin()
    },
    restart: (change: Partial<Setting> = {}) => {
      player.stop()
      return enqueue(() => {
        set({ playing: null, ticking: false })
        return open({ ...get().setting, ...change })
      })
    },
    openSight: (path: RoutePath, example: Example) => {
      player.stop()
      return enqueue(() => {
        set({ playing: null, ticking: false })
        return openSight({ driver, open, setting: get().setting }, path, example)
      })
    },
    runTo: (at: number) => again(() => run.runTo(at)),
    runToFact: (seq: number) => again(() => run.runToFact(seq)),
    takeBranch: (id: number) => again(() => run.take(id)),
    openRun: (scenario: Scenario) => again(() => run.open(scenario)),
    shown: explainer.shown,
    point: explainer.point,
    explainAt: (place: string) => again(() => explainer.explainAt(place)),
    /** Shows what somebody's app has exported; null closes it. */
    showReport: (report: Diagnosis | null) => set({ report }),
    /** Counts what was taken elsewhere, too; a file that is opened again takes its own place. */
    addLayers: (added: readonly HeatLayer[]) => {
      const names = new Set(added.map(({ name }) => name))
      set({ layers: [...get().layers.filter(({ name }) => !names.has(name)), ...added] })
    },
    asScenario: run.asScenario,
    advance: (ms: number) => enqueue(() => driver.advance(ms)),
    tick,
    ...createTroubles(core, driver, door),
    reload: () => enqueue(run.reload),
    statesAt: (seq: number) => enqueue(async () => door.bridge()?.statesAt(seq)),
    observe: (stream: string) => enqueue(() => driver.observe(stream)),
    forgive: () => set({ trouble: null }),
  }
}

export type Lab = ReturnType<typeof createLab>
