import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { IncomingMessage } from 'node:http'
import { mountWorldChat } from '../../../mock-server/chat.ts'
import { type MountChat, startWorldServer, type WorldServer } from '../../../mock-server/node.ts'
import { filesOf } from '../packed.ts'

/** A build and the mock world behind it on one origin, as a production server has them. */
export function serveBuild(folder: string): Promise<WorldServer> {
  const fileOf = (request: IncomingMessage): string => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    return join(folder, pathname === '/' ? 'index.html' : pathname)
  }
  const mountChat: MountChat = (server, world) => {
    const chat = mountWorldChat(server, world)
    const hand = filesOf(folder)
    return {
      handles: (request) => existsSync(fileOf(request)) || chat.handles(request),
      handle: (request, response) => {
        hand(request, response, () => chat.handle(request, response))
      },
      close: () => chat.close(),
    }
  }
  return startWorldServer({ port: 0, mountChat })
}
