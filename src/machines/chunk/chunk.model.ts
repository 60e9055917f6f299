import type { MachineModel } from '../model.ts'
import type { ChunkContext } from './chunk.machine.ts'

/** What can happen around the machine, and what holds whatever happens (CHU-… in chunk.rules.md). */
export const chunkModel: MachineModel<ChunkContext> = {
  id: 'chunk',
  start: Date.UTC(2026, 2, 1),
  inputs: { page: { page: 'home/home' } },
  alphabet: {
    'chunk.opened': { by: 'user', classes: { '': {} } },
    'chunk.retryRequested': { by: 'user', classes: { '': {} } },
    'importPage.succeeded': { by: 'effect', effect: 'importPage', classes: { '': {} } },
    'importPage.failed': {
      by: 'effect',
      effect: 'importPage',
      classes: { '': { failure: { reason: 'chunk', message: '加载失败' } } },
    },
  },
  abstract: (context) => ({ failure: context.failure?.reason ?? null }),
  laws: {
    state: [
      {
        id: 'CHU-3',
        says: 'a failure is there exactly when the page is slow or lost',
        holds: ({ states, context }) =>
          (context.failure !== null) === (states.includes('failed') || states.includes('loading.slow')),
      },
    ],
    trace: [
      {
        id: 'CHU-1',
        says: 'the outline shows 200 ms after opening',
        holds: (trace) =>
          trace.every(
            ({ fact, after }) => fact.type !== 'chunk.fallbackElapsed' || fact.at - after.context.openedAt === 200,
          ),
      },
      {
        id: 'CHU-2',
        says: 'the page is called slow 60 s after opening',
        holds: (trace) =>
          trace.every(
            ({ fact, after }) => fact.type !== 'chunk.pageElapsed' || fact.at - after.context.openedAt === 60_000,
          ),
      },
    ],
  },
}
