import './lent-storage.ts'
import type { HttpHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import { askIn } from './ask.ts'
import { createControl, type WorldControl } from './control.ts'
import { createHandlers, type HandlerOptions } from './handlers.ts'
import { openWorld } from './open-world.ts'
import type { HostClock } from './world/clock.ts'
import type { WorldName } from './world/names.ts'
import type { World } from './world/world.ts'

export interface FramesWorldOptions extends Pick<HandlerOptions, 'onWait' | 'onPlanned'> {
  readonly clock: HostClock
  readonly name: WorldName
  readonly seed: number
}

export interface FramesWorld {
  readonly world: World
  readonly control: WorldControl
  ask(request: Request): Promise<Response>
}

/**
 * The door of a page that holds a world for the pages in its frames: they ask it by calls, and what they load by themselves (pictures,
 * files) comes through the service worker. The world lives as long as the page. `base` is the address of the folder that the page lies
 * in, with a slash at its end. What is opened last is what the worker answers for.
 */
export function createFramesDoor(base: string) {
  let worker: ReturnType<typeof setupWorker> | undefined
  const serve = async (handlers: HttpHandler[]): Promise<void> => {
    if (worker) return worker.resetHandlers(...handlers)
    worker = setupWorker(...handlers)
    const serviceWorker = { url: `${base}mockServiceWorker.js`, options: { scope: base } }
    // Where it is refused, what pages load by themselves is missing.
    await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker }).catch(() => undefined)
  }
  return async ({ clock, name, seed, ...options }: FramesWorldOptions): Promise<FramesWorld> => {
    const world = await openWorld({ clock, name, seed, base })
    const handlers = createHandlers(world, options)
    await serve(handlers)
    return { world, control: createControl(world), ask: askIn(handlers) }
  }
}
