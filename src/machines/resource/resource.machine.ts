import { assign, setup } from 'xstate'
import type { CallName } from '#src/contract/rest/calls.ts'
import { type Failure, port, type Said, said, types } from '../port.ts'

/** What to load: an endpoint by name, its request, and whether it answers in pages. Pages write it as `ResourceOf` (views/kit). */
export interface ResourceInput {
  readonly endpoint: CallName
  readonly request: Readonly<Record<string, unknown>>
  /** Entries a page; absent for a thing that is not a list. */
  readonly pageSize?: number
  /** Shown again without asking while younger than this; 0 asks at every opening. */
  readonly freshMs?: number
}

export interface Load extends ResourceInput {
  /** 1 for the first page. */
  readonly page: number
  /** There is nothing to be shown yet. */
  readonly isFirst?: true
  /** So many entries of a list are shown, more than a page: all of them are renewed, as far as one answer goes. */
  readonly rows?: number
}

export type ResourceFact =
  | Said<'resource.opened' | 'resource.refreshRequested' | 'resource.moreRequested'>
  /** It was loaded for somebody who is not here any more. */
  | Said<'resource.forgotten'>
  /** It was loaded while nobody was signed in, and somebody is now; or before something was changed. */
  | Said<'resource.outdated', { user?: string }>
  /** `keptAt`: nobody has answered, and this was answered then. */
  | Said<'load.succeeded', { data: unknown; items: readonly unknown[]; last: boolean; keptAt?: number }>
  | Said<'load.failed', { failure: Failure }>

export interface ResourceContext extends ResourceInput {
  readonly data: unknown
  readonly items: readonly unknown[]
  readonly page: number
  readonly last: boolean
  readonly failure: Failure | null
  readonly loadedAt: number
  /** When what is shown was answered, where it is of the last visit; null where it is of this one. */
  readonly keptAt: number | null
}

const nothing = { data: undefined, items: [], page: 0, last: true, failure: null, loadedAt: 0, keptAt: null } as const

const idOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined

/** Two pages may repeat an entry when something was added in between; an entry is shown once. */
const merge = (before: readonly unknown[], after: readonly unknown[]): readonly unknown[] => {
  const ids = new Set(before.map(idOf))
  return [...before, ...after.filter((item) => idOf(item) === undefined || !ids.has(idOf(item)))]
}

/**
 * What of a list still follows a first page that was loaded anew. What stood above the last entry that both have, and is not on the
 * page any more, has been taken out (opened, sold, given away); what stands below it was pushed down.
 */
const below = (first: readonly unknown[], items: readonly unknown[]): readonly unknown[] => {
  const places = new Map(items.map((item, place) => [idOf(item), place]))
  const anchor = first.findLast((item) => places.has(idOf(item)))
  return anchor === undefined ? [] : items.slice(places.get(idOf(anchor))! + 1)
}

/**
 * Pages that are there as a whole, one at least: the next one begins inside what is there rather than beyond it, so that nothing is left
 * out.
 */
const wholePages = (items: readonly unknown[], { pageSize = items.length }: ResourceContext): number =>
  Math.max(1, Math.floor(items.length / Math.max(1, pageSize)))

/**
 * A thing or a paged list from the server: the one machine behind every page that only shows. Not journaled: it is a cache. It
 * keeps what it has when a refresh fails, so that a list never disappears under the reader.
 */
export const resourceMachine = setup({
  types: types<{ context: ResourceContext; events: ResourceFact; input: ResourceInput }>(),
  actors: { load: port<Load>('resource.load') },
  guards: {
    isStale: ({ context, event }) => event.at - context.loadedAt >= (context.freshMs ?? 0),
    hasMore: ({ context }) => !context.last,
  },
  actions: {
    /** What is shown, anew. What one answer does not reach stays below it: who comes back finds the list as long as it was. */
    keep: assign(({ context, event }) => {
      const { data, items, last, at, keptAt = null } = said(event, 'load.succeeded')
      const renewed = { data, failure: null, loadedAt: keptAt ?? at, keptAt }
      const rest = context.page < 2 || last ? [] : below(items, context.items)
      if (rest.length === 0) return { ...renewed, items, last, page: wholePages(items, context) }
      const all = merge(items, rest)
      const isShorter = all.length < context.items.length
      return { ...renewed, items: all, page: wholePages(all, context), ...(isShorter ? { last } : {}) }
    }),
    append: assign(({ context, event }) => {
      const { items, last } = said(event, 'load.succeeded')
      return { items: merge(context.items, items), last, page: context.page + 1, failure: null }
    }),
    rememberFailure: assign({ failure: ({ event }) => said(event, 'load.failed').failure }),
    forgetFailure: assign({ failure: null }),
    mistrust: assign({ loadedAt: 0 }),
    forget: assign(nothing),
  },
}).createMachine({
  id: 'resource',
  context: ({ input }) => ({ ...input, ...nothing }),
  initial: 'idle',
  on: { 'resource.forgotten': { target: '.idle', actions: 'forget' } },
  states: {
    idle: { on: { 'resource.opened': { target: 'loading' } } },
    loading: {
      invoke: {
        src: 'load',
        id: 'load',
        input: ({ context }) => ({ ...pick(context), page: 1, isFirst: true as const }),
      },
      on: {
        'load.succeeded': { target: 'ready', actions: 'keep' },
        'load.failed': { target: 'failed', actions: 'rememberFailure' },
        // What is on its way may be older than what it was asked anew for.
        'resource.refreshRequested': { target: 'loading', reenter: true },
        'resource.outdated': { target: 'loading', reenter: true },
      },
    },
    ready: {
      initial: 'fresh',
      states: {
        fresh: {
          on: {
            'resource.opened': { guard: 'isStale', target: 'refreshing' },
            'resource.refreshRequested': { target: 'refreshing' },
            'resource.moreRequested': { guard: 'hasMore', target: 'loadingMore' },
            'resource.outdated': { actions: 'mistrust' },
          },
        },
        refreshing: {
          invoke: {
            src: 'load',
            id: 'load',
            input: ({ context }) => ({ ...pick(context), ...shown(context), page: 1 }),
          },
          on: {
            'load.succeeded': { target: 'fresh', actions: 'keep' },
            'load.failed': { target: 'fresh', actions: 'rememberFailure' },
            'resource.refreshRequested': { target: 'refreshing', reenter: true },
            'resource.outdated': { target: 'refreshing', reenter: true },
          },
        },
        loadingMore: {
          invoke: { src: 'load', id: 'load', input: ({ context }) => ({ ...pick(context), page: context.page + 1 }) },
          on: {
            'load.succeeded': { target: 'fresh', actions: 'append' },
            'load.failed': { target: 'fresh', actions: 'rememberFailure' },
            // Whoever pulls wants what is new: a further page that is on its way is given up for it.
            'resource.refreshRequested': { target: 'refreshing' },
            'resource.outdated': { target: 'refreshing' },
          },
        },
      },
    },
    failed: {
      on: {
        'resource.opened': { target: 'loading', actions: 'forgetFailure' },
        'resource.refreshRequested': { target: 'loading', actions: 'forgetFailure' },
      },
    },
  },
})

const shown = ({ items: { length }, pageSize = length }: ResourceContext): Pick<Load, 'rows'> =>
  length > pageSize ? { rows: length } : {}

const pick = ({ endpoint, request, pageSize }: ResourceContext): ResourceInput => ({
  endpoint,
  request,
  ...(pageSize === undefined ? {} : { pageSize }),
})
