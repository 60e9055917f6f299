import { describe, expect, it } from 'vitest'
import { deadFiles } from './lib/reach.ts'
import { readSources, show } from './lib/source.ts'

describe('dead files', () => {
  it('are not in the project', () => {
    const sources = readSources()
    expect(sources.length).toBeGreaterThan(10)
    expect(show(deadFiles({ sources }))).toEqual([])
  })

  it('are those that no page, command, test or story reaches, also not through a pattern', () => {
    const files = {
      'src/app/main.tsx': `import './shell.ts'; import.meta.glob<{ a: 1 }>('../views/*/*.page.tsx')`,
      'src/app/shell.ts': `void import('#src/ui/lazy.ts')`,
      'src/ui/lazy.ts': `export type { A } from './types.ts'`,
      'src/ui/types.ts': '',
      'src/views/home/home.page.tsx': '',
      'src/views/home/lost.tsx': '',
      'src/services/tested-only.ts': '',
      'src/services/tested-only.test.ts': `import './tested-only.ts'`,
      'src/domain/early.ts': '',
      'src/domain/early.test.ts': `import './early.ts'`,
      'tests/model/a.test.ts': '',
    }
    const sources = Object.entries(files).map(([path, text]) => ({ path, text }))
    expect(show(deadFiles({ sources })).map((line) => line.split(':')[0])).toEqual([
      'src/services/tested-only.ts',
      'src/views/home/lost.tsx',
    ])
  })
})
