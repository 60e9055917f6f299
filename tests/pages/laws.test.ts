import { createElement, type ComponentType } from 'react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type RoutePath, routes } from '#src/routes/all.ts'
import { href, knowRoutes, parseHref } from '#src/routes/table.ts'
import { AppTabBar } from '#src/views/kit/page/app-tab-bar.tsx'
import { setTabBar } from '#src/views/kit/page/tab-bar-slot.ts'
import { examplesOf } from '#src/workbench/examples.ts'
import { appOf } from './app-of.ts'
import { benchOfTests } from './bench.ts'
import { inventing, manners, usual } from './invented.ts'
import { allParts } from './late-parts.ts'
import { grow, numbers } from './laws/books.ts'
import { lackedBy, minding } from './laws/could-not-be-had.ts'
import { undismissable } from './laws/dismissed.ts'
import { misleading, refusedOtherwise, silent, unasked } from './laws/excused.ts'
import { linksIn, misnamed } from './laws/named-links.ts'
import { unexplained } from './laws/off.ts'
import { json, noted } from './presses.ts'
import { drawWith, markupOf, quickly } from './react-notes.ts'
import { linesOf } from './sight.ts'
import { type App, AppProvider } from '#src/views/kit/app/app.ts'
import type { HeadlessDriver } from '#src/workbench/drivers/headless.ts'

vi.mock('#src/views/kit/page/lazy-part.tsx', async () => ({ lazyPart: (await import('./late-parts.ts')).lazyPart }))
vi.mock('#src/ui/overlay/use-modal.ts', async () => ({ useModal: (await import('./react-notes.ts')).modalOf }))
vi.mock('react', async (original) => {
  const [real, { keeping, afterDrawing }] = [
    await original<{ useState: never; useEffect: never }>(),
    await import('./react-notes.ts'),
  ]
  return { ...real, useState: keeping(real.useState), useEffect: afterDrawing(real.useEffect) }
})
vi.mock('react/jsx-runtime', async (original) => {
  const [real, { noting }] = [await original<{ jsx: never; jsxs: never }>(), await import('./react-notes.ts')]
  return { ...real, jsx: noting(real.jsx), jsxs: noting(real.jsxs) }
})
vi.mock('react/jsx-dev-runtime', async (original) => {
  const [real, { noting }] = [await original<{ jsxDEV: never }>(), await import('./react-notes.ts')]
  return { ...real, jsxDEV: noting(real.jsxDEV) }
})

/** What a page says is in doubt, and before what it asks, as it is drawn. */
const doubts = new Set<string>()
const noteDoubts = (kind: string, given: object) => void doubts.add(`${kind} ${json(given)}`)
vi.mock('#src/views/kit/intent/unknown-intent-list.tsx', async (original) => {
  const real = await original<{ UnknownIntents: (props: object) => unknown }>()
  return { ...real, UnknownIntents: (props: object) => (noteDoubts('shows', props), real.UnknownIntents(props)) }
})
vi.mock('#src/views/kit/intent/ask-before.tsx', async (original) => {
  const real = await original<{
    useAskBefore: (stream: string, ids: readonly string[], ...rest: unknown[]) => unknown
  }>()
  const useAskBefore: typeof real.useAskBefore = (stream, ids, ...rest) => {
    noteDoubts('asks', { stream, ids })
    return real.useAskBefore(stream, ids, ...rest)
  }
  return { ...real, useAskBefore }
})

const pages = import.meta.glob<{ default: ComponentType }>('../../src/views/*/*.page.tsx')

beforeAll(() => {
  knowRoutes(routes)
  setTabBar(AppTabBar)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const still = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('document', { visibilityState: 'visible', createElement: () => ({ getContext: () => null }), ...still })
  vi.stubGlobal('location', new URL('http://app.test/'))
})
afterAll(() => void vi.unstubAllGlobals())

/** Parts of pages that no example shows. */
const otherParts: Readonly<Partial<Record<RoutePath, Readonly<Record<string, string>>>>> = {
  '/pages/mine/myCollection/mycollection': { part: 'favourites' },
}

/** The addresses of a page that differ by more than a number. */
function addressesOf(path: RoutePath): readonly string[] {
  const part = otherParts[path]
  const queries = [...examplesOf(path).map(({ query }) => query), ...(part ? [part] : [])]
  const all = queries.map((query) => href(path, { ...usual, ...query }))
  return [...Map.groupBy(all, (one) => one.replaceAll(/\d+|%../g, '0')).values()].map(([one]) => one!)
}

type Route = (typeof routes)[number]

/** Pages at each of their addresses. */
async function everywhere(
  bench: () => HeadlessDriver,
  of: readonly Route[],
  look: (base: App, Page: ComponentType, path: RoutePath) => unknown,
) {
  for (const { path, page } of of) {
    const Page = (await pages[`../../src/views/${page}.page.tsx`]!()).default
    await allParts()
    for (const at of addressesOf(path as RoutePath)) {
      await bench().say('navigation', { type: 'navigation.relaunchRequested', href: at })
      await look(appOf(bench()), Page, path as RoutePath)
    }
  }
}

const missingIn = (excused: Readonly<Record<string, string>>, found: ReadonlySet<string>) =>
  Object.keys(excused).filter((name) => !found.has(name))

describe('what could not be had', () => {
  const bench = benchOfTests('laws', allParts)
  it('can be asked for once more where it is missing, or why not is written down', async () => {
    const wrong = new Map<RoutePath, Map<string, string>>()
    await everywhere(bench, routes, (base, Page, path) => {
      const ofPage = wrong.get(path) ?? new Map<string, string>()
      wrong.set(path, ofPage)
      return lackedBy(base, Page, ofPage)
    })
    const found = [...wrong].flatMap(([path, ofPage]) =>
      [...ofPage].flatMap(([name, what]) => (what === '' ? [] : [[`${path} ${name}`, what] as const])),
    )
    expect(found.filter(([name]) => unasked[name] === undefined).map((line) => line.join(' '))).toEqual([])
    const stale = missingIn(unasked, new Set(found.map(([name]) => name)))
    expect(stale).toEqual([])
  })

  it('shows no more than where the server has refused it, or what it shows is written down', async () => {
    const found = new Set<string>()
    await everywhere(bench, routes, (base, Page, path) => {
      for (const name of minding(base, Page)) found.add(`${path} ${name}`)
    })
    expect([...found].toSorted()).toEqual(Object.keys(refusedOtherwise).toSorted())
  })
})

describe('on every page', () => {
  const links: ReturnType<typeof linksIn> = []
  const headings = new Map<string, Set<string>>(routes.map(({ path, title }) => [path, new Set([title])]))
  const off = new Map<string, string>()
  const stuck = new Set<string>()
  const bench = benchOfTests('laws', async (driver) => {
    await allParts()
    await everywhere(
      () => driver,
      routes,
      async (base, Page, path) => {
        for (const manner of ['full', 'nothing', 'empty'] as const) {
          const said: string[] = []
          const value = noted(inventing(base, manners[manner], new Set()), said)
          const draw = () => markupOf(createElement(AppProvider, { value }, createElement(Page)))
          const { html, made } = quickly(() => drawWith(new Map(), draw))
          const lines = linesOf(html)
          for (const line of lines) {
            const [, heading = ''] = /^h1 \| ([^|\d]*)$/.exec(line) ?? []
            if (heading !== '') headings.get(path)!.add(heading)
          }
          if (manner === 'full') links.push(...linksIn(path, lines))
          for (const one of unexplained(lines)) off.set(one, path)
          for (const one of await undismissable(made, said)) stuck.add(`${path} ${one}`)
        }
      },
    )
  })

  it('a link leads to the page whose name it bears, and in a menu bears the name of the page to which it leads', () => {
    expect(bench()).toBeDefined()
    expect(links.length).toBeGreaterThan(500)
    const found = misnamed(links, headings)
    expect(found.filter((line) => misleading[line] === undefined)).toEqual([])
    expect(missingIn(misleading, new Set(found))).toEqual([])
  })

  it('a button that is off says why, on it or beside it', () => {
    expect([...off].filter(([words]) => silent[words] === undefined)).toEqual([])
    expect(missingIn(silent, new Set(off.keys()))).toEqual([])
  })

  it('a dialog can be dismissed, and that sends nothing', () => {
    expect([...stuck]).toEqual([])
  })
})

describe('what is in doubt', () => {
  const bench = benchOfTests('doubts', allParts)

  it('is shown and asked about on every page by the things that it is about', async () => {
    const lines = new Map<string, Set<string>>()
    await everywhere(bench, routes, (base, Page, path) => {
      const known = lines.get(path) ?? new Set<string>()
      lines.set(path, known)
      for (const turn of [0, 1]) {
        const value = noted(inventing(base, { turn, isSparse: false, isApart: true }, new Set()), [])
        doubts.clear()
        quickly(() => markupOf(createElement(AppProvider, { value }, createElement(Page))))
        for (const line of doubts) known.add(line)
      }
    })
    const told = [...lines].flatMap(([path, known]) =>
      known.size > 0 ? [`# ${path}`, ...[...known].toSorted(), ''] : [],
    )
    await expect(told.join('\n')).toMatchFileSnapshot('laws/doubted.txt')
  })
})

describe('numbers', () => {
  const bench = benchOfTests('books', async (driver) => {
    await grow(driver.nodeWorld().world)
    await allParts()
  })

  it.each(numbers)('$at: $what', async ({ at, stands, by }) => {
    const lines = await shownAt(bench(), at)
    const [, shown = 'nothing'] = stands.exec(lines.join('\n')) ?? []
    expect(shown.replaceAll(',', '')).toBe(String(by(bench().nodeWorld().world)).replaceAll(',', ''))
  })
})

/** The lines of a page of the running app, once all that it asks for is answered. */
async function shownAt(driver: HeadlessDriver, at: string): Promise<readonly string[]> {
  const row = routes.find(({ path }) => path === parseHref(at).path)!
  const Page = (await pages[`../../src/views/${row.page}.page.tsx`]!()).default
  await driver.say('navigation', { type: 'navigation.relaunchRequested', href: at })
  const app = appOf(driver)
  const asked = new Set<string>()
  const openResource: App['openResource'] = (stream, input) => {
    asked.add(stream)
    app.openResource(stream, input)
  }
  const value = { ...noted(app, []), openResource }
  const draw = () => quickly(() => markupOf(createElement(AppProvider, { value }, createElement(Page))))
  for (let before = -1; before < asked.size;) {
    before = asked.size
    draw()
    await driver.advance(0)
  }
  return linesOf(draw())
}
