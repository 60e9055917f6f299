import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { routes } from '#src/routes/all.ts'
import { knowRoutes } from '#src/routes/table.ts'
import { isOpenTo, sayForPages } from './guests.ts'

beforeEach(() => knowRoutes(routes))
afterEach(() => knowRoutes(routes))

/** How pages speak for somebody who is signed in, or for a guest who stands at `at`. */
function doors({ signedIn = false, at = '/pages/home/home', below = [] as string[] } = {}) {
  const said: object[] = []
  const opened: string[] = []

  const parts = {
    say: (_: string, fact: object) => void said.push(fact),
    snapshot: (stream: string) =>
      stream === 'session'
        ? {
            matches: (state: string) => state === (signedIn ? 'signedIn' : 'signedOut'),
            hasTag: () => false,
            context: { user: signedIn ? { userId: 'me' } : null },
          }
        : { context: { stack: [...below, at] } },
    subscribe: () => () => undefined,
    openChunk: (page: string) => void opened.push(page),
  }
  const say = sayForPages(parts as never) as unknown as (stream: string, fact: object) => void
  return { said, opened, say }
}
const push = (href: string) => ({ type: 'navigation.pushRequested', href })

it('a guest goes where guests may, and is asked to sign in for a page of one’s own, with what was wanted', () => {
  const { said, say } = doors()
  say('navigation', push('/pages/sales/sales'))
  say('navigation', push('/pages/mine/order/index?group=unpaid'))
  say('navigation', { type: 'navigation.switchTabRequested', href: '/pages/mine/order/index' })
  expect(said).toEqual([
    push('/pages/sales/sales'),
    { type: 'navigation.signInAsked', href: '/pages/mine/order/index?group=unpaid', tab: false },
    { type: 'navigation.signInAsked', href: '/pages/mine/order/index', tab: true },
  ])
  said.length = 0
  say('navigation', { type: 'navigation.replaceRequested', href: '/pages/mine/order/index' })
  expect(said).toEqual([{ type: 'navigation.signInAsked', href: '/pages/mine/order/index', tab: false }])
  // Going back, and what leads a person on by itself, is nobody's wish to go somewhere.
  const on = { type: 'navigation.relaunchRequested', href: '/pages/mine/order/index' }
  say('navigation', on)
  expect(said.at(-1)).toBe(on)
})

it('nobody is asked who is signed in, who stands at the login, or who goes nowhere', () => {
  const own = push('/pages/mine/order/index')
  const here = doors({ signedIn: true })
  here.say('navigation', own)
  const login = doors({ at: '/pages/login/login/index' })
  login.say('navigation', own)
  const over = doors({ at: '/pages/login/login/index', below: ['/pages/home/home'] })
  over.say('navigation', own)
  expect(over.said).toEqual([own])
  const away = doors({ at: '/pages/home/home', below: ['/pages/login/login/index'] })
  away.say('navigation', own)
  expect(away.said).toMatchObject([{ type: 'navigation.signInAsked' }])
  const still = doors()
  still.say('resource/a', { type: 'resource.opened' })
  expect([here.said, login.said, still.said]).toEqual([[own], [own], [{ type: 'resource.opened' }]])
})

it.each([
  [{ open: true }, true, true],
  [{ open: true }, false, true],
  [{ guests: true }, true, true],
  [{ guests: true }, false, false],
  [{}, true, false],
])('a page of %j is open where guests are let in: %s → %s', (row, letsIn, isOpen) => {
  expect(isOpenTo(row as never, letsIn)).toBe(isOpen)
})

it('where pages are not known yet, their list is asked for, and it is decided once', async () => {
  vi.resetModules()
  const [{ sayForPages: speak }, table] = await Promise.all([import('./guests.ts'), import('#src/routes/table.ts')])
  const said: unknown[] = []
  const opened: string[] = []
  const listeners = new Set<() => void>()
  let failure: object | null = null
  const parts = {
    say: (_: string, fact: object) => void said.push(fact),
    snapshot: (stream: string) => ({
      context: stream === 'session' ? { user: null } : { stack: ['/pages/home/home'], failure },
    }),
    subscribe: (_: string, changed: () => void) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    openChunk: (page: string) => void opened.push(page),
  }
  speak(parts as never)('navigation', push('/pages/mine/order/index') as never)
  for (const changed of listeners) changed()
  expect([said, opened.length, listeners.size]).toEqual([[], 1, 1])
  // Where the list is not to be had, the door of the page decides.
  failure = {}
  speak(parts as never)('navigation', push('/pages/mine/collection/index') as never)
  const other = [...listeners].at(-1)!
  other()
  expect([said, listeners.size]).toEqual([[push('/pages/mine/collection/index')], 1])
  said.length = 0
  failure = null
  table.knowRoutes(routes)
  for (const changed of listeners) changed()
  expect(said).toEqual([{ type: 'navigation.signInAsked', href: '/pages/mine/order/index', tab: false }])
  expect(listeners.size).toBe(0)
})

it('an address that leads nowhere is said at once where all pages are known: there is nothing to wait for', () => {
  const nowhere = push('/pages/nowhere/at/all')
  const { said, opened, say } = doors()
  say('navigation', nowhere)
  expect([said, opened]).toEqual([[nowhere], []])
})
