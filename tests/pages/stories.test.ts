import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { changeOf, linesOf } from './sight.ts'

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
  vi.stubGlobal('document', { visibilityState: 'visible' })
  vi.stubGlobal('location', new URL('http://app.test/'))
})
afterAll(() => void vi.unstubAllGlobals())

interface Told {
  readonly name: string
  readonly lines: readonly string[]
}

/** As it is, or by what is different from one before it, whichever is shorter. */
function shortest({ lines }: Told, before: readonly Told[]): readonly string[] {
  const changes = before.map((one) => [`as ${one.name}, but`, ...changeOf(one.lines, lines)])
  return [lines, ...changes].reduce((best, one) => (one.length < best.length ? one : best))
}

/** The stories of a file. */
async function told(path: string): Promise<string[]> {
  const shown = Object.entries(await stories[path]!())
    .filter(isStory)
    .map(([name, story]): Told => ({ name, lines: linesOf(renderToStaticMarkup(createElement(story))) }))
  return [
    `# ${path.replace('../../src/', '')}`,
    ...shown.flatMap((one, at) => [`## ${one.name}`, ...shortest(one, shown.slice(0, at)), '']),
  ]
}

it.each([...areas])('what the stories of %s show', async (area, paths) => {
  const lines: string[] = []
  for (const path of paths) lines.push(...(await told(path)))
  await expect(lines.join('\n')).toMatchFileSnapshot(`stories/${area}.txt`)
  expect(complaints).not.toHaveBeenCalled()
})
