import type { App } from '#src/views/kit/app/app.ts'
import type { Platform } from '#src/app/platform.ts'
import type { AppSystem } from '#src/app/system.ts'
import { soleTab } from '#src/app/tabs/tabs.ts'
import { failUnheard } from '#src/app/unheard.ts'
import { createBrowserFetch } from '#src/app/browser/browser-fetch.ts'
import { openIndexedDbStore } from '#src/journal/stores/indexeddb.ts'
import { createMemoryKeyValueStore, createVault } from '#src/services/storage/vault.ts'
import { chatDevice } from '#src/app/browser/browser-chat.ts'
import { openSocketWith } from '#src/services/im/web-socket.ts'
import { createLog } from '#src/services/log/log.ts'
import { chatPrefix } from '#mock/handlers.ts'
import { openMockSocket } from '#mock/im/doors/mock-socket.ts'
import { startPageWorld } from '#mock/page.ts'
import { demoAccount } from '#mock/world/demo-account.ts'
import type { WorldName } from '#mock/world/names.ts'
import { createSystemClock } from '#src/services/clock/clock.ts'
import { createVirtualClock, macrotask } from '#src/services/clock/virtual-clock.ts'
import { createSeededRandom, createSystemRandom } from '#src/services/random/random.ts'
import { type Bench, createBench, createSwitches } from './bench.ts'
import { type BenchOrder, benchNames, benchStorage, keepBench, readOrder, wipe } from './bench-order.ts'
import { benchChat } from './bench-chat.ts'
import { createBridge } from './bridge.ts'
import { createChatWire } from './chat-wire.ts'
import { type Latecomers, latecomers, watchedDoor } from './run/door.ts'
import { type PageDisk, storeOn } from './page-disk.ts'
import { createRecorder } from './run/recorder.ts'
import { createWorldDoor } from './world-door.ts'

export interface Demo {
  /** What the embedded world or the bench has instead of the browser's own. */
  readonly platform: (own: Platform) => Partial<Platform>
  readonly account: App['demo']
  /** Hosts of the world's own pages. */
  readonly hosts: readonly string[]
  /** Gives the system as pages are to have it. */
  attach(system: AppSystem, platform: Platform): AppSystem
}

/** Where the page lies, with a slash at its end; the service worker lies beside it. */
const base = (): string => new URL('.', location.href).pathname

/** The folder the page lies in, as an address without a slash at its end: the chat service is found below it. */
const chatBase = (): string => location.origin + base().slice(0, -1)

const { phone, code, password, payPassword } = demoAccount
const shared = { account: { phone, code, password, payPassword }, hosts: ['download.shucang.example'] }

/** Nobody is asked at this address: the page itself answers. */
const socketAddress = 'wss://chat.shucang.example/websocket'

/** The app on its embedded world: nothing else is needed to try it. */
async function startPlain(): Promise<Demo> {
  const clock = createSystemClock()
  const tab = createSystemRandom().id('tab')
  const { control, chat, fetch: inPage } = await startPageWorld({ clock, base: base(), tab, lively: true })
  if (!(await control.state()).settings.hourlyReleases) await control.settings({ hourlyReleases: true })
  const log = createLog({ clock, level: 'debug' })
  const door = openMockSocket(chat, socketAddress)
  const config = {
    appKey: 'demo#chat',
    rest: [chatBase() + chatPrefix],
    socket: [socketAddress],
    dns: [],
    isSecure: true,
  }
  return {
    ...shared,
    account: {
      ...shared.account,
      codeFor: (to) => control.sms(to),
      identityFor: (to) => ({ name: '沈知秋', idCard: `11010119950620${to.slice(-4)}` }),
    },
    platform: ({ tabId, fetch: throughWorker }) => {
      const fetch = inPage ?? throughWorker
      return {
        log,
        unheard: failUnheard,
        // The world lies in the page, but it is as far away as a server: without network nobody answers.
        fetch: (input, init) =>
          navigator.onLine ? fetch(input, init) : Promise.reject(new TypeError('there is no network')),
        chat: { ...chatDevice({ tabId, log }), fetch, config, openSocket: openSocketWith(door.WebSocket) },
      }
    },
    attach: (system) => {
      const observe = async (stream: string) => system.observe(stream)?.toJSON()
      const role = () => system.role
      Object.assign(globalThis, {
        shucang: { log, world: control, say: system.say, observe, streams: system.streams, role },
      })
      return system
    },
  }
}

/** Between the seeds of two lives of one run. */
const LIFE_APART = 7919
const PAGES_APART = 4_000_037

/** The world, clock and switches of a bench; a fresh one begins from nothing. */
async function openWorld(order: BenchOrder, settle: () => Promise<void>) {
  if (order.fresh || order.disk === 'lost') await wipe()
  const clock = createVirtualClock(order.now, settle)
  const switches = createSwitches(
    createBrowserFetch((input, init) => fetch(input, init), globalThis, createSystemClock()),
    clock.now,
  )
  const page = await startPageWorld({
    clock,
    base: base(),
    name: order.world as WorldName,
    seed: order.seed,
    store: benchNames.world,
    tab: `bench-${order.lives}`,
    onWait: switches.onWait,
    onPlanned: switches.onPlanned,
  })
  if (order.fresh) await page.control.seed({ name: order.world as WorldName, seed: order.seed })
  if (!order.online) switches.setOnline(false)
  for (const [endpoint, times] of order.asked) switches.asked.set(endpoint, times)
  for (const [call, times] of order.made) switches.made.set(call, times)
  switches.others.push(...order.others)
  return { clock, page, switches, door: createWorldDoor(page.control) }
}

/** The chat of a bench: its wire is in the hands of whoever opened the page. */
function openChat(order: BenchOrder, tabId: string, { page, clock, switches }: Awaited<ReturnType<typeof openWorld>>) {
  if (!order.chat) return {}
  const log = createLog({ clock, level: 'trace' })
  const wire = createChatWire(page.chat, clock, switches.traffic.passed)
  if (!order.online) wire.setOnline(false)
  const { files, openArchive, ...own } = chatDevice({ tabId, log, storeName: benchNames.chat })
  const { work } = switches
  const device = { ...own, files: work.watch(files), openArchive: async () => work.watch(await openArchive()) }
  const report = (what: string) => log.write('warn', what)
  return { wire, log, chat: benchChat({ wire, fetch: switches.fetch, base: chatBase(), device, report }) }
}

/** The app on a bench: clock, chance, network and push are in the hands of whoever opened the page with an order. */
async function startOrdered(order: BenchOrder): Promise<Demo> {
  let system: AppSystem | undefined
  let bench: Bench | undefined
  let late: Latecomers | undefined
  const world = await openWorld(order, () => bench?.settle() ?? Promise.resolve())
  const { clock, page, switches, door } = world
  const disk: PageDisk = { kind: order.disk === 'lost' ? 'none' : order.disk }
  // As a browser's that refuses: it lives in memory.
  const local = disk.kind === 'blocked' ? createMemoryKeyValueStore() : benchStorage(localStorage)
  const vault = createVault(local)
  const random = createSeededRandom(order.seed + order.lives * LIFE_APART)
  // As without a page: one tab, whose luck is the actors' own.
  const tabId = 'tab-1'
  const recorder = createRecorder(clock.now, (run) => void macrotask().then(run))
  let isShut = order.shut
  const { wire, log, chat } = openChat(order, tabId, world)
  const pageBusy = () => Number(page.chat.isSaving())
  bench = createBench({ clock, switches, door, wire, disk, system: () => system, pageBusy })
  const moment = () => ({
    now: clock.now(),
    online: switches.network.isOnline(),
    asked: [...switches.asked],
    made: [...switches.made],
    others: switches.others,
    shut: isShut,
    disk: disk.kind,
  })
  keepBench(order, moment)
  return {
    ...shared,
    platform: ({ reload }) => ({
      unheard: failUnheard,
      inspect: (seen) => {
        switches.traffic.inspect(seen)
        switches.heat.inspect(seen)
        // It is among the app's streams once this turn is over.
        if (seen.type === '@xstate.actor') queueMicrotask(() => late?.arrived())
      },
      clock: { ...clock, observe: () => undefined, deviceNow: clock.now },
      random,
      pageRandom: createSeededRandom(order.seed + order.lives * LIFE_APART + PAGES_APART),
      vault,
      tabs: soleTab(),
      openStore: () =>
        storeOn(disk, () => openIndexedDbStore({ name: benchNames.journal, timer: createSystemClock() })),
      fetch: switches.fetch,
      network: switches.network,
      push: switches.push,
      payments: switches.payments,
      // A page that is about to be loaded again does not come to rest before.
      reload: () => {
        switches.work.begin()
        reload()
      },
      tabId,
      movesPages: false,
      chat,
      ...(log ? { log } : {}),
    }),
    attach: (next) => {
      system = next
      late = latecomers(next)
      const { control } = page
      const parts = { bench: bench!, clock, system: next, control, switches, tabId, wire, recorder, disk }
      const origin = chatBase()
      const bridge = createBridge({ ...parts, vault: local, origin, unshut: () => (isShut = false) })
      Object.assign(globalThis, { shucang: bridge })
      return watchedDoor(next, recorder, () => isShut, late.subscribe)
    },
  }
}

/** Starts the world that this page carries. */
export async function startDemo(): Promise<Demo> {
  const order = readOrder()
  return order ? startOrdered(order) : startPlain()
}
