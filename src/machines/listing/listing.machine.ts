import { assertEvent, assign, enqueueActions, setup } from 'xstate'
import type { IntentCall } from '#src/contract/rest/calls.ts'
import type { FollowUp, Follows } from '../follow-ups.ts'
import {
  type Deadline,
  type Fact,
  type Failure,
  type Meant,
  meantAt,
  port,
  type Said,
  types,
  waitUntil,
} from '../port.ts'
import { backoff, pauseUntil } from '../backoff.ts'

/** A change of what is offered: the call that makes it and its request, typed as a pair. */
export interface ListingCalls {
  readonly 'listing.listRequested': IntentCall<'listing.up' | 'listing.upMany' | 'listing.seedsUp' | 'listing.boxUp'>
  readonly 'listing.delistRequested': IntentCall<
    'listing.down' | 'listing.downMany' | 'listing.seedsDown' | 'listing.boxDown'
  >
  readonly 'listing.boxChangeRequested': IntentCall<'collection.changeBox'>
}
type Request = keyof ListingCalls
type Change = ListingCalls[Request]
type Asks<Type extends Request> = Fact &
  ListingCalls[Type] & {
    readonly type: Type
    readonly id: string
    readonly follows?: Follows
    /** Null in what was written down before it was noted when it was meant. */
    readonly withPassword?: null
  }

const asked = ['listing.listRequested', 'listing.delistRequested', 'listing.boxChangeRequested'] as const

export type ListingFact =
  /** What a page has learned from the server. */
  | Said<'listing.shown', { readonly isListed: boolean }>
  /** `id`, the stamp of the fact, is the intent key. */
  | Asks<'listing.listRequested'>
  | Asks<'listing.delistRequested'>
  | Asks<'listing.boxChangeRequested'>
  | Said<'listing.checkRequested' | 'listing.waitElapsed'>
  /** Nothing decides what became of it, and somebody has looked for themselves: it is not asked about any more. */
  | Said<'listing.dismissed'>
  | Said<'change.succeeded', { readonly result: unknown }>
  /** `isFinal`: the server has said no; without it nobody knows whether the server has heard. */
  | Said<'change.failed', { readonly failure: Failure; readonly isFinal?: boolean }>

export interface ListingSend {
  readonly endpoint: Change['endpoint']
  readonly request: Change['request']
  /** Sent with each repetition, so that a change is made once. */
  readonly intent: string
  /** After a sending of which nobody knows what came. */
  readonly isRepetition: boolean
}

export interface ListingContext {
  /** Whether it was offered when the server was last heard. */
  readonly isListed: boolean
  /** The change under way, and what it leads to. */
  readonly change: (Omit<ListingSend, 'isRepetition'> & { readonly leadsTo: boolean }) | null
  /** When it was asked for; null for what another release has written down. */
  readonly sent: Meant | null
  readonly failure: Failure | null
  readonly tries: number
  readonly nextAt: number | null
  readonly follows: Follows
}

const begin = (
  event: ListingFact,
  leadsTo: boolean,
): Pick<ListingContext, 'change' | 'sent' | 'failure' | 'tries' | 'follows'> => {
  assertEvent(event, asked)
  const { endpoint, request, id, follows = {}, withPassword = false, at } = event
  const change = { endpoint, request, intent: id, leadsTo }
  return { change, sent: meantAt(at, withPassword), failure: null, tries: 0, follows }
}

const isShown = (event: ListingFact): boolean => {
  assertEvent(event, 'listing.shown')
  return event.isListed
}

const isFinal = (event: ListingFact): boolean => {
  assertEvent(event, 'change.failed')
  return event.isFinal === true
}

/**
 * Whether something of one's own is offered for sale: put up, taken down, its box changed (marketplace §4, §7; lc:product-listing,
 * lc:blindbox-listing). One change at a time; one without an answer is sent again under its key.
 */
export const listingMachine = setup({
  types: types<{ context: ListingContext; events: ListingFact; emitted: FollowUp & { at: number } }>(),
  actors: { change: port<ListingSend>('listing.change'), waitUntil },
  guards: {
    isShownListed: ({ event }) => isShown(event),
    isShownDelisted: ({ event }) => !isShown(event),
    leadsToListed: ({ context }) => context.change!.leadsTo,
    isFinal: ({ event }) => isFinal(event),
    isFinalAndListed: ({ context, event }) => isFinal(event) && context.isListed,
    isUndecided: ({ context }) => context.failure?.reason === 'undecided',
    isUndecidedAndListed: ({ context }) => context.failure?.reason === 'undecided' && context.isListed,
  },
  actions: {
    beListed: assign({ isListed: true }),
    beDelisted: assign({ isListed: false }),
    beginListing: assign(({ event }) => begin(event, true)),
    beginDelisting: assign(({ event }) => begin(event, false)),
    beginBoxChange: assign(({ event }) => begin(event, false)),
    endChange: assign({ change: null, sent: null, tries: 0 }),
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
    forgetFailure: assign({ failure: null }),
    sendAfresh: assign({ tries: 0 }),
    rest: assign(({ context, event }) => backoff(context.tries, event.at)),
    stopWaiting: assign({ nextAt: null }),
  },
}).createMachine({
  id: 'listing',
  context: { isListed: false, change: null, sent: null, failure: null, tries: 0, nextAt: null, follows: {} },
  initial: 'delisted',
  states: {
    delisted: {
      on: {
        'listing.shown': { guard: 'isShownListed', target: 'listed', actions: 'beListed' },
        'listing.listRequested': { target: 'changing', actions: 'beginListing' },
        'listing.boxChangeRequested': { target: 'changing', actions: 'beginBoxChange' },
      },
    },
    listed: {
      on: {
        'listing.shown': { guard: 'isShownDelisted', target: 'delisted', actions: 'beDelisted' },
        'listing.delistRequested': { target: 'changing', actions: 'beginDelisting' },
      },
    },
    changing: {
      invoke: {
        src: 'change',
        id: 'change',
        input: ({ context, event }) => {
          const { endpoint, request, intent } = context.change!
          return { endpoint, request, intent, isRepetition: !asked.some((type) => type === event.type) }
        },
      },
      on: {
        'change.succeeded': [
          { guard: 'leadsToListed', target: 'listed', actions: ['beListed', 'endChange', 'forgetFailure', 'tellDone'] },
          { target: 'delisted', actions: ['beDelisted', 'endChange', 'forgetFailure', 'tellDone'] },
        ],
        'change.failed': [
          { guard: 'isFinalAndListed', target: 'listed', actions: ['rememberFailure', 'endChange', 'tellRefused'] },
          { guard: 'isFinal', target: 'delisted', actions: ['rememberFailure', 'endChange', 'tellRefused'] },
          { target: 'uncertain', actions: 'rememberFailure' },
        ],
      },
    },
    /** 确认中: nobody knows whether the change was made. */
    uncertain: {
      entry: 'rest',
      exit: 'stopWaiting',
      invoke: {
        src: 'waitUntil',
        id: 'wait',
        input: ({ context }): Deadline => pauseUntil(context.nextAt!, 'listing.waitElapsed'),
      },
      on: {
        'listing.waitElapsed': { target: 'changing' },
        'listing.checkRequested': { target: 'changing', actions: 'sendAfresh' },
        'listing.dismissed': [
          { guard: 'isUndecidedAndListed', target: 'listed', actions: ['endChange', 'forgetFailure'] },
          { guard: 'isUndecided', target: 'delisted', actions: ['endChange', 'forgetFailure'] },
        ],
      },
    },
  },
})
