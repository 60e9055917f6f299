import type { Perils } from './device/disk.ts'
import type { DiskKind } from './page-disk.ts'
import { placeOf } from './phones/places.ts'
import type { OtherAnswer } from './requests.ts'
import type { KeyValueStore } from '#src/services/storage/vault.ts'

/** How a page is told to start on a bench: `?bench=` with this as JSON. */
export interface BenchRequest {
  readonly world: string
  readonly seed: number
  /** ISO instant. */
  readonly clock: string
  /** Whether the app is connected to the chat service; it is when nothing is said. */
  readonly chat?: boolean
  /** The pages of the app keep silent until they are told otherwise. */
  readonly shut?: boolean
  /** The device that the page is, where the workbench shows several; the first when nothing is said. */
  readonly phone?: number
  /** Which tab of that device; the first when nothing is said. */
  readonly tab?: number
  /** Names one run: the same name continues it, also in a new tab; another one starts from nothing. */
  readonly run: string
}

/** What of a bench outlives its page. */
interface Kept {
  readonly run: string
  readonly now: number
  readonly online: boolean
  readonly asked: readonly (readonly [string, number])[]
  /** How often each call was made, and the answers that are to be others. */
  readonly made: readonly (readonly [string, number])[]
  readonly others: readonly OtherAnswer[]
  /** What has befallen the storage. */
  readonly disk: DiskKind
  /** Whether pages keep silent: a run is being played. */
  readonly shut: boolean
  /** By how much the phone's own clock is wrong, ms; absent where it is right. */
  readonly skew?: number
  /** Where the page is to be killed. */
  readonly kill?: Perils['kill']
  /** How often the page has been opened: chance must not repeat itself. */
  readonly lives: number
}

export interface BenchOrder extends Pick<BenchRequest, 'world' | 'seed'>, Kept {
  readonly chat: boolean
  readonly phone: number
  readonly tab: number
  readonly fresh: boolean
}

/** What belongs to the second device and the ones after it says so. */
const behind = (phone: number): string => (phone === 1 ? '' : `-${phone}`)

/** A bench keeps its things apart from those of the app that a developer has open beside it, and every device from the others. */
export const benchNames = (phone = 1) => ({
  journal: `shucang-bench-journal${behind(phone)}`,
  world: 'shucang-bench-world',
  chat: `shucang-bench-chat${behind(phone)}`,
})
const scopeOf = (phone: number): string => `bench${behind(phone)}:`
const keyOf = (phone: number, tab: number): string => `shucang-bench${behind(placeOf(phone, tab))}`

/** The address of the app page for a bench run, as a document of its own: whoever opens it again goes on with the run. */
export const benchAddress = (request: BenchRequest, href: string): string =>
  `?bench=${encodeURIComponent(JSON.stringify(request))}#${href}`

const HASH = '#bench='

/**
 * The same below the hash, which no host drops: `#bench=<order>&<address>`. The page keeps the order as its window's name, which a reload
 * does not take away; the query only makes it another document than the one before.
 */
export const frameAddress = (request: BenchRequest, href: string): string =>
  `?run=${encodeURIComponent(request.run)}${HASH}${encodeURIComponent(JSON.stringify(request))}&${href}`

/** Takes the order out of the hash, where there is one, and leaves the address of the page there. */
function takeHash(): void {
  if (!location.hash.startsWith(HASH)) return
  const [order = '', ...rest] = location.hash.slice(HASH.length).split('&')
  window.name = HASH + decodeURIComponent(order)
  history.replaceState(history.state, '', `#${rest.join('&')}`)
}

/** A tab that goes on to the app itself keeps its window's name: only what a frame is called counts, or what is opened again. */
const isHeld = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return window.parent !== window || entry?.type === 'reload'
}

/** The order as the address, or the name of the window, has it. */
function orderText(): string | null {
  const fromHash = location.hash.startsWith(HASH)
  takeHash()
  const isNamed = window.name.startsWith(HASH) && (fromHash || isHeld())
  return new URLSearchParams(location.search).get('bench') ?? (isNamed ? window.name.slice(HASH.length) : null)
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'run' in value && 'now' in value && 'made' in value

const readKept = (phone: number, tab: number): Kept | null => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(phone, tab)) ?? 'null')
    return isKept(value) ? value : null
  } catch {
    return null
  }
}

/** Reads the order in the page's address; null for an ordinary visit. */
export function readOrder(): BenchOrder | null {
  const text = orderText()
  if (!text) return null
  const { world, seed, clock, run, chat = true, shut = false, phone = 1, tab = 1 } = JSON.parse(text) as BenchRequest
  const kept = readKept(phone, tab)
  if (kept?.run === run) return { ...kept, world, seed, chat, phone, tab, fresh: false, lives: kept.lives + 1 }
  const nothing = { online: true, asked: [], made: [], others: [], lives: 0, disk: 'none' as const }
  return { world, seed, chat, phone, tab, shut, run, fresh: true, now: Date.parse(clock), ...nothing }
}

/** What a bench is at one moment, apart from the app's own storage. */
export type BenchMoment = Pick<Kept, 'now' | 'online' | 'asked' | 'made' | 'others' | 'shut' | 'disk' | 'skew' | 'kill'>

/** Remembers the bench across reloads: now, and whenever the page goes. */
export function keepBench(
  { run, lives, phone, tab }: Pick<BenchOrder, 'run' | 'lives' | 'phone' | 'tab'>,
  moment: () => BenchMoment,
): void {
  const write = (at: BenchMoment) =>
    localStorage.setItem(keyOf(phone, tab), JSON.stringify({ run, lives, ...at } satisfies Kept))
  write(moment())
  addEventListener('pagehide', () => write(moment()))
}

/** The part of the browser's storage that belongs to a device of the bench. */
export const benchStorage = (storage: Storage, phone = 1): KeyValueStore => {
  const scope = scopeOf(phone)
  return {
    getItem: (key) => storage.getItem(scope + key),
    setItem: (key, value) => storage.setItem(scope + key, value),
    removeItem: (key) => storage.removeItem(scope + key),
    keys: () =>
      Object.keys(storage)
        .filter((key) => key.startsWith(scope))
        .map((key) => key.slice(scope.length)),
  }
}

/** Forgets everything that a device of a bench has stored, so that a run starts from nothing; databases where it has its own. */
export async function wipe(phone: number, hasDatabases: boolean): Promise<void> {
  for (const store of [benchStorage(localStorage, phone), benchStorage(sessionStorage, phone)])
    store.keys().forEach(store.removeItem)
  if (!hasDatabases) return
  const { journal, chat } = benchNames(phone)
  await Promise.all([journal, `${chat}-files`, `${chat}-messages`].map(forget))
}

function forget(database: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const request = indexedDB.deleteDatabase(database)
  request.onsuccess = request.onerror = request.onblocked = () => resolve()
  return promise
}
