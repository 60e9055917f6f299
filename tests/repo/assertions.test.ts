import { describe, expect, it } from 'vitest'
import { assertionsIn, checkedFolders, checkedSources } from './lib/assertions.ts'

/** What nobody has found a better way for; a folder that has fewer now says so here. */
const most: Readonly<Record<(typeof checkedFolders)[number], number>> = {
  'src/machines': 2,
  'src/views': 0,
  'src/app': 7,
  'e2e/gestures': 0,
}

const found = (text: string): string[] => assertionsIn({ path: 'a.ts', text }).map((one) => `${one.line} ${one.text}`)

describe('type assertions', () => {
  it('are rare in machines, views, app and gestures', () => {
    const all = checkedSources().flatMap(assertionsIn)
    for (const folder of checkedFolders) {
      const here = all.filter(({ path }) => path.startsWith(`${folder}/`))
      const places = here.map(({ path, line, text }) => `${path}:${line} ${text}`)
      expect(here.length, `${folder}\n${places.join('\n')}`).toBeLessThanOrEqual(most[folder])
    }
  })

  it('are found in any spelling', () => {
    expect(found('const a = b as C\nconst d = <E>f')).toEqual(['1 b as C', '2 <E>f'])
    expect(found('const a = b as unknown as C')).toHaveLength(2)
    expect(found("const a = ['b'] as const, c = d satisfies E, f = g!, h = <const>['i']")).toEqual([])
  })
})
