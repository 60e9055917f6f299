import type { MachineModel } from '../model.ts'

/** What can happen around the machine, and what holds whatever happens (APP-… in app.rules.md). */
export const appModel: MachineModel<{ readonly keyed: readonly string[] }> = {
  id: 'app',
  start: Date.UTC(2026, 2, 1),
  alphabet: {
    'app.started': { by: 'app', classes: { '': { inputs: {} } } },
    'app.streamOpened': {
      by: 'user',
      classes: {
        resource: { stream: 'resource/notices', input: { endpoint: 'notice.list', request: {} } },
        form: { stream: 'submission/nickname', input: undefined },
      },
    },
    'app.streamClosed': { by: 'user', classes: { form: { stream: 'submission/nickname' } } },
  },
  abstract: ({ keyed }) => ({ keyed: [...keyed].sort() }),
  laws: {
    state: [
      {
        id: 'APP-2',
        says: 'a keyed actor is noted once, and at most forty of a kind are',
        holds: ({ context: { keyed } }) => new Set(keyed).size === keyed.length && keyed.length <= 80,
      },
    ],
    trace: [],
  },
}
