import { isRecord } from '#src/domain/unknown.ts'
import type { OpenSocket } from '#src/services/im/web-socket.ts'
import { readFrame } from '../chat-wire.ts'
import { textOf } from '../requests.ts'
import { endsAt, type Living } from './disk.ts'
import { nameOf } from './network.ts'

const never = <T>(): Promise<T> => Promise.withResolvers<T>().promise

/** What the envelope says, or the status where there is none. */
function codeOf(status: number, body: string): string {
  try {
    const envelope: unknown = JSON.parse(body)
    const code = isRecord(envelope) ? (envelope['code'] ?? envelope['errorCode'] ?? envelope['status']) : undefined
    return typeof code === 'number' || typeof code === 'string' ? String(code) : String(status)
  } catch {
    return String(status)
  }
}

/** The requests of a life: noted, and without an answer once it is dead. */
export function mortalFetch(life: Living, send: typeof globalThis.fetch): typeof globalThis.fetch {
  const { name: of, fate, perils, trace } = life
  return async (input, init) => {
    if (fate.isDead) return never()
    const name = nameOf(input, init)
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
    const ends = endsAt(perils, 'call')
    if (ends === 'before') {
      fate.kill()
      return never()
    }
    const same = {
      life: of,
      id: trace.nextId(),
      name,
      token: headers.get('token') ?? headers.get('authorization') ?? '',
    }
    const body = typeof init?.body === 'string' ? init.body : ''
    trace.note({ kind: 'request', ...same, key: headers.get('idempotency-key') ?? '', body })
    try {
      const response = await send(input, init)
      if (ends === 'after') fate.kill()
      const text = await textOf(response)
      const answer = await fate.pass(Promise.resolve(response))
      trace.note({ kind: 'answer', ...same, code: codeOf(response.status, text), body: text })
      return answer
    } catch (error) {
      if (ends === 'after') fate.kill()
      await fate.pass(Promise.resolve())
      trace.note({ kind: 'answer', ...same, code: null, body: '' })
      throw error
    }
  }
}

/** The sockets of a life: noted, and mute once it is dead. */
export function mortalSocket(life: Living, open: OpenSocket): OpenSocket {
  const { name: of, fate, perils, trace } = life
  return (url, events) => {
    const id = trace.nextId()
    if (fate.isDead) return { send: () => false, close: () => undefined }
    trace.note({ kind: 'socket', life: of, id, is: 'asked' })
    const over = life.held.take('socket')
    const raw = open(url, {
      opened: () =>
        fate.later(() => {
          trace.note({ kind: 'socket', life: of, id, is: 'opened' })
          events.opened()
        }),
      received: (bytes) =>
        fate.later(() => {
          const frame = readFrame('down', bytes)
          if (frame) trace.note({ kind: 'down', life: of, socket: id, frame })
          events.received(bytes)
        }),
      closed: (reason) =>
        fate.later(() => {
          over()
          trace.note({ kind: 'socket', life: of, id, is: 'closed' })
          events.closed(reason)
        }),
    })
    return {
      send(bytes) {
        if (fate.isDead) return false
        const ends = endsAt(perils, 'frame')
        if (ends === 'before') {
          fate.kill()
          return false
        }
        const frame = readFrame('up', bytes)
        if (frame) trace.note({ kind: 'up', life: of, socket: id, frame })
        const isSent = raw.send(bytes)
        if (ends === 'after') fate.kill()
        return isSent
      },
      close() {
        over()
        trace.note({ kind: 'socket', life: of, id, is: 'closed' })
        raw.close()
      },
    }
  }
}
