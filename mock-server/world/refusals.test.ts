import { expect, it } from 'vitest'
import { refusals } from './refusals.ts'

/** The codes that mean something to the client (marketplace §8). */
const ofTheSpecification = [201, 444, 503, 510, 3301, 3302, 3303, 3304, 40301]
/** Said in other words by who refuses so, or in none. */
const wordless = ['partly', 'undecided']

it('refusals are told by codes of their own: the specification’s, and else four digits from 1000 to 1999', () => {
  const codes = Object.values(refusals).map(({ code }) => code as number)
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([])
  const special = codes.filter((code) => code < 1000 || code > 1999)
  expect(special.toSorted((a, b) => a - b)).toEqual(ofTheSpecification)
})

it('refusals are told in words', () => {
  const silent = Object.entries(refusals).filter(([, { msg }]) => msg === '')
  expect(silent.map(([name]) => name)).toEqual(wordless)
})
