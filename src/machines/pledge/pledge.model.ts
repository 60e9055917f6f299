import { stagedModel } from '../staged.model.ts'

/** What can happen around it, and what holds whatever happens (PLG-… in pledge.rules.md). */
export const pledgeModel = stagedModel({
  id: 'pledge',
  stages: ['owned', 'published', 'pledged', 'redeemed', 'expired', 'cancelled'],
  calls: {
    'pledge.publishRequested': {
      endpoint: 'pledge.publish',
      request: { copyId: '7-1', loanFen: 5000, rateBasisPoints: 5, days: 7 },
    },
    'pledge.lendRequested': { endpoint: 'pledge.lend', request: { id: '1' } },
    'pledge.cancelRequested': { endpoint: 'pledge.cancel', request: { id: '1' } },
  },
  rules: { stages: 'PLG-1', once: 'PLG-2', until: 'PLG-3', repeated: 'PLG-4', ended: 'PLG-5' },
})
