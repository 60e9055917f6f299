import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openWorld } from '#mock/open-world.ts'
import { allEndpoints } from '#src/contract/rest/all.ts'
import type { Endpoint as Call } from '#src/contract/rest/endpoint.ts'
import { routes } from '#src/routes/all.ts'
import { href, parseHref } from '#src/routes/table.ts'
import { createVirtualClock } from '#src/services/clock/virtual-clock.ts'
import { type App, AppProvider } from '#src/views/kit/app/app.ts'
import { doingOf, type Endpoint } from '#src/views/kit/intent/unknown-intents.ts'
import { signOutForm } from '#src/views/settings/settings.form.ts'
import { startInstant } from '#src/workbench/bench.ts'
import { createHeadlessDriver, type HeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { scene } from '../scene.ts'
import { factsFor, refuseToShow } from '../scenario/in-doubt.ts'
import { askedIn, placesOf } from '../scenario/places-of-intents.ts'
import { appOf, clock } from './app-of.ts'
import { noted } from './presses.ts'
import { drawWith } from './react-notes.ts'

vi.mock('#src/ui/overlay/use-modal.ts', async () => ({ useModal: (await import('./react-notes.ts')).modalOf }))
vi.mock('react/jsx-runtime', async (original) => {
  const [real, { noting }] = [await original<{ jsx: never; jsxs: never }>(), await import('./react-notes.ts')]
  return { ...real, jsx: noting(real.jsx), jsxs: noting(real.jsxs) }
})
vi.mock('react/jsx-dev-runtime', async (original) => {
  const [real, { noting }] = [await original<{ jsxDEV: never }>(), await import('./react-notes.ts')]
  return { ...real, jsxDEV: noting(real.jsxDEV) }
})

const pages = import.meta.glob<{ default: ComponentType }>('../../src/views/*/*.page.tsx')
const begins = scene('what is unknown stays in sight', { seed: 1, clock })
const world = openWorld({ clock: createVirtualClock(startInstant(begins), () => Promise.resolve()), seed: begins.seed })
const byKey = allEndpoints.filter(({ question }) => question && 'seenIn' in question)

/** What can be read on a page once everything that it asks for is there, without dialogs that are shut. */
async function readOn(driver: HeadlessDriver, address: string): Promise<string> {
  const { path } = parseHref(address)
  const row = routes.find((one) => one.path === path)!
  const { default: Page } = await pages[`../../src/views/${row.page}.page.tsx`]!()
  await driver.say('navigation', { type: 'navigation.relaunchRequested', href: address })
  const app = appOf(driver)
  const asked = new Set<string>()
  const openResource: App['openResource'] = (stream, input) => {
    asked.add(stream)
    app.openResource(stream, input)
  }
  const value = { ...noted(app, []), openResource, trade: { ...app.trade, intents: driver.system().intents } }
  const page = createElement(AppProvider, { value }, createElement(Page))
  const draw = () => drawWith(new Map(), () => renderToStaticMarkup(page)).html
  for (let before = -1; before < asked.size;) {
    before = asked.size
    draw()
    await driver.advance(0)
  }
  const shut = /<dialog(?![^>]* data-open)[^>]*>[\s\S]*?<\/dialog>/g
  return draw()
    .replaceAll(shut, '')
    .replaceAll(/<[^>]*>/g, '\n')
}

const late = /还不知道结果/
const doubt = new RegExp(`确认中|${late.source}`)
const mine = href('/pages/mine/mine')
const ask = { kind: 'code', code: 1429, msg: '操作太频繁' } as const
const password = 'shucang2026'
const own = '13800000000'
const others = '13800000001'

/** In doubt at a server that says nothing of it, and everything else as it should be. */
async function inDoubt(call: Call) {
  const name = call.name as Endpoint
  const template = await world
  const driver = createHeadlessDriver({ from: () => template })
  await driver.start(begins)
  await driver.world('world.settings', { livelyMarket: false })
  const { key, goods, lists } = placesOf[name]
  const facts = await factsFor(call, driver, (_, request) => key?.(askedIn(driver, name, request)) ?? 'in-sight-0001')
  if (facts.isOfOrder) await driver.say(facts.stream, facts.before!)
  await driver.fault(`rest.${name}`, { kind: 'drop', applied: true, times: 1 })
  await driver.fault('rest.system.intent', ask)
  await refuseToShow(driver, call)
  if (facts.before && !facts.isOfOrder) await driver.say(facts.stream, facts.before)
  await driver.say(facts.stream, facts.asks)
  await driver.fault('rest.*', { kind: 'none' })
  await driver.fault('rest.system.intent', ask)
  const asked = askedIn(driver, name, facts.request)
  return { driver, places: [...goods(asked), ...lists], stream: facts.stream }
}

async function sheetOf(driver: HeadlessDriver): Promise<string> {
  driver.system().openForm('submission/signOut', signOutForm, {})
  await driver.advance(0)
  await driver.say('submission/signOut', { type: 'submission.submitRequested' })
  const sheet = await readOn(driver, href('/pages/mine/settings/index'))
  await driver.say('submission/signOut', { type: 'submission.cancelled' })
  return sheet
}

const signIn = (driver: HeadlessDriver, phone: string) =>
  driver.say('session', { type: 'session.signInRequested', method: 'password', phone, password })

/** Which of these pages say nothing of it. */
async function silentOf(driver: HeadlessDriver, addresses: readonly string[]): Promise<readonly string[]> {
  const silent: string[] = []
  for (const address of addresses) if (!doubt.test(await readOn(driver, address))) silent.push(address)
  return silent
}

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('document', { visibilityState: 'visible', createElement: () => ({ getContext: () => null }) })
  vi.stubGlobal('location', new URL('http://app.test/'))
})
afterAll(() => void vi.unstubAllGlobals())

describe('what nobody knows the end of stays in sight', () => {
  it.each(byKey.map((call) => [call.name as Endpoint, call] as const))('%s', async (name, call) => {
    const { driver, places, stream } = await inDoubt(call)
    expect(await silentOf(driver, [mine, ...places]), 'on 我的, on the page of the goods, in its lists').toEqual([])
    expect(await readOn(driver, mine), 'what was meant just now has not been unknown for long').not.toMatch(late)
    expect(await sheetOf(driver), 'at the sign-out').toMatch(new RegExp(`${doingOf(name)}.*结果待确认`))

    await driver.fault('rest.*', { kind: 'code', code: 510, msg: '登录已过期', times: 1 })
    await readOn(driver, href('/pages/mine/inviteLog/index'))
    await driver.fault('rest.*', { kind: 'none' })
    await driver.fault('rest.system.intent', ask)
    expect((await driver.observe('session'))?.value, 'the session has ended by itself').toHaveProperty('signedOut')
    await signIn(driver, own)
    expect(await silentOf(driver, [mine]), 'the same person is here again').toEqual([])

    await driver.say('session', { type: 'session.signOutRequested' })
    await signIn(driver, others)
    const all = [mine, ...places]
    expect(await silentOf(driver, all), 'somebody else sees nothing of it').toEqual(all)
    await driver.say('session', { type: 'session.signOutRequested' })
    await signIn(driver, own)
    // The key of what is cast names the copy, and an order itself says what of it is paid or cancelled.
    const isLeft = !stream.includes('/cast-') && !['order.cancel', 'order.repay'].includes(name)
    expect(await silentOf(driver, [mine]), 'after their sign-out their own is asked about').toEqual(
      isLeft ? [] : [mine],
    )
    expect(await driver.audit()).toEqual([])
    await driver.stop()
  })
})
