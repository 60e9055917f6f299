import { expect, it } from 'vitest'
import { forgettable } from './settled.ts'

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
