import { stagedModel } from '../staged.model.ts'

/** What can happen around it, and what holds whatever happens (GBU-… in garden-build.rules.md). */
export const gardenBuildModel = stagedModel({
  id: 'gardenBuild',
  stages: ['collecting', 'built', 'boxOpened'],
  calls: {
    'gardenBuild.buildRequested': { endpoint: 'garden.build', request: { count: 1, number: 1, building: 'rabbit' } },
    'gardenBuild.openRequested': { endpoint: 'garden.openBox', request: { count: 1, number: 1, building: 'rabbit' } },
  },
  rules: { stages: 'GBU-1', once: 'GBU-2', until: 'GBU-3', repeated: 'GBU-4', ended: 'GBU-5' },
})
