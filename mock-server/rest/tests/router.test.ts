import { describe, expect, it } from 'vitest'
import { area, endpoint } from '#src/contract/rest/endpoint.ts'
import { createRouter } from '../router.ts'

const table = area('box', {
  one: endpoint({ method: 'GET', path: '/blindbox/{id}', summary: '一个' }),
  mine: endpoint({ method: 'GET', path: '/blindbox/selectMyBlindbox', summary: '我的' }),
  open: endpoint({ method: 'GET', path: '/blindbox/openBlind/{id}', summary: '打开' }),
  pair: endpoint({ method: 'GET', path: '/{kind}/openBlind/{id}', summary: '两个变量' }),
  change: endpoint({ method: 'PUT', question: { needsNone: 'a test' }, path: '/blindbox/{id}', summary: '修改' }),
  update: endpoint({ method: 'GET', path: '/app/getLast', base: 'platform', summary: '平台' }),
})
const route = createRouter(Object.values(table), { api: '/api/v1.0', platform: '/gate', raffle: '/raffle' })
const found = (method: string, path: string) => {
  const match = route(method, path)
  return match && [match.endpoint.name, match.params]
}

describe('finding the endpoint of a request', () => {
  it.each([
    ['[A-22] the literal wins over the variable', 'GET', '/api/v1.0/blindbox/selectMyBlindbox', ['box.mine', {}]],
    ['the variable takes the rest', 'GET', '/api/v1.0/blindbox/12', ['box.one', { id: '12' }]],
    ['the more literal path wins', 'GET', '/api/v1.0/blindbox/openBlind/3', ['box.open', { id: '3' }]],
    ['several variables', 'GET', '/api/v1.0/egg/openBlind/3', ['box.pair', { kind: 'egg', id: '3' }]],
    ['the method counts', 'PUT', '/api/v1.0/blindbox/12', ['box.change', { id: '12' }]],
    ['variables are decoded', 'GET', '/api/v1.0/blindbox/%E4%B8%80', ['box.one', { id: '一' }]],
    ['a broken escape stays', 'GET', '/api/v1.0/blindbox/%E4', ['box.one', { id: '%E4' }]],
    ['[A-10] platform calls hang on their own base', 'GET', '/gate/app/getLast', ['box.update', {}]],
    ['and on no other', 'GET', '/api/v1.0/app/getLast', undefined],
    ['nothing fits', 'POST', '/api/v1.0/blindbox/12', undefined],
    ['a longer path is another', 'GET', '/api/v1.0/blindbox/12/more', undefined],
  ])('%s', (_, method, path, expected) => {
    expect(found(method, path)).toEqual(expected)
  })
})
