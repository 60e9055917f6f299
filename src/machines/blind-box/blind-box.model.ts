import { intentModel } from '../intent.model.ts'

/** What can happen around an opening, and what holds whatever happens (BOX-… in blind-box.rules.md). */
export const blindBoxModel = intentModel({
  id: 'blindBox',
  intents: {
    one: { endpoint: 'box.open', request: { id: '1' }, password: null, withPassword: false },
    many: { endpoint: 'box.openMany', request: { typeId: '7', count: 52 }, password: null, withPassword: false },
  },
  results: { '': { result: [{ sealedId: '1' }] } },
  rules: { once: 'BOX-1', until: 'BOX-2', done: 'BOX-3', ended: 'BOX-5' },
})
