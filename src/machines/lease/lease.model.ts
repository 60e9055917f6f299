import { stagedModel } from '../staged.model.ts'

/** What can happen around it, and what holds whatever happens (LSE-… in lease.rules.md). */
export const leaseModel = stagedModel({
  id: 'lease',
  stages: ['owned', 'published', 'leased', 'returned', 'boughtOut', 'cancelled'],
  calls: {
    'lease.publishRequested': {
      endpoint: 'lease.publish',
      request: { copyId: '7-1', rentFen: 200, daysMax: 7, buyoutFen: null },
    },
    'lease.rentRequested': { endpoint: 'lease.rent', request: { id: '1', days: 2 } },
    'lease.withdrawRequested': { endpoint: 'lease.withdraw', request: { id: '1' } },
    'lease.endRequested': { endpoint: 'lease.end', request: { id: '1' } },
    'lease.buyOutRequested': { endpoint: 'lease.buyout', request: { id: '1' } },
  },
  rules: { stages: 'LSE-1', once: 'LSE-2', until: 'LSE-3', repeated: 'LSE-4', ended: 'LSE-5' },
})
