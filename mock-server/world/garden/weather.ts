import { type Season, seasons, type Weather, weathers } from '#src/contract/rest/garden/garden.schema.ts'
import { chinaOffset, toCivil } from '#src/domain/time/calendar.ts'
import { hour, type Instant } from '#src/domain/time/instant.ts'
import { weatherOdds } from './numbers.ts'

/** The season of an instant, by the calendar: March begins spring. */
export const seasonAt = (at: Instant): Season => seasons[Math.floor(((toCivil(at).month + 9) % 12) / 3)]!

/** The beginning of the hour that this instant lies in, by the clock of the world. */
export const hourOf = (at: Instant): Instant => Math.floor((at + chinaOffset) / hour) * hour - chinaOffset

/** The weather of the hour that this instant lies in: the same for everybody, and again whenever it is asked. */
export function weatherAt(seed: number, at: Instant): Weather {
  let mixed = (Math.imul(hourOf(at) / hour, 0x9e37_79b1) ^ Math.imul(seed + 1, 0x85eb_ca6b)) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b_3c6d)
  mixed = (mixed ^ (mixed >>> 13)) >>> 0
  const odds = weatherOdds[seasonAt(at)]
  let left = mixed % 100
  return weathers.find((one) => (left -= odds[one]) < 0) ?? 'sun'
}
