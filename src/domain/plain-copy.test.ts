import { expect, test } from 'vitest'
import { plainCopy } from './plain-copy.ts'

test('a copy shares nothing with what it was made of', () => {
  const bytes = new Uint8Array([1, 2])
  const given = {
    a: [{ b: 1, c: undefined, d: null }],
    bytes,
    big: 7n,
    none: Object.assign(Object.create(null), { x: [1] }),
  }
  const copy = plainCopy(given)
  given.a[0]!.b = 2
  bytes[0] = 9
  expect(copy).toEqual({
    a: [{ b: 1, c: undefined, d: null }],
    bytes: new Uint8Array([1, 2]),
    big: 7n,
    none: { x: [1] },
  })
  expect('c' in copy.a[0]!).toBe(true)
})

test('a name of the language is a name like others, and sets no prototype', () => {
  const copy = plainCopy(JSON.parse('{"__proto__":{"x":1}}') as object)
  expect(JSON.stringify(copy)).toBe('{"__proto__":{"x":1}}')
  expect(Object.getPrototypeOf(copy)).toBe(Object.prototype)
})

test('what cannot be stored throws', () => {
  expect(() => plainCopy({ run: () => 1 })).toThrow('could not be cloned')
  expect(() => plainCopy([Symbol('x')])).toThrow('could not be cloned')
})
