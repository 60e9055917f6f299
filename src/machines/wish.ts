import { assign, setup } from 'xstate'
import type { IntentCall } from '#src/contract/rest/calls.ts'
import { type Deadline, type Fact, type Failure, port, waitUntil } from './port.ts'
import { restAfter } from './rests.ts'

/** What can be wished of each kind: a call and its request, typed as a pair from the page to the call itself. */
export interface WishCalls {
  readonly blindBox: IntentCall<'box.open' | 'box.openBatch' | 'box.openMany'>
  readonly transfer: IntentCall<
    | 'avatar.replace'
    | 'beans.cast'
    | 'beans.castWeiDou'
    | 'beans.exchange'
    | 'beans.exchangeWeiDou'
    | 'beans.give'
    | 'beans.giveBeanSprouts'
    | 'beans.giveDiamond'
    | 'beans.giveGold'
    | 'beans.givePlatinum'
    | 'collection.changeBox'
    | 'collection.upgrade'
    | 'transfer.give'
  >
}
export type WishKind = keyof WishCalls
export type WishCall = WishCalls[WishKind]

/** A wish as it is sent, as often as it takes, under one key. */
export interface WishSend {
  readonly key: string
  readonly endpoint: WishCall['endpoint']
  readonly request: WishCall['request']
  readonly password: string | null
}

export interface WishContext {
  /** The intent key; it never changes. */
  readonly key: string
  readonly endpoint: WishCall['endpoint'] | null
  readonly request: WishCall['request'] | Readonly<Record<string, never>>
  /** The payment password, until the server has answered; never written down, so a restart does not have it. */
  readonly password: string | null
  readonly result: unknown
  readonly failure: Failure | null
  /** How often it was sent in a row without an answer. */
  readonly tries: number
  readonly nextAt: number | null
}

type Requested<Id extends WishKind> = WishCalls[Id] & { readonly password?: string | null }

export type WishFact<Id extends WishKind> =
  | (Fact & { readonly type: `${Id}.requested` } & Requested<Id>)
  | (Fact & { readonly type: `${Id}.checkRequested` | `${Id}.waitElapsed` })
  | (Fact & { readonly type: 'perform.succeeded'; readonly result: unknown })
  /** `isFinal`: the server has said no; without it nobody knows whether the server has heard. */
  | (Fact & { readonly type: 'perform.failed'; readonly failure: Failure; readonly isFinal?: boolean })

const fresh: Omit<WishContext, 'key'> = {
  endpoint: null,
  request: {},
  password: null,
  result: null,
  failure: null,
  tries: 0,
  nextAt: null,
}

const noteWish = ({ endpoint, request, password }: Requested<WishKind>) => ({
  endpoint,
  request,
  password: password ?? null,
  failure: null,
  tries: 0,
})

const isAsked = (context: WishContext): context is WishContext & WishCall => context.endpoint !== null

/** What is sent; nothing is before something was asked. */
function sendOf(context: WishContext): WishSend {
  if (!isAsked(context)) throw new Error('nothing was asked')
  const { key, endpoint, request, password } = context
  return { key, endpoint, request, password }
}

/**
 * Something that must happen once: what is wished goes to the server under one journaled key, and again under the same key until the
 * server has answered, over reloads too. The server does it once and answers every repetition alike.
 */
export function wishMachine<Id extends WishKind>(id: Id) {
  return setup({
    types: { context: {} as WishContext, events: {} as WishFact<Id>, input: {} as { key: string } },
    actors: { perform: port<WishSend>(`${id}.perform`), waitUntil },
    guards: { isFinal: ({ event }) => (event as { isFinal?: boolean }).isFinal === true },
    actions: {
      noteWish: assign(({ event }) => noteWish(event as unknown as Requested<WishKind>)),
      keepResult: assign({
        result: ({ event }) => (event as unknown as { result: unknown }).result,
        password: null,
        failure: null,
        tries: 0,
      }),
      rememberFailure: assign({ failure: ({ event }) => (event as unknown as { failure: Failure }).failure }),
      forgetPassword: assign({ password: null }),
      sendAfresh: assign({ tries: 0 }),
      rest: assign(({ context, event }) => restAfter(context.tries, event.at)),
      stopWaiting: assign({ nextAt: null }),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ ...fresh, key: input.key }),
    initial: 'idle',
    states: {
      idle: { on: { [`${id}.requested`]: { target: 'sending', actions: 'noteWish' } } as never },
      sending: {
        invoke: {
          src: 'perform',
          id: 'perform',
          input: ({ context }) => sendOf(context),
        },
        on: {
          'perform.succeeded': { target: 'done', actions: 'keepResult' },
          'perform.failed': [
            { guard: 'isFinal', target: 'refused', actions: ['rememberFailure', 'forgetPassword'] },
            { target: 'uncertain', actions: 'rememberFailure' },
          ],
        } as never,
      },
      /** The server has said no: nothing has happened. */
      refused: { on: { [`${id}.requested`]: { target: 'sending', actions: 'noteWish' } } as never },
      /** 确认中: nobody knows whether it has happened. */
      uncertain: {
        entry: 'rest',
        exit: 'stopWaiting',
        invoke: {
          src: 'waitUntil',
          id: 'wait',
          input: ({ context }): Deadline => ({ at: context.nextAt!, fact: `${id}.waitElapsed` }),
        },
        on: {
          [`${id}.waitElapsed`]: { target: 'sending' },
          [`${id}.checkRequested`]: { target: 'sending', actions: 'sendAfresh' },
        } as never,
      },
      done: {},
    },
  })
}
