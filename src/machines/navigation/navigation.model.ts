import { textsOf } from '#src/domain/unknown.ts'
import type { MachineModel, MachineView } from '../model.ts'
import type { NavigationContext } from './navigation.machine.ts'

/** Deeper stacks behave like these. */
const shallow = ({ context }: MachineView<NavigationContext>): boolean => context.stack.length < 3
/** Replacing may put a page on its equal; only going forward may not. */
const replaced = (stack: readonly string[], index: number): boolean => stack[index] === '/a' && index > 0

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
    'navigation.scrolled': { by: 'user', classes: { list: { href: '/a', top: 120.4 } } },
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
        holds: ({ context }) =>
          context.stack.every((href, index) => href !== context.stack[index - 1] || replaced(context.stack, index)),
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
        id: 'NAV-4',
        says: 'what the browser did by itself is not done again',
        holds: (trace) =>
          trace.every(({ fact, out }) => fact.type !== 'navigation.locationChanged' || out.length === 0),
      },
    ],
  },
}
