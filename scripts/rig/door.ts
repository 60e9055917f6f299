import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { extname, join } from 'node:path'
import type { Duplex } from 'node:stream'
import type { Fault } from './plan.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** What is done to calls whose path is in `paths`, from the next one on. */
export interface Ambush {
  readonly fault: Fault
  readonly paths: readonly string[]
  /** Calls that count as a repetition or as a question about it. */
  readonly questions: readonly string[]
  readonly refusal: number
}

export interface Door {
  readonly origin: string
  /** The calls that came since the last ambush was laid, those that only read left out. */
  readonly log: () => readonly string[]
  /** How often a firm's page was gone to. */
  readonly visits: () => number
  /** How often somebody has tapped what leads to a firm, as the page itself says (`countTaps`). */
  readonly taps: () => number
  ambush(what: Ambush | null): void
  /** A release: its files have other names, and those of the one before are gone. */
  release(): void
  /** The files of another build stand here from now on, and no others. */
  serve(folder: string): void
  close(): void
}

/** Where a page says that something was tapped which leads to a firm. */
export const tapPath = '/rig/tap'

/** How late a slow answer is. */
const SLOW_MS = 2500

interface Answer {
  readonly status: number
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: Buffer
}

const bytesOf = async (stream: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const say = (response: ServerResponse, status: number, body: string | Buffer, headers: object = {}) =>
  response.writeHead(status, { 'Content-Type': 'application/json;charset=UTF-8', ...headers }).end(body)

/**
 * Breaks an answer off after its head. Without a head a browser sends the request again by itself, on a connection that it has used
 * before, and nobody could keep it from that.
 */
function cut(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'application/json;charset=UTF-8', 'Content-Length': '4096' })
  response.write('{', () => response.destroy())
}

/** What has gone through a door. */
interface Way {
  folder: string
  readonly worldPort: number
  ambush: Ambush | null
  /** How many of the calls came that the ambush is for. */
  met: number
  log: string[]
  visits: number
  taps: number
  isReleased: boolean
  /** The last answer to another call. */
  lastOther: Answer | null
}

function forward({ worldPort: port }: Way, incoming: IncomingMessage, body: Buffer): Promise<Answer> {
  const { method, url, headers } = incoming
  return new Promise((resolve, reject) => {
    const outgoing = ask({ port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      const whole = (bytes: Buffer) => ({ status: answer.statusCode ?? 500, headers: answer.headers, body: bytes })
      bytesOf(answer).then((bytes) => resolve(whole(bytes)), reject)
    })
    outgoing.on('error', reject).end(body)
  })
}

const pass = (response: ServerResponse, { status, headers, body }: Answer) => {
  if (!response.destroyed) response.writeHead(status, headers).end(body)
}

const html = { 'Content-Type': 'text/html' }

/** What becomes of the first of the calls that are meant. */
async function strike(way: Way, fault: Fault, incoming: IncomingMessage, body: Buffer, response: ServerResponse) {
  if (fault === 'neverThere') return cut(response)
  const answer = await forward(way, incoming, body)
  if (fault === 'slow') return void setTimeout(() => pass(response, answer), SLOW_MS)
  if (fault === 'repeated') return pass(response, await forward(way, incoming, body))
  if (fault === 'badGateway') return void say(response, 502, '<html>Bad Gateway</html>', html)
  if (fault === 'wrong') return void say(response, 200, '<html>登录 WiFi</html>', html)
  if (fault === 'foreign' && way.lastOther) return pass(response, way.lastOther)
  cut(response)
}

async function answerCall(way: Way, incoming: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
  const body = await bytesOf(incoming)
  const isOf = (paths: readonly string[] = []) => paths.some((each) => path.endsWith(each))
  const isMeant = isOf(way.ambush?.paths)
  const isQuestion = isOf(way.ambush?.questions)
  if (incoming.method !== 'GET' || isMeant || isQuestion) way.log.push(path.split('/').slice(-2).join('/'))
  if (/^\/gateway\/(?!decide)/.test(path)) way.visits += 1
  const isLater = way.met > 0
  if (isMeant) way.met += 1
  const { fault = 'none', refusal = 0 } = way.ambush ?? {}
  if (fault === 'dead' && isLater && path.includes('/api/')) return cut(response)
  if (fault === 'refusedAfter' && isLater && (isMeant || isQuestion)) {
    if (refusal >= 400 && refusal < 500) return void say(response, refusal, '{}')
    return void say(response, 200, JSON.stringify({ code: refusal, msg: '操作太频繁', data: null }))
  }
  if (isMeant && !isLater && fault !== 'none') return strike(way, fault, incoming, body, response)
  const answer = await forward(way, incoming, body)
  if (!isMeant && answer.status === 200 && path.includes('/api/')) way.lastOther = answer
  pass(response, answer)
}

/** The chat's socket. */
function tunnel({ worldPort }: Way, incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
  const world = connect(worldPort, '127.0.0.1', () => {
    const headers = Object.entries(incoming.headers).map(([name, value]) => `${name}: ${String(value)}`)
    world.write(`GET ${incoming.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
    world.write(head)
    world.pipe(socket).pipe(world)
  })
  world.on('error', () => socket.destroy())
  socket.on('error', () => world.destroy())
}

/** The one origin a phone sees: the build's files, and the world behind them over a way that loses, delays and lies. */
export async function openDoor(folder: string, worldPort: number): Promise<Door> {
  const way: Way = {
    folder,
    worldPort,
    ambush: null,
    met: 0,
    log: [],
    visits: 0,
    taps: 0,
    isReleased: false,
    lastOther: null,
  }
  const server = createServer((incoming, response) => {
    const path = new URL(incoming.url ?? '/', 'http://localhost').pathname
    if (path === tapPath) {
      way.taps += 1
      return void response.writeHead(204).end()
    }
    if (path === '/' && way.isReleased) {
      const page = readFileSync(join(way.folder, 'index.html'), 'utf8').replaceAll('assets/', 'assets-2/')
      return void say(response, 200, page, { 'Content-Type': types['.html'] })
    }
    if (path.startsWith('/assets/') && way.isReleased) return void say(response, 404, '')
    const file = join(way.folder, path === '/' ? 'index.html' : path.replace('/assets-2/', '/assets/'))
    if (existsSync(file) && statSync(file).isFile()) {
      response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' })
      return void (incoming.method === 'HEAD' ? response.end() : createReadStream(file).pipe(response))
    }
    answerCall(way, incoming, response, path).catch(() => response.destroy())
  })
  server.on('upgrade', (incoming, socket, head) => tunnel(way, incoming, socket, head))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    log: () => way.log,
    visits: () => way.visits,
    taps: () => way.taps,
    ambush: (what) => Object.assign(way, { ambush: what, met: 0, log: what ? [] : way.log }),
    release: () => void (way.isReleased = true),
    serve: (build) => void (way.folder = build),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
