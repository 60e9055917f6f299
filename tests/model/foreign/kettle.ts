import { createActor, fromCallback, type Actor, type AnyStateMachine } from 'xstate'
import type { Driver, Fact, Observed } from '#scenarios/player/index.ts'
import { createJournal, createMemoryStore, foldAll, type Journal, type StreamKind } from '#src/journal/index.ts'
import { createHeat, createRecorder, type LabBridge, type Recorder, type Running } from '#src/workbench/index.ts'
import { type KettleFact, kettleMachine } from './kettle.machine.ts'

export const kettleKind: StreamKind = { kind: 'kettle', machine: kettleMachine, upcasts: [] }

interface Timer {
  readonly at: number
  readonly ring: () => void
}

/** A kettle in a kitchen in which time is told what to do; its facts are noted before it acts on them. */
interface Kitchen {
  readonly journal: Journal
  readonly actor: Actor<AnyStateMachine>
  readonly recorder: Recorder
  readonly heat: ReturnType<typeof createHeat>
  readonly time: { now: number }
  heard: number
  timers: Timer[]
  hear(fact: Fact): void
}

const STREAM = 'kettle'

async function openKitchen(store: ReturnType<typeof createMemoryStore>, from: number): Promise<Kitchen> {
  const journal = createJournal({ open: async () => store, kinds: [kettleKind] })
  const [left] = await journal.open()
  const heat = createHeat()
  const time = { now: from }
  const machine = kettleMachine.provide({
    actors: {
      waitUntil: fromCallback<KettleFact, { at: number; fact: string }>(({ input }) => {
        const timer = { at: input.at, ring: () => kitchen.hear({ type: input.fact }) }
        kitchen.timers.push(timer)
        return () => {
          kitchen.timers = kitchen.timers.filter((one) => one !== timer)
        }
      }),
    },
  })
  const snapshot = left ? { snapshot: left.state as never } : {}
  const actor = createActor(machine as AnyStateMachine, { ...snapshot, id: STREAM, inspect: heat.inspect })
  const kitchen: Kitchen = {
    journal,
    actor,
    heat,
    recorder: createRecorder(
      () => time.now,
      (run) => void setImmediate(run),
    ),
    time,
    heard: 0,
    timers: [],
    hear: (fact) => {
      const stamped = { ...fact, at: time.now }
      kitchen.heard += 1
      journal.append(STREAM, stamped)
      actor.send(stamped)
    },
  }
  actor.start()
  return kitchen
}

/** The kettle on its stove: a driver for scenarios, what the workbench sees of it, and a finger. */
export function createKettle() {
  let store = createMemoryStore()
  let kitchen: Kitchen | undefined
  let running: Running | undefined
  const here = (): Kitchen => {
    if (!kitchen) throw new Error('nobody has opened the kitchen')
    return kitchen
  }
  const open = async (from: number): Promise<void> => {
    kitchen = await openKitchen(store, from)
    running = runningIn(kitchen)
  }
  /** Somebody does something, as a page would say it. */
  const press = (fact: Fact): void => {
    here().recorder.said(STREAM, fact)
    here().hear(fact)
  }
  const observe = async (stream: string): Promise<Observed | undefined> => {
    const { value, context } = here().actor.getSnapshot() as Observed
    return stream === STREAM ? (JSON.parse(JSON.stringify({ value, context })) as Observed) : undefined
  }
  const driver: Driver = {
    name: 'kettle',
    start: async ({ clock }) => {
      store = createMemoryStore()
      await open(Date.parse(clock))
    },
    say: async (_stream, fact, more = []) => {
      press(fact)
      for (const [, other] of more) press(other)
      await here().journal.durable()
    },
    world: async () => undefined,
    push: async () => undefined,
    fault: async () => undefined,
    advance: async (ms) => {
      const until = here().time.now + ms
      for (;;) {
        const next = here().timers.toSorted((one, other) => one.at - other.at)[0]
        if (!next || next.at > until) break
        here().time.now = next.at
        next.ring()
      }
      here().time.now = until
    },
    observe,
    requests: async () => 0,
    said: async () => [],
    books: async () => ({}),
    audit: async () => [],
    sees: async () => undefined,
    text: async () => undefined,
    reload: async () => {
      const { journal, time } = here()
      await journal.close()
      await open(time.now)
    },
    stop: async () => undefined,
  }
  const bridge: LabBridge = {
    driver,
    running: () => running,
    clock: { setTimeout: (run) => setImmediate(run) },
  }
  return { bridge, driver, press, observe: () => observe(STREAM) }
}

const runningIn = (kitchen: Kitchen): Running => ({
  drain: kitchen.recorder.drain,
  entries: kitchen.journal.history,
  lastSeq: async () => (await kitchen.journal.history()).at(-1)?.seq ?? 0,
  factsHeard: () => kitchen.heard,
  actors: () => [{ stream: STREAM, value: (kitchen.actor.getSnapshot() as Observed).value }],
  statesAt: async (seq) => {
    const tail = (await kitchen.journal.history()).filter((entry) => entry.seq <= seq)
    const folded = foldAll(new Map([[STREAM, kettleKind]]), { snapshots: [], tail })
    return Object.fromEntries(folded.flatMap((row) => ('state' in row ? [[row.stream, row.state as Observed]] : [])))
  },
  now: () => kitchen.time.now,
  nextAt: () => kitchen.timers.map(({ at }) => at).toSorted((one, other) => one - other)[0],
  heat: kitchen.heat.heat,
  heatVersion: kitchen.heat.version,
})
