import { type Effect, Schema } from 'effect'
import { expect, it } from 'vitest'
import { area, endpoint, type Wire } from '#src/contract/rest/endpoint.ts'
import { createServerClock } from '../clock/server-clock.ts'
import { createVirtualClock } from '../clock/virtual-clock.ts'
import { createMemoryKeyValueStore, createVault } from '../storage/vault.ts'
import { type Authority, type CallOptions, createRestClient, runCall } from './client.ts'
import { defaultRestConfig } from './config.ts'

const { read, open } = area('things', {
  read: endpoint({ method: 'GET', path: '/read', summary: '', response: Schema.Unknown as Wire<unknown> }),
  open: endpoint({
    method: 'GET',
    path: '/open',
    summary: '',
    token: false,
    response: Schema.Unknown as Wire<unknown>,
  }),
})

/** A client whose session says how its token stands, and the tokens with which anything left. */
function client(authority: Pick<Authority, 'standing'> & Partial<Authority>) {
  const sent: (string | null)[] = []
  const vault = createVault(createMemoryKeyValueStore())
  vault.keep({ token: 'old', validate: '', userId: '7' })
  const nothing = () => undefined
  const rest = createRestClient({
    clock: createServerClock(createVirtualClock(0)),
    vault,
    config: defaultRestConfig,
    fetch: async (_, init) => {
      sent.push(new Headers(init?.headers).get('token'))
      return Response.json({ code: 200, data: '锦鲤' })
    },
    authority: {
      renew: async () => 'ended',
      expired: nothing,
      invalidated: nothing,
      updateRequired: nothing,
      ...authority,
    },
    signals: {
      requestStarted: nothing,
      changed: nothing,
      requestEnded: nothing,
      noNetwork: nothing,
      signInNeeded: nothing,
      toast: nothing,
      unheard: nothing,
    },
  })
  const call = (row: typeof read, options?: CallOptions) =>
    runCall(rest(row, {} as never, options) as Effect.Effect<never>)
  return { call, sent, vault }
}

it('[SES-8] a token that has run out is renewed before anything is sent with it, but for the refresh', async () => {
  let standing: 'good' | 'rejected' = 'rejected'
  const { call, sent, vault } = client({
    standing: () => standing,
    renew: async (rejected) => {
      expect(rejected).toBe('old')
      standing = 'good'
      vault.keep({ token: 'new', validate: '', userId: '7' })
      return 'renewed'
    },
  })
  await call(open)
  await call(read, { isRefresh: true })
  expect(await call(read)).toEqual({ kind: 'data', data: '锦鲤' })
  expect(await call(read)).toEqual({ kind: 'data', data: '锦鲤' })
  expect(sent).toEqual([null, 'old', 'new', 'new'])
})

it.each([
  ['over', 'ended', 'sessionEnded'],
  ['rejected', 'ended', 'sessionEnded'],
  ['rejected', 'unreached', 'offline'],
] as const)('[SES-4] nothing is sent where the token is %s and a renewal %s', async (standing, renewal, reason) => {
  const { call, sent } = client({ standing: () => standing, renew: async () => renewal })
  expect(await call(read)).toMatchObject({ kind: 'failed', failure: { reason } })
  expect(sent).toEqual([])
})
