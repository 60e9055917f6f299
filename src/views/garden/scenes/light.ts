import type { Air, Weather, Season } from './types.ts'

export type Light = 'dawn' | 'day' | 'dusk' | 'night'

const SUNRISE = 6 * 60
const SUNSET = 18 * 60
const TWILIGHT = 60
const DAY = 24 * 60

/** Which of the four lights a minute of the day has: the sun rises at six and sets at six, as on a painted scroll. */
export const lightOf = (minute: number): Light =>
  Math.abs(minute - SUNRISE) <= TWILIGHT
    ? 'dawn'
    : Math.abs(minute - SUNSET) <= TWILIGHT
      ? 'dusk'
      : minute > SUNRISE && minute < SUNSET
        ? 'day'
        : 'night'

/** How far the sun (by day) or the moon (by night) is on its way across the sky, 0 to 1. */
export const wayOf = (minute: number): number => {
  const half = DAY / 2
  return ((minute - SUNRISE + DAY) % half) / half
}

export const isMoonUp = (minute: number): boolean => minute < SUNRISE || minute >= SUNSET

export const weatherWords: Record<Weather, string> = { sun: '晴', cloud: '多云', rain: '雨', snow: '雪', wind: '大风' }
export const seasonWords: Record<Season, string> = { spring: '春', summer: '夏', autumn: '秋', winter: '冬' }
export const lightWords: Record<Light, string> = { dawn: '清晨', day: '白天', dusk: '黄昏', night: '夜' }

/** What a scene says of its sky to whoever does not see it: 「春，夜，雨」. */
export const airWords = ({ season, minute, weather, isGuess }: Air, between = '，'): string => {
  const light = lightWords[lightOf(minute)]
  return isGuess ? light : [seasonWords[season], light, weatherWords[weather]].join(between)
}
