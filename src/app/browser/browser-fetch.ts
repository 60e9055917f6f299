import type { Clock } from '#src/services/clock/clock.ts'

/**
 * The browser's fetch, for as long as its page is there. What breaks off because the page goes is nobody's answer: nobody here is told,
 * so that no token is thrown away for it, and the page that is opened next asks again. A page that comes back out of the browser's
 * memory is told then.
 */
export function createBrowserFetch(
  send: typeof globalThis.fetch,
  page: EventTarget,
  clock: Pick<Clock, 'setTimeout'>,
): typeof globalThis.fetch {
  let back: PromiseWithResolvers<void> | null = null
  page.addEventListener('pagehide', () => void (back ??= Promise.withResolvers<void>()))
  page.addEventListener('pageshow', () => {
    back?.resolve()
    back = null
  })
  return async (input, init) => {
    try {
      return await send(input, init)
    } catch (error) {
      // Requests may break off just before the page hears that it goes; a page that has gone has no next turn.
      await new Promise<void>((next) => void clock.setTimeout(next, 0))
      await back?.promise
      throw error
    }
  }
}
