import { createServerClock } from '#src/services/clock/server-clock.ts'
import { createVirtualClock } from '#src/services/clock/virtual-clock.ts'
import { allEndpoints } from '#src/contract/rest/all.ts'
import { secret } from '#src/services/call-once.ts'
import { type Authority, createRestClient, runCall } from '#src/services/rest/client.ts'
import { defaultRestConfig } from '#src/services/rest/config.ts'
import { createMemoryKeyValueStore, createVault } from '#src/services/storage/vault.ts'
import { fieldsOf } from '#src/domain/unknown.ts'
import { NOW } from './app-of.ts'

const endpoints = new Map(allEndpoints.map((endpoint) => [endpoint.name, endpoint]))

const FORM = /^sends (\S+) (\{.*\})$/
const FACT = /^\S+ \S+ (\{"endpoint":.*\})$/

/** Which call a line of `filling` stands for, with what goes with it; null where a sender of its own makes something else of it. */
function callIn(line: string): { readonly name: string; readonly request: object } | null {
  const [, name = '', values = ''] = FORM.exec(line) ?? []
  if (name !== '') return { name, request: JSON.parse(values) as object }
  const [, fact] = FACT.exec(line) ?? []
  if (fact === undefined) return null
  const { endpoint, request, password } = fieldsOf(JSON.parse(fact))
  // What happens once by its key takes the key along.
  const isOnce = password !== undefined || line.startsWith('order/')
  const more = isOnce ? { ...secret((password ?? null) as string | null), intent: 'intent-0001' } : {}
  return { name: String(endpoint), request: { ...fieldsOf(request), ...more } }
}

/** What a body holds, as it is sent. */
const bodyOf = (body: unknown): string =>
  body instanceof FormData ? JSON.stringify(Object.fromEntries(body)) : typeof body === 'string' ? body : ''

/** What the app's own client makes of such a line: the method, path, query and body that leave the device. */
export async function onTheWire(line: string): Promise<string[]> {
  const called = callIn(line)
  const endpoint = called && endpoints.get(called.name)
  if (!endpoint) return []
  const sent: string[] = []
  const nothing = () => undefined
  const vault = createVault(createMemoryKeyValueStore())
  vault.keep({ userId: '1', token: 'token', validate: '', keptAt: NOW })
  const rest = createRestClient({
    fetch: async (address, { method, body } = {}) => {
      const { pathname, search } = new URL(address as string, 'http://app.test')
      const text = bodyOf(body)
      sent.push([method, pathname + decodeURIComponent(search), ...(text === '' ? [] : [text])].join(' '))
      return new Response('{}', { status: 500 })
    },
    clock: createServerClock(createVirtualClock(NOW)),
    vault,
    authority: { standing: () => 'good' } as unknown as Authority,
    signals: {
      toast: nothing,
      requestStarted: nothing,
      requestEnded: nothing,
      changed: nothing,
      unheard: nothing,
    } as never,
    config: { ...defaultRestConfig, secretsIn: 'header' },
  })
  const ended = await runCall(rest(endpoint, called.request as never))
  return sent.length > 0
    ? sent.slice(0, 1)
    : [`is not sent: ${ended.kind === 'failed' ? ended.failure.reason : ended.kind}`]
}
