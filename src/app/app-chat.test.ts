import { afterEach, expect, it, vi } from 'vitest'
import { decodeClientFrame, encodeServerFrame } from '#src/contract/im/frames.ts'
import { createServerClock } from '#src/services/clock/server-clock.ts'
import { createVirtualClock } from '#src/services/clock/virtual-clock.ts'
import { createChatEffects } from '#src/services/im/effects/chat-effects.ts'
import { createMemoryFileStore } from '#src/services/im/files.ts'
import { createSeededRandom } from '#src/services/random/random.ts'
import { appChat } from './app-chat.ts'

afterEach(() => vi.unstubAllGlobals())

const device = { clock: createVirtualClock(1_772_323_200_000) as never, random: createSeededRandom(7) }

it('what is kept has a place of its own, and an address as long as it is there', async () => {
  const files = createMemoryFileStore()
  vi.stubGlobal('URL', { createObjectURL: (bytes: Blob) => `blob:${bytes.size}` })
  const chat = appChat({ ...device, chat: { files } as never })
  const [one, two] = [await chat.keepFile(new Blob(['a'])), await chat.keepFile(new Blob(['bcd']))]
  expect([chat.isServed, await files.keys()]).toEqual([true, [one, two]])
  expect([await chat.fileUrl(one), await chat.fileUrl(two)]).toEqual(['blob:1', 'blob:3'])
  await files.remove(one)
  expect(await chat.fileUrl(one)).toBeNull()
})

it('without a service files live for the run, nobody is served, and ids of messages grow', async () => {
  vi.stubGlobal('URL', { createObjectURL: (bytes: Blob) => `blob:${bytes.size}` })
  const chat = appChat({ ...device, chat: undefined })
  expect(chat.isServed).toBe(false)
  expect(await chat.fileUrl(await chat.keepFile(new Blob(['ab'])))).toBe('blob:2')
  const ids = Array.from({ length: 5 }, () => BigInt(chat.newMessageId()))
  expect(ids.every((id, at) => at === 0 || id > ids[at - 1]!)).toBe(true)
})

it('two tabs of one person give no id twice, though they write in one millisecond', () => {
  const tab = (resource: string) =>
    appChat({
      chat: { resource } as never,
      clock: createVirtualClock(1_772_323_200_000) as never,
      random: createSeededRandom(7),
    })
  const tabs = [tab('shucang_tab-1'), tab('shucang_tab-2')]
  const ids = tabs.flatMap(({ newMessageId }) => Array.from({ length: 5 }, () => newMessageId()))
  expect(new Set(ids).size).toBe(10)
})

it('what this tab sends has ids of one generator: an answer to an ack or to a contact settles no message', async () => {
  const clock = createServerClock(createVirtualClock(1_772_323_200_000))
  const random = createSeededRandom(7)
  const ids: string[] = []
  const openSocket = (_url: string, { opened, received }: { opened(): void; received(bytes: Uint8Array): void }) => {
    queueMicrotask(opened)
    const send = (bytes: Uint8Array) => {
      const frame = decodeClientFrame(bytes)
      if (frame.type === 'provision')
        received(encodeServerFrame({ type: 'provisioned', status: { code: 0 }, resource: 'own' } as never))
      if (frame.type === 'upload') ids.push(frame.meta.id ?? '')
      return true
    }
    return { send, close: () => undefined }
  }
  const service = {
    config: { appKey: 'demo#chat', rest: ['http://a'], socket: ['ws://a'], dns: [], isSecure: false },
    openSocket,
    fetch: async () => new Response('{}'),
    credential: async () => ({ ok: true, value: { kind: 'token', token: 't' } }),
    // Its salt is 0, as that of a generator that is given none.
    resource: 'E',
    files: createMemoryFileStore(),
    confirmsDelivery: true,
    report: () => undefined,
  }
  const page = appChat({ chat: service as never, clock, random })
  const effects = createChatEffects({ clock, random, say: () => undefined } as never, service as never)
  const never = new AbortController().signal
  expect(await effects.connection.open({ user: 'alice', isFresh: true }, never)).toMatchObject({
    type: 'open.succeeded',
  })
  const came = { id: '70', from: 'bob', conversation: 'chat:bob' }
  const own: string[] = []
  for (let at = 0; at < 3; at += 1) {
    own.push(page.newMessageId())
    effects.sync.confirmDelivery([came as never])
    await effects.contact.operate({ operation: 'add', input: { user: 'carol' } } as never, never)
  }
  expect([ids.length, new Set([...own, ...ids]).size]).toEqual([6, 9])
})
