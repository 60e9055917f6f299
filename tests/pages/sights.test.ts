import { createElement, type ComponentType, type ReactElement } from 'react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { perform } from '#scenarios/player/player.ts'
import { isOpenTo } from '#src/app/guests.ts'
import { type RoutePath, routes } from '#src/routes/all.ts'
import { href, knowRoutes } from '#src/routes/table.ts'
import { fieldsOf } from '#src/domain/unknown.ts'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { type App, AppProvider } from '#src/views/kit/app/app.ts'
import type { HeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { addressOf, type Example, examplesOf, storyOf, usualWorld } from '#src/workbench/examples.ts'
import { AppTabBar } from '#src/views/kit/page/app-tab-bar.tsx'
import { setTabBar } from '#src/views/kit/page/tab-bar-slot.ts'
import { apart, nothingKept } from './living/apart.ts'
import { appOf } from './app-of.ts'
import { askedBy, OPENS_OR_ASKS, filling, type Known } from './asked.ts'
import { benchOfTests, startBench } from './bench.ts'
import { KEYED, ofGuest, wordings } from './beside.ts'
import { chatBegins, places, settled } from './connected.ts'
import { drawnOf } from './drawn.ts'
import { inTurn, inventing, manners, usual, wordsOfAnswers } from './invented.ts'
import { allParts } from './late-parts.ts'
import { ledTo } from './led-to.ts'
import { ordering, outOfOrder } from './order-of-rows.ts'
import { otherwise } from './orders.ts'
import { noted, sightOf } from './presses.ts'
import { drawWith, keysTwice, markupOf, quickly } from './react-notes.ts'
import { changeOf, fresh, linesOf, shortest, type Told, WRONG } from './sight.ts'
import { createStanding } from './stays.ts'
import { STAGED, type Standing, standings, underWay } from './under-way.ts'

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

const pages = import.meta.glob<{ default: ComponentType }>('../../src/views/*/*.page.tsx')
interface Sight {
  readonly path: RoutePath
  readonly page: string
  readonly example: Example
}

/** One sight of a page in the app as it runs, with every control pressed. */
async function sight(driver: HeadlessDriver, { path, page, example }: Sight, at?: string): Promise<Told> {
  const Page = (await pages[`../../src/views/${page}.page.tsx`]!()).default
  await allParts()
  const href = at ?? (await addressOf(path, example, driver.observe))
  await driver.say('navigation', { type: 'navigation.relaunchRequested', href })
  for (const [index, step] of (example.after ?? []).entries()) await perform(driver, step, index)
  const app = appOf(driver)
  const said: string[] = []
  const asked = new Set<string>()
  // What a press would ask for is not asked for.
  let isPressed = false
  const openResource: App['openResource'] = (stream, input) => {
    if (isPressed) {
      const { freshMs = 0, pageSize = 0 } = input
      said.push(
        `${stream} opened${freshMs > 0 ? `, fresh for ${freshMs} ms` : ''}${pageSize > 0 ? `, ${pageSize} a page` : ''}`,
      )
      return
    }
    asked.add(stream)
    app.openResource(stream, input)
  }
  const clock = { ...app.clock, ...standing.clock }
  const value = { ...noted({ ...app, clock }, said), openResource }
  const around = (element: ReactElement) => createElement(AppProvider, { value }, element)
  const draw = () => markupOf(around(createElement(Page)))
  // What a page asks for may depend on what it has got: it is drawn until nothing new is asked for.
  for (let before = -1; before < asked.size;) {
    before = asked.size
    quickly(draw)
    await driver.advance(0)
  }
  isPressed = true
  const { lines, presses } = await sightOf({ draw, around, said, deep: 2, standing })
  const [heading = '', ...more] = lines.flatMap((line) => /^h1 \| ([^|]*)/.exec(line)?.[1] ?? [])
  expect(more).toEqual([])
  // The tab of a browser is called as the page is.
  expect(document.title).toBe(heading === '数藏' ? heading : `${heading} · 数藏`)
  const states = await Promise.all([...asked].map(async (stream) => [stream, (await driver.observe(stream))?.value]))
  // Of another sight something may be what cannot be had.
  const isWhole = example.name === '' && at === undefined
  const unready = states.filter(([, state]) => isWhole && fieldsOf(state)['ready'] === undefined)
  expect(unready).toEqual([])
  const isAsking = at === undefined && presses.some((line) => OPENS_OR_ASKS.test(line))
  const alsoAsked = isAsking ? await filledIn(path, value, Page, said) : []
  return { name: `${path} ${example.name}`.trim(), lines, presses: [...presses, ...alsoAsked] }
}

/** The calls that have been told of, by their pages. */
const callsTold = new Map<string, Known>()

/** What a page asks for with something in every field. */
function filledIn(path: string, app: App, Page: ComponentType, said: string[]): Promise<string[]> {
  const filler = filling(app, said)
  const around = (element: ReactElement) => createElement(AppProvider, { value: filler.app }, element)
  const known = callsTold.get(path) ?? new Set<string>()
  callsTold.set(path, known)
  return askedBy({ draw: () => markupOf(around(createElement(Page))), around, said, deep: 0 }, filler, known)
}

const areaOf = ({ page }: Pick<Sight, 'page'>): string => page.split('/')[0]!
/** What waits and listens for the page that is looked at. */
const standing = createStanding()
/** What React has to say against what is drawn. */
const complaints = vi.spyOn(console, 'error')

beforeAll(async () => {
  knowRoutes(routes)
  setTabBar(AppTabBar)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  // A device that cannot draw on a canvas.
  const element = () => ({ getContext: () => null })
  vi.stubGlobal('document', { visibilityState: 'visible', createElement: element, ...standing.listening })
  for (const [name, does] of Object.entries(standing.listening)) vi.stubGlobal(name, does)
  vi.stubGlobal('location', new URL('http://app.test/'))
  // The drawings of empty lists come when the first of them is shown: here before anything is, whichever sights are drawn.
  for (const come of drawWith(new Map(), () => markupOf(createElement(EmptyState, { title: '' }))).effects) come()
  await import('#src/ui/feedback/vignettes.tsx')
  await new Promise((later) => void setImmediate(later))
})
afterAll(() => void vi.unstubAllGlobals())

const all = routes.flatMap(({ path, page }) =>
  examplesOf(path).map((example): Sight => ({ path: path as RoutePath, page, example })),
)
/** What the usual world shows, by its address alone. */
const isUsual = ({ name, before, after, world, signedOut }: Example): boolean =>
  name === '' || (!before && !after && !world && !signedOut)

describe('what each page shows, and what each press on it does', () => {
  const usual = all.filter(({ example }) => isUsual(example))
  const bench = benchOfTests('pages', async (driver) => {
    for (const [index, step] of storyOf(usual.map(({ example }) => example)).entries())
      await perform(driver, step, index)
  })

  /** All sights of a page, and of the addresses that a press on it leads to. */
  async function sightsOf(ofPage: readonly Sight[]): Promise<string[]> {
    const driver = bench()
    const sights: string[] = []
    const shown: Told[] = []
    const note = (one: Told) => {
      sights.push(`# ${one.name}`, ...shortest(one, shown), ...fresh(one, shown), '')
      shown.push(one)
    }
    for (const row of ofPage) note(await sight(driver, row))
    const known = new Set<string>()
    const own = await Promise.all(ofPage.map((row) => addressOf(row.path, row.example, driver.observe)))
    for (const address of own) ledTo(address, { lines: [], presses: [] }, known)
    for (const [at, row] of ofPage.entries())
      for (const href of ledTo(own[at]!, shown[at]!, known))
        note({ ...(await sight(driver, row, href)), name: `${href} (pressed)` })
    return sights
  }

  it.each([...Map.groupBy(usual, areaOf)])('%s', async (area, rows) => {
    const sights: string[] = []
    for (const [path, ofPage] of Map.groupBy(rows, (row) => row.path))
      sights.push(
        ...(await apart(
          path,
          () => sightsOf(ofPage),
          [],
          () => void callsTold.delete(path),
        )),
      )
    await expect(sights.join('\n')).toMatchFileSnapshot(`shown/${area}.txt`)
    expect(complaints).not.toHaveBeenCalled()
  })
})

interface Otherwise {
  /** Another address of the page. */
  readonly to?: string
  /** How all that it has begun stands; nothing is told where that makes no difference to the lines `beside`. */
  readonly how?: Standing
  /** Somebody who is not signed in looks at it. */
  readonly isGuest?: boolean
  /** Other words than in the list of manners. */
  readonly word?: number
  /** All of it was refused when it was asked for anew. */
  readonly isNoMore?: boolean
  readonly beside?: readonly string[]
}

/** What a page shows of invented answers, and with all there is what each press does; null where it asks for nothing. */
async function invented(
  driver: HeadlessDriver,
  { path, page, example }: Sight,
  manner: keyof typeof manners,
  { to, how, isGuest = false, word = 0, isNoMore = false, beside = [] }: Otherwise = {},
) {
  const Page = (await pages[`../../src/views/${page}.page.tsx`]!()).default
  const at = to ?? href(path, { ...usual, ...example.query })
  await driver.say('navigation', { type: 'navigation.relaunchRequested', href: at })
  const said: string[] = []
  const asked = new Set<string>()
  const own = isGuest ? ofGuest(appOf(driver)) : appOf(driver)
  // What is begun once more gets another key than stands in the address.
  const base: App = /intent-0001/.test(at) ? { ...own, trade: { ...own.trade, newIntent: () => 'intent-0002' } } : own
  const begun = how === undefined ? base : underWay(base, how)
  const value = noted(inventing(begun, word === 0 ? manners[manner] : wordings[word]!, asked, isNoMore), said)
  const around = (element: ReactElement) => createElement(AppProvider, { value }, element)
  const draw = () => markupOf(around(createElement(Page)))
  // React complains of what is whole and of what lacks something; the rest is drawn as the release does.
  const told = how === undefined && (manner === 'full' || manner === 'sparse') ? <T>(act: () => T) => act() : quickly
  const html = told(draw)
  if (asked.size === 0) return null
  const lines = [...linesOf(html), ...drawnOf(html)]
  // What is done can be done once more, though nothing of it is seen.
  const isMore = how !== undefined && how !== 'once it is done'
  if ((isMore || isGuest || isNoMore || word > 0) && changeOf(beside, lines).length === 0) return null
  const isPressed = manner === 'full' || manner === 'nothing' || (how !== undefined && manner !== 'empty')
  const sight = isPressed ? await sightOf({ draw: () => quickly(draw), around, said, deep: 0 }) : { lines, presses: [] }
  // Where only ids tell rows apart, whatever is taken for an id is a key twice.
  const keys = manner === 'alike' ? keysTwice(() => quickly(draw)).map((key) => `KEY OF SEVERAL: ${key}`) : []
  return {
    name: [
      path,
      manner,
      how ?? [],
      isGuest ? 'to a guest' : [],
      isNoMore ? 'refused anew' : [],
      word > 0 ? `in other words ${word}` : [],
    ]
      .flat()
      .join(' '),
    lines: [...sight.lines, ...keys],
    presses: sight.presses,
    words: wordsOfAnswers(asked),
  }
}

describe('the same where something else has happened before', () => {
  const others = all.filter(({ example }) => !isUsual(example))

  it.each([...Map.groupBy(others, areaOf)])('%s', async (area, rows) => {
    const sights: string[] = []
    for (const row of rows) {
      const { name, world = usualWorld, signedOut } = row.example
      const driver = await startBench(name, { world, signedIn: signedOut !== true })
      for (const [index, step] of storyOf([row.example]).entries()) await perform(driver, step, index)
      const one = await sight(driver, row)
      sights.push(`# ${one.name}`, ...one.lines, ...one.presses, '')
      await driver.stop()
    }
    await expect(sights.join('\n')).toMatchFileSnapshot(`others/${area}.txt`)
    expect(complaints).not.toHaveBeenCalled()
  })
})

type ToldOf = (to: string | undefined, told: Otherwise & { manner?: keyof typeof manners }) => Promise<Told | null>

/** A page, or an address of it, with each word and flag that its answers can have where they are no lists. */
async function inOtherWords(tell: ToldOf, to: string | undefined, { lines, words }: Told & { words: number }) {
  for (let word = 1; word < words; word++) await tell(to, { word, beside: lines })
}

/** All sights of a page with answers that no world gives. */
async function inventedOf(driver: HeadlessDriver, row: (typeof routes)[number]): Promise<string[]> {
  const lines: string[] = []
  const shown: Told[] = []
  const path = row.path as RoutePath
  const sight: Sight = { path, page: row.page, example: examplesOf(path)[0] }
  const note = (one: Told) => {
    lines.push(`# ${one.name}`, ...shortest(one, shown), ...fresh(one, shown), '')
    shown.push(one)
  }
  const tell: ToldOf = async (to, { manner = 'full', ...told }) => {
    const one = await invented(driver, sight, manner, { ...told, ...(to === undefined ? {} : { to }) })
    if (one) note(to === undefined ? one : { ...one, name: one.name.replace(path, `${to} (pressed)`) })
    return one
  }
  const seen = new Map<string, Told & { words: number }>()
  for (const manner of inTurn) {
    const one = await invented(driver, sight, manner)
    if (!one) continue
    seen.set(manner, one)
    const isTimed = manner === 'soon' || manner === 'past'
    if (!(isTimed && changeOf(seen.get('equal')!.lines, one.lines).length === 0)) note(one)
  }
  const [full, sparse, empty] = ['full', 'sparse', 'empty'].map((manner) => seen.get(manner))
  if (!full) return lines
  // Of what is there, and of what is missing: one's own guild, and those that can be joined.
  for (const [manner, at] of [
    ['full', full],
    ['sparse', sparse ?? full],
    ['empty', empty ?? full],
  ] as const)
    for (const how of Object.keys(standings) as Standing[])
      // Of a list without rows that is not lost which nobody knows the end of.
      if (manner !== 'empty' || how === 'while nobody knows') await tell(undefined, { manner, how, beside: at.lines })
  const own = href(path, { ...usual, ...sight.example.query })
  await tell(undefined, { isNoMore: true, beside: full.lines })
  if (isOpenTo(row)) await tell(undefined, { isGuest: true, beside: full.lines })
  if (KEYED.test(own)) await tell(undefined, { how: 'when nobody has known for long', beside: full.lines })
  await inOtherWords(tell, undefined, full)
  for (const to of ledTo(own, full, new Set())) {
    const one = await invented(driver, sight, 'full', { to })
    if (!one) continue
    note({ ...one, name: `${to} (pressed)` })
    // What is begun under the key in this address has its own ends.
    for (const how of to.includes('intent-') ? STAGED : []) await tell(to, { how, beside: one.lines })
    await inOtherWords(tell, to, one)
  }
  return lines
}

describe('the same of answers that no world gives', () => {
  const bench = benchOfTests('invented', allParts)

  it.each([...Map.groupBy(routes, areaOf)])('%s', async (area, rows) => {
    const lines: string[] = []
    for (const row of rows)
      lines.push(...(await apart(`invented ${row.path}`, () => inventedOf(bench(), row), [], nothingKept)))
    expect(lines.join('\n')).not.toMatch(WRONG)
    await expect(lines.join('\n')).toMatchFileSnapshot(`invented/${area}.txt`)
    expect(complaints).not.toHaveBeenCalled()
  })
})

/** Each word of the lists in its turn for all their rows, so that whatever is sorted is more than one. */
const ofOneWord = [0, 6].map((turn) => ({ turn, isSparse: false, isOfOneWord: true }))

describe('lists come as they are answered, or as is written down', () => {
  const bench = benchOfTests('orders', allParts)

  it('on every page', async () => {
    const driver = bench()
    const seen = new Set<string>()
    const wrong = new Set<string>()
    for (const { path, page } of routes) {
      const Page = (await pages[`../../src/views/${page}.page.tsx`]!()).default
      const queries = examplesOf(path).map(({ query }) => href(path as RoutePath, { ...usual, ...query }))
      // Of addresses that differ by a number alone one is looked at.
      for (const [to = ''] of Map.groupBy(queries, (one) => one.replaceAll(/\d+|%../g, '0')).values()) {
        await driver.say('navigation', { type: 'navigation.relaunchRequested', href: to })
        for (const manner of [manners.full, ...ofOneWord]) {
          const { app, origins } = ordering(appOf(driver), manner)
          const value = noted(app, [])
          const html = quickly(() => markupOf(createElement(AppProvider, { value }, createElement(Page))))
          for (const one of outOfOrder(path, html, origins, seen)) wrong.add(one)
        }
      }
    }
    expect([...wrong]).toEqual([])
    expect(
      Object.keys(otherwise).filter((name) => !seen.has(name)),
      'nothing is written down for nothing',
    ).toEqual([])
    expect(seen.size).toBeGreaterThan(100)
  })
})

describe('the chat once it is connected', () => {
  it('with a group of one’s own', async () => {
    const driver = await startBench('connected', { chat: true })
    await chatBegins(driver)
    await allParts()
    const sights: string[] = []
    const shown: Told[] = []
    for (const { page, at } of places) {
      const Page = (await pages[`../../src/views/${page}.page.tsx`]!()).default
      await driver.say('navigation', { type: 'navigation.relaunchRequested', href: at })
      const base = appOf(driver)
      const app: App = { ...base, chat: { ...base.chat, isServed: true } }
      const drawIn = (value: App) => () => markupOf(createElement(AppProvider, { value }, createElement(Page)))
      await settled(drawIn(app), driver)
      const said: string[] = []
      const value = noted(app, said)
      const around = (element: ReactElement) => createElement(AppProvider, { value }, element)
      const { lines, presses } = await quickly(() => sightOf({ draw: drawIn(value), around, said, deep: 2 }))
      const one: Told = { name: at, lines, presses }
      sights.push(`# ${at}`, ...shortest(one, shown), ...fresh(one, shown), '')
      shown.push(one)
    }
    await driver.stop()
    await expect(sights.join('\n')).toMatchFileSnapshot('others/chat.txt')
    expect(complaints).not.toHaveBeenCalled()
  })
})
