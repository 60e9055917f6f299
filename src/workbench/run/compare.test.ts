import { describe, expect, it } from 'vitest'
import type { CallRow } from '../traffic/traffic.ts'
import { compared, type Ending, waysOf } from './compare.ts'

const fact = (seq: number, type: string, more: object = {}) => ({
  seq,
  stream: 'session',
  v: 0,
  fact: { type, ...more },
})
const call = (name: string, text: string): CallRow => ({
  kind: 'call',
  id: 1,
  at: 0,
  name,
  method: 'GET',
  path: `/${name}`,
  body: '',
  nth: 0,
  cause: null,
  rule: null,
  struck: [],
  delayMs: 0,
  near: [],
  answer: { at: 5, status: 200, text, error: null },
})
const ending = (own: Partial<Ending>): Ending => ({
  steps: [],
  entries: [],
  states: {},
  traffic: [],
  texts: null,
  still: null,
  ...own,
})
const [a, b, c] = [{ say: 'a.asked' }, { say: 'b.asked' }, { advance: '1s' }]

describe('two ways of a run beside each other', () => {
  it('part at the first step and the first fact that are others', () => {
    const here = ending({ steps: [a, b], entries: [fact(1, 'a.asked', { id: 'f-1-1' }), fact(2, 'b.asked')] })
    const there = ending({ steps: [a, c], entries: [fact(1, 'a.asked', { id: 'f-2-9' })] })
    const { common, fact: first } = compared(here, there)
    // By which number a fact is called decides nothing.
    expect([common, first]).toEqual([1, { at: 1, here: fact(2, 'b.asked'), there: undefined }])
  })

  it('have the streams that differ, with the places of their contexts, and those that one of them lacks', () => {
    const here = { same: { value: 'on', context: { n: 1 } }, moved: { value: 'on', context: { n: 1, m: 2 } } }
    const there = {
      same: here.same,
      moved: { value: 'off', context: { n: 3, m: 2 } },
      own: { value: 'on', context: {} },
    }
    const { streams } = compared(ending({ states: here }), ending({ states: there }))
    expect(streams).toEqual([
      { stream: 'moved', here: here.moved, there: there.moved, places: ['n: 1 | 3'] },
      { stream: 'own', here: undefined, there: there.own, places: [] },
    ])
  })

  it('have the requests that come behind those that are the same in both', () => {
    const [one, two, other] = [call('notice.list', '1'), call('order.create', '1'), call('order.create', '2')]
    const { sameTraffic, traffic } = compared(
      ending({ traffic: [one, two] }),
      ending({ traffic: [{ ...one, id: 7, at: 9 }, other, one] }),
    )
    expect([sameTraffic, traffic]).toEqual([
      1,
      [
        { here: two, there: other },
        { here: undefined, there: one },
      ],
    ])
  })

  it('have the texts that stand on one screen only, as often as they do', () => {
    const { texts } = compared(ending({ texts: ['数藏', '1', '1', '登录'] }), ending({ texts: ['数藏', '1', '首页'] }))
    expect(texts).toEqual({ here: ['1', '登录'], there: ['首页'] })
  })

  it('that are the same differ nowhere', () => {
    const one = ending({ steps: [a], entries: [fact(1, 'a.asked')], traffic: [call('x', '1')], texts: ['1'] })
    const { common, fact: first, streams, traffic, texts } = compared(one, one)
    expect([common, first, streams, traffic, texts]).toEqual([1, null, [], [], { here: [], there: [] }])
  })

  it('are the run itself and its branches', () => {
    const ways = waysOf({ steps: [a], at: 0, branches: [{ id: 3, steps: [a, b], common: 1 }] })
    expect([...ways]).toEqual([
      [0, [a]],
      [3, [a, b]],
    ])
  })
})
