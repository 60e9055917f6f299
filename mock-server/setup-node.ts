import { setupServer } from 'msw/node'
import { askIn } from './ask.ts'
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
  const ask = askIn(handlers)
  const fetch: typeof globalThis.fetch = (input, init) =>
    ask(new Request(input instanceof Request ? input : new URL(input, 'http://world.test'), init))
  return { world, control: createControl(world), fetch, close: () => server?.close() }
}
