import { lazy } from '#src/domain/lazy.ts'
import { stagedKind } from '../kind.ts'

export const gardenBuild = stagedKind({
  id: 'garden-build',
  area: 'garden',
  settled: ['collecting', 'built', 'boxOpened'],
  lifecycles: ['lc:build'],
  load: lazy(() => import('./garden-build.live.ts')),
})
