import { assign, setup } from 'xstate'
import { type Deadline, type Said, said, types, waitUntil } from '../port.ts'

export interface Toast {
  readonly message: string
  readonly durationMs: number
}

export type ToastFact = Said<'toast.shown', Toast> | Said<'toast.elapsed'> | Said<'toast.dismissed'>

export interface ToastContext {
  readonly current: Toast | null
  readonly until: number
  readonly queue: readonly Toast[]
}

/** More than this many waiting toasts would outlive what they speak of; the oldest waiting ones give way. */
const QUEUE_MAX = 3

/** Short messages, one at a time, in order; the same message is not queued twice (marketplace §9: 2000 ms by default). */
export const toastMachine = setup({
  types: types<{ context: ToastContext; events: ToastFact }>(),
  actors: { waitUntil },
  guards: {
    isEmpty: ({ event }) => said(event, 'toast.shown').message.trim() === '',
    isKnown: ({ context, event }) =>
      [context.current, ...context.queue].some((toast) => toast?.message === said(event, 'toast.shown').message),
    hasNext: ({ context }) => context.queue.length > 0,
  },
  actions: {
    show: assign(({ event }) => {
      const { message, durationMs, at } = said(event, 'toast.shown')
      return { current: { message, durationMs }, until: at + durationMs }
    }),
    enqueue: assign({
      queue: ({ context, event }) => {
        const { message, durationMs } = said(event, 'toast.shown')
        return [...context.queue, { message, durationMs }].slice(-QUEUE_MAX)
      },
    }),
    showNext: assign(({ context, event }) => {
      const [next, ...queue] = context.queue
      return { current: next!, until: event.at + next!.durationMs, queue }
    }),
    clear: assign({ current: null }),
  },
}).createMachine({
  id: 'toast',
  context: { current: null, until: 0, queue: [] },
  initial: 'hidden',
  states: {
    hidden: {
      on: { 'toast.shown': [{ guard: 'isEmpty' }, { target: 'shown', actions: 'show' }] },
    },
    shown: {
      invoke: {
        src: 'waitUntil',
        id: 'display',
        input: ({ context }): Deadline => ({ at: context.until, fact: 'toast.elapsed' }),
      },
      on: {
        'toast.shown': [{ guard: 'isEmpty' }, { guard: 'isKnown' }, { actions: 'enqueue' }],
        'toast.elapsed': [
          { guard: 'hasNext', target: 'shown', reenter: true, actions: 'showNext' },
          { target: 'hidden', actions: 'clear' },
        ],
        'toast.dismissed': [
          { guard: 'hasNext', target: 'shown', reenter: true, actions: 'showNext' },
          { target: 'hidden', actions: 'clear' },
        ],
      },
    },
  },
})
