import { encodeServerFrame, type ServerFrame } from '#src/contract/im/frames.ts'
import type { QueuedMeta } from './state.ts'
import type { ChatTransport } from './types.ts'

/** One logged-in connection. Its waiting metas are by queue, in order. */
export interface Session {
  readonly user: string
  readonly resource: string
  readonly deviceName: string
  /** The access token it logged in with: REST calls with the same one come from this device. */
  readonly token: string
  readonly transport: ChatTransport
  readonly waiting: Map<string, QueuedMeta[]>
  /** Queues that the client was told of and has not emptied. */
  readonly announced: Set<string>
}

export function sendFrame(session: Session, frame: Exclude<ServerFrame, { type: 'malformed' }>): boolean {
  return session.transport.send(encodeServerFrame(frame))
}
