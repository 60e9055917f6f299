import { textsOf } from '#src/domain/unknown.ts'
import type { MachineModel, MachineView } from '../model.ts'
import type { NavigationContext } from './navigation.machine.ts'

/** Deeper stacks behave like these. */
const shallow = ({ context }: MachineView<NavigationContext>): boolean => context.stack.length < 3

/** What is asked for and where pages were scrolled to have nothing to do with each other. */
const unasked = ({ context }: MachineView<NavigationContext>): boolean =>
  context.over === null && context.wanted === null
/** But signing in at the login page forgets both. */
const single = (view: MachineView<NavigationContext>): boolean => unasked(view) || view.context.stack.length === 1
const still = (view: MachineView<NavigationContext>): boolean =>
  shallow(view) && Object.keys(view.context.scrolls).length === 0
const login = '/pages/login/login/index'

/** What can happen around the machine, and what holds whatever happens (NAV-… in navigation.rules.md). */
export const navigationModel: MachineModel<NavigationContext> = {
  id: 'navigation',
  start: Date.UTC(2026, 2, 1),
  alphabet: {
    'navigation.pushRequested': {
      by: 'user',
      when: shallow,
      classes: { list: { href: '/a' }, detail: { href: '/a?id=1' } },
    },
    'navigation.replaceRequested': {
      by: 'app',
      classes: { list: { href: '/a' }, fromDetail: { href: '/a', from: ['/a?id=1'] } },
    },
    'navigation.relaunchRequested': { by: 'app', classes: { login: { href: '/login' } } },
    'navigation.switchTabRequested': { by: 'user', classes: { mine: { href: '/mine' } } },
    'navigation.locationChanged': {
      by: 'user',
      when: shallow,
      classes: { list: { href: '/a' }, mine: { href: '/mine' } },
    },
    'navigation.backRequested': { by: 'user', classes: { '': {}, fromList: { from: ['/a'] } } },
    'navigation.signInAsked': {
      by: 'user',
      when: still,
      classes: { '': {}, detail: { href: '/a?id=1' }, tab: { href: '/mine', tab: true } },
    },
    'navigation.signInLeft': { by: 'user', classes: { '': {} } },
    'navigation.signInRequired': {
      by: 'app',
      when: shallow,
      classes: { guest: { href: login, user: null }, ended: { href: login, user: 'u1' } },
    },
    'navigation.signedIn': {
      by: 'app',
      classes: { same: { href: '/pages/home/home', user: 'u1' }, another: { href: '/pages/home/home', user: 'u2' } },
    },
    'navigation.scrolled': { by: 'user', when: single, classes: { list: { href: '/a', top: 120.4 } } },
  },
  abstract: (context) => ({ ...context }),
  laws: {
    state: [
      {
        id: 'NAV-2',
        says: 'there is always a page',
        holds: ({ context }) => context.stack.length > 0,
      },
      {
        id: 'NAV-1',
        says: 'no page lies directly on itself',
        holds: ({ context }) => context.stack.every((href, index) => href !== context.stack[index - 1]),
      },
    ],
    trace: [
      {
        id: 'NAV-3',
        says: 'a relaunch leaves one page and no scroll position',
        holds: (trace) =>
          trace
            .filter(({ fact }) => fact.type === 'navigation.relaunchRequested')
            .every(({ after }) => after.context.stack.length === 1 && Object.keys(after.context.scrolls).length === 0),
      },
      {
        id: 'NAV-5',
        says: 'what is for who stands at a page changes nothing for who stands elsewhere',
        holds: (trace) =>
          trace.every(({ fact, before, out }) => {
            const here = before.context.stack.at(-1)!
            const { from } = fact
            return from === undefined || out.length === 0 || textsOf(from).some((page) => here.startsWith(page))
          }),
      },
      {
        id: 'NAV-6',
        says: 'what was asked for is opened once somebody is here, and then nothing is asked for any more',
        holds: (trace) =>
          trace.every(({ fact, before, after }) => {
            if (fact.type !== 'navigation.signedIn') return true
            const { wanted, wantedBy } = before.context
            const isTheirs = wantedBy === null || wantedBy === fact['user']
            const isDone = after.context.wanted === null && after.context.over === null
            return isDone && (wanted === null || !isTheirs || after.context.stack.at(-1) === wanted)
          }),
      },
      {
        id: 'SES-11',
        says: 'nobody is led to what another person had open',
        holds: (trace) =>
          trace.every(({ fact, before, after }) => {
            const { wanted, wantedBy, stack } = before.context
            const isAnothers = wantedBy !== null && wantedBy !== fact['user']
            const isMoved = after.context.stack.at(-1) !== stack.at(-1)
            return (
              fact.type !== 'navigation.signedIn' || !isAnothers || !isMoved || after.context.stack.at(-1) !== wanted
            )
          }),
      },
      {
        id: 'NAV-8',
        says: 'nothing lies under a tab',
        holds: (trace) =>
          trace.every(({ fact, before, after }) => {
            const isLed = fact.type === 'navigation.signedIn' && before.context.wantedTab
            const isThere = after.context.stack.at(-1) === before.context.wanted
            return (
              !isLed ||
              !isThere ||
              before.context.stack.at(-1) === before.context.wanted ||
              after.context.stack.length === 1
            )
          }),
      },
      {
        id: 'NAV-9',
        says: 'no replaced page lies on its equal',
        holds: (trace) =>
          trace.every(({ fact, after: { context } }) => {
            const isReplaced = fact.type === 'navigation.replaceRequested'
            return !isReplaced || context.stack.at(-1) !== context.stack.at(-2)
          }),
      },
      {
        id: 'NAV-7',
        says: 'who looks at an open page and has asked for none stays there',
        holds: (trace) =>
          trace.every(({ fact, before, out }) => {
            const isAtLogin = before.context.stack.at(-1) === login
            const isAsked = isAtLogin || before.context.wanted !== null
            return fact.type !== 'navigation.signedIn' || isAsked || out.length === 0
          }),
      },
      {
        id: 'NAV-4',
        says: 'what the browser did by itself is not done again',
        holds: (trace) =>
          trace.every(({ fact, out }) => fact.type !== 'navigation.locationChanged' || out.length === 0),
      },
    ],
  },
}
