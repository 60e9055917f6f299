import type { AppPort } from '#src/views/kit/app-port.ts'
import type { Ports } from '#src/app/ports.ts'
import type { AppSystem } from '#src/app/system.ts'
import { soleTab } from '#src/app/tabs.ts'
import { claimTabId } from '#src/app/tab-id.ts'
import { openIndexedDbStore } from '#src/journal/stores/indexeddb.ts'
import { createVault } from '#src/services/storage/vault.ts'
import { startPageWorld } from '#mock/page.ts'
import { demoAccount } from '#mock/world/demo-account.ts'
import type { WorldName } from '#mock/world/seeds/index.ts'
import { createSystemClock } from '#src/services/clock/clock.ts'
import { createVirtualClock } from '#src/services/clock/virtual-clock.ts'
import { createSeededRandom } from '#src/services/random/random.ts'
import { type Bench, createBench, createSwitches } from './bench.ts'
import { type BenchOrder, benchNames, benchStorage, keepBench, readOrder, wipe } from './bench-order.ts'
import { createBridge } from './bridge.ts'
import { createHistory } from './rewind.ts'
import { countSleepers, createWorldDoor } from './world-door.ts'

export interface Demo {
  /** Ports that the embedded world or the bench replaces. */
  readonly ports: Partial<Ports>
  readonly account: AppPort['demo']
  /** Hosts of the world's own pages. */
  readonly hosts: readonly string[]
  attach(system: AppSystem, ports: Ports): void
}

/** Where the page lies, with a slash at its end; the service worker lies beside it. */
const base = (): string => new URL('.', location.href).pathname

const { phone, code, password } = demoAccount
const shared = { account: { phone, code, password }, hosts: ['download.shucang.example'] }

/** The app on its embedded world: nothing else is needed to try it. */
async function startPlain(): Promise<Demo> {
  const { control } = await startPageWorld({ clock: createSystemClock(), base: base() })
  return {
    ...shared,
    ports: {},
    attach: (system) => {
      const observe = async (stream: string) => system.snapshot(stream)?.toJSON()
      const role = () => system.role
      Object.assign(globalThis, {
        shucang: { world: control, say: system.say, observe, streams: system.streams, role },
      })
    },
  }
}

/** Between the seeds of two lives of one run. */
const LIFE_APART = 7919

/** The app on a bench: clock, chance, network and push are in the hands of whoever opened the page with an order. */
async function startOrdered(order: BenchOrder): Promise<Demo> {
  if (order.fresh) await wipe()
  let system: AppSystem | undefined
  let bench: Bench | undefined
  let scriptsLoading = 0
  const clock = createVirtualClock(order.now, () => bench?.settle() ?? Promise.resolve())
  const sleepers = countSleepers(clock)
  const page = await startPageWorld({
    clock: sleepers.clock,
    base: base(),
    name: order.world as WorldName,
    seed: order.seed,
    store: benchNames.world,
  })
  if (order.fresh) await page.control.seed({ name: order.world as WorldName, seed: order.seed })
  const switches = createSwitches((input, init) => fetch(input, init), sleepers.count)
  if (!order.online) switches.setOnline(false)
  for (const [endpoint, times] of order.asked) switches.asked.set(endpoint, times)
  const local = benchStorage(localStorage)
  const vault = createVault(local)
  const random = createSeededRandom(order.seed + order.lives * LIFE_APART)
  const door = createWorldDoor(page.control, sleepers.count)
  bench = createBench({ clock, switches, door, system: () => system, pageBusy: () => scriptsLoading })
  const { importPage } = await import('#src/app/pages.ts')
  const moment = () => ({ now: clock.now(), online: switches.network.isOnline(), asked: [...switches.asked] })
  const keeper = keepBench(order, moment)
  // Without a page in its address, the one that opens shows the page that the journal knows.
  const reopen = () => {
    history.replaceState(null, '', location.pathname + location.search)
    location.reload()
  }
  const past = createHistory({ control: page.control, storage: local, keeper, system: () => system!, reopen })
  return {
    ...shared,
    ports: {
      clock: { ...clock, observe: () => undefined, deviceNow: clock.now },
      random,
      vault,
      tabs: soleTab(),
      tabId: await claimTabId({ tab: benchStorage(sessionStorage), vault, random }),
      openStore: () => openIndexedDbStore({ name: benchNames.journal, timer: createSystemClock() }),
      fetch: switches.fetch,
      network: switches.network,
      push: switches.push,
      importPage: async (name) => {
        scriptsLoading++
        try {
          await importPage(name)
        } finally {
          scriptsLoading--
        }
      },
    },
    attach: (next) => {
      system = next
      const bridge = createBridge({
        bench: bench!,
        clock,
        system: next,
        history: past,
        control: page.control,
        switches,
      })
      Object.assign(globalThis, { shucang: bridge })
    },
  }
}

/** Starts the world that this page carries. */
export async function startDemo(): Promise<Demo> {
  const order = readOrder()
  return order ? startOrdered(order) : startPlain()
}
