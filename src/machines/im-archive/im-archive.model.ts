import { fieldsOf } from '#src/domain/unknown.ts'
import type { ChatMessage } from '#src/contract/im/client.ts'
import type { MachineModel } from '../model.ts'
import type { ImArchiveContext } from './im-archive.machine.ts'

const message: ChatMessage = {
  id: '20',
  conversation: 'chat:bob',
  from: 'bob',
  to: 'alice',
  at: 1,
  content: { type: 'txt', msg: '青瓷' },
  ext: {},
  onlineState: 3,
}
const failure = { reason: 'unexpected', message: '' }

/** What can happen around the kept messages, and what holds whatever happens (IMR-… in im-archive.rules.md). */
export const imArchiveModel: MachineModel<ImArchiveContext> = {
  id: 'im-archive',
  start: Date.UTC(2026, 2, 1),
  inputs: { one: {} },
  alphabet: {
    'imArchive.opened': { by: 'app', classes: { alice: { user: 'alice' }, carol: { user: 'carol' } } },
    'imArchive.searchRequested': {
      by: 'user',
      classes: { everywhere: { text: '瓷' }, here: { text: '瓷', conversation: 'chat:bob' }, blank: { text: '  ' } },
    },
    'imArchive.searchEnded': { by: 'user', classes: { '': {} } },
    'imArchive.cleared': { by: 'app', classes: { '': {} } },
    'search.succeeded': {
      by: 'effect',
      effect: 'search',
      classes: { some: { messages: [message], isCut: true }, none: { messages: [], isCut: false } },
    },
    'search.failed': { by: 'effect', effect: 'search', classes: { '': { failure } } },
    'forget.succeeded': { by: 'effect', effect: 'forget', classes: { '': {} } },
    'forget.failed': { by: 'effect', effect: 'forget', classes: { '': { failure } } },
  },
  abstract: ({ user, query, messages, isCut, failure: why }) => ({
    user,
    query,
    found: messages.length,
    isCut,
    hasFailed: why !== null,
  }),
  laws: {
    state: [
      {
        id: 'IMR-1',
        says: 'what is being looked for is what was asked for last',
        holds: ({ states, running, context }) => {
          const searches = running.filter(({ id }) => id === 'search').map(({ input }) => fieldsOf(input))
          return (
            states.includes('searching') === (searches.length === 1) &&
            searches.every(({ text, user }) => text === context.query?.text && user === context.user)
          )
        },
      },
      {
        id: 'IMR-4',
        says: 'nothing is found without words',
        holds: ({ context: { query, messages } }) =>
          query === null ? messages.length === 0 : query.text.trim() !== '',
      },
    ],
    step: [
      {
        id: 'IMR-2',
        says: 'another person begins with nothing',
        holds: ({ before, after }) =>
          before.context.user === after.context.user ||
          (after.context.query === null && after.context.messages.length === 0),
      },
      {
        id: 'IMR-5',
        says: 'the same person once more changes nothing',
        holds: ({ fact, before, after }) =>
          fact.type !== 'imArchive.opened' ||
          fact['user'] !== before.context.user ||
          (after.context.query === before.context.query && after.states.join() === before.states.join()),
      },
      {
        id: 'IMR-3',
        says: 'leaving starts to forget',
        holds: ({ fact, after }) =>
          fact.type !== 'imArchive.cleared' || after.running.some(({ id }) => id === 'forget'),
      },
    ],
    trace: [],
  },
}
