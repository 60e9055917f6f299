import { type AnyStateMachine, enqueueActions, setup } from 'xstate'
import { type Said, said, types } from '../port.ts'

/** An actor that is to exist, by the name of its stream. */
export interface Opening {
  readonly stream: string
  readonly input: unknown
}

export type AppFact =
  /** Actors are needed, or wanted once more: those of a kind that was installed, or one for a page (`resource/…`, `submission/…`). */
  Said<'app.streamsOpened', { streams: readonly Opening[] }> | Said<'app.streamClosed', { stream: string }>

/** What the root knows of kinds. */
export interface KindRules {
  /** What is spawned for a stream. */
  readonly logicOf: (stream: string) => AnyStateMachine
  /** What is looked at, or goes on until it is settled, is not stopped to make room: the list in sight, an order that is being paid. */
  readonly isKept: (stream: string) => boolean
  /** These were stopped to make room. */
  readonly stopped: (streams: readonly string[]) => void
}

const none: Record<string, AnyStateMachine> = {}

/** How many actors of one kind are kept; stopping and adding cost O(n) in siblings, so those opened longest ago go first. */
const STREAMS_MAX = 40

const kindOf = (stream: string): string => stream.split('/', 1)[0]!

/** The root: spawns every actor of the app under its stream name. It holds no business. */
export const appMachine = ({ logicOf, isKept, stopped }: KindRules) =>
  setup({
    types: types<{ events: AppFact; context: { readonly streams: readonly string[] } }>(),
    actors: none,
    actions: {
      openStreams: enqueueActions(({ enqueue, event, context, system }) => {
        let streams = context.streams
        for (const { stream, input } of said(event, 'app.streamsOpened').streams) {
          const others = streams.filter((other) => other !== stream)
          streams = [...others, stream]
          if (system.get(stream)) continue
          const same = others.filter((other) => kindOf(other) === kindOf(stream))
          // What is kept counts, too: who goes does not depend on who is looking, unless somebody looks at what was opened longest ago.
          const many = Math.max(0, same.length - STREAMS_MAX + 1)
          const gone = same.filter((other) => !isKept(other)).slice(0, many)
          for (const other of gone) enqueue.stopChild(other)
          if (gone.length > 0) enqueue(() => stopped(gone))
          enqueue.spawnChild(logicOf(stream), { id: stream, systemId: stream, input })
          streams = streams.filter((other) => !gone.includes(other))
        }
        enqueue.assign({ streams })
      }),
      closeStream: enqueueActions(({ enqueue, event, context }) => {
        const { stream } = said(event, 'app.streamClosed')
        enqueue.stopChild(stream)
        enqueue.assign({ streams: context.streams.filter((other) => other !== stream) })
      }),
    },
  }).createMachine({
    id: 'app',
    context: { streams: [] },
    initial: 'running',
    states: {
      running: {
        on: {
          'app.streamsOpened': { actions: 'openStreams' },
          'app.streamClosed': { actions: 'closeStream' },
        },
      },
    },
  })

export type AppMachine = ReturnType<typeof appMachine>
