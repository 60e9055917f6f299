import { stagedModel } from '../staged.model.ts'

/** What can happen around it, and what holds whatever happens (RED-… in red-envelope.rules.md). */
export const redEnvelopeModel = stagedModel({
  id: 'redEnvelope',
  stages: ['open', 'closed', 'taken'],
  calls: {
    'redEnvelope.openRequested': { endpoint: 'draw.openEnvelope', request: { id: '1' } },
  },
  rules: { stages: 'RED-1', once: 'RED-2', until: 'RED-3', repeated: 'RED-4', ended: 'RED-5' },
})
