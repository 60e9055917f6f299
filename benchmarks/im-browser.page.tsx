import '#src/ui/styles.css'
import { createRoot } from 'react-dom/client'
import { appForPages } from '#src/app/app-for-pages.ts'
import { AppShell } from '#src/app/app-shell.tsx'
import { browserPlatform } from '#src/app/browser/browser-platform.ts'
import { createSystem, type AppSystem } from '#src/app/system.ts'
import { soleTab } from '#src/app/tabs/tabs.ts'
import { encodeBody } from '#src/contract/im/body.ts'
import type { ChatMessage } from '#src/contract/im/client.ts'
import { decodeClientFrame, encodeServerFrame } from '#src/contract/im/frames.ts'
import { chatDomain } from '#src/contract/im/jid.ts'
import { createMemoryStore } from '#src/journal/stores/memory.ts'
import { createSystemClock } from '#src/services/clock/clock.ts'
import { createArchive } from '#src/services/im/archive/archive.ts'
import { openIndexedDbTable } from '#src/services/im/archive/indexeddb-table.ts'
import type { OpenSocket, RawSocketEvents } from '#src/services/im/web-socket.ts'
import { AppProvider } from '#src/views/kit/app/app.ts'

/** The whole app with its real pages and a real IndexedDB, and a chat service that answers from this page. */
const appKey = 'demo#chat'
const clock = createSystemClock()
const openArchive = () => openIndexedDbTable({ name: 'bench-messages', timer: clock })
const words = [
  '今晚八点开售',
  '这一卷共二十四开，按节气排开，每一开都能单独收藏，凑齐一卷另有一枚印章',
  '好',
  '远山如黛',
]
const textOf = (at: number): string => `${words[at % words.length]!.repeat(1 + ((at * 7) % 5))} ${at}`
const firstId = 1_795_247_552_642_000_000n

/** Puts `count` messages of one conversation on the device, as if they had been received. */
async function fill(count: number): Promise<void> {
  const archive = createArchive({ open: openArchive, onRefused: console.error, report: console.error })
  const from = clock.now() - count * 60_000
  const message = (at: number): ChatMessage => ({
    id: String(firstId + BigInt(at)),
    conversation: 'chat:bob',
    from: at % 3 === 0 ? 'alice' : 'bob',
    to: at % 3 === 0 ? 'bob' : 'alice',
    at: from + at * 60_000,
    content: { type: 'txt', msg: textOf(at) },
    ext: {},
    onlineState: 1,
  })
  await archive.forget()
  for (let at = 0; at < count; at += 500) {
    const batch = Array.from({ length: Math.min(500, count - at) }, (_, index) => message(at + index))
    await archive.keep(
      'alice',
      batch.map((one) => ({ type: 'message', message: one, follows: true })),
    )
  }
}

let socket: RawSocketEvents | undefined
let isOnline = false

/** A server that lets everybody in and has nothing to say by itself. */
const openSocket: OpenSocket = (_url, events) => {
  if (!isOnline) {
    queueMicrotask(() => events.closed('no network'))
    return { send: () => false, close: () => undefined }
  }
  socket = events
  const answer = (frame: Parameters<typeof encodeServerFrame>[0]) =>
    queueMicrotask(() => events.received(encodeServerFrame(frame)))
  queueMicrotask(() => events.opened())
  return {
    send(bytes) {
      const frame = decodeClientFrame(bytes)
      if (frame.type === 'provision') answer({ type: 'provisioned', status: { code: 0 }, resource: 'bench' })
      if (frame.type === 'heartbeat') answer({ type: 'unread', status: { code: 0 }, queues: [] })
      return true
    },
    close: () => undefined,
  }
}

const nothing = JSON.stringify({ data: { msgs: [], is_last: true, next_key: '', channel_infos: [] }, entities: [] })
const chatFetch: typeof fetch = async () => {
  if (!isOnline) throw new TypeError('no network')
  return new Response(nothing, { headers: { 'content-type': 'application/json' } })
}

let system: AppSystem

/** Starts the app on another page, signed in. */
async function start(online: boolean): Promise<void> {
  isOnline = online
  const own = await browserPlatform('')
  own.vault.keep({ token: 't', validate: 'v', userId: 'alice' })
  const user = { userId: 'alice', nickname: '林青', avatar: '', phone: '13800000000', role: '' }
  const store = createMemoryStore()
  const facts = [
    { type: 'session.signInRequested', method: 'code', phone: user.phone, at: 1 },
    { type: 'signIn.succeeded', user, at: 2 },
  ]
  await store.write({ append: facts.map((fact, seq) => ({ seq: seq + 1, stream: 'session', v: 0, fact })) })
  const platform: Parameters<typeof createSystem>[0] = {
    ...own,
    tabs: soleTab(),
    openStore: async () => store,
    fetch: () => Promise.reject(new TypeError('no network')),
    startHref: '/pages/mine/safety',
    chat: {
      config: { appKey, rest: ['https://bench'], socket: ['wss://bench'], dns: [], isSecure: true },
      openSocket,
      openArchive,
      credential: async () => ({
        ok: true,
        value: { kind: 'token', token: 't', user: 'alice', expiresAt: null } as never,
      }),
      resource: 'bench',
      files: own.chat!.files,
      fetch: chatFetch,
      confirmsDelivery: true,
      report: () => undefined,
    },
  }
  system = await createSystem(platform)
  createRoot(document.getElementById('root')!).render(
    <AppProvider value={appForPages(system, platform, null)}>
      <AppShell openChunk={system.openChunk} />
    </AppProvider>,
  )
  await rested()
}

const REST_MS = 600

/** Resolves when nothing has been loaded for a while: the pages that the app loads ahead are there before a finger comes. */
async function rested(): Promise<void> {
  const count = () => performance.getEntriesByType('resource').length
  for (let before = -1; before !== count();) {
    before = count()
    await new Promise((done) => setTimeout(done, REST_MS))
  }
}

const painted = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done))) // after the frame that this one asks for

const log = (): HTMLElement | null => document.querySelector('[role=log]')

/** Opens the conversation; ms from the press to the picture with the newest message in it. */
async function open(count: number): Promise<number> {
  const from = performance.now()
  system.say('navigation', { type: 'navigation.pushRequested', href: '/pages/chat/myChat?id=chat%3Abob' })
  const last = textOf(count - 1)
  while (!log()?.textContent.includes(last)) await painted()
  await painted()
  return performance.now() - from
}

/** Scrolls back as a hard flick does, `step` px a frame, for so many ms or until the first message. */
async function scroll(step: number, until: number): Promise<{ frames: number; ms: number; oldest: string }> {
  const box = log()!
  const from = performance.now()
  const first = textOf(0)
  let frames = 0
  let isThere = false
  while (!isThere && performance.now() - from < until) {
    box.scrollBy(0, -step)
    await new Promise((done) => requestAnimationFrame(done))
    frames += 1
    isThere = frames % 20 === 0 && box.textContent.includes(first)
  }
  const oldest = box.querySelector('[data-row]')?.textContent ?? ''
  return { frames, ms: performance.now() - from, oldest: isThere ? first : oldest.slice(0, 40) }
}

/** Lets `perSecond` messages a second come for `seconds`, each in a frame and a task of its own. */
async function burst(perSecond: number, seconds: number): Promise<{ frames: number; ms: number; shown: boolean }> {
  const id = firstId + 10_000_000n
  const frame = (at: number) =>
    encodeServerFrame({
      type: 'sync',
      status: { code: 0 },
      isLast: true,
      timestamp: clock.now(),
      metas: [
        {
          id: String(id + BigInt(at)),
          from: { appKey, name: 'bob', domain: chatDomain },
          to: { appKey, name: 'alice', domain: chatDomain },
          timestamp: clock.now(),
          namespace: 'chat',
          payload: encodeBody({
            kind: 'chat',
            from: { name: 'bob' },
            to: { name: 'alice' },
            contents: [{ type: 'txt', msg: `第 ${at} 条` }],
          }),
        },
      ],
    })
  const all = Array.from({ length: perSecond * seconds }, (_, at) => frame(at))
  const channel = new MessageChannel()
  channel.port1.addEventListener('message', ({ data }) => socket!.received(data as Uint8Array))
  channel.port1.start()
  const from = performance.now()
  let [sent, frames] = [0, 0]
  while (sent < all.length) {
    await new Promise((done) => requestAnimationFrame(done))
    frames += 1
    const due = Math.min(all.length, Math.floor(((performance.now() - from) / 1000) * perSecond))
    for (; sent < due; sent += 1) channel.port2.postMessage(all[sent])
  }
  const ms = performance.now() - from
  const last = `第 ${all.length - 1} 条`
  const patience = performance.now() + 10_000
  while (!log()?.textContent.includes(last) && performance.now() < patience) await painted()
  return { frames, ms, shown: log()?.textContent.includes(last) ?? false }
}

const isConnected = (): boolean => typeof system.snapshot('im-connection')?.value === 'object'

Object.assign(globalThis, { bench: { fill, start, open, scroll, burst, isConnected } })
