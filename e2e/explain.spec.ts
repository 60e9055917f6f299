import { expect } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { type RoutePath, routes } from '#src/routes/all.ts'
import type { Explained, Replay, Screen } from '#src/workbench/explain/explain.ts'
import type { TrafficRow } from '#src/workbench/traffic/traffic.ts'
import { type Sight, sightOf, stands, writtenInApp } from './kit/explaining.ts'
import { luckOf } from './kit/walk.ts'
import { test } from './kit/page-of-worker.ts'

/**
 * How many texts are explained, and on how many pages: 300 over all of them by `npm run check:workbench`, where others are drawn. Every run
 * looks at the same ones, because not everything is explained yet (docs/measured/workbench.md).
 */
const pages = Number(process.env['EXPLAIN_PAGES'] ?? 1)
const texts = Number(process.env['EXPLAIN_TEXTS'] ?? 1)
const seed = Number(process.env['EXPLAIN_SEED'] ?? 3)
const luck = luckOf(seed)
/** Where what was found out is told. */
const told = '.tmp/explained'
mkdirSync(told, { recursive: true })
const written = writtenInApp()

const drawn = <T>(from: readonly T[], many: number): readonly T[] => {
  const left = [...from]
  return Array.from({ length: Math.min(many, left.length) }, () => left.splice(luck(left.length), 1)[0]!)
}
/** Those that somebody names, by commas, in the place of those that are drawn. */
const named = process.env['EXPLAIN_PATHS']?.split(',')
const all = routes.map(({ path }) => path as RoutePath)
const paths = named ? all.filter((path) => named.includes(path)) : drawn(all, pages)

/** So many of the texts are this page's: they are spread over all of them. */
const share = (nth: number): number =>
  Math.floor((texts * (nth + 1)) / paths.length) - Math.floor((texts * nth) / paths.length)

// What is drawn on a page goes by the page alone: it is the same whatever else is looked at.
const ownLuck = (path: string) =>
  luckOf(Array.from(path).reduce((sum, letter) => sum * 31 + letter.codePointAt(0)!, seed))

test.use({ moves: false })

const timesOf = ({ texts: shown }: Screen, text: string): number =>
  [...shown.values()].filter((one) => one === text).length

const pageOf = ({ href }: Screen): string => href.split('?', 1)[0]!

/** A shorter piece stands in too many values. */
const PIECE_MIN = 8

/** What of an explanation is not so: it stands there as often as it did, or what was said does not more often. */
async function wrongIn({ chain: { place, text }, end }: Explained, before: Screen, replay: Replay): Promise<string[]> {
  // What nothing makes another is written in the app, whether or not it is always shown, or is a piece of a value that is refused else.
  const isPiece = text.length >= PIECE_MIN && String(end?.leaf.value).includes(text)
  const isWritten = (end !== null && end.became !== null) || isPiece || stands(written, text)
  const wrong = isWritten ? [] : ['it is not written in the app']
  if (end === null) return wrong
  const after = await replay(end.change)
  if (pageOf(after) !== pageOf(before)) wrong.push(`another page is shown: ${after.href}`)
  if (after.texts.get(place) === text) wrong.push('it stands there still')
  if (timesOf(after, text) >= timesOf(before, text)) wrong.push('it stands there as often')
  const { became } = end
  if (became !== null && timesOf(after, became) <= timesOf(before, became)) wrong.push(`${became} stands nowhere`)
  return wrong
}

/** Explains a text, and looks at whether that is so. */
async function lookAt(sight: Sight, { place, text }: { readonly place: string; readonly text: string }) {
  const began = performance.now()
  const found = await sight.explain(place).catch((error: unknown) => String(error))
  const wrong = typeof found === 'string' ? [found] : await wrongIn(found, sight.before, sight.replay)
  expect.soft(wrong, text).toEqual([])
  const seconds = Math.round((performance.now() - began) / 1000)
  return { text, wrong, seconds, ...(typeof found === 'string' ? {} : { end: found.end, replays: found.tried }) }
}

for (const [nth, path] of paths.entries()) {
  test(`texts of ${path} come from what changes them (seed ${seed})`, async ({ page }) => {
    test.setTimeout(1_200_000)
    const sight = await sightOf(page, path)
    const own = ownLuck(path)
    const left = sight.shown.filter(({ kind }) => kind === 'text')
    // What a page does not have cannot be looked at: it is told apart from what was not come to.
    const lacking = Math.max(0, share(nth) - left.length)
    const looked: object[] = []
    const note = () =>
      writeFileSync(`${told}/${path.slice(1).replaceAll('/', '-')}.json`, JSON.stringify({ lacking, looked }))
    note()
    for (let many = share(nth) - lacking; many > 0; many--) {
      looked.push(await lookAt(sight, left.splice(own(left.length), 1)[0]!))
      note()
    }
  })
}

/**
 * What was asked for and answered, what was sent, and what came, each in its order: which of two servers hears first is left open, and so
 * is a cause that is inferred, which is whoever has heard something last.
 */
const sortsOf = (rows: readonly TrafficRow[]): object =>
  Object.groupBy(
    rows.map(({ id: _, cause, ...row }) => ({ ...row, cause: cause?.isSure ? cause : null })),
    (row) => (row.kind === 'call' ? 'calls' : row.on),
  )

test('a run with a chat asks for the same in the same order whenever it is played', async ({ page }) => {
  const { replay, traffic } = await sightOf(page, '/pages/chat/index')
  const told: object[] = []
  for (let time = 0; time < 3; time++) {
    await replay(null)
    told.push(sortsOf(await traffic()))
  }
  const [first, ...others] = told
  expect(Object.keys(first!).toSorted()).toEqual(['calls', 'down', 'up'])
  for (const other of others) expect(other).toEqual(first)
})
