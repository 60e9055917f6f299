import { browser, use } from './browser.ts'
import { createElement, type ComponentType, type ReactElement } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { day } from '#src/domain/time/instant.ts'
import { isOpenTo } from '#src/app/guests.ts'
import { type RoutePath, routes } from '#src/routes/all.ts'
import { href } from '#src/routes/table.ts'
import { AppProvider } from '#src/views/kit/app/app.ts'
import { examplesOf } from '#src/workbench/examples.ts'
import { usual } from '../invented.ts'
import { appOf, NOW } from '../app-of.ts'
import { benchOfTests } from '../bench.ts'
import '../react-notes.ts'
import { apart, nothingKept } from './apart.ts'
import { allParts } from '../late-parts.ts'
import { difference, drawingsCome, glimpsed, live, type Living, pressAll } from './living.ts'
import { type LiveElement } from './elements.ts'
import { LiveEvent } from './events.ts'
import { createWorld, type State } from './world.ts'

// Markup from elsewhere is cleaned by a browser; here it is words.
vi.mock('#src/ui/content/sanitize.ts', () => ({ sanitize: (html: string) => document.createTextNode(html) }))
vi.mock('#src/views/kit/page/lazy-part.tsx', async () => ({ lazyPart: (await import('../late-parts.ts')).lazyPart }))

const pages = import.meta.glob<{ default: ComponentType }>('../../../src/views/*/*.page.tsx')
/** What React has to say against what is drawn. */
const complaints = vi.spyOn(console, 'error').mockReturnValue()

beforeAll(drawingsCome)
const driver = benchOfTests('living')

const full: State = { answers: 'full' }
/** What becomes of what is around a page, one after the other. */
const turns: readonly (readonly [name: string, next: State])[] = [
  ['once it is answered', full],
  ['while it is sent', { ...full, how: 'while it is sent' }],
  ['once refused', { ...full, how: 'once refused' }],
  ['while nobody knows', { ...full, how: 'while nobody knows' }],
  ['once it is done', { ...full, how: 'once it is done' }],
  ['when it is over', full],
  ['without a network', { ...full, isOnline: false }],
  ['where nothing could be had', { answers: 'cut', isOnline: false }],
  ['with a network, before it is asked', { answers: 'cut' }],
  ['with a network again', full],
  ['where there is none of it', { answers: 'empty' }],
  ['signed out', { ...full, isSignedIn: false }],
  ['signed in again', full],
  ['for another person, who knows nothing of it', { answers: 'gone' }],
  ['once that is answered', full],
]
/** After these a page is compared with one that is opened then: each of those costs a page. */
const compared: ReadonlySet<string> = new Set([
  'once it is answered',
  'while it is sent',
  'when it is over',
  'with a network again',
  'signed in again',
  'once that is answered',
])
const times = [
  ['after a second', 1000],
  ['after a minute', 60_000],
  ['after an hour', 3_600_000],
] as const

const around = (app: ReturnType<typeof appOf>) => (element: ReactElement) =>
  createElement(AppProvider, { value: app }, element)

/** A finger moves what a page scrolls in. */
function scrolled(box: LiveElement, top: number): void {
  const main = box.querySelector('main')
  if (!main) return
  main.scrollTop = top
  main.dispatchEvent(new LiveEvent('scroll', { bubbles: false }))
}

/** What asks once more for what could not be had. */
const RETRY = /重试|再试|刷新/

/** Every retry of a page is pressed, and what that says is told; that there is one for whatever is missing is a law of its own. */
async function retried({ box, by }: Living): Promise<string[]> {
  const said: string[] = []
  for (const one of box.querySelectorAll('button').filter(({ textContent }) => RETRY.test(textContent)))
    if (one.isConnected) said.push(...(await by(() => use(one))))
  return said
}

/** A page through all turns; how it differs from one that is opened then is told with what it says. */
async function lifeOf(Page: ComponentType, at: string, isOpen: boolean): Promise<string[]> {
  const told: string[] = []
  const note = (name: string, said: readonly string[], differs: readonly string[] = []) => {
    const lines = [...said.map((text) => `  → ${text}`), ...differs.map((line) => `  ${line}`)]
    if (lines.length > 0) told.push(name, ...lines)
  }
  const base = appOf(driver())
  const open = async (state: State) => {
    const world = createWorld(base, at, state)
    return { world, page: await live(around(world.app)(createElement(Page)), world.said) }
  }
  const known = new Map<string, readonly string[]>()
  /** The lines of the same page, as if it were opened now. */
  const opened = async (state: State): Promise<readonly string[]> => {
    const name = JSON.stringify(state)
    const before = known.get(name)
    if (before) return before
    const { page } = await open(state)
    const lines = page.lines()
    await page.leave()
    known.set(name, lines)
    return lines
  }
  const { world, page } = await open({ answers: 'none' })
  // What it asks for stands in `shown`.
  note(
    'opened',
    page.opened.filter((text) => /^(?:stands on|scrolls|opens|closes|brings) /.test(text)),
  )
  for (const [name, next] of turns) {
    let others = 0
    const said = await page.by(() => void (others = world.become(next)))
    said.push(...(await page.by(() => world.pass(0))))
    const isAlike = others === 0 || !compared.has(name)
    note(name, said, isAlike ? [] : difference(await opened(next), page.lines()))
    if (next.answers === 'cut' && next.isOnline !== false) note('once more', await retried(page))
  }
  for (const [name, state] of [
    ['in a tab that is hidden', 'hidden'],
    ['seen again', 'visible'],
  ] as const)
    note(name, await page.by(() => browser.show(state)))
  // What comes by and by is what is there at once where nothing is to move.
  browser.still(true)
  known.clear()
  note('with less motion', [], difference(await opened(full), page.lines()))
  browser.still(false)
  let now = NOW
  for (const [name, ms] of times) {
    now += ms
    const said = await page.by(() => world.pass(ms))
    note(name, said, ms < 3_600_000 ? [] : difference(await opened({ ...full, now }), page.lines()))
  }
  const last = { answers: 'other', now } as const
  const said = await page.by(() => void world.become(last))
  said.push(...(await page.by(() => world.pass(0))))
  const fresh = await open(last)
  note('with other answers', said, difference(fresh.page.lines(), page.lines()))
  note('at its end', await page.by(() => browser.comeIntoSight()))
  const before = page.lines()
  const presses = await pressAll(page)
  note('pressed', [], difference(await pressAll(fresh.page), presses))
  note('once all is pressed', [], difference(before, page.lines()))
  // Whatever moment an answer names has come by then.
  const late = await page.by(() => world.pass(40 * day))
  note('after forty days', late, difference(await opened({ ...last, now: now + 40 * day }), page.lines()))
  await fresh.page.leave()
  note('scrolled', [...(await page.by(() => scrolled(page.box, 300))), ...(await page.by(() => world.pass(1000)))])
  // The frame in which it would be told comes after the page has gone.
  scrolled(page.box, 500)
  note('left', await page.leave())
  const guest = isOpen ? await open({ ...last, isSignedIn: false }) : null
  if (guest) note('pressed by a guest', [], difference(presses, await pressAll(guest.page)))
  await guest?.page.leave()
  note('React says', [...new Set(complaints.mock.calls.map((all) => all.map(String).join(' ').split('\n')[0]!))])
  complaints.mockClear()
  const glimpse = createWorld(base, at, full)
  const waiting = await glimpsed(around(glimpse.app)(createElement(Page)))
  // What is complained about is told of the page that was opened first.
  complaints.mockClear()
  note('STILL WAITS, left at once', [...glimpse.waits(), ...waiting])
  note('STILL WAITS', [...world.waits(), ...fresh.world.waits(), ...browser.waits()])
  return told
}

describe('a page that lives', () => {
  const areaOf = ({ page }: { readonly page: string }) => page.split('/')[0]!
  it.each([...Map.groupBy(routes, areaOf)])('%s', async (area, rows) => {
    const lines: string[] = []
    for (const row of rows) {
      const { path, page } = row
      const Page = (await pages[`../../../src/views/${page}.page.tsx`]!()).default
      await allParts()
      const [{ query }] = examplesOf(path as RoutePath)
      const at = href(path as RoutePath, { ...usual, ...query })
      const begin = process.cpuUsage()
      const told = await apart(path, () => lifeOf(Page, at, isOpenTo(row)), [], nothingKept)
      if (process.env['LIFE']) console.log(path, Math.round(process.cpuUsage(begin).user / 1000))
      lines.push(`# ${path}`, ...told, '')
    }
    await expect(lines.join('\n')).toMatchFileSnapshot(`../alive/${area}.txt`)
  })
})
