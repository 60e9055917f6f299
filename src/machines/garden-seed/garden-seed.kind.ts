import { lazy } from '#src/domain/lazy.ts'
import { stagedKind } from '../kind.ts'

export const gardenSeed = stagedKind({
  id: 'garden-seed',
  area: 'garden',
  settled: ['growing', 'settled', 'received'],
  lifecycles: ['lc:seeds'],
  load: lazy(() => import('./garden-seed.live.ts')),
})
