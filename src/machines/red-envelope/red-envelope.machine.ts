import { stagedMachine } from '../staged.ts'

/** One red envelope (marketplace §7; lc:red-envelope). */
export const redEnvelopeMachine = stagedMachine({
  id: 'redEnvelope',
  stages: ['open', 'closed', 'taken'],
  steps: [{ on: 'redEnvelope.openRequested', from: ['open'], to: 'taken' }],
})
