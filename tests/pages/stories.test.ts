import { createElement, type ComponentType, type ReactElement } from 'react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { StoryApp } from '#src/views/kit/story/story-app.tsx'
import { digestOf, drawnOf } from './drawn.ts'
import { allParts } from './late-parts.ts'
import { apart } from './living/apart.ts'
import { json, labelOf, pressed, type Pressed, sightOf } from './presses.ts'
import { changed, drawAs, drawWith, isChanged, markupOf, quickly, whenCalled } from './react-notes.ts'
import { changeOf, fresh, linesOf, shortest, type Told, WRONG } from './sight.ts'
import { type Turn, turns, turnsOfSheets, turnsOfWords } from './turns.ts'

vi.mock('#src/views/kit/page/lazy-part.tsx', async () => ({ lazyPart: (await import('./late-parts.ts')).lazyPart }))
vi.mock('#src/ui/overlay/use-modal.ts', async () => ({ useModal: (await import('./react-notes.ts')).modalOf }))
vi.mock('react', async (original) => {
  const [real, { keeping }] = [await original<{ useState: never }>(), await import('./react-notes.ts')]
  return { ...real, useState: keeping(real.useState) }
})
vi.mock('react/jsx-runtime', async (original) => {
  const [real, notes] = [await original<{ jsx: never; jsxs: never }>(), await import('./react-notes.ts')]
  const noted = (create: never) => notes.namingHandlers(notes.noting(create))
  return { ...real, jsx: noted(real.jsx), jsxs: noted(real.jsxs) }
})
vi.mock('react/jsx-dev-runtime', async (original) => {
  const [real, notes] = [await original<{ jsxDEV: never }>(), await import('./react-notes.ts')]
  return { ...real, jsxDEV: notes.namingHandlers(notes.noting(real.jsxDEV)) }
})

const stories = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/{views,ui}/**/*.story.tsx')

/** Stories are named in Chinese; what else such a file gives helps to make them. */
const isStory = (entry: readonly [string, unknown]): entry is [string, ComponentType] =>
  typeof entry[1] === 'function' && !/^\w/.test(entry[0])
const areaOf = (path: string): string => /\/src\/(?:ui|views\/([\w-]+))\//.exec(path)?.[1] ?? 'ui'
const areas = Map.groupBy(Object.keys(stories).toSorted(), areaOf)

/** What React has to say against what is drawn. */
const complaints = vi.spyOn(console, 'error')

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  // A device that cannot draw on a canvas.
  const element = () => ({ getContext: () => null })
  vi.stubGlobal('document', { visibilityState: 'visible', createElement: element })
  vi.stubGlobal('location', new URL('http://app.test/'))
})
afterAll(() => void vi.unstubAllGlobals())

const around = (element: ReactElement) => createElement(StoryApp, { href: '/pages/home/home' } as never, element)

/** One story, with every control of it pressed. */
async function seen(name: string, story: ComponentType, deep: number): Promise<Told> {
  const said: string[] = []
  whenCalled((handler, given) => void said.push([handler, ...given.map(json)].join(' ')))
  const draw = () => markupOf(createElement(story))
  return { name, ...(await sightOf({ draw, around, said, deep })) }
}

const allOf = (html: string): string[] => [...linesOf(html), ...drawnOf(html)]

/** Of what is not known or not there, what comes instead is told: that its rows are gone is no news. */
const instead = (turn: string, change: readonly string[]): readonly string[] =>
  turn === 'where less is known' || turn === 'where nothing is listed'
    ? change.filter((line) => line.startsWith('+') && !line.startsWith('+ drawn: '))
    : change

/** A turn is known by what comes in it, if anything does: stories of one screen differ in what goes. */
function news(difference: readonly string[]): readonly string[] {
  const come = difference.filter((line) => line.startsWith('+'))
  return come.length > 0 ? come : difference
}

/** What has been told of the turns of a screen. */
const turned = new Set<string>()

/** Whether a screen has been drawn so in few stories: what the first does not show another one may. */
function isFew(what: string): boolean {
  const next = [1, 2, 3].map((time) => `${time} ${what}`).find((one) => !turned.has(one))
  if (next !== undefined) turned.add(next)
  return next !== undefined
}
const MOST = 2
/** What is told of a turn that only a word or a flag makes: its first lines, and whether the others are the same. */
const brief = (lines: readonly string[]): readonly string[] =>
  lines.length <= MOST
    ? lines
    : [...lines.slice(0, MOST), `and ${lines.length - MOST} more, ${digestOf(lines.join('\n'))}`]

/** Words that do not go together may show nothing. */
function drawnIfAt(draw: () => string, isSure: boolean): string | null {
  try {
    return draw()
  } catch (error) {
    if (isSure) throw error
    return null
  }
}

/** A story in all of these turns, by what is different then and was not so in another story of the screen. */
function inTurns({ name, lines }: Told, story: ComponentType): string[] {
  const draw = () => quickly(() => markupOf(createElement(story)))
  const given: Readonly<Record<string, unknown>>[] = []
  const { screens } = drawAs((props) => (given.push(props), props), draw)
  const shared = Object.entries(turns).filter(([, change]) => given.some((props) => isChanged(change, props)))
  const ofWords = [...turnsOfWords(given)].filter(([turn]) => isFew([...screens, turn].join(' ')))
  return [...shared, ...ofWords].flatMap(([turn, change]) => {
    const html = drawnIfAt(() => drawAs(changed(change), draw).html, turn in turns)
    if (html === null) return []
    const difference = instead(turn, changeOf(lines, allOf(html)))
    const told = [...screens, turn, ...news(difference)].join('\n')
    if (difference.length === 0 || turned.has(told)) return []
    turned.add(told)
    if (turn in turns) return [`## ${name}, ${turn}`, ...difference, '']
    for (const time of [1, 2, 3]) turned.add(`${time} ${[...screens, turn].join(' ')}`)
    return [`## ${name}, ${turn}`, ...brief(difference), '']
  })
}

/** What a press opens, in the turns of what is asked in it: a sheet is sent, fails, and nobody knows; each once for a file. */
async function openedInTurns(name: string, story: ComponentType, known: Set<string>): Promise<string[]> {
  const draw = () => quickly(() => markupOf(createElement(story)))
  const page: Pressed = { draw, around, said: [], deep: 0 }
  const lines: string[] = []
  for (const one of drawWith(new Map(), draw).made) {
    const press = one.props['onClick']
    if (typeof press !== 'function') continue
    const label = labelOf(page, one).slice(0, 80)
    if (known.has(label)) continue
    known.add(label)
    const states = await pressed(page, one, press as (event: object) => unknown)
    if (states.size === 0) continue
    const given: Readonly<Record<string, unknown>>[] = []
    const { html, screens } = drawAs((props) => (given.push(props), props), draw, states)
    for (const turn of turnsOfSheets) {
      const change: Turn = turns[turn]
      if (!given.some((props) => isChanged(change, props))) continue
      const difference = changeOf(allOf(html), allOf(drawAs(changed(change), draw, states).html))
      const told = [...screens, turn, ...news(difference)].join('\n')
      if (difference.length === 0 || turned.has(told)) continue
      turned.add(told)
      lines.push(`## ${name}, ${label}, ${turn}`, ...difference, '')
    }
  }
  return lines
}

/** The stories of a file. */
async function told(path: string): Promise<string[]> {
  const shown: Told[] = []
  const turnLines: string[] = []
  const known = new Set<string>()
  const all = await stories[path]!()
  await allParts()
  for (const [name, story] of Object.entries(all).filter(isStory)) {
    // What its presses open is told of the first one: to draw it for all costs as much as all stories.
    const one = await seen(name, story, shown.length === 0 ? 1 : 0)
    shown.push(one)
    turnLines.push(...inTurns(one, story))
    if (shown.length === 1) turnLines.push(...(await openedInTurns(name, story, known)))
  }
  // At last: a press may turn on what stays, a sound for one.
  for (const [name, story] of Object.entries(all).filter(isStory).slice(1))
    turnLines.push(...(await openedInTurns(name, story, known)))
  return [
    `# ${path.replace('../../src/', '')}`,
    ...shown.flatMap((one, at) => [
      `## ${one.name}`,
      ...shortest(one, shown.slice(0, at)),
      ...fresh(one, shown.slice(0, at)),
      '',
    ]),
    ...turnLines,
  ]
}

it.each([...areas])('what the stories of %s show', async (area, paths) => {
  const lines: string[] = []
  for (const path of paths) {
    const before = [...turned]
    const again = () => {
      turned.clear()
      for (const one of before) turned.add(one)
    }
    lines.push(...(await apart(path, () => told(path), [], again)))
  }
  await expect(lines.join('\n')).toMatchFileSnapshot(`stories/${area}.txt`)
  expect(lines.join('\n')).not.toMatch(WRONG)
  expect(complaints).not.toHaveBeenCalled()
})
