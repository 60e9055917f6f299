import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

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
