import { expect, it } from 'vitest'
import { type Looked, receiverOf } from './use-receiver.ts'

const looked = (change: Partial<Looked> = {}): Looked => ({
  status: 'loading',
  failure: null,
  found: undefined,
  ...change,
})
const found = { id: '10002', nickname: '林间有鹿', avatar: '/art/avatar.svg' }

it('is who was found, by the name people know', () => {
  const { state, person } = receiverOf('10002', looked({ status: 'ready', found }), '10001')
  expect([state, person?.name]).toEqual(['found', '林间有鹿'])
})

it('is nobody yet while nobody was looked for, or the answer is on its way', () => {
  expect(receiverOf('', looked({ status: 'ready', found }), '10001').state).toBe('none')
  expect(receiverOf('10002', looked(), '10001').state).toBe('loading')
})

it('is nobody where there is no such person, and never oneself', () => {
  const refused = looked({ status: 'failed', failure: { reason: 'refused', message: '内容不存在' } })
  expect(receiverOf('99999', refused, '10001')).toMatchObject({ state: 'nobody', person: null })
  const oneself = receiverOf('10001', looked({ status: 'ready', found: { ...found, id: '10001' } }), '10001')
  expect(oneself).toMatchObject({ state: 'nobody', problem: '不能送给自己' })
})

it('is not known without a network, and says so', () => {
  const lost = looked({ status: 'failed', failure: { reason: 'offline', message: '网络异常' } })
  expect(receiverOf('10002', lost, '10001')).toMatchObject({ state: 'failed', problem: '网络异常' })
})
