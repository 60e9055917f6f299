import type { ChatConnection, ChatTransport } from '#mock/im/types.ts'
import type { WorldControl } from '#mock/control.ts'
import { createFramesDoor, type FramesWorld, type FramesWorldOptions } from '#mock/frames.ts'
import type { WorldName } from '#mock/world/names.ts'
import { type TimerId, waitOn } from '#src/services/clock/clock.ts'
import { createVirtualClock, macrotask, type VirtualClock } from '#src/services/clock/virtual-clock.ts'
import type { TabsChannel } from '#src/app/tabs/tabs.ts'
import type { BenchOrder } from '../bench-order.ts'
import { type Browser, createBrowser } from '../device/browser.ts'
import type { Fate } from '../device/fate.ts'
import { createPhoneDisk, type PhoneDisk } from './phone-disk.ts'
import { phoneAt, placeOf, tabAt } from './places.ts'
import { createRecorder, type Recorder } from '../run/recorder.ts'
import { createSettle } from '../settle.ts'
import type { Work } from '../work.ts'

/** What a phone tells the host of itself, as long as its page lives. */
export interface Guest {
  readonly work: Pick<Work, 'count' | 'done'>
  /** Resolves when all that its app has noted is stored; undefined while none runs. */
  readonly durable: () => Promise<unknown> | undefined
  /** What its page does besides: it starts, or loads code. */
  readonly busy: () => number
  /** Its tab comes into sight, or another one of its phone does. */
  readonly shows: (on: boolean) => void
  /** The network of its phone goes, or is there again. */
  readonly online: (on: boolean) => void
  readonly onWait: NonNullable<FramesWorldOptions['onWait']>
  readonly onPlanned: NonNullable<FramesWorldOptions['onPlanned']>
}

/** What a phone has of the host instead of a world of its own. */
export interface Seat {
  readonly clock: VirtualClock
  readonly control: WorldControl
  /** Writes down what is done, and on which phone. */
  readonly recorder: Recorder
  /** Resolves when nothing happens on any phone. */
  readonly settle: () => Promise<void>
  readonly ask: FramesWorld['ask']
  connect(transport: ChatTransport): ChatConnection
  /** What lies on the phone. */
  readonly stored: PhoneDisk
  /** All that lies there is gone. */
  lose(): Promise<void>
  /** The way to the other tabs of the phone. */
  readonly channel: (fate: Fate) => TabsChannel
  /** The pages of the phone's other tabs. */
  readonly fellows: () => readonly Guest[]
  /** Whether pages keep silent. */
  isShut(): boolean
  unshut(): void
  /** The page is about to be opened again: nothing comes to rest before it is back. */
  returns(): void
  /** The page goes: nothing of it happens any more. */
  leave(): void
}

/**
 * One world with its clock and its chat service for all phones of a workbench. It lies in the page around them: what lies in a page dies
 * with it (promises of a document that is gone are never settled), and a phone can be killed while the others go on.
 */
export interface WorldHost {
  /** A seat for the page of a phone; the first of another run begins that run's world. */
  enter(order: BenchOrder, guest: Guest): Promise<Seat>
  /** What is done next is done at this place: on this phone, in this tab. */
  take(place: number): void
  /** All pages of this phone go now; what lies on it stays there. Where it was in the hand, the first one is. */
  closes(phone: number): void
}

interface Life {
  readonly guest: Guest
  readonly timers: Set<TimerId>
  readonly connections: Set<ChatConnection>
}

interface Stage {
  readonly clock: VirtualClock
  readonly control: WorldControl
  readonly recorder: Recorder
  readonly settle: () => Promise<void>
  /** By place. */
  readonly lives: Map<number, Life>
  /** Places whose page is on its way back. */
  readonly returning: Set<number>
  /** By phone. */
  readonly disks: Map<number, ReturnType<typeof createPhoneDisk>>
  /** What is between the tabs of a phone, and which of them is in sight. */
  readonly browsers: Map<number, Browser>
  readonly inSight: Map<number, number>
  readonly ask: Seat['ask']
  readonly connect: Seat['connect']
  /** Another phone has come or gone. */
  readonly moved: () => void
  isShut: boolean
  /** The phone of the step that was written down last. */
  last: number
}

/** Things of another page as things of this one: what is asked of an object is often what made it. */
const copied = <T>(value: T): T => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T))

const controlFrom = (control: WorldControl): WorldControl =>
  Object.fromEntries(
    Object.entries(control).map(([name, own]: [string, (...given: readonly unknown[]) => unknown]) => [
      name,
      (...given: readonly unknown[]) => own(...given.map(copied)),
    ]),
  ) as unknown as WorldControl

async function openStage(order: BenchOrder, openIn: ReturnType<typeof createFramesDoor>): Promise<Stage> {
  const lives = new Map<number, Life>()
  const returning = new Set<number>()
  const guests = () => [...lives.values()].map(({ guest }) => guest)
  let change = Promise.withResolvers<void>()
  const settle = createSettle({
    work: {
      count: () => returning.size + guests().reduce((sum, { work }) => sum + work.count(), 0),
      // A page that goes meanwhile never says that it is done.
      done: async () => {
        const done = guests().map(({ work }) => work.done())
        await Promise.race([change.promise, Promise.all(returning.size > 0 ? [change.promise] : done)])
      },
    },
    page: {
      durable: () => Promise.race([change.promise, Promise.all(guests().map(async ({ durable }) => durable()))]),
      busy: () => guests().reduce((sum, { busy }) => sum + busy(), 0),
    },
  })
  const clock = createVirtualClock(order.now, settle)
  const { world, control, ask } = await openIn({
    clock,
    name: order.world as WorldName,
    seed: order.seed,
    onPlanned: (request, plan) => guests().forEach((guest) => guest.onPlanned(request, plan)),
    onWait: (request) => {
      const waits = guests().map((guest) => guest.onWait(request))
      return () => waits.forEach((waited) => waited())
    },
  })
  return {
    clock,
    control: controlFrom(control),
    recorder: createRecorder(clock.now, (run) => void macrotask().then(run)),
    settle,
    lives,
    returning,
    disks: new Map(),
    browsers: new Map(),
    inSight: new Map(),
    // A request of another page as one of this one.
    ask: (request) => ask(new Request(request)),
    connect: (transport) => world.chat.connect(transport),
    moved: () => {
      change.resolve()
      change = Promise.withResolvers()
    },
    isShut: order.shut,
    last: 1,
  }
}

/** The clock as one life has it: what it waits for goes with it. */
function clockOf({ clock }: Stage, { timers }: Life): VirtualClock {
  const own = {
    now: clock.now,
    setTimeout: (run: () => void, ms: number): TimerId => {
      const id = clock.setTimeout(() => {
        timers.delete(id)
        run()
      }, ms)
      timers.add(id)
      return id
    },
    clearTimeout: (id: TimerId) => {
      timers.delete(id)
      clock.clearTimeout(id)
    },
  }
  return { ...clock, ...own, waitUntil: (at, signal) => waitOn(own, at, signal) }
}

const browserOf = ({ browsers }: Stage, phone: number): Browser => {
  const known = browsers.get(phone) ?? createBrowser()
  browsers.set(phone, known)
  return known
}

const diskOf = ({ disks }: Stage, phone: number) => {
  const known = disks.get(phone) ?? createPhoneDisk()
  disks.set(phone, known)
  return known
}

const tabsOf = ({ lives }: Stage, phone: number) => [...lives].filter(([place]) => phoneAt(place) === phone)

function take(stage: Stage, place: number): void {
  const [phone, tab] = [phoneAt(place), tabAt(place)]
  if (stage.last !== phone) stage.recorder.did({ fault: 'devices', with: { use: phone } })
  stage.last = phone
  if ((stage.inSight.get(phone) ?? 1) === tab) return
  stage.inSight.set(phone, tab)
  stage.recorder.did({ fault: 'tabs', with: { use: tab } })
  for (const [other, { guest }] of tabsOf(stage, phone)) guest.shows(other === place)
}

function closes(stage: Stage, phone: number): void {
  stage.recorder.did({ fault: 'devices', with: { close: phone } })
  stage.inSight.delete(phone)
  if (stage.last === phone) stage.last = 1
}

function end(stage: Stage, place: number, life: Life): void {
  if (stage.lives.get(place) !== life) return
  stage.lives.delete(place)
  browserOf(stage, phoneAt(place)).closed(tabAt(place))
  for (const timer of life.timers) stage.clock.clearTimeout(timer)
  for (const connection of life.connections) connection.closed(false)
  life.connections.clear()
  stage.moved()
}

function seatOf(stage: Stage, place: number, life: Life): Seat {
  const { recorder } = stage
  const disk = diskOf(stage, phoneAt(place))
  return {
    clock: clockOf(stage, life),
    control: stage.control,
    settle: stage.settle,
    ask: stage.ask,
    stored: disk,
    lose: disk.empty,
    recorder: {
      ...recorder,
      takes: () => take(stage, place),
      said: (stream, fact) => {
        take(stage, place)
        recorder.said(stream, fact)
      },
      did: (step) => {
        take(stage, place)
        return recorder.did(step)
      },
    },
    connect: (transport) => {
      const connection = stage.connect(transport)
      life.connections.add(connection)
      return {
        receive: (bytes) => connection.receive(Uint8Array.from(bytes)),
        closed: (clean) => {
          if (life.connections.delete(connection)) connection.closed(clean)
        },
      }
    },
    channel: (fate) => browserOf(stage, phoneAt(place)).channel(tabAt(place), fate),
    fellows: () => tabsOf(stage, phoneAt(place)).flatMap(([other, { guest }]) => (other === place ? [] : [guest])),
    isShut: () => stage.isShut,
    unshut: () => {
      stage.isShut = false
    },
    returns: () => void stage.returning.add(place),
    leave: () => end(stage, place, life),
  }
}

/** `base` is the address of the folder that the pages lie in, with a slash at its end. */
export function createWorldHost(base: string): WorldHost {
  let run: string | undefined
  let opened: Promise<Stage> | undefined
  let stage: Stage | undefined
  const openIn = createFramesDoor(base)
  return {
    enter: async (order, guest) => {
      if (run !== order.run) {
        run = order.run
        opened = openStage(order, openIn)
      }
      const here = await opened!
      stage = here
      const place = placeOf(order.phone, order.tab)
      const before = here.lives.get(place)
      if (before) end(here, place, before)
      const life: Life = { guest, timers: new Set(), connections: new Set() }
      here.lives.set(place, life)
      here.returning.delete(place)
      here.moved()
      return seatOf(here, place, life)
    },
    take: (place) => stage && take(stage, place),
    closes: (phone) => stage && closes(stage, phone),
  }
}
