import { allEndpoints } from '#src/contract/rest/all.ts'
import { createRouter } from '#mock/rest/router.ts'
import type { Traffic } from './traffic/traffic.ts'
import { withLeaves } from './explain/leaves.ts'
import type { Work } from './work.ts'

/** By this header a request is known again where the world answers it. */
const mark = 'x-bench-request'

/** No two requests of a page have the same one. */
let ids = 0

const decoder = new TextDecoder()

/** What stands in an answer that `countRequests` has given: whoever looks on need not read it a second time. */
const texts = new WeakMap<Response, string>()

export const textOf = async (response: Response): Promise<string> =>
  texts.get(response) ?? (await response.clone().text())

/** A body as it can be read; files are named. */
function bodyText(body: unknown): string {
  if (typeof body === 'string') return body
  if (body instanceof FormData)
    return JSON.stringify(
      Object.fromEntries(Array.from(body, ([key, one]) => [key, typeof one === 'string' ? one : one.name])),
    )
  return ''
}

/** What of an answer is to be another: of the call after so many of its name, the values at dotted paths. */
export interface OtherAnswer {
  readonly call: string
  readonly skip: number
  readonly set: Readonly<Record<string, unknown>>
}

/** An answer with other values in it; one that is no JSON stays as it is. */
function changed(text: string, set: OtherAnswer['set']): string {
  try {
    return JSON.stringify(withLeaves(JSON.parse(text), set))
  } catch {
    return text
  }
}

export interface Requests {
  readonly fetch: typeof globalThis.fetch
  /** Answers that are to have other values in them than the world gave. */
  readonly others: OtherAnswer[]
  /** How often each call was made in this run, by name. */
  readonly made: Map<string, number>
  /** For the world: an answer begins to wait for the clock. */
  readonly onWait: (request: Request) => () => void
  /** For the world: what it has decided about a request. */
  readonly onPlanned: (request: Request, plan: Parameters<Traffic['planned']>[1]) => void
  /** How often each endpoint was asked. */
  readonly asked: Map<string, number>
}

/**
 * Requests as work: one is being done from its first moment until all of its answer has arrived, but not while its answer waits for
 * the clock. `send` is the way to the world; `from` tells the requests of this page from those of others that ask the same world.
 */
export function countRequests(
  work: Work,
  send: typeof globalThis.fetch,
  isOnline: () => boolean,
  traffic: Traffic,
  from = '',
): Requests {
  const route = createRouter(allEndpoints)
  const asked = new Map<string, number>()
  const made = new Map<string, number>()
  const others: OtherAnswer[] = []
  /** The numbers that requests have in the traffic. */
  const rowOf = new Map<string, number>()
  /** Requests under way: what ends the part of its work that is being done. */
  const underWay = new Map<string, () => void>()

  return {
    asked,
    made,
    others,
    async fetch(input, init) {
      if (!isOnline()) throw new TypeError('Failed to fetch')
      const url = new URL(input instanceof Request ? input.url : input, 'http://bench')
      const name = route(init?.method ?? 'GET', url.pathname)?.endpoint.name ?? url.pathname
      asked.set(name, (asked.get(name) ?? 0) + 1)
      const method = init?.method ?? 'GET'
      const nth = made.get(name) ?? 0
      made.set(name, nth + 1)
      const row = traffic.asked({ name, method, path: url.pathname + url.search, body: bodyText(init?.body), nth })
      const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
      const id = `${from}${++ids}`
      headers.set(mark, id)
      rowOf.set(id, row)
      underWay.set(id, work.begin())
      try {
        const response = await send(input, { ...init, headers })
        // The body is read here, so that a request is under way until all of it has arrived.
        const body = await response.arrayBuffer()
        const other = others.find(({ call, skip }) => call === name && skip === nth)
        const text = decoder.decode(body)
        const given = other ? changed(text, other.set) : text
        traffic.answered(row, { status: response.status, text: given, error: null })
        const answer = new Response(other ? given : body, { status: response.status, headers: response.headers })
        texts.set(answer, given)
        return answer
      } catch (error) {
        traffic.answered(row, { status: 0, text: null, error: String(error) })
        throw error
      } finally {
        rowOf.delete(id)
        underWay.get(id)?.()
        underWay.delete(id)
      }
    },
    onPlanned: (request, plan) => {
      const row = rowOf.get(request.headers.get(mark) ?? '')
      if (row !== undefined) traffic.planned(row, plan)
    },
    onWait: (request) => {
      const id = request.headers.get(mark) ?? ''
      underWay.get(id)?.()
      // One that was given up meanwhile is nobody's work any more.
      return () => void (underWay.has(id) && underWay.set(id, work.begin()))
    },
  }
}
