import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import { mountChat, type MountedChat } from '#mock/im/doors/node.ts'
import { createChatServer, type ChatServer } from '#mock/im/server.ts'
import { createSystemClock } from '#src/services/clock/clock.ts'
import { createSeededRandom } from '#src/services/random/random.ts'
import { ignoreForeignRejections, openWindow, type Sdk, type SdkWindow } from './sdk.ts'

/** Every event that the SDK can raise, new style and old. */
const newEvents = [
  'onTextMessage',
  'onImageMessage',
  'onAudioMessage',
  'onVideoMessage',
  'onFileMessage',
  'onLocationMessage',
  'onCmdMessage',
  'onCustomMessage',
  'onReceivedMessage',
  'onDeliveredMessage',
  'onReadMessage',
  'onRecallMessage',
  'onChannelMessage',
  'onError',
  'onOffline',
  'onOnline',
  'onContactAgreed',
  'onContactRefuse',
  'onContactDeleted',
  'onContactAdded',
  'onContactInvited',
  'onTokenWillExpire',
  'onTokenExpired',
  'onConnected',
  'onDisconnected',
  'onPresenceStatusChange',
  'onChatThreadChange',
  'onReactionChange',
  'onMultiDeviceEvent',
  'onGroupEvent',
  'onChatroomEvent',
  'onStatisticMessage',
] as const
const oldEvents = ['onOpened', 'onClosed', 'onPresence', 'onPictureMessage', 'onError', 'onStatisticMessage'] as const

/** An event of the SDK, or `rest`: a REST call that it made. */
export type EventName = (typeof newEvents)[number] | `legacy:${(typeof oldEvents)[number]}` | 'rest'

// oxlint-disable-next-line no-explicit-any -- what a foreign library hands out
export type Any = any

/** One SDK instance in a window of its own. */
export interface Device {
  user: string
  conn: Any
  sdk: Sdk
  window: SdkWindow
  /** The first event of this name that fits and was not taken before; waits for it. */
  next(event: EventName, fits?: (data: Any) => boolean): Promise<Any>
  /** All events of this name so far that fit, taken or not. */
  all(event: EventName, fits?: (data: Any) => boolean): Any[]
  /** Sends a message made from the options of the SDK. */
  send(options: Record<string, unknown>): Promise<{ localMsgId: string; serverMsgId: string }>
  /** A text message to a user (or, with a chat type, to a group or room). */
  text(to: string, msg: string, more?: Record<string, unknown>): Promise<{ localMsgId: string; serverMsgId: string }>
  /** Breaks the connection as a lost network does. */
  breakConnection(): void
  /** Resource of the current login. */
  resource(): string
}

export interface World {
  base: string
  chat: ChatServer
  http: Server
  mounted: MountedChat
  /** A device that has not logged in. */
  device(user: string, options?: Record<string, unknown>): Device
  /** A device that has logged in with the seeded password and is connected. */
  login(user: string, options?: Record<string, unknown>): Promise<Device>
  /** Calls a test hook. */
  hook(name: string, body?: object): Promise<Any>
  /** Calls the REST API without the SDK. */
  rest(method: string, path: string, body?: unknown, token?: string): Promise<{ status: number; body: Any }>
}

/** Wide, because a slow machine must not decide a test, ms. */
const patience = 60_000

/** Starts one chat server on a real port for the tests of a file. */
export function useWorld(): World {
  const world = {} as World
  const devices: Device[] = []
  let listenAgain = (): void => {}
  beforeAll(async () => {
    listenAgain = ignoreForeignRejections()
    world.chat = createChatServer({
      clock: createSystemClock(),
      random: createSeededRandom(7),
      report: (what) => console.error(what),
    })
    world.http = createServer()
    world.mounted = mountChat(world.http, { server: world.chat, requests: true })
    await new Promise<void>((done) => world.http.listen(0, '127.0.0.1', done))
    world.base = `http://127.0.0.1:${(world.http.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    for (const device of devices) device.conn.close()
    world.mounted.close()
    world.http.closeAllConnections()
    await new Promise((done) => world.http.close(done))
    listenAgain()
  })
  world.device = (user, options = {}) => {
    const device = createDevice(world.base, user, options)
    devices.push(device)
    return device
  }
  world.login = async (user, options) => {
    const device = world.device(user, options)
    await device.conn.open({ user, pwd: '123456' })
    await device.next('onConnected')
    return device
  }
  world.rest = async (method, path, body, token) => {
    const response = await fetch(`${world.base}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text ? JSON.parse(text) : undefined }
  }
  world.hook = async (name, body = {}) => (await world.rest('POST', `/__world/chat/${name}`, body)).body
  return world
}

/** A device that talks to any chat server of that address. */
export function createDevice(base: string, user: string, options: Record<string, unknown> = {}): Device {
  const log = createLog(user)
  const window = openWindow(base, (call) => log.add('rest', call))
  const conn = new window.sdk.connection({
    appKey: 'demo#chat',
    isHttpDNS: false,
    url: `${base}/ws`,
    apiUrl: base,
    ...options,
  })
  conn.addEventHandler(
    'log',
    Object.fromEntries(newEvents.map((name) => [name, (data: unknown) => log.add(name, data)])),
  )
  conn.listen(Object.fromEntries(oldEvents.map((name) => [name, (data: unknown) => log.add(`legacy:${name}`, data)])))
  const send = (given: Record<string, unknown>): Promise<Any> => conn.send(window.sdk.message.create(given))
  return {
    user,
    conn,
    sdk: window.sdk,
    window,
    next: log.next,
    all: log.all,
    send,
    text: (to, msg, more = {}) => send({ type: 'txt', chatType: 'singleChat', to, msg, ...more }),
    breakConnection: () => window.sockets.at(-1)?.terminate(),
    resource: () => conn.context.jid.clientResource,
  }
}

/** Events as they come, to be waited for. */
export interface Log {
  add(event: EventName, data: unknown): void
  next: Device['next']
  all: Device['all']
}

export function createLog(user: string): Log {
  const entries: { event: EventName; data: Any; taken: boolean }[] = []
  const waiting = new Set<() => void>()
  const take = (event: EventName, fits: (data: Any) => boolean): { data: Any } | undefined => {
    const hit = entries.find((entry) => !entry.taken && entry.event === event && fits(entry.data))
    if (hit) hit.taken = true
    return hit
  }
  return {
    add(event, data) {
      entries.push({ event, data, taken: false })
      for (const check of Array.from(waiting)) check()
    },
    all: (event, fits = () => true) =>
      entries.filter((entry) => entry.event === event && fits(entry.data)).map((entry) => entry.data),
    next: (event, fits = () => true) =>
      new Promise((done, fail) => {
        const stop = setTimeout(() => {
          waiting.delete(check)
          const seen = entries
            .slice(-12)
            .map((entry) => `${entry.event} ${JSON.stringify(entry.data)?.slice(0, 200) ?? ''}`)
          fail(new Error(`${user}: no ${event}; seen:\n${seen.join('\n')}`))
        }, patience)
        const check = (): void => {
          const hit = take(event, fits)
          if (!hit) return
          clearTimeout(stop)
          waiting.delete(check)
          done(hit.data)
        }
        waiting.add(check)
        check()
      }),
  }
}
