import { describe, expect, it } from 'vitest'
import { day, hour, minute } from '#src/domain/time/instant.ts'
import { dividerTime, fileSize, isAfterPause, listTime, playTime, spokenTime } from './chat-time.ts'

/** 2026-03-01 08:00 in Beijing, a Sunday. */
const now = 1_772_323_200_000

describe('times in conversations', () => {
  it.each([
    [now, '08:00', '08:00'],
    [now - 8 * hour, '00:00', '00:00'],
    [now - 8 * hour - minute, '昨天', '昨天 23:59'],
    [now - 2 * day, '星期五', '星期五 08:00'],
    [now - 6 * day, '星期一', '星期一 08:00'],
    [now - 7 * day, '2月22日', '2月22日 08:00'],
    [now - 70 * day, '2025年12月21日', '2025年12月21日 08:00'],
    [now + minute, '08:01', '08:01'],
  ])('%# say the day as one does', (at, inList, between) => {
    expect(listTime(at, now)).toBe(inList)
    expect(dividerTime(at, now)).toBe(between)
  })

  it('are said again after five minutes, on another day, and at the beginning', () => {
    expect(isAfterPause(null, now)).toBe(true)
    expect(isAfterPause(now, now + 5 * minute - 1)).toBe(false)
    expect(isAfterPause(now, now + 5 * minute)).toBe(true)
    expect(isAfterPause(now - 8 * hour - 1, now - 8 * hour)).toBe(true)
  })
})

describe('lengths and sizes', () => {
  it('are short for the eye and whole for the ear', () => {
    expect([0, 7, 60, 754].map(playTime)).toEqual(['0:00', '0:07', '1:00', '12:34'])
    expect([0, 7, 60, 65].map(spokenTime)).toEqual(['0 秒', '7 秒', '1 分', '1 分 5 秒'])
    expect([812, 46_284, 204_800, 3_250_586, 5 * 1024 ** 3].map(fileSize)).toEqual([
      '812 B',
      '45.2 KB',
      '200 KB',
      '3.1 MB',
      '5 GB',
    ])
  })
})
