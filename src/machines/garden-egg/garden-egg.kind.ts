import { lazy } from '#src/domain/lazy.ts'
import { stagedKind } from '../kind.ts'

export const gardenEgg = stagedKind({
  id: 'garden-egg',
  area: 'garden',
  settled: ['available', 'received', 'exchanged'],
  lifecycles: ['lc:eggs'],
  load: lazy(() => import('./garden-egg.live.ts')),
})
