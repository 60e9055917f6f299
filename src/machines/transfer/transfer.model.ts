import { intentModel } from '../intent.model.ts'

/** What can happen around a transfer, and what holds whatever happens (TRA-… in transfer.rules.md). */
export const transferModel = intentModel({
  id: 'transfer',
  intents: {
    plain: {
      endpoint: 'transfer.give',
      request: { ids: ['1'], receiver: '10002' },
      password: null,
      withPassword: false,
    },
    withPassword: {
      endpoint: 'transfer.give',
      request: { ids: ['1'], receiver: '10002' },
      password: '123456',
      withPassword: true,
    },
  },
  results: { '': { result: { copies: [{ id: '1' }] } } },
  rules: { once: 'TRA-1', until: 'TRA-2', done: 'TRA-3', ended: 'TRA-5' },
})
