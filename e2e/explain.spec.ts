import { expect } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { type RoutePath, routes } from '#src/routes/all.ts'
import type { Explained, Screen } from '#src/workbench/explain/explain.ts'
import { sightOf, stands, writtenInApp } from './kit/explaining.ts'
import { luckOf } from './kit/walk.ts'
import { test } from './kit/test.ts'

/**
 * How many texts are explained, and on how many pages: 300 over all of them by `npm run check:workbench`, where others are drawn. Every run
 * looks at the same ones, because not everything is explained yet (docs/workbench.md).
 */
const pages = Number(process.env['EXPLAIN_PAGES'] ?? 1)
const nodes = Number(process.env['EXPLAIN_NODES'] ?? 1)
const seed = Number(process.env['EXPLAIN_SEED'] ?? 3)
const luck = luckOf(seed)
const written = writtenInApp()

const drawn = <T>(from: readonly T[], many: number): readonly T[] => {
  const left = [...from]
  return Array.from({ length: Math.min(many, left.length) }, () => left.splice(luck(left.length), 1)[0]!)
}
/** Those that somebody names, by commas, in the place of those that are drawn. */
const named = process.env['EXPLAIN_PATHS']?.split(',')
const all = routes.map(({ path }) => path as RoutePath)
const paths = named ? all.filter((path) => named.includes(path)) : drawn(all, pages)

test.use({ reducedMotion: 'reduce' })

const timesOf = ({ texts }: Screen, text: string): number => [...texts.values()].filter((one) => one === text).length

const pageOf = ({ href }: Screen): string => href.split('?', 1)[0]!

const told = ({ chain, end, tried }: Explained) =>
  `${chain.text.slice(0, 30)} <- ${end ? JSON.stringify(end).slice(0, 200) : 'constant'} (${tried} replays)`

for (const path of paths) {
  test(`texts of ${path} come from what changes them (seed ${seed})`, async ({ page }) => {
    test.setTimeout(1_200_000)
    const sight = await sightOf(page, path)
    const before = await sight.replay(null)
    const lines: string[] = []
    for (const { place, text } of drawn(sight.shown, nodes)) {
      const explained = await sight.explain(place)
      lines.push(told(explained))
      const { end } = explained
      // What nothing makes another is written in the app, whether or not it is always shown.
      if (end === null || end.became === null)
        expect.soft(stands(written, text), `written in the app: ${text}`).toBe(true)
      if (end !== null) {
        const after = await sight.replay(end.change)
        expect.soft(pageOf(after)).toBe(pageOf(before))
        // It does not stand there as often as it did, and what was said does more often.
        expect.soft(after.texts.get(place), text).not.toBe(text)
        expect.soft(timesOf(after, text), text).toBeLessThan(timesOf(before, text))
        if (end.became !== null)
          expect.soft(timesOf(after, end.became), end.became).toBeGreaterThan(timesOf(before, end.became))
      }
    }
    mkdirSync('.tmp/explained', { recursive: true })
    writeFileSync(`.tmp/explained/${path.replaceAll('/', '-')}.txt`, `${lines.join('\n')}\n`)
  })
}
