import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { IncomingMessage } from 'node:http'
import { mountWorldChat } from '../../../mock-server/chat.ts'
import { type MountChat, startWorldServer, type WorldServer } from '../../../mock-server/node.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** A build and the mock world behind it on one origin, as a production server has them. */
export function serveBuild(folder: string): Promise<WorldServer> {
  const fileOf = (request: IncomingMessage): string => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    return join(folder, pathname === '/' ? 'index.html' : pathname)
  }
  const mountChat: MountChat = (server, world) => {
    const chat = mountWorldChat(server, world)
    return {
      handles: (request) => existsSync(fileOf(request)) || chat.handles(request),
      handle: (request, response) => {
        const file = fileOf(request)
        if (!existsSync(file)) return chat.handle(request, response)
        const type = types[extname(file)]
        const bytes = readFileSync(file)
        // What is text is sent as hosts send it.
        const isPacked = type !== undefined && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
        response.writeHead(200, {
          'Content-Type': type ?? 'application/octet-stream',
          ...(isPacked ? { 'Content-Encoding': 'gzip' } : {}),
        })
        response.end(isPacked ? gzipSync(bytes) : bytes)
      },
      close: () => chat.close(),
    }
  }
  return startWorldServer({ port: 0, mountChat })
}
