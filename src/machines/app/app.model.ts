import type { MachineModel } from '../model.ts'

/** What can happen around the machine, and what holds whatever happens (APP-… in app.rules.md). */
export const appModel: MachineModel<{ readonly streams: readonly string[] }> = {
  id: 'app',
  start: Date.UTC(2026, 2, 1),
  alphabet: {
    'app.streamsOpened': {
      by: 'user',
      classes: {
        resource: { streams: [{ stream: 'resource/notices', input: { endpoint: 'notice.list', request: {} } }] },
        form: { streams: [{ stream: 'submission/nickname', input: undefined }] },
      },
    },
    'app.streamClosed': { by: 'user', classes: { form: { stream: 'submission/nickname' } } },
  },
  abstract: ({ streams }) => ({ streams: [...streams].sort() }),
  laws: {
    state: [
      {
        id: 'APP-2',
        says: 'an actor is noted once, and at most forty of a kind are',
        holds: ({ context: { streams } }) => new Set(streams).size === streams.length && streams.length <= 80,
      },
    ],
    trace: [],
  },
}
