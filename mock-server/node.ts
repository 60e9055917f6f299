import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { getResponse, type RequestHandler } from 'msw'
import { languageOf } from '#src/domain/text/language.ts'
import { unknownName } from '#src/domain/text/nearest.ts'
import { createControl, type WorldControl } from './control.ts'
import { createHandlers } from './handlers.ts'
import { createHostClock } from './host-clock.ts'
import { runHook } from './node-hooks.ts'
import { defaultBases } from './rest/router.ts'
import type { HostClock } from './world/clock.ts'
import { isWorldName, type WorldName, worldNames } from './world/names.ts'
import { openWorld } from './open-world.ts'
import { isKeys, keysKinds, type Settings } from './world/settings.ts'
import type { World } from './world/world.ts'
import type { WorldFile } from './world-file.ts'

/** What else answers on the port: requests it handles are passed on, and it may listen for socket upgrades itself. */
export interface Mounted {
  handles(request: IncomingMessage): boolean
  handle(request: IncomingMessage, response: ServerResponse): void
  close(): void
}

/** Puts the chat server on the same port. Calls, pictures and the world's own hooks come first. */
export type MountChat = (server: Server, world: World) => Mounted

export interface WorldServerOptions {
  /** 0 takes any free port. */
  readonly port: number
  readonly host?: string
  readonly name?: WorldName
  readonly seed?: number
  readonly clock?: HostClock
  /** Where the world is kept over a restart; without it, it is kept in memory. */
  readonly file?: WorldFile
  /** What it makes of the keys of intents; it knows them unless told otherwise. */
  readonly keys?: Settings['keys']
  readonly mountChat?: MountChat
  /** Called after each answer. */
  readonly log?: (line: string) => void
}

export interface WorldServer {
  readonly origin: string
  readonly world: World
  readonly control: WorldControl
  close(): Promise<void>
}

const bodyBytesMax = 32 * 1024 * 1024
/** What is not a packet long gains nothing by being packed. */
const PACKED_BYTES = 1400
const hookPrefix = '/__world/'
const chatHookPrefix = `${hookPrefix}chat/`
const ownPrefixes = [...new Set(Object.values(defaultBases)), '/art', '/gateway'].map((prefix) => `${prefix}/`)

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > bodyBytesMax) throw new Error('body too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const localHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|[\w-]+\.localhost)$/

/** Pages of this machine may call; others get no permission. */
function corsHeaders(incoming: IncomingMessage): Record<string, string> {
  const { origin } = incoming.headers
  if (!origin || !URL.canParse(origin) || !localHost.test(new URL(origin).hostname)) return {}
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Methods': 'GET,POST,PUT,DELETE,OPTIONS',
    'Access-Control-Allow-Headers': incoming.headers['access-control-request-headers'] ?? '*',
    'Access-Control-Allow-Private-Network': 'true',
    'Access-Control-Expose-Headers': 'Date',
    'Access-Control-Max-Age': '600',
    Vary: 'Origin, Access-Control-Request-Headers',
  }
}

function sendJson(response: ServerResponse, status: number, body: unknown, headers: Record<string, string>): void {
  response.writeHead(status, { ...headers, 'Content-Type': 'application/json;charset=UTF-8' })
  response.end(JSON.stringify(body))
}

function toRequest(incoming: IncomingMessage, origin: string, body: Buffer, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const item of Array.isArray(value) ? value : [value]) if (item !== undefined) headers.append(name, item)
  }
  const method = incoming.method ?? 'GET'
  const bodyless = method === 'GET' || method === 'HEAD'
  return new Request(new URL(incoming.url ?? '/', origin), {
    method,
    headers,
    signal,
    ...(bodyless ? {} : { body: new Uint8Array(body) }),
  })
}

/** What answers on one port. */
interface Site {
  readonly handlers: RequestHandler[]
  readonly control: WorldControl
  readonly world: World
  readonly chat: Mounted | undefined
  readonly keeping: Keeping | undefined
}

/**
 * Whether the world may be changed by this request: not by a page of another site, and not under another host's name, which a name
 * server may have bent to this machine. Programs that send no origin may.
 */
function mayChange({ headers }: IncomingMessage): boolean {
  const nameOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname : '')
  const isLocal = (url: string) => localHost.test(nameOf(url))
  return isLocal(`http://${headers.host ?? ''}`) && (headers.origin === undefined || isLocal(headers.origin))
}

async function answerHook(
  site: Site,
  name: string,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const cors = corsHeaders(incoming)
  if (incoming.method !== 'POST') return sendJson(response, 405, { error: 'hooks are called with POST' }, cors)
  const text = (await readBody(incoming)).toString('utf8')
  let body: unknown
  try {
    body = text === '' ? undefined : JSON.parse(text)
  } catch {
    return sendJson(response, 400, { error: 'the body is no JSON' }, cors)
  }
  const answer = await runHook(site.control, name, body)
  await site.keeping?.write()
  sendJson(response, answer.status, answer.body, cors)
}

async function answerCall(site: Site, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const gone = new AbortController()
  response.on('close', () => gone.abort())
  const request = toRequest(
    incoming,
    `http://${incoming.headers.host ?? 'localhost'}`,
    await readBody(incoming),
    gone.signal,
  )
  const answer = await getResponse(site.handlers, request)
  await site.keeping?.answered()
  if (answer?.type === 'error') return void response.destroy()
  const cors = corsHeaders(incoming)
  if (!answer) return sendJson(response, 404, { error: 'nothing is served here' }, cors)
  for (const [name, value] of Object.entries(cors)) answer.headers.set(name, value)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isPacked = bytes.length >= PACKED_BYTES && /\bgzip\b/.test(incoming.headers['accept-encoding'] ?? '')
  response.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    ...(isPacked ? { 'Content-Encoding': 'gzip' } : {}),
  })
  response.end(isPacked ? gzipSync(bytes) : bytes)
}

const isOwn = (pathname: string): boolean =>
  pathname.startsWith(hookPrefix)
    ? !pathname.startsWith(chatHookPrefix)
    : ownPrefixes.some((prefix) => pathname.startsWith(prefix))

async function answerAny(site: Site, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(incoming.url ?? '/', 'http://localhost')
  if (pathname.startsWith(hookPrefix) && !mayChange(incoming)) {
    return sendJson(response, 403, { error: 'hooks are for programs and pages of this machine' }, {})
  }
  if (!isOwn(pathname) && site.chat?.handles(incoming)) return site.chat.handle(incoming, response)
  if (incoming.method === 'OPTIONS') return void response.writeHead(204, corsHeaders(incoming)).end()
  if (pathname.startsWith(hookPrefix)) {
    return answerHook(site, pathname.slice(hookPrefix.length), incoming, response)
  }
  return answerCall(site, incoming, response)
}

/** How often what goes by itself is written (frames of the chat, people of the world): a server that is killed loses no more. */
const KEEP_MS = 500

/** Keeps a world in a file. */
interface Keeping {
  /** Before a call is answered: what it has changed outlives the server from then on. */
  answered(): Promise<void>
  write(): Promise<void>
  stop(): Promise<void>
}

/** Writes the world and its chat service to the file: before answers, again and again, and once more in the end. */
function keepIn(file: WorldFile, world: World, clock: HostClock): Keeping {
  let timer: ReturnType<HostClock['setTimeout']>
  let isStopped = false
  let written = world.version
  const write = () =>
    world.exclusive(async () => {
      file.write({ ...world.snapshot(), chat: await world.chat.admin.snapshot() })
      written = world.version
    })
  const again = () => {
    timer = clock.setTimeout(() => void write().then(() => isStopped || again()), KEEP_MS)
  }
  again()
  return {
    answered: async () => (world.version === written ? undefined : write()),
    write,
    stop: async () => {
      isStopped = true
      clock.clearTimeout(timer as never)
      await write()
      file.close()
    },
  }
}

/** The mock server on a real port: the handlers of every other door, CORS for local pages, and the test hooks. */
export async function startWorldServer(options: WorldServerOptions): Promise<WorldServer> {
  const { port, host = '127.0.0.1', clock = createHostClock(), mountChat, log, keys = 'known', file } = options
  const kept = file?.read() ?? null
  const world = await openWorld({
    clock,
    lively: mountChat !== undefined,
    ...(options.name ? { name: options.name } : {}),
    ...(options.seed === undefined ? {} : { seed: options.seed }),
  })
  if (kept) await world.restore(kept)
  world.settings = { ...world.settings, keys }
  const keeping = file && keepIn(file, world, clock)
  const server = createServer((incoming, response) => {
    const startedAt = performance.now()
    response.on('close', () =>
      log?.(
        `${response.statusCode} ${incoming.method} ${incoming.url} ${Math.round(performance.now() - startedAt)} ms`,
      ),
    )
    answerAny(site, incoming, response).catch((error: unknown) => {
      log?.(`failed: ${String(error)}`)
      if (!response.headersSent) sendJson(response, 500, { error: String(error) }, corsHeaders(incoming))
      else response.destroy()
    })
  })
  const chat = mountChat?.(server, world)
  const site: Site = { world, control: createControl(world), handlers: createHandlers(world), chat, keeping }
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  return {
    origin: `http://${host}:${actual}`,
    world,
    control: site.control,
    close: async () => {
      await keeping?.stop()
      chat?.close()
      server.closeAllConnections()
      await new Promise<void>((resolve) => void server.close(() => resolve()))
    },
  }
}

const inWords = (en: string, zh: string): string => (languageOf(process.env) === 'zh' ? zh : en)

const usage = inWords(
  `npm run mock-server -- --port N [--seed S] [--world NAME] [--host H] [--keys KIND] [--data FILE] [--quiet]
  --seed   a number, or the name of a world
  --world  one of ${worldNames.join(', ')}
  --keys   ${keysKinds.join(' or ')}: what it makes of Idempotency-Key and intentKey
  --data   a file that keeps the world and the chat service over a restart, tokens and queues included`,
  `npm run mock-server -- --port N [--seed S] [--world NAME] [--host H] [--keys KIND] [--data FILE] [--quiet]
  --seed   一个数，或世界的名字
  --world  ${worldNames.join('、')} 之一
  --keys   ${keysKinds.join(' 或 ')}：认不认得 Idempotency-Key 和 intentKey
  --data   存下世界和聊天服务的文件，重新启动后还在，令牌和队列也在`,
)

/** Reads the command line; throws a readable error on what it cannot mean. */
export function readArguments(
  args: readonly string[],
): Pick<WorldServerOptions, 'port' | 'host' | 'name' | 'seed' | 'keys'> & { quiet: boolean; data?: string } {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string' },
      seed: { type: 'string' },
      world: { type: 'string' },
      keys: { type: 'string', default: 'known' },
      data: { type: 'string' },
      quiet: { type: 'boolean', default: false },
    },
  })
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(inWords(`--port ${values.port} is no port`, `--port ${values.port} 不是端口`))
  const isNumber = values.seed !== undefined && /^\d+$/.test(values.seed)
  const name = values.world ?? (isNumber ? undefined : values.seed)
  if (name !== undefined && !isWorldName(name)) throw new Error(unknownName('world', name, worldNames))
  if (!isKeys(values.keys))
    throw new Error(
      inWords(
        `--keys ${values.keys}: neither ${keysKinds.join(' nor ')}`,
        `--keys ${values.keys}：只能是 ${keysKinds.join(' 或 ')}`,
      ),
    )
  return {
    port,
    keys: values.keys,
    quiet: values.quiet,
    ...(values.data === undefined ? {} : { data: values.data }),
    ...(values.host === undefined ? {} : { host: values.host }),
    ...(name === undefined ? {} : { name }),
    ...(isNumber ? { seed: Number(values.seed) } : {}),
  }
}

async function main(): Promise<void> {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return console.log(usage)
  const { quiet, data, ...options } = readArguments(process.argv.slice(2))
  const file = data === undefined ? undefined : (await import('./world-file.ts')).openWorldFile(data)
  const { mountWorldChat: mountChat } = await import('./chat.ts')
  const log = (line: string) => console.log(line)
  const server = await startWorldServer({ ...options, mountChat, ...(file ? { file } : {}), ...(quiet ? {} : { log }) })
  console.log(`ready ${server.origin}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.close().then(() => process.exit(0)))
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? `${error.message}\n\n${usage}` : error)
    process.exit(1)
  })
}
