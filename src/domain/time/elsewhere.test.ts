import { Schema } from 'effect'
import { afterEach, expect, it } from 'vitest'
import { Moment } from '#src/contract/rest/wire.ts'
import { datePickerDays, formatInstant, startOfDay, toCivil } from './calendar.ts'

/** The tests run where the product is used; a device may stand anywhere. */
const here = process.env['TZ']
afterEach(() => void (process.env['TZ'] = here))

const at = Date.parse('2026-02-28T16:30:05Z')
const moment = Schema.decodeUnknownSync(Moment)
const read = () => ({
  civil: toCivil(at),
  words: formatInstant(at, 'YYYY-MM-DD HH:mm:ss'),
  day: startOfDay('2026-03-01'),
  picker: datePickerDays(at, at),
  moments: ['2026-03-01', '2026-03-01 00:30', '2026-03-01T00:30', '2026-03-01 00:30:05', '2026-03-01T00:30:05'].map(
    (text) => moment(text),
  ),
})

it('a device that stands elsewhere reads the same clock', () => {
  const expected = read()
  expect(expected.moments.map((one) => at - one)).toEqual([1_805_000, 5_000, 5_000, 0, 0])
  for (const zone of ['America/New_York', 'UTC', 'Pacific/Kiritimati', 'Asia/Kolkata']) {
    process.env['TZ'] = zone
    expect(new Date(at).getTimezoneOffset()).not.toBe(-480)
    expect({ zone, ...read() }).toEqual({ zone, ...expected })
  }
})
