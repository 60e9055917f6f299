import { getResponse, type HttpHandler } from 'msw'

const networkError = () => new TypeError('Failed to fetch')

/** The abort a request carries, even after its answer began: a cut request rejects, whatever the world does. */
export function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const abort = () => reject(signal.reason as Error)
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort, { once: true })
  work.then(resolve, reject)
  return promise.finally(() => signal.removeEventListener('abort', abort))
}

/** Asks a world in this realm, as a fetch of a request would; where there is no answer it is 404. */
export const askIn =
  (handlers: readonly HttpHandler[]) =>
  async (request: Request): Promise<Response> => {
    const response = await orAborted(getResponse([...handlers], request), request.signal)
    if (!response) return new Response(null, { status: 404 })
    if (response.type === 'error') throw networkError()
    return response
  }
