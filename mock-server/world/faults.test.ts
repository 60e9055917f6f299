import { describe, expect, it } from 'vitest'
import { marketEndpoints } from '#src/contract/rest/market/market.endpoints.ts'
import { noticeEndpoints } from '#src/contract/rest/notice/notice.endpoints.ts'
import { sessionEndpoints } from '#src/contract/rest/session/session.endpoints.ts'
import { type FaultRule, faultKinds, decideFaults, nearMisses, toFaultRule } from './faults.ts'
import { openTestWorld } from '../test-kit.ts'
import { createWorldRandom } from './random.ts'

const asked = { endpoint: 'notice.list', method: 'POST', path: '/api/v1.0/systemNotice' }
const rule = (over: Partial<FaultRule>): FaultRule => ({ id: 'r', match: {}, kind: 'drop', ...over })
const page = { pageNo: 1, pageSize: 5 }

describe('which requests a rule strikes', () => {
  const strikes = (match: FaultRule['match']) =>
    decideFaults([rule({ match })], asked, createWorldRandom(1)).plan.rule !== null
  it.each([
    [{}, true],
    [{ endpoint: '*' }, true],
    [{ endpoint: 'notice.list' }, true],
    [{ endpoint: 'rest.notice.list' }, true],
    [{ endpoint: 'notice.*' }, true],
    [{ endpoint: 'noti.*' }, false],
    [{ endpoint: 'notice.detail' }, false],
    [{ path: 'systemNotice$' }, true],
    [{ path: '^/systemNotice' }, false],
    [{ method: 'post' }, true],
    [{ method: 'GET' }, false],
    [{ endpoint: 'notice.*', method: 'GET' }, false],
  ])('%o: %s', (match, expected) => {
    expect(strikes(match)).toBe(expected)
  })
})

describe('which rules nearly struck a request, and why they did not', () => {
  const why = (...rules: readonly FaultRule[]) => {
    const { plan } = decideFaults(rules, asked, createWorldRandom(1))
    return nearMisses(rules, asked, plan).map((miss) => `${miss.rule.id} ${miss.why}`)
  }
  const match = { endpoint: 'notice.list' }
  it.each<readonly [string, readonly FaultRule[], readonly string[]]>([
    [
      'one that struck, and one of another call',
      [rule({ match }), rule({ id: 'b', match: { endpoint: 'home.banners' } })],
      [],
    ],
    ['another method', [rule({ match: { ...match, method: 'GET' } })], ['r method']],
    ['another path', [rule({ match: { ...match, path: 'other' } })], ['r path']],
    ['both: the method is said', [rule({ match: { ...match, method: 'GET', path: 'other' } })], ['r method']],
    ['one that names no call', [rule({ match: { path: 'other' } })], ['r path']],
    ['one that lets some by', [rule({ match, skip: 1 })], ['r skip']],
    ['one that chance spared', [rule({ match, chance: 0 })], ['r chance']],
    ['one behind the one that decided', [rule({ match }), rule({ id: 'b', kind: 'empty', match })], ['b later']],
    [
      'one before it that lets some by',
      [rule({ id: 'b', kind: 'empty', match, skip: 2 }), rule({ match })],
      ['b skip'],
    ],
    ['a delay behind it, which strikes as well', [rule({ match }), rule({ id: 'b', kind: 'delay', match })], []],
    ['a delay that lets some by', [rule({ match }), rule({ id: 'b', kind: 'delay', match, skip: 1 })], ['b skip']],
  ])('%s', (_, rules, expected) => expect(why(...rules)).toEqual(expected))
})

it('uses a rule up, lets the first ones pass, and leaves the rest their uses', () => {
  const random = createWorldRandom(1)
  let rules: readonly FaultRule[] = [rule({ id: 'a', times: 2, skip: 1 }), rule({ id: 'b', kind: 'empty', times: 1 })]
  const struck: (string | null)[] = []
  for (let count = 0; count < 5; count += 1) {
    const { plan, left } = decideFaults(rules, asked, random)
    struck.push(plan.rule?.id ?? null)
    rules = left
  }
  expect(struck).toEqual(['b', 'a', 'a', null, null])
  expect(rules).toEqual([])
})

it('adds delays up and goes on to the rule that decides', () => {
  const rules = [
    rule({ id: 'a', kind: 'delay', with: { ms: 300 } }),
    rule({ id: 'b' }),
    // Also behind the one that decides, where another one of its sort waits for its turn.
    rule({ id: 'c', kind: 'empty', times: 1 }),
    rule({ id: 'd', kind: 'delay', with: { ms: 200, jitterMs: 50 }, times: 1 }),
    rule({ id: 'e', kind: 'delay', skip: 1 }),
  ]
  const { plan, left } = decideFaults(rules, asked, createWorldRandom(1))
  expect(plan.rule?.kind).toBe('drop')
  expect(plan.struck).toEqual(['a', 'b', 'd'])
  expect(left.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'e'])
  expect(plan.delayMs).toBeGreaterThanOrEqual(500)
  expect(plan.delayMs).toBeLessThanOrEqual(550)
})

it('strikes by chance, the same for the same seed', () => {
  const run = () => {
    const random = createWorldRandom(3)
    return Array.from({ length: 200 }, () => decideFaults([rule({ chance: 0.25 })], asked, random).plan.rule !== null)
  }
  const struck = run().filter(Boolean).length
  expect(struck).toBeGreaterThan(25)
  expect(struck).toBeLessThan(75)
  expect(run()).toEqual(run())
})

it('refuses rules that could never work', () => {
  expect(() => toFaultRule({ kind: 'nonsense' as 'drop' }, 'x')).toThrow('kind')
  expect(() => toFaultRule({ kind: 'drop', match: { path: '(' } }, 'x')).toThrow('regular expression')
  expect(() => toFaultRule({ kind: 'drop', match: { endpoint: 'notice.lost' as 'notice.list' } }, 'x')).toThrow(
    'notice.lost',
  )
  expect(toFaultRule({ kind: 'drop' }, 'x')).toEqual({ id: 'x', match: {}, kind: 'drop' })
})

describe('what a client meets', () => {
  const strike = async (kind: FaultRule['kind'], details: FaultRule['with'] = {}) => {
    const world = await openTestWorld()
    await world.control.faults({ add: { kind, with: details, times: 1 } })
    const send = () =>
      world.fetch('http://world.test/api/v1.0/product/selectAll', { method: 'POST', body: JSON.stringify(page) })
    return { ...world, send }
  }

  it('has every kind end in something, and the next request is well', async () => {
    for (const kind of faultKinds.filter((name) => name !== 'delay' && name !== 'timeout')) {
      const { send, ask } = await strike(kind)
      await send().then((response) => response.text(), String)
      expect((await ask(marketEndpoints.products, page)).data.list, kind).toHaveLength(5)
    }
  })

  it('[err:000:body510] [err:000:code3301] [err:000:code3304] any envelope code can be answered', async () => {
    for (const code of [510, 3301, 3302, 3303, 3304, 40301, 503, 201, '000000']) {
      const { send } = await strike('code', { code, msg: '说明' })
      expect(await (await send()).json()).toEqual({ code, msg: '说明', data: null })
    }
  })

  it('any HTTP status can be answered', async () => {
    expect((await (await strike('status', { status: 502 })).send()).status).toBe(502)
  })

  it('breaks the connection', async () => {
    await expect((await strike('drop')).send()).rejects.toThrow(TypeError)
    await expect((await strike('offline')).send()).rejects.toThrow(TypeError)
  })

  it('answers half a body, wrong types, five megabytes, nothing, no envelope, a code as text', async () => {
    const text = async (kind: FaultRule['kind'], details = {}) => (await (await strike(kind, details)).send()).text()
    const half = await text('malformed')
    expect(() => JSON.parse(half) as unknown).toThrow(SyntaxError)
    expect(JSON.parse(await text('wrongType'))).toMatchObject({ code: 200 })
    expect((await text('huge')).length).toBeGreaterThan(1_500_000)
    expect(await text('empty')).toBe('')
    expect(JSON.parse(await text('bare'))).toMatchObject({ total: 64 })
    expect(JSON.parse(await text('codeText'))).toMatchObject({ code: '200' })
    expect(JSON.parse(await text('codeText', { code: '000000' }))).toMatchObject({ code: '000000' })
    expect(JSON.parse(await text('msg', { msg: '你好' }))).toMatchObject({ code: 200, msg: '你好' })
  })

  it('answers late by the clock of the world', async () => {
    const { send, clock } = await strike('delay', { ms: 3000 })
    let settled = false
    const late = send().finally(() => (settled = true))
    await clock.awaited()
    clock.tick(2999)
    await clock.awaited()
    expect(settled).toBe(false)
    clock.tick(1)
    expect((await late).status).toBe(200)
  })

  it('never answers when told so: ten minutes later the connection breaks', async () => {
    const { send, clock, control } = await strike('timeout')
    const never = send()
    await clock.awaited()
    await control.advance(10 * 60_000)
    await expect(never).rejects.toThrow(TypeError)
  })

  it('loses only the answer when told so: the work was done', async () => {
    const world = await openTestWorld()
    const headers = await world.signIn()
    const { id } = world.world.tables.notices.all()[0]!
    const read = () => world.ask(noticeEndpoints.detail, { id }, headers)
    await world.control.faults({ add: { kind: 'drop', times: 1 } })
    await expect(read()).rejects.toThrow(TypeError)
    expect(world.world.tables.noticeReads.all()).toHaveLength(0)
    await world.control.faults({ add: { kind: 'drop', times: 1, with: { applied: true } } })
    await expect(read()).rejects.toThrow(TypeError)
    expect(world.world.tables.noticeReads.all()).toHaveLength(1)
  })

  it('refuses by name', async () => {
    const { ask, control } = await openTestWorld()
    await control.faults({ add: { kind: 'rejected', with: { reason: 'wrongCode' }, match: { endpoint: 'session.*' } } })
    const answer = await ask(sessionEndpoints.loginByVerificationCode, { phone: '13800000000', code: '888888' })
    expect(answer).toMatchObject({ code: 1001, msg: '验证码不正确' })
  })
})
