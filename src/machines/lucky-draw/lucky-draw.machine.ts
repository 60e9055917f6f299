import { stagedMachine } from '../staged.ts'

/** One raffle, or the lots of the day (marketplace §7; lc:lucky-draw). What was drawn stays until somebody goes on. */
export const luckyDrawMachine = stagedMachine({
  id: 'luckyDraw',
  stages: ['ready', 'result'],
  steps: [
    { on: 'luckyDraw.drawRequested', from: ['ready'], to: 'result' },
    { on: 'luckyDraw.drawManyRequested', from: ['ready'], to: 'result' },
    { on: 'luckyDraw.openLotRequested', from: ['ready'], to: 'result' },
  ],
})
