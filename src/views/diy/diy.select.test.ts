import { describe, expect, it } from 'vitest'
import { logLine, makeWords, salvageWords, stocksOf } from './diy.select.ts'

const copy = (categoryId: string, number: number, state = 'free') =>
  ({ categoryId, number, state, name: `版${categoryId}`, image: '' }) as never
const forms = [
  { name: '双联', number: 2, beans: 5 },
  { name: '四联', number: 4, beans: 9 },
] as never
const said = ({ lines }: { readonly lines: readonly { readonly term: string; readonly detail: unknown }[] }) =>
  Object.fromEntries(lines.map(({ term, detail }) => [term, detail]))

describe('what can be put together (lc:diy)', () => {
  const ids = (copies: readonly never[], pieces: readonly unknown[] = []) =>
    stocksOf(copies, pieces as never, forms).map(({ categoryId }) => categoryId)

  it('are editions of which there are enough free copies and no piece yet, the fullest first', () => {
    const copies = [copy('a', 1), copy('b', 3), copy('b', 9), copy('c', 1), copy('c', 2), copy('c', 4)]
    expect(ids(copies)).toEqual(['c', 'b'])
    expect(ids(copies, [{ categoryId: 'c' }])).toEqual(['b'])
    expect(ids([copy('a', 1), copy('a', 2, 'listed')])).toEqual([])
    expect(ids([])).toEqual([])
  })

  it('takes the greatest numbers first', () => {
    const [stock] = stocksOf([copy('b', 3), copy('b', 12), copy('b', 9)], [], forms)
    expect(stock).toMatchObject({ name: '版b', numbers: [12, 9, 3] })
    const words = makeWords(stock!, forms[0])
    expect([words.called, words.confirm]).toEqual(['「版b」双联', '花 5 微豆拼装'])
    expect(said(words)).toEqual({ 放入: '#12、#9', 花费: '5 微豆' })
  })
})

it('taking a piece apart gives all of it back', () => {
  const words = salvageWords({ name: '版b', form: '双联', copies: [{ number: 12 }, { number: 9 }] } as never, 3)
  expect([words.called, words.confirm]).toEqual(['「版b」双联', '花 3 微豆拆解'])
  expect(said(words)).toEqual({ 取回: '#12、#9', 花费: '3 微豆' })
})

it.each([
  ['made', '拼装', 5, '5 微豆'],
  ['salvaged', '拆解', 1, '1 微豆'],
  ['unknown', '拼装', 0, ''],
])('a line of the record says what was %s', (act, word, beans, value) => {
  const row = { id: '1', act, name: '版b', form: '双联', image: '', number: 2, beans, at: Date.UTC(2026, 2, 1, 4) }
  expect(logLine(row as never)).toMatchObject({
    id: '1',
    title: `${word}「版b」双联`,
    note: '3月1日 12:00 · 2 件',
    value,
  })
})
