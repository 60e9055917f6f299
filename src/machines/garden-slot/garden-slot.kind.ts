import { lazy } from '#src/domain/lazy.ts'
import { stagedKind } from '../kind.ts'

export const gardenSlot = stagedKind({
  id: 'garden-slot',
  area: 'garden',
  settled: ['locked', 'stopped', 'started'],
  lifecycles: ['lc:garden-slots'],
  load: lazy(() => import('./garden-slot.live.ts')),
})
