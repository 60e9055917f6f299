import { stagedModel } from '../staged.model.ts'

/** What can happen around it, and what holds whatever happens (ENU-… in energy-unlock.rules.md). */
export const energyUnlockModel = stagedModel({
  id: 'energyUnlock',
  stages: ['locked', 'unlocked', 'appointed'],
  calls: {
    'energyUnlock.unlockRequested': { endpoint: 'energy.unlock', request: { categoryId: '101', cost: 25 } },
    'energyUnlock.appointRequested': { endpoint: 'energy.appoint', request: { categoryId: '101' } },
    'energyUnlock.changePowerRequested': { endpoint: 'energy.change', request: { copyId: '201101-1', amount: 10 } },
  },
  rules: { stages: 'ENU-1', once: 'ENU-2', until: 'ENU-3', repeated: 'ENU-4', ended: 'ENU-5' },
})
