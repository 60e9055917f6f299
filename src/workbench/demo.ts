import type { App } from '#src/views/kit/app/app.ts'
import type { Platform } from '#src/app/platform.ts'
import type { AppSystem } from '#src/app/system.ts'
import { soleTab } from '#src/app/tabs/tabs.ts'
import { failUnheard } from '#src/app/unheard.ts'
import { createBrowserFetch } from '#src/app/browser/browser-fetch.ts'
import { openIndexedDbStore } from '#src/journal/stores/indexeddb.ts'
import { createMemoryKeyValueStore, createVault } from '#src/services/storage/vault.ts'
import { chatDevice, chatStores } from '#src/app/browser/browser-chat.ts'
import { openSocketWith } from '#src/services/im/web-socket.ts'
import { createLog } from '#src/services/log/log.ts'
import { chatPrefix } from '#mock/handlers.ts'
import { openMockSocket } from '#mock/im/doors/mock-socket.ts'
import type { WorldControl } from '#mock/control.ts'
import { startPageWorld } from '#mock/page.ts'
import type { PageChat } from '#mock/page-chat.ts'
import { demoAccount } from '#mock/world/demo-account.ts'
import type { WorldName } from '#mock/world/names.ts'
import { createSystemClock } from '#src/services/clock/clock.ts'
import { createServerClock } from '#src/services/clock/server-clock.ts'
import { createVirtualClock, macrotask, type VirtualClock } from '#src/services/clock/virtual-clock.ts'
import { createSeededRandom, createSystemRandom } from '#src/services/random/random.ts'
import { type Bench, createBench, createSwitches, type Switches } from './bench.ts'
import {
  type BenchMoment,
  type BenchOrder,
  benchNames,
  benchStorage,
  keepBench,
  readOrder,
  wipe,
} from './bench-order.ts'
import { benchChat } from './bench-chat.ts'
import { frameWith } from './app/frames.ts'
import { FRAMES } from './explain/trials.ts'
import { createBridge } from './bridge.ts'
import { type ChatWire, createChatWire, type FrameBook } from './chat-wire.ts'
import { type Latecomers, latecomers, watchedDoor } from './run/door.ts'
import { afterWork } from './device/after-work.ts'
import { noPerils, type Perils } from './device/disk.ts'
import { createPageLife, type PageLife } from './device/page-life.ts'
import { type PageDisk, storeOn } from './page-disk.ts'
import type { Seat, WorldHost } from './phones/host.ts'
import { orderGiven } from './phones/ahead.ts'
import { enterHost, type GuestPage, hostAround } from './phones/hosted.ts'
import { type PhoneDisk, readHere } from './phones/phone-disk.ts'
import { createRecorder, type Recorder } from './run/recorder.ts'
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
  const asShown = { hourlyReleases: true, eagerBuyers: true }
  const { settings } = await control.state()
  if (!settings.hourlyReleases || !settings.eagerBuyers) await control.settings(asShown)
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

/** What a page on a bench stands on: a world of its own, or the one of the workbench around it. */
interface Ground {
  readonly clock: VirtualClock
  readonly control: WorldControl
  readonly chat: Pick<PageChat, 'connect'>
  readonly switches: Switches
  readonly recorder: Recorder
  /** Where more than this page comes to rest. */
  readonly settle?: () => Promise<void>
  readonly pageBusy?: () => number
  /** The way to the other tabs of the device, and what is done to them all. */
  readonly channel?: Seat['channel']
  readonly fellows?: Seat['fellows']
  /** What lies on the phone, where that is not the browser's to keep. */
  readonly stored?: PhoneDisk
  readonly lose?: Seat['lose']
  isShut(): boolean
  unshut(): void
  /** The page is about to be loaded again. */
  returns(): void
  /** The page was killed: nothing of it is waited for any more. */
  leave(): void
}

/** A world of its own; a fresh one begins from nothing. */
async function openWorld(order: BenchOrder, settle: () => Promise<void>): Promise<Ground> {
  const clock = createVirtualClock(order.now, settle)
  const switches = createSwitches(
    createBrowserFetch((input, init) => fetch(input, init), globalThis, createSystemClock()),
    clock.now,
  )
  const { control, chat } = await startPageWorld({
    clock,
    base: base(),
    name: order.world as WorldName,
    seed: order.seed,
    store: benchNames().world,
    tab: `bench-${order.lives}`,
    onWait: switches.onWait,
    onPlanned: switches.onPlanned,
  })
  if (order.fresh) await control.seed({ name: order.world as WorldName, seed: order.seed })
  let isShut = order.shut
  return {
    clock,
    control,
    chat,
    switches,
    recorder: createRecorder(clock.now, (run) => void macrotask().then(run)),
    pageBusy: () => Number(chat.isSaving()),
    isShut: () => isShut,
    unshut: () => {
      isShut = false
    },
    // It does not come to rest before.
    returns: () => void switches.work.begin(),
    leave: () => undefined,
  }
}

/** The world of the workbench around this page. */
async function enterWorld(host: WorldHost, order: BenchOrder, page: GuestPage): Promise<Ground> {
  const { seat, switches } = await enterHost(host, order, page)
  // What comes from the page around is taken as this page's own.
  const connect: Ground['chat']['connect'] = (transport) =>
    seat.connect({ ...transport, send: (bytes) => transport.send(Uint8Array.from(bytes)) })
  return { ...seat, stored: readHere(seat.stored), chat: { connect }, switches }
}

/** Frames are counted as calls are: a run says which one is to be another. */
const bookOf = ({ made, others }: Switches): FrameBook => ({
  count: (on) => {
    const name = on === 'down' ? FRAMES : `${FRAMES}.up`
    const nth = made.get(name) ?? 0
    made.set(name, nth + 1)
    return nth
  },
  other: (nth, bytes) => {
    const found = others.find(({ call, skip }) => call === FRAMES && skip === nth)
    return found ? frameWith(bytes, found.set) : bytes
  },
})

/** The chat of a bench: its wire is in the hands of whoever opened the page. */
function openChat(order: BenchOrder, { chat, clock, switches, stored }: Ground, life: PageLife) {
  if (!order.chat) return {}
  const log = createLog({ clock, level: 'trace' })
  const wire = createChatWire(chat, clock, {
    passed: switches.traffic.passed,
    book: bookOf(switches),
    inTurn: afterWork(switches.work, macrotask),
  })
  if (!order.online) wire.setOnline(false)
  const stores = stored
    ? { files: stored.files, openArchive: async () => stored.archive }
    : chatStores(benchNames(order.phone).chat)
  const { files, openArchive, ...own } = chatDevice({ tabId: resourceOf(order), log, stores })
  const { work } = switches
  const device = {
    ...own,
    files: life.files(work.watch(files)),
    openArchive: life.archive(async () => work.watch(await openArchive())),
  }
  const mortal = { ...wire, openSocket: life.socket(wire.openSocket) }
  const report = (what: string) => log.write('warn', what)
  return {
    wire,
    log,
    chat: benchChat({ wire: mortal, fetch: life.fetch(switches.fetch), base: chatBase(), device, report }),
  }
}

/** As without a page (device/device.ts): so a run has the same luck and names in both. */
const luckOf = ({ phone, tab, seed, lives }: BenchOrder): number =>
  (phone === 1 && tab === 1 ? seed : seed * 1000 + phone * 10 + tab) + lives * LIFE_APART
const resourceOf = ({ phone, tab }: BenchOrder): string => (phone === 1 ? `tab-${tab}` : `${phone}-${tab}`)

/** What a bench was before this page was opened. */
function goOn(order: BenchOrder, { switches }: Ground): void {
  if (!order.online) switches.setOnline(false)
  for (const [endpoint, times] of order.asked) switches.asked.set(endpoint, times)
  for (const [call, times] of order.made) switches.made.set(call, times)
  switches.others.push(...order.others)
}

/** What the bench looks at of every event; `arrived` says that there is an actor more. */
const inspecting =
  ({ traffic, heat }: Ground['switches'], arrived: () => void): NonNullable<Platform['inspect']> =>
  (seen) => {
    traffic.inspect(seen)
    heat.inspect(seen)
    // It is among the app's streams once this turn is over.
    if (seen.type === '@xstate.actor') queueMicrotask(arrived)
  }

const openJournal = async ({ phone }: BenchOrder, { stored }: Ground, life: PageLife) =>
  stored
    ? life.journal(stored.journal, stored.written)
    : life.journal(await openIndexedDbStore({ name: benchNames(phone).journal, timer: createSystemClock() }))

/** What the app reaches by the bench's switches, as long as its page lives. */
const reached = (order: BenchOrder, { switches, channel }: Ground, life: PageLife) => ({
  unheard: failUnheard,
  random: createSeededRandom(luckOf(order)),
  pageRandom: createSeededRandom(luckOf(order) + PAGES_APART),
  tabs: channel ? life.tabs(channel) : soleTab(),
  fetch: life.fetch(switches.fetch),
  network: switches.network,
  push: switches.push,
  payments: switches.payments,
})

/** As a browser has it that was led there; nobody hears of it, because the fact is said already. */
const moved = (href: string): void => {
  if (location.hash !== `#${href}`) history.pushState(null, '', `#${href}`)
}

/** How a bench is at this moment: it goes on so when its page is opened again. */
const momentOf =
  ({ clock, switches, isShut }: Ground, disk: PageDisk, skewed: { readonly skew: number }, perils: Perils) =>
  (): BenchMoment => ({
    now: clock.now(),
    online: switches.network.isOnline(),
    asked: [...switches.asked],
    made: [...switches.made],
    others: switches.others,
    shut: isShut(),
    disk: disk.kind,
    skew: skewed.skew,
    kill: perils.kill,
  })

/** What the page stands on: the world of the page around it, or its own. */
async function groundOf(order: BenchOrder, page: GuestPage, settle: () => Promise<void>): Promise<Ground> {
  const host = hostAround()
  const isLost = order.disk === 'lost'
  // Another tab of the device has open what lies on it.
  if ((order.fresh && order.tab === 1) || isLost) await wipe(order.phone, !host)
  const ground = await (host ? enterWorld(host, order, page) : openWorld(order, settle))
  if (isLost) await ground.lose?.()
  return ground
}

/** The network of a phone goes, or comes, for all its tabs. */
const onlineOn =
  ({ switches, fellows }: Ground, wire: ChatWire | undefined) =>
  (on: boolean): void => {
    wire?.setOnline(on)
    switches.setOnline(on)
    fellows?.().forEach((fellow) => fellow.online(on))
  }

/** The app on a bench: clock, chance, network and push are in the hands of whoever opened the page with an order. */
async function startOrdered(order: BenchOrder): Promise<Demo> {
  let system: AppSystem | undefined
  let bench: Bench | undefined
  let late: Latecomers | undefined
  let wired: ChatWire | undefined
  const page: GuestPage = { durable: () => system?.journal.durable(), wire: () => wired }
  const ground = await groundOf(order, page, () => bench?.settle() ?? Promise.resolve())
  goOn(order, ground)
  const { clock, control, switches, recorder, isShut, unshut, pageBusy, settle } = ground
  const disk: PageDisk = { kind: order.disk === 'lost' ? 'none' : order.disk }
  // As a browser's that refuses: it lives in memory.
  const local = disk.kind === 'blocked' ? createMemoryKeyValueStore() : benchStorage(localStorage, order.phone)
  const perils = { ...noPerils, kill: order.kill ?? null }
  const life = createPageLife(perils, () => {
    ground.leave()
    wire?.cut()
  })
  const vault = createVault(life.vault(local))
  // As without a page: the luck of a tab is its actors' own.
  const tabId = `tab-${order.tab}`
  const { wire, log, chat } = openChat(order, ground, life)
  wired = wire
  const door = createWorldDoor(control)
  const rest = { ...(settle ? { settle } : {}), ...(pageBusy ? { pageBusy } : {}) }
  const skewed = { skew: order.skew ?? 0 }
  const deadly = { ...life, perils }
  const setOnline = onlineOn(ground, wire)
  const parts = { clock, switches, door, wire, disk, skewed, deadly, moved, setOnline, system: () => system }
  bench = createBench({ ...parts, ...rest })
  keepBench(order, momentOf(ground, disk, skewed, perils))
  return {
    ...shared,
    platform: ({ reload, history }) => ({
      ...reached(order, ground, life),
      // A browser that goes back is there later.
      history: life.history(switches.work.watch(history)),
      inspect: inspecting(switches, () => late?.arrived()),
      // As without a page: what answers say of the time puts a phone right whose clock is wrong.
      clock: createServerClock(
        life.clock(clock, () => skewed.skew),
        { steady: clock.now, kept: vault },
      ),
      vault,
      openStore: () => storeOn(disk, () => openJournal(order, ground, life)),
      reload: () => {
        ground.returns()
        reload()
      },
      tabId,
      movesPages: false,
      chat,
      ...(wire ? { isInSight: wire.isVisible } : {}),
      ...(log ? { log } : {}),
    }),
    attach: (next) => {
      system = next
      late = latecomers(next)
      const seen = { bench: bench!, clock, system: next, control, switches, tabId, wire, recorder, disk, life, perils }
      const bridge = createBridge({ ...seen, vault: local, origin: chatBase(), unshut })
      Object.assign(globalThis, { shucang: bridge })
      return watchedDoor(next, recorder, () => isShut() || life.isOver(), late.subscribe)
    },
  }
}

/** Starts the world that this page carries. */
export async function startDemo(): Promise<Demo> {
  await orderGiven()
  const order = readOrder()
  return order ? startOrdered(order) : startPlain()
}
