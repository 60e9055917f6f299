import { expect, it } from 'vitest'
import { positionWords } from './position.ts'

it.each([
  [30.259, 120.1486, '北纬 30.2590°，东经 120.1486°'],
  [-33.8688, 151.2093, '南纬 33.8688°，东经 151.2093°'],
  [40.7128, -74.006, '北纬 40.7128°，西经 74.0060°'],
  [0, 0, '北纬 0.0000°，东经 0.0000°'],
])('%d, %d is %s', (latitude, longitude, words) => expect(positionWords(latitude, longitude)).toBe(words))
