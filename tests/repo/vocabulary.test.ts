import { describe, expect, it } from 'vitest'
import { readSources, show } from './lib/source.ts'
import { oldWords, secondMeanings, typeNames, vocabulary } from './lib/vocabulary.ts'

const sources = readSources(['{src,mock-server,scenarios}/**/*.{ts,tsx,mjs}'])
const read = (text: string, path = 'src/app/a.tsx') => show(oldWords({ path, text }))

describe('the words of the program', () => {
  it('have taken the place of the old ones', () => {
    expect(sources.length).toBeGreaterThan(1000)
    expect(show(sources.flatMap(oldWords))).toEqual([])
  })

  it('are found wherever a name carries an old one', () => {
    for (const { ours, not, within } of vocabulary) {
      const path = ['src/app/a.ts', 'src/services/a.ts', 'mock-server/rest/a.ts'].find(
        (one) => within?.test(one) ?? true,
      )!
      for (const old of not) {
        const names = [old, `its${old[0]!.toUpperCase()}${old.slice(1)}`]
        expect(read(`const ${names.join(' = 1, ')} = 2`, path)).toEqual(
          names.map((name) => `${path}:1 says ${name}: the word is ${ours}`).toSorted(),
        )
      }
    }
    expect(read('export const A = () => <Wish wishOf={(a) => a.intentKey} />')).toHaveLength(3)
  })

  it('are not found in comments, texts, longer words, and where the old one means something else', () => {
    expect(read(`// a wish\nconst a = { intent: 'intentKey' }, shelfless = 'desk', year = 1`)).toEqual([])
    expect(read('const ear = 1, strip = 2', 'mock-server/art/mask.ts')).toEqual([])
  })
})

describe('a type with one meaning', () => {
  it('is declared once', () => {
    expect(show(secondMeanings(sources))).toEqual([])
  })

  it('is told when another one takes its name', () => {
    for (const name of typeNames) {
      const first = { path: 'a.ts', text: `export interface ${name} { a: 1 }` }
      const second = {
        path: 'b.ts',
        text: `import type { ${name} } from './a.ts'\nexport const f = (row: ${name}) => row`,
      }
      expect(secondMeanings([first, second])).toEqual([])
      for (const text of [`type ${name} = 1`, `class ${name} {}`, `export interface ${name} {}`])
        expect(show(secondMeanings([first, { path: 'b.ts', text }]))).toEqual([
          `b.ts:1 declares ${name} a second time: give it the word of what it is`,
        ])
    }
  })
})
