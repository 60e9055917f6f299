import { assign, setup } from 'xstate'
import { type Said, said, types } from '../port.ts'
import { isSignInPlace, places } from '../places.ts'

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
  /** A guest did what needs somebody; `href` is the page that was asked for, where it was one, `tab` whether it is a tab. */
  | Said<'navigation.signInAsked', Partial<To> & { tab?: boolean }>
  | Said<'navigation.signInLeft'>
  /** The login page is `href`: the session of `user` has ended, or the page is not for guests, and `user` is null. */
  | Said<'navigation.signInRequired', To & { user: string | null }>
  /** `user` is here; `href` is where they go who have asked for nothing else. */
  | Said<'navigation.signedIn', To & { user: string }>

export interface NavigationContext {
  /** Open pages, the current one last; hrefs are `path?query` below the hash. */
  readonly stack: readonly string[]
  /** Scroll positions in CSS pixels of pages that one may come back to, newest last. */
  readonly scrolls: Readonly<Record<string, number>>
  /** How the current page was reached: decides the animation. */
  readonly motion: 'push' | 'pop' | 'none'
  /** The page over which a guest was asked to sign in. */
  readonly over: string | null
  /** The page that was asked for before signing in. */
  readonly wanted: string | null
  /** The id of the person for whom alone that page is opened; null where it is for whoever signs in. */
  readonly wantedBy: string | null
  /** Whether that page is a tab, under which nothing lies. */
  readonly wantedTab: boolean
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
  'navigation.signInRequired',
  'navigation.signedIn',
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

const nobodyAsked = { over: null, wanted: null, wantedBy: null, wantedTab: false } as const

/** Whether what was asked for is for somebody who has signed in: what was open in a session that ended is its person's. */
const isFor = ({ wantedBy }: NavigationContext, user: string): boolean => wantedBy === null || wantedBy === user

/** The page that signing in leads to from the login page. */
const destination = (context: NavigationContext, { href, user }: { href: string; user: string }): string =>
  (isFor(context, user) ? (context.wanted ?? context.over) : null) ?? href

const isWanting = (context: NavigationContext, event: NavigationFact): boolean =>
  isFor(context, said(event, 'navigation.signedIn').user) &&
  (context.wanted ?? context.stack.at(-1)) !== context.stack.at(-1)

/** To the page below, the browser too. */
const gone = [
  'pop',
  {
    type: 'changeHistory',
    params: ({ context }: { context: NavigationContext }): HistoryChange => {
      return { mode: 'back', href: context.stack.at(-1)! }
    },
  },
] as const

/**
 * Which page is open and what lies under it (marketplace §9: navigation to the current page is skipped, query included, A-39;
 * lc:navigation), and what was asked for before somebody was here (NAV-6). The browser's history follows this machine, not the other
 * way round.
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
    isAtSignIn: ({ context }) => isSignInPlace(context.stack.at(-1)!),
    isWanting: ({ context, event }) => isWanting(context, event),
    isWantingTab: ({ context, event }) => context.wantedTab && isWanting(context, event),
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
    relaunch: assign(({ event }) => ({ stack: [target(event)], scrolls: {}, motion: 'none' as const, ...nobodyAsked })),
    switchTab: assign(({ event }) => ({ stack: [target(event)], motion: 'none' as const, ...nobodyAsked })),
    pop: assign(({ context }) => ({
      stack: context.stack.slice(0, -1),
      motion: 'pop' as const,
      // Left, not come back to from what one agrees to.
      ...(context.over === context.stack.at(-1) ? nobodyAsked : {}),
    })),
    goHome: assign({ stack: [places.home], motion: 'pop' as const, ...nobodyAsked }),
    askToSignIn: assign(({ context, event }) => ({
      over: context.stack.at(-1)!,
      wanted: said(event, 'navigation.signInAsked').href ?? null,
      wantedBy: null,
      wantedTab: said(event, 'navigation.signInAsked').tab ?? false,
    })),
    forgetAsked: assign(nobodyAsked),
    sendToLogin: assign(({ context, event }) => ({
      stack: [target(event)],
      scrolls: {},
      motion: 'none' as const,
      ...(isSignInPlace(context.stack.at(-1)!)
        ? {}
        : {
            over: null,
            wanted: context.stack.at(-1)!,
            wantedBy: said(event, 'navigation.signInRequired').user,
            wantedTab: false,
          }),
    })),
    letIn: assign(({ context, event }) => ({
      stack: [destination(context, said(event, 'navigation.signedIn'))],
      scrolls: {},
      motion: 'none' as const,
      ...nobodyAsked,
    })),
    goOn: assign(({ context }) => ({
      stack: [...context.stack, context.wanted!].slice(-STACK_MAX),
      scrolls: without(context.scrolls, context.wanted!),
      motion: 'push' as const,
      ...nobodyAsked,
    })),
    goOnToTab: assign(({ context }) => ({ stack: [context.wanted!], motion: 'none' as const, ...nobodyAsked })),
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
  context: { stack: [places.home], scrolls: {}, motion: 'none', ...nobodyAsked },
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
          { guard: 'isPrevious', actions: [...gone] },
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
          { guard: 'hasPrevious', actions: [...gone] },
          { guard: 'isHome' },
          { actions: ['goHome', { type: 'changeHistory', params: { mode: 'replace', href: places.home } }] },
        ],
        'navigation.signInAsked': { actions: 'askToSignIn' },
        'navigation.signInLeft': { actions: 'forgetAsked' },
        'navigation.signInRequired': {
          actions: [
            'sendToLogin',
            { type: 'changeHistory', params: ({ event }) => ({ mode: 'replace', href: event.href }) },
          ],
        },
        // The browser is told first: what was asked for is forgotten with the page that it leads to.
        'navigation.signedIn': [
          {
            guard: 'isAtSignIn',
            actions: [
              {
                type: 'changeHistory',
                params: ({ context, event }) => ({ mode: 'replace', href: destination(context, event) }),
              },
              'letIn',
            ],
          },
          {
            guard: 'isWantingTab',
            actions: [
              { type: 'changeHistory', params: ({ context }) => ({ mode: 'replace', href: context.wanted! }) },
              'goOnToTab',
            ],
          },
          {
            guard: 'isWanting',
            actions: [
              { type: 'changeHistory', params: ({ context }) => ({ mode: 'push', href: context.wanted! }) },
              'goOn',
            ],
          },
          { actions: 'forgetAsked' },
        ],
        'navigation.scrolled': { actions: 'rememberScroll' },
      },
    },
  },
})
