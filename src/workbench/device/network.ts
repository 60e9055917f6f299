import { allEndpoints } from '#src/contract/rest/all.ts'
import type { Clock } from '#src/services/clock/clock.ts'
import { orAborted } from '#mock/ask.ts'
import { createRouter } from '#mock/rest/router.ts'
import type { Perils, Way } from './disk.ts'

type Fetch = typeof globalThis.fetch

const route = createRouter(allEndpoints)

/** The name of a call, or the path of what is no call of the marketplace. */
export function nameOf(...[input, init]: Parameters<Fetch>): string {
  const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://bench')
  return route(init?.method ?? 'GET', pathname)?.endpoint.name ?? pathname
}

const isMeant = ({ call }: Way, name: string): boolean =>
  call === name || (call.endsWith('*') && name.startsWith(call.slice(0, -1)))

/** What befalls a call of this name, which counts as one. */
function befalling(perils: Perils, name: string): Way | null {
  const { way } = perils
  if (!way || way.times < 1 || !isMeant(way, name)) return null
  if (way.skip > 0) {
    way.skip -= 1
    return null
  }
  way.times -= 1
  return way
}

interface NetworkParts {
  readonly perils: Perils
  readonly clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>
  readonly send: Fetch
}

/** The way from a device to the servers, on which requests come twice or are overtaken. */
export function createNetwork({ perils, clock, send }: NetworkParts): Fetch {
  const answered = new Set<() => void>()
  const another = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const go = (): void => {
        clock.clearTimeout(timer)
        answered.delete(go)
        resolve()
      }
      const timer = clock.setTimeout(go, ms)
      answered.add(go)
    })
  const carry = async (way: Way | null, ...[input, init]: Parameters<Fetch>): Promise<Response> => {
    // Whoever waits for an answer may give up; what is under way does not.
    const again =
      way?.kind === 'twice' && ([input instanceof Request ? input.clone() : input, withoutSignal(init)] as const)
    if (way?.kind === 'overtaken') await another(way.ms)
    try {
      return await send(input, init)
    } finally {
      for (const go of answered) go()
      if (again) clock.setTimeout(() => void send(...again).catch(() => undefined), way.ms)
    }
  }
  return (input, init) => {
    const way = befalling(perils, nameOf(input, init))
    const answer = carry(way, input, init)
    // Who gives up what is held back hears of it at once, as in a browser.
    return way?.kind === 'overtaken' && init?.signal ? orAborted(answer, init.signal) : answer
  }
}

function withoutSignal(init: RequestInit | undefined): RequestInit {
  const { signal: _, ...rest } = init ?? {}
  return rest
}
