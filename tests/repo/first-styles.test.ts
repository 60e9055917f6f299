import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { firstModules } from '../../scripts/lib/first-styles.ts'
import { resolveImport } from './lib/boundaries.ts'
import { importsOf, readSources } from './lib/source.ts'

it('classes of the first screen are looked for in every module that it is made of, and in no other', () => {
  const sources = new Map(readSources(['src/**/*.{ts,tsx}']).map((source) => [source.path, source]))
  const made = new Set([
    'src/app/main.tsx',
    'src/app/system.ts',
    'src/app/parts/home-page.ts',
    'src/views/session/login.page.tsx',
    // Fetched later, and drawn where the sheet of the whole app may not have come.
    'src/views/home/shelves.tsx',
    'src/views/session/consent.tsx',
    'src/app/parts/update-modal.tsx',
  ])
  for (const path of made)
    for (const { kind, specifier } of importsOf(sources.get(path)!)) {
      const found = resolveImport(path, specifier)
      if (kind === 'value' && 'path' in found && sources.has(found.path)) made.add(found.path)
    }
  expect(firstModules('.')).toEqual([...made].toSorted())
  expect(made.size).toBeLessThan(sources.size / 2)
})

it('a sheet that is fetched apart names all layers before it fills one: their order is that of whoever comes first', () => {
  const apart = globSync('src/{views,ui/content}/**/*.css').filter((path) =>
    readFileSync(path, 'utf8').includes('@layer components {'),
  )
  expect(apart.length).toBeGreaterThan(2)
  const all = '@layer properties, theme, base, components, utilities;'
  expect(apart.filter((path) => readFileSync(path, 'utf8').indexOf(all) < 0)).toEqual([])
})

/** The rules of a sheet, one block each, with what is looked for in them. */
const rulesOf = (css: string): string[] => css.replaceAll(/\/\*[^]*?\*\//g, '').match(/[^{}]*\{[^{}]*\}/g) ?? []

const TIME = /(?<![\w-])-?[\d.]+m?s(?![\w-])|calc\([^;]*?s\b[^;]*?\)|var\(--(?:seam|beat)\)/g
const FILLED = /\b(?:backwards|both)\b/

/** Frames that begin with something else than what the element is at rest. */
const framesWithBeginning = (css: string): ReadonlySet<string> =>
  new Set([...css.matchAll(/@keyframes ([\w-]+) \{\s*(?:from|0%)/g)].map(([, name]) => name!))

/** Animations of a sheet that wait, play to an end, and show until they begin what is only true once they are over. */
function bare(css: string): string[] {
  const beginning = framesWithBeginning(css)
  return rulesOf(css).flatMap((rule) => {
    const [, selector = ''] = /([^;{}]*)\{/.exec(rule) ?? []
    const lists = [...rule.matchAll(/\banimation:\s*([^;]+);/g)].map(([, value]) => value!)
    return lists
      .flatMap((value) => value.split(/,(?![^(]*\))/))
      .filter((one) => [...beginning].some((name) => one.split(/\s+/).includes(name)))
      .filter((one) => !/\binfinite\b/.test(one))
      .filter((one) => (one.match(TIME) ?? []).length > 1 || /animation-delay: (?!0)/.test(rule))
      .filter((one) => !FILLED.test(one))
      .map((one) => `${selector.trim()}: ${one.trim()}`)
  })
}

it('what waits before it moves shows its first frame meanwhile, not how it will end', () => {
  const sheets = globSync('src/**/*.css').map((path) => readFileSync(path, 'utf8'))
  const all = sheets.join('\n').match(/\b(?:backwards|both)\b/g) ?? []
  expect(all.length).toBeGreaterThan(20)
  expect(sheets.flatMap(bare)).toEqual([])
  const late = '@keyframes a {\n from { opacity: 0 } }\n.b { animation: a 1s calc(400ms + var(--at) * 2s) ease-out; }'
  expect(bare(late)).toHaveLength(1)
})
