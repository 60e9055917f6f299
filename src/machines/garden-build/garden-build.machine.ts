import { stagedMachine } from '../staged.ts'

/** Buildings of one kind and their boxes (marketplace §7; lc:build). */
export const gardenBuildMachine = stagedMachine({
  id: 'gardenBuild',
  stages: ['collecting', 'built', 'boxOpened'],
  steps: [
    { on: 'gardenBuild.buildRequested', from: ['collecting'], to: 'built' },
    { on: 'gardenBuild.openRequested', from: ['built'], to: 'boxOpened' },
  ],
})
