import { appRelease } from '#src/domain/version.ts'
import type { Driver } from '#scenarios/player/driver.ts'
import { type NodeWorld, startNodeWorld } from '#mock/setup-node.ts'
import type { WorldName } from '#mock/world/names.ts'
import type { Platform } from '#src/app/platform.ts'
import { type AppSystem, createSystem } from '#src/app/system.ts'
import { soleTab } from '#src/app/tabs/tabs.ts'
import { failUnheard } from '#src/app/unheard.ts'
import type { JournalStore } from '#src/journal/store.ts'
import { createMemoryStore } from '#src/journal/stores/memory.ts'
import { createServerClock } from '#src/services/clock/server-clock.ts'
import { createVirtualClock, type VirtualClock } from '#src/services/clock/virtual-clock.ts'
import { createSeededRandom } from '#src/services/random/random.ts'
import { defaultRestConfig } from '#src/services/rest/config.ts'
import { createMemoryKeyValueStore, createVault, type Vault } from '#src/services/storage/vault.ts'
import { createMemoryFileStore } from '#src/services/im/files.ts'
import { createMemoryTable } from '#src/services/im/archive/memory-table.ts'
import { benchChat } from '../bench-chat.ts'
import { createChatWire } from '../chat-wire.ts'
import { type Bench, createBench, createSwitches, startInstant, type Switches } from '../bench.ts'
import { createWorldDoor } from '../world-door.ts'

/** What is the same for every headless app: one tab, no page to load or reload. */
const fixed = () => ({
  tabs: soleTab(),
  config: defaultRestConfig,
  release: appRelease,
  reload: () => undefined,
  importPage: async () => undefined,
  unheard: failUnheard,
  tabId: 'tab-1',
})

/** The chat of a headless app; what is stored outlives a killed tab, as it does in a browser. */
function headlessChat({ world }: NodeWorld, clock: VirtualClock, fetch: typeof globalThis.fetch) {
  const wire = createChatWire(world.chat, clock)
  const table = createMemoryTable()
  const files = createMemoryFileStore()
  const device = { resource: 'shucang_tab-1', files, openArchive: async () => table }
  const chat = benchChat({ wire, fetch, base: 'http://world.test', device, report: () => undefined })
  return { wire, chat }
}

/** What a bench does for a driver. */
const onBench = (running: () => Bench): Omit<Driver, 'name' | 'start' | 'stop' | 'reload'> => ({
  say: (stream, fact) => running().say(stream, fact),
  world: (command, payload) => running().world(command, payload),
  push: (kind, payload) => running().push(kind, payload),
  fault: (target, payload) => running().fault(target, payload),
  advance: (ms) => running().advance(ms),
  observe: (stream) => running().observe(stream),
  requests: (endpoint) => running().requests(endpoint),
  said: (to) => running().said(to),
  sees: async () => undefined,
})

/**
 * The whole app without a page: real services against the world's MSW handlers, on a virtual clock. `reload` kills the system and
 * boots it on what was stored, as a killed tab does. `keptIn` stands between the journal and its store.
 */
export function createHeadlessDriver(keptIn: (store: JournalStore) => JournalStore = (store) => store): Driver & {
  system(): AppSystem
  nodeWorld(): NodeWorld
  vault(): Vault
  /** Where the app would have left for. */
  departures(): Switches['departures']
} {
  let departures: Switches['departures'] = []
  let bench: Bench | undefined
  let world: NodeWorld | undefined
  let system: AppSystem | undefined
  let vault: Vault | undefined
  let boot = async (): Promise<void> => undefined
  const running = (): Bench => {
    if (!bench) throw new Error('the driver has not been started')
    return bench
  }

  return {
    name: 'headless',
    system: () => system!,
    nodeWorld: () => world!,
    vault: () => vault!,
    departures: () => departures,
    async start(scenario) {
      const clock = createVirtualClock(startInstant(scenario), () => bench?.settle() ?? Promise.resolve())
      const { world: name, seed, chat: hasChat = false } = scenario
      const switches = createSwitches((input, init) => world!.fetch(input, init))
      departures = switches.departures
      world = await startNodeWorld({ clock, name: name as WorldName, seed, onWait: switches.onWait })
      const random = createSeededRandom(seed)
      vault = createVault(createMemoryKeyValueStore())
      const store = keptIn(createMemoryStore())
      let href: string | null = scenario.start
      const { wire, chat } = hasChat ? headlessChat(world, clock, switches.fetch) : {}
      const platform = (): Platform => ({
        ...fixed(),
        clock: createServerClock(clock),
        random,
        vault: vault!,
        fetch: switches.fetch,
        network: switches.network,
        push: switches.push,
        payments: switches.payments,
        history: { change: (change) => void (href = change.href) },
        openStore: async () => store,
        startHref: href,
        chat,
      })
      const door = createWorldDoor(world.control)
      bench = createBench({ clock, switches, door, wire, system: () => system })
      boot = async () => {
        system = await createSystem(platform())
        await bench!.settle()
      }
      await boot()
      if (scenario.signedIn) await bench.signIn(scenario.start)
    },
    ...onBench(running),
    async reload() {
      await system?.stop()
      system = undefined
      await boot()
    },
    async stop() {
      await system?.stop()
      system = bench = undefined
      world?.close()
    },
  }
}
