import { lazy } from '#src/domain/lazy.ts'
import { stagedKind } from '../kind.ts'

export const gardenNutrient = stagedKind({
  id: 'garden-nutrient',
  area: 'garden',
  settled: ['hasRoom', 'supplemented'],
  lifecycles: ['lc:nutrient'],
  load: lazy(() => import('./garden-nutrient.live.ts')),
})
