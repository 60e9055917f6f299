import { expect, it } from 'vitest'
import { searchFor } from '../answers.ts'

it('what is searched for is found however it is written, and nothing else is', () => {
  const texts = ['青花 Vase No.7', '窑变']
  for (const words of ['青花', ' 青花', '青花 ', '\t青花\n', 'vase', 'VASE', ' vAsE ', 'no.7', '花 v', '窑变'])
    expect({ words, found: searchFor(words)(...texts) }).toEqual({ words, found: true })
  for (const words of ['红', 'v ase', 'no,7', '青 花', 'no.77'])
    expect({ words, found: searchFor(words)(...texts) }).toEqual({ words, found: false })
  for (const nothing of [undefined, '', ' ', '\n']) expect(searchFor(nothing)(...texts)).toBe(true)
})
