import { Backdrop } from './backdrop.tsx'
import type { Air, Weather } from './types.ts'

export default { title: '花园/天气与光' }

const minutes = { 清晨: 375, 白天: 600, 黄昏: 1080, 夜: 1320 }
const weathers: readonly Weather[] = ['sun', 'cloud', 'rain', 'snow', 'wind']

const sheet = (season: Air['season']) => () => (
  <main className="min-h-dvh w-full bg-paper p-1 text-ink">
    <h1 className="sr-only">天气与光</h1>
    <div className="grid grid-cols-2 gap-1">
      {weathers.flatMap((weather) =>
        Object.entries(minutes).map(([name, minute]) => (
          <Backdrop key={weather + name} air={{ weather, season, minute }} horizon="170px" label="山" className="h-58">
            {null}
          </Backdrop>
        )),
      )}
    </div>
  </main>
)

export const 春 = sheet('spring')
export const 秋 = sheet('autumn')
