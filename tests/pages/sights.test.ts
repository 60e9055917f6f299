import { createElement, type ComponentType, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { perform } from '#scenarios/player/player.ts'
import { appChat } from '#src/app/app-chat.ts'
import { type RoutePath, routes } from '#src/routes/all.ts'
import { createSeededRandom } from '#src/services/random/random.ts'
import { type App, AppProvider } from '#src/views/kit/app/app.ts'
import { createHeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { addressOf, examplesOf, storyOf } from '#src/workbench/examples.ts'
import { noted, sightOf } from './presses.ts'

vi.mock('react', async (original) => {
  const [real, { keeping }] = [await original<{ useState: never }>(), await import('./react-notes.ts')]
  return { ...real, useState: keeping(real.useState) }
})
vi.mock('react/jsx-runtime', async (original) => {
  const [real, { noting }] = [await original<{ jsx: never; jsxs: never }>(), await import('./react-notes.ts')]
  return { ...real, jsx: noting(real.jsx), jsxs: noting(real.jsxs) }
})
vi.mock('react/jsx-dev-runtime', async (original) => {
  const [real, { noting }] = [await original<{ jsxDEV: never }>(), await import('./react-notes.ts')]
  return { ...real, jsxDEV: noting(real.jsxDEV) }
})

const pages = import.meta.glob<{ default: ComponentType }>('../../src/views/*/*.page.tsx')
const now = Date.parse('2026-03-01T08:00:00+08:00')
const clock = { now: () => now, setTimeout: () => 0, clearTimeout: () => undefined }
const random = createSeededRandom(7)

/** The running app as its pages get it, on nobody's device. */
const appOf = (driver: ReturnType<typeof createHeadlessDriver>): App => ({
  ...driver.system(),
  clock,
  release: { version: '1.0.39', code: 1039 },
  allowedHosts: ['download.shucang.example'],
  demo: null,
  letsGuestsIn: true,
  chat: appChat({ chat: undefined, clock: clock as never, random }),
  trade: {
    tabId: 'tab-1',
    nativePay: false,
    newIntent: () => 'intent-0001',
    intents: () => [],
    remembers: () => true,
    orderStream: driver.system().orderStream,
    keepFile: () => 'file-1',
    payable: (address) => address,
  },
  device: {} as App['device'],
})

const bench = {
  title: 'pages',
  world: 'default',
  seed: 7,
  clock: '2026-03-01T08:00:00+08:00',
  start: '/pages/home/home',
  signedIn: true,
  cites: [],
  steps: [],
} as const

const areas = Map.groupBy(routes, ({ page }) => page.split('/')[0]!)

describe('what each page shows, and what each press on it does', () => {
  const driver = createHeadlessDriver()
  /** What React has to say against what is drawn. */
  const complaints = vi.spyOn(console, 'error')
  const usual = routes.map(({ path }) => examplesOf(path as RoutePath)[0])

  beforeAll(async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    // A device that cannot draw on a canvas.
    vi.stubGlobal('document', { visibilityState: 'visible', createElement: () => ({ getContext: () => null }) })
    vi.stubGlobal('location', new URL('http://app.test/'))
    await driver.start(bench)
    for (const [index, step] of storyOf(usual).entries()) await perform(driver, step, index)
  })
  afterAll(async () => {
    await driver.stop()
    vi.unstubAllGlobals()
  })

  async function sight({ path, page }: { readonly path: string; readonly page: string }): Promise<string> {
    const Page = (await pages[`../../src/views/${page}.page.tsx`]!()).default
    const href = await addressOf(path as RoutePath, examplesOf(path as RoutePath)[0], driver.observe)
    await driver.say('navigation', { type: 'navigation.relaunchRequested', href })
    const app = appOf(driver)
    const said: string[] = []
    const asked = new Set<string>()
    // What a press would ask for is not asked for.
    let isPressed = false
    const openResource: App['openResource'] = (stream, input) => {
      if (isPressed) return
      asked.add(stream)
      app.openResource(stream, input)
    }
    const value = { ...noted(app, said), openResource }
    const around = (element: ReactElement) => createElement(AppProvider, { value }, element)
    const draw = () => renderToStaticMarkup(around(createElement(Page)))
    // What a page asks for may depend on what it has got: it is drawn until nothing new is asked for.
    for (let before = -1; before < asked.size;) {
      before = asked.size
      draw()
      await driver.advance(0)
    }
    isPressed = true
    const { lines, presses } = await sightOf({ draw, around, said, deep: 2 })
    expect(lines.filter((line) => line.startsWith('h1'))).toHaveLength(1)
    const states = await Promise.all([...asked].map(async (stream) => [stream, (await driver.observe(stream))?.value]))
    expect(Object.fromEntries(states)).toEqual(
      Object.fromEntries([...asked].map((stream) => [stream, { ready: expect.anything() }])),
    )
    return [`# ${path}`, ...lines, ...presses, ''].join('\n')
  }

  it.each([...areas])('%s', async (area, rows) => {
    const sights: string[] = []
    for (const row of rows) sights.push(await sight(row))
    await expect(sights.join('\n')).toMatchFileSnapshot(`shown/${area}.txt`)
    expect(complaints).not.toHaveBeenCalled()
  })
})
