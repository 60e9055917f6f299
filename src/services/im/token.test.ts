import { describe, expect, it } from 'vitest'
import { createVirtualClock } from '../clock/virtual-clock.ts'
import type { ChatRest } from './rest.ts'
import { type Credential, lifetimeOf, obtainToken } from './token.ts'

const NOW = 1_000_000
const { signal } = new AbortController()
type Reply = Awaited<ReturnType<ChatRest['send']>>

async function obtain(credential: Credential, reply: object = { ok: true, body: {} }, more: object = {}) {
  const sent: { url?: string; body?: unknown }[] = []
  const rest = {
    send: async (request: object) => {
      sent.push(request)
      return reply as Reply
    },
  } as unknown as ChatRest
  const input = {
    config: { appKey: 'demo#chat' },
    clock: createVirtualClock(NOW),
    credential: async () => ({ ok: true, value: credential }) as const,
    ...('input' in more ? (more.input as object) : {}),
  }
  const got = await obtainToken({
    input,
    rest,
    user: 'alice',
    signal,
    ...('user' in more ? { user: String(more.user) } : {}),
  })
  return { sent, got }
}
const external = { kind: 'external', token: 'outer' } as const
const password = { kind: 'password', password: 'p' } as const
const answered = (body: object) => ({ ok: true, body })
const token = (expiresAt: number | null) => ({ ok: true, value: { token: 't', issuedAt: NOW, expiresAt } })

describe('a token of the chat service', () => {
  it('that is there is taken without a question, with its end where one is known', async () => {
    expect(await obtain({ kind: 'token', token: 't', expiresAt: 7 })).toEqual({ sent: [], got: token(7) })
    expect(await obtain({ kind: 'token', token: 't' })).toEqual({ sent: [], got: token(null) })
  })

  it.each([
    ['an instant', { expire_timestamp: 1_500_000, expires_in: 9 }, 1_500_000],
    ['seconds (A-57)', { expires_in: 60 }, NOW + 60_000],
    ['no end', {}, null],
    ['words', { expires_in: '60', expire_timestamp: '7' }, null],
  ])('ends as the answer says: %s', async (_, more, expiresAt) => {
    for (const credential of [external, password]) {
      const { sent, got } = await obtain(credential, answered({ access_token: 't', ...more }))
      expect([sent.length, got]).toEqual([1, token(expiresAt)])
    }
  })

  it.each([[{}], [{ access_token: '' }], [{ access_token: 7 }], [{ access_token: null }]])(
    '[err:001:conn:get-chat-token-fail] is none in %o',
    async (body) => {
      const { got } = await obtain(password, answered(body))
      expect(got).toMatchObject({ ok: false, error: { name: 'chatToken', message: 'get chat token fail' } })
    },
  )

  it('[err:001:param:user-empty] is not asked for where nobody is named', async () => {
    const nobody = await obtain(password, answered({}), { user: '' })
    expect([nobody.sent, nobody.got]).toMatchObject([
      [],
      { error: { name: 'userNotFound', message: 'the user cannot be empty' } },
    ])
  })

  it('is not asked for with what cannot be right', async () => {
    const none = await obtain({ kind: 'external', token: '' })
    expect([none.sent, none.got]).toMatchObject([
      [],
      { error: { name: 'parameter', message: 'Invalid parameter: "token"' } },
    ])
    const nowhere = await obtain(password, answered({}), { input: { config: { appKey: 'demo' } } })
    expect([nowhere.sent, nowhere.got]).toMatchObject([[], { error: { name: 'appKeyNotAssigned' } }])
    const error = { type: 1, name: 'auth', message: 'no' }
    const without = await obtain(password, answered({}), { input: { credential: async () => ({ ok: false, error }) } })
    expect(without).toEqual({ sent: [], got: { ok: false, error } })
  })

  it('that is refused and explained is an open user-grid error; without words it keeps its own', async () => {
    const refused = async (error: object) => (await obtain(password, { ok: false, error })).got
    expect(await refused({ type: 17, name: 'ajax', message: 'no such user', data: 7 })).toMatchObject({
      ok: false,
      error: { name: 'openUserGrid', message: 'no such user', data: 7 },
    })
    expect(await refused({ type: 17, name: 'ajax', message: '' })).toMatchObject({
      error: { name: 'ajax', message: 'get chat token fail' },
    })
    expect(await refused({ type: 1, name: 'timeout', message: 'late' })).toMatchObject({
      error: { name: 'timeout', message: 'late' },
    })
  })

  it('has half of its life, counted from when it was given, and an end', () => {
    const given = { token: 't', issuedAt: 1000, expiresAt: 5000 }
    expect(lifetimeOf(given, 2000)).toEqual({ halfInMs: 1000, endsInMs: 3000 })
    expect(lifetimeOf({ ...given, expiresAt: 5001 }, 2000).halfInMs).toBe(1000)
    expect(lifetimeOf({ ...given, expiresAt: null }, 2000)).toEqual({ halfInMs: null, endsInMs: null })
  })
})
