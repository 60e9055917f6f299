import { request } from 'node:http'
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { marketEndpoints } from '#src/contract/rest/market/market.endpoints.ts'
import { type MountChat, readArguments, startWorldServer, type WorldServer } from './node.ts'
import { createAsk, createTestClock } from './test-kit.ts'

const servers: WorldServer[] = []
const open = async (options: Partial<Parameters<typeof startWorldServer>[0]> = {}) => {
  const clock = createTestClock()
  const server = await startWorldServer({ port: 0, clock, ...options })
  servers.push(server)
  const post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(server.origin + path, {
      method: 'POST',
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const hook = async (name: string, body?: unknown) => (await (await post(`/__world/${name}`, body)).json()) as any
  return { ...server, clock, post, hook, ask: createAsk(fetch, server.origin) }
}
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

const page = { pageNo: 1, pageSize: 3 }
const products = '/api/v1.0/product/selectAll'

describe('the hooks', () => {
  it('say how the world is', async () => {
    const { hook, clock } = await open({ name: 'large', seed: 4 })
    expect(await hook('state')).toMatchObject({ name: 'large', seed: 4, now: clock.now(), faults: [] })
  })

  it('add, replace, remove and clear faults', async () => {
    const { hook } = await open()
    await hook('faults', {
      add: [
        { id: 'a', kind: 'drop' },
        { kind: 'delay', with: { ms: 5 } },
      ],
    })
    const two = await hook('faults')
    expect(two.faults).toEqual([
      { id: 'a', match: {}, kind: 'drop' },
      { id: expect.stringMatching(/^fault-/) as string, match: {}, kind: 'delay', with: { ms: 5 } },
    ])
    expect((await hook('faults', { add: { id: 'a', kind: 'empty' } })).faults).toHaveLength(2)
    expect((await hook('faults', { remove: ['a'] })).faults).toHaveLength(1)
    expect((await hook('faults', { clear: true })).faults).toEqual([])
    expect((await hook('faults', [{ kind: 'offline' }])).faults).toHaveLength(1)
  })

  it('refuse what makes no sense, with the reason', async () => {
    const { post, origin } = await open()
    const refused = async (name: string, body: unknown) => {
      const response = await post(`/__world/${name}`, body)
      expect(response.status).toBe(400)
      return ((await response.json()) as { error: string }).error
    }
    expect(await refused('faults', { add: { kind: 'nonsense' } })).toMatch(/kind/)
    expect(await refused('seed', { name: 'nowhere' })).toMatch(/there is no world nowhere/)
    expect(await refused('clock/advance', { ms: -1 })).toMatch(/forward/)
    expect(await refused('act', { act: 'pay.decid' })).toMatch(/the nearest is pay\.decide$/)
    expect(await refused('act', { name: 'pay.decide' })).toMatch(/^which act/)
    expect(await refused('seed', { name: 'larg' })).toMatch(/the nearest is large$/)
    const wrong = { kind: 'drop', match: { endpoint: 'rest.notice.lst' } }
    expect(await refused('faults', { add: wrong })).toMatch(/notice\.lst; the nearest is notice\.list$/)
    expect(await refused('faults', { add: { kind: 'drop', tmes: 1 } })).toMatch(/tmes/)
    expect(await refused('settings', { smsTrysMax: 3 })).toMatch(/the nearest is smsTriesMax$/)
    expect(await refused('act', { act: 'account.rename', with: { nickname: 'a', nick: 'b' } })).toMatch(/nick/)
    expect((await post('/__world/nothing', {})).status).toBe(404)
    expect((await fetch(`${origin}/__world/state`)).status).toBe(405)
    expect((await fetch(`${origin}/__world/state`, { method: 'POST', body: '{' })).status).toBe(400)
  })

  it('move the clock, which every answer tells', async () => {
    const { hook, post, clock } = await open()
    expect(await hook('clock/advance', { ms: 60_000 })).toEqual({ now: clock.now() + 60_000 })
    const answer = await post(products, page)
    expect(Date.parse(answer.headers.get('date')!)).toBe(clock.now() + 60_000)
  })

  it('reset, change the world, and rewind it', async () => {
    const { hook, ask } = await open()
    const first = (await ask(marketEndpoints.products, page)).data
    const snapshot = await hook('snapshot')
    await hook('act', { act: 'market.changeProduct', with: { id: first.list[0]!.id, remaining: 0, state: 'soldOut' } })
    expect((await ask(marketEndpoints.products, page)).data).not.toEqual(first)
    await hook('restore', snapshot)
    expect((await ask(marketEndpoints.products, page)).data).toEqual(first)
    expect(await hook('seed', { name: 'empty' })).toMatchObject({ name: 'empty', seed: 1 })
    expect((await ask(marketEndpoints.products, page)).data.total).toBe(0)
    expect(await hook('seed', 'large')).toMatchObject({ name: 'large', seed: 1 })
    expect(await hook('seed', 12)).toMatchObject({ name: 'large', seed: 12 })
    expect(await hook('seed', { name: 'default', seed: 1 })).toMatchObject({ name: 'default', seed: 1 })
    expect(await hook('reset')).toMatchObject({ name: 'default' })
    expect((await ask(marketEndpoints.products, page)).data).toEqual(first)
  })

  it('show the last text message and change the rules', async () => {
    const { hook, origin } = await open()
    await fetch(`${origin}/api/v1.0/common/sendSms?phone=13911112222&type=register`)
    expect((await hook('sms', { phone: '13911112222' })).code).toMatch(/^\d{6}$/)
    expect(await hook('sms', { phone: '13900000000' })).toEqual({ code: null })
    expect(await hook('settings', { tokenLifetimeMs: 5000 })).toMatchObject({ tokenLifetimeMs: 5000, smsTriesMax: 5 })
  })
})

describe('the port', () => {
  it.each(['state', 'reset', 'chat/reset', 'act'])(
    'refuse %s to pages of other sites and under other names',
    async (name) => {
      const { post, world, origin } = await open({ mountChat: (await import('./chat.ts')).mountWorldChat })
      const before = world.version
      for (const from of ['https://evil.example', 'https://localhost.evil.example', 'null'])
        expect((await post(`/__world/${name}`, {}, { Origin: from })).status).toBe(403)
      // A browser writes the host itself: the name that led here, whose address may have been changed since.
      const { promise, resolve } = Promise.withResolvers<number | undefined>()
      request(`${origin}/__world/${name}`, { method: 'POST', headers: { Host: 'evil.example' } }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      }).end()
      expect(await promise).toBe(403)
      expect(world.version).toBe(before)
      expect((await post('/__world/state', {}, { Origin: 'http://localhost:5173' })).status).toBe(200)
    },
  )

  it('lets local pages call, and no others', async () => {
    const { origin } = await open()
    const preflight = (from: string) =>
      fetch(origin + products, {
        method: 'OPTIONS',
        headers: {
          origin: from,
          'access-control-request-headers': 'token,time',
          'access-control-request-method': 'POST',
        },
      })
    for (const from of [
      'http://localhost:5173',
      'http://127.0.0.1:4000',
      'https://app.localhost',
      'http://[::1]:3000',
    ]) {
      const { status, headers } = await preflight(from)
      expect(status).toBe(204)
      expect(headers.get('access-control-allow-origin')).toBe(from)
      expect(headers.get('access-control-allow-headers')).toBe('token,time')
      expect(headers.get('access-control-allow-methods')).toContain('PUT')
    }
    for (const from of ['https://evil.example', 'https://localhost.evil.example', 'null']) {
      expect((await preflight(from)).headers.get('access-control-allow-origin')).toBeNull()
    }
    const answer = await fetch(origin + products, {
      method: 'POST',
      body: '{}',
      headers: { origin: 'http://localhost:5173' },
    })
    expect(answer.headers.get('access-control-expose-headers')).toBe('Date')
  })

  it('answers 404 for a call that no table has and for other paths', async () => {
    const { origin } = await open()
    const wrong = await fetch(`${origin}/api/v1.0/user/loginByTelepathy`, { method: 'POST' })
    expect([wrong.status, await wrong.json()]).toEqual([404, { code: 1405, msg: '接口不存在' }])
    expect((await fetch(`${origin}/elsewhere`)).status).toBe(404)
    expect((await fetch(`${origin}/art/nothing/1.svg`)).status).toBe(404)
  })

  it('draws', async () => {
    const { origin } = await open()
    const picture = await fetch(`${origin}/art/ink-landscape/3.svg?size=card&rarity=epic`)
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
    expect(await picture.text()).toMatch(/^<svg/)
  })

  it('packs what is long for those who can unpack it', async () => {
    const { post, origin } = await open()
    const packed = { 'accept-encoding': 'br, gzip' }
    const answer = async (encoding: Record<string, string>, size: number) => {
      const response = await post(products, { pageNo: 1, pageSize: size }, encoding)
      return [response.headers.get('content-encoding'), ((await response.json()) as { code: number }).code]
    }
    expect(await answer(packed, 20)).toEqual(['gzip', 200])
    expect(await answer({ 'accept-encoding': 'identity' }, 20)).toEqual([null, 200])
    const short = await fetch(`${origin}/api/v1.0/nothing`, { headers: packed })
    expect([short.status, short.headers.get('content-encoding')]).toEqual([404, null])
  })

  it('cuts the connection when a fault says so', async () => {
    const { hook, post } = await open()
    await hook('faults', { add: { kind: 'drop', times: 1 } })
    await expect(post(products, page)).rejects.toThrow(TypeError)
    expect((await post(products, page)).status).toBe(200)
  })

  it('says when a body is no request', async () => {
    const { post } = await open()
    expect(await (await post(products, { pageNo: 'first', pageSize: [] })).json()).toMatchObject({ code: 1400 })
  })

  it('has room for the chat server beside it', async () => {
    const seen: string[] = []
    const mountChat: MountChat = () => ({
      handles: () => true,
      handle: (request, response) => {
        seen.push(request.url!)
        response.end('chat')
      },
      close: () => void seen.push('closed'),
    })
    const { origin, close, hook } = await open({ mountChat })
    for (const path of ['/__world/chat/options', '/org/app/users']) {
      expect(await (await fetch(origin + path, { method: 'POST' })).text()).toBe('chat')
    }
    expect((await fetch(`${origin}/art/banner/ink-landscape-1.svg`)).status).toBe(200)
    expect(await hook('state')).toMatchObject({ name: 'default' })
    servers.length = 0
    await close()
    expect(seen).toEqual(['/__world/chat/options', '/org/app/users', 'closed'])
  })
})

describe('the command line', () => {
  it('reads port, seed and world', () => {
    expect(readArguments([])).toEqual({ port: 4010, quiet: false, keys: 'known' })
    expect(readArguments(['--port', '80', '--seed', '7', '--quiet'])).toEqual({
      port: 80,
      seed: 7,
      quiet: true,
      keys: 'known',
    })
    expect(readArguments(['--seed', 'large'])).toMatchObject({ name: 'large' })
    expect(readArguments(['--world', 'empty', '--seed', '3'])).toMatchObject({ name: 'empty', seed: 3 })
    expect(readArguments(['--keys', 'ignored'])).toMatchObject({ keys: 'ignored' })
    expect(() => readArguments(['--keys', 'lost'])).toThrow('neither known nor ignored')
    expect(() => readArguments(['--port', 'x'])).toThrow('no port')
    expect(() => readArguments(['--seed', 'nowhere'])).toThrow('no world nowhere')
    expect(() => readArguments(['--wrong'])).toThrow('--wrong')
  })

  // A process of its own reads and strips some hundred files before it says a word: a second of the processor, which others may have.
  it('prints ready when it answers, and stops on SIGTERM', async () => {
    const script = fileURLToPath(new URL('./node.ts', import.meta.url))
    const child = spawn(process.execPath, [script, '--port', '0', '--seed', '3', '--quiet'])
    onTestFinished(() => void child.kill('SIGKILL'))
    const line = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (data: Buffer) => resolve(data.toString()))
      child.stderr.once('data', (data: Buffer) => reject(new Error(data.toString())))
    })
    const [, origin] = /^ready (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(line)!
    const state = await fetch(`${origin}/__world/state`, { method: 'POST' })
    expect(await state.json()).toMatchObject({ name: 'default', seed: 3 })
    expect((await fetch(`${origin}/ws/info`)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await new Promise((resolve) => void child.once('exit', resolve))).toBe(0)
  })
})
