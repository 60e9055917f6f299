import { stagedMachine } from '../staged.ts'

/** One ask to buy: none, released, sold or cancelled (marketplace §7; lc:want-to-buy). */
export const askToBuyMachine = stagedMachine({
  id: 'askToBuy',
  stages: ['none', 'released', 'sold', 'cancelled'],
  steps: [
    { on: 'askToBuy.releaseRequested', from: ['none'], to: 'released' },
    { on: 'askToBuy.sellRequested', from: ['released'], to: 'sold' },
    { on: 'askToBuy.chooseRequested', from: ['released'], to: 'sold' },
    { on: 'askToBuy.cancelRequested', from: ['released'], to: 'cancelled' },
  ],
})
