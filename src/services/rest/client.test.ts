import { describe, expect, it } from 'vitest'
import { client, things } from './test-kit.ts'
import { macrotask } from '../clock/virtual-clock.ts'

describe('the REST client judges answers (marketplace §8)', () => {
  it.each([200, '200', 0, '0', '000000'])('[err:000:http200-body200] [A-02] code %j gives the data', async (code) => {
    const { call } = client([{ code, data: { name: '锦鲤' } }])
    expect((await call(things.read)).reply).toEqual({ kind: 'data', data: { name: '锦鲤' } })
  })

  it('says where an answer holds a value that decides and is not known here', async () => {
    const { call, heard } = client([{ code: 0, data: { state: 'unknown', name: 'unknown' } }])
    await call(things.open)
    expect(heard()).toEqual(['things.open: state'])
  })

  it('no text of an answer turns the direction of the words beside it', async () => {
    const { call } = client([{ code: 200, data: { name: '锦\u202E鲤' } }])
    expect((await call(things.read)).reply).toEqual({ kind: 'data', data: { name: '锦鲤' } })
  })

  it('an id that is longer than a number can be is the same id here (A-22)', async () => {
    const long = '{"code":200,"data":{"id":1795247552642000001,"list":[{"id":-9007199254740993}]}}'
    const { call } = client([new Response(long)])
    expect((await call(things.open)).reply).toEqual({
      kind: 'data',
      data: { id: '1795247552642000001', list: [{ id: '-9007199254740993' }] },
    })
  })

  it('[const:success-codes] [A-02] a body without a code is its own data', async () => {
    const { call } = client([{ name: '锦鲤' }])
    expect((await call(things.read)).reply).toEqual({ kind: 'data', data: { name: '锦鲤' } })
  })

  it.each([
    ['[err:000:body201]', 201],
    ['[err:000:body503]', 503],
  ])('%s code %d gives the whole body', async (_, code) => {
    const { call } = client([{ code, data: 1, extra: 2 }])
    expect((await call(things.read)).reply).toEqual({ kind: 'body', body: { code, data: 1, extra: 2 } })
  })

  it('[err:000:other-codes] [err:000:any-msg] another code yields nothing and its msg is shown once', async () => {
    const { call, heard } = client([{ code: 4711, msg: '库存不足', data: { name: 'x' } }])
    expect((await call(things.read)).reply).toEqual({ kind: 'nothing', code: '4711', message: '库存不足' })
    expect(heard()).toEqual(['toast 库存不足'])
  })

  it.each(['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'])(
    '[err:000:other-codes] the code %s yields nothing, whatever objects inherit',
    async (code) => {
      const { call } = client([{ code, data: { name: '锦鲤' } }])
      expect((await call(things.read)).reply).toEqual({ kind: 'nothing', code, message: '' })
    },
  )

  it('[err:000:any-msg] [A-03] the msg of a success is shown too', async () => {
    const { call, heard } = client([{ code: 200, msg: '签到成功', data: { name: 'x' } }])
    await call(things.read)
    expect(heard()).toEqual(['toast 签到成功'])
  })

  it.each([
    ['whose body says otherwise', { status: 500, msg: '文件太大', data: { name: 'x' } }],
    ['whose HTTP status says otherwise', new Response('{"status":200,"data":{"name":"x"}}', { status: 413 })],
  ])('[err:000:upload-fail] [A-37] an upload %s has no data', async (_, answer) => {
    const { call } = client([answer, answer])
    expect((await call(things.upload, { file: new Blob(['x']) })).reply?.kind).not.toBe('data')
    const good = client([{ status: 200, data: { name: 'x' } }])
    expect((await good.call(things.upload, {})).reply).toEqual({ kind: 'data', data: { name: 'x' } })
  })

  it('[err:000:body510] [err:000:two-readings] code 510 ends the session', async () => {
    const { call, heard } = client([{ code: 510 }])
    expect((await call(things.read)).failure?.reason).toBe('sessionEnded')
    expect(heard()).toEqual(['expired'])
  })

  it.each([
    ['[err:000:code40301]', 40301],
    ['[err:000:code3302]', 3302],
    ['[err:000:code3303]', 3303],
  ])(
    '%s [err:000:two-readings] code %d reports an invalid login with the server’s words and no second toast',
    async (_, code) => {
      const { call, heard } = client([{ code, msg: '已在别处登录' }])
      expect((await call(things.read)).failure?.reason).toBe('sessionEnded')
      expect(heard()).toEqual([`invalidated ${code} 已在别处登录`])
    },
  )

  it('[err:000:code3304] an update is asked for and the request yields nothing', async () => {
    const { call, heard } = client([{ code: 3304 }])
    expect((await call(things.read)).reply).toMatchObject({ kind: 'nothing', code: '3304' })
    expect(heard()).toEqual(['updateRequired'])
  })

  it.each([201, 206, 404, 500, 503])(
    '[err:000:non200] HTTP %d rejects, where the same with 200 does not',
    async (status) => {
      const body = '{"code":200,"data":{"name":"x"}}'
      const { call } = client([new Response(body, { status }), new Response(body, { status: 200 })])
      expect((await call(things.read)).failure).toMatchObject({ reason: 'http', status })
      expect((await call(things.read)).reply?.kind).toBe('data')
    },
  )

  it.each([
    ['no JSON', new Response('<html>')],
    ['a list', new Response('[1]')],
    ['null', new Response('null')],
    ['a code that is an object', new Response('{"code":{}}')],
    ['data of a wrong type', new Response('{"code":200,"data":{"name":7}}')],
  ])('a malformed answer is a failure with words: %s', async (_, answer) => {
    const { call } = client([answer])
    expect((await call(things.read)).failure).toEqual({
      reason: 'malformed',
      message: '数据异常，请稍后再试',
    })
  })

  it('an answer that is too large is given up', async () => {
    const { call } = client([new Response(`{"code":200,"data":{"name":"${'大'.repeat(9000)}"}}`)])
    expect((await call(things.read)).failure?.reason).toBe('tooLarge')
  })

  it('[err:000:no-network] a request without network fails and says so', async () => {
    const { call, heard } = client(['refuse'])
    expect((await call(things.read)).failure).toMatchObject({
      reason: 'offline',
      message: '无网络连接,请检查网络设置...',
    })
    expect(heard()).toEqual(['noNetwork'])
  })

  it('[const:timeout-request] gives up after 60 000 ms', async () => {
    const { call, device } = client(['hang'])
    const result = call(things.read)
    await device.advance(59_999)
    const pending = Symbol('pending')
    expect(await Promise.race([result, macrotask().then(() => pending)])).toBe(pending)
    await device.advance(1)
    expect((await result).failure?.reason).toBe('timeout')
  })

  it('can be aborted', async () => {
    const stop = new AbortController()
    const { call } = client(['hang'])
    const result = call(things.read, {}, { signal: stop.signal })
    await macrotask()
    stop.abort()
    expect((await result).failure?.reason).toBe('aborted')
  })
})

describe('the REST client sends (marketplace §7)', () => {
  it('[const:header-token] [const:header-validate] [const:header-time] [const:header-Accept] [const:no-cache] sends the common headers', async () => {
    const { call, requests } = client([{ code: 200, data: { name: 'x' } }])
    await call(things.read, { id: 'a/b', kind: '稀有' })
    const { url, headers } = requests[0]!
    expect(url).toBe('https://server.test/api/v1.0/thing/a%2Fb?kind=%E7%A8%80%E6%9C%89')
    expect(Object.fromEntries(headers)).toMatchObject({
      token: 'old',
      validate: 'v1',
      time: '1000000',
      accept: 'application/json',
      'cache-control': 'no-cache',
    })
  })

  it('[const:header-Authorization-upload] [A-05] sends an upload with an Authorization header, too', async () => {
    const { call, requests } = client([{ status: 200, data: { name: 'x' } }])
    await call(things.upload, { file: new Blob(['x']) })
    expect(requests[0]!.headers.get('Authorization')).toMatch(/old$/)
    expect(requests[0]!.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
  })

  it('[const:header-token] leaves the token out where the call says so', async () => {
    const { call, requests } = client([{ code: 200 }])
    await call(things.open)
    expect(requests[0]!.headers.has('token')).toBe(false)
  })

  it('[const:timeout-upload] gives up an upload after 60 s', async () => {
    const { call, device } = client(['hang'])
    const answer = call(things.upload as never, { file: new File(['x'], 'x.png') })
    let isOver = false
    void answer.then(() => (isOver = true))
    await device.advance(59_999)
    expect(isOver).toBe(false)
    await device.advance(1)
    expect((await answer).failure).toMatchObject({ reason: 'timeout' })
  })

  it('[const:base-url] asks the configured server, under the base of the API', async () => {
    const { call, requests } = client([{ code: 200, data: { name: 'x' } }])
    await call(things.read, { id: '7' })
    expect(requests[0]!.url).toBe('https://server.test/api/v1.0/thing/7')
  })

  it.each(['GET', 'POST', 'PUT', 'DELETE'] as const)('[const:methods] uses the method %s', async (method) => {
    const { call, requests } = client([{ code: 200, data: { name: 'x' } }])
    const row = method === 'GET' ? things.read : things.write
    await call({ ...row, method } as never, { id: '7' })
    expect(requests[0]!.method).toBe(method)
  })

  it('sends the key of the intent with calls that change something, and only with those', async () => {
    const answer = { code: 200, data: { name: 'x' } }
    const { call, requests } = client([answer, answer])
    await call(things.write as never, { name: '愿' }, { intent: 'f-1' })
    await call(things.read, {}, { intent: 'f-2' })
    const told = requests.map(({ headers }) => [headers.get('Idempotency-Key'), headers.get('content-type')])
    expect(told).toEqual([
      ['f-1', 'application/json;charset=UTF-8'],
      [null, null],
    ])
    expect(await requests[0]!.json()).toEqual({ name: '愿' })
  })

  it.each(['愿望😀', ' \n\u0000', '\uD800'])(
    'sends %j as a key too, which no header would take as it is',
    async (intent) => {
      const { call, requests } = client([{ code: 200, data: { name: 'x' } }])
      await call(things.write as never, { name: '愿' }, { intent })
      expect(requests[0]!.headers.get('Idempotency-Key')).toMatch(/^[\w%]+$/)
    },
  )

  it('[const:spinner-optional] counts a call for the indicator unless it says otherwise, also when it fails', async () => {
    const { call, said } = client([{ code: 200, data: { name: 'x' } }, 'refuse', { code: 200 }])
    await call(things.read)
    await call(things.read)
    await call(things.open)
    expect(said).toEqual(['started', 'ended', 'started', 'noNetwork', 'ended'])
    await call(things.read, {}, { silent: true })
    expect(said.filter((word) => word === 'started')).toHaveLength(2)
  })
})

describe('RES-7 what has changed something', () => {
  it.each<[how: string, answer: Parameters<typeof client>[0][number]]>([
    ['an answer', { code: 200, data: { name: 'x' } }],
    ['a refusal', { code: 1429, msg: '操作太频繁' }],
    ['an answer that is none', { code: 200, data: 7 }],
    ['no answer', 'refuse'],
  ])('is told once, before it is heard of: %s', async (_, answer) => {
    const { call, said } = client([answer])
    await call(things.write as never, { name: '愿' }).then(() => said.push('heard of'))
    expect(said.filter((word) => /changed|heard/.test(word))).toEqual(['changed things.write', 'heard of'])
  })

  it('is nothing that only reads, nor a call in the background', async () => {
    const answer = { code: 200, data: { name: 'x' } }
    const { call, said } = client([answer, answer])
    await call(things.read)
    await call(things.write as never, { name: '愿' }, { silent: true })
    expect(said.filter((word) => word.startsWith('changed'))).toEqual([])
  })
})

describe('a guest (SES-10)', () => {
  const guest = (answers: Parameters<typeof client>[0]) => {
    const made = client(answers)
    made.vault.clearCredentials()
    return made
  }

  it.each([510, 3301, 3302, 3303, 40301])(
    'who is refused with %d is asked to sign in, and nothing else',
    async (code) => {
      const { call, heard } = guest([{ code, msg: '请登录' }])
      expect((await call(things.seen)).failure?.reason).toBe('signInNeeded')
      expect(heard()).toEqual(['signInNeeded'])
    },
  )

  it('hears nothing of a call that works in the background', async () => {
    const { call, said } = guest([{ code: 3301, msg: '请登录' }])
    expect((await call(things.seen, {}, { silent: true })).failure?.reason).toBe('signInNeeded')
    expect(said).toEqual([])
  })

  it('asks for nothing that only somebody may see', async () => {
    const { call, heard, requests } = guest([])
    expect((await call(things.read)).failure?.reason).toBe('signInNeeded')
    expect([requests, heard()]).toEqual([[], []])
  })
})

describe('a token that has expired (lc:token-refresh)', () => {
  it('[err:000:code3301] is renewed and the request replayed with the new one, without a toast', async () => {
    const { call, requests, heard } = client([
      { code: 3301, msg: 'token expired' },
      { code: 200, data: { name: '锦鲤' } },
    ])
    expect((await call(things.read)).reply).toEqual({ kind: 'data', data: { name: '锦鲤' } })
    expect(requests.map((request) => request.headers.get('token'))).toEqual(['old', 'new'])
    expect(heard()).toEqual([])
  })

  it('[err:000:code3301] fails when the replay is told 3301 again', async () => {
    const { call, requests } = client([{ code: 3301 }, { code: 3301 }])
    expect((await call(things.read)).failure?.reason).toBe('sessionEnded')
    expect(requests).toHaveLength(2)
  })

  it('[err:000:code3301] fails when the refresh failed', async () => {
    const { call, requests } = client([{ code: 3301 }], { renew: async () => 'ended' })
    expect((await call(things.read)).failure?.reason).toBe('sessionEnded')
    expect(requests).toHaveLength(1)
  })

  it('a late answer to an old token does not end the session that has begun since, and says nothing', async () => {
    const { call, device, vault, heard } = client([
      { code: 510, msg: '登录已过期' },
      { code: 40301, msg: 'x' },
    ])
    const first = call(things.read)
    vault.keep({ token: 'newer', validate: '', userId: '7' })
    await device.advance(0)
    expect((await first).failure?.reason).toBe('sessionEnded')
    const second = call(things.read)
    vault.keep({ token: 'newest', validate: '', userId: '7' })
    await second
    expect(heard()).toEqual([])
  })

  it('the refresh itself never waits for itself', async () => {
    const { call } = client([{ code: 3301 }], { renew: () => Promise.reject(new Error('asked to renew')) })
    expect((await call(things.open, {}, { isRefresh: true })).failure?.reason).toBe('sessionEnded')
  })
})
