import { describe, expect, it } from 'vitest'
import { importCycles } from './lib/cycles.ts'
import { readSources } from './lib/source.ts'

describe('files', () => {
  it('do not import each other in a ring, types included', () => {
    const sources = readSources(['{src,mock-server,scenarios}/**/*.{ts,tsx}'])
    expect(sources.length).toBeGreaterThan(500)
    expect(importCycles(sources)).toEqual([])
  })

  it('that do are told, once for each ring', () => {
    const files = {
      'src/a/one.ts': `import type { Two } from './two.ts'; void import('./late.ts')`,
      'src/a/two.ts': `import { three } from '#src/a/three.ts'`,
      'src/a/three.ts': `export type { One } from './one.ts'`,
      'src/a/late.ts': `import './one.ts'; import './four.ts'`,
      'src/a/four.ts': `type Late = import('./late.ts').Late`,
      'src/a/five.ts': `import './four.ts'`,
    }
    expect(importCycles(Object.entries(files).map(([path, text]) => ({ path, text })))).toEqual([
      'src/a/four.ts -> src/a/late.ts -> src/a/four.ts',
      'src/a/three.ts -> src/a/one.ts -> src/a/two.ts -> src/a/three.ts',
    ])
  })
})
