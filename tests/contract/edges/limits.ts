import { houseAccounts, move } from '#mock/world/trade/ledger.ts'
import type { World } from '#mock/world/world.ts'
import { accountEndpoints } from '#src/contract/rest/account/account.endpoints.ts'
import type { Endpoint } from '#src/contract/rest/endpoint.ts'
import { type Branch, branch, deeds, me, reads, requestOf } from './stages.ts'

/**
 * A limit of a call, in words: what somebody must have to make it, between what a number or a text may be, how often it can be made.
 * A number is given as it is, a text by its length.
 */
export type Limit =
  | { readonly kind: 'needs'; readonly call: string; readonly of: string; readonly least: number }
  | {
      readonly kind: 'range'
      readonly call: string
      readonly of: string
      readonly least: number
      readonly most: number
    }
  | { readonly kind: 'times'; readonly call: string; readonly most: number }
  | { readonly kind: 'owns'; readonly call: string; readonly of: string; readonly least: number }

/** What else a call can say that has limits. */
const more: Readonly<Record<string, object>> = {
  'order.create': { quantity: 1 },
  'order.batchQuick': { productId: '201107', priceMaxFen: 9_000_000 },
  'order.payBlindBox': { quantity: 1 },
  'order.payActivityBlindBox': { quantity: 1 },
  'account.updateInfo': { nickname: '云深不知处' },
}
/** A rule that is less than the world has of something, so that it is met. */
const tighter: Readonly<Record<string, Readonly<Record<string, number>>>> = { 'order.batchQuick': { batchMax: 2 } }
const callsOf = [...deeds, accountEndpoints.updateInfo, ...reads]
export const endpointOf = (name: string): Endpoint => callsOf.find((row) => row.name === name)!

const texts = /^(name|nickname|detail|region|qqNumber)$/
const isText = (field: string): boolean => texts.test(field)
const written = (field: string, size: number): unknown =>
  isText(field) ? (field === 'qqNumber' ? '2' : '云').repeat(Math.max(0, size)) : size

/** A call that is about to be made, by somebody who has no more of a currency than that. */
async function ready(base: World, name: string, has?: { readonly of: string; readonly amount: number }) {
  const endpoint = endpointOf(name)
  const one = await branch(base)
  await one.control.settings(tighter[name] ?? {})
  const request: object = { ...(await requestOf(one, endpoint)), ...more[name] }
  if (has) {
    const { currency, balance } = one.world.tables.accounts.get(`${has.of}/${me}`)!
    const amount = balance - has.amount
    await move(one.world, { kind: 'test', currency, amount, from: me, to: houseAccounts.issue, about: '', note: '' })
  }
  const make = async (change: object = {}) => (await one.ask(endpoint, { ...request, ...change }))?.code ?? 'none'
  return { ...one, request, make }
}

/** What makes a purchase another one. */
const anew = (request: object, step: number): object =>
  'intent' in request ? { intent: `intent-of-time-${step}` } : {}

/** Somebody has no more than so many works of a series: the others become another person's. */
async function keep({ world }: Branch, series: string, count: number): Promise<void> {
  for (const { id } of ownOf(world, series).slice(count))
    await world.tables.copies.change(id, (draft) => void (draft.ownerId = '10002'))
}
const ownOf = (world: World, series: string) => {
  const of = new Set(world.tables.products.filter((row) => row.seriesId === series).map(({ id }) => id))
  return world.tables.copies.filter((row) => row.ownerId === me && of.has(row.productId))
}
/** What may be done, and why not, of all that is answered. */
const verdicts = (data: unknown): string =>
  JSON.stringify(data, (key, value: unknown) =>
    typeof value === 'object' || typeof value === 'boolean' || key === 'reason' ? value : undefined,
  )
/** What comes of a call for whoever has only so many works of a series. */
async function owning(base: World, call: string, series: string, count: number): Promise<string> {
  const one = await branch(base)
  await keep(one, series, count)
  const endpoint = endpointOf(call)
  const answer = await one.ask(endpoint, { ...(await requestOf(one, endpoint)), ...more[call] })
  if (answer === undefined) return 'none'
  return endpoint.readsOnly && answer.code === 200 ? verdicts(answer.data) : JSON.stringify(answer.code)
}

const purseIn = (world: World) =>
  world.tables.accounts.filter((row) => row.owner === me).map(({ currency, balance }) => `${currency} ${balance}`)

/** What comes out beside a limit: one less than the least, one more than the most, the most, the least. */
export async function beside(base: World, limit: Limit): Promise<readonly unknown[]> {
  const { call } = limit
  if (limit.kind === 'needs') {
    const short = await ready(base, call, { of: limit.of, amount: limit.least - 1 })
    const had = purseIn(short.world)
    const refused = await short.make()
    const exact = await ready(base, call, { of: limit.of, amount: limit.least })
    return [refused, String(purseIn(short.world)) === String(had) ? 'keeps all' : 'pays', await exact.make()]
  }
  if (limit.kind === 'range') {
    const { of, least, most } = limit
    const [one, two] = [await ready(base, call), await ready(base, call)]
    const sized = (size: number) => ({ [of]: written(of, size) })
    const out = [await one.make(sized(least - 1)), ...(most === Infinity ? [] : [await one.make(sized(most + 1))])]
    return [...out, ...(most === Infinity ? [] : [await one.make(sized(most))]), await two.make(sized(least))]
  }
  if (limit.kind === 'owns') {
    const [less, enough] = [limit.least - 1, limit.least].map((count) => owning(base, call, limit.of, count))
    const answers = [await less!, await enough!]
    return answers[0] === answers[1] ? ['the same'] : answers.map((text) => (text.length > 9 ? 'otherwise' : text))
  }
  const { make, request } = await ready(base, call)
  const codes: unknown[] = []
  for (let step = 0; step <= limit.most; step += 1) codes.push(await make(anew(request, step)))
  return [codes.at(-1), ...new Set(codes.slice(0, -1))]
}

const MOST = 2 ** 36
const OFTEN = 40

/** The outermost number in which it is still so, from one in which it is. */
async function outermost(from: number, step: 1 | -1, isSo: (at: number) => Promise<boolean>): Promise<number> {
  let [inside, far] = [from, 1]
  while (far < MOST && (await isSo(from + step * far))) {
    inside = from + step * far
    far *= 2
  }
  if (far >= MOST) return step * Infinity
  let outside = from + step * far
  while (Math.abs(outside - inside) > 1) {
    const between = Math.floor((inside + outside) / 2)
    if (await isSo(between)) inside = between
    else outside = between
  }
  return inside
}

/** All limits of a call that can be found by trying: by `EDGES=limits vitest run tests/contract/edges`. */
export async function limitsOf(base: World, call: string): Promise<Limit[]> {
  const first = await ready(base, call)
  const had = new Map(
    first.world.tables.accounts.filter((row) => row.owner === me).map((row) => [row.currency, row.balance]),
  )
  if ((await first.make()) !== 200) return []
  const found: Limit[] = []
  for (const [of, balance] of had) {
    const isEnough = async (amount: number) =>
      amount >= 0 && (await (await ready(base, call, { of, amount })).make()) === 200
    if (balance < 10_000_000 || (await isEnough(0))) continue
    found.push({ kind: 'needs', call, of, least: await outermost(balance, -1, isEnough) })
  }
  for (const [of, value] of Object.entries(first.request)) {
    if (of.startsWith('page') || !(typeof value === 'number' || (isText(of) && typeof value === 'string'))) continue
    const isDone = async (size: number) => (await (await ready(base, call)).make({ [of]: written(of, size) })) === 200
    const size = typeof value === 'string' ? value.length : Number(value)
    if (!(await isDone(size)) || (isText(of) && (await isDone(4096)))) continue
    const [least, most] = [await outermost(size, -1, isDone), await outermost(size, 1, isDone)]
    if (least > -Infinity) found.push({ kind: 'range', call, of, least, most })
  }
  let times = 1
  while (times < OFTEN && (await first.make(anew(first.request, times))) === 200) times += 1
  return times < OFTEN ? [...found, { kind: 'times', call, most: times }] : found
}

/** How many works of a series it takes, for all calls: where more than two numbers make a difference it is a list of them. */
export async function ownedOf(base: World): Promise<Limit[]> {
  const found: Limit[] = []
  for (const { id: of } of base.tables.series.all())
    for (const { name: call, readsOnly } of callsOf) {
      const steps: number[] = []
      const most = ownOf(base, of).length
      let before = await owning(base, call, of, most)
      for (let count = most - 1; count >= 0 && steps.length < 3; count -= 1) {
        const now = await owning(base, call, of, count)
        if (now !== before) steps.push(count + 1)
        before = now
      }
      if (steps.length < (readsOnly ? 2 : 3))
        found.push(...steps.map((least) => ({ kind: 'owns', call, of, least }) as const))
    }
  return found
}

export const limited: readonly string[] = callsOf.filter((row) => !row.readsOnly).map(({ name }) => name)

/** A limit as a line of `limits.txt`. */
export function inLine(limit: Limit): string {
  const { kind, call } = limit
  if (kind === 'needs') return `${call} needs ${limit.least} ${limit.of}`
  if (kind === 'owns') return `${call} takes ${limit.least} works of ${limit.of}`
  return kind === 'range' ? `${call} ${limit.of} from ${limit.least} to ${limit.most}` : `${call} ${limit.most} times`
}
const spelt = [
  String.raw`needs (?<needs>\d+) (?<asset>\w+)`,
  String.raw`takes (?<works>\d+) works of (?<series>\w+)`,
  String.raw`(?<of>\w+) from (?<least>-?\d+) to (?<most>\w+)`,
  String.raw`(?<times>\d+) times`,
]
const line = new RegExp(String.raw`^(?<call>\S+) (?:${spelt.join('|')})`)
export function ofLine(text: string): Limit {
  const {
    call = '',
    needs,
    asset = '',
    of = '',
    least,
    most,
    times,
    works,
    series = '',
  } = line.exec(text)?.groups ?? {}
  if (needs !== undefined) return { kind: 'needs', call, of: asset, least: Number(needs) }
  if (works !== undefined) return { kind: 'owns', call, of: series, least: Number(works) }
  if (times !== undefined) return { kind: 'times', call, most: Number(times) }
  return { kind: 'range', call, of, least: Number(least), most: Number(most) }
}
