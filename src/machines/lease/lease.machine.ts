import { stagedMachine } from '../staged.ts'

/** One copy that is let out: owned, published, leased, and returned, bought out or cancelled in the end (marketplace §7; lc:lease). */
export const leaseMachine = stagedMachine({
  id: 'lease',
  stages: ['owned', 'published', 'leased', 'returned', 'boughtOut', 'cancelled'],
  steps: [
    { on: 'lease.publishRequested', from: ['owned'], to: 'published' },
    { on: 'lease.rentRequested', from: ['published'], to: 'leased' },
    { on: 'lease.withdrawRequested', from: ['published'], to: 'cancelled' },
    { on: 'lease.endRequested', from: ['leased'], to: 'cancelled' },
    { on: 'lease.buyOutRequested', from: ['leased'], to: 'boughtOut' },
  ],
})
