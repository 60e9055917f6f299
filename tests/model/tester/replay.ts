import { createActor, createMachine, fromCallback, type AnyActorRef, type AnyStateMachine } from 'xstate'
import type { MachineModel, ModelFact, TraceStep } from '#src/machines/model.ts'
import { canonical, createWalker, inputsOf } from './explorer.ts'
import { changed, type GeneratedPath, type PathStep } from './paths.ts'
import { CLOCK, leafPaths } from './step.ts'

/** A generated path as a trace of the pure machine: the same facts at the same instants. */
export function traceOf(machine: AnyStateMachine, model: MachineModel<any>, path: GeneratedPath): TraceStep[] {
  const walker = createWalker(machine, model)
  let { moment } = walker.begin(path.input)
  return path.steps.map((step) => {
    const taken = walker.take(moment, { symbol: step.do, fact: step.fact })
    moment = taken.moment
    const { fact, before, after, out } = taken.edge
    return { fact, before, after, out }
  })
}

/** An effect that the live machine has started; `answer` is what its real implementation would call. */
interface LiveEffect {
  readonly src: string
  readonly input: unknown
  readonly answer: (fact: ModelFact) => void
}

/** A live machine whose effects do nothing until told to answer. */
export interface LiveRun {
  /** Performs one step as the world would; throws when the world could not. */
  readonly perform: (step: PathStep) => void
  readonly observed: () => PathStep['expect']
  readonly stop: () => unknown
}

/** Starts the machine in XState's own interpreter, under a parent, with every effect held. */
export function startLive(machine: AnyStateMachine, model: MachineModel<any>, input: string): LiveRun {
  const running = new Map<string, LiveEffect>()
  let out: string[] = []
  const held = (src: string) =>
    fromCallback<ModelFact, unknown>(({ input, sendBack, self }) => {
      running.set(self.id, { src, input, answer: sendBack })
      out.push(`effect ${src}`)
      return () => running.delete(self.id)
    })
  const noted = (name: string) => () => out.push(`action ${name}`)
  const { actors, actions } = machine.implementations as unknown as Record<string, Record<string, object>>
  // XState's own actions (assign, emit, …) are resolved, not called; only the others are effects to hold back.
  const custom = Object.keys(actions ?? {}).filter((name) => !('resolve' in (actions?.[name] ?? {})))
  const provided = machine.provide({
    actors: Object.fromEntries(Object.keys(actors ?? {}).map((src) => [src, held(src)])),
    actions: Object.fromEntries(custom.map((name) => [name, noted(name)])),
  } as never)
  const parent = createMachine({
    invoke: { id: model.id, src: provided, input: inputsOf(model)[input] as never },
    on: { '*': { actions: ({ event }) => out.push(`tell ${event.type}`) } },
  })
  const root = createActor(parent)
  root.start()
  const actor = root.getSnapshot().children[model.id] as AnyActorRef
  actor.on('*', (fact: { type: string }) => out.push(`tell ${fact.type}`))
  const answering = (step: PathStep): LiveEffect | undefined => {
    const entry = model.alphabet[step.fact.type]
    if (entry?.effect !== undefined) return running.get(entry.effect)
    return [...running.values()].find(
      ({ src, input }) => src === 'waitUntil' && (input as { fact?: string }).fact === step.fact.type,
    )
  }
  const contextNow = () => (actor.getSnapshot() as { context: Record<string, unknown> }).context
  let before = contextNow()
  return {
    perform: (step) => {
      out = []
      before = contextNow()
      const isAnswer = step.do === CLOCK || model.alphabet[step.fact.type]?.by === 'effect'
      if (!isAnswer) return actor.send(step.fact)
      const effect = answering(step)
      if (!effect) throw new Error(`${step.do}: nothing is running that could say this`)
      effect.answer(step.fact)
    },
    observed: () => {
      const { value } = actor.getSnapshot() as { value: unknown }
      const context = changed(before, contextNow())
      return { states: leafPaths(value), context, running: [...running.keys()].sort(), out }
    },
    stop: () => root.stop(),
  }
}

const comparable = ({ states, context, running, out }: PathStep['expect']): string =>
  canonical({ states, context, running, out: out.toSorted() })

/** Runs a generated path on the live machine; returns the first difference, or undefined. */
export function replayLive(
  machine: AnyStateMachine,
  model: MachineModel<any>,
  path: GeneratedPath,
): string | undefined {
  const run = startLive(machine, model, path.input)
  try {
    for (const [index, step] of path.steps.entries()) {
      run.perform(step)
      const [seen, expected] = [comparable(run.observed()), comparable(step.expect)]
      if (seen !== expected) return `${path.id} step ${index + 1} ${step.do}: ${seen} instead of ${expected}`
    }
    return undefined
  } finally {
    run.stop()
  }
}
