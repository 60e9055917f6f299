import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Begun, Tools } from '#src/services/effect.ts'
import { data, NOW, outcomeOf, refused, setUp } from './effect-tools.ts'
import { markOf } from '#src/services/left-doubts.ts'
import type { Ended } from '#src/services/rest/client.ts'
import { sessionEffects } from '#src/services/session.effects.ts'

const phone = '13800138000'
const user = { nickname: '阿青', avatar: 'a.png', phone, role: '1', guardian: '0' }
const signedIn = { token: 't', validate: 'v', userId: '10001', user }

describe('who comes in', () => {
  const input = { method: 'code', phone, code: '246810' }

  it('is kept with role and guardian, and what stood here of another person is thrown away', async () => {
    for (const [owner, places] of [
      [null, false],
      ['10002', true],
    ] as const) {
      const { tools, vault, noted } = setUp(data(signedIn))
      if (owner) vault.set('owner', owner)
      await outcomeOf(sessionEffects(tools), 'signIn', input)
      expect(vault.credentials()).toEqual({ token: 't', validate: 'v', userId: '10001', keptAt: NOW })
      expect([vault.get('owner'), vault.get('role'), vault.get('guardian')]).toEqual(['10001', '1', '0'])
      expect(noted).toEqual([{ entering: true, places }])
    }
  })

  it('finds what they began themselves, before their session ended by itself', async () => {
    const { tools, vault, noted } = setUp(data(signedIn))
    vault.set('owner', '10001')
    await outcomeOf(sessionEffects(tools), 'signIn', input)
    expect(noted).toEqual([])
  })

  it('is told again what was in doubt when they left', async () => {
    const { tools, vault, said } = setUp(data(signedIn))
    const [intent, since] = ['intent-5f3a', NOW - 1000]
    vault.set('owner', '10001')
    vault.set('doubts', JSON.stringify([{ intent, endpoint: 'order.byBeans', since, mark: markOf(intent, '10001') }]))
    await outcomeOf(sessionEffects(tools), 'signIn', input)
    expect(said).toEqual([[`order/${intent}`, { type: 'order.recalled', endpoint: 'order.byBeans', since }]])
  })
})

describe('a refresh', () => {
  const http = (status: number): Ended<unknown> => ({
    kind: 'failed',
    failure: { reason: 'http', message: '', status },
  })
  const failed = (reason: 'offline' | 'timeout' | 'malformed' | 'tooLarge' | 'aborted' | 'request' | 'sessionEnded') =>
    ({ kind: 'failed', failure: { reason, message: '' } }) as const
  const outcome = async (answer: Ended<unknown>, validate = 'v') => {
    const { tools, vault, asked } = setUp(answer)
    vault.keep({ token: 'old', validate, userId: '10001' })
    const heard = (await outcomeOf(sessionEffects(tools), 'refresh', {})) as { type: string }
    return { type: heard.type, asked, kept: vault.credentials() }
  }

  it('takes the place of token and check word, and of the token alone where there is no new check word', async () => {
    const { type, asked, kept } = await outcome(data({ token: 'new', validate: 'w' }))
    expect(type).toBe('refresh.succeeded')
    expect(asked).toEqual([['session.refreshToken', {}, { silent: true, isRefresh: true }]])
    expect(kept).toEqual({ token: 'new', validate: 'w', userId: '10001', keptAt: NOW })
    const other = await outcome(data({ token: 'new', validate: '' }))
    expect(other.kept).toEqual({ token: 'new', validate: 'v', userId: '10001', keptAt: NOW })
  })

  it('keeps nothing that comes when nobody waits for it any more', async () => {
    const { tools, vault } = setUp()
    vault.keep({ token: 'old', validate: 'v', userId: '10001' })
    const { promise, resolve } = Promise.withResolvers<Ended<unknown>>()
    const provided = sessionEffects({ ...tools, rest: () => promise } as unknown as Tools)
    const actor = createActor(provided.actors!['refresh']!, { input: {} }).start()
    await new Promise<void>((next) => void setImmediate(next))
    actor.stop()
    resolve(data({ token: 'new', validate: 'w' }))
    await new Promise<void>((next) => void setImmediate(next))
    expect(vault.credentials()?.token).toBe('old')
  })

  it.each<readonly [string, Ended<unknown>]>([
    ...[503, 201, 3304, 1429, 500, 502, 599].map((code) => [`code ${code}`, refused('', String(code))] as const),
    ...[200, 302, 399, 408, 429, 500, 502, 503, 599].map((status) => [`HTTP ${status}`, http(status)] as const),
    ...(['offline', 'timeout', 'malformed', 'tooLarge', 'aborted'] as const).map((one) => [one, failed(one)] as const),
    ['a body of another kind', { kind: 'body', body: {} } as const],
  ])('is not answered by %s (docs/decisions/0023)', async (_, answer) => {
    const { type, kept } = await outcome(answer)
    expect(type).toBe('refresh.unreached')
    expect(kept?.token).toBe('old')
  })

  it.each<readonly [string, Ended<unknown>]>([
    ...[3301, 3302, 9999, 400, 600, 5000].map((code) => [`code ${code}`, refused('', String(code))] as const),
    ...[400, 401, 403, 404, 407, 409, 428, 430, 499].map((status) => [`HTTP ${status}`, http(status)] as const),
    ...(['sessionEnded', 'request'] as const).map((one) => [one, failed(one)] as const),
  ])('is refused by %s', async (_, answer) => {
    expect((await outcome(answer)).type).toBe('refresh.failed')
  })

  it('keeps nothing where nobody is signed in any more', async () => {
    const { tools, vault } = setUp(data({ token: 'new', validate: 'w' }))
    expect(await outcomeOf(sessionEffects(tools), 'refresh', {})).toMatchObject({ failure: { reason: 'signedOut' } })
    expect(vault.credentials()).toBeNull()
  })
})

describe('what the session does to the device', () => {
  const act = (name: string, begun: readonly Begun[] = []) => {
    const all = setUp(data(null), begun)
    all.vault.keep({ token: 't', validate: 'v', userId: '10001' })
    all.vault.set('role', '1')
    all.vault.set('theme', 'dark')
    sessionEffects(all.tools).actions![name]!(undefined as never, undefined as never)
    return all
  }

  it('clears credentials and nothing else, and stores that there are none', () => {
    const { vault, noted } = act('clearCredentials')
    expect([vault.credentials(), vault.get('role')]).toEqual([null, '1'])
    expect(noted).toEqual(['storeCredentials'])
  })

  it('clears all of a person, leaves what is in doubt and what is the device’s, and forgets drafts and places', () => {
    const sent = { at: NOW - 1000 }
    const context = { intent: 'a', endpoint: 'order.create', sent }
    const { vault, noted } = act('clearEverything', [{ stream: 'order/a', state: 'creating', context }])
    expect([vault.credentials(), vault.get('role'), vault.get('theme')]).toEqual([null, null, 'dark'])
    expect(vault.get('doubts')).toContain('order.create')
    expect(noted).toEqual(['storeCredentials', { entering: false, places: true }])
  })

  it('stores the credentials that are there', () => {
    expect(act('storeCredentials').noted).toEqual(['storeCredentials'])
  })
})
