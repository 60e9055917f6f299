import './lent-storage.ts'
import type { HttpHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import { askIn } from './ask.ts'
import { createControl, type WorldControl } from './control.ts'
import { writeGatewayAddress } from './gateway/address.ts'
import type { GatewayRequest } from './gateway/answer.ts'
import { createHandlers, type HandlerOptions, type Turn } from './handlers.ts'
import { openPageStore, type PageStore } from './page-store.ts'
import { type PageChat, createPageChat } from './page-chat.ts'
import { castOf } from './world/cast.ts'
import type { HostClock, WorldClock } from './world/clock.ts'
import type { WorldName } from './world/names.ts'
import { createWorld } from './world/create-world.ts'
import type { World } from './world/world.ts'

export interface PageWorldOptions {
  readonly clock: HostClock
  /** Gives a new world its seed; without it the seed is 1. */
  readonly random?: { int(max: number): number }
  /** Address of the folder the page lies in, with a slash at its end; the service worker lies there too. */
  readonly base: string
  /** Named world to begin with when this origin has none yet. */
  readonly name?: WorldName
  readonly seed?: number
  /** Under which name the origin keeps it; another name is another world. Default `shucang-world`. */
  readonly store?: string
  /** Names this tab among those of the origin that are open. */
  readonly tab?: string
  /** Whether the people at the chat service answer, come and go by themselves. */
  readonly lively?: boolean
  /** Whether the gateway is shown by `gateway.html` beside the page; without it, its pages are answered as by every other door. */
  readonly gatewayPage?: boolean
  readonly onWait?: HandlerOptions['onWait']
  readonly onPlanned?: HandlerOptions['onPlanned']
}

export interface PageWorld {
  readonly world: World
  readonly control: WorldControl
  /** For whoever changes `world` by hand: changes outside a turn are not stored and may be overwritten by another tab's. */
  readonly turn: Turn
  readonly chat: PageChat
  /** False when the browser keeps nothing: the world then ends with the page and is not shared between tabs. */
  readonly durable: boolean
  /** Answers in the page itself where the browser allows no service worker; null where one answers whatever is fetched. */
  readonly fetch: typeof globalThis.fetch | null
  stop(): Promise<void>
}

const defaultStore = 'shucang-world'

/** One request at a time in all tabs; where Web Locks are missing, in this one. */
function createTurn(world: World, store: PageStore, lockName: string): Turn {
  const within = async <T>(job: () => Promise<T>): Promise<T> => {
    await store.pull(world)
    try {
      return await job()
    } finally {
      await store.push(world)
    }
  }
  // Absent in insecure contexts, which the type does not say.
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks
  if (!locks) return (job) => world.exclusive(() => within(job))
  return async (job) => {
    let isMine = false
    const held = locks.request(lockName, () => {
      isMine = true
      return within(job)
    })
    try {
      return await held
    } catch (error) {
      // Where all cookies are blocked locks are refused too, and no other tab sees this world.
      if (isMine) throw error
      return world.exclusive(() => within(job))
    }
  }
}

/** What a page's world is without the service worker: tests drive it through `handlers`. */
export async function createPageWorld({
  clock,
  random,
  name,
  seed = random?.int(1_000_000_000) ?? 1,
  store: storeName = defaultStore,
  tab = 'tab',
  lively = false,
  base,
  gatewayPage = false,
  onWait,
  onPlanned,
}: PageWorldOptions) {
  const store = await openPageStore(storeName)
  let chat: PageChat | undefined
  const openChat = (worldClock: WorldClock): PageChat =>
    (chat = createPageChat({ clock: worldClock, store, name: storeName, tab, lively }))
  const world = await createWorld({ clock, ...(name ? { name } : {}), seed, base, chat: openChat, isChatBegun: true })
  const turn = createTurn(world, store, storeName)
  await turn(() => Promise.resolve())
  await chat!.open(() => ({ seed: world.seed, cast: castOf(world) }))
  // A world under another name is a bench's, whose time is its own.
  const isBench = storeName !== defaultStore
  const gatewayShell = (asked: GatewayRequest) =>
    `${base}gateway.html${writeGatewayAddress({ asked, store: isBench ? storeName : null, now: isBench ? clock.now() : null })}`
  return {
    world,
    store,
    turn,
    chat: chat!,
    control: createControl(world, turn),
    handlers: createHandlers(world, { turn, onWait, onPlanned, ...(gatewayPage ? { gatewayShell } : {}) }),
  }
}

/** Asks the world without a service worker: there is nobody else to ask. */
const inPage = (handlers: HttpHandler[]): typeof globalThis.fetch => {
  const ask = askIn(handlers)
  return (input, init) => ask(new Request(input, init))
}

/**
 * The world inside the page, behind a service worker. It is stored in IndexedDB and survives reload and navigation until it is reset;
 * all tabs of an origin see the same one, because each request loads what another tab changed and stores what it changed itself.
 * Where the browser refuses a service worker, `fetch` asks it; pictures that the page loads by itself are missing then.
 */
export async function startPageWorld(options: PageWorldOptions): Promise<PageWorld> {
  const { world, store, turn, chat, control, handlers } = await createPageWorld({ ...options, gatewayPage: true })
  addEventListener('pagehide', (event) => !event.persisted && chat.stop())
  const worker = setupWorker(...handlers)
  const start = worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${options.base}mockServiceWorker.js`, options: { scope: options.base } },
  })
  const isAnswering = await start.then(
    () => true,
    () => false,
  )
  return {
    fetch: isAnswering ? null : inPage(handlers),
    world,
    control,
    turn,
    chat,
    get durable() {
      return store.durable
    },
    stop: async () => {
      chat.stop()
      await worker.stop()
    },
  }
}
