import type { VirtualClock } from '#src/services/clock/virtual-clock.ts'

/** How a page is told to start on a bench: `?bench=` with this as JSON. */
export interface BenchRequest {
  readonly world: string
  readonly seed: number
  /** ISO instant. */
  readonly clock: string
  /** Names one run: the same name continues it, another one starts from nothing. */
  readonly run: string
}

export interface BenchOrder extends Pick<BenchRequest, 'world' | 'seed' | 'run'> {
  readonly now: number
  readonly fresh: boolean
}

const KEY = 'shucang-bench'

/** The address of the app page for a bench run. */
export const benchAddress = (request: BenchRequest, href: string): string =>
  `?bench=${encodeURIComponent(JSON.stringify(request))}#${href}`

/** Reads the order in the page's address; null for an ordinary visit. */
export function readOrder(): BenchOrder | null {
  const text = new URLSearchParams(location.search).get('bench')
  if (!text) return null
  const { world, seed, clock, run } = JSON.parse(text) as BenchRequest
  const [lastRun, now] = (sessionStorage.getItem(KEY) ?? '').split(' ')
  const fresh = lastRun !== run
  return { world, seed, run, fresh, now: fresh ? Date.parse(clock) : Number(now) }
}

/** Remembers the bench's time across reloads; called whenever it may have moved. */
export function keepInstant({ run }: Pick<BenchOrder, 'run'>, clock: Pick<VirtualClock, 'now'>): void {
  const keep = () => sessionStorage.setItem(KEY, `${run} ${clock.now()}`)
  keep()
  addEventListener('pagehide', keep)
}

/** Forgets everything the app has stored, so that a run starts from nothing. */
export async function wipe(): Promise<void> {
  for (const key of Object.keys(localStorage)) if (key.startsWith('shucang.')) localStorage.removeItem(key)
  for (const key of Object.keys(sessionStorage)) if (key.startsWith('shucang.')) sessionStorage.removeItem(key)
  const { promise, resolve } = Promise.withResolvers<void>()
  const request = indexedDB.deleteDatabase('shucang-journal')
  request.onsuccess = request.onerror = request.onblocked = () => resolve()
  await promise
}
