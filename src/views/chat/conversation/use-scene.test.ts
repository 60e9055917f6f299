import { expect, it, vi } from 'vitest'
import { hooked } from '../../../../tests/pages/hooked.ts'
import { useScene } from './use-conversation.ts'

vi.stubGlobal('location', new URL('http://app.test/'))
const around = { snapshot: () => undefined, subscribe: () => () => undefined, chat: { fileUrl: async () => null } }
const base = {
  name: { kind: 'group', id: '1' },
  me: '10001',
  isConnected: true,
  names: { personOf: (user: string) => ({ id: user, name: user, avatar: null }) },
  roleOf: () => null,
  readers: 3,
  state: { asks: {} },
  outbox: [],
  heardUpTo: '7',
  heard: new Set<string>(),
}

/** A scene, and the same once one thing around it has become another. */
function become(next: Partial<Record<keyof typeof base, unknown>>) {
  let input: object = base
  const scene = hooked(() => useScene(input as never), around)
  const before = scene.shown()
  scene.again()
  const same = scene.shown()
  input = { ...base, ...next }
  scene.again()
  const after = scene.shown()
  scene.leave()
  return { before, same, after }
}

it.each([
  ['me', { me: '10002' }],
  ['isConnected', { isConnected: false }],
  ['readers', { readers: 4 }],
  ['heardUpTo', { heardUpTo: '8' }],
  ['roleOf', { roleOf: () => 'owner' }],
  ['heard', { heard: new Set(['a']) }],
] as const)('is another scene once %s is, and the same one until then', (field, next) => {
  const { before, same, after } = become(next)
  expect(same).toBe(before)
  expect(after).not.toBe(before)
  expect(after[field]).toBe(fieldOf(next, field))
})

const fieldOf = (next: object, field: string): unknown => Object.entries(next).find(([name]) => name === field)?.[1]

it('follows who people are, what kind of conversation it is, and what was translated', () => {
  const called = { personOf: () => ({ id: '2', name: '何牧', avatar: null }) }
  expect(become({ names: called }).after.personOf('2', { nickname: '', avatar: '' } as never).name).toBe('何牧')
  expect(become({ name: { kind: 'single', id: '2' } }).after.kind).toBe('single')
  const asks = { 'translate m1': { state: 'done' } }
  expect(become({ state: { asks } }).after.translations).toEqual({ m1: { state: 'done' } })
})
