import { expect, it } from 'vitest'
import { brush, createPen, dots, lines, short, smooth, soft, turned } from './pen.ts'

it('writes numbers as short as SVG allows', () => {
  expect([0.5, -0.25, 1, 1.04, -0, 12.349].map((value) => short(value))).toEqual(['.5', '-.2', '1', '1', '0', '12.3'])
  expect(short(12.349, 2)).toBe('12.35')
})

it('follows the rounded position, so that rounding never adds up', () => {
  const pen = createPen(0).moveTo([0, 0])
  for (let step = 1; step <= 10; step += 1) pen.lineTo([step * 0.4, 0])
  const dx = Array.from(
    pen
      .data()
      .replace('M0 0l', '')
      .matchAll(/-?\d+ 0/g),
    ([pair]) => Number(pair.split(' ')[0]),
  )
  expect(dx.reduce((sum, value) => sum + value, 0)).toBe(4)
})

it('names a command once and parts numbers only where needed', () => {
  expect(
    lines(
      [
        [0, 0],
        [1.5, 0.5],
        [1, -1],
      ],
      true,
    ),
  ).toBe('M0 0l1.5.5-.5-1.5z')
})

it('curves pass through their first point and close', () => {
  expect(
    smooth(
      [
        [0, 0],
        [10, 0],
        [10, 10],
      ],
      true,
    ),
  ).toMatch(/^M0 0c.*z$/)
  expect(
    soft([
      [0, 0],
      [10, 0],
      [10, 10],
    ]),
  ).toMatch(/^M5 5q.*z$/)
  expect(smooth([[1, 1]])).toBe('')
})

it('a brush stroke has both sides', () => {
  expect(
    brush(
      [
        [0, 0],
        [10, 0],
      ],
      () => 4,
    ),
  ).toMatch(/^M0 2c/)
})

it('dots are strokes without length', () => {
  expect(
    dots([
      [1, 2],
      [3.25, 4],
    ]),
  ).toBe('M1 2h0M3.3 4h0')
})

it('path data is turned and stretched pair by pair, absolute and relative alike', () => {
  expect(turned('M0 0C10-5 20-5 30 0l0 4z', 0, 2)).toBe('M0 0C20-10 40-10 60 0l0 8z')
  expect(turned('M0-8L.5.5', 90, 1, 2, 1)).toBe('M16 0L-1 .5')
})
