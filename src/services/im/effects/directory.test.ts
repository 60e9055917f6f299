import { describe, expect, it } from 'vitest'
import { chatCodes } from '#src/contract/im/codes.ts'
import { createMemoryKeyValueStore, createVault } from '../../storage/vault.ts'
import { contactEffects, operationEffects } from './directory.ts'
import type { Parts } from './parts.ts'

const operate = (isOpen: boolean) => {
  const client = { roster: () => isOpen } as unknown as Parts['client']
  const asked = { operation: 'add', input: { user: 'bob' } } as const
  return contactEffects({ client } as Parts).operate(asked, new AbortController().signal)
}

it('[err:001:conn:websocket-has-been-disconnected] what goes over the socket fails with its number, 510, while there is none', async () => {
  expect(await operate(true)).toEqual({ type: 'operate.succeeded', result: null })
  expect(await operate(false)).toEqual({
    type: 'operate.failed',
    failure: { reason: 'websocketDisconnected', message: '聊天连接已断开' },
  })
  expect(chatCodes.websocketDisconnected).toBe(510)
})

const { signal } = new AbortController()
const no = { ok: false, error: { type: 1, name: 'unknown', message: 'no' } }
const ok = (value: unknown) => ({ ok: true, value })

/** Effects with a service that answers so by the name of a call, and what was asked of it and of the file store. */
function setUp(answers: Readonly<Record<string, unknown>>, files: Readonly<Record<string, unknown>> = {}) {
  const asked: unknown[] = []
  const client = {
    call: async (name: string, input: unknown) => {
      asked.push([name, input])
      return answers[name] ?? no
    },
    roster: (...given: unknown[]) => {
      asked.push(given)
      return true
    },
  }
  const store = {
    get: async (key: string) => files[key],
    put: async (...given: unknown[]) => void asked.push(['put', ...given]),
    remove: async (key: string) => void asked.push(['remove', key]),
  }
  const tools = { vault: createVault(createMemoryKeyValueStore()) }
  const parts = { client, tools, me: 'alice', platform: { files: store } } as unknown as Parts
  return { parts, asked }
}
const failure = { reason: 'unknown', message: '连接不上聊天服务，请检查网络' }
const failed = { type: 'operate.failed', failure }

describe('contacts', () => {
  it('are loaded with who is blocked; without either there are none', async () => {
    const load = (answers: Readonly<Record<string, unknown>>) =>
      contactEffects(setUp(answers).parts).operate({ operation: 'load', input: {} }, signal)
    const both = { 'contacts.list': ok(['bob']), 'blocks.list': ok(['eve']) }
    expect(await load(both)).toEqual({ type: 'operate.succeeded', result: { contacts: ['bob'], blocked: ['eve'] } })
    for (const name of Object.keys(both)) expect(await load({ ...both, [name]: no })).toEqual(failed)
  })

  it('are changed by name, with a reason where there is one', async () => {
    const { parts, asked } = setUp({})
    const change = (input: object) => contactEffects(parts).operate({ operation: 'add', input: { ...input } }, signal)
    await change({ user: 'bob', reason: '你好' })
    await change({ user: 'bob', reason: 7 })
    expect(asked).toEqual([
      ['add', 'bob', '你好'],
      ['add', 'bob', undefined],
    ])
    for (const input of [{}, { user: '' }, { user: 7 }])
      expect(await change(input)).toMatchObject({ type: 'operate.failed', failure: { reason: 'parameter' } })
    expect(asked).toHaveLength(2)
  })
})

describe('the operations of a stream', () => {
  it.each([
    ['group', 'leave', 'groups.leave'],
    ['thread', 'join', 'threads.join'],
    ['presence', 'publish', 'presence.publish'],
    ['silent-mode', 'set', 'silent.set'],
    ['im-people', 'updateProfile', 'users.updateProfile'],
  ] as const)('of %s: %s is the call %s', async (stream, operation, call) => {
    const done = setUp({ [call]: ok({ a: 1 }) })
    const run = (parts: Parts) => operationEffects(parts)[stream].operate({ operation, input: { id: '7' } }, signal)
    expect(await run(done.parts)).toEqual({ type: 'operate.succeeded', result: { a: 1 } })
    expect(done.asked).toEqual([[call, { id: '7' }]])
    expect(await run(setUp({ [call]: ok(undefined) }).parts)).toEqual({ type: 'operate.succeeded', result: null })
    expect(await run(setUp({}).parts)).toEqual(failed)
    // Here it is the server that refuses, not somebody else.
    const denied = { ok: false, error: { type: 219, name: 'permissionDenied', message: 'no' } }
    expect(await run(setUp({ [call]: denied }).parts)).toMatchObject({ failure: { reason: 'noPermission' } })
  })

  it('of threads are more calls than one where a list comes in pages', async () => {
    const { parts, asked } = setUp({ 'threads.members': ok({ items: ['bob'], cursor: 'x' }) })
    const done = await operationEffects(parts).thread.operate({ operation: 'members', input: { id: '7' } }, signal)
    expect([done, asked.length]).toEqual([{ type: 'operate.succeeded', result: ['bob', 'bob'] }, 2])
  })

  it('that no call has is refused here', async () => {
    const { parts, asked } = setUp({})
    const outcome = await operationEffects(parts).group.operate({ operation: 'toString', input: {} }, signal)
    expect([outcome, asked]).toMatchObject([{ failure: { reason: 'operationUnsupported' } }, []])
  })

  it('begin with who one is, and a list of groups with those', async () => {
    const load = (stream: 'group' | 'thread', answers: Readonly<Record<string, unknown>>) =>
      operationEffects(setUp(answers).parts)[stream].operate({ operation: 'load', input: {} }, signal)
    expect(await load('thread', {})).toEqual({ type: 'operate.succeeded', result: { me: 'alice' } })
    expect(await load('group', { 'groups.joined': ok(['g']) })).toEqual({
      type: 'operate.succeeded',
      result: { me: 'alice', groups: ['g'] },
    })
    expect(await load('group', {})).toEqual(failed)
  })

  it('move files of a group between the service and this device', async () => {
    const bytes = new Blob(['abc'])
    const move = async (
      operation: string,
      key: unknown,
      answers: object,
      files: Readonly<Record<string, unknown>> = {},
    ) => {
      const { parts, asked } = setUp(answers as Readonly<Record<string, unknown>>, files)
      const input = { id: '7', key } as never
      return [await operationEffects(parts).group.operate({ operation, input }, signal), ...asked]
    }
    const down = { 'groups.downloadFile': ok(bytes) }
    expect(await move('downloadFile', 'k', down)).toEqual([
      { type: 'operate.succeeded', result: { key: 'k' } },
      ['groups.downloadFile', { id: '7', key: 'k' }],
      ['put', 'k', bytes],
    ])
    expect(await move('downloadFile', 'k', {})).toEqual([failed, ['groups.downloadFile', { id: '7', key: 'k' }]])
    const up = { 'groups.uploadFile': ok({ fileId: 'f' }) }
    const asked = ['groups.uploadFile', { id: '7', key: 'k', bytes }]
    expect(await move('uploadFile', 'k', up, { k: bytes })).toEqual([
      { type: 'operate.succeeded', result: { fileId: 'f' } },
      asked,
      ['remove', 'k'],
    ])
    expect(await move('uploadFile', 'k', {}, { k: bytes })).toEqual([failed, asked])
    const gone = { type: 'operate.failed', failure: { reason: 'fileGone' } }
    for (const key of ['k', 7]) expect(await move('uploadFile', key, up)).toMatchObject([gone])
  })
})
