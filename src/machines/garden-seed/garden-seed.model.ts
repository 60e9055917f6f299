import { stagedModel } from '../staged.model.ts'

/** What can happen around it, and what holds whatever happens (GSE-… in garden-seed.rules.md). */
export const gardenSeedModel = stagedModel({
  id: 'gardenSeed',
  stages: ['growing', 'settled', 'received'],
  calls: {
    'gardenSeed.settleRequested': { endpoint: 'garden.settle', request: { crop: 'rose', slotType: 'rose' } },
    'gardenSeed.receiveRequested': {
      endpoint: 'garden.receive',
      request: { crop: 'rose', slotType: 'rose', count: 5 },
    },
  },
  rules: { stages: 'GSE-1', once: 'GSE-2', until: 'GSE-3', repeated: 'GSE-4', ended: 'GSE-5' },
})
