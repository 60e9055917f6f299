import { hour, day } from '../../src/domain/time/instant.ts'
import { weatherAt } from '../../mock-server/world/garden/weather.ts'

/** Seed of the worlds of the tour: with the hour it decides the weather. */
export const tourSeed = 7

/** From which day on each weather is looked for, so that every season is seen. */
const from = { sun: '2026-06-01', rain: '2026-03-10', snow: '2026-01-05', wind: '2026-10-01' } as const
const names = { sun: '晴', rain: '雨', snow: '雪', wind: '风' } as const
const hours = { 昼: 10, 夜: 22 } as const

/** Four kinds of weather by day and by night: a name, and the first instant at which the world has it. */
export function airs(): readonly { readonly name: string; readonly clock: string }[] {
  return (['sun', 'rain', 'snow', 'wind'] as const).flatMap((weather) =>
    (['昼', '夜'] as const).map((light) => {
      let at = Date.parse(`${from[weather]}T00:00:00+08:00`) + hours[light] * hour
      while (weatherAt(tourSeed, at) !== weather) at += day
      return { name: `${names[weather]}${light}`, clock: new Date(at).toISOString() }
    }),
  )
}
