import type { AnyStateMachine } from 'xstate'
import { type Entry, kindOf, keyOf, readBackAs } from '#src/journal/entry.ts'
import type { Journal } from '#src/journal/journal.ts'
import type { Opening } from '#src/machines/app/app.machine.ts'
import type { Installing, Kind, KindCode } from '#src/machines/kind.ts'
import { streamKind, streamsOf } from '#src/machines/registry.ts'
import type { Handover } from './tabs/handover.ts'
import { goingOn, type LiveKind, liveKind } from './provide.ts'
import type { Role } from './router.ts'
import { forgettable } from './settled.ts'

export interface StreamsParts {
  readonly role: Role
  readonly journal: Journal
  readonly tabId: string
  readonly installing: Installing
  /** What goes on with the page, by stream: it is newer than what is on disk. */
  readonly taken: Handover['streams']
}

/** The kinds as they run here, and what was read back of their streams. */
export interface Streams {
  /** Takes a kind with its code, reads its streams back, and says which are to exist. */
  install(row: Kind, code: KindCode): Opening[]
  /** What is spawned for a stream: its machine, going on from where it was left the first time. */
  logicOf(stream: string): AnyStateMachine
  /** Whether an entry says more than what was read back. */
  isNews(entry: Entry): boolean
  /** Streams that were read back. */
  readonly restored: Set<string>
}

export function createStreams({ role, journal, tabId, installing, taken }: StreamsParts): Streams {
  const live = new Map<string, LiveKind>()
  const left = new Map<string, unknown>()
  const foldedUpTo = new Map<string, number>()
  const restored = new Set<string>()

  /** The streams of this tab and of the origin, ready to go on. */
  const readBack = (row: Kind, code: KindCode): string[] => {
    const found = row.journaled === false ? [] : journal.install(streamKind(row, code.machine))
    const past = forgettable(row, found)
    if (role === 'leader' && past.length > 0) void journal.drop(past)
    return found.flatMap((one) => {
      foldedUpTo.set(one.stream, one.kind === 'live' ? one.seq : -1)
      const stream = readBackAs(one.stream, tabId)
      if (stream === undefined || past.includes(one.stream)) return []
      left.set(stream, one.state)
      restored.add(stream)
      return [stream]
    })
  }

  const takeOver = (row: Kind): string[] => {
    const going = Object.keys(taken).filter((stream) => kindOf(stream) === row.id)
    for (const stream of going) {
      left.set(stream, taken[stream])
      restored.delete(stream)
    }
    return going
  }

  return {
    restored,
    install(row, code) {
      const kind = liveKind(row, code, installing, role)
      live.set(row.id, kind)
      return [...new Set([...streamsOf(row), ...readBack(row, code), ...takeOver(row)])].map((stream) => ({
        stream,
        input: kind.input ?? row.input(keyOf(stream)),
      }))
    },
    logicOf(stream) {
      const { machine } = live.get(kindOf(stream))!
      if (!left.has(stream)) return machine
      const state = left.get(stream)
      left.delete(stream)
      return goingOn(machine, state)
    },
    isNews: ({ stream, seq }) => seq > (foldedUpTo.get(stream) ?? -1),
  }
}
