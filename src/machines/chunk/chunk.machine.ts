import { assign, setup } from 'xstate'
import { timings } from '#src/domain/time/timings.ts'
import { type Deadline, type Failure, port, type Said, said, types, waitUntil } from '../port.ts'

export type ChunkFact =
  | Said<
      'chunk.opened' | 'chunk.fallbackElapsed' | 'chunk.pageElapsed' | 'chunk.scriptElapsed' | 'chunk.retryRequested'
    >
  | Said<'importPage.succeeded'>
  | Said<'importPage.failed', { failure: Failure }>

export interface ChunkContext {
  /** `<area>/<name>` of the page. */
  readonly page: string
  readonly openedAt: number
  readonly failure: Failure | null
}

const tooSlow: Failure = { reason: 'pageTimeout', message: '页面加载太慢，可以再等等或重新加载' }
const lost: Failure = { reason: 'chunkTimeout', message: '页面加载失败，请重新加载' }

/**
 * Loading the code of one page: a fallback after 200 ms, the page gives up waiting after 60 s, the script after 120 s; a script
 * that arrives in between is still welcome (marketplace §2, §8, §9; A-27; lc:chunk-loading).
 */
export const chunkMachine = setup({
  types: types<{ context: ChunkContext; events: ChunkFact; input: { page: string } }>(),
  actors: { importPage: port<{ page: string }>('chunk.importPage'), waitUntil },
  actions: {
    start: assign({ openedAt: ({ event }) => event.at, failure: null }),
    noteSlow: assign({ failure: tooSlow }),
    noteLost: assign({ failure: lost }),
    forgetFailure: assign({ failure: null }),
    rememberFailure: assign({ failure: ({ event }) => said(event, 'importPage.failed').failure }),
  },
}).createMachine({
  id: 'chunk',
  context: ({ input }) => ({ page: input.page, openedAt: 0, failure: null }),
  initial: 'idle',
  states: {
    idle: { on: { 'chunk.opened': { target: 'loading', actions: 'start' } } },
    loading: {
      invoke: [
        { src: 'importPage', id: 'importPage', input: ({ context }) => ({ page: context.page }) },
        {
          src: 'waitUntil',
          id: 'scriptLimit',
          input: ({ context }): Deadline => ({
            at: context.openedAt + timings.chunkTimeoutMs,
            fact: 'chunk.scriptElapsed',
          }),
        },
      ],
      initial: 'quiet',
      on: {
        'importPage.succeeded': { target: 'loaded', actions: 'forgetFailure' },
        'importPage.failed': { target: 'failed', actions: 'rememberFailure' },
        'chunk.scriptElapsed': { target: 'failed', actions: 'noteLost' },
      },
      states: {
        quiet: {
          invoke: {
            src: 'waitUntil',
            id: 'fallbackDelay',
            input: ({ context }): Deadline => ({
              at: context.openedAt + timings.lazyFallbackMs,
              fact: 'chunk.fallbackElapsed',
            }),
          },
          on: { 'chunk.fallbackElapsed': { target: 'fallbackShown' } },
        },
        fallbackShown: {
          invoke: {
            src: 'waitUntil',
            id: 'pageLimit',
            input: ({ context }): Deadline => ({
              at: context.openedAt + timings.lazyTimeoutMs,
              fact: 'chunk.pageElapsed',
            }),
          },
          on: { 'chunk.pageElapsed': { target: 'slow', actions: 'noteSlow' } },
        },
        slow: { on: { 'chunk.retryRequested': { target: '#chunk.loading', reenter: true, actions: 'start' } } },
      },
    },
    loaded: {},
    failed: {
      on: {
        'chunk.retryRequested': { target: 'loading', actions: 'start' },
        'chunk.opened': { target: 'loading', actions: 'start' },
      },
    },
  },
})
