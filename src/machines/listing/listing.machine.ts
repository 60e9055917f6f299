import { assign, setup } from 'xstate'
import type { IntentCall } from '#src/contract/rest/calls.ts'
import { type Deadline, type Fact, type Failure, port, waitUntil } from '../port.ts'
import { restAfter } from '../rests.ts'

type Said<Type extends string, Payload = object> = Fact & { readonly type: Type } & Payload

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
type Asks<Type extends Request> = Said<Type, ListingCalls[Type] & { id: string }>

export type ListingFact =
  /** What a page has learned from the server. */
  | Said<'listing.shown', { isListed: boolean }>
  | Asks<'listing.listRequested'>
  | Asks<'listing.delistRequested'>
  | Asks<'listing.boxChangeRequested'>
  | Said<'listing.checkRequested' | 'listing.waitElapsed'>
  | Said<'change.succeeded', { result: unknown }>
  /** `isFinal`: the server has said no; without it nobody knows whether the server has heard. */
  | Said<'change.failed', { failure: Failure; isFinal?: boolean }>

export interface ListingSend {
  readonly endpoint: Change['endpoint']
  readonly request: Change['request']
  /** Sent with each repetition, so that a change is made once. */
  readonly intent: string
}

export interface ListingContext {
  /** Whether it was offered when the server was last heard. */
  readonly isListed: boolean
  /** The change under way, and what it leads to. */
  readonly change: (ListingSend & { readonly leadsTo: boolean }) | null
  readonly failure: Failure | null
  readonly tries: number
  readonly nextAt: number | null
}

const begin = (event: ListingFact, leadsTo: boolean): Pick<ListingContext, 'change' | 'failure' | 'tries'> => {
  const { endpoint, request, id } = event as Asks<Request>
  return { change: { endpoint, request, intent: id, leadsTo }, failure: null, tries: 0 }
}

/**
 * Whether something of one's own is offered for sale: put up, taken down, its box changed (marketplace §4, §7; lc:product-listing,
 * lc:blindbox-listing). One change at a time; one without an answer is sent again under its key.
 */
export const listingMachine = setup({
  types: { context: {} as ListingContext, events: {} as ListingFact },
  actors: { change: port<ListingSend>('listing.change'), waitUntil },
  guards: {
    isShownListed: ({ event }) => (event as Said<'listing.shown', { isListed: boolean }>).isListed,
    isShownDelisted: ({ event }) => !(event as Said<'listing.shown', { isListed: boolean }>).isListed,
    leadsToListed: ({ context }) => context.change!.leadsTo,
    isFinal: ({ event }) => (event as Said<'change.failed', { isFinal?: boolean }>).isFinal === true,
    isFinalAndListed: ({ context, event }) =>
      (event as Said<'change.failed', { isFinal?: boolean }>).isFinal === true && context.isListed,
  },
  actions: {
    beListed: assign({ isListed: true }),
    beDelisted: assign({ isListed: false }),
    beginListing: assign(({ event }) => begin(event, true)),
    beginDelisting: assign(({ event }) => begin(event, false)),
    beginBoxChange: assign(({ event }) => begin(event, false)),
    endChange: assign({ change: null, tries: 0 }),
    rememberFailure: assign({ failure: ({ event }) => (event as { failure: Failure }).failure }),
    forgetFailure: assign({ failure: null }),
    sendAfresh: assign({ tries: 0 }),
    rest: assign(({ context, event }) => restAfter(context.tries, event.at)),
    stopWaiting: assign({ nextAt: null }),
  },
}).createMachine({
  id: 'listing',
  context: { isListed: false, change: null, failure: null, tries: 0, nextAt: null },
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
        input: ({ context }) => {
          const { endpoint, request, intent } = context.change!
          return { endpoint, request, intent }
        },
      },
      on: {
        'change.succeeded': [
          { guard: 'leadsToListed', target: 'listed', actions: ['beListed', 'endChange', 'forgetFailure'] },
          { target: 'delisted', actions: ['beDelisted', 'endChange', 'forgetFailure'] },
        ],
        'change.failed': [
          { guard: 'isFinalAndListed', target: 'listed', actions: ['rememberFailure', 'endChange'] },
          { guard: 'isFinal', target: 'delisted', actions: ['rememberFailure', 'endChange'] },
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
        input: ({ context }): Deadline => ({ at: context.nextAt!, fact: 'listing.waitElapsed' }),
      },
      on: {
        'listing.waitElapsed': { target: 'changing' },
        'listing.checkRequested': { target: 'changing', actions: 'sendAfresh' },
      },
    },
  },
})
