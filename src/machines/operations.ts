import { assign, enqueueActions, setup } from 'xstate'
import { type Fact, type Failure, port } from './port.ts'

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

/** How the last operation ended. */
export interface Outcome extends Operation {
  readonly result: unknown
  readonly failure: Failure | null
  readonly at: number
}

export interface OperationsContext<Data> {
  readonly data: Data
  /** Waiting, in order; the first is being done. */
  readonly operations: readonly Operation[]
  readonly outcome: Outcome | null
  readonly asks: Asks
}

export type Asks = Readonly<Record<string, AskState>>

/** Notes how far a question has come; what has no name is nobody's question. */
export const asked = (asks: Asks, { ask }: Operation, state: AskState): Asks =>
  ask === undefined ? asks : { ...asks, [ask]: state }

/** The questions without one of them. */
export function withoutAsk(asks: Asks, ask: string): Asks {
  const { [ask]: _ask, ...rest } = asks
  return rest
}

type Waiting = Pick<OperationsContext<unknown>, 'operations' | 'asks'>

/** One more operation at the end of the line; its question is on its way. */
function queued({ operations, asks }: Waiting, { operation, input, ask }: Operation): Waiting {
  const next: Operation = { operation, input, ...(ask === undefined ? {} : { ask }) }
  return {
    operations: [...operations, next],
    asks: asked(asks, next, { state: 'sending', result: null, failure: null }),
  }
}

/** The line without the first operation, and how that one ended. */
function ended({ operations: [current, ...rest], asks }: Waiting, end: AskState, at: number) {
  const { result, failure } = end
  return { operations: rest, outcome: { ...current!, result, failure, at }, asks: asked(asks, current!, end) }
}

export type OperationsFact<Id extends string> =
  | (Fact & { readonly type: `${Id}.operationRequested` } & Operation)
  | (Fact & { readonly type: `${Id}.askForgotten`; readonly ask: string })
  | (Fact & { readonly type: `${Id}.cleared` })
  | (Fact & { readonly type: `${Id}.eventArrived` | `${Id}.changed`; readonly [key: string]: unknown })
  | (Fact & { readonly type: 'operate.succeeded'; readonly result: unknown })
  | (Fact & { readonly type: 'operate.failed'; readonly failure: Failure })

/**
 * A machine that keeps data of the chat service: operations are done one after the other, each by the effect `operate`; what the server
 * tells, and what an operation has changed, is worked into the data. Pure reducers make the difference between the kinds.
 */
export function operationsMachine<Id extends string, Data>(spec: {
  readonly id: Id
  readonly initial: Data
  /** What an operation that succeeded has changed. */
  readonly done: (data: Data, operation: Operation, result: unknown, at: number) => Data
  /** What the server's fact changes. */
  readonly heard: (data: Data, fact: Readonly<Record<string, unknown>> & { at: number }) => Data
  /** Operations that a server's fact makes necessary. */
  readonly follows?: (fact: Readonly<Record<string, unknown>>) => readonly Operation[]
  /** What other machines are told once an operation has succeeded. */
  readonly tells?: (operation: Operation) => readonly { readonly type: string; readonly [key: string]: unknown }[]
}) {
  const { id, initial, done, heard, follows, tells } = spec
  type Context = OperationsContext<Data>
  const fresh: Context = { data: initial, operations: [], outcome: null, asks: {} }
  return setup({
    types: { context: {} as Context, events: {} as OperationsFact<Id> },
    actors: { operate: port<Operation>(`${id}.operate`) },
    guards: { hasOperation: ({ context }) => context.operations.length > 0 },
    actions: {
      enqueue: assign(({ context, event }) => queued(context, event as unknown as Operation)),
      forgetAsk: assign({
        asks: ({ context, event }) => withoutAsk(context.asks, (event as unknown as { ask: string }).ask),
      }),
      tell: enqueueActions(({ context, event, enqueue }) => {
        const { at } = event as Fact
        for (const fact of tells?.(context.operations[0]!) ?? []) enqueue.emit({ ...fact, at } as never)
      }),
      finish: assign(({ context, event }) => {
        const { result, at } = event as unknown as { result: unknown; at: number }
        const data = done(context.data, context.operations[0]!, result, at)
        return { data, ...ended(context, { state: 'done', result, failure: null }, at) }
      }),
      fail: assign(({ context, event }) => {
        const { failure, at } = event as unknown as { failure: Failure; at: number }
        return ended(context, { state: 'failed', result: null, failure }, at)
      }),
      hear: assign(({ context, event }) => ({
        data: heard(context.data, event as never),
        operations: [...context.operations, ...(follows?.(event as never) ?? [])],
      })),
      forgetAll: assign(fresh as never),
    },
  }).createMachine({
    id,
    context: fresh as never,
    initial: 'idle',
    on: {
      [`${id}.operationRequested`]: { actions: 'enqueue' },
      [`${id}.askForgotten`]: { actions: 'forgetAsk' },
      [`${id}.eventArrived`]: { actions: 'hear' },
      [`${id}.changed`]: { actions: 'hear' },
      [`${id}.cleared`]: { target: '.idle', actions: 'forgetAll' },
    } as never,
    states: {
      idle: { always: { guard: 'hasOperation', target: 'running' } },
      running: {
        invoke: {
          src: 'operate',
          id: 'operate',
          input: ({ context }: { context: Context }) => context.operations[0]!,
        },
        on: {
          'operate.succeeded': { target: 'idle', actions: ['tell', 'finish'] },
          'operate.failed': { target: 'idle', actions: 'fail' },
        } as never,
      },
    },
  })
}
