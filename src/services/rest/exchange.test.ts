import { type Effect, Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { area, endpoint, type Wire } from '#src/contract/rest/endpoint.ts'
import { createServerClock } from '../clock/server-clock.ts'
import { createVirtualClock } from '../clock/virtual-clock.ts'
import { createMemoryKeyValueStore, createVault } from '../storage/vault.ts'
import { type CallOptions, createRestClient, runCall } from './client.ts'
import { defaultRestConfig } from './config.ts'

const anything = { request: Schema.Unknown as never as Wire<object>, response: Schema.Unknown as Wire<unknown> }
const { read, upload } = area('things', {
  read: endpoint({ method: 'GET', path: '/read', summary: '', ...anything }),
  upload: endpoint({
    method: 'POST',
    path: '/upload',
    params: 'multipart',
    question: { needsNone: 'nobody refers to it' },
    summary: '',
    ...anything,
  }),
})

const limits = { timeoutMs: 1000, uploadTimeoutMs: 5000 }

/** A client whose server answers `answer`, or never where there is none. */
function client(answer?: () => Response) {
  const said: string[] = []
  const urls: string[] = []
  const device = createVirtualClock(0)
  const vault = createVault(createMemoryKeyValueStore())
  vault.keep({ token: 't', validate: '', userId: '7' })
  const note = (what: string) => () => void said.push(what)
  const rest = createRestClient({
    clock: createServerClock(device),
    vault,
    config: { ...defaultRestConfig, origin: 'https://server.test', ...limits },
    fetch: async (url, init) => {
      urls.push(url as string)
      if (answer) return answer()
      const { promise, reject } = Promise.withResolvers<Response>()
      init?.signal?.addEventListener('abort', () => reject(init.signal!.reason as Error))
      return promise
    },
    authority: {
      standing: () => 'good',
      renew: async () => 'ended',
      expired: note('expired'),
      invalidated: note('invalidated'),
      updateRequired: note('updateRequired'),
    },
    signals: {
      requestStarted: note('started'),
      changed: note('changed'),
      requestEnded: note('ended'),
      noNetwork: note('noNetwork'),
      signInNeeded: note('signInNeeded'),
      toast: (message) => void said.push(message),
      unheard: note('unheard'),
    },
  })
  const call = (row: typeof read, request: object = {}, options?: CallOptions) =>
    runCall(rest(row, request, options) as Effect.Effect<never>)
  return { call, said, urls, device }
}

describe('one exchange with the server', () => {
  it.each([
    ['a call', read, {}, limits.timeoutMs],
    ['an upload', upload, { file: new Blob(['x']) }, limits.uploadTimeoutMs],
  ] as const)('%s is waited for as long as its kind is, and not longer', async (_, row, request, limit) => {
    const { call, device, said } = client()
    const ended: unknown[] = []
    void call(row, request).then((one) => ended.push(one))
    await device.advance(limit - 1)
    expect(ended).toEqual([])
    await device.advance(1)
    expect(ended).toMatchObject([{ kind: 'failed', failure: { reason: 'timeout' } }])
    expect(said).not.toContain('noNetwork')
  })

  it('leaves no timer behind once it was answered', async () => {
    const { call, device } = client(() => Response.json({ code: 200, data: 1 }))
    await call(read)
    expect(device.nextAt()).toBeUndefined()
  })

  it.each([
    [500, '服务器开小差了，请稍后再试'],
    [503, '服务器开小差了，请稍后再试'],
    [404, '暂时无法完成，请稍后再试'],
  ])('says of HTTP %i whose fault it is', async (status, message) => {
    const { call } = client(() => new Response('', { status }))
    expect(await call(read)).toMatchObject({ kind: 'failed', failure: { reason: 'http', status, message } })
  })

  it('tells the words of a refusal, unless it works in the background', async () => {
    const { call, said } = client(() => Response.json({ code: 1001, msg: '已售罄' }))
    await call(read, {}, { silent: true })
    expect(said).not.toContain('已售罄')
    await call(read)
    expect(said.filter((one) => one === '已售罄')).toHaveLength(1)
  })

  it('asks with what there is: what is null or not there is left out', async () => {
    const { call, urls } = client(() => Response.json({ code: 200, data: 1 }))
    await call(read, { id: 7, kind: null, from: undefined, name: '', all: false })
    await call(read, { id: null })
    expect(urls).toEqual([
      'https://server.test/api/v1.0/read?id=7&name=&all=false',
      'https://server.test/api/v1.0/read',
    ])
  })
})
