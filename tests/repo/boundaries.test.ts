import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { boundaryFaults, lateFaults, type Project, resolveImport, seamFaults } from './lib/boundaries.ts'
import { layers } from './lib/layers.ts'
import { readSources, show } from './lib/source.ts'

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  string,
  Record<string, string>
>
const packages = new Set(Object.keys({ ...dependencies, ...devDependencies }))

/** Faults of a project that consists of these files. */
function faultsOf(files: Record<string, string>): string[] {
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }))
  const project: Project = { sources, exists: (path) => path in files, packages }
  return show(boundaryFaults(project))
}

describe('the project', () => {
  it('keeps every arrow between layers, and imports nothing that is missing', () => {
    const sources = readSources()
    expect(sources.length).toBeGreaterThan(10)
    // `playwright-core` comes with `playwright`, of which it is the engine.
    const project = { sources, exists: existsSync, packages: new Set([...packages, 'playwright-core']) }
    expect(show(boundaryFaults(project))).toEqual([])
  })

  it('loads late code in the one way that is counted', () => {
    expect(show(lateFaults({ sources: readSources() }))).toEqual([])
  })

  it('can be used part by part by another app', () => {
    expect(show(seamFaults({ sources: readSources() }))).toEqual([])
  })

  it('names only layers that exist in its arrows', () => {
    for (const layer of Object.values(layers)) {
      for (const name of [...layer.values, ...(layer.types ?? []), ...(layer.lazy ?? [])])
        expect(layers).toHaveProperty([name])
    }
  })
})

describe('the checker', () => {
  const target = {
    'src/machines/session/session.machine.ts': 'export type A = 1',
    'src/domain/number/fen.ts': 'export const a = 1',
  }

  it('accepts an arrow that points down', () => {
    expect(
      faultsOf({ ...target, 'src/views/home/home.page.tsx': `import { a } from '#src/domain/number/fen.ts'` }),
    ).toEqual([])
  })

  it('accepts types where only types are allowed, and refuses values', () => {
    const from = `from '#src/machines/session/session.machine.ts'`
    const faults = faultsOf({
      ...target,
      'src/services/a.ts': `import type { A } ${from}`,
      'src/services/b.ts': `\nimport { type A } ${from}`,
      'src/services/c.ts': `export { a } ${from}`,
      'src/services/d.ts': `type B = import('#src/machines/session/session.machine.ts').A`,
      'src/services/e.ts': `void import('#src/machines/session/session.machine.ts')`,
    })
    expect(faults.map((line) => line.split(' ')[0])).toEqual([
      'src/services/b.ts:2',
      'src/services/c.ts:1',
      'src/services/e.ts:1',
    ])
  })

  it('refuses an arrow that points up', () => {
    const faults = faultsOf({ ...target, 'src/domain/x.ts': `import '#src/machines/session/session.machine.ts'` })
    expect(faults).toEqual([expect.stringContaining('src/domain/x.ts:1 domain must not import machines')])
  })

  it('refuses a relative path out of the layer', () => {
    const faults = faultsOf({ ...target, 'src/machines/a.ts': `import { a } from '../domain/number/fen.ts'` })
    expect(faults).toEqual([expect.stringContaining("leaves its layer by '../domain/number/fen.ts'")])
  })

  it('keeps machines and view areas apart, but for the root machine and the kit', () => {
    const files = {
      ...target,
      'src/machines/port.ts': '',
      'src/machines/push/push.machine.ts': `import '../session/session.machine.ts'; import '../port.ts'`,
      'src/machines/app/app.machine.ts': `import '../session/session.machine.ts'`,
      'src/views/kit/list.tsx': '',
      'src/views/account/mine.page.tsx': '',
      'src/views/home/home.page.tsx': `import '../kit/list.tsx'; import '#src/views/account/mine.page.tsx'`,
    }
    expect(faultsOf(files)).toEqual([
      expect.stringContaining('src/machines/push/push.machine.ts:1 src/machines/push imports its sibling session'),
      expect.stringContaining('src/views/home/home.page.tsx:1 src/views/home imports its sibling account'),
    ])
  })

  it('lets the app load the mock world only lazily', () => {
    const files = {
      'mock-server/page.ts': '',
      'src/app/a.ts': `void import('#mock/page.ts')`,
      'src/app/b.ts': `import '#mock/page.ts'`,
    }
    expect(faultsOf(files)).toEqual([expect.stringContaining('src/app/b.ts:1 app may load mock-server only lazily')])
  })

  it('refuses code that is loaded late and not counted', () => {
    const sources = [
      { path: 'src/services/a.ts', text: `const code = lazy(async () => (await import('./b.ts')).b)` },
      { path: 'src/services/c.ts', text: `const code = () => import('./b.ts')` },
      { path: 'src/app/main.tsx', text: `void import('./system.ts')` },
    ]
    expect(show(lateFaults({ sources }))).toEqual([expect.stringContaining('src/services/c.ts:1 loads code late')])
  })

  it('refuses what a seam reaches outside of it, also by a type and through another file', () => {
    const file = (path: string, text: string) => ({ path, text })
    const sources = [
      file('src/a/index.ts', `export { a } from './a.ts'; import '#src/b/index.ts'`),
      file('src/a/a.ts', `import type { App } from '#src/app/app.ts'; export const a = 1`),
      file('src/a/not-reached.ts', `import '#src/app/app.ts'`),
      file('src/b/index.ts', `import '#src/a/a.ts'`),
    ]
    const found = seamFaults({ sources }, [
      { door: 'src/a/index.ts', within: ['src/a/'] },
      { door: 'src/b/index.ts', within: ['src/b/'] },
      { door: 'src/c/index.ts', within: [] },
    ])
    expect(show(found)).toEqual([
      expect.stringContaining(`src/a/a.ts:1 is reached from src/a/index.ts and must not import '#src/app/app.ts'`),
      expect.stringContaining(`src/b/index.ts:1 is reached from src/b/index.ts and must not import '#src/a/a.ts'`),
      expect.stringContaining('src/c/index.ts:1 is the door of a seam, and is not there'),
    ])
  })

  it('keeps the world below who asks it, and its pictures beside it', () => {
    const files = {
      'mock-server/control.ts': `import './rest/a.ts'; import './im/a.ts'`,
      'mock-server/art/index.ts': `import '../world/a.ts'`,
      'mock-server/world/a.ts': `void import('../art/index.ts')`,
      'mock-server/world/b.ts': `import '../art/index.ts'`,
      'mock-server/world/c.ts': `import type { A } from '../im/a.ts'`,
      'mock-server/world/d/e.ts': `import '../../control.ts'`,
      'mock-server/rest/a.ts': `import '../world/d/e.ts'`,
      'mock-server/rest/b.ts': `import '../im/a.ts'`,
      'mock-server/im/a.ts': `import '../world/a.ts'; import './b.ts'`,
      'mock-server/im/b.ts': '',
      'mock-server/lamp/a.ts': `import '../world/a.ts'`,
    }
    expect(faultsOf(files)).toEqual([
      expect.stringContaining('mock-server/art/index.ts:1 mock-server/art must not import mock-server/world'),
      expect.stringContaining('mock-server/lamp/a.ts:1 mock-server/lamp has no arrows'),
      expect.stringContaining('mock-server/rest/b.ts:1 mock-server/rest must not import mock-server/im'),
      expect.stringContaining('mock-server/world/b.ts:1 mock-server/world must not import mock-server/art'),
      expect.stringContaining('mock-server/world/c.ts:1 mock-server/world must not import mock-server/im'),
      expect.stringContaining('mock-server/world/d/e.ts:1 mock-server/world must not import mock-server/control.ts'),
    ])
  })

  it('refuses a package outside of its layer, an undeclared package and a missing file', () => {
    const faults = faultsOf({
      'src/ui/a.tsx': `import { setup } from 'xstate'`,
      'src/ui/b.tsx': `import type { Actor } from 'xstate'`,
      'src/services/c.ts': `import 'left-pad'`,
      'src/services/d.ts': `import './e'`,
      'src/services/f.test.ts': `import './g.ts'`,
    })
    expect(faults).toEqual([
      expect.stringContaining("src/services/c.ts:1 imports 'left-pad': package left-pad is not in package.json"),
      expect.stringContaining("src/services/d.ts:1 imports './e', which does not exist"),
      expect.stringContaining("src/services/f.test.ts:1 imports './g.ts', which does not exist"),
      expect.stringContaining('src/ui/a.tsx:1 ui must not import xstate'),
    ])
  })

  it('reads the kinds of specifiers', () => {
    expect(resolveImport('src/a/b.ts', '../c.ts')).toEqual({ path: 'src/c.ts' })
    expect(resolveImport('src/a/b.ts', '#mock/x.ts?raw')).toEqual({ path: 'mock-server/x.ts' })
    expect(resolveImport('src/a/b.ts', '@msw/data/extensions/sync')).toEqual({ npm: '@msw/data' })
    expect(resolveImport('src/a/b.ts', 'msw/node')).toEqual({ npm: 'msw' })
  })
})
