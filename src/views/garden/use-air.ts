import { useMinute } from '../kit/app/use-now.ts'
import { useRenewal } from '../kit/resource/use-renewal.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { airOf } from './scene.select.ts'
import type { Air } from './scenes/types.ts'

/** Weather, season and time of day of the world, which are the same for everybody (marketplace §7, magicSeed/weather). */
export function useAir(): Air {
  const weather = useResource({ endpoint: 'garden.weather', request: {}, freshMs: 60_000 })
  useRenewal(
    (weather.data?.hours ?? []).map(({ at }) => at),
    weather.refresh,
  )
  return airOf(weather.data, useMinute())
}
