import { stagedModel } from '../staged.model.ts'

/** What can happen around it, and what holds whatever happens (SYN-… in synthesis.rules.md). */
export const synthesisModel = stagedModel({
  id: 'synthesis',
  stages: ['listed', 'qualified', 'performed'],
  calls: {
    'synthesis.performRequested': { endpoint: 'synthesis.perform', request: { synthesisId: '881001', ids: '7-1,8-1' } },
  },
  rules: { stages: 'SYN-1', once: 'SYN-2', until: 'SYN-3', repeated: 'SYN-4', ended: 'SYN-5' },
})
