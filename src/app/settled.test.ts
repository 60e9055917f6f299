import { expect, it } from 'vitest'
import { forgettable, mayGo } from './settled.ts'

const kind = { settled: ['done', 'refused'] } as never
const row = (seq: number, value: unknown = 'done') => ({ kind: 'live', stream: `order/${seq}`, seq, state: { value } })

it('of what is settled the newest thirty are kept, whatever their order', () => {
  const rows = Array.from({ length: 32 }, (_, at) => row((at * 7) % 32, at % 2 === 0 ? 'done' : 'refused'))
  expect(forgettable(kind, rows as never).toSorted()).toEqual(['order/0', 'order/1'])
  expect(forgettable(kind, rows.slice(0, 30) as never)).toEqual([])
})

it('nothing is forgotten that is not settled', () => {
  const open = Array.from({ length: 40 }, (_, seq) => row(seq, seq % 2 === 0 ? 'sending' : { done: 'asking' }))
  expect(forgettable(kind, open as never)).toEqual([])
})

const begun = (stream: string, state: unknown, at: number) => ({ stream, state, context: { sent: { at } } })

it('what a doubt is told apart by is kept: what was meant within two minutes of it', () => {
  const rows = [
    ...Array.from({ length: 33 }, (_, seq) => ({
      ...row(seq),
      state: { value: 'done', context: { sent: { at: seq * 60_000 } } },
    })),
    { ...row(40), state: { value: 'uncertain', context: { sent: { at: -60_000 } } } },
  ]
  expect(forgettable(kind, rows as never)).toEqual(['order/2'])

  const doubt = begun('order/doubt', 'uncertain', 1_000_000)
  const near = begun('order/near', 'paid', 1_120_000)
  const far = begun('order/far', 'paid', 1_120_001)
  const all = () => [doubt, near, far, begun('order/other', 'paid', 1_120_001)]
  expect([near, far].map((one) => mayGo(one, all))).toEqual([false, true])
})

it('while the page lives what is over goes, of kinds with a key for each intent; what goes on as a thing stays', () => {
  const goes = (stream: string, state: unknown) => mayGo({ stream, state, context: {} }, () => [])
  expect(
    ['order/a', 'blind-box/a', 'transfer/a', 'pledge/a', 'garden-slot/a', 'listing/a'].map((stream) =>
      goes(
        stream,
        { order: 'closed', pledge: 'owned', 'garden-slot': 'stopped', listing: 'listed' }[stream.split('/')[0]!] ??
          'done',
      ),
    ),
  ).toEqual([true, true, true, false, false, false])
  expect(['uncertain', 'creating', { open: 'unpaid' }, 'idle'].map((state) => goes('order/a', state))).toEqual([
    false,
    false,
    false,
    true,
  ])
})
