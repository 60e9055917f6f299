import { stagedMachine } from '../staged.ts'

/** One edition in the DIY factory (marketplace §7; lc:diy): its copies stand together, or have been taken apart. */
export const diyMachine = stagedMachine({
  id: 'diy',
  stages: ['idle', 'made', 'salvaged'],
  steps: [
    { on: 'diy.makeRequested', from: ['idle'], to: 'made' },
    { on: 'diy.salvageRequested', from: ['made'], to: 'salvaged' },
  ],
})
