import { expect, it } from 'vitest'
import { turnedSize } from './crop-picture.ts'

it.each([
  [0, 30, 20],
  [90, 20, 30],
  [180, 30, 20],
  [270, 20, 30],
  [360, 30, 20],
])('a picture of 30 by 20 that is turned by %d degrees is %d by %d', (rotation, width, height) => {
  expect(turnedSize(30, 20, rotation)).toEqual({ width, height })
})
