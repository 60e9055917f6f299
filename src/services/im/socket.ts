import type { ChatEvent, ChatPage, KickOperation, QueueName } from '#src/contract/im/client.ts'
import { chatError, type ChatError } from '#src/contract/im/codes.ts'
import {
  decodeFrame,
  encodeFrame,
  type ServerFrame,
  type Status,
  type SyncPage,
  type UploadFrame,
} from '#src/contract/im/frames.ts'
import { chatDomain, queueName } from '#src/contract/im/jid.ts'
import { sendError } from '#src/contract/im/send-errors.ts'
import { timings } from '#src/domain/time/timings.ts'
import type { Clock } from '../clock/clock.ts'
import { decodeEvents, type Reader } from '#src/contract/im/decode.ts'
import type { KnownPlaces } from './known-places.ts'
import type { OpenSocket, RawSocket } from './web-socket.ts'

/** Who logs in with what (`wire §1`, PROVISION body). */
export interface Login {
  readonly url: string
  readonly appKey: string
  readonly user: string
  readonly token: string
  readonly resource: string
  readonly version: string
}

/** What the socket hears; all of it is decoded. */
export interface SocketEvents {
  unread(queues: readonly QueueName[]): void
  notice(queue: QueueName): void
  page(page: ChatPage): void
  acked(ack: { localId: string; serverId: string; at: number }): void
  refused(refusal: { localId: string; error: ChatError }): void
  kicked(operation: KickOperation): void
  dropped(reason: string): void
  skipped(what: string): void
}

export type Provisioned =
  | { readonly ok: true; readonly resource: string }
  /** `isFinal`: the server has said no; another attempt with the same token would hear the same. */
  | { readonly ok: false; readonly error: ChatError; readonly isFinal: boolean }

/** One logged-in socket at a time, and everything that waits for an answer on it. */
export interface ChatSocket {
  /** Opens a socket and logs in, within 60 s (`const:timeout-socket`, marketplace §9); never rejects. An earlier socket is closed. */
  open(login: Login, events: SocketEvents, signal?: AbortSignal): Promise<Provisioned>
  isOpen(): boolean
  /** Sends the heartbeat, which also asks for unread queues; true when any frame comes within `ms`. */
  beat(ms: number, signal?: AbortSignal): Promise<boolean>
  fetch(queue: QueueName, key?: string): boolean
  /** `target` decides how a refusal is read. */
  upload(frame: UploadFrame, target?: 'user' | 'group' | 'room'): boolean
  /** Closes the socket; what has come and waits until it is known where it belongs is still told. */
  hangUp(): void
  /** Closes for good; nothing is heard any more. */
  close(): void
}

interface Live {
  readonly login: Login
  readonly events: SocketEvents
  readonly waitingForLife: Set<() => void>
  readonly targets: Map<string, 'user' | 'group' | 'room'>
  readonly places: Places | undefined
  raw: RawSocket
  isReady: boolean
  /** Whether its person is still there: false once it was closed for good, or somebody else has logged in. */
  readonly isMeant: () => boolean
  /** The pages that wait until it is known where they belong; those that come after them wait, too. */
  held: Promise<void> | undefined
}

/** What is known of groups and threads, and how the service is asked. */
export interface Places {
  readonly known: Pick<KnownPlaces, 'of' | 'heard'>
  /** Asks what these are the ids of; never rejects. */
  ask(ids: readonly string[]): Promise<void>
}

export interface ChatSocketInput {
  readonly openSocket: OpenSocket
  readonly clock: Clock
  /** Without it a sender is believed. */
  readonly places?: Places
}

/** Before its socket is there. */
const begun = (
  login: Login,
  events: SocketEvents,
  { places, isMeant }: { places: Places | undefined; isMeant: () => boolean },
): Live => ({
  login,
  events,
  waitingForLife: new Set(),
  targets: new Map(),
  places,
  raw: { send: () => false, close: () => undefined },
  isReady: false,
  isMeant,
  held: undefined,
})

export function createChatSocket(input: ChatSocketInput): ChatSocket {
  const { clock, places } = input
  let live: Live | null = null
  /** Another one with each person and with each end for good: what was heard before is nobody's. */
  let stay = { user: '' }

  const end = (one: Live): void => {
    if (live === one) live = null
    one.raw.close()
  }

  const open: ChatSocket['open'] = (login, events, signal) => {
    const givenUp: Provisioned = { ok: false, error: chatError('abort', 'login was given up'), isFinal: false }
    // One that was given up leaves the next one alone.
    if (signal?.aborted) return Promise.resolve(givenUp)
    if (live) end(live)
    const { promise, resolve } = Promise.withResolvers<Provisioned>()
    const timer = clock.setTimeout(
      () => finish({ ok: false, error: chatError('timeout', 'provision timeout'), isFinal: false }),
      timings.socketTimeoutMs,
    )
    if (stay.user !== login.user) stay = { user: login.user }
    const here = stay
    const one = begun(login, events, { places, isMeant: () => stay === here })
    const finish = (outcome: Provisioned): void => {
      clock.clearTimeout(timer)
      signal?.removeEventListener('abort', stopped)
      one.isReady = outcome.ok
      if (!outcome.ok) end(one)
      resolve(outcome)
    }
    const stopped = () => finish(givenUp)
    live = one
    signal?.addEventListener('abort', stopped, { once: true })
    one.raw = input.openSocket(login.url, {
      opened: () => void (live === one && one.raw.send(provisionFrame(login))),
      received: (bytes) => live === one && hear(one, decodeFrame(bytes), finish),
      closed: (reason) => {
        if (live !== one) return
        const wasReady = one.isReady
        live = null
        if (wasReady) events.dropped(reason)
        else finish({ ok: false, error: chatError('disconnected', reason), isFinal: false })
      },
    })
    return promise
  }

  return {
    open,
    isOpen: () => live?.isReady === true,
    beat: (ms, signal) => (live?.isReady ? beat(live, clock, ms, signal) : Promise.resolve(false)),
    fetch(queue, key) {
      if (!live?.isReady) return false
      const jid = { appKey: live.login.appKey, ...(queue.name ? { name: queue.name } : {}), domain: queue.domain }
      return live.raw.send(encodeFrame({ type: 'fetch', queue: jid, ...(key === undefined ? {} : { key }) }))
    },
    upload(frame, target = 'user') {
      if (!live?.isReady) return false
      if (target !== 'user') live.targets.set(frame.meta.id ?? '', target)
      return live.raw.send(encodeFrame(frame))
    },
    hangUp() {
      if (live) end(live)
    },
    close() {
      stay = { user: '' }
      if (live) end(live)
    },
  }
}

/** Sends a heartbeat and waits for any frame. */
function beat(one: Live, clock: Clock, ms: number, signal?: AbortSignal): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const alive = () => resolve(true)
  const stopped = () => resolve(false)
  const timer = clock.setTimeout(stopped, ms)
  signal?.addEventListener('abort', stopped, { once: true })
  one.waitingForLife.add(alive)
  if (!one.raw.send(encodeFrame({ type: 'heartbeat' }))) stopped()
  return promise.finally(() => {
    clock.clearTimeout(timer)
    signal?.removeEventListener('abort', stopped)
    one.waitingForLife.delete(alive)
  })
}

function provisionFrame(login: Login): Uint8Array<ArrayBuffer> {
  const { appKey, user, resource, token, version } = login
  return encodeFrame({
    type: 'provision',
    guid: { appKey, name: user, domain: chatDomain, resource },
    token,
    resource,
    deviceName: resource,
    deviceUuid: resource,
    version,
    osType: 16,
    actionVersion: 'v2.0',
  })
}

function hear(one: Live, frame: ServerFrame, finish: (outcome: Provisioned) => void): void {
  if (frame.type !== 'malformed') for (const alive of one.waitingForLife) alive()
  switch (frame.type) {
    case 'malformed':
      return one.events.skipped(`frame: ${frame.reason}`)
    case 'provisioned':
      return finish(provisioned(frame, one.login))
    case 'unread':
      return one.events.unread(frame.queues.map(({ queue }) => nameOf(queue)))
    case 'notice':
      return one.events.notice(nameOf(frame.queue))
    case 'sync':
      return hearSync(one, frame)
  }
}

const nameOf = (jid: { name?: string; domain?: string }): QueueName => ({
  name: jid.name ?? '',
  domain: jid.domain ?? chatDomain,
})

function provisioned(frame: { status: Status; resource?: string }, login: Login): Provisioned {
  if (frame.status.code === 0) return { ok: true, resource: frame.resource ?? login.resource }
  return { ok: false, error: chatError('connectionError', 'provision error', frame.status), isFinal: true }
}

function hearSync(one: Live, frame: SyncPage): void {
  const { events } = one
  if (frame.ack && frame.ack.id !== '0') {
    const { id: localId, serverId } = frame.ack
    const error =
      frame.status === undefined
        ? chatError('loadMessage', 'send message error')
        : sendError(frame.status, one.targets.get(localId))
    one.targets.delete(localId)
    if (error) events.refused({ localId, error })
    else events.acked({ localId, serverId: serverId ?? '', at: frame.timestamp ?? 0 })
  }
  if (frame.metas.length === 0 && !frame.unreadable && frame.queue === undefined) return
  const read = one.held ? undefined : readPage(one, frame)
  if (read?.doubted.size === 0) return tellPage(one, frame, read)
  const mine = (one.held ?? Promise.resolve()).then(async () => {
    const { doubted } = readPage(one, frame)
    if (doubted.size > 0) await one.places?.ask([...doubted])
    if (one.isMeant()) tellPage(one, frame, readPage(one, frame))
    if (one.held === mine) one.held = undefined
  })
  one.held = mine
}

interface ReadPage {
  readonly events: readonly ChatEvent[]
  readonly skipped: readonly string[]
  /** Ids of what may be threads or groups. */
  readonly doubted: ReadonlySet<string>
}

function readPage({ login, places }: Live, frame: SyncPage): ReadPage {
  const skipped: string[] = []
  const doubted = new Set<string>()
  const reader: Reader = {
    me: login.user,
    skipped: (what) => void skipped.push(what),
    ...(places && { placeOf: places.known.of, doubted: (id: string) => void doubted.add(id) }),
  }
  if (frame.unreadable)
    skipped.push(`${frame.unreadable} unreadable in ${frame.queue ? queueName(frame.queue) : 'a push'}`)
  const events: ChatEvent[] = []
  for (const meta of frame.metas) for (const event of decodeEvents(meta, reader)) events.push(event)
  return { events, skipped, doubted }
}

function tellPage({ events, places }: Live, frame: SyncPage, { events: all, skipped }: ReadPage): void {
  places?.known.heard(all)
  events.page({
    ...(frame.queue ? { queue: nameOf(frame.queue) } : {}),
    ...(frame.nextKey === undefined ? {} : { nextKey: frame.nextKey }),
    isLast: frame.isLast ?? true,
    events: all.some(({ type }) => type === 'kicked') ? all.filter(({ type }) => type !== 'kicked') : all,
    skipped,
  })
  for (const event of all) if (event.type === 'kicked') events.kicked(event.operation)
}
