import { stagedModel } from '../staged.model.ts'

/** What can happen around it, and what holds whatever happens (DIY-… in diy.rules.md). */
export const diyModel = stagedModel({
  id: 'diy',
  stages: ['idle', 'made', 'salvaged'],
  calls: {
    'diy.makeRequested': { endpoint: 'diy.make', request: { inCategoryId: '1101', number: 2 } },
    'diy.salvageRequested': { endpoint: 'diy.salvage', request: { productId: '1' } },
  },
  rules: { stages: 'DIY-1', once: 'DIY-2', until: 'DIY-3', repeated: 'DIY-4', ended: 'DIY-5' },
})
