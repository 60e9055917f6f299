import { stagedMachine } from '../staged.ts'

/** Eggs of one kind: received once hatched, and given back (marketplace §7; lc:eggs). */
export const gardenEggMachine = stagedMachine({
  id: 'gardenEgg',
  stages: ['available', 'received', 'exchanged'],
  steps: [
    { on: 'gardenEgg.receiveRequested', from: ['available'], to: 'received' },
    { on: 'gardenEgg.exchangeRequested', from: ['received'], to: 'exchanged' },
  ],
})
