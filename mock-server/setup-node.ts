import { getResponse } from 'msw'
import { setupServer } from 'msw/node'
import { createControl, type WorldControl } from './control.ts'
import { createHandlers, type HandlerOptions } from './handlers.ts'
import type { HostClock } from './world/clock.ts'
import type { WorldName } from './world/names.ts'
import { openWorld } from './open-world.ts'
import type { World } from './world/world.ts'

export interface NodeWorldOptions {
  readonly clock: HostClock
  readonly name?: WorldName
  readonly seed?: number
  readonly base?: string
  /** Answers `globalThis.fetch` while it is open; without it only `fetch` below is answered. */
  readonly intercept?: boolean
  readonly onWait?: HandlerOptions['onWait']
  readonly onPlanned?: HandlerOptions['onPlanned']
  readonly from?: World
}

export interface NodeWorld {
  readonly world: World
  readonly control: WorldControl
  /** Asks the world without touching the global fetch: several worlds can live side by side. Any origin will do. */
  readonly fetch: typeof globalThis.fetch
  close(): void
}

const networkError = () => new TypeError('Failed to fetch')

/** The abort a request carries, even after its answer began: a cut request rejects, whatever the world does. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const abort = () => reject(signal.reason as Error)
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort, { once: true })
  work.then(resolve, reject)
  return promise.finally(() => signal.removeEventListener('abort', abort))
}

/**
 * The world for Vitest and the headless system: MSW in Node with the handlers of every other door. Relative addresses are taken as
 * `http://world.test`.
 */
export async function startNodeWorld({
  intercept = false,
  onWait,
  onPlanned,
  ...options
}: NodeWorldOptions): Promise<NodeWorld> {
  const world = await openWorld(options)
  const handlers = createHandlers(world, { onWait, onPlanned })
  const server = intercept ? setupServer(...handlers) : null
  server?.listen({ onUnhandledFrame: 'bypass' })
  const ask: typeof globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input : new URL(input, 'http://world.test')
    const request = new Request(address, init)
    const response = await orAborted(getResponse(handlers, request), request.signal)
    if (!response) return new Response(null, { status: 404 })
    if (response.type === 'error') throw networkError()
    return response
  }
  return { world, control: createControl(world), fetch: ask, close: () => server?.close() }
}
