import { afterEach, expect, it, vi } from 'vitest'
import { browserHistory, hrefInAddress, openAnew } from './browser-platform.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['', null],
  ['#', null],
  ['#/', null],
  ['#/pages/order/order?id=1#2', '/pages/order/order?id=1#2'],
])('the address %j names the page %j', (hash, href) => {
  vi.stubGlobal('location', { hash })
  expect(hrefInAddress()).toBe(href)
})

it('back goes back inside the app, and never out of it; it ends when the browser is there', async () => {
  const calls: unknown[] = []
  const window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  const history = {
    state: null as { depth: number } | null,
    pushState: (state: { depth: number }, _: string, url: string) => {
      history.state = state
      calls.push(['push', state.depth, url])
    },
    replaceState: (state: { depth: number }, _: string, url: string) => {
      history.state = state
      calls.push(['replace', state.depth, url])
    },
    back: () => calls.push(['back']),
  }
  vi.stubGlobal('history', history)
  void browserHistory.change({ mode: 'back', href: '/home' })
  void browserHistory.change({ mode: 'push', href: '/a' })
  void browserHistory.change({ mode: 'replace', href: '/b' })
  void browserHistory.change({ mode: 'push', href: '/c' })
  const back = Promise.resolve(browserHistory.change({ mode: 'back', href: '/b' })).then(() => calls.push(['there']))
  await new Promise((turn) => setImmediate(turn))
  expect(calls).toEqual([
    ['replace', 0, '#/home'],
    ['push', 1, '#/a'],
    ['replace', 1, '#/b'],
    ['push', 2, '#/c'],
    ['back'],
  ])
  window.dispatchEvent(new Event('popstate'))
  await back
  expect(calls.at(-1)).toEqual(['there'])
})

it.each([
  ['answers', async () => new Response(), 1],
  ['answers that it is not there', async () => new Response(null, { status: 404 }), 0],
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch')), 0],
] as const)('a document is opened anew only where its server %s', async (_, send, times) => {
  let reloads = 0
  vi.stubGlobal('location', { pathname: '/go/', reload: () => void reloads++ })
  const asked: unknown[] = []
  const opened = openAnew((...given) => (asked.push(given), send()))
  const ended = await Promise.race([
    opened.catch(() => 'failed'),
    new Promise((next) => setImmediate(() => next('gone'))),
  ])
  expect([reloads, ended]).toEqual([times, times === 1 ? 'gone' : 'failed'])
  expect(asked).toEqual([['/go/', { method: 'HEAD', cache: 'no-store' }]])
})
