import type { Follows } from '../follow-ups.ts'
import { inputOf, type MachineModel, type MachineView } from '../model.ts'
import type { ListingCalls, ListingContext } from './listing.machine.ts'

type View = MachineView<ListingContext>

const isIn = (view: View, state: string): boolean => view.states.includes(state)

const calls: ListingCalls = {
  'listing.listRequested': { endpoint: 'listing.up', request: { id: '1', priceFen: 52_000 } },
  'listing.delistRequested': { endpoint: 'listing.down', request: { id: '1' } },
  'listing.boxChangeRequested': { endpoint: 'collection.changeBox', request: { ids: '1' } },
}
const follows: Follows = {
  done: [{ type: 'resource.refreshRequested', key: 'collection.list' }],
  refused: [{ type: 'resource.refreshRequested', key: 'listing.serviceCharge' }],
}

/** What can happen around an offer, and what holds whatever happens (LIS-… in listing.rules.md). */
export const listingModel: MachineModel<ListingContext> = {
  id: 'listing',
  start: Date.UTC(2026, 2, 1),
  alphabet: {
    'listing.shown': { by: 'app', classes: { listed: { isListed: true }, delisted: { isListed: false } } },
    'listing.listRequested': { by: 'user', classes: { '': { ...calls['listing.listRequested'], id: 'f-1', follows } } },
    'listing.delistRequested': {
      by: 'user',
      classes: { '': { ...calls['listing.delistRequested'], id: 'f-2', follows } },
    },
    'listing.boxChangeRequested': {
      by: 'user',
      classes: { '': { ...calls['listing.boxChangeRequested'], id: 'f-3', follows } },
    },
    'listing.checkRequested': { by: 'user', classes: { '': {} } },
    'listing.dismissed': { by: 'user', classes: { '': {} } },
    'change.succeeded': { by: 'effect', effect: 'change', classes: { '': { result: { id: '1' } } } },
    'change.failed': {
      by: 'effect',
      effect: 'change',
      classes: {
        refused: { failure: { reason: 'refused', message: '冷静期内不能寄售' }, isFinal: true },
        lost: { failure: { reason: 'timeout', message: '网络有点慢，请稍后再试' } },
        undecided: { failure: { reason: 'undecided', message: '没有看到它在寄售。' } },
      },
    },
  },
  abstract: ({ isListed, change: under, failure, tries }) => ({
    isListed,
    change: under?.intent ?? null,
    hasFailure: failure !== null,
    isUndecided: failure?.reason === 'undecided',
    tries,
  }),
  laws: {
    state: [
      {
        id: 'LIS-1',
        says: 'listed and delisted are what the server said last, and then no change is open',
        holds: (view) =>
          isIn(view, 'listed') || isIn(view, 'delisted')
            ? isIn(view, 'listed') === view.context.isListed && view.context.change === null
            : view.context.change !== null,
      },
      {
        id: 'LIS-2',
        says: 'a change is on its way exactly while changing, under its key',
        holds: (view) => {
          const sent = inputOf(view, 'change')
          return (
            isIn(view, 'changing') === (sent !== undefined) && (!sent || sent['intent'] === view.context.change?.intent)
          )
        },
      },
      {
        id: 'LIS-3',
        says: 'without an answer, the next time is waited for',
        holds: (view) => {
          const awaited = inputOf(view, 'wait')
          return (
            isIn(view, 'uncertain') === (awaited !== undefined) && (awaited?.['at'] ?? null) === view.context.nextAt
          )
        },
      },
    ],
    step: [
      {
        id: 'LIS-2',
        says: 'a change keeps its key until the server has answered',
        holds: ({ before, after }) =>
          before.context.change === null ||
          after.context.change === null ||
          before.context.change.intent === after.context.change.intent,
      },
      {
        id: 'LIS-4',
        says: 'what its person has ended is gone, and what may still be decided is not ended',
        holds: ({ fact, before, after }) =>
          fact.type !== 'listing.dismissed' ||
          !isIn(before, 'uncertain') ||
          (after.context.change === null) === (before.context.failure?.reason === 'undecided'),
      },
    ],
    trace: [],
  },
}
