import type { Driver } from '#scenarios/player/driver.ts'
import { createSystemClock } from '#src/services/clock/clock.ts'
import { createSystemRandom } from '#src/services/random/random.ts'
import { createPageDriver } from './drivers/page.ts'
import type { FrameDoor } from './frame-door.ts'
import { createLabCore, type LabCore, type Setting } from './lab-core.ts'
import { createLabPlayer } from './lab-player.ts'

const TICK_MS = 100
const LOOK_MS = 400
type Payload = Readonly<Record<string, unknown>>

/** What can be done to the network, the server and the world. */
const createTroubles = ({ enqueue }: LabCore, driver: Driver, door: FrameDoor) => ({
  setOnline: (online: boolean) => enqueue(() => driver.fault('network', { online })),
  fault: (target: string, rule: Payload) => enqueue(() => driver.fault(target, rule)),
  removeFault: (id: string) => enqueue(async () => void (await door.bridge()?.world.faults({ remove: [id] }))),
  clearFaults: () => enqueue(async () => void (await door.bridge()?.world.faults({ clear: true }))),
  act: (name: string, input: Payload) => enqueue(() => driver.world(name, input)),
  push: (kind: string, payload: Payload) => enqueue(() => driver.push(kind, payload)),
})

/** The workbench without its panels. */
export function createLab(door: FrameDoor) {
  const clock = createSystemClock()
  const random = createSystemRandom()
  const driver = createPageDriver({ name: 'workbench', door, newRun: () => random.id('run') })
  const core = createLabCore(door)
  const { get, set, enqueue, subscribe } = core
  let closed = false

  const open = async (setting: Setting): Promise<void> => {
    set({ ready: false, setting, entries: [], actors: [], faults: [], trouble: null })
    core.forgetMarks(-1)
    await driver.start({ title: '', cites: [], steps: [], ...setting })
    set({ ready: true })
  }
  const player = createLabPlayer({ core, driver, clock, open })

  const tick = (): void => {
    if (closed || !get().ticking) return
    void enqueue(() => driver.advance(TICK_MS)).then(() => clock.setTimeout(tick, TICK_MS))
  }
  const watch = (): void => {
    if (closed) return
    void enqueue(async () => undefined).then(() => clock.setTimeout(watch, LOOK_MS))
  }

  /** Everything as it was after the fact: journal, world, storage and clock. */
  const rewind = async (seq: number): Promise<void> => {
    const mark = core.markAt(seq)
    const before = door.bridge()
    if (!mark || !before) throw new Error('那一刻没有留下记录')
    set({ ready: false, ticking: false, playing: null })
    await before.rewind(mark)
    await door.reopened(before)
    core.forgetMarks(mark.seq)
    set({ ready: true })
    await door.bridge()?.settle()
  }

  return {
    get,
    subscribe,
    ...player,
    /** Starts the bench and keeps looking at it. */
    begin: () => {
      closed = false
      void enqueue(() => open(get().setting))
      watch()
      return () => {
        closed = true
      }
    },
    restart: (change: Partial<Setting> = {}) => {
      player.stop()
      return enqueue(() => {
        set({ playing: null, ticking: false })
        return open({ ...get().setting, ...change })
      })
    },
    rewind: (seq: number) => {
      player.stop()
      return enqueue(() => rewind(seq))
    },
    advance: (ms: number) => enqueue(() => driver.advance(ms)),
    tick: (ticking: boolean) => {
      set({ ticking })
      if (ticking) tick()
    },
    ...createTroubles(core, driver, door),
    reload: () => enqueue(() => driver.reload()),
    statesAt: (seq: number) => enqueue(async () => door.bridge()?.statesAt(seq)),
    observe: (stream: string) => enqueue(() => driver.observe(stream)),
    forgive: () => set({ trouble: null }),
  }
}

export type Lab = ReturnType<typeof createLab>
