import { assign, enqueueActions, type MetaObject, setup, type SetupTypes } from 'xstate'
import { type Fact, type Failure, port, type Said } from './port.ts'

/** The chat service was not reached: nothing is known of what it would have said. */
export const cutReasons = ['timeout', 'unknown', 'abort', 'serverBusy', 'restParameter', 'disconnected', 'noService']

/** Something asked of the chat service: the name of the operation and its plain input. */
export interface Operation {
  readonly operation: string
  readonly input: Readonly<Record<string, unknown>>
  /** Names what a page has asked, so that it can follow its own question among others (`asks`). */
  readonly ask?: string
}

/** How far a named question has come; it stays until it is asked again or forgotten. */
export interface AskState {
  readonly state: 'sending' | 'done' | 'failed'
  readonly result: unknown
  readonly failure: Failure | null
}

/** A field of an operation's input as text; anything but text and numbers counts as absent. */
export const asText = (value: unknown, otherwise = ''): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? `${value}` : otherwise

/** How the last operation ended, whoever asked for it. */
export interface OperationOutcome extends Omit<Operation, 'ask'> {
  readonly result: unknown
  readonly failure: Failure | null
  readonly at: number
}

export interface OperationsContext<Data> {
  readonly data: Data
  /** Waiting, in order; the first is being done. */
  readonly operations: readonly Operation[]
  readonly outcome: OperationOutcome | null
  readonly asks: Asks
}

export type Asks = Readonly<Record<string, AskState>>

/** Notes how far a question has come; what has no name is nobody's question. */
const asked = (asks: Asks, { ask }: Operation, state: AskState): Asks =>
  ask === undefined ? asks : { ...asks, [ask]: state }

type Waiting = Pick<OperationsContext<unknown>, 'operations' | 'asks'>

/** Nobody follows a question any more: an answer that is still on its way is nobody's, also where it is asked again before that. */
export function forgotten({ operations, asks }: Waiting, ask: string): Waiting {
  const { [ask]: _forgotten, ...others } = asks
  const nobodys = ({ operation, input }: Operation): Operation => ({ operation, input })
  return { operations: operations.map((each) => (each.ask === ask ? nobodys(each) : each)), asks: others }
}

/** One more operation at the end of the line; its question is on its way. */
export function queued({ operations, asks }: Waiting, { operation, input, ask }: Operation): Waiting {
  const next: Operation = { operation, input, ...(ask === undefined ? {} : { ask }) }
  return {
    operations: [...operations, next],
    asks: asked(asks, next, { state: 'sending', result: null, failure: null }),
  }
}

/** The line without the first operation, and how that one ended. */
export function ended({ operations: [current, ...rest], asks }: Waiting, end: AskState, at: number) {
  const { operation, input } = current!
  const { result, failure } = end
  return { operations: rest, outcome: { operation, input, result, failure, at }, asks: asked(asks, current!, end) }
}

/** What such a machine hears; `Heard` is what the server tells its kind. */
export type OperationsFact<Id extends string, Heard> =
  | Said<`${Id}.operationRequested`, Operation>
  | Said<`${Id}.askForgotten`, { readonly ask: string }>
  | Said<`${Id}.cleared`>
  | Said<`${Id}.eventArrived` | `${Id}.changed`, Heard>
  | Said<'operate.succeeded', { readonly result: unknown }>
  | Said<'operate.failed', { readonly failure: Failure }>

/** Any of these facts, for all kinds alike: what is not in it is absent. */
interface HeardFact extends Fact, Partial<Operation> {
  readonly result?: unknown
  readonly failure?: Failure
}

const nobodys = (what: string): never => {
  throw new Error(`a fact of operations came without its ${what}`)
}
const operationOf = ({ operation, input, ask }: HeardFact): Operation =>
  operation === undefined || input === undefined
    ? nobodys('operation')
    : { operation, input, ...(ask === undefined ? {} : { ask }) }

/** What of a kind is its own. */
export interface OperationsSpec<Data, Heard extends object = never> {
  readonly id: string
  readonly initial: Data
  /** What an operation that succeeded has changed. */
  readonly done: (data: Data, operation: Operation, result: unknown, at: number) => Data
  /** Whether a fact is what the server tells. */
  readonly hears?: (fact: object) => fact is Heard
  /** What the server's fact changes. */
  readonly heard?: (data: Data, fact: Heard) => Data
  /** Operations that a server's fact makes necessary. */
  readonly follows?: (fact: Heard) => readonly Operation[]
  /** What other machines are told once an operation has succeeded. */
  readonly tells?: (operation: Operation) => readonly NoticeAnswered[]
}

/** What operations tell: an invitation or a request has been answered. */
export interface NoticeAnswered {
  readonly type: 'imInbox.noticeAnswered'
  readonly user: string | null
  readonly group: string | null
  readonly answer: 'accepted' | 'declined'
}

/**
 * A machine that keeps data of the chat service: operations are done one after the other, each by the effect `operate`; what the server
 * tells, and what an operation has changed, is worked into the data. Pure reducers make the difference between the kinds.
 */
export function operationsMachine<Data, Heard extends object = never>(spec: OperationsSpec<Data, Heard>) {
  const { id, initial, done, hears, heard, follows, tells } = spec
  type Context = OperationsContext<Data>
  const fresh: Context = { data: initial, operations: [], outcome: null, asks: {} }
  const types: SetupTypes<
    Context,
    HeardFact,
    Record<never, string>,
    string,
    unknown,
    unknown,
    NoticeAnswered & { at: number },
    MetaObject
  > = {}
  return setup({
    types,
    actors: { operate: port<Operation>(`${id}.operate`) },
    guards: { hasOperation: ({ context }) => context.operations.length > 0 },
    actions: {
      enqueue: assign(({ context, event }) => queued(context, operationOf(event))),
      forgetAsk: assign(({ context, event }) => forgotten(context, event.ask ?? nobodys('ask'))),
      tell: enqueueActions(({ context, event, enqueue }) => {
        for (const fact of tells?.(context.operations[0]!) ?? []) enqueue.emit({ ...fact, at: event.at })
      }),
      finish: assign(({ context, event: { result, at } }) => {
        const data = done(context.data, context.operations[0]!, result, at)
        return { data, ...ended(context, { state: 'done', result, failure: null }, at) }
      }),
      fail: assign(({ context, event: { failure = nobodys('failure'), at } }) =>
        ended(context, { state: 'failed', result: null, failure }, at),
      ),
      hear: assign(({ context, event }) => {
        if (!hears?.(event)) return {}
        return {
          data: heard?.(context.data, event) ?? context.data,
          operations: [...context.operations, ...(follows?.(event) ?? [])],
        }
      }),
      forgetAll: assign(() => fresh),
    },
  }).createMachine({
    id,
    context: fresh,
    initial: 'idle',
    on: {
      [`${id}.operationRequested`]: { actions: 'enqueue' },
      [`${id}.askForgotten`]: { actions: 'forgetAsk' },
      [`${id}.eventArrived`]: { actions: 'hear' },
      [`${id}.changed`]: { actions: 'hear' },
      [`${id}.cleared`]: { target: '.idle', actions: 'forgetAll' },
    },
    states: {
      idle: { always: { guard: 'hasOperation', target: 'running' } },
      running: {
        invoke: { src: 'operate', id: 'operate', input: ({ context }) => context.operations[0]! },
        on: {
          'operate.succeeded': { target: 'idle', actions: ['tell', 'finish'] },
          'operate.failed': { target: 'idle', actions: 'fail' },
        },
      },
    },
  })
}
