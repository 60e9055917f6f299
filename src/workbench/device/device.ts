import { appRelease } from '#src/domain/version.ts'
import type { NodeWorld } from '#mock/setup-node.ts'
import type { Platform } from '#src/app/platform.ts'
import { failUnheard } from '#src/app/unheard.ts'
import { type AppSystem, createSystem } from '#src/app/system.ts'
import type { JournalStore } from '#src/journal/store.ts'
import { createServerClock } from '#src/services/clock/server-clock.ts'
import { macrotask, type VirtualClock } from '#src/services/clock/virtual-clock.ts'
import { waitOn } from '#src/services/clock/clock.ts'
import { createSeededRandom, type Random } from '#src/services/random/random.ts'
import { defaultRestConfig } from '#src/services/rest/config.ts'
import { createMemoryKeyValueStore, createVault, type Vault } from '#src/services/storage/vault.ts'
import { benchChat } from '../bench-chat.ts'
import { createSwitches, type Switches } from '../bench.ts'
import { type ChatWire, createChatWire } from '../chat-wire.ts'
import type { TraceWriter } from '../trace.ts'
import { unwatchedTraffic } from '../traffic/traffic.ts'
import { type Browser, createBrowser } from './browser.ts'
import { diskBlocked } from '../page-disk.ts'
import { createDisk, type Disk, noPerils, type Living, type Perils } from './disk.ts'
import { listLooks } from './looks.ts'
import { createFate, mortalClock } from './fate.ts'
import { createHeld, listeningTo } from './held.ts'
import { createNetwork } from './network.ts'
import { mortalFetch, mortalSocket } from './wires.ts'

/** A tab of a device: a page with the app in it. */
export interface Tab {
  readonly number: number
  readonly wire: ChatWire
  readonly random: Random
  readonly vault: Vault
  href: string | null
  lives: number
  /** The life it has now; none where it is closed or was killed. */
  living: Living | undefined
  /** The running app; undefined while it is starting, too. */
  system: AppSystem | undefined
}

export interface DeviceParts {
  readonly name: string
  readonly seed: number
  readonly clock: VirtualClock
  readonly node: NodeWorld
  readonly trace: TraceWriter
  readonly store: JournalStore
  readonly hasChat: boolean
  /** Whether requests reach anything. */
  readonly isServerThere: () => boolean
  readonly startHref: string
  /** Nobody asks for traffic and heat. */
  readonly isUnwatched: boolean
}

/** One device of a person: what it has stored, its switches, and the tabs that are open on it. */
export interface Device {
  readonly name: string
  readonly disk: Disk
  readonly switches: Switches
  readonly perils: Perils
  readonly tabs: readonly Tab[]
  /** By how much its clock is wrong, ms. */
  skew: number
  /** The tab in sight. */
  shown(): Tab
  /** Brings a tab into sight; opens it where there is none, and again where it was killed. */
  show(tab: number): Promise<void>
  /** Opens a tab again on what is stored, after a proper end of what ran in it. */
  reload(tab: Tab): Promise<void>
  /** Ends a tab at once, without a last word. */
  kill(tab: Tab): void
  close(tab: Tab): Promise<void>
  stop(): Promise<void>
}

/** What the lives of a device's tabs have in common. */
interface Ground extends DeviceParts {
  readonly disk: Disk
  readonly switches: Switches
  readonly browser: Browser
  readonly perils: Perils
  /** Requests go on their way by it, and stay there when the page is gone. */
  readonly send: typeof globalThis.fetch
  readonly tabs: Tab[]
  skew: number
}

const looksOn =
  ({ traffic, heat }: Switches, look: NonNullable<Platform['inspect']>): NonNullable<Platform['inspect']> =>
  (seen) => {
    look(seen)
    traffic.inspect(seen)
    heat.inspect(seen)
  }

/** What the app in one life of a tab takes from outside. */
function platformOf(ground: Ground, tab: Tab, life: Living): Platform {
  const { name, clock, disk, switches, browser, trace, hasChat } = ground
  const { fate, held } = life
  const timers = mortalClock(clock, fate, held, () => ground.skew)
  const fetch = mortalFetch(life, ground.send)
  const chat = benchChat({
    wire: {
      ...tab.wire,
      openSocket: mortalSocket(life, tab.wire.openSocket),
      watchVisible: listeningTo(held, 'listener of the screen', tab.wire.watchVisible),
    },
    fetch,
    base: 'http://world.test',
    device: {
      resource: name === '1' ? `shucang_tab-${tab.number}` : `shucang_${name}-${tab.number}`,
      files: disk.files(life),
      openArchive: async () => disk.archive(life),
    },
    report: (what) => trace.note({ kind: 'problem', life: life.name, what }),
  })
  const channel = browser.channel(tab.number, fate)
  // As a browser's that refuses: it lives in memory.
  const vault = createVault(ground.perils.isBlocked ? createMemoryKeyValueStore() : disk.vault(life))
  const device = { ...timers, waitUntil: (at: number, signal?: AbortSignal) => waitOn(timers, at, signal) }
  return {
    clock: createServerClock(device, { steady: clock.now, kept: vault }),
    random: tab.random,
    vault,
    fetch,
    network: {
      isOnline: switches.network.isOnline,
      watch: listeningTo(held, 'listener of the network', (changed: (isOnline: boolean) => void) =>
        switches.network.watch((isOnline) => fate.later(() => changed(isOnline))),
      ),
    },
    push: { ...switches.push, listen: listeningTo(held, 'listener of pushes', switches.push.listen) },
    payments: switches.payments,
    history: { change: ({ href }) => void (fate.isDead || (tab.href = href)) },
    tabs: { ...channel, listen: listeningTo(held, 'listener of the other tabs', channel.listen) },
    openStore: async () => (ground.perils.isBlocked ? Promise.reject(diskBlocked()) : disk.journal(life)),
    config: defaultRestConfig,
    release: appRelease,
    reload: () => undefined,
    importPage: async () => undefined,
    isInSight: tab.wire.isVisible,
    unheard: failUnheard,
    tabId: `tab-${tab.number}`,
    startHref: tab.href,
    inspect: ground.isUnwatched ? listLooks(life) : looksOn(switches, listLooks(life)),
    ...(hasChat ? { chat } : {}),
  }
}

/** Nothing of the life reaches anything any more. */
function dead(ground: Ground, tab: Tab, life: Living): void {
  if (tab.living !== life) return
  ground.trace.note({ kind: 'life', life: life.name, is: 'killed' })
  const { system } = tab
  tab.living = tab.system = undefined
  // The browser holds what is not on the disk yet, and lives as long as one of its tabs.
  if (ground.tabs.every((other) => !other.living)) ground.disk.lose()
  tab.wire.cut()
  // This frees what it holds.
  void system?.stop()
  ground.browser.closed(tab.number)
}

/** Starts the app in a tab, and again whenever another system must take its place. */
async function boot(ground: Ground, tab: Tab, before?: AppSystem): Promise<void> {
  const { name, perils, trace, switches } = ground
  const fate = createFate(() => dead(ground, tab, life))
  const life: Living = { name: `${name}/${tab.number}/${++tab.lives}`, fate, perils, trace, held: createHeld() }
  tab.living = life
  trace.note({ kind: 'life', life: life.name, is: 'begun' })
  if (perils.isLost) {
    perils.isLost = false
    await ground.disk.empty()
  }
  const system = await createSystem(platformOf(ground, tab, life))
  if (fate.isDead) return
  before?.handOver(system)
  tab.system = system
  void system.superseded.then(async () => {
    if (tab.system !== system || fate.isDead) return
    // Nobody waits for a disk that says nothing.
    const end = perils.silence ? () => undefined : switches.work.begin()
    await Promise.race([system.stop(), fate.died])
    tab.system = undefined
    if (!fate.isDead) await noteEnd(life)
    if (!fate.isDead) void started(ground, tab, system)
    end()
  })
}

/** Boots a tab; one that finds a leader may wait for its answer, which needs time to pass, and is not waited for. */
async function started(ground: Ground, tab: Tab, before?: AppSystem): Promise<void> {
  const hasLeader = ground.tabs.some((other) => other !== tab && other.living)
  const booted = boot(ground, tab, before).catch((error: unknown) =>
    ground.trace.note({ kind: 'problem', life: tab.living?.name ?? '', what: `defect: ${String(error)}` }),
  )
  if (!hasLeader) await Promise.race([booted, tab.living?.fate.died])
}

const kill = (tab: Tab): void => tab.living?.fate.kill()

/** A life has ended in order: what it has given up needs a turn to be over. */
async function noteEnd({ name, trace, held }: Living): Promise<void> {
  await macrotask()
  trace.note({ kind: 'life', life: name, is: 'stopped', left: held.left() })
}

async function end(tab: Tab): Promise<void> {
  const { system, living } = tab
  if (!living) return
  // A tab that is not up yet has nothing to end in order, a frozen one cannot, nor can one whose disk says nothing.
  if (!system || living.fate.isFrozen || living.perils.silence) return kill(tab)
  await Promise.race([system.stop(), living.fate.died])
  tab.living = tab.system = undefined
  await noteEnd(living)
}

function tabOf(ground: Ground, number: number): Tab {
  const { tabs, name, seed, node, clock, disk, perils, trace } = ground
  const known = tabs.find((tab) => tab.number === number)
  if (known) return known
  const isOnline = ground.isServerThere() && ground.switches.network.isOnline()
  const nobody: Living = { name: '', fate: createFate(() => undefined), perils, trace, held: createHeld() }
  const tab: Tab = {
    number,
    wire: createChatWire(node.world.chat, clock, { passed: ground.switches.traffic.passed }),
    random: createSeededRandom(number === 1 && name === '1' ? seed : seed * 1000 + Number(name) * 10 + number),
    vault: createVault(disk.vault(nobody)),
    href: ground.startHref,
    lives: 0,
    living: undefined,
    system: undefined,
  }
  tab.wire.setOnline(isOnline)
  tabs.push(tab)
  return tab
}

export function createDevice(parts: DeviceParts): Device {
  const { name, node } = parts
  const send: typeof globalThis.fetch = async (input, init) => {
    if (!parts.isServerThere()) throw new TypeError('Failed to fetch')
    return node.fetch(input, init)
  }
  const switches = createSwitches(send, parts.clock.now, '', parts.isUnwatched ? unwatchedTraffic : undefined)
  const perils: Perils = { ...noPerils }
  const disk = createDisk(parts.store, parts.clock.now)
  const network = createNetwork({ perils, clock: parts.clock, send: switches.fetch })
  const ground: Ground = {
    ...parts,
    disk,
    switches,
    browser: createBrowser(),
    perils,
    send: network,
    tabs: [],
    skew: 0,
  }
  let inSight = 1
  return {
    name,
    disk,
    switches,
    perils,
    tabs: ground.tabs,
    get skew() {
      return ground.skew
    },
    set skew(ms) {
      ground.skew = ms
    },
    shown: () => tabOf(ground, inSight),
    async show(number) {
      if (number !== inSight && ground.tabs.length > 0) tabOf(ground, inSight).wire.setVisible(false)
      inSight = number
      const tab = tabOf(ground, number)
      if (tab.living?.fate.isFrozen) tab.living.fate.thaw()
      if (!tab.living) await started(ground, tab)
      tab.wire.setVisible(true)
    },
    async reload(tab) {
      await end(tab)
      await started(ground, tab)
    },
    kill,
    async close(tab) {
      await end(tab)
      ground.browser.closed(tab.number)
    },
    async stop() {
      for (const tab of ground.tabs) await end(tab)
    },
  }
}
