import { stagedModel } from '../staged.model.ts'

/** What can happen around it, and what holds whatever happens (GNU-… in garden-nutrient.rules.md). */
export const gardenNutrientModel = stagedModel({
  id: 'gardenNutrient',
  stages: ['hasRoom', 'supplemented'],
  calls: {
    'gardenNutrient.supplementRequested': {
      endpoint: 'garden.supplement',
      request: { cardId: '1', copyId: '7', nutrient: 'water' },
    },
  },
  rules: { stages: 'GNU-1', once: 'GNU-2', until: 'GNU-3', repeated: 'GNU-4', ended: 'GNU-5' },
})
