import { describe, expect, it } from 'vitest'
import { isQuiet, loud, quietText, readQuiet, untilText } from './quiet.ts'

/** 2026-03-01 08:00 in Beijing. */
const now = 1_772_323_200_000
const hour = 3_600_000

describe('a do-not-disturb setting', () => {
  it('is read in its three kinds', () => {
    expect(readQuiet({ type: 'NONE' }, now)).toEqual({ ...loud, remind: 'NONE' })
    expect(readQuiet({ type: 'DEFAULT', ignoreUntil: now + hour }, now)).toEqual({ ...loud, until: now + hour })
    expect(readQuiet({ type: 'AT', ignoreInterval: '22:30-7:15' }, now)).toEqual({
      remind: 'AT',
      until: null,
      span: { from: { hours: 22, minutes: 30 }, to: { hours: 7, minutes: 15 } },
    })
  })

  it('is none when it cannot be read or is over', () => {
    expect(
      [undefined, null, 'x', { type: 7 }, { ignoreUntil: now - 1 }, { ignoreInterval: '99:00-1:1' }].map((one) =>
        readQuiet(one, now),
      ),
    ).toEqual(Array.from({ length: 6 }, () => loud))
  })

  it('holds over midnight', () => {
    const night = readQuiet({ ignoreInterval: '22:30-7:15' }, now)
    expect([now, now - hour, now + 15 * hour].map((at) => isQuiet(night, at))).toEqual([false, true, true])
  })

  it('is said in words', () => {
    const span = { from: { hours: 1, minutes: 1 }, to: { hours: 9, minutes: 30 } }
    expect(quietText(loud, now)).toBeNull()
    expect(quietText({ ...loud, remind: 'NONE' }, now)).toBe('一直')
    expect(quietText({ ...loud, remind: 'AT' }, now)).toBe('只提醒@我')
    expect(quietText({ ...loud, span }, now)).toBe('每天 01:01–09:30')
    expect(untilText(now + hour, now)).toBe('到今天 09:00')
    expect(untilText(now + 24 * hour, now)).toBe('到明天 08:00')
    expect(untilText(now + 72 * hour, now)).toBe('到 3月4日 08:00')
    expect(untilText(Date.parse('2036-12-31T00:00:00+08:00'), now)).toBe('到 2036年12月31日 00:00')
  })
})
