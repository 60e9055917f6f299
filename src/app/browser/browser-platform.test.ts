import { afterEach, expect, it, vi } from 'vitest'
import { failUnheard } from '../unheard.ts'
import { browserHistory, browserPlatform, hrefInAddress, openAnew } from './browser-platform.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

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

/** A browser with nothing in it but a page. */
function page() {
  let reloads = 0
  const href = 'https://app.example/#/pages/notice/notice'
  vi.stubGlobal('location', { href, hash: new URL(href).hash, reload: () => void reloads++ })
  vi.stubGlobal('document', { visibilityState: 'hidden', addEventListener: () => undefined })
  vi.stubGlobal('addEventListener', () => undefined)
  return { reloads: () => reloads }
}

it('the platform is that of its page: moved in motions, in sight or not, at its address', async () => {
  const { reloads } = page()
  const platform = await browserPlatform('https://server.example')
  expect([platform.movesPages, platform.isInSight?.(), platform.startHref]).toEqual([
    true,
    false,
    '/pages/notice/notice',
  ])
  expect([platform.config?.origin, platform.config?.raffleBase]).toEqual(['https://server.example', '/api/v1.0'])
  platform.reload()
  expect(reloads()).toBe(1)
  vi.stubGlobal('document', { visibilityState: 'visible' })
  expect(platform.isInSight?.()).toBe(true)
})

it('what nobody hears is an error while one develops, and a line of the log in a build', async () => {
  page()
  expect((await browserPlatform('')).unheard).toBe(failUnheard)
  vi.stubEnv('DEV', false)
  const { unheard, log } = await browserPlatform('')
  unheard?.('order/1', 'order.nothing')
  expect(JSON.stringify(log?.lines())).toContain('nobody hears order.nothing at order/1')
})

it.each([
  ['header', 'header'],
  ['address', 'address'],
  ['', 'address'],
])('secrets travel in the %j only where the build says so', async (said, where) => {
  page()
  vi.stubEnv('VITE_SECRETS', said)
  vi.stubEnv('VITE_RAFFLE_PREFIX', '/raffle')
  const { config } = await browserPlatform('')
  expect([config?.secretsIn, config?.raffleBase]).toEqual([where, '/api/v1.0/raffle'])
})
