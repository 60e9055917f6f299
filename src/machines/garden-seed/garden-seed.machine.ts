import { stagedMachine } from '../staged.ts'

/** What grew of one crop in slots of one type: settled before it is received (marketplace §4, §7; lc:seeds). */
export const gardenSeedMachine = stagedMachine({
  id: 'gardenSeed',
  stages: ['growing', 'settled', 'received'],
  steps: [
    { on: 'gardenSeed.settleRequested', from: ['growing'], to: 'settled' },
    { on: 'gardenSeed.receiveRequested', from: ['settled'], to: 'received' },
  ],
})
