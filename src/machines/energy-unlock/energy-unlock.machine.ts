import { stagedMachine } from '../staged.ts'

/** One block, or the power of one copy (marketplace §7 Energy; lc:energy-unlock). */
export const energyUnlockMachine = stagedMachine({
  id: 'energyUnlock',
  stages: ['locked', 'unlocked', 'appointed'],
  steps: [
    { on: 'energyUnlock.unlockRequested', from: ['locked'], to: 'unlocked' },
    { on: 'energyUnlock.appointRequested', from: ['locked'], to: 'appointed' },
    { on: 'energyUnlock.changePowerRequested', from: ['locked', 'unlocked', 'appointed'] },
  ],
})
