import type { MachineModel } from '../model.ts'
import type { ToastContext } from './toast.machine.ts'

/** What can happen around the machine, and what holds whatever happens (TOA-… in toast.rules.md). */
export const toastModel: MachineModel<ToastContext> = {
  id: 'toast',
  start: Date.UTC(2026, 2, 1),
  alphabet: {
    'toast.shown': {
      by: 'app',
      classes: {
        one: { message: '一', durationMs: 2000 },
        two: { message: '二', durationMs: 1000 },
        three: { message: '三', durationMs: 3000 },
        four: { message: '四', durationMs: 2000 },
        five: { message: '五', durationMs: 2000 },
        empty: { message: ' ', durationMs: 2000 },
      },
    },
    'toast.dismissed': { by: 'user', classes: { '': {} } },
  },
  abstract: (context) => ({
    current: context.current?.message ?? null,
    queue: context.queue.map((toast) => toast.message),
  }),
  laws: {
    state: [
      {
        id: 'TOA-1',
        says: 'a toast is there exactly while one is shown',
        holds: ({ states, context }) => states.includes('shown') === (context.current !== null),
      },
      {
        id: 'TOA-2',
        says: 'no message twice, none empty, at most three waiting',
        holds: ({ context }) => {
          const all = [context.current, ...context.queue].flatMap((toast) => toast?.message ?? [])
          return (
            new Set(all).size === all.length &&
            all.every((message) => message.trim() !== '') &&
            context.queue.length <= 3
          )
        },
      },
    ],
    trace: [],
  },
}
