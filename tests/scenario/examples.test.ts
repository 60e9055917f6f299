import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { perform } from '#scenarios/player/player.ts'
import { appChat } from '#src/app/app-chat.ts'
import { type RoutePath, routes } from '#src/routes/all.ts'
import { createSeededRandom } from '#src/services/random/random.ts'
import { type App, AppProvider } from '#src/views/kit/app/app.ts'
import { createHeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { addressOf, examplesOf, storyOf } from '#src/workbench/examples.ts'

const pages = import.meta.glob<{ default: ComponentType }>('../../src/views/*/*.page.tsx')
const noDevice = {} as App['device']
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
  device: { ...noDevice, theme: () => 'system', textSize: () => 'standard', choice: () => null },
})

const bench = {
  seed: 7,
  clock: '2026-03-01T08:00:00+08:00',
  start: '/pages/home/home',
  signedIn: true,
  cites: [],
  steps: [],
}

describe('the usual sight of each page', () => {
  const driver = createHeadlessDriver()
  const usual = routes.map(({ path, page }) => ({ path: path as RoutePath, page, example: examplesOf(path)[0] }))

  beforeAll(async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    vi.stubGlobal('document', { visibilityState: 'visible' })
    vi.stubGlobal('location', new URL('http://app.test/'))
    await driver.start({ ...bench, title: 'pages', world: 'default' })
    const steps = storyOf(usual.map(({ example }) => example))
    for (const [index, step] of steps.entries()) await perform(driver, step, index)
  })
  afterAll(async () => {
    await driver.stop()
    vi.unstubAllGlobals()
  })

  it.each(usual)('shows $path with everything it asks the server for', async ({ path, page, example }) => {
    const Page = (await pages[`../../src/views/${page}.page.tsx`]!()).default
    const href = await addressOf(path, example, driver.observe)
    await driver.say('navigation', { type: 'navigation.relaunchRequested', href })
    const app = appOf(driver)
    const asked = new Set<string>()
    const openResource: App['openResource'] = (stream, input) => {
      asked.add(stream)
      app.openResource(stream, input)
    }
    const draw = () =>
      renderToStaticMarkup(createElement(AppProvider, { value: { ...app, openResource } }, createElement(Page)))
    let shown = ''
    // What a page asks for may depend on what it has got: it is drawn until nothing new is asked for.
    for (let before = -1; before < asked.size;) {
      before = asked.size
      shown = draw()
      await driver.advance(0)
    }
    shown = draw()
    expect(shown.match(/<h1/g)).toHaveLength(1)
    const states = await Promise.all([...asked].map(async (stream) => [stream, (await driver.observe(stream))?.value]))
    expect(Object.fromEntries(states)).toEqual(
      Object.fromEntries([...asked].map((stream) => [stream, { ready: expect.anything() }])),
    )
  })
})

describe('what happens before another sight', () => {
  const told = new Set<unknown>()
  const others = routes
    .flatMap(({ path }) =>
      examplesOf(path)
        .slice(1)
        .map((example) => ({ path: path as RoutePath, example })),
    )
    .filter(({ example }) => {
      const isNew = example.before !== undefined && !told.has(example.before[0])
      told.add(example.before?.[0])
      return isNew
    })

  it.each(others)('can be told: $path $example.name', async ({ path, example }) => {
    const driver = createHeadlessDriver()
    await driver.start({ ...bench, title: example.name, world: example.world ?? 'default' })
    for (const [index, step] of storyOf([example]).entries()) await perform(driver, step, index)
    await expect(addressOf(path, example, driver.observe)).resolves.toContain(path)
    await driver.stop()
  })
})
