import { stagedMachine } from '../staged.ts'

/** The nutrient of one planted copy (marketplace §4, §7; lc:nutrient). */
export const gardenNutrientMachine = stagedMachine({
  id: 'gardenNutrient',
  stages: ['hasRoom', 'supplemented'],
  steps: [{ on: 'gardenNutrient.supplementRequested', from: ['hasRoom'], to: 'supplemented' }],
})
