import { assertEvent, assign, enqueueActions, setup, type StateMachine } from 'xstate'
import type { IntentCall } from '#src/contract/rest/calls.ts'
import { backoff, pauseUntil } from './backoff.ts'
import type { FollowUp, Follows } from './follow-ups.ts'
import {
  type Deadline,
  type Fact,
  type Failure,
  type Meant,
  meantAt,
  port,
  type Said,
  type Sending,
  types,
  waitUntil,
} from './port.ts'

/** What changes a thing that has stages, by the fact that asks for it: the call and its request, typed as a pair. */
export interface StagedCalls {
  readonly 'gardenSlot.unlockRequested': IntentCall<'garden.unlock'>
  readonly 'gardenSlot.startRequested': IntentCall<'garden.start'>
  readonly 'gardenSlot.stopRequested': IntentCall<'garden.stop'>
  readonly 'gardenSlot.pushRequested': IntentCall<'garden.push'>
  readonly 'gardenSlot.takeDownRequested': IntentCall<'garden.takeDown'>
  readonly 'gardenSlot.addMagicRequested': IntentCall<'garden.addMagic'>
  readonly 'gardenSeed.settleRequested': IntentCall<'garden.settle'>
  readonly 'gardenSeed.receiveRequested': IntentCall<'garden.receive'>
  readonly 'gardenNutrient.supplementRequested': IntentCall<'garden.supplement'>
  readonly 'gardenBuild.buildRequested': IntentCall<'garden.build'>
  readonly 'gardenBuild.openRequested': IntentCall<'garden.openBox'>
  readonly 'gardenEgg.receiveRequested': IntentCall<'garden.receiveEggs'>
  readonly 'gardenEgg.exchangeRequested': IntentCall<'garden.exchangeEggs'>
  readonly 'askToBuy.releaseRequested': IntentCall<'ask-to-buy.release'>
  readonly 'askToBuy.sellRequested': IntentCall<'ask-to-buy.sell'>
  readonly 'askToBuy.chooseRequested': IntentCall<'ask-to-buy.choose'>
  readonly 'askToBuy.cancelRequested': IntentCall<'ask-to-buy.cancel'>
  readonly 'pledge.publishRequested': IntentCall<'pledge.publish'>
  readonly 'pledge.lendRequested': IntentCall<'pledge.lend'>
  readonly 'pledge.cancelRequested': IntentCall<'pledge.cancel'>
  readonly 'lease.publishRequested': IntentCall<'lease.publish'>
  readonly 'lease.rentRequested': IntentCall<'lease.rent'>
  readonly 'lease.withdrawRequested': IntentCall<'lease.withdraw'>
  readonly 'lease.endRequested': IntentCall<'lease.end'>
  readonly 'lease.buyOutRequested': IntentCall<'lease.buyout'>
  readonly 'auction.bidRequested': IntentCall<'auction.bid'>
  readonly 'auction.takeRequested': IntentCall<'auction.takeInscription'>
  readonly 'luckyDraw.drawRequested': IntentCall<'draw.one'>
  readonly 'luckyDraw.drawManyRequested': IntentCall<'draw.many'>
  readonly 'luckyDraw.openLotRequested': IntentCall<'draw.openLot'>
  readonly 'energyUnlock.unlockRequested': IntentCall<'energy.unlock'>
  readonly 'energyUnlock.appointRequested': IntentCall<'energy.appoint'>
  readonly 'energyUnlock.changePowerRequested': IntentCall<'energy.change'>
  readonly 'synthesis.performRequested': IntentCall<'synthesis.perform'>
  readonly 'diy.makeRequested': IntentCall<'diy.make'>
  readonly 'diy.salvageRequested': IntentCall<'diy.salvage'>
  readonly 'redEnvelope.openRequested': IntentCall<'draw.openEnvelope'>
}
export type StagedRequest = keyof StagedCalls
export type StagedKind = StagedRequest extends infer Type
  ? Type extends `${infer Kind}.${string}`
    ? Kind
    : never
  : never
export type SomeStagedCall = StagedCalls[StagedRequest]

/** The kinds whose facts a machine knows: its own. Those of the garden have known each other's since they are on disk. */
type Family<Kind extends StagedKind> = Kind extends `garden${string}` ? Extract<StagedKind, `garden${string}`> : Kind

/** `id`, the stamp of the fact, is the intent key. */
type Asks<Type extends StagedRequest> = Type extends StagedRequest
  ? Fact & StagedCalls[Type] & { readonly type: Type; readonly id: string; readonly follows?: Follows }
  : never

export type StagedFact<Kind extends StagedKind = StagedKind> =
  | Asks<Extract<StagedRequest, `${Kind}.${string}`>>
  /** What a page has learned from the server. */
  | Said<`${Kind}.shown`, { readonly stage: string }>
  | Said<`${Kind}.checkRequested`>
  /** Nothing decides what became of it, and somebody has looked for themselves: it is not asked about any more. */
  | Said<`${Kind}.dismissed`>
  | Said<`${Kind}.waitElapsed`>
  | Said<'change.succeeded', { readonly result: unknown }>
  /** `isFinal`: the server has said no; without it nobody knows whether the server has heard. */
  | Said<'change.failed', { readonly failure: Failure; readonly isFinal?: boolean }>

/** A change as it is sent, as often as it takes, under one key. */
export interface StagedSend extends Sending {
  readonly intent: string
  readonly endpoint: SomeStagedCall['endpoint']
  readonly request: SomeStagedCall['request']
}

export interface StagedContext {
  /** Where it stood when the server was last heard. */
  readonly stage: string
  /** The last change, and where it leads while nobody knows of it; null where none is open. */
  readonly endpoint: SomeStagedCall['endpoint'] | null
  readonly request: SomeStagedCall['request'] | Readonly<Record<string, never>>
  readonly intent: string
  readonly leadsTo: string | null
  readonly sent: Meant | null
  /** What the last change has answered. */
  readonly result: unknown
  readonly failure: Failure | null
  /** How often it was sent in a row without an answer. */
  readonly tries: number
  readonly nextAt: number | null
  readonly follows: Follows
}

/** A change that some stages allow: where it leads, each to itself where nothing is named. */
export interface Step {
  readonly on: StagedRequest
  readonly from: readonly string[]
  readonly to?: string
}

interface Stages<Kind extends StagedKind = StagedKind> {
  readonly id: Kind
  /** The first is where it begins. */
  readonly stages: readonly [string, ...string[]]
  readonly steps: readonly Step[]
}

const isAskedFor = (event: StagedFact): event is Asks<StagedRequest> => 'endpoint' in event && 'id' in event

function begin(
  context: StagedContext,
  event: StagedFact,
  steps: readonly Step[],
): Pick<
  StagedContext,
  'endpoint' | 'request' | 'intent' | 'leadsTo' | 'sent' | 'result' | 'failure' | 'tries' | 'follows'
> {
  if (!isAskedFor(event)) throw new Error(`nothing is asked by ${event.type}`)
  const { endpoint, request, id: intent, follows = {}, at } = event
  const leadsTo = steps.find(({ on }) => on === event.type)?.to ?? context.stage
  return {
    endpoint,
    request,
    intent,
    leadsTo,
    sent: meantAt(at, false),
    result: null,
    failure: null,
    tries: 0,
    follows,
  }
}

const isAsked = (context: StagedContext): context is StagedContext & SomeStagedCall => context.endpoint !== null

/** What is sent; nothing is before something was asked. */
function sendOf(context: StagedContext, isRepetition: boolean): StagedSend {
  if (!isAsked(context)) throw new Error('nothing was asked')
  const { intent, endpoint, request, sent } = context
  return { intent, endpoint, request, sent, isRepetition }
}

const isFinal = (event: StagedFact): boolean => {
  assertEvent(event, 'change.failed')
  return event.isFinal === true
}

/** `isShownLocked`, `leadsToLocked`, `isFinalInLocked`, `isUndecidedInLocked`: one of each for every stage. */
const named = (name: string, stage: string): string => `${name}${stage[0]!.toUpperCase()}${stage.slice(1)}`

type Guard = (args: { readonly context: StagedContext; readonly event: StagedFact }) => boolean
const guardsOf = (stages: readonly string[]): Record<string, Guard> =>
  Object.fromEntries(
    stages.flatMap((stage): [string, Guard][] => [
      [named('isShown', stage), ({ event }) => 'stage' in event && event.stage === stage],
      [named('leadsTo', stage), ({ context }) => context.leadsTo === stage],
      [named('isFinalIn', stage), ({ context, event }) => isFinal(event) && context.stage === stage],
      [
        named('isUndecidedIn', stage),
        ({ context }) => context.failure?.reason === 'undecided' && context.stage === stage,
      ],
    ]),
  )

/** What a staged machine is made of: its call, and what it does when it is answered. */
const partsOf = ({ id, stages, steps }: Stages) =>
  setup({
    types: types<{ context: StagedContext; events: StagedFact; emitted: FollowUp & { at: number } }>(),
    actors: { change: port<StagedSend>(`${id}.change`), waitUntil },
    guards: guardsOf(stages),
    actions: {
      noteStage: assign(({ event }) => ('stage' in event ? { stage: event.stage } : {})),
      beginChange: assign(({ context, event }) => begin(context, event, steps)),
      endChange: assign(({ context, event }) => {
        assertEvent(event, 'change.succeeded')
        return { stage: context.leadsTo!, leadsTo: null, result: event.result, failure: null, tries: 0 }
      }),
      giveUpChange: assign({ leadsTo: null, tries: 0 }),
      forgetFailure: assign({ failure: null }),
      rememberFailure: assign(({ event }) => {
        assertEvent(event, 'change.failed')
        return { failure: event.failure }
      }),
      tellDone: enqueueActions(({ context, event, enqueue }) => {
        for (const fact of context.follows.done ?? []) enqueue.emit({ ...fact, at: event.at })
      }),
      tellRefused: enqueueActions(({ context, event, enqueue }) => {
        for (const fact of context.follows.refused ?? []) enqueue.emit({ ...fact, at: event.at })
      }),
      sendAfresh: assign({ tries: 0 }),
      rest: assign(({ context, event }) => backoff(context.tries, event.at)),
      stopWaiting: assign({ nextAt: null }),
    },
  })

/** The same machine, told only these facts. */
type Knowing<Machine, Facts extends StagedFact> =
  Machine extends StateMachine<
    infer Context,
    infer _All,
    infer Children,
    infer Actor,
    infer Action,
    infer Guard,
    infer Delay,
    infer Value,
    infer Tag,
    infer Input,
    infer Output,
    infer Emitted,
    infer Meta,
    infer Config
  >
    ? StateMachine<
        Context,
        Facts,
        Children,
        Actor,
        Action,
        Guard,
        Delay,
        Value,
        Tag,
        Input,
        Output,
        Emitted,
        Meta,
        Config
      >
    : never

const begun = { target: 'changing', actions: 'beginChange' } as const
/** Its person has looked for themselves: it stands where it stood before. */
const ended = (stage: string) =>
  ({ guard: named('isUndecidedIn', stage), target: stage, actions: ['giveUpChange', 'forgetFailure'] }) as const
/** The server has said no: it stands where it stood before. */
const refused = (stage: string) =>
  ({
    guard: named('isFinalIn', stage),
    target: stage,
    actions: ['rememberFailure', 'giveUpChange', 'tellRefused'],
  }) as const

/** The chart of a staged machine. */
function chartOf(made: Stages) {
  const { id, stages, steps } = made
  const ends = stages.filter((stage) => steps.some(({ from, to }) => (to === undefined ? from : [to]).includes(stage)))
  const beginnings = stages.filter((stage) => steps.some(({ from }) => from.includes(stage)))
  const resting = (stage: string) => ({
    on: {
      [`${id}.shown`]: stages
        .filter((other) => other !== stage)
        .map((other) => ({ guard: named('isShown', other), target: other, actions: 'noteStage' as const })),
      ...Object.fromEntries(steps.filter(({ from }) => from.includes(stage)).map(({ on }) => [on, begun])),
    },
  })
  return partsOf(made).createMachine({
    id,
    context: {
      stage: stages[0],
      endpoint: null,
      request: {},
      intent: '',
      leadsTo: null,
      sent: null,
      result: null,
      failure: null,
      tries: 0,
      nextAt: null,
      follows: {},
    },
    initial: stages[0],
    states: {
      ...Object.fromEntries(stages.map((stage) => [stage, resting(stage)])),
      changing: {
        invoke: {
          src: 'change',
          id: 'change',
          input: ({ context, event }) => sendOf(context, !isAskedFor(event)),
        },
        on: {
          'change.succeeded': ends.map((stage) => ({
            guard: named('leadsTo', stage),
            target: stage,
            actions: ['endChange', 'tellDone'] as const,
          })),
          'change.failed': [...beginnings.map(refused), { target: 'uncertain', actions: 'rememberFailure' as const }],
        },
      },
      /** 确认中: nobody knows whether the change was made. */
      uncertain: {
        entry: 'rest',
        exit: 'stopWaiting',
        invoke: {
          src: 'waitUntil',
          id: 'wait',
          input: ({ context }): Deadline => pauseUntil(context.nextAt!, `${id}.waitElapsed`),
        },
        on: {
          [`${id}.waitElapsed`]: { target: 'changing' },
          [`${id}.checkRequested`]: { target: 'changing', actions: 'sendAfresh' },
          [`${id}.dismissed`]: beginnings.map(ended),
        },
      },
    },
  })
}

/**
 * A thing with stages that calls change, one at a time: what is meant goes to the server under one journaled key, and after a doubt the
 * server is asked before anything is sent again. `steps` are the transitions of its lifecycle; what a page reads of it moves it too.
 */
export function stagedMachine<Kind extends StagedKind>(
  made: Stages<Kind>,
): Knowing<ReturnType<typeof chartOf>, StagedFact<Family<Kind>>>
/** Nothing in its type says so, but its transitions name the facts of its kind alone. */
export function stagedMachine(made: Stages): unknown {
  return chartOf(made)
}
