import { stagedMachine } from '../staged.ts'

/** One copy that is pledged: owned, published, pledged, and redeemed, expired or cancelled in the end (marketplace §7; lc:mortgage). */
export const pledgeMachine = stagedMachine({
  id: 'pledge',
  stages: ['owned', 'published', 'pledged', 'redeemed', 'expired', 'cancelled'],
  steps: [
    { on: 'pledge.publishRequested', from: ['owned'], to: 'published' },
    { on: 'pledge.lendRequested', from: ['published'], to: 'pledged' },
    { on: 'pledge.cancelRequested', from: ['published'], to: 'cancelled' },
  ],
})
