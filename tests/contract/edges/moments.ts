import { demoAccount } from '#mock/world/demo-account.ts'
import type { World } from '#mock/world/world.ts'
import { auctionEndpoints } from '#src/contract/rest/auction/auction.endpoints.ts'
import { beansEndpoints } from '#src/contract/rest/beans/beans.endpoints.ts'
import { boxEndpoints } from '#src/contract/rest/box/box.endpoints.ts'
import { collectionEndpoints } from '#src/contract/rest/collection/collection.endpoints.ts'
import type { Endpoint } from '#src/contract/rest/endpoint.ts'
import { leaseEndpoints } from '#src/contract/rest/lease/lease.endpoints.ts'
import { listingEndpoints } from '#src/contract/rest/listing/listing.endpoints.ts'
import { noticeEndpoints } from '#src/contract/rest/notice/notice.endpoints.ts'
import { orderEndpoints } from '#src/contract/rest/order/order.endpoints.ts'
import { pledgeEndpoints } from '#src/contract/rest/pledge/pledge.endpoints.ts'
import { priorityEndpoints } from '#src/contract/rest/priority/priority.endpoints.ts'
import { productEndpoints } from '#src/contract/rest/product/product.endpoints.ts'
import { synthesisEndpoints } from '#src/contract/rest/synthesis/synthesis.endpoints.ts'
import { transferEndpoints } from '#src/contract/rest/transfer/transfer.endpoints.ts'
import { day, hour, minute, second } from '#src/domain/time/instant.ts'
import { beginning, branch, deeds, endings, me, reads, requestOf } from './stages.ts'

/**
 * A moment at which a call is answered otherwise than a millisecond before, counted from where its stage begins: `first` a deed that nobody
 * has done yet, `again` one that was done, `read` what can be read when everything was done.
 */
export interface Moment {
  readonly stage: string
  readonly call: string
  readonly after: number
}

export interface Stage {
  readonly name: string
  readonly calls: readonly Endpoint[]
  /** Answers of calls, made together in one world, so long after its beginning and once more each so many later. */
  readonly answers: (calls: readonly string[], at: readonly number[]) => Promise<readonly string[][]>
}

/** What an answer says; instants and the ids of what is made by then are the same whenever it is given. */
const said = (answer: { readonly code: unknown; readonly msg: string; readonly data: unknown } | undefined): string =>
  answer === undefined
    ? 'none'
    : JSON.stringify([answer.code, answer.msg, answer.code === 200 ? answer.data : null], (_, value: unknown) => {
        if (typeof value === 'number' && value > 1.6e12) return '@'
        return typeof value === 'string' ? value.replaceAll(/900\d\d\d/g, '#') : value
      })
export const codeIn = (text: string): string => /^\[(\d+)/.exec(text)?.[1] ?? text

function stage(name: string, from: World, requests: ReadonlyMap<Endpoint, object | undefined>): Stage {
  const calls = [...requests.keys()]
  const answers = async (names: readonly string[], at: readonly number[]) => {
    const one = await branch(from)
    const asked = calls.filter((row) => names.includes(row.name))
    const made: (readonly [Endpoint, object])[] = []
    for (const row of asked) made.push([row, requests.get(row) ?? (await requestOf(one, row))])
    const found: string[][] = []
    let now = 0
    for (const next of at) {
      if (next > now) await one.control.advance(next - now)
      now = next
      const texts: string[] = []
      for (const [row, request] of made) texts.push(said(await one.ask(row, request)))
      found.push(texts)
    }
    return found
  }
  return { name, calls, answers }
}

/** What has not begun: a sale, a box, an avatar, an auction, a lot, a synthesis that are announced, and a copy that cools off. */
async function notYet(begun: World): Promise<readonly [World, ReadonlyMap<Endpoint, object>]> {
  const { world, control, ask } = await branch(begun)
  const { products, copies, priorityAppointments } = world.tables
  const { id, categoryId } = products.find((row) => row.state === 'upcoming')!
  await ask(productEndpoints.appointment, { id, booked: true })
  await priorityAppointments.put({ id: `${id}/${me}`, productId: id, userId: me, at: world.clock.now() })
  await control.act('trade.giveCopies', { id: '201101' })
  await control.act('trade.giveBoxes', { id: '3011' })
  const copyId = copies.all().at(-1)!.id
  const boxId = world.tables.sealedBoxes.all().at(-1)!.id
  const [auctionId, lotId, synthesisId] = ['880005', '880065', '881003']
  const purchase = { intent: 'intent-of-a-sample', payKind: 'bankCard' }
  const wanted: readonly (readonly [Endpoint, object])[] = [
    [orderEndpoints.create, { ...purchase, productId: id }],
    [orderEndpoints.payBlindBox, { ...purchase, blindBoxId: '3014' }],
    [orderEndpoints.rushAvatar, { ...purchase, avatarId: '505401' }],
    [auctionEndpoints.bid, { auctionId, amountFen: 9_000_000 }],
    [auctionEndpoints.takeInscription, { id: lotId, expectedFen: 9_000_000 }],
    [listingEndpoints.up, { id: copyId, priceFen: 8800 }],
    [listingEndpoints.boxUp, { ids: [boxId], priceFen: 8800 }],
    [transferEndpoints.give, { ids: [copyId], receiver: '13800000002', payPassword: demoAccount.payPassword }],
    [pledgeEndpoints.publish, { copyId, loanFen: 5000, rateBasisPoints: 5, days: 7 }],
    [leaseEndpoints.publish, { copyId, rentFen: 200, daysMax: 7, buyoutFen: 9900 }],
    [beansEndpoints.castWeiDou, { id: copyId }],
    [collectionEndpoints.detail, { id: copyId }],
    [productEndpoints.detail, { id }],
    [productEndpoints.qualification, { id }],
    [priorityEndpoints.ofCategory, { categoryId }],
    [boxEndpoints.detail, { id: '3014' }],
    [auctionEndpoints.detail, { id: auctionId }],
    [auctionEndpoints.inscriptionLot, { id: lotId }],
    [synthesisEndpoints.detail, { id: synthesisId }],
    [synthesisEndpoints.qualification, { synthesisId }],
    [noticeEndpoints.list, { pageNo: 1, pageSize: 5, noticeType: '', keyword: '' }],
  ]
  return [world, new Map(wanted)]
}

export async function stages(): Promise<readonly Stage[]> {
  const [begun, ended] = [await beginning(), await endings()]
  const [last] = ended
  const reader = await branch(last!.world)
  const shown = new Map<Endpoint, object>()
  for (const row of reads) shown.set(row, await requestOf(reader, row))
  const [early, wanted] = await notYet(begun)
  return [
    stage('early', early, wanted),
    stage('first', begun, new Map(deeds.map((row) => [row, undefined]))),
    ...ended.map(({ world, made }, index) =>
      stage(`again-${index + 1}`, world, new Map(made.map(({ endpoint, request }) => [endpoint, request]))),
    ),
    stage('read', last!.world, shown),
  ]
}

/** Whether a stage is asked in the same world before and after: its calls change nothing. */
const isRead = ({ name }: Stage): boolean => name === 'read'

/** The answers of calls right before a moment and at it. */
export async function around(
  one: Stage,
  calls: readonly string[],
  after: number,
): Promise<(readonly [string, string])[]> {
  const [before, then] = isRead(one)
    ? await one.answers(calls, [after - 1, after])
    : [(await one.answers(calls, [after - 1]))[0], (await one.answers(calls, [after]))[0]]
  return before!.map((text, index) => [text, then![index]!] as const)
}

const minutes = [1, 2, 4, 6, 9, 12, 16, 21, 31, 46, 61, 90, 150, 210, 390, 750, 1000, 1200]
const days = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 17, 20, 25, 31, 46]
const looks = [0, ...minutes.map((one) => one * minute + 7), ...days.map((one) => one * day + 16 * hour + 7)]
/** So many of one call stand for it. */
const MOST = 2

/** The first moments at which a call is answered otherwise: by `EDGES=<stage> vitest run tests/contract/edges`. */
export async function momentsOf(one: Stage, call: string): Promise<Moment[]> {
  const found: Moment[] = []
  const known = new Map<number, string>()
  const at = async (after: number): Promise<string> => {
    const text = known.get(after) ?? (await one.answers([call], [after]))[0]![0]!
    known.set(after, text)
    return text
  }
  async function between(from: number, to: number): Promise<void> {
    if (found.length >= MOST || (await at(from)) === (await at(to))) return
    if (to - from === 1) return void found.push({ stage: one.name, call, after: to })
    const middle = Math.floor((from + to) / 2)
    await between(from, middle)
    await between(middle, to)
  }
  for (const [index, to] of looks.slice(1).entries()) await between(looks[index]!, to)
  return found
}

const two = (value: number): string => String(value).padStart(2, '0')
/** A moment as it begins a line of `moments.txt`: stage, call, days, hours, minutes, seconds, milliseconds. */
export function inMomentLine({ stage: name, call, after }: Moment): string {
  const clock = [Math.floor(after / hour) % 24, Math.floor(after / minute) % 60, Math.floor(after / second) % 60].map(
    two,
  )
  return `${name} ${call} ${Math.floor(after / day)}d ${clock.join(':')}.${String(after % second).padStart(3, '0')}`
}
export function ofMomentLine(text: string): Moment {
  const [name = '', call = '', whole = '', clock = ''] = text.split(' ')
  const [hours = 0, least = 0, seconds = 0] = clock.split(':').map(Number)
  const after = Number.parseInt(whole) * day + hours * hour + least * minute + Math.round(seconds * second)
  return { stage: name, call, after }
}
