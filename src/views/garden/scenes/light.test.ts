import { describe, expect, it } from 'vitest'
import { airWords, isMoonUp, lightOf, wayOf } from './light.ts'

describe('the light of a scene', () => {
  it('follows the minute of the day, with an hour of twilight on either side of six', () => {
    expect([0, 299, 300, 420, 421, 719, 1019, 1020, 1140, 1141, 1439].map(lightOf)).toEqual([
      'night',
      'night',
      'dawn',
      'dawn',
      'day',
      'day',
      'day',
      'dusk',
      'dusk',
      'night',
      'night',
    ])
  })

  it('leads sun and moon across the sky by turns', () => {
    expect([360, 720, 1080, 0].map(wayOf)).toEqual([0, 0.5, 0, 0.5])
    expect([359, 360, 1079, 1080].map(isMoonUp)).toEqual([true, false, false, true])
  })

  it('is said in words', () => {
    expect(airWords({ season: 'autumn', minute: 1290, weather: 'rain' })).toBe('秋，夜，雨')
  })
})
