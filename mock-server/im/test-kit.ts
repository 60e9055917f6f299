import { decodeFrame, encodeFrame, type ClientFrame, type ServerFrame, type SyncPage } from '#src/contract/im/frames.ts'
import type { ChatEvent } from '#src/contract/im/client.ts'
import { decodeEvents } from '#src/contract/im/decode.ts'
import { messageUpload, rosterUpload } from '#src/contract/im/encode.ts'
import { queueName, type Jid } from '#src/contract/im/jid.ts'
import type { ChatServer } from './server.ts'

/** A client for tests without any transport: frames in and out as values, fetching what it is told of. */
export interface TestLine {
  frames: ServerFrame[]
  /** Fetches everything announced; answers all items so far, understood. */
  received(): ChatEvent[]
  write(frame: ClientFrame): void
  /** Sends a text and answers the acknowledgement. */
  text(to: string, msg: string, id?: string): SyncPage | undefined
  recall(to: string, messageId: string): void
  roster(operation: Parameters<typeof rosterUpload>[0]['operation'], to: string): void
  leave(clean?: boolean): void
  /** How the server ended it, if it did. */
  ended: { code: number } | undefined
}

/** Calls REST of the app `demo#chat`; answers the parsed body. */
export function callRest(server: ChatServer, method: string, path: string, body?: unknown, token?: string) {
  const url = new URL(path, 'http://chat.test')
  const answer = server.answer({
    method,
    path: url.pathname,
    query: url.searchParams,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: body === undefined ? new Uint8Array() : new TextEncoder().encode(JSON.stringify(body)),
    origin: url.origin,
  })
  const text = typeof answer.body === 'string' ? answer.body : new TextDecoder().decode(answer.body)
  return { status: answer.status, destroy: answer.destroy, body: text ? JSON.parse(text) : undefined }
}

export function loginToken(server: ChatServer, user: string): string {
  const request = { grant_type: 'password', username: user, password: '123456' }
  return callRest(server, 'POST', '/demo/chat/token', request).body.access_token
}

let ids = 900_000_000_000
const chatWith = (name: string) => ({ kind: 'chat', name }) as const

/** Logs a user in, with a token of its own or one that others have, too. */
export function openLine(server: ChatServer, user: string, device: string, token = loginToken(server, user)): TestLine {
  const frames: ServerFrame[] = []
  const items: ChatEvent[] = []
  const pending: Jid[] = []
  const resource = `webim_${device}`
  const me = { appKey: 'demo#chat', from: user }
  const line: TestLine = {
    frames,
    received() {
      for (let queue = pending.shift(); queue; queue = pending.shift()) line.write({ type: 'fetch', queue })
      return items
    },
    ended: undefined,
    write: (frame) => connection.receive(encodeFrame(frame)),
    text(to, msg, id = String(++ids)) {
      line.write(messageUpload({ ...me, id, conversation: chatWith(to), outgoing: { content: { type: 'txt', msg } } }))
      return frames.findLast((frame) => frame.type === 'sync' && frame.ack?.id === id) as SyncPage | undefined
    },
    recall(to, messageId) {
      const outgoing = { ack: 'recall', messageId } as const
      line.write(messageUpload({ ...me, id: String(++ids), conversation: chatWith(to), outgoing }))
    },
    roster: (operation, to) => line.write(rosterUpload({ ...me, id: String(++ids), resource, operation, to: [to] })),
    leave: (clean = true) => connection.closed(clean),
  }
  const connection = server.connect({
    send(bytes) {
      const frame = decodeFrame(bytes)
      frames.push(frame)
      if (frame.type === 'sync')
        for (const meta of frame.metas) items.push(...decodeEvents(meta, { me: user, skipped: () => undefined }))
      pending.push(...queuesOf(frame))
      return true
    },
    close: (code) => {
      line.ended = { code }
    },
    cut: () => {
      line.ended = { code: 1006 }
      connection.closed(false)
    },
  })
  const guid = { appKey: 'demo#chat', name: user, domain: 'easemob.com', resource }
  const login = { token, resource, deviceName: resource, deviceUuid: resource }
  line.write({ type: 'provision', guid, ...login, version: '4.1.2', osType: 16 })
  line.write({ type: 'heartbeat' })
  return line
}

function queuesOf(frame: ServerFrame): Jid[] {
  if (frame.type === 'notice') return [frame.queue]
  if (frame.type === 'unread') return frame.queues.map(({ queue }) => queue)
  return frame.type === 'sync' && frame.queue && frame.metas.length && queueName(frame.queue) ? [frame.queue] : []
}
