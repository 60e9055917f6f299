import { globSync, readFileSync } from 'node:fs'
import { createElement, type ComponentType, type ReactElement } from 'react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { perform } from '#scenarios/player/player.ts'
import type { FieldValue, Form, Values } from '#src/machines/submission/submission.machine.ts'
import { type RoutePath, routes } from '#src/routes/all.ts'
import { knowRoutes } from '#src/routes/table.ts'
import { fieldsOf } from '#src/domain/unknown.ts'
import { type App, AppProvider } from '#src/views/kit/app/app.ts'
import { AppTabBar } from '#src/views/kit/page/app-tab-bar.tsx'
import { setTabBar } from '#src/views/kit/page/tab-bar-slot.ts'
import type { HeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { addressOf, examplesOf, storyOf } from '#src/workbench/examples.ts'
import { appOf } from './app-of.ts'
import { benchOfTests } from './bench.ts'
import { drawnOf } from './drawn.ts'
import { allParts } from './late-parts.ts'
import { noted, sightOf } from './presses.ts'
import { drawWith, markupOf, quickly } from './react-notes.ts'
import { fresh, linesOf, shortest, type Told } from './sight.ts'

/** What brings a list back to its beginning, as the last draw has it. */
let top: string | null = null
const noteTop = (on: string) => void (top = on)

vi.mock('#src/views/kit/page/filter-tabs.tsx', async (original) => {
  const real = await original<{ BackToTop: (props: { on: string }) => ReactElement }>()
  return { ...real, BackToTop: (props: { on: string }) => (noteTop(props.on), real.BackToTop(props)) }
})
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

beforeAll(() => {
  knowRoutes(routes)
  setTabBar(AppTabBar)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const still = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('document', { visibilityState: 'visible', createElement: () => ({ getContext: () => null }), ...still })
  vi.stubGlobal('location', new URL('http://app.test/'))
})
afterAll(() => void vi.unstubAllGlobals())

/** What has been chosen on a page, by the streams of its forms. */
type Chosen = ReadonlyMap<string, Values>

interface Seen extends Told {
  readonly chosen: Chosen
  readonly top: string | null
  /** The lists that were asked for, by what answers them. */
  readonly lists: ReadonlyMap<string, ReadonlySet<string>>
}

/** A page whose forms hold what was chosen, once all that it asks for is answered. */
async function seen(
  driver: HeadlessDriver,
  Page: ComponentType,
  name: string,
  chosen: Chosen,
  forms: Map<string, Form>,
  isPressed = true,
): Promise<Seen> {
  const app = appOf(driver)
  const said: string[] = []
  const asked = new Set<string>()
  const lists = new Map<string, Set<string>>()
  const others = app.snapshot as (stream: string) => unknown
  const snapshot = (stream: string): unknown => {
    const form = forms.get(stream)
    if (!form || !chosen.has(stream)) return others(stream)
    const starts = Object.fromEntries(Object.entries(form.fields).map(([field, { initial }]) => [field, initial]))
    const values = { ...starts, ...chosen.get(stream) }
    const rest = { lost: [], errors: {}, failure: null, intent: 'intent-0001', unanswered: false, follows: [] }
    return { context: { form, values, result: undefined, ...rest }, matches: (is: unknown) => is === 'editing' }
  }
  const openResource: App['openResource'] = (stream, input) => {
    asked.add(stream)
    if (input.pageSize !== undefined) {
      const ofCall = lists.get(input.endpoint) ?? new Set<string>()
      lists.set(input.endpoint, ofCall.add(stream))
    }
    app.openResource(stream, input)
  }
  const openForm: App['openForm'] = (stream, form) => void forms.set(stream, form)
  const value: App = { ...noted({ ...app, snapshot: snapshot as never }, said), openResource, openForm }
  const around = (element: ReactElement) => createElement(AppProvider, { value }, element)
  top = null
  const draw = () => markupOf(around(createElement(Page)))
  for (let before = -1; before < asked.size;) {
    before = asked.size
    quickly(draw)
    await driver.advance(0)
  }
  const { html, effects } = quickly(() => drawWith(new Map(), draw))
  for (const run of effects) {
    try {
      run()
    } catch {
      // Only a browser can do it.
    }
  }
  const at = { chosen, top, lists }
  const lines = [...linesOf(html), ...drawnOf(html)]
  // A page without a form has nothing that could be chosen.
  if (!isPressed || forms.size === 0) return { name, lines, presses: [], ...at }
  const { presses } = await quickly(() => sightOf({ draw, around, said, deep: 2 }))
  return { name, lines, presses, ...at }
}

const CHANGED = /^ *→ (submission\/\S+) submission\.changed (\{.*\})$/
/** What a press of the sight chooses, each field once; what is typed is no choice. */
function choices(
  { presses, chosen }: Seen,
  known: Set<string>,
  forms: ReadonlyMap<string, Form>,
): [how: string, Chosen][] {
  let isPress = false
  return presses.flatMap((line): [string, Chosen][] => {
    if (!line.trimStart().startsWith('→')) isPress = line.trimStart().startsWith('click ')
    const [, stream, fact] = CHANGED.exec(line) ?? []
    if (!isPress || stream === undefined || fact === undefined) return []
    const { field, value } = fieldsOf(JSON.parse(fact))
    const what = `${stream.replace('submission/', '')} ${String(field)}`
    const initial = forms.get(stream)?.fields[String(field)]?.initial
    if (known.has(what) || value === initial || value === '') return []
    known.add(what)
    const values = { ...chosen.get(stream), [String(field)]: value as FieldValue }
    return [[`${what} ${JSON.stringify(value)}`, new Map([...chosen, [stream, values]])]]
  })
}

/** Whether the same call is asked for another list. */
const isOtherList = (before: Seen, after: Seen): boolean =>
  [...after.lists].some(([call, streams]) => {
    const was = before.lists.get(call)
    return was !== undefined && [...streams].some((stream) => !was.has(stream))
  })

/** Where presses lead on the same page, as the records of pages tell. */
const replaced = new Map<string, Set<string>>()
for (const file of globSync('tests/pages/shown/*.txt'))
  for (const [, fact] of readFileSync(file, 'utf8').matchAll(/navigation\.replaceRequested (\{"href":"[^"]*"\})/g)) {
    const href = String(fieldsOf(JSON.parse(fact!))['href'])
    const path = href.split('?')[0]!
    replaced.set(path, (replaced.get(path) ?? new Set()).add(href))
  }

/** Where another list is no list further down on the same page, and why. */
const excused: readonly (readonly [href: RegExp, why: string])[] = [
  [/^\/pages\/home\/search\/search\?/, 'whoever searches is at the field, which stands at the top'],
  [/\?many=/, 'a page of its own, which is drawn anew'],
  [/^\/pages\/mine\/weiBeansLog\//, 'what was chosen is brought into sight where it stands'],
  [/userId=10001/, 'somebody else than the one of the example'],
]

describe('what is chosen on a page', () => {
  const bench = benchOfTests('chosen', async (driver) => {
    await allParts()
    const story = storyOf(routes.map(({ path }) => examplesOf(path)[0]))
    for (const [index, step] of story.entries()) await perform(driver, step, index)
  })

  it('is seen, can be pressed, and begins another list at its beginning', async () => {
    const driver = bench()
    const lines: string[] = []
    const stuck = new Set<string>()
    let others = 0
    for (const { path, page } of routes) {
      const [example] = examplesOf(path)
      const Page = (await pages[`../../src/views/${page}.page.tsx`]!()).default
      const at = await addressOf(path as RoutePath, example, driver.observe)
      await driver.say('navigation', { type: 'navigation.relaunchRequested', href: at })
      const forms = new Map<string, Form>()
      const known = new Set<string>()
      const shown: Seen[] = [await seen(driver, Page, path, new Map(), forms)]
      for (const one of shown)
        for (const [how, chosen] of choices(one, known, forms)) {
          const next = await seen(driver, Page, `${path} ${how}`, chosen, forms)
          lines.push(`# ${next.name}`, ...shortest(next, shown), ...fresh(next, shown), '')
          shown.push(next)
          if (!isOtherList(one, next)) continue
          others += 1
          if (next.top === null || next.top === one.top) stuck.add(`${path} ${how.split(' ', 2).join(' ')}`)
        }
    }
    await expect(lines.join('\n')).toMatchFileSnapshot('chosen.txt')
    expect([...stuck]).toEqual([])
    expect(others).toBeGreaterThan(2)
  })

  it('begins another list at its beginning where the address has it, too', async () => {
    const driver = bench()
    const stuck: string[] = []
    let others = 0
    for (const { path, page } of routes) {
      const hrefs = replaced.get(path)
      if (!hrefs) continue
      const [example] = examplesOf(path)
      const Page = (await pages[`../../src/views/${page}.page.tsx`]!()).default
      const at = async (href: string) => {
        await driver.say('navigation', { type: 'navigation.relaunchRequested', href })
        return seen(driver, Page, path, new Map(), new Map(), false)
      }
      const first = await at(await addressOf(path as RoutePath, example, driver.observe))
      for (const href of hrefs) {
        const next = await at(href)
        if (!isOtherList(first, next)) continue
        others += 1
        if (next.top === null || next.top === first.top) stuck.push(href)
      }
    }
    expect(stuck.filter((href) => !excused.some(([of]) => of.test(href)))).toEqual([])
    expect(others).toBeGreaterThan(20)
  })
})
