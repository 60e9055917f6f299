import { enqueueActions, setup } from 'xstate'
import { type Said, said, types } from '../port.ts'
import { type MachineEntry, registry, streamsAtStart } from '../registry.ts'

export type AppFact =
  /** The system runs: everything that exists once is spawned unless it was restored. */
  | Said<'app.started', { inputs: Readonly<Record<string, unknown>> }>
  /** A page needs an actor of a keyed kind (`resource/…`, `submission/…`). */
  | Said<'app.streamOpened', { stream: string; input: unknown }>
  | Said<'app.streamClosed', { stream: string }>

/** How many actors of one keyed kind are kept; stopping and adding cost O(n) in siblings, so the oldest go first. */
const KEYED_MAX = 40

/** What all tabs share goes on until it is settled: an order that is being paid is not stopped to make room. */
const isKept = (kind: string): boolean => registry.some(({ id, journaled }) => id === kind && journaled === 'origin')

const actors = Object.fromEntries(registry.map((entry: MachineEntry) => [entry.id, entry.machine]))

/** The root: spawns every actor of the app under its stream name. It holds no business. */
export const appMachine = setup({
  types: types<{ events: AppFact; context: { readonly keyed: readonly string[] } }>(),
  actors,
  actions: {
    spawnMissing: enqueueActions(({ enqueue, event, system }) => {
      const { inputs } = said(event, 'app.started')
      for (const { stream, machine, input } of streamsAtStart()) {
        if (system.get(stream)) continue
        enqueue.spawnChild(machine, { id: stream, systemId: stream, input: inputs[stream] ?? input })
      }
    }),
    openStream: enqueueActions(({ enqueue, event, context, system }) => {
      const { stream, input } = said(event, 'app.streamOpened')
      if (system.get(stream)) return
      const kind = stream.split('/', 1)[0]!
      const rest = context.keyed.filter((other) => other !== stream)
      const same = rest.filter((other) => other.startsWith(`${kind}/`))
      const gone = isKept(kind) ? [] : same.slice(0, Math.max(0, same.length - KEYED_MAX + 1))
      for (const other of gone) enqueue.stopChild(other)
      enqueue.spawnChild(kind, { id: stream, systemId: stream, input })
      enqueue.assign({ keyed: [...rest.filter((other) => !gone.includes(other)), stream] })
    }),
    closeStream: enqueueActions(({ enqueue, event, context }) => {
      const { stream } = said(event, 'app.streamClosed')
      enqueue.stopChild(stream)
      enqueue.assign({ keyed: context.keyed.filter((other) => other !== stream) })
    }),
  },
}).createMachine({
  id: 'app',
  context: { keyed: [] },
  initial: 'running',
  states: {
    running: {
      on: {
        'app.started': { actions: 'spawnMissing' },
        'app.streamOpened': { actions: 'openStream' },
        'app.streamClosed': { actions: 'closeStream' },
      },
    },
  },
})
