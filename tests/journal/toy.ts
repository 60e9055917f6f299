import { assign, setup } from 'xstate'
import type { StreamKind } from '#src/journal/entry.ts'

/** A counter that may be broken on purpose; its facts are what a real stream's facts look like. */
const counterMachine = setup({
  types: {
    context: {} as { count: number; note: string },
    events: {} as { type: string; by?: number; note?: string; at: number },
  },
  actions: {
    add: assign({ count: ({ context, event }) => context.count + (event.by ?? 1) }),
    note: assign({ note: ({ event }) => event.note ?? '' }),
    burst: () => undefined,
    explode: assign(() => {
      throw new Error('this fact cannot be folded')
    }),
  },
}).createMachine({
  id: 'counter',
  context: { count: 0, note: '' },
  initial: 'low',
  on: { 'counter.noted': { actions: 'note' }, 'counter.broken': { actions: 'explode' } },
  states: {
    low: {
      on: {
        'counter.added': [
          { guard: ({ context }) => context.count >= 9, target: 'high', actions: 'add' },
          { actions: 'add' },
        ],
      },
    },
    high: { on: { 'counter.added': { actions: 'add' } } },
  },
})

export const counterKind: StreamKind = {
  kind: 'counter',
  machine: counterMachine,
  upcasts: [],
  secrets: { 'counter.noted': ['password'] },
}

export const added = (at: number, by = 1) => ({ type: 'counter.added', by, at })
