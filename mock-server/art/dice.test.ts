import { expect, it } from 'vitest'
import { createDice, hash } from './dice.ts'

it('one seed, one sequence: these numbers must never change, or every picture does', () => {
  const dice = createDice('koi#1')
  expect(hash('koi#1')).toBe(hash('koi#1'))
  expect([dice.int(0, 999), dice.int(0, 999), dice.int(0, 999)]).toMatchInlineSnapshot(`
    [
      477,
      753,
      826,
    ]
  `)
})

it('near seeds give unrelated numbers', () => {
  const firsts = Array.from({ length: 200 }, (_, serial) => createDice(`peony#${serial}`).next())
  const mean = firsts.reduce((sum, value) => sum + value, 0) / firsts.length
  expect(mean).toBeGreaterThan(0.42)
  expect(mean).toBeLessThan(0.58)
  expect(new Set(firsts).size).toBe(firsts.length)
})

it('forks draw independently of their parent and of each other', () => {
  const untouched = createDice('a').fork('b').next()
  const parent = createDice('a')
  parent.next()
  parent.fork('c').next()
  expect(parent.fork('b').next()).toBe(untouched)
})

it('stays in its ranges and keeps every card', () => {
  const dice = createDice('range')
  for (let turn = 0; turn < 500; turn += 1) {
    const whole = dice.int(2, 4)
    expect(whole >= 2 && whole <= 4).toBe(true)
    const part = dice.range(-1, 1)
    expect(part >= -1 && part < 1).toBe(true)
  }
  expect(dice.shuffle([1, 2, 3, 4, 5]).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
})
