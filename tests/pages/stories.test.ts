import { createElement, type ComponentType, type ReactElement } from 'react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { StoryApp } from '#src/views/kit/story/story-app.tsx'
import { drawnOf } from './drawn.ts'
import { allParts } from './late-parts.ts'
import { json, sightOf } from './presses.ts'
import { changed, drawAs, isChanged, markupOf, quickly, whenCalled } from './react-notes.ts'
import { changeOf, fresh, linesOf, shortest, type Told } from './sight.ts'

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

/** What somebody may do: `canEdit`, `mayLeave`, `can.recall`. */
const ALLOWED = /^(?:can|may)(?:[A-Z]|$)/
function eachFlag(value: unknown, to: boolean): unknown {
  if (typeof value === 'boolean') return to
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, typeof one === 'boolean' ? to : one]))
}

/** What every screen is told to be once, whether a story has it or not, by the names that forms, intents and stages share. */
const turns = {
  'while a call is under way': (name: string, value: unknown) => {
    if (name === 'pending' && value === false) return true
    return name === 'state' && value === 'rest' ? 'changing' : value
  },
  'while nobody knows': (name: string, value: unknown) => (name === 'state' && value === 'rest' ? 'uncertain' : value),
  'once refused': (name: string, value: unknown) =>
    (name === 'failure' && value === null) || (name === 'message' && value === '') ? '没有办成' : value,
  'where something cannot be sent': (name: string, value: unknown) =>
    name === 'error' && value === null ? '没有办成' : value,
  'without a network': (name: string, value: unknown) => (name === 'connection' ? 'offline' : value),
  'where nothing is allowed': (name: string, value: unknown) => (ALLOWED.test(name) ? eachFlag(value, false) : value),
  'where all is allowed': (name: string, value: unknown) => (ALLOWED.test(name) ? eachFlag(value, true) : value),
  'at the end of a list': (name: string, value: unknown) =>
    name === 'more' && typeof value === 'string' ? 'end' : value,
  'before it is confirmed': (name: string, value: unknown) => (name === 'confirming' && value === false ? true : value),
} as const

const allOf = (html: string): string[] => [...linesOf(html), ...drawnOf(html)]

/** What has been told of the turns of a screen. */
const turned = new Set<string>()

/** A story in all of these turns, by what is different then and was not so in another story of the screen. */
function inTurns({ name, lines }: Told, story: ComponentType): string[] {
  const draw = () => quickly(() => markupOf(createElement(story)))
  const given: Readonly<Record<string, unknown>>[] = []
  const { screens } = drawAs((props) => (given.push(props), props), draw)
  return Object.entries(turns).flatMap(([turn, change]) => {
    if (!given.some((props) => isChanged(change, props))) return []
    const difference = changeOf(lines, allOf(drawAs(changed(change), draw).html))
    const told = [...screens, turn, ...difference].join('\n')
    if (difference.length === 0 || turned.has(told)) return []
    turned.add(told)
    return [`## ${name}, ${turn}`, ...difference, '']
  })
}

/** The stories of a file. */
async function told(path: string): Promise<string[]> {
  const shown: Told[] = []
  const turnLines: string[] = []
  const all = await stories[path]!()
  await allParts()
  for (const [name, story] of Object.entries(all).filter(isStory)) {
    // What its presses open is told of the first one: to draw it for all costs as much as all stories.
    const one = await seen(name, story, shown.length === 0 ? 1 : 0)
    shown.push(one)
    turnLines.push(...inTurns(one, story))
  }
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
  for (const path of paths) lines.push(...(await told(path)))
  await expect(lines.join('\n')).toMatchFileSnapshot(`stories/${area}.txt`)
  expect(complaints).not.toHaveBeenCalled()
})
