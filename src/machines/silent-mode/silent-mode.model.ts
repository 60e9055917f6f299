import { operationsModel } from '../operations.model.ts'
import type { SilentModes } from './silent-mode.machine.ts'

const conversation = 'chat:bob'

/** What can happen to do-not-disturb settings (SIL-… in silent-mode.rules.md). */
export const silentModeModel = operationsModel<SilentModes>({
  id: 'silent-mode',
  prefix: 'silentMode',
  unheard: ['changed', 'eventArrived'],
  order: 'SIL-1',
  atOnce: 2,
  operations: {
    all: { operation: 'set', input: { paramType: 0, remindType: 'AT' } },
    one: { operation: 'set', input: { conversation, paramType: 1, duration: 60_000 } },
    clear: { operation: 'clear', input: { conversation } },
    language: { operation: 'language', input: { language: 'en' } },
  },
  events: {},
  results: { '': { type: 'AT' } },
  abstract: (data) => ({ keys: Object.keys(data.settings).toSorted(), language: data.language }),
  step: [
    {
      id: 'SIL-2',
      says: 'clearing the setting of a conversation leaves the others',
      holds: ({ fact, before, after }) =>
        fact.type !== 'operate.succeeded' ||
        before.context.operations[0]?.operation !== 'clear' ||
        (!(conversation in after.context.data.settings) &&
          '' in before.context.data.settings === '' in after.context.data.settings),
    },
  ],
})
