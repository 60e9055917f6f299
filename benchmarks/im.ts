/**
 * Our chat client and the unmodified reference SDK in one process, on the same frames: CPU per received message, CPU per sent message, and
 * the weight of the code. Both are logged in to the same server first; then their sockets are cut off from it, and frames are put in front
 * of them as if it had sent them: each in the framing that the client itself has chosen (base64 in SockJS for the SDK, plain bytes for ours).
 * A round ends when the last message has come out of the client's public door. Rounds alternate; figures are medians after a warm-up.
 * Usage: npm run bench -- im
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { mountChat } from '#mock/im/doors/node.ts'
import { createChatServer } from '#mock/im/server.ts'
import { decodeBody, encodeBody } from '#src/contract/im/body.ts'
import { fromBase64, toBase64 } from '#src/contract/im/base64.ts'
import type { Outgoing } from '#src/contract/im/client.ts'
import { decodeClientFrame, encodeServerFrame } from '#src/contract/im/frames.ts'
import { chatDomain } from '#src/contract/im/jid.ts'
import { createSystemClock } from '#src/services/clock/clock.ts'
import { createChatClient } from '#src/services/im/client.ts'
import { createMessageIds } from '#src/services/im/ids.ts'
import type { SocketEvents } from '#src/services/im/socket.ts'
import { type OpenSocket, platformSocket, type RawSocketEvents } from '#src/services/im/web-socket.ts'
import { createSeededRandom } from '#src/services/random/random.ts'
import { ignoreForeignRejections, openWindow } from '../tests/interop/harness/sdk.ts'
import { run } from '../scripts/lib/run.ts'
import { CHAT_BYTES_MAX, inspectBuild } from '../scripts/lib/size.ts'

const ROUNDS = 15
const MESSAGES = 2000
const appKey = 'demo#chat'
const clock = createSystemClock()

ignoreForeignRejections()
const server = createChatServer({ clock, random: createSeededRandom(7), report: (what) => console.error(what) })
const http = createServer()
const mounted = mountChat(http, { server, requests: true })
await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
const base = `http://127.0.0.1:${(http.address() as AddressInfo).port}`

/** A client under measurement. */
interface Subject {
  /** Puts a frame in front of it. */
  receive(frame: Frame): void
  /** Messages that have come out so far. */
  received(): number
  send(msg: string): void
  /** The last frame that it has written. */
  written(): Uint8Array
}
interface Frame {
  readonly bytes: Uint8Array
  readonly sockjs: string
}

const texts = [
  '好',
  '今晚八点开售，一起去看看吗？',
  '这一卷共二十四开，按节气排开，每一开都能单独收藏，凑齐一卷另有一枚印章。',
]
const nextId = createMessageIds(clock)

/** What a conversation is made of: mostly words, some with attributes, a picture and a card now and then. */
function payload(at: number): Uint8Array {
  const ext = at % 4 === 0 ? { quote: '青绿山水', count: at, half: 0.5, list: [1, 'a'], deep: { a: null } } : undefined
  const picture = {
    type: 'img',
    url: 'https://a/b',
    secret: 's',
    filename: '碗.png',
    fileLength: 204_801,
    size: { width: 800, height: 600 },
  } as const
  const card = { type: 'custom', event: 'collectible', params: { id: '16', name: '瓷' } } as const
  const text = { type: 'txt', msg: texts[at % texts.length]! } as const
  const content = at % 10 === 3 ? picture : at % 10 === 7 ? card : text
  const people = { from: { name: 'bob' }, to: { name: 'alice' } }
  return encodeBody({ kind: 'chat', ...people, contents: [content], ...(ext ? { ext } : {}) })
}

/** New frames with `each` messages, ids never used before: both clients skip what they know. */
function frames(each: number): Frame[] {
  return Array.from({ length: MESSAGES / each }, (_frame, at) => {
    const metas = Array.from({ length: each }, (_meta, index) => ({
      id: nextId(),
      from: { appKey, name: 'bob', domain: chatDomain, resource: 'web' },
      to: { appKey, name: 'alice', domain: chatDomain },
      timestamp: clock.now(),
      namespace: 'chat' as const,
      payload: payload(at * each + index),
      meta: '{"is_online":1}',
    }))
    const bytes = encodeServerFrame({ type: 'sync', status: { code: 0 }, metas, isLast: true, timestamp: clock.now() })
    return { bytes, sockjs: `a${JSON.stringify([toBase64(bytes)])}` }
  })
}

async function reference(): Promise<Subject> {
  const window = openWindow(base)
  const { connection: Connection, message } = window.sdk
  const conn = new Connection({ appKey, isHttpDNS: false, url: `${base}/ws`, apiUrl: base })
  let count = 0
  const heard = (): void => void (count += 1)
  const { promise: connected, resolve } = Promise.withResolvers<void>()
  const events = ['onTextMessage', 'onImageMessage', 'onCustomMessage']
  conn.addEventHandler('bench', { ...Object.fromEntries(events.map((name) => [name, heard])), onConnected: resolve })
  await conn.open({ user: 'alice', pwd: '123456' })
  await connected
  const socket = window.sockets.at(-1)!
  let last = ''
  socket.send = (data: string): void => void (last = data)
  return {
    receive: ({ sockjs }) => socket.onmessage!({ data: sockjs } as never),
    received: () => count,
    send: (msg) => {
      const sent = conn.send(
        message.create({ type: 'txt', chatType: 'singleChat', to: 'bob', msg }),
      ) as Promise<unknown>
      sent.catch(() => undefined)
    },
    written: () => Buffer.from((JSON.parse(last) as string[])[0]!, 'base64'),
  }
}

async function ours(): Promise<Subject> {
  let socket: RawSocketEvents | undefined
  let isCut = false
  let last: Uint8Array = new Uint8Array()
  const openSocket: OpenSocket = (url, events) => {
    socket = events
    const real = platformSocket(url, events)
    return {
      send: (bytes) => {
        last = bytes
        return isCut || real.send(bytes)
      },
      close: () => real.close(),
    }
  }
  const addresses = { rest: [base], socket: [`${base.replace('http', 'ws')}/websocket`], dns: [], isSecure: false }
  const client = createChatClient({
    config: { appKey, ...addresses },
    openSocket,
    fetch: (input, init) => fetch(input, init),
    clock,
    newId: () => '1',
    credential: async () => ({ ok: true, value: { kind: 'password', password: '123456' } }),
    resource: 'shucang_bench',
    report: (what) => console.error(what),
  })
  let count = 0
  const nothing = (): void => undefined
  const events: SocketEvents = {
    unread: nothing,
    notice: nothing,
    acked: nothing,
    refused: nothing,
    kicked: nothing,
    dropped: nothing,
    skipped: nothing,
    page: (page) => void (count += page.events.length),
  }
  const opened = await client.open({ user: 'alice', isFresh: true }, events, new AbortController().signal)
  if (!opened.ok) throw new Error(opened.error.message)
  isCut = true
  const newId = createMessageIds(clock)
  return {
    receive: ({ bytes }) => socket!.received(bytes),
    received: () => count,
    send: (msg) => {
      const outgoing: Outgoing = { content: { type: 'txt', msg } }
      client.send({ localId: newId(), conversation: { kind: 'chat', name: 'bob' }, outgoing })
    },
    written: () => last,
  }
}

const turn = (): Promise<void> => new Promise((done) => setImmediate(done))

/** CPU of this process, microseconds, user and system. */
async function cpuOf(work: () => void, isDone: () => boolean): Promise<number> {
  const before = process.cpuUsage()
  work()
  while (!isDone()) await turn()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!

/** Microseconds a message of both, by the median of the rounds after the first three. */
async function compare(measure: (subject: Subject) => Promise<number>): Promise<[sdk: number, our: number]> {
  const times: [number[], number[]] = [[], []]
  for (let round = -3; round < ROUNDS; round += 1) {
    for (const at of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const cpu = await measure(subjects[at]!)
      if (round >= 0) times[at]!.push(cpu / MESSAGES)
    }
  }
  return [median(times[0]), median(times[1])]
}

/** `fromText`: ours is given the SDK's framing and has to undo it first. */
async function receive(subject: Subject, given: readonly Frame[], fromText = false): Promise<number> {
  const goal = subject.received() + MESSAGES
  const unframe = ({ sockjs }: Frame): Frame => {
    const [text = ''] = JSON.parse(sockjs.slice(1)) as string[]
    return { sockjs, bytes: fromBase64(text)! }
  }
  return cpuOf(
    () => given.forEach((frame) => subject.receive(fromText ? unframe(frame) : frame)),
    () => subject.received() >= goal,
  )
}

async function send(subject: Subject): Promise<number> {
  const cpu = await cpuOf(
    () => {
      for (let at = 0; at < MESSAGES; at += 1) subject.send(texts[at % texts.length]!)
    },
    () => true,
  )
  const frame = decodeClientFrame(subject.written())
  const body = frame.type === 'upload' ? decodeBody(frame.meta.payload) : undefined
  if (!body) throw new Error('what was written last is no message')
  return cpu
}

const subjects = [await reference(), await ours()] as const

function tell(name: string, [sdk, our]: readonly [number, number], goal: string): void {
  const ratio = `1/${(sdk / our).toFixed(1)}`
  console.log(
    `${name.padEnd(42)} SDK ${sdk.toFixed(1)} µs, ours ${our.toFixed(1)} µs: ${ratio} (goal: at most ${goal})`,
  )
}

for (const each of [1, 20]) {
  tell(`received, ${each} in a frame`, await compare((subject) => receive(subject, frames(each))), '1/5')
  const framed = (subject: Subject) => receive(subject, frames(each), subject === subjects[1])
  tell(`received, ${each} in a frame, both in base64`, await compare(framed), '1/5')
}
tell('written', await compare(send), '1/3')

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`
const sdkFile = new URL('../node_modules/easemob-websdk/Easemob-chat.js', import.meta.url)
const sdkBytes = gzipSync(readFileSync(sdkFile), { level: 9 }).length
// Weighed as it is now, also where nothing or something older has been built.
await run('node', ['scripts/build.ts'])
const { chatBytes } = inspectBuild('dist/app')
console.log(`code, gzip: SDK ${kb(sdkBytes)}, ours ${kb(chatBytes)} (goal: at most ${kb(CHAT_BYTES_MAX)})`)

mounted.close()
http.closeAllConnections()
// The SDK's timers would keep the process.
process.exit()
