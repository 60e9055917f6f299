import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { allEndpoints } from '#src/contract/rest/all.ts'
import { areas, type AreaName } from '#src/contract/rest/registry.ts'
import { pathParameters } from '#src/contract/rest/endpoint.ts'
import { Refreshed, SignedIn } from '#src/contract/rest/session/session.schema.ts'
import { ProductCard } from '#src/contract/rest/shapes.ts'
import { isLastPage } from '#src/contract/rest/page.ts'
import { Flag, Id, Moment, oneOf, pageOf, Text, Whole, Yuan } from '#src/contract/rest/wire.ts'

const read =
  <T>(schema: Schema.Codec<T, unknown>) =>
  (value: unknown): T =>
    Schema.decodeUnknownSync(schema)(value)
const fails = (schema: Schema.Codec<unknown, unknown>, value: unknown) =>
  expect(() => read(schema)(value)).toThrow(/Expected|Missing/)

describe('what servers send is read leniently', () => {
  it('[A-22] ids as numbers and as text', () => {
    expect([7, '7', 'a-1'].map(read(Id))).toEqual(['7', '7', 'a-1'])
    for (const value of ['', null, {}, Number.NaN]) fails(Id, value)
  })

  it('yuan as numbers and as text, without a float error', () => {
    expect([12.5, '12.50', '12', 0.29, 19.9, '-3.05', 1e-9, '0.001'].map(read(Yuan))).toEqual([
      1250, 1250, 1200, 29, 1990, -305, 0, 0,
    ])
    for (const value of ['', 'abc', '1,000', null, Number.POSITIVE_INFINITY, 1e21]) fails(Yuan, value)
  })

  it('whole numbers and flags, also as text', () => {
    expect([3, '3', '-3'].map(read(Whole))).toEqual([3, 3, -3])
    expect([true, 1, '1', 'true', false, 0, '0', 'false'].map(read(Flag))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
    for (const value of [1.5, 'x', '']) fails(Whole, value)
    for (const value of [2, 'yes', null]) fails(Flag, value)
  })

  it('moments in milliseconds or as the time in Beijing', () => {
    const eight = Date.parse('2026-03-01T08:00:00+08:00')
    expect([eight, String(eight), '2026-03-01 08:00:00', '2026-03-01T08:00'].map(read(Moment))).toEqual([
      eight,
      eight,
      eight,
      eight,
    ])
    expect(read(Moment)('2026-03-01')).toBe(Date.parse('2026-03-01T00:00:00+08:00'))
    for (const value of ['yesterday', '2026-3-1', null]) fails(Moment, value)
  })

  it('text that is missing, null or a number', () => {
    const schema = Schema.Struct({ name: Text })
    expect([{}, { name: null }, { name: 5 }, { name: '字' }].map(read(schema))).toEqual([
      { name: '' },
      { name: '' },
      { name: '5' },
      { name: '字' },
    ])
    fails(schema, { name: {} })
  })

  it('names that are not known yet', () => {
    expect(read(oneOf(['a', 'b'], 'b'))('c')).toBe('b')
  })

  it('[A-38] fields that nobody has heard of, and few that are there', () => {
    const card = {
      id: 1,
      categoryId: 2,
      typeId: 3,
      name: '名',
      price: 1,
      rarity: 'mythic',
      total: '5',
      surplus: 0,
      state: 'onSale',
      extra: {},
    }
    expect(read(ProductCard)(card)).toEqual({
      id: '1',
      categoryId: '2',
      typeId: '3',
      seriesName: '',
      name: '名',
      image: '',
      priceFen: 100,
      rarity: 'common',
      editionSize: 5,
      remaining: 0,
      state: 'onSale',
      onSaleAt: null,
      recommended: false,
    })
  })

  it('a login that tells only the token and the person', () => {
    expect(read(SignedIn)({ token: 't', userId: 9, userInfo: { userId: 9 } })).toMatchObject({
      validate: '',
      userId: '9',
      expiresAt: null,
      user: { nickname: '', role: '' },
    })
    fails(SignedIn, { token: '', userId: 9, userInfo: { userId: 9 } })
  })

  it('a renewed token as itself and as an object', () => {
    expect(read(Refreshed)('new')).toEqual({ token: 'new', validate: '', expiresAt: null })
    expect(read(Refreshed)({ token: 'new', validate: 'v' })).toEqual({ token: 'new', validate: 'v', expiresAt: null })
    for (const value of ['', {}, null, { token: 5 }]) fails(Refreshed, value)
  })
})

it('knows the last page', () => {
  const page = (pageNo: number, total: number, list = ['row']) => isLastPage({ pageNo, pageSize: 10, total, list })
  expect([page(1, 10), page(1, 11), page(2, 11), page(1, 99, [])]).toEqual([true, false, true, true])
  fails(pageOf(Id), { list: 'none', total: 1, pageNo: 1, pageSize: 1 })
})

describe('the tables', () => {
  it('name every call once, and send each path parameter', () => {
    expect(new Set(allEndpoints.map((row) => row.name)).size).toBe(allEndpoints.length)
    expect(new Set(allEndpoints.map((row) => `${row.method} ${row.path}`)).size).toBe(allEndpoints.length)
    for (const { path, request, name } of allEndpoints) {
      for (const parameter of pathParameters(path)) expect(() => read(request)({}), name).toThrow(parameter)
    }
  })

  it('[const:methods] are GET, POST, PUT and DELETE', () => {
    const methods = new Set(allEndpoints.map((row) => row.method))
    expect([...methods].filter((method) => !['GET', 'POST', 'PUT', 'DELETE'].includes(method))).toEqual([])
  })

  it('[A-20] send queries with GET and DELETE, and JSON otherwise', () => {
    // Four that the specification writes with a query (marketplace §7, lords and DIY).
    const written = ['diy.make', 'diy.salvage', 'lord.add', 'lord.setQq']
    for (const { method, params, name } of allEndpoints.filter((row) => row.params !== 'multipart')) {
      const isQuery = ['GET', 'DELETE'].includes(method) || written.includes(name)
      expect(params, name).toBe(isQuery ? 'query' : 'json')
    }
  })

  it('[A-37] uploads are multipart and answer a status, everything else a code', () => {
    for (const { params, codeField, name } of allEndpoints) {
      expect(codeField, name).toBe(params === 'multipart' ? 'status' : 'code')
    }
  })

  it('are the same, lazily loaded', async () => {
    const lazy = await Promise.all((Object.keys(areas) as AreaName[]).map((name) => areas[name]()))
    expect(lazy.flatMap((table) => Object.values(table).map((row) => row.name))).toEqual(
      allEndpoints.map((row) => row.name),
    )
  })
})
