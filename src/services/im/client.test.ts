import { describe, expect, it } from 'vitest'
import { toBase64 } from '#src/contract/im/base64.ts'
import { encodeBody } from '#src/contract/im/body.ts'
import type { ChatPage } from '#src/contract/im/client.ts'
import { encodeServerFrame } from '#src/contract/im/frames.ts'
import { encodeMeta } from '#src/contract/im/meta.ts'
import { createVirtualClock } from '../clock/virtual-clock.ts'
import { type ChatClient, createChatClient } from './client.ts'
import type { Credential } from './token.ts'

/** A client whose requests are noted and answered with `{}` or as told, with a token where `credential` is one. */
function setUp(
  appKey = 'demo#chat',
  credential: Credential = { kind: 'token', token: 't' },
  answer = () => new Response('{}'),
  sockets: readonly string[] = ['ws://a'],
) {
  const asked: { url: string; body: unknown }[] = []
  const fetch = (async (url: string, init: RequestInit) => {
    asked.push({ url, body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body })
    return answer()
  }) as typeof globalThis.fetch
  const client = createChatClient({
    config: { appKey, rest: ['http://a'], socket: sockets, dns: [], isSecure: false },
    openSocket: () => {
      throw new Error('no socket here')
    },
    fetch,
    clock: createVirtualClock(0),
    newId: () => '1',
    credential: async () => ({ ok: true, value: credential }),
    resource: 'r',
    report: () => undefined,
  })
  return { client, asked }
}

const events = {} as Parameters<ChatClient['open']>[1]
const never = new AbortController().signal

describe('parameters of logins, uploads and history', () => {
  it('[val:001:user] [err:001:conn:user-not-assigned] nobody is refused', async () => {
    const { client, asked } = setUp()
    const failure = { ok: false, error: { message: 'the user cannot be empty' } }
    expect(await client.renew('', never)).toMatchObject(failure)
    expect(asked).toEqual([])
  })

  it('[val:001:chat-token] an outer token that is empty is not exchanged', async () => {
    const { client, asked } = setUp('demo#chat', { kind: 'external', token: '' })
    expect(await client.renew('alice', never)).toMatchObject({
      ok: false,
      error: { message: 'Invalid parameter: "token"' },
    })
    expect(asked).toEqual([])
  })

  it.each([
    [400, true],
    [401, true],
    [403, true],
    [429, false],
    [500, false],
    [502, false],
    [503, false],
    [504, false],
  ])('a login that is answered with status %i is over for good: %s', async (status, isFinal) => {
    const { client } = setUp('demo#chat', { kind: 'password', password: 'x' }, () =>
      Response.json({ error: 'x', error_description: 'y' }, { status }),
    )
    expect(await client.open({ user: 'alice', isFresh: true }, events, never)).toMatchObject({ ok: false, isFinal })
  })

  it('[err:001:conn:open-user-grid-error] a refused login has the words of the server', async () => {
    const body = { error: 'invalid_grant', error_description: 'invalid username or "password"' }
    const { client } = setUp('demo#chat', { kind: 'password', password: 'x' }, () =>
      Response.json(body, { status: 400 }),
    )
    const error = { name: 'openUserGrid', type: 3, message: body.error_description }
    expect(await client.renew('alice', never)).toMatchObject({ ok: false, error })
  })

  it('[err:001:conn:open-error] where no host of the socket is known it says that the connection could not be opened', async () => {
    const { client, asked } = setUp('demo#chat', undefined, undefined, [])
    const error = { name: 'openError', type: 1 }
    expect(await client.open({ user: 'alice', isFresh: true }, events, never)).toMatchObject({ ok: false, error })
    expect(asked).toEqual([])
  })

  it('[val:001:upload-token] [err:001:param:upload-token] [val:001:upload-appkey] [err:001:param:upload-appkey] [val:001:upload-size] [err:001:param:upload-size] what cannot be uploaded', async () => {
    const upload = async (appKey: string, size: number, isLoggedIn: boolean) => {
      const { client, asked } = setUp(appKey)
      if (isLoggedIn) await client.open({ user: 'alice', isFresh: true }, events, never).catch(() => undefined)
      const bytes = new Blob([new Uint8Array(size)])
      const got = await client.upload({ content: { type: 'file' }, bytes, name: 'x' })
      return { got, asked: asked.length }
    }
    const refused = (message: string) => ({ got: { ok: false, error: { message } }, asked: 0 })
    expect(await upload('demo#chat', 1, false)).toMatchObject(refused('AccessToken cannot be empty'))
    expect(await upload('org', 1, true)).toMatchObject(refused('AppKey illegal'))
    expect(await upload('demo#chat', 0, true)).toMatchObject(refused('fileSize must be greater than 0'))
    expect(await upload('demo#chat', 1, true)).toMatchObject({ asked: 1 })
  })

  it('[val:001:history-target] [val:001:history-count] [const:history-start] [const:history-end] [const:history-pull] [const:chat-page-000] [const:chat-window] a window of history', async () => {
    const { client, asked } = setUp()
    const refused = { ok: false, error: { type: -3, message: 'Invalid parameter: "targetId"' } }
    expect(await client.history({ conversation: { kind: 'chat', name: '' }, cursor: '' })).toMatchObject(refused)
    expect(asked).toEqual([])
    await client.open({ user: 'alice', isFresh: true }, events, never).catch(() => undefined)
    await client.history({ conversation: { kind: 'group', name: '1' }, cursor: '' })
    await client.history({ conversation: { kind: 'chat', name: 'bob' }, cursor: '77', count: 5 })
    expect(asked.map(({ body }) => body)).toMatchObject([
      { queue: '1@conference.easemob.com', start: -1, end: -1, pull_number: 20 },
      { queue: 'bob@easemob.com', start: '77', end: -1, pull_number: 5 },
    ])
  })

  it('[const:history-namespace] a window keeps messages only', async () => {
    const from = { name: 'bob' }
    const payload = encodeBody({ kind: 'chat', from, contents: [{ type: 'txt', msg: '早' }] })
    const metas = (['chat', 'notify', 'muc'] as const).map((namespace, index) =>
      encodeMeta({ id: String(index + 1), from, to: { name: 'alice' }, timestamp: 5, namespace, payload }),
    )
    const data = { msgs: metas.map((meta) => ({ msg: toBase64(meta) })), is_last: true, next_key: '' }
    const { client } = setUp('demo#chat', { kind: 'token', token: 't' }, () => Response.json({ data }))
    await client.open({ user: 'alice', isFresh: true }, events, never).catch(() => undefined)
    const got = await client.history({ conversation: { kind: 'chat', name: 'bob' }, cursor: '' })
    expect(got).toMatchObject({ ok: true, value: { messages: [{ id: '1', content: { msg: '早' } }], isLast: true } })
  })

  it.each([[{}], [{ data: null }], [{ data: {} }], [{ data: { msgs: null } }], [{ data: { msgs: [null, 7, {}] } }]])(
    'a window in which nothing can be read is empty: %j',
    async (body) => {
      const { client } = setUp('demo#chat', { kind: 'token', token: 't' }, () => Response.json(body))
      await client.open({ user: 'alice', isFresh: true }, events, never).catch(() => undefined)
      const got = await client.history({ conversation: { kind: 'chat', name: 'bob' }, cursor: '' })
      expect(got).toEqual({ ok: true, value: { messages: [], cursor: '', isLast: true } })
    },
  )

  it('[val:001:token-not-assigned] [err:001:param:token-not-assigned] no call without a token', async () => {
    const { client, asked } = setUp()
    const missing = { name: 'restParameter', type: 700, message: 'appkey or token error' }
    expect(await client.call('contacts.list', {})).toStrictEqual({ ok: false, error: missing })
    expect(asked).toEqual([])
  })

  it('[err:001:param:app-org-illegal] no call with half an app key', async () => {
    const { client, asked } = setUp('demo')
    const illegal = { name: 'auth', type: 2, message: 'appName or orgName is illegal' }
    expect(await client.call('contacts.list', {})).toStrictEqual({ ok: false, error: illegal })
    expect(asked).toEqual([])
  })
})

it('IMS-10 a thread that the service knows is asked for once, also where its answer does not name it again', async () => {
  const contents = [{ type: 'txt' as const, msg: '早' }]
  const meta = JSON.stringify({ thread: { msg_parent_id: '1', muc_parent_id: '5', thread_name: 't' } })
  const payload = encodeBody({ kind: 'groupchat', from: { name: 'bob' }, to: { name: '7' }, contents, meta })
  const asked: string[] = []
  const said: string[] = []
  let receive: (bytes: Uint8Array<ArrayBuffer>) => void = () => undefined
  const client = createChatClient({
    config: { appKey: 'demo#chat', rest: ['http://a'], socket: ['ws://a'], dns: [], isSecure: false },
    openSocket: (_url, { received }) => {
      receive = received
      queueMicrotask(() => received(encodeServerFrame({ type: 'provisioned', status: { code: 0 } })))
      return { send: () => true, close: () => undefined }
    },
    fetch: (async (url: string) => {
      asked.push(url)
      return Response.json({ data: { affiliations_count: 2, msgId: '1', groupId: '5' } })
    }) as typeof globalThis.fetch,
    clock: createVirtualClock(0),
    newId: () => '1',
    credential: async () => ({ ok: true, value: { kind: 'token', token: 't' } }),
    resource: 'r',
    report: () => undefined,
  })
  const page = (told: ChatPage) =>
    told.events.forEach(
      (event) => event.type === 'message' && said.push(`${event.message.conversation} ${event.message.id}`),
    )
  await client.open({ user: 'alice', isFresh: true }, { ...events, page }, never)
  const to = { name: '7', domain: 'conference.easemob.com' }
  for (const id of ['1', '2']) {
    const one = { id, from: { name: 'bob' }, to, timestamp: 5, namespace: 'chat' as const, payload }
    receive(encodeServerFrame({ type: 'sync', status: { code: 0 }, metas: [one], queue: to }))
    await expect.poll(() => said.length).toBe(Number(id))
  }
  expect([said, asked.length]).toEqual([['thread:7 1', 'thread:7 2'], 1])
})
