import { createElement, type ComponentType, type ReactElement } from 'react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type RoutePath, routes } from '#src/routes/all.ts'
import { knowRoutes, parseHref } from '#src/routes/table.ts'
import { hour } from '#src/domain/time/instant.ts'
import { fieldsOf } from '#src/domain/unknown.ts'
import { type App, AppProvider } from '#src/views/kit/app/app.ts'
import { AppTabBar } from '#src/views/kit/page/app-tab-bar.tsx'
import { setTabBar } from '#src/views/kit/page/tab-bar-slot.ts'
import { appOf, NOW } from './app-of.ts'
import { benchOfTests } from './bench.ts'
import { inventing, manners } from './invented.ts'
import { allParts } from './late-parts.ts'
import { places } from './living/places.ts'
import { noted, sightOf } from './presses.ts'
import { markupOf, quickly } from './react-notes.ts'
import { underWay } from './under-way.ts'

vi.mock('#src/views/kit/page/lazy-part.tsx', async () => ({ lazyPart: (await import('./late-parts.ts')).lazyPart }))
vi.mock('#src/ui/overlay/use-modal.ts', async () => ({ useModal: (await import('./react-notes.ts')).modalOf }))
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
const bench = benchOfTests('tried again')

beforeAll(async () => {
  knowRoutes(routes)
  setTabBar(AppTabBar)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const still = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('document', { visibilityState: 'visible', createElement: () => ({ getContext: () => null }), ...still })
  vi.stubGlobal('location', new URL('http://app.test/'))
  await allParts()
})
afterAll(() => void vi.unstubAllGlobals())

/** The key under which an address has begun something, and the next one. */
const [KEY, NEXT] = ['intent-0001', 'intent-0002']
const FIELD = /([?&](?:key|intent|give|gift|upgrade|change)=)(?:intent|example|opening)-[\w-]+/
const keyed = [...new Set(places.flatMap(({ at }) => (FIELD.test(at) ? [at.replace(FIELD, `$1${KEY}`)] : [])))]

/** Where the presses of a page lead within it, once nobody has known for long what became of what it began. */
async function leadsWithin(at: string): Promise<string[]> {
  const driver = bench()
  const { path } = parseHref(at)
  const { page } = routes.find((route) => route.path === (path as RoutePath))!
  const Page = (await pages[`../../src/views/${page}.page.tsx`]!()).default
  await driver.say('navigation', { type: 'navigation.relaunchRequested', href: at })
  const own = appOf(driver)
  const base: App = { ...own, trade: { ...own.trade, newIntent: () => NEXT } }
  const said: string[] = []
  // Under this key whatever was begun in some way or other stands so.
  const late = underWay(base, 'when nobody has known for long')
  const others = late.snapshot as (stream: string) => object | undefined
  const since = {
    ...fieldsOf(others('transfer/x')),
    context: { endpoint: null, failure: null, sent: { at: NOW - hour } },
  }
  const snapshot = (stream: string) => (stream.endsWith(`/${KEY}`) ? (others(stream) ?? since) : others(stream))
  const value = noted(inventing({ ...late, snapshot: snapshot as never }, manners.full, new Set()), said)
  const around = (element: ReactElement) => createElement(AppProvider, { value }, element)
  const draw = () => quickly(() => markupOf(around(createElement(Page))))
  const { presses } = await sightOf({ draw, around, said, deep: 1 })
  return presses.flatMap((line) => {
    const fact = /navigation\.(?:push|replace)Requested (\{.*\})$/.exec(line)?.[1]
    const to = fact === undefined ? '' : String(fieldsOf(JSON.parse(fact))['href'])
    return to.includes(NEXT) && parseHref(to).path === path ? [to] : []
  })
}

/** What an address said and need not say again, with the reason. */
const saidAlready: Readonly<Record<string, string>> = {
  'transferParticulars/transferParticulars to':
    'whom one comes from the page of stands in the form by then, or somebody else does',
}

it('what is tried again is the same under another key, with all that its address says', async () => {
  const lost = new Set<string>()
  let tried = 0
  for (const at of keyed)
    for (const to of await leadsWithin(at)) {
      tried += 1
      const [before, after] = [at, to].map((one) => new URLSearchParams(one.replaceAll(NEXT, KEY).split('?')[1]))
      for (const [field, value] of before!)
        if (after!.get(field) !== value) lost.add(`${parseHref(at).path.split('/').slice(-2).join('/')} ${field}`)
    }
  expect([...lost]).toEqual(Object.keys(saidAlready))
  // Of almost every address.
  expect(tried).toBeGreaterThanOrEqual(20)
})
