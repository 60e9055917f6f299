/**
 * What a `*.model.ts` beside a machine says about the world around it: which facts can arrive, what distinguishes two
 * states, and which laws hold whatever happens. The runner in tests/model gives it meaning.
 */
import { type Fields, fieldsOf } from '#src/domain/unknown.ts'

/** An effect that has been started and has not answered yet. */
export interface RunningEffect {
  readonly id: string
  readonly src: string
  readonly input: unknown
}

/** What can be seen of a running machine from outside; `at` is the virtual now, in ms since epoch. */
export interface MachineView<Context = Record<string, unknown>> {
  readonly at: number
  /** Active leaf states as dotted paths, sorted: `['signedIn.active']`, one for each region of a parallel machine. */
  readonly states: readonly string[]
  readonly context: Context
  readonly running: readonly RunningEffect[]
}

/** What the effect was given that runs under this id; undefined while none does. */
export function inputOf({ running }: Pick<MachineView, 'running'>, id: string): Fields | undefined {
  const effect = running.find((one) => one.id === id)
  return effect && fieldsOf(effect.input)
}

/** A fact as the journal spells it. */
export interface ModelFact {
  readonly type: string
  readonly at: number
  readonly [key: string]: unknown
}

/** Something a step lets out: a fact told to the parent, an effect started, or another named action. */
export interface Output {
  readonly kind: 'effect' | 'tell' | 'action'
  readonly name: string
  /** The effect's input, the told fact without its type, or the action's parameters. */
  readonly with: unknown
}

export type Payload = Readonly<Record<string, unknown>>

/** One fact type of the alphabet. */
export interface FactEntry<Context> {
  /** Who speaks: the user, the server, the app around the machine, or an effect answering. */
  readonly by: 'user' | 'server' | 'app' | 'effect'
  /** For `by: 'effect'`: the id of the running effect that answers. Without it in flight the fact cannot happen. */
  readonly effect?: string
  /** On what the environment can see, never on what the machine would like. Absent: the fact can always arrive. */
  readonly when?: (view: MachineView<Context>) => boolean
  /** One representative payload for each class of payloads that may matter. */
  readonly classes: Readonly<Record<string, Payload>>
}

/** A property of every reachable state. */
export interface StateLaw<Context> {
  readonly id: string
  readonly says: string
  readonly holds: (view: MachineView<Context>) => boolean
}

/** One observed step of a run. */
export interface TraceStep<Context = Record<string, unknown>> {
  readonly fact: ModelFact
  readonly before: MachineView<Context>
  readonly after: MachineView<Context>
  readonly out: readonly Output[]
}

/** A property of every run from the initial state. */
export interface TraceLaw<Context> {
  readonly id: string
  readonly says: string
  readonly holds: (trace: readonly TraceStep<Context>[]) => boolean
}

/** A property of every single step, whatever led to it. */
export interface StepLaw<Context> {
  readonly id: string
  readonly says: string
  readonly holds: (step: TraceStep<Context>) => boolean
}

export interface MachineModel<Context = Record<string, unknown>> {
  readonly id: string
  /** The instant at which every run starts. */
  readonly start: number
  /** What the machine can be started with, by name; absent: nothing. */
  readonly inputs?: Readonly<Record<string, Payload>>
  readonly alphabet: Readonly<Record<string, FactEntry<Context>>>
  /** What distinguishes two states besides the active states, the running effects and the order of deadlines. */
  readonly abstract: (context: Context) => Payload
  readonly laws: {
    readonly state: readonly StateLaw<Context>[]
    readonly step?: readonly StepLaw<Context>[]
    readonly trace: readonly TraceLaw<Context>[]
  }
  /** Declared transitions that no run can take, each with the reason. */
  readonly waived?: Readonly<Record<string, string>>
}
