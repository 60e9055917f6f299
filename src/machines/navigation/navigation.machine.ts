import { assign, setup } from 'xstate'
import { type Said, said, types } from '../port.ts'
import { places } from '../places.ts'

/**
 * `from`: only for who stands at one of these addresses, which is a page with (at least) these parameters; without it for everybody. What
 * follows from an intent comes later than the tap, when its person may be elsewhere.
 */
type From = { readonly from?: readonly string[] }
type To = { readonly href: string }

export type NavigationFact =
  | Said<'navigation.pushRequested' | 'navigation.relaunchRequested' | 'navigation.switchTabRequested', To>
  | Said<'navigation.replaceRequested', To & From>
  /** The browser itself went somewhere: its back button, a typed address, a link. */
  | Said<'navigation.locationChanged', To>
  | Said<'navigation.backRequested', From>
  | Said<'navigation.scrolled', To & { top: number }>

export interface NavigationContext {
  /** Open pages, the current one last; hrefs are `path?query` below the hash. */
  readonly stack: readonly string[]
  /** Scroll positions in CSS pixels of pages that one may come back to, newest last. */
  readonly scrolls: Readonly<Record<string, number>>
  /** How the current page was reached: decides the animation. */
  readonly motion: 'push' | 'pop' | 'none'
}

/** What the browser's history must do to agree with the stack. */
export interface HistoryChange {
  readonly mode: 'push' | 'replace' | 'back'
  readonly href: string
}

const SCROLLS_MAX = 60
const STACK_MAX = 30
const moves = [
  'navigation.pushRequested',
  'navigation.replaceRequested',
  'navigation.relaunchRequested',
  'navigation.switchTabRequested',
  'navigation.locationChanged',
] as const
const target = (event: NavigationFact): string => said(event, ...moves).href

/** Whether somebody at `href` stands at `place`: the same page, with every parameter of it. */
const isAt = (href: string, place: string): boolean => {
  const [path, query] = [place.split('?', 1)[0], new URLSearchParams(place.split('?')[1])]
  const own = new URLSearchParams(href.split('?')[1])
  return href.split('?', 1)[0] === path && [...query].every(([name, value]) => own.get(name) === value)
}
const without = (scrolls: NavigationContext['scrolls'], href: string) =>
  Object.fromEntries(Object.entries(scrolls).filter(([key]) => key !== href))

/**
 * Which page is open and what lies under it (marketplace §9: navigation to the current page is skipped, query included, A-39;
 * lc:navigation). The browser's history follows this machine, not the other way round.
 */
export const navigationMachine = setup({
  types: types<{ context: NavigationContext; events: NavigationFact }>(),
  guards: {
    isElsewhere: ({ context, event }) => {
      const { from } = said(event, 'navigation.replaceRequested', 'navigation.backRequested')
      return from !== undefined && !from.some((place) => isAt(context.stack.at(-1)!, place))
    },
    isCurrent: ({ context, event }) => target(event) === context.stack.at(-1),
    isPrevious: ({ context, event }) => target(event) === context.stack.at(-2),
    hasPrevious: ({ context }) => context.stack.length > 1,
    isHome: ({ context }) => context.stack.at(-1) === places.home,
  },
  actions: {
    push: assign(({ context, event }) => ({
      stack: [...context.stack, target(event)].slice(-STACK_MAX),
      scrolls: without(context.scrolls, target(event)),
      motion: 'push' as const,
    })),
    replace: assign(({ context, event }) => ({
      stack: [...context.stack.slice(0, -1), target(event)],
      scrolls: without(context.scrolls, target(event)),
      motion: 'none' as const,
    })),
    relaunch: assign(({ event }) => ({ stack: [target(event)], scrolls: {}, motion: 'none' as const })),
    switchTab: assign(({ event }) => ({ stack: [target(event)], motion: 'none' as const })),
    pop: assign(({ context }) => ({ stack: context.stack.slice(0, -1), motion: 'pop' as const })),
    goHome: assign({ stack: [places.home], motion: 'pop' as const }),
    rememberScroll: assign(({ context, event }) => {
      const { href, top } = said(event, 'navigation.scrolled')
      const entries = [...Object.entries(without(context.scrolls, href)), [href, Math.round(top)] as const]
      return { scrolls: Object.fromEntries(entries.slice(-SCROLLS_MAX)) }
    }),
    /** Makes the browser's history agree. */
    changeHistory: (_, _params: HistoryChange) => undefined,
  },
}).createMachine({
  id: 'navigation',
  context: { stack: [places.home], scrolls: {}, motion: 'none' },
  initial: 'at',
  states: {
    at: {
      on: {
        'navigation.pushRequested': [
          { guard: 'isCurrent' },
          {
            actions: ['push', { type: 'changeHistory', params: ({ event }) => ({ mode: 'push', href: event.href }) }],
          },
        ],
        'navigation.replaceRequested': [
          { guard: 'isElsewhere' },
          { guard: 'isCurrent' },
          {
            actions: [
              'replace',
              { type: 'changeHistory', params: ({ event }) => ({ mode: 'replace', href: event.href }) },
            ],
          },
        ],
        'navigation.relaunchRequested': {
          actions: [
            'relaunch',
            { type: 'changeHistory', params: ({ event }) => ({ mode: 'replace', href: event.href }) },
          ],
        },
        'navigation.switchTabRequested': [
          { guard: 'isCurrent' },
          {
            actions: [
              'switchTab',
              { type: 'changeHistory', params: ({ event }) => ({ mode: 'replace', href: event.href }) },
            ],
          },
        ],
        'navigation.locationChanged': [
          { guard: 'isCurrent' },
          { guard: 'isPrevious', actions: 'pop' },
          { actions: 'push' },
        ],
        'navigation.backRequested': [
          { guard: 'isElsewhere' },
          {
            guard: 'hasPrevious',
            actions: [
              'pop',
              { type: 'changeHistory', params: ({ context }) => ({ mode: 'back', href: context.stack.at(-1)! }) },
            ],
          },
          { guard: 'isHome' },
          { actions: ['goHome', { type: 'changeHistory', params: { mode: 'replace', href: places.home } }] },
        ],
        'navigation.scrolled': { actions: 'rememberScroll' },
      },
    },
  },
})
