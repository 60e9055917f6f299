import './lent-storage.ts'
import { http, type HttpHandler, HttpResponse } from 'msw'
import { allEndpoints } from '#src/contract/rest/all.ts'
import { drawPicture } from './world/draw.ts'
import { authCheckEndpoint } from '#src/contract/rest/session/session.endpoints.ts'
import { answerChatRequest } from './im/doors/fetch.ts'
import { type GatewayDoor, gatewayHandlers } from './gateway/door.ts'
import { humming } from './world/humming.ts'
import type { World } from './world/world.ts'
import { dispatch, type Planned, type RestRequest } from './rest/dispatch.ts'
import type { RestOutcome } from './rest/mishaps.ts'
import { type Bases, createRouter, defaultBases } from './rest/router.ts'

/** How a door lets a request at the world: alone, and with what other pages changed already loaded. */
export type Turn = <T>(job: () => Promise<T>) => Promise<T>

export interface HandlerOptions {
  /** Origins answered for; `*` is every one. */
  readonly origin?: string
  readonly bases?: Bases
  readonly turn?: Turn
  /** Called when the answer to a request begins to wait for the world's time; what it gives, when it has waited. */
  readonly onWait?: ((request: Request) => () => void) | undefined
  /** Told what is to happen to a request. */
  readonly onPlanned?: ((request: Request, plan: Planned) => void) | undefined
  /** Where the gateway's pages are shown when they cannot be answered here. */
  readonly gatewayShell?: GatewayDoor['shell']
}

/** Where this server checks an authentication; the documented service does not say, so a client must be told. */
export const authCheckPath = '/auth/customer/check'

/** How long a request that is never answered is kept: longer than any client waits. */
const silenceMs = 10 * 60_000

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** A multipart body as fields; files stay files. */
async function bodyOf(request: Request): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/')) return Object.fromEntries((await request.formData()).entries())
  return jsonOf(await request.text())
}

async function toRestRequest(request: Request): Promise<RestRequest> {
  const url = new URL(request.url)
  return {
    method: request.method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    body: await bodyOf(request),
    headers: Object.fromEntries(request.headers),
  }
}

/** Every answer carries the server's time, and pages of other origins may read it. */
const timeHeaders = (world: World): Record<string, string> => ({
  Date: new Date(world.clock.now()).toUTCString(),
  'Access-Control-Expose-Headers': 'Date',
})

async function deliver(world: World, outcome: RestOutcome, wait: (ms: number) => Promise<void>): Promise<Response> {
  const delayMs = outcome.kind === 'silent' ? silenceMs : outcome.delayMs
  if (delayMs > 0) await wait(delayMs)
  if (outcome.kind === 'silent' || outcome.kind === 'broken') return HttpResponse.error()
  const headers = {
    ...timeHeaders(world),
    'Content-Type': 'application/json;charset=UTF-8',
    'Cache-Control': 'no-store',
  }
  return new Response(outcome.body, { status: outcome.status, headers })
}

/** A picture that somebody uploaded. */
function uploaded(world: World, id: string): Response {
  const row = world.tables.uploads.get(id)
  if (!row) return new Response(null, { status: 404, headers: timeHeaders(world) })
  const bytes = Uint8Array.from(atob(row.base64), (letter) => letter.charCodeAt(0))
  return new Response(bytes, { headers: { ...timeHeaders(world), 'Content-Type': row.type } })
}

async function picture(world: World, request: Request): Promise<Response> {
  const url = new URL(request.url)
  const svg = await drawPicture(url.pathname, url.searchParams)
  if (svg === undefined) return new Response(null, { status: 404, headers: timeHeaders(world) })
  const headers = {
    ...timeHeaders(world),
    'Content-Type': 'image/svg+xml',
    'Cache-Control': 'public, max-age=86400',
  }
  return new Response(svg, { headers })
}

function sound(world: World, request: Request): Response {
  const [, seconds] = /-(\d{1,3})\.wav$/.exec(new URL(request.url).pathname) ?? []
  const headers = { ...timeHeaders(world), 'Content-Type': 'audio/wav', 'Cache-Control': 'public, max-age=86400' }
  return new Response(humming(Number(seconds ?? 1)), { headers })
}

/** Under which path a page or a test finds the chat service; on a real port it lies at the root. */
export const chatPrefix = '/chat-service'
/** All of the path before the app's; the page may lie in a folder. */
const prefixOfChat = (request: Request): string => {
  const { pathname } = new URL(request.url)
  return pathname.slice(0, pathname.indexOf(chatPrefix) + chatPrefix.length)
}

const answered = [...allEndpoints, authCheckEndpoint(authCheckPath)]

/**
 * The one list of MSW handlers behind every door. Calls are found by the endpoint tables, literal paths before variable ones;
 * a call that no table has is answered 404, so that a typing error shows.
 */
export function createHandlers(world: World, options: HandlerOptions = {}): HttpHandler[] {
  const {
    origin = '*',
    bases = defaultBases,
    turn = (job) => world.exclusive(job),
    gatewayShell,
    onWait,
    onPlanned,
  } = options
  const route = createRouter(answered, bases)
  const answer = async ({ request }: { request: Request }): Promise<Response> => {
    const asked = await toRestRequest(request)
    const outcome = await turn(() =>
      dispatch(world, route(asked.method, asked.path), asked, (plan) => onPlanned?.(request, plan)),
    )
    return deliver(world, outcome, async (ms) => {
      const waited = onWait?.(request)
      await world.clock.waitUntil(world.clock.now() + ms, request.signal)
      waited?.()
    })
  }
  const prefixes = [...new Set([bases.api, bases.platform])]
  return [
    http.all(`${origin}${chatPrefix}/*`, ({ request }) =>
      answerChatRequest(world.chat, request, prefixOfChat(request)),
    ),
    ...prefixes.map((base) => http.all(`${origin}${base}/*`, answer)),
    ...gatewayHandlers(world, { origin, turn, ...(gatewayShell ? { shell: gatewayShell } : {}) }),
    http.get(`${origin}/art/upload/:id`, ({ params }) => uploaded(world, String(params['id']))),
    // By its ending too: a development server also serves the brushes themselves, from a folder of this name.
    http.get(`${origin}/art/*.svg`, ({ request }) => picture(world, request)),
    http.get(`${origin}/art/voice/*.wav`, ({ request }) => sound(world, request)),
  ]
}
