import type { Driver } from '#scenarios/player/driver.ts'
import { SaidError } from '#scenarios/player/language.ts'
import { durationOf, type Scenario } from '#scenarios/player/scenario.ts'
import { type NodeWorld, startNodeWorld } from '#mock/setup-node.ts'
import type { WorldName } from '#mock/world/names.ts'
import type { World } from '#mock/world/world.ts'
import type { AppSystem } from '#src/app/system.ts'
import type { JournalStore } from '#src/journal/store.ts'
import { createMemoryStore } from '#src/journal/stores/memory.ts'
import { createVirtualClock, type VirtualClock } from '#src/services/clock/virtual-clock.ts'
import { fieldsOf } from '#src/domain/unknown.ts'
import type { Vault } from '#src/services/storage/vault.ts'
import { type Bench, createBench, startInstant, type Switches } from '../bench.ts'
import { createDevice, type Device, type Tab } from '../device/device.ts'
import { killOf, noPerils } from '../device/disk.ts'
import type { BridgeParts } from '../bridge.ts'
import { type Standing, standingOf } from '../run/standing.ts'
import { both } from '../language.ts'
import { messages } from '../messages.ts'
import { createSettle } from '../settle.ts'
import { createWork } from '../work.ts'
import { createTrace, type TraceWriter } from '../trace.ts'
import { takeRest } from '../world-view.ts'
import { createWorldDoor } from '../world-door.ts'

type Payload = Readonly<Record<string, unknown>>

export interface HeadlessOptions {
  /** Stands between the journal and its store. */
  readonly keptIn?: (store: JournalStore) => JournalStore
  /** A world to go on from: quicker than to begin one. It must have the scenario's time. */
  readonly from?: (scenario: Scenario) => World | undefined
  /** Nobody asks for traffic and heat: they are not kept. */
  readonly isUnwatched?: boolean
  /** Looks at everything once more before it stops; the trace can be had afterwards. */
  readonly looksAtEnd?: boolean
}

export interface HeadlessDriver extends Driver {
  /** The app in the tab in sight. */
  system(): AppSystem
  nodeWorld(): NodeWorld
  vault(): Vault
  /** Where the app would have left for. */
  departures(): Switches['departures']
  /** Everything that was to be seen so far. */
  trace(): TraceWriter
  devices(): readonly Device[]
  /** How everything stands: actors, world, chat, and what lies on the device. */
  standing(): Promise<Standing>
  /** What a bridge to the app in sight is made of. */
  bridgeParts(): Omit<BridgeParts, 'recorder' | 'unshut'>
  /** Looks at everything; `isCalm` when nothing hinders anybody any more. */
  rest(isCalm: boolean): Promise<void>
}

/** The bytes that a message speaks of lie on the device before it is said, as the page has it. */
async function keepFile({ disk, perils, shown }: Device, fact: Payload): Promise<void> {
  const { key, type, size } = fieldsOf(fact['file'])
  const { living, system } = shown()
  // A page that is not up yet keeps nothing.
  if (typeof key !== 'string' || !living || !system || perils.isFull) return
  const bytes = new Blob([new Uint8Array(Number(size))], { type: String(type) })
  await disk.files({ ...living, perils: { ...noPerils } }).put(key, bytes)
}

/** What is done for a tab, whichever device it is on. */
interface Stage {
  readonly clock: VirtualClock
  readonly node: NodeWorld
  readonly trace: TraceWriter
  readonly devices: Device[]
  /** The device in hand. */
  held: number
  /** Those that were closed and that nobody has taken into the hand again. */
  readonly away: Set<Device>
  isServerThere: boolean
  readonly settle: () => Promise<void>
  readonly deviceAt: (number: number) => Device
}

const numberIn = (payload: Payload, key: string): number | undefined =>
  typeof payload[key] === 'number' ? payload[key] : undefined

/** Every tab's sockets are there as network and server are. */
function plug({ isServerThere }: Stage, { tabs, switches }: Device): void {
  for (const { wire } of tabs) wire.setOnline(isServerThere && switches.network.isOnline())
}

/** All tabs of a device are closed; what lies on it stays there. The first one is never closed, and is in the hand where that one was. */
async function putAway(stage: Stage, number: number): Promise<void> {
  const device = stage.devices.find(({ name }) => name === String(number))
  if (number === 1 || !device || stage.away.has(device)) throw new SaidError(both(messages.noPhoneToClose, number))
  stage.away.add(device)
  // The one that leads goes last: another one would take its place while it is closed itself.
  const leads = ({ system }: Tab): number => Number(system?.role === 'leader')
  for (const tab of device.tabs.toSorted((one, other) => leads(one) - leads(other))) await device.close(tab)
  if (stage.held === number) stage.held = 1
}

/** What befalls tabs and devices, by the target of a fault. */
const perils = (stage: Stage): Readonly<Record<string, (payload: Payload) => Promise<void> | void>> => {
  const device = () => stage.deviceAt(stage.held)
  const tab = (number: number): Tab => device().tabs.find((one) => one.number === number) ?? device().shown()
  return {
    /** `{ at: now | write | call | frame | row | file | none, after, when }`: the tab in sight is killed, at once or at such a point. */
    kill: (payload) => {
      const point = killOf(payload)
      if (point === undefined) device().kill(device().shown())
      else device().perils.kill = point
    },
    tabs: async (payload) => {
      const words = ['use', 'close', 'kill', 'freeze', 'thaw', 'cut', 'join']
      const [use, close, kill, freeze, thaw, cut, join] = words.map((what) => numberIn(payload, what))
      // A tab that waits for a leader starts only when time passes.
      if (use !== undefined) void device().show(use)
      if (close !== undefined) await device().close(tab(close))
      if (kill !== undefined) device().kill(tab(kill))
      if (freeze !== undefined) tab(freeze).living?.fate.freeze()
      if (thaw !== undefined) tab(thaw).living?.fate.thaw()
      // Its socket alone; calls go on.
      if (cut !== undefined) tab(cut).wire.setOnline(false)
      if (join !== undefined) plug(stage, device())
    },
    devices: async (payload) => {
      const [use, close] = ['use', 'close'].map((what) => numberIn(payload, what))
      if (use !== undefined) {
        stage.held = use
        stage.away.delete(device())
        if (!device().shown().living) void device().show(1)
      }
      if (close !== undefined) await putAway(stage, close)
    },
    /**
     * As in a page, and `late`, from which on a kill of the last tab loses what the vault was given in the half minute before it, and
     * `silent`: no write is answered until it is over.
     */
    storage: ({ kind }) => {
      const { perils, disk } = device()
      perils.silence?.resolve()
      perils.silence = kind === 'silent' ? Promise.withResolvers() : null
      perils.isFull = kind === 'full'
      perils.isBlocked = kind === 'blocked'
      perils.isLost = kind === 'lost'
      if (kind === 'late') disk.lag()
    },
    requests: ({ kind, call = '*', ms = 0, times = 1, skip = 0 }) => {
      device().perils.way =
        kind === 'none'
          ? null
          : { kind: kind as 'twice', call: String(call), ms: Number(ms), times: Number(times), skip: Number(skip) }
    },
    server: ({ away }) => {
      stage.isServerThere = away !== true
      for (const one of stage.devices) plug(stage, one)
    },
    network: ({ online }) => {
      device().switches.setOnline(online !== false)
      plug(stage, device())
    },
    'device.clock': ({ wrongBy }) => {
      device().skew = durationOf(String(wrongBy).replace('-', '')) * (String(wrongBy).startsWith('-') ? -1 : 1)
    },
  }
}

async function createStage(scenario: Scenario, { keptIn, from, isUnwatched = false }: HeadlessOptions): Promise<Stage> {
  const { world: name, seed, chat: hasChat = false, start: startHref } = scenario
  const devices: Device[] = []
  // A disk in memory has written before the turn is over; another one may take its time.
  const disks = createWork()
  const works = () => [disks, ...devices.map(({ switches }) => switches.work)]
  const settle = createSettle({
    work: {
      count: () => works().reduce((sum, work) => sum + work.count(), 0),
      done: async () => void (await Promise.all(works().map((work) => work.done()))),
    },
  })
  const clock = createVirtualClock(startInstant(scenario), settle)
  const template = from?.(scenario)
  const node = await startNodeWorld({
    clock,
    name: name as WorldName,
    seed,
    ...(template ? { from: template } : {}),
    onPlanned: (request, plan) => devices.forEach(({ switches }) => switches.onPlanned(request, plan)),
    onWait: (request) => {
      const waits = devices.map(({ switches }) => switches.onWait(request))
      return () => waits.forEach((waited) => waited())
    },
  })
  const trace = createTrace(clock.now)
  const stage: Stage = {
    clock,
    node,
    trace,
    devices,
    held: 1,
    away: new Set(),
    isServerThere: true,
    settle,
    deviceAt: (number) => {
      const known = devices.find((device) => device.name === String(number))
      if (known) return known
      const memory = createMemoryStore()
      const store = keptIn ? disks.watch(keptIn(memory)) : memory
      const isServerThere = () => stage.isServerThere
      const device = createDevice({
        name: String(number),
        seed,
        clock,
        node,
        trace,
        store,
        hasChat,
        isServerThere,
        startHref,
        isUnwatched,
      })
      devices.push(device)
      return device
    },
  }
  return stage
}

/** Notes what is done, does it, and opens again what was killed before one's eyes. */
async function stepOn<T>(stage: Stage, device: Device, what: object, work: () => Promise<T>): Promise<T> {
  const { trace, devices, away, settle } = stage
  trace.note({ kind: 'step', step: what, device: device.name })
  const result = await work()
  for (const one of devices) {
    const tab = one.shown()
    if (tab.living || tab.lives === 0 || away.has(one)) continue
    void one.show(tab.number)
    await settle()
  }
  return result
}

/** What is looked at where everything is. */
function lookingAt({ node }: Stage, device: Device) {
  const tab = device.shown()
  const vault = device.disk.vault(tab.living!)
  return { system: tab.system!, control: node.control, vault, origin: 'http://world.test' }
}

/** What a bridge to the app in sight of a device is made of. */
const partsOf = (stage: Stage, device: Device, bench: Bench) => ({
  ...lookingAt(stage, device),
  bench,
  clock: stage.clock,
  switches: device.switches,
  wire: device.shown().wire,
  tabId: 'tab-1',
})

/** The bench of the tab in sight of the device in hand. */
function benchOf(stage: Stage, benches: WeakMap<Tab, Bench>): Bench {
  const device = stage.deviceAt(stage.held)
  const tab = device.shown()
  const known = benches.get(tab)
  if (known) return known
  const { clock, node, settle } = stage
  const bench = createBench({
    clock,
    switches: device.switches,
    door: createWorldDoor(node.control),
    wire: tab.wire,
    system: () => tab.system,
    moved: (href) => void (tab.href = href),
    settle,
  })
  benches.set(tab, bench)
  return bench
}

/**
 * The whole app without a page: real services against the world's MSW handlers, on a virtual clock. `reload` ends the system and
 * boots it on what was stored, as a closed tab does; faults `kill`, `tabs`, `devices`, `storage`, `server`, `requests` are its own.
 */
export function createHeadlessDriver(options: HeadlessOptions | HeadlessOptions['keptIn'] = {}): HeadlessDriver {
  const given = typeof options === 'function' ? { keptIn: options } : options
  let stage: Stage | undefined
  let last: TraceWriter | undefined
  let benches = new WeakMap<Tab, Bench>()
  const running = (): Stage => {
    if (!stage) throw new Error('the driver has not been started')
    return stage
  }
  const device = (): Device => running().deviceAt(running().held)
  const bench = (): Bench => benchOf(running(), benches)
  const step = <T>(what: object, work: () => Promise<T>) => stepOn(running(), device(), what, work)

  return {
    name: 'headless',
    system: () => device().shown().system!,
    nodeWorld: () => running().node,
    vault: () => device().shown().vault,
    departures: () => device().switches.departures,
    standing: () => standingOf(lookingAt(running(), device())),
    bridgeParts: () => partsOf(running(), device(), bench()),
    trace: () => last ?? running().trace,
    devices: () => running().devices,
    async start(scenario) {
      last = undefined
      stage = await createStage(scenario, given)
      benches = new WeakMap()
      await device().show(1)
      await stage.settle()
      if (scenario.signedIn) await bench().signIn(scenario.start)
    },
    say: (stream, fact, more = []) =>
      step({ say: fact, to: stream }, async () => {
        for (const [, told] of [[stream, fact] as const, ...more]) await keepFile(device(), told)
        await bench().say(stream, fact, more)
      }),
    world: (command, payload) => step({ world: command, with: payload }, () => bench().world(command, payload)),
    push: (kind, payload) => step({ push: kind, with: payload }, () => bench().push(kind, payload)),
    fault: (target, payload) =>
      step({ fault: target, with: payload }, async () => {
        const own = perils(running())[target]
        if (!own) return bench().fault(target, payload)
        await own(payload)
        await running().settle()
      }),
    advance: (ms) => step({ advance: `${ms}ms` }, () => running().clock.advance(ms)),
    observe: (stream) => bench().observe(stream),
    requests: async (endpoint) =>
      running().devices.reduce((sum, one) => sum + (one.switches.asked.get(endpoint) ?? 0), 0),
    said: (to) => bench().said(to),
    books: (userId) => bench().books(userId),
    audit: () => bench().audit(),
    sees: async () => undefined,
    text: async () => undefined,
    rest: async (isCalm) => running().trace.rest(await takeRest({ ...running(), isCalm })),
    reload: () =>
      step({ fault: 'tab' }, async () => {
        await device().reload(device().shown())
        await running().settle()
      }),
    async stop() {
      if (stage && given.looksAtEnd) stage.trace.rest(await takeRest({ ...stage, isCalm: false }))
      last = stage?.trace ?? last
      for (const one of stage?.devices ?? []) await one.stop()
      stage?.node.close()
      stage = undefined
    },
  }
}
