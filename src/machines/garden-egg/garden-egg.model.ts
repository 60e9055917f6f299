import { stagedModel } from '../staged.model.ts'

/** What can happen around it, and what holds whatever happens (GEG-… in garden-egg.rules.md). */
export const gardenEggModel = stagedModel({
  id: 'gardenEgg',
  stages: ['available', 'received', 'exchanged'],
  calls: {
    'gardenEgg.receiveRequested': { endpoint: 'garden.receiveEggs', request: { count: 1, animal: 'hen' } },
    'gardenEgg.exchangeRequested': { endpoint: 'garden.exchangeEggs', request: { count: 1, animal: 'hen' } },
  },
  rules: { stages: 'GEG-1', once: 'GEG-2', until: 'GEG-3', repeated: 'GEG-4', ended: 'GEG-5' },
})
