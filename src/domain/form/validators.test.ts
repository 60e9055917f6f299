import { describe, expect, it } from 'vitest'
import * as validators from './validators.ts'

type Predicate = (text: string) => boolean

const rows: [id: string, predicate: Predicate, valid: string[], invalid: string[]][] = [
  [
    'val:000:email',
    validators.isEmail,
    ['user@example.com', 'a.b@c.cn'],
    ['user@', '@example.com', 'user example.com', ''],
  ],
  [
    'val:000:mobile',
    validators.isMobile,
    ['13800138000', '19912345678', '10000000000'],
    ['23800138000', '1380013800', '138001380001', '1380013800a'],
  ],
  ['val:000:url', validators.isUrl, ['https://example.com/a?b=1', 'http://example.com'], ['example', 'ht!tp://x', '']],
  ['val:000:date', validators.isDate, ['2024-01-31', '2024/01/31'], ['2024-13-01', 'abc', '']],
  ['val:000:digits', validators.isDigits, ['0', '0123456789'], ['-1', '1.5', '12a', '']],
  [
    'val:000:idcard',
    validators.isIdCard,
    ['110101199003077571', '440301199001011234'],
    ['11010119900307757', '1101011990030775711', 'A10101199003077571'],
  ],
  ['val:000:amount', validators.isAmount, ['0', '12', '12.3', '12.34'], ['12.345', 'abc', '1.2.3', '']],
  ['val:000:chinese', validators.isChinese, ['数字藏品'], ['数字a', 'abc', '123', '']],
  ['val:000:number', validators.isNumber, ['0', '-1.5', '12.34'], ['abc', '1.2.3', '']],
  ['val:000:plate', validators.isPlate, ['京A12345', '粤B12345'], ['A12345', '京12345', 'abc']],
  ['val:000:letters', validators.isLetters, ['abcXYZ'], ['abc1', '数字', 'a b', '']],
  ['val:000:alnum', validators.isAlnum, ['abc123', 'ABC', '123'], ['abc_1', 'a b', '数字', '']],
  ['val:000:landline', validators.isLandline, ['010-12345678', '0755-1234567'], ['13800138000x', 'abc', '']],
  ['val:000:json', validators.isJson, ['{"a":1}', '[1,2]'], ['{a:1}', 'abc', '']],
  ['val:000:image-ext', validators.isImageName, ['a.png', 'a.jpg', 'a.jpeg', 'a.gif'], ['a.mp4', 'a.txt', 'png']],
  ['val:000:video-ext', validators.isVideoName, ['a.mp4'], ['a.png', 'a.txt', 'mp4']],
]

describe('helper validators', () => {
  for (const [id, predicate, valid, invalid] of rows) {
    it(`[${id}] accepts and refuses the examples`, () => {
      expect(valid.filter((text) => !predicate(text))).toEqual([])
      expect(invalid.filter(predicate)).toEqual([])
    })
  }

  it('[A-32] [const:id-digits] accepts an ID card of 18 places that ends in X', () => {
    expect(validators.isIdCard('11010519491231002X')).toBe(true)
  })

  it('[const:mobile-digits] a mobile number has 11 digits', () => {
    expect(validators.isMobile('1'.padEnd(11, '0'))).toBe(true)
    expect(validators.isMobile('1'.padEnd(12, '0'))).toBe(false)
  })

  it('[A-33] takes the usual reading where the specification leaves it open', () => {
    expect(validators.isAmount('-1.00')).toBe(false)
    expect(validators.isAmount('1,234.50')).toBe(false)
    expect(validators.isJson('null')).toBe(false)
    expect(validators.isDate('2023-02-29')).toBe(false)
    expect(validators.isDate('2024-01/31')).toBe(false)
    expect(validators.isImageName('照片.JPG')).toBe(true)
    expect(validators.isUrl('javascript:alert(1)')).toBe(false)
  })

  it('a line break never slips past the end of a pattern', () => {
    for (const [, predicate, valid] of rows.filter(([id]) => id !== 'val:000:json'))
      expect(predicate(`${valid[0]}\n`)).toBe(false)
  })

  it('long hostile input is answered at once', () => {
    const hostile = 'a.'.repeat(50_000)
    for (const [, predicate] of rows) expect(predicate(hostile)).toBe(false)
  })

  it('a day is one that the calendar has, of all that can be written', () => {
    const two = (part: number): string => String(part).padStart(2, '0')
    for (const year of [1900, 2000, 2023, 2024])
      for (let month = 0; month <= 13; month += 1)
        for (let dayOfMonth = 0; dayOfMonth <= 32; dayOfMonth += 1) {
          const civil = new Date(Date.UTC(year, month - 1, dayOfMonth))
          const isThere = civil.getUTCMonth() === month - 1 && civil.getUTCDate() === dayOfMonth
          for (const text of [`${year}-${two(month)}-${two(dayOfMonth)}`, `${year}/${month}/${dayOfMonth}`])
            expect(validators.isDate(text), text).toBe(isThere)
        }
  })

  it('an address has parts of so many characters, and so many of them', () => {
    const of = (count: number, one = 'a'): string => one.repeat(count)
    const address = ({ local = 1, label = 1, labels = 1, top = 2 }): string =>
      `${of(local)}@${of(labels, `${of(label)}.`)}${of(top)}`
    for (const [part, least, most] of [
      ['local', 1, 64],
      ['label', 1, 63],
      ['labels', 1, 8],
      ['top', 2, 24],
    ] as const)
      for (const [count, isRight] of [
        [least - 1, false],
        [least, true],
        [most, true],
        [most + 1, false],
      ] as const)
        expect(validators.isEmail(address({ [part]: count })), `${part} ${count}`).toBe(isRight)
  })
})
