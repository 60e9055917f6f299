import { Schema } from 'effect'
import { type Endpoint, secretHeaders } from '#src/contract/rest/endpoint.ts'
import { decideFaults, type FaultPlan, type NearMiss, nearMisses } from '../world/faults.ts'
import { catchUp } from '../world/checkout/due.ts'
import { liveFinance } from '../world/finance/life.ts'
import { liveAuctions } from '../world/auction/life.ts'
import { liveDraws } from '../world/draw/life.ts'
import { remindDue } from '../world/trade/reminders.ts'
import { liveGuilds } from '../world/guild/life.ts'
import { liveMarket } from '../world/trade/market-life.ts'
import type { World } from '../world/world.ts'
import { answerTo } from './all.answers.ts'
import type { Caller, Reply } from './answers.ts'
import { distort, type Envelope, type RestOutcome, replacement } from './mishaps.ts'
import { Refused, refusals } from '../world/refusals.ts'
import type { Match } from './router.ts'
import { authenticate } from './authenticate.ts'
import { noteRefusal, receiptId, receiptOf, unkeyed } from './receipts.ts'

/** A request without its transport. */
export interface RestRequest {
  readonly method: string
  /** Path below the origin, without the query. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** Parsed body, or undefined when there is none or it is no JSON. */
  readonly body: unknown
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
}

const envelope = (codeField: Endpoint['codeField'], code: number, msg: string, data: unknown): Envelope => ({
  [codeField]: code,
  ...(msg === '' ? {} : { msg }),
  data: data === undefined ? null : data,
})

const refused = (endpoint: Endpoint, { code, msg }: { readonly code: number; readonly msg: string }): Envelope =>
  envelope(endpoint.codeField, code, msg, null)

/** Passwords that came in a header, so that they stand in no address. */
function secretsOf({ headers }: RestRequest): Record<string, string> {
  const found = Object.entries(secretHeaders).filter(([, header]) => headers[header] !== undefined)
  return Object.fromEntries(found.map(([field, header]) => [field, decodeURIComponent(headers[header]!)]))
}

/** What the request asks, decoded; refuses with `badRequest` what does not fit the endpoint's schema. */
function readRequest({ endpoint, params }: Match, request: RestRequest): unknown {
  const fields = endpoint.params === 'query' ? request.query : request.body
  const given = typeof fields === 'object' && fields !== null ? fields : {}
  try {
    const secrets = endpoint.params === 'query' ? secretsOf(request) : {}
    return Schema.decodeUnknownSync(endpoint.request)({ ...given, ...secrets, ...params })
  } catch {
    throw new Refused('badRequest')
  }
}

/** Who asks; refuses a token that is not good. */
const callerOf = (world: World, { endpoint }: Match, { headers }: RestRequest): Caller =>
  endpoint.token
    ? authenticate(
        world,
        { token: headers['token'] ?? '', validate: headers['validate'] ?? '' },
        endpoint.name === 'session.refreshToken',
      )
    : { user: null, token: null }

/** Does what the endpoint stands for, once for a key: repeated by the same person, the call is told what it was told before. */
async function perform(world: World, match: Match, request: RestRequest): Promise<Envelope> {
  const { endpoint } = match
  const answer = answerTo(endpoint.name)
  if (!answer) return refused(endpoint, refusals.noSuchCall)
  const key = endpoint.readsOnly ? '' : (request.headers['idempotency-key'] ?? '')
  let id = ''
  try {
    const caller = callerOf(world, match, request)
    id = key === '' ? '' : receiptId(endpoint.name, caller, key)
    const receipt = receiptOf(world, id)
    const isIgnored = world.settings.keys === 'ignored'
    if (receipt && !isIgnored) return JSON.parse(receipt.body) as Envelope
    const asked = readRequest(match, request)
    const reply: Reply<unknown> = await answer(world, isIgnored ? unkeyed(world, asked) : asked, caller)
    const done = envelope(endpoint.codeField, 200, reply.msg ?? '', Schema.encodeSync(endpoint.response)(reply.data))
    const note = { body: JSON.stringify(done), at: world.clock.now() }
    // What was done again under the same key is noted beside what was done first.
    if (id !== '') await world.tables.receipts.add({ id: receipt ? `${id}/${world.nextId()}` : id, ...note })
    return done
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    await noteRefusal(world, id, error)
    return refused(endpoint, error)
  }
}

const answered = (body: unknown, status = 200, delayMs = 0): RestOutcome => ({
  kind: 'answer',
  status,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  delayMs,
})

/** What was decided about a request, for whoever looks on. */
export type Planned = FaultPlan & { readonly near: readonly NearMiss[] }

/** Takes the faults that strike this request out of the book. */
function strike(world: World, name: string, request: RestRequest): Planned {
  const query = new URLSearchParams(request.query).toString()
  const path = query === '' ? request.path : `${request.path}?${query}`
  const asked = { endpoint: name, method: request.method, path }
  const { plan, left } = decideFaults(world.faults, asked, world.random)
  const near = nearMisses(world.faults, asked, plan)
  if (plan.rule || plan.delayMs > 0 || left.some((rule, index) => rule !== world.faults[index])) world.faults = left
  return { ...plan, near }
}

/**
 * Answers one REST request from the world: faults first, then the endpoint's answer in its envelope (marketplace §7, §8). Reads and
 * changes nothing but the world; run it inside `world.exclusive`. `delayMs` is for the door to wait afterwards.
 */
export async function dispatch(
  world: World,
  match: Match | undefined,
  request: RestRequest,
  onPlanned?: (plan: Planned) => void,
): Promise<RestOutcome> {
  await catchUp(world)
  await liveMarket(world)
  await liveFinance(world)
  await liveAuctions(world)
  await liveDraws(world)
  await remindDue(world)
  await liveGuilds(world)
  const plan = strike(world, match?.endpoint.name ?? '', request)
  onPlanned?.(plan)
  const { delayMs, rule } = plan
  const work = () => (match ? perform(world, match, request) : Promise.resolve(null))
  const instead = rule && replacement(rule, match?.endpoint.codeField ?? 'code')
  if (instead) {
    if (rule.with?.applied) await work()
    return instead.kind === 'silent' ? instead : { ...instead, delayMs }
  }
  const body = await work()
  if (!body) return answered(refusals.noSuchCall, 404, delayMs)
  return answered(rule ? distort(rule, body, match!.endpoint.codeField, world.random) : body, 200, delayMs)
}
