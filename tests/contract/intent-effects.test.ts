import { describe, expect, it } from 'vitest'
import { UNDER_WAY_MS } from '#src/domain/time/timings.ts'
import { fieldsOf } from '#src/domain/unknown.ts'
import type { Provided, Tools } from '#src/services/effect.ts'
import { intentEffects, listingEffects, stagedEffects } from '#src/services/intent.effects.ts'
import type { Ended } from '#src/services/rest/client.ts'
import { type Sought, sought } from './looked-for.ts'
import { data, lost, NOW, outcomeOf, refused, setUp } from './effect-tools.ts'

/**
 * What must happen once, through each of its three effects: what is asked of the server for it and what the machine hears, by whether it
 * is in doubt, by what the server says of its key and to the call, and by what the list shows where one looks (docs/decisions/0025).
 */
interface Kind {
  readonly of: (tools: Tools) => Provided
  readonly port: string
  readonly input: { readonly endpoint: string; readonly request: object }
  readonly list: string
  readonly shows: unknown
}
const { 'transfer.give': given, 'auction.bid': bid } = sought as Readonly<Record<string, Sought>>
const kinds: Readonly<Record<string, Kind>> = {
  intent: {
    of: intentEffects,
    port: 'perform',
    input: { endpoint: 'transfer.give', request: given!.request },
    list: given!.reads,
    shows: given!.row,
  },
  staged: {
    of: stagedEffects,
    port: 'change',
    input: { endpoint: 'auction.bid', request: bid!.request },
    list: bid!.reads,
    shows: bid!.row,
  },
  listing: {
    of: listingEffects,
    port: 'change',
    input: { endpoint: 'listing.up', request: { id: '7', priceFen: 5000 } },
    list: 'collection.list',
    shows: { id: '7' },
  },
}

interface World {
  /** What the server says of the key. */
  readonly known?: Ended<unknown>
  /** What it answers to the call. */
  readonly answer?: Ended<unknown>
  /** What is to be seen in the list. */
  readonly rows?: readonly unknown[]
}
const says = (verdict: string): Ended<unknown> => data({ intent: 'i-1', verdict, result: '', message: '卖完了' })

/** Sends it, as somebody means it a minute ago; tells what was asked and what the machine hears. */
async function send(kind: Kind, isInDoubt: boolean, { known = lost, answer = lost, rows = [] }: World) {
  const { tools } = setUp()
  const asked: string[] = []
  const rest = (name: string) => {
    asked.push(name)
    if (name === 'system.intent') return Promise.resolve(known)
    const list = { list: rows, total: rows.length, pageNo: 1, pageSize: 50 }
    return Promise.resolve(name === kind.input.endpoint ? answer : data(list))
  }
  const sent = { at: NOW - 60_000, withPassword: false }
  const input = { ...kind.input, intent: 'i-1', password: null, sent, isRepetition: isInDoubt }
  return { asked, heard: await outcomeOf(kind.of({ ...tools, rest } as unknown as Tools), kind.port, input) }
}

const done = { type: 'succeeded' }
const no = { type: 'failed', isFinal: true }
const nobodyKnows = { type: 'failed', isFinal: false }
const outcomes: readonly [name: string, isInDoubt: boolean, world: World, asks: string, hears: object][] = [
  ['is done', false, { answer: data(null) }, 'call', done],
  [
    'is refused',
    false,
    { answer: refused('卖完了') },
    'call',
    { ...no, failure: { reason: 'refused', message: '卖完了' } },
  ],
  ['is lost', false, {}, 'call', { ...nobodyKnows, failure: { reason: 'timeout', message: '网络有点慢' } }],
  [
    'was not done',
    true,
    { known: says('notDone') },
    'question',
    { ...no, failure: { reason: 'refused', message: '卖完了' } },
  ],
  ['was never heard and is done', true, { known: says('neverHeard'), answer: data(null) }, 'question call', done],
  ['was never heard and is lost', true, { known: says('neverHeard') }, 'question call list', nobodyKnows],
  [
    'was never heard and is refused',
    true,
    { known: says('neverHeard'), answer: refused('') },
    'question call list',
    nobodyKnows,
  ],
  ['is nothing that the server tells, and not seen', true, {}, 'question list', nobodyKnows],
]

describe.each(Object.entries(kinds))('a call of a kind %s that must happen once', (_, kind) => {
  const spelt = (asked: readonly string[]): string =>
    asked
      .map(
        (name) => ({ 'system.intent': 'question', [kind.input.endpoint]: 'call', [kind.list]: 'list' })[name] ?? name,
      )
      .join(' ')
  const isHeard = ({ type, ...rest }: { type?: string }): object => ({ type: `${kind.port}.${type}`, ...rest })

  it.each(outcomes)('%s', async (_name, isInDoubt, world, asks, hears) => {
    const { asked, heard } = await send(kind, isInDoubt, world)
    expect(spelt(asked)).toBe(asks)
    expect(heard).toMatchObject(isHeard(hears))
  })

  it('is seen in the list where nothing else tells, and then it is done', async () => {
    const { asked, heard } = await send(kind, true, { rows: [kind.shows] })
    expect(spelt(asked)).toBe('question list')
    expect(heard).toMatchObject(isHeard(done))
  })
})

it('what is still offered as it was is not taken down, once nothing is under way any more since it was asked about', async () => {
  const { tools } = setUp()
  let now = NOW
  const rest = (name: string) =>
    Promise.resolve(
      name === 'collection.list' ? data({ list: [{ id: '7' }], total: 1, pageNo: 1, pageSize: 50 }) : lost,
    )
  const provided = listingEffects({ ...tools, rest, clock: { now: () => now } } as unknown as Tools)
  const input = { endpoint: 'listing.down', request: { id: '7' }, intent: 'i-1', isRepetition: true }
  const isFinal: unknown[] = []
  for (const after of [0, UNDER_WAY_MS, UNDER_WAY_MS + 1]) {
    now = NOW + after
    isFinal.push(fieldsOf(await outcomeOf(provided, 'change', input, now))['isFinal'])
  }
  expect(isFinal).toEqual([false, false, true])
})
