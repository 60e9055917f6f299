import { expect, it } from 'vitest'
import { stacksOf } from './stacks.ts'
import { sampleCopy } from './story-copies.ts'

it('copies of one work stand behind the first of them, and no copy is lost', () => {
  const rows = [
    sampleCopy({ id: 'a', productId: '1', number: 7 }),
    sampleCopy({ id: 'b', productId: '2', number: 1 }),
    sampleCopy({ id: 'c', productId: '1', number: 9 }),
  ]
  const stacks = stacksOf(rows, 0)
  expect(stacks.map(({ productId, count }) => [productId, count])).toEqual([
    ['1', 2],
    ['2', 1],
  ])
  expect(stacks[0]!.goods.item.key).toBe('copy-a')
  expect(stacks.flatMap(({ copies }) => copies.map(({ item }) => item.key)).toSorted()).toEqual([
    'copy-a',
    'copy-b',
    'copy-c',
  ])
})
