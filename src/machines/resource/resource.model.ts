import { fieldsOf } from '#src/domain/unknown.ts'
import type { MachineModel } from '../model.ts'
import type { ResourceContext } from './resource.machine.ts'

/** What can happen around the machine, and what holds whatever happens (RES-… in resource.rules.md). */
export const resourceModel: MachineModel<ResourceContext> = {
  id: 'resource',
  start: Date.UTC(2026, 2, 1),
  inputs: {
    list: { endpoint: 'notice.list', request: {}, pageSize: 2, freshMs: 60_000 },
    stale: { endpoint: 'notice.list', request: {}, pageSize: 2, freshMs: 0 },
  },
  alphabet: {
    'resource.opened': { by: 'user', classes: { '': {} } },
    'resource.refreshRequested': { by: 'user', classes: { '': {} } },
    'resource.moreRequested': { by: 'user', classes: { '': {} } },
    'resource.forgotten': { by: 'app', classes: { '': {} } },
    'resource.outdated': { by: 'app', classes: { '': {} } },
    'load.succeeded': {
      by: 'effect',
      effect: 'load',
      classes: {
        first: { data: { total: 3 }, items: [{ id: '1' }, { id: '2' }], last: false },
        overlapping: { data: { total: 3 }, items: [{ id: '2' }, { id: '3' }], last: true },
        none: { data: { total: 0 }, items: [], last: true },
      },
    },
    'load.failed': {
      by: 'effect',
      effect: 'load',
      classes: { offline: { failure: { reason: 'offline', message: '没有网络' } } },
    },
  },
  abstract: (context) => ({
    items: context.items.map((item) => fieldsOf(item)['id']),
    last: context.last,
    failure: context.failure?.reason ?? null,
    first: context.page <= 1,
    freshMs: context.freshMs ?? 0,
    mistrusted: context.loadedAt === 0,
  }),
  laws: {
    state: [
      {
        id: 'RES-3',
        says: 'an entry is shown once',
        holds: ({ context }) =>
          new Set(context.items.map((item) => fieldsOf(item)['id'])).size === context.items.length,
      },
    ],
    step: [
      {
        id: 'RES-5',
        says: 'what was loaded for another person is gone at once, and what is on its way for them does not arrive',
        holds: ({ fact, after }) =>
          fact.type !== 'resource.forgotten' ||
          (after.context.data === undefined && after.context.items.length === 0 && after.running.length === 0),
      },
    ],
    trace: [
      {
        id: 'RES-6',
        says: 'what was had before somebody signed in is asked for again when it is opened',
        holds: (trace) =>
          trace.every(
            ({ fact, before, out }, at) =>
              fact.type !== 'resource.opened' ||
              !before.states.includes('ready.fresh') ||
              trace.slice(0, at).findLast((step) => step.fact.type !== 'resource.opened')?.fact.type !==
                'resource.outdated' ||
              out.length > 0,
          ),
      },
      {
        id: 'RES-2',
        says: 'a failure takes nothing away',
        holds: (trace) =>
          trace
            .filter(({ fact }) => fact.type === 'load.failed')
            .every(({ before, after }) => before.context.items.length === after.context.items.length),
      },
      {
        id: 'RES-1',
        says: 'opening what is fresh asks for nothing',
        holds: (trace) =>
          trace
            .filter(({ fact, before }) => fact.type === 'resource.opened' && before.states.includes('ready.fresh'))
            .every(
              ({ fact, before, out }) =>
                out.length === 0 || fact.at - before.context.loadedAt >= (before.context.freshMs ?? 0),
            ),
      },
      {
        id: 'RES-4',
        says: 'renewing what is shown keeps what lies below it while more follows',
        holds: (trace) =>
          trace
            .filter(({ fact, before }) => fact.type === 'load.succeeded' && before.states.includes('ready.refreshing'))
            .filter(({ fact, before }) => before.context.page > 1 && fact['last'] === false)
            .every(({ before, after }) => after.context.items.length >= before.context.items.length),
      },
    ],
  },
  waived: {},
}
