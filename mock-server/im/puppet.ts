import { encodeFrame, type ClientFrame } from '#src/contract/im/frames.ts'
import { chatDomain } from '#src/contract/im/jid.ts'
import { nextId, type ChatApp } from './app.ts'
import { issueToken } from './rest/account.ts'
import type { ChatServer } from './server.ts'

export interface Puppet {
  readonly appKey: string
  readonly from: string
  readonly resource: string
  /** A fresh id for an upload. */
  nextId(): string
}

/**
 * Speaks once in a user's name over the protocol itself, so that what happens behind a client's back follows the same rules as what
 * another client does.
 */
export function speakAs(
  server: ChatServer,
  app: ChatApp,
  user: string,
  frames: (me: Puppet) => readonly ClientFrame[],
): void {
  const { appKey } = app
  const resource = 'webim_world'
  const connection = server.connect({ send: () => true, close: () => undefined, cut: () => undefined })
  const token = issueToken(app, user, app.clock.now() + 1000)
  const guid = { appKey, name: user, domain: chatDomain, resource }
  const login = { token, resource, deviceName: resource, deviceUuid: resource, version: '4.1.2', osType: 16 }
  connection.receive(encodeFrame({ type: 'provision', guid, ...login }))
  for (const frame of frames({ appKey, from: user, resource, nextId: () => nextId(app) }))
    connection.receive(encodeFrame(frame))
  connection.closed(true)
  delete app.state.tokens[token]
}
