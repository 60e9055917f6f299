import type { Step } from '#scenarios/player/index.ts'
import { streamOf } from '#scenarios/player/index.ts'

type Fact = { readonly type: string } & Readonly<Record<string, unknown>>
type Said = Omit<Extract<Step, { say: unknown }>, 'and' | 'keys'>
type Done = Exclude<Step, { say: unknown } | { advance: unknown }>

/** Writes down what is done to an app from outside, in the words of scenarios. */
export interface Recorder {
  /** A fact that came through the app's door; facts of one turn of the program are one step. */
  said(stream: string, fact: Fact): void
  /** An act, a push or a fault; gives what takes it back, where it was refused. */
  did(step: Done): () => void
  /** What comes next is done on this device, where there are several. */
  takes?(): void
  /** The clock was set, which is no time that has passed. */
  jumped(ms: number): void
  /** All so far, with the time that has passed since the last step. */
  steps(): readonly Step[]
  /** Takes all so far away, so that whoever asks next gets what came after. */
  drain(): readonly Step[]
}

/** A fact as a step says it. */
export function stepOf(stream: string, { type, at: _at, id: _id, ...payload }: Fact): Said {
  const given = JSON.parse(JSON.stringify(payload)) as Record<string, unknown>
  return {
    say: type,
    ...(stream === streamOf(type) ? {} : { to: stream }),
    ...(Object.keys(given).length === 0 ? {} : { with: given }),
  }
}

/** `nextTurn` calls back in the next turn of the program. Time that passes between steps is a step of its own. */
export function createRecorder(now: () => number, nextTurn: (run: () => void) => void): Recorder {
  let all: Step[] = []
  let last = now()
  /** The facts of this turn, as long as it lasts. */
  let turn: Said[] | null = null

  const passTime = (): void => {
    const ms = now() - last
    last += ms
    if (ms > 0) all.push({ advance: `${ms}ms` })
  }
  const end = (): void => {
    if (turn === null) return
    const [first, ...rest] = turn
    turn = null
    all.push(rest.length > 0 ? { ...first!, and: rest } : first!)
  }
  const steps = (): readonly Step[] => {
    end()
    passTime()
    return all
  }
  return {
    said: (stream, fact) => {
      if (turn === null) {
        passTime()
        turn = []
        const own = turn
        nextTurn(() => turn === own && end())
      }
      turn.push(stepOf(stream, fact))
    },
    did: (step) => {
      end()
      passTime()
      all.push(step)
      return () => {
        all = all.filter((one) => one !== step)
      }
    },
    jumped: (ms) => {
      last += ms
    },
    steps,
    drain: () => {
      const taken = steps()
      all = []
      return taken
    },
  }
}
