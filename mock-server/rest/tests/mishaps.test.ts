import { describe, expect, it } from 'vitest'
import type { FaultRule } from '../../world/faults.ts'
import { createWorldRandom } from '../../world/random.ts'
import { refusals } from '../../world/refusals.ts'
import { distort, replacement } from '../mishaps.ts'

const rule = (kind: FaultRule['kind'], details: FaultRule['with'] = {}): FaultRule => ({
  id: 'r',
  match: {},
  kind,
  with: details,
})

describe('what is answered instead', () => {
  const { wrongCode, badRequest } = refusals
  it.each([
    ['a status', rule('status'), 500, { code: 500 }],
    ['another status', rule('status', { status: 404 }), 404, { code: 404 }],
    ['a status with a body of its own', rule('status', { status: 502, data: { a: 1 } }), 502, { a: 1 }],
    ['a code', rule('code'), 200, { code: 510, data: null }],
    [
      'another code, with words',
      rule('code', { code: '3301', msg: '说明' }),
      200,
      { code: '3301', msg: '说明', data: null },
    ],
    ['a code with data', rule('code', { code: 200, data: [1] }), 200, { code: 200, data: [1] }],
    ['a refusal by name', rule('rejected', { reason: 'wrongCode' }), 200, { ...wrongCode, data: null }],
    [
      'a refusal in other words',
      rule('rejected', { reason: 'wrongCode', msg: '不对' }),
      200,
      { code: wrongCode.code, msg: '不对', data: null },
    ],
    ['a refusal without a name', rule('rejected'), 200, { ...badRequest, data: null }],
    ['a refusal that nobody knows', rule('rejected', { reason: 'nonsense' }), 200, { ...badRequest, data: null }],
  ] as const)('%s', (_, struck, status, body) => {
    const seen = replacement(struck, 'code')
    expect(seen).toEqual({ kind: 'answer', status, body: JSON.stringify(body), delayMs: 0 })
  })

  it('the code stands under the name that its endpoint has for it', () => {
    const named = (['status', 'code', 'rejected'] as const).map((kind) => replacement(rule(kind), 'status'))
    const bodies = named.map((one) => JSON.parse((one as { readonly body: string }).body) as object)
    expect(bodies.map((body) => 'code' in body)).toEqual([false, false, false])
    expect(bodies).toMatchObject([{ status: 500 }, { status: 510 }, { status: badRequest.code }])
  })

  it('text where the body is text, a break, silence, or nothing where the true answer is spoiled', () => {
    expect(replacement(rule('status', { status: 503, data: '<html>' }), 'code')).toMatchObject({ body: '<html>' })
    expect(replacement(rule('drop'), 'code')).toEqual({ kind: 'broken', delayMs: 0 })
    expect(replacement(rule('offline'), 'code')).toEqual({ kind: 'broken', delayMs: 0 })
    expect(replacement(rule('timeout'), 'code')).toEqual({ kind: 'silent' })
    const spoiling = ['delay', 'malformed', 'wrongType', 'huge', 'empty', 'bare', 'codeText', 'msg'] as const
    expect(spoiling.map((kind) => replacement(rule(kind), 'code'))).toEqual(spoiling.map(() => undefined))
  })
})

describe('how the true answer is spoiled', () => {
  const body = { status: 200, msg: '好', data: { total: 2, list: ['a', 'b'] } }
  const spoiled = (struck: FaultRule, of: object = body) => distort(struck, { ...of }, 'status', createWorldRandom(3))
  it.each([
    [
      'three fifths of it',
      rule('malformed'),
      JSON.stringify(body).slice(0, Math.floor(JSON.stringify(body).length * 0.6)),
    ],
    ['nothing', rule('empty'), ''],
    ['its data alone', rule('bare'), body.data],
    ['its code as text', rule('codeText'), { ...body, status: '200' }],
    ['another code as text', rule('codeText', { code: 510 }), { ...body, status: '510' }],
    ['other words', rule('msg', { msg: '你好' }), { ...body, msg: '你好' }],
    ['no words', rule('msg'), { ...body, msg: '' }],
    ['itself, late', rule('delay'), body],
    ['padded by as much as is asked for', rule('huge', { bytes: 10 }), { ...body, padding: '满满满满' }],
  ])('%s', (_, struck, expected) => expect(spoiled(struck)).toEqual(expected))

  it('five megabytes more where nothing is said of how much, and an empty object where there is no data', () => {
    const { padding } = spoiled(rule('huge')) as { padding: string }
    expect(new TextEncoder().encode(padding).length).toBeGreaterThanOrEqual(5 * 1024 * 1024)
    expect(new TextEncoder().encode(padding).length).toBeLessThan(5 * 1024 * 1024 + 3)
    expect(spoiled(rule('bare'), { status: 200, data: null })).toEqual({})
  })

  it('values of another type under the same keys, and nothing beside the data', () => {
    const { data, ...rest } = spoiled(rule('wrongType')) as { data: unknown }
    expect(rest).toEqual({ status: 200, msg: '好' })
    expect(data).not.toEqual(body.data)
  })
})
