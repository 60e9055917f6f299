import { Effect, Schema } from 'effect'
import { area, endpoint, type Wire } from '#src/contract/rest/endpoint.ts'
import { createServerClock } from '../clock/server-clock.ts'
import { createVirtualClock } from '../clock/virtual-clock.ts'
import { type Authority, type CallOptions, createRestClient, type Reply, type RestFailure } from './client.ts'
import { defaultRestConfig } from './config.ts'
import { createMemoryKeyValueStore, createVault } from '../storage/vault.ts'

const Thing = Schema.Struct({ name: Schema.String })
/** Calls of each kind that the client tells apart. */
export const things = area('things', {
  read: endpoint({
    method: 'GET',
    path: '/thing/{id}',
    loading: true,
    summary: '',
    request: Schema.Unknown as never as Wire<object>,
    response: Thing,
  }),
  seen: endpoint({
    method: 'GET',
    path: '/seen',
    guests: true,
    summary: '',
    request: Schema.Unknown as never as Wire<object>,
    response: Thing,
  }),
  write: endpoint({
    method: 'POST',
    path: '/thing',
    question: { seenIn: 'things.read' },
    summary: '',
    request: Schema.Unknown as never as Wire<object>,
    response: Thing,
  }),
  open: endpoint({
    method: 'GET',
    path: '/open',
    summary: '',
    token: false,
    loading: false,
    response: Schema.Unknown as Wire<unknown>,
  }),
  upload: endpoint({
    method: 'POST',
    path: '/upload',
    params: 'multipart',
    codeField: 'status',
    question: { needsNone: 'nobody refers to it' },
    summary: '',
    request: Schema.Unknown as never as Wire<object>,
    response: Thing,
  }),
})

type Result = { reply?: Reply<unknown>; failure?: RestFailure }

/** A client over a scripted server: each request takes the next answer. */
export function client(answers: (object | Response | 'refuse' | 'hang')[], authority: Partial<Authority> = {}) {
  const said: string[] = []
  const requests: Request[] = []
  const device = createVirtualClock(1_000_000)
  const vault = createVault(createMemoryKeyValueStore())
  vault.keep({ token: 'old', validate: 'v1', userId: '7' })
  const rest = createRestClient({
    clock: createServerClock(device),
    vault,
    config: { ...defaultRestConfig, origin: 'https://server.test', bodyMaxBytes: 10_000 },
    fetch: async (url, init) => {
      requests.push(new Request(url as string, init))
      const answer = answers.shift()
      if (answer === 'refuse' || answer === undefined) throw new TypeError('Failed to fetch')
      if (answer === 'hang') {
        const { promise, reject } = Promise.withResolvers<Response>()
        init?.signal?.addEventListener('abort', () => reject(init.signal!.reason as Error))
        return promise
      }
      return answer instanceof Response ? answer : Response.json(answer)
    },
    authority: {
      standing: () => 'good',
      renew: async () => {
        vault.keep({ token: 'new', validate: 'v1', userId: '7' })
        return 'renewed'
      },
      expired: () => void said.push('expired'),
      invalidated: (code, message) => void said.push(`invalidated ${code} ${message}`),
      updateRequired: () => void said.push('updateRequired'),
      ...authority,
    },
    signals: {
      requestStarted: () => void said.push('started'),
      requestEnded: () => void said.push('ended'),
      changed: (name) => void said.push(`changed ${name}`),
      noNetwork: () => void said.push('noNetwork'),
      signInNeeded: () => void said.push('signInNeeded'),
      toast: (message) => void said.push(`toast ${message}`),
      unheard: (call, places) => void said.push(`${call}: ${places.join()}`),
    },
  })
  const call = (
    row: typeof things.read | typeof things.open,
    request: object = {},
    options?: CallOptions,
  ): Promise<Result> =>
    Effect.runPromise(
      rest(row as typeof things.read, request, options).pipe(
        Effect.map((reply): Result => ({ reply })),
        Effect.catch((failure) => Effect.succeed<Result>({ failure })),
      ),
    )
  const heard = () => said.filter((word) => word !== 'started' && word !== 'ended')
  return { call, said, heard, requests, device, vault }
}
