import { stagedMachine } from '../staged.ts'

/** One recipe (marketplace §7; lc:synthesis): what was made stays until somebody goes on. */
export const synthesisMachine = stagedMachine({
  id: 'synthesis',
  stages: ['listed', 'qualified', 'performed'],
  steps: [{ on: 'synthesis.performRequested', from: ['qualified'], to: 'performed' }],
})
