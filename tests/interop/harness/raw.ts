import { WebSocket } from 'ws'
import { encodeBody } from '#src/contract/im/body.ts'
import { decodeFrame, encodeFrame, type ServerFrame } from '#src/contract/im/frames.ts'
import type { Meta } from '#src/contract/im/meta.ts'
import type { World } from './world.ts'

/** A logged-in binary connection (`/websocket`), frame by frame: what the uni-app build and our own client speak. */
export interface RawConnection {
  /** All frames so far. */
  frames: ServerFrame[]
  write(bytes: Uint8Array): void
  /** The first frame from now on that fits. */
  next(fits: (frame: ServerFrame) => boolean): Promise<ServerFrame>
  /** Writes and waits for the answer. */
  ask(bytes: Uint8Array, fits: (frame: ServerFrame) => boolean): Promise<ServerFrame>
  close(): void
  closed: Promise<number>
}

export async function openRaw(world: World, path = '/websocket'): Promise<RawConnection> {
  const socket = new WebSocket(world.base.replace('http', 'ws') + path)
  socket.binaryType = 'arraybuffer'
  const frames: ServerFrame[] = []
  const waiting = new Set<(frame: ServerFrame) => void>()
  socket.on('message', (data: ArrayBuffer) => {
    const frame = decodeFrame(new Uint8Array(data))
    frames.push(frame)
    for (const check of Array.from(waiting)) check(frame)
  })
  const closed = new Promise<number>((done) => socket.on('close', done))
  await new Promise<void>((done, fail) => {
    socket.on('open', () => done())
    socket.on('error', fail)
  })
  const next: RawConnection['next'] = (fits) =>
    new Promise((done) => {
      const check = (frame: ServerFrame): void => {
        if (!fits(frame)) return
        waiting.delete(check)
        done(frame)
      }
      waiting.add(check)
    })
  return {
    frames,
    closed,
    next,
    write: (bytes) => socket.send(bytes),
    ask: (bytes, fits) => {
      const answer = next(fits)
      socket.send(bytes)
      return answer
    },
    close: () => socket.close(1000),
  }
}

/** Logs a user in over the binary door. */
export async function loginRaw(world: World, user: string, device: string): Promise<RawConnection> {
  const { body } = await world.rest('POST', '/demo/chat/token', {
    grant_type: 'password',
    username: user,
    password: '123456',
  })
  const connection = await openRaw(world)
  const resource = `webim_${device}`
  const guid = { appKey: 'demo#chat', name: user, domain: 'easemob.com', resource }
  const request = {
    type: 'provision',
    guid,
    token: body.access_token,
    resource,
    deviceName: resource,
    deviceUuid: resource,
  } as const
  const frame = encodeFrame({ ...request, version: '4.1.2', osType: 16, actionVersion: 'v2.0' })
  await connection.ask(frame, (answer) => answer.type === 'provisioned')
  return connection
}

/** A text message to a user as an upload. */
export function textUpload(to: string, id: string, msg: string): Uint8Array {
  const payload = encodeBody({ kind: 'chat', to: { name: to }, contents: [{ type: 'txt', msg }] })
  const meta: Meta = { id, to: { appKey: 'demo#chat', name: to, domain: 'easemob.com' }, namespace: 'chat', payload }
  return encodeFrame({ type: 'upload', meta })
}
