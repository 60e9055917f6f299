import { describe, expect, it } from 'vitest'
import { allEndpoints } from '#src/contract/rest/all.ts'
import type { CallName } from '#src/contract/rest/calls.ts'
import type { Tools } from '#src/services/effect.ts'
import { seenIn } from '#src/services/seen-in/seen-in.ts'

import { at, early, first50, late, paged, type Row, type Sought, sought } from './looked-for.ts'

/**
 * What is looked for by the state of a thing itself or in several lists, or nowhere: `seen-in.test.ts`, `order-made.test.ts`,
 * `wallet-opening.test.ts`.
 */
const otherwise = /^(order|listing|box|wallet)\.|^(collection\.changeBox|draw\.openAirdrop|draw\.openEnvelope)$/

const rows = Object.entries(sought) as [CallName, Sought][]

/** What is known where the list has these rows, and what was read for it; undefined rows are not to be had. */
async function look(endpoint: CallName, one: Sought, found: readonly Row[] | undefined) {
  const read: [string, unknown][] = []
  const rest = (name: string, query: unknown) => {
    read.push([name, query])
    const isIt = name === one.reads && found !== undefined
    return Promise.resolve(
      isIt
        ? { kind: 'data', data: (one.answer ?? paged)(found) }
        : { kind: 'nothing', code: '9999', message: '看不到' },
    )
  }
  const tools = { rest, intents: () => [] } as unknown as Tools
  const wanted = { intent: 'gift-0001', endpoint, request: one.request, sent: { at, withPassword: true } }
  return { read, seen: await seenIn(tools, wanted, new AbortController().signal) }
}
const verdictOf = async (endpoint: CallName, one: Sought, found: readonly Row[]): Promise<string> =>
  (await look(endpoint, one, found)).seen.verdict

/** Each row that differs in one field from the one that is sought. */
const others = ({ row, time, request }: Sought): readonly (readonly [string, Row])[] =>
  Object.entries(row)
    .filter(([field]) => field !== time && !(field === 'drawId' && 'activityId' in request))
    .map(([field, value]) => {
      const opposite = { boolean: !value, number: -Number(value), string: `${String(value)}-other` } as const
      if (field === 'openedAt') return [field, { ...row, [field]: null }]
      return [field, { ...row, [field]: opposite[typeof value as keyof typeof opposite] ?? { userId: 'other' } }]
    })
const aside = (one: Sought): Row | undefined => others(one)[0]?.[1]

describe('what came of a call, in the list where it is looked for', () => {
  it('is sought for every call that can be', () => {
    const asked = allEndpoints.filter(({ question }) => question && 'seenIn' in question).map(({ name }) => name)
    expect(asked.filter((name) => !(name in sought) && !otherwise.test(name))).toEqual([])
    expect(rows.map(([name]) => name).filter((name) => !asked.includes(name))).toEqual([])
  })

  it.each(rows)('%s: the one row says that it was done, and what it gave', async (endpoint, one) => {
    const { read, seen } = await look(endpoint, one, [one.row])
    expect(read[0]).toEqual([one.reads, one.query ?? first50])
    expect(seen).toEqual({ verdict: 'done', data: one.data?.(one.row) ?? null })
  })

  it.each(rows)('%s: no row, and none that differs in what counts, says so', async (endpoint, one) => {
    for (const found of [[], ...others(one).map(([, row]) => [row])]) {
      const { seen } = await look(endpoint, one, found)
      expect([seen.verdict, found]).toEqual(['unknown', found])
      expect(seen.verdict === 'unknown' && seen.failure.message).toContain(`在${one.where}里没有看到它`)
    }
  })

  it.each(rows)(
    '%s: another row beside it changes nothing, and the same twice is known only where each is proof',
    async (endpoint, one) => {
      const other = aside(one) ?? one.row
      const besides =
        other === one.row
          ? [[one.row]]
          : [
              [other, one.row],
              [one.row, other],
            ]
      for (const found of besides) expect(await verdictOf(endpoint, one, found)).toBe('done')
      const again = 'drawId' in one.row ? { ...one.row, drawId: 'd2' } : one.row
      const { seen } = await look(endpoint, one, [one.row, again])
      const message = expect.stringContaining(`在${one.where}里看到 2 笔`) as unknown
      expect(seen).toMatchObject(one.isOnly ? { verdict: 'unknown', failure: { message } } : { verdict: 'done' })
    },
  )

  it.each(rows.filter(([, { time }]) => time))(
    '%s: a row counts from two seconds before to two minutes after',
    async (endpoint, one) => {
      const verdicts = [early - 1, early, late, late + 1].map((time) =>
        verdictOf(endpoint, one, [{ ...one.row, [one.time!]: time }]),
      )
      expect(await Promise.all(verdicts)).toEqual(['unknown', 'done', 'done', 'unknown'])
    },
  )

  it.each(rows)('%s: a list that is not to be had says nothing', async (endpoint, one) => {
    const { seen } = await look(endpoint, one, undefined)
    const message = '暂时查不到记录，有结果后会更新。'
    expect(seen).toEqual({ verdict: 'unknown', failure: { reason: 'unseen', message } })
  })

  it('is read in silence, and only while its person is signed in', async () => {
    const options: unknown[] = []
    const { signal } = new AbortController()
    const rest = (_name: string, _query: unknown, option: unknown) => {
      options.push(option)
      return Promise.resolve({ kind: 'nothing', code: '9999', message: '' })
    }
    const tools = { rest, intents: () => [] } as unknown as Tools
    const sent = { at, withPassword: true }
    await seenIn(tools, { intent: 'a', endpoint: 'transfer.give', request: { ids: ['7'] }, sent }, signal)
    expect(options).toEqual([{ signal, silent: true, onlySignedIn: true }])
  })
})
