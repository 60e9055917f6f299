import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type TypedKind, typedKinds } from './typed-text.ts'

const family = '👨‍👩‍👧'
const zeroWidth = '\u200B'
const rightToLeft = '\u202E'

/** What texts are made of that are hard to put right. */
const odd = [
  ...Array.from('a8６１+-,，.。元￥¥ 　林·•\n\t'),
  '86',
  '138',
  family,
  '🏳️‍🌈',
  zeroWidth,
  rightToLeft,
  '\u200D',
  '\uFE0F',
  '\u0301',
  '\uD800',
]

describe('what is typed is put right', () => {
  it.each<[TypedKind, string, string]>([
    ['line', '  云　起\t庐山\n ', '云 起 庐山'],
    ['line', `林${zeroWidth}青\uFEFF山`, '林青山'],
    ['line', `${rightToLeft}山青林`, '山青林'],
    ['line', `${zeroWidth}\u2060\u3164\u00AD`, ''],
    ['line', `${family}🏳️‍🌈👍🏽`, `${family}🏳️‍🌈👍🏽`],
    ['line', 'a\u200Db', 'ab'],
    ['line', `z${'\u0301'.repeat(10_000)}`, '\u017A\u0301\u0301\u0301'],
    ['line', '\uD800', ''],
    ['name', ' 阿卜杜拉 • 买买提 ', '阿卜杜拉·买买提'],
    ['number', '１２ ３-４', '1234'],
    ['number', `12${zeroWidth}3`, '123'],
    ['number', '-1.5a', '1.5a'],
    ['number', '9'.repeat(10_000), '9'.repeat(24)],
    ['mobile', '+86 138-0013-8000', '13800138000'],
    ['mobile', '（０１３８）００１３ ８０００', '013800138000'],
    ['mobile', '0086 13800138000', '13800138000'],
    ['mobile', '138001380001', '138001380001'],
    ['mobile', '8613', '8613'],
    ['mobile', '电话138', '138'],
    ['receiver', '＋８６ 138 0013 8000', '13800138000'],
    ['receiver', '10002', '10002'],
    ['receiver', '10002a', '10002a'],
    ['idCard', '110101 19900307 757x', '11010119900307757X'],
    ['idCard', '1101011990030775711', '1101011990030775711'],
    ['password', 'Ａbc　１２3 !', 'Abc123!'],
    ['amount', ' ￥１，２３４．５０ ', '1234.50'],
    ['amount', '12。5元', '12.5'],
    ['amount', '－1', '-1'],
    ['amount', '1e5', '1e5'],
    ['amount', '1,5', '1,5'],
    ['amount', '12.5.3', '12.5.3'],
  ])('%s: %j becomes %j', (kind, typed, kept) => {
    expect(typedKinds[kind](typed)).toBe(kept)
  })

  it('and stays as it is when it is put right again', () => {
    const kinds = Object.keys(typedKinds) as TypedKind[]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...odd)), fc.constantFrom(...kinds), (parts, kind) => {
        const once = typedKinds[kind](parts.join(''))
        expect(typedKinds[kind](once)).toBe(once)
      }),
      { numRuns: 300 },
    )
  })
})

it('takes the country off a whole mobile number alone', () => {
  const typed = ['8613800138000', '+8613800138000', '008613800138000', '861380013800', '86138001380000']
  expect(typed.map(typedKinds.mobile)).toEqual([
    '13800138000',
    '13800138000',
    '13800138000',
    '861380013800',
    '86138001380000',
  ])
})

it.each([
  ['¥1,234.50元', '1234.50'],
  ['￥￥12元元', '12'],
  ['1元5', '1元5'],
  ['1¥5', '1¥5'],
  ['1,23', '1,23'],
])('an amount of %j is %j: signs go at its ends alone', (typed, amount) => {
  expect(typedKinds.amount(typed)).toBe(amount)
})
