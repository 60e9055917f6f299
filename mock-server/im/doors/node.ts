import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import type { ChatService } from '../../world/chat-service.ts'
import type { ChatRequest } from '../types.ts'
import { isChatPath } from './fetch.ts'
import { openBinary, openSockJs, sockJsInfo, type DoorSocket } from './sockjs.ts'

export interface MountedChat {
  /** Whether a request is the chat service's: everything but `/api/…` and foreign hooks that has at least three path segments. */
  handles(request: IncomingMessage): boolean
  handle(request: IncomingMessage, response: ServerResponse): void
  /** Ends all sockets and takes the listeners off. */
  close(): void
}

export interface MountInput {
  server: ChatService
  /** Listen for requests too; without it the owner of the HTTP server passes them to `handle`. */
  requests?: boolean
}

const bodyLimit = 32 * 1024 * 1024
const frameLimit = 4 * 1024 * 1024
const sockJsPath = /^\/ws\/[^/.]+\/[^/.]+\/websocket$/
const pingMs = 25_000

/** Opens the chat service on a real HTTP server: SockJS on `/ws`, binary WebSocket on `/websocket`, discovery, REST and test hooks. */
export function mountChat(http: Server, input: MountInput): MountedChat {
  const { server } = input
  const sockets = new WebSocketServer({ noServer: true, maxPayload: frameLimit })
  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    const path = pathOf(request)
    const open = sockJsPath.test(path)
      ? openSockJs
      : path === '/websocket' || path === '/websocket/'
        ? openBinary
        : undefined
    if (open) sockets.handleUpgrade(request, stream, head, (socket) => serve(server, socket, open))
    // Nobody else would answer: the client should hear at once that there is no socket here.
    else if (path.startsWith('/ws/') || http.listenerCount('upgrade') === 1)
      stream.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n')
  }
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    void answer(server, request, response)
  }
  const listen = (request: IncomingMessage, response: ServerResponse): void => {
    if (handles(request)) handle(request, response)
  }
  http.on('upgrade', upgrade)
  if (input.requests) http.on('request', listen)
  return {
    handles,
    handle,
    close() {
      http.off('upgrade', upgrade)
      http.off('request', listen)
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
    },
  }
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?')[0]!
}

function handles(request: IncomingMessage): boolean {
  const path = pathOf(request)
  return path.startsWith('/ws/') || isChatPath(path)
}

type Open = typeof openBinary

function serve(server: ChatService, socket: WebSocket, open: Open): void {
  const textual = open === openSockJs
  const door: DoorSocket = {
    send(data) {
      if (socket.readyState !== socket.OPEN) return false
      socket.send(data)
      return true
    },
    close: (code, reason) => socket.close(code, reason),
    cut: () => socket.terminate(),
  }
  const opened = open(server, door)
  let alive = true
  const ping = setInterval(() => {
    if (!alive) return socket.terminate()
    alive = false
    socket.ping()
    if (textual) door.send('h')
  }, pingMs)
  ping.unref()
  socket.on('pong', () => void (alive = true))
  socket.on('message', (data: Buffer, binary: boolean) => {
    alive = true
    opened.message(binary ? new Uint8Array(data) : data.toString('utf8'))
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', (code) => {
    clearInterval(ping)
    opened.closed(code === 1000 || code === 1001 || code === 1005)
  })
}

function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*')
  response.setHeader('Vary', 'Origin')
  if (request.headers.origin) response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE, OPTIONS')
  const wanted = request.headers['access-control-request-headers']
  response.setHeader(
    'Access-Control-Allow-Headers',
    wanted ?? 'Authorization, Content-Type, restrict-access, share-secret',
  )
  response.setHeader('Access-Control-Max-Age', '600')
}

async function answer(server: ChatService, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    allowOrigin(request, response)
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end()
      return
    }
    const path = pathOf(request)
    const isInfo = path === '/ws/info'
    if (path.startsWith('/ws/') && !isInfo) return end(response, 404, {}, '')
    const body = await readBody(request)
    if (!body) return end(response, 413, { Connection: 'close' }, '')
    const result = await server.answer(toChatRequest(request, body))
    if (result.destroy) {
      request.socket.destroy()
      return
    }
    // The service knows no such path: what is no 404 is a fault that a test wants here.
    if (isInfo && result.status === 404)
      return end(response, 200, { 'content-type': 'application/json;charset=UTF-8' }, sockJsInfo(entropy()))
    end(response, result.status, result.headers, result.body)
  } catch (error) {
    if (!response.headersSent)
      end(response, 500, { 'content-type': 'application/json' }, JSON.stringify({ error: String(error) }))
    else response.destroy()
  }
}

function entropy(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!
}

function end(
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: string | Uint8Array,
): void {
  response.writeHead(status, { 'Cache-Control': 'no-store, no-cache, must-revalidate', ...headers })
  response.end(body)
}

async function readBody(request: IncomingMessage): Promise<Uint8Array | undefined> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    if (length > bodyLimit) return undefined
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

function toChatRequest(request: IncomingMessage, body: Uint8Array): ChatRequest {
  const url = new URL(request.url ?? '/', 'http://host')
  const headers: Record<string, string | undefined> = {}
  for (const [name, value] of Object.entries(request.headers))
    headers[name] = Array.isArray(value) ? value.join(', ') : value
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers,
    body,
    origin: `http://${request.headers.host ?? 'localhost'}`,
  }
}
