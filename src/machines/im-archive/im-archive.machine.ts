import { assign, setup } from 'xstate'
import type { ChatMessage } from '#src/contract/im/client.ts'
import { type Failure, port, type Said, said, types } from '../port.ts'

/** What is looked for; `conversation` is a key such as `chat:bob`, null for all conversations. */
export interface Query {
  readonly text: string
  readonly conversation: string | null
}

export type ImArchiveFact =
  | Said<'imArchive.opened', { user: string }>
  | Said<'imArchive.searchRequested', { text: string; conversation?: string }>
  | Said<'imArchive.searchEnded' | 'imArchive.cleared'>
  | Said<'search.succeeded', { messages: readonly ChatMessage[]; isCut: boolean }>
  | Said<'search.failed' | 'forget.failed', { failure: Failure }>
  | Said<'forget.succeeded'>

export interface ImArchiveContext {
  readonly user: string
  readonly query: Query | null
  /** What was found for the query before this one stays until the search has ended; newest first. */
  readonly messages: readonly ChatMessage[]
  /** There are more than are listed. */
  readonly isCut: boolean
  readonly failure: Failure | null
}

export interface ArchiveSearch {
  readonly user: string
  readonly text: string
  readonly conversation?: string
  readonly limit: number
}

/** Ours: nobody reads on; another word is quicker. */
const HITS_MAX = 100

const noSearch = { query: null, messages: [], isCut: false, failure: null } as const

/**
 * The messages that this device has kept, over all conversations: searched without network, and forgotten with the person (chat §1;
 * where the specification is silent the reading is ours). A conversation reads its own by itself.
 */
export const imArchiveMachine = setup({
  types: types<{ context: ImArchiveContext; events: ImArchiveFact }>(),
  actors: { search: port<ArchiveSearch>('imArchive.search'), forget: port<object>('imArchive.forget') },
  guards: {
    isAnother: ({ context, event }) => said(event, 'imArchive.opened').user !== context.user,
    hasWords: ({ event }) => said(event, 'imArchive.searchRequested').text.trim() !== '',
  },
  actions: {
    takeUser: assign(({ event }) => ({
      ...noSearch,
      user: said(event, 'imArchive.opened').user,
    })),
    takeQuery: assign({
      query: ({ event }) => {
        const { text, conversation = null } = said(event, 'imArchive.searchRequested')
        return { text, conversation }
      },
    }),
    takeFound: assign(({ event }) => {
      const { messages, isCut } = said(event, 'search.succeeded')
      return { messages, isCut, failure: null }
    }),
    rememberFailure: assign(({ event }) => ({
      messages: [],
      isCut: false,
      failure: said(event, 'search.failed').failure,
    })),
    forgetSearch: assign(noSearch),
    forgetAll: assign({ ...noSearch, user: '' }),
  },
}).createMachine({
  id: 'imArchive',
  context: { user: '', ...noSearch },
  initial: 'idle',
  on: {
    'imArchive.opened': { guard: 'isAnother', target: '.idle', actions: 'takeUser' },
    'imArchive.searchRequested': [
      { guard: 'hasWords', target: '.searching', reenter: true, actions: 'takeQuery' },
      { target: '.idle', actions: 'forgetSearch' },
    ],
    'imArchive.searchEnded': { target: '.idle', actions: 'forgetSearch' },
    'imArchive.cleared': { target: '.forgetting', reenter: true, actions: 'forgetAll' },
  },
  states: {
    idle: {},
    searching: {
      invoke: {
        src: 'search',
        id: 'search',
        input: ({ context: { user, query } }): ArchiveSearch => ({
          user,
          text: query!.text,
          ...(query!.conversation === null ? {} : { conversation: query!.conversation }),
          limit: HITS_MAX,
        }),
      },
      on: {
        'search.succeeded': { target: 'idle', actions: 'takeFound' },
        'search.failed': { target: 'idle', actions: 'rememberFailure' },
      },
    },
    /** Once begun, forgetting is not given up by leaving this state. */
    forgetting: {
      invoke: { src: 'forget', id: 'forget', input: {} },
      on: { 'forget.succeeded': { target: 'idle' }, 'forget.failed': { target: 'idle' } },
    },
  },
})
