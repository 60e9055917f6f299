import { lazy } from '#src/domain/lazy.ts'
import { kind, noInput, nothingUnsaid } from '../kind.ts'

export const gardenBuild = kind({
  id: 'garden-build',
  area: 'garden',
  count: 'fact',
  keys: [],
  input: noInput,
  journaled: 'origin',
  belongsTo: { to: 'person', by: 'closed', onEntering: [] },
  endsOn: [],
  bursts: false,
  secrets: {},
  settled: ['collecting', 'built', 'boxOpened'],
  upcasts: [],
  lifecycles: ['lc:build'],
  promoted: 'readBack',
  restarted: nothingUnsaid,
  load: lazy(() => import('./garden-build.live.ts')),
})
