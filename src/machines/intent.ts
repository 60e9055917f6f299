import { assertEvent, assign, enqueueActions, setup } from 'xstate'
import type { CallName, IntentCall } from '#src/contract/rest/calls.ts'
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
import { backoff, pauseUntil } from './backoff.ts'

/** What happens once by a single call, of each kind: the call and its request, typed as a pair from the page to the call itself. */
export interface IntentCalls {
  readonly blindBox: IntentCall<'box.open' | 'box.openBatch' | 'box.openMany' | 'draw.openAirdrop'>
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
    | 'daily.checkIn'
    | 'daily.checkInForPoints'
    | 'daily.checkInForTask'
    | 'daily.makeUp'
    | 'daily.redeem'
    | 'guild.give'
    | 'physical.order'
    | 'prop.openChest'
    | 'prop.use'
    | 'transfer.give'
    | 'wallet.open'
    | 'wallet.openHf'
    | 'wallet.openHfPay'
    | 'wallet.openPay'
    | 'wallet.openYb'
  >
}
export type IntentKind = keyof IntentCalls
type SomeCall = IntentCalls[IntentKind]
/** What is begun as an intent of a single call. */
export type IntentEndpoint = SomeCall['endpoint']

/** An intent as it is sent, as often as it takes, under one key. */
export interface IntentSend extends Sending {
  /** The intent key: the server does once what goes under it. */
  readonly intent: string
  readonly endpoint: CallName
  readonly request: SomeCall['request'] | Readonly<Record<string, never>>
  readonly password: string | null
}

export interface IntentContext {
  /** The intent key; it never changes. */
  readonly intent: string
  /** One of its own, or, where it was recalled, of anything that was in doubt. */
  readonly endpoint: CallName | null
  readonly request: SomeCall['request'] | Readonly<Record<string, never>>
  /** The payment password, until the server has answered; never written down, so a restart does not have it. */
  readonly password: string | null
  readonly result: unknown
  readonly failure: Failure | null
  /** How often it was sent in a row without an answer. */
  readonly tries: number
  readonly nextAt: number | null
  readonly follows: Follows
  readonly sent: Meant | null
}

type Requested<Id extends IntentKind> = Fact & { readonly type: `${Id}.requested` } & IntentCalls[Id] & {
    readonly password?: string | null
    /** That there is a password: the password itself is not written down. */
    readonly withPassword?: boolean | null
    readonly follows?: Follows
  }

/** Someone looks. With `href` that page says what came of it, for who stands at `from`. */
interface Looked {
  readonly href?: string
  readonly from?: readonly string[]
}

export type IntentFact =
  | Requested<'blindBox'>
  | Requested<'transfer'>
  /** What was in doubt when its person signed out, and is asked about since the same one is here again; it is never sent. */
  | Said<'blindBox.recalled', { readonly endpoint: IntentCalls['blindBox']['endpoint']; readonly since: number }>
  /** By whatever machine it was asked for: a bid, a pledge or an offer is asked about as an intent of a single call. */
  | Said<'transfer.recalled', { readonly endpoint: CallName; readonly since: number }>
  | Said<`${IntentKind}.checkRequested`, Looked>
  /** Nothing decides what became of it, and somebody has looked for themselves: it is not asked about any more. */
  | Said<`${IntentKind}.dismissed`>
  | Said<`${IntentKind}.waitElapsed`>
  | Said<'perform.succeeded', { readonly result: unknown }>
  /** `isFinal`: the server has said no; without it nobody knows whether the server has heard. */
  | Said<'perform.failed', { readonly failure: Failure; readonly isFinal?: boolean }>

const fresh: Omit<IntentContext, 'intent'> = {
  endpoint: null,
  request: {},
  password: null,
  result: null,
  failure: null,
  tries: 0,
  nextAt: null,
  follows: {},
  sent: null,
}

const asked = ['blindBox.requested', 'transfer.requested'] as const
const recalled = ['blindBox.recalled', 'transfer.recalled'] as const
const looked = ['blindBox.checkRequested', 'transfer.checkRequested'] as const

/** What is sent; nothing is before something was asked. */
function sendOf(context: IntentContext, isRepetition: boolean): IntentSend {
  const { intent, endpoint, request, password, sent } = context
  if (endpoint === null) throw new Error('nothing was asked')
  return { intent, endpoint, request, password, sent, isRepetition }
}

/** What an intent is made of: its call, and what it does when it is answered. */
function partsOf(id: IntentKind) {
  return setup({
    types: types<{
      context: IntentContext
      events: IntentFact
      input: { intent: string }
      emitted: FollowUp & { at: number }
    }>(),
    actors: { perform: port<IntentSend>(`${id}.perform`), waitUntil },
    guards: {
      isFinal: ({ event }) => {
        assertEvent(event, 'perform.failed')
        return event.isFinal === true
      },
      isUndecided: ({ context }) => context.failure?.reason === 'undecided',
    },
    actions: {
      noteIntent: assign(({ event }) => {
        assertEvent(event, asked)
        const { endpoint, request, password = null, withPassword = false, follows = {}, at } = event
        return { endpoint, request, password, follows, failure: null, tries: 0, sent: meantAt(at, withPassword) }
      }),
      recall: assign(({ event }) => {
        assertEvent(event, recalled)
        // What goes out with a password does not go out without it; what is not known of it is what could be sent.
        return { endpoint: event.endpoint, sent: meantAt(event.since, true) }
      }),
      keepResult: assign(({ event }) => {
        assertEvent(event, 'perform.succeeded')
        return { result: event.result, password: null, failure: null, tries: 0 }
      }),
      rememberFailure: assign(({ event }) => {
        assertEvent(event, 'perform.failed')
        return { failure: event.failure }
      }),
      forgetPassword: assign({ password: null }),
      /** Nobody knows, and its person has looked for themselves: it is as if nothing had been said (ORD-12). */
      forgetIntent: assign(fresh),
      sendAfresh: assign({ tries: 0 }),
      rest: assign(({ context, event }) => backoff(context.tries, event.at)),
      stopWaiting: assign({ nextAt: null }),
      tellDone: enqueueActions(({ context, event, enqueue }) => {
        for (const fact of context.follows.done ?? []) enqueue.emit({ ...fact, at: event.at })
      }),
      tellRefused: enqueueActions(({ context, event, enqueue }) => {
        for (const fact of context.follows.refused ?? []) enqueue.emit({ ...fact, at: event.at })
      }),
      /** Whoever comes back to what is done is led to the page that says what came of it. */
      leadOn: enqueueActions(({ event, enqueue }) => {
        assertEvent(event, looked)
        const { href, from = [], at } = event
        if (href !== undefined) enqueue.emit({ type: 'navigation.replaceRequested', href, from, at })
      }),
    },
  })
}

/**
 * Something that must happen once: what is meant goes to the server under one journaled key, and again under the same key until the
 * server has answered, over reloads too. After a doubt the effect asks what became of it before it sends anything.
 */
export function intentMachine(id: IntentKind) {
  return partsOf(id).createMachine({
    id,
    context: ({ input }) => ({ ...fresh, intent: input.intent }),
    initial: 'idle',
    states: {
      idle: {
        on: {
          [`${id}.requested`]: { target: 'sending', actions: 'noteIntent' },
          [`${id}.recalled`]: { target: 'uncertain', actions: 'recall' },
        },
      },
      sending: {
        invoke: {
          src: 'perform',
          id: 'perform',
          input: ({ context, event }) => sendOf(context, event.type !== `${id}.requested`),
        },
        on: {
          'perform.succeeded': { target: 'done', actions: ['keepResult', 'tellDone'] },
          'perform.failed': [
            { guard: 'isFinal', target: 'refused', actions: ['rememberFailure', 'forgetPassword', 'tellRefused'] },
            { target: 'uncertain', actions: 'rememberFailure' },
          ],
        },
      },
      /** The server has said no: nothing has happened. */
      refused: { on: { [`${id}.requested`]: { target: 'sending', actions: 'noteIntent' } } },
      /** 确认中: nobody knows whether it has happened. */
      uncertain: {
        entry: 'rest',
        exit: 'stopWaiting',
        invoke: {
          src: 'waitUntil',
          id: 'wait',
          input: ({ context }): Deadline => pauseUntil(context.nextAt!, `${id}.waitElapsed`),
        },
        on: {
          [`${id}.waitElapsed`]: { target: 'sending' },
          [`${id}.checkRequested`]: { target: 'sending', actions: 'sendAfresh' },
          [`${id}.dismissed`]: { guard: 'isUndecided', target: 'idle', actions: 'forgetIntent' },
        },
      },
      done: { on: { [`${id}.checkRequested`]: { actions: 'leadOn' } } },
    },
  })
}
