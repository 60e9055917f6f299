import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { newArea } from '../../scripts/lib/scaffold/area.ts'
import { addEntry, addImport } from '../../scripts/lib/scaffold/insert.ts'
import { newMachine } from '../../scripts/lib/scaffold/machine.ts'
import { newMessage } from '../../scripts/lib/scaffold/message.ts'
import { kebab, ruleMark } from '../../scripts/lib/scaffold/names.ts'
import { newPage } from '../../scripts/lib/scaffold/page.ts'
import { boundaryFaults } from './lib/boundaries.ts'
import { ruleFaults } from './lib/rules.ts'
import { parse, show, type Source } from './lib/source.ts'
import { tidyFaults } from './lib/tidy.ts'
import { COPIED, grow } from '../../scripts/lib/weight/growth.ts'

const files = { read: (path: string): string => readFileSync(path, 'utf8') }
const { dependencies, devDependencies } = JSON.parse(files.read('package.json')) as Record<
  string,
  Record<string, string>
>
const packages = new Set(Object.keys({ ...dependencies, ...devDependencies }))

/** What the repository's own checks say about new files. */
function faultsOf(written: Map<string, string>): string[] {
  const sources = [...written].map(([path, text]): Source => ({ path, text }))
  const code = sources.filter(({ path }) => /\.tsx?$/.test(path))
  for (const source of code) parse(source)
  const exists = (path: string) => written.has(path) || existsSync(path)
  const fresh = code.filter(({ path }) => !existsSync(path))
  return show([...boundaryFaults({ sources: code, exists, packages }), ...fresh.flatMap(tidyFaults)])
}

describe('npm run new', () => {
  it('writes a machine that keeps the rules of the repository and cites its own', () => {
    const written = newMachine('scroll-lamp', 'SCR', files)
    expect(faultsOf(written)).toEqual([])
    const as = (end: string) =>
      [...written].filter(([path]) => path.endsWith(end)).map(([path, text]) => ({ path, text }))
    expect(show(ruleFaults(as('.rules.md'), as('.model.ts')))).toEqual([])
    expect(written.get('src/machines/registry.ts')).toMatch(/kinds = \[[^\]]*\n {2}scrollLamp,\n/)
    expect(written.get('tests/model/subjects.ts')).toContain(
      "subject('scroll-lamp', scrollLampMachine, scrollLampModel)",
    )
    const streams = written.get('src/machines/streams.ts')
    expect(streams).toMatch(
      /interface Machines extends [^\n]*\n(?: {2}[^\n]*\n)* {2}'scroll-lamp': typeof scrollLampMachine\n\}/m,
    )
    expect(streams).toContain("import type { scrollLampMachine } from './scroll-lamp/scroll-lamp.machine.ts'")
    expect(written.get('tests/repo/lib/words.ts')).toMatch(/\n {2}system: \[[^\]]*'scroll-lamp',\n/)
  })

  it('writes a gesture for each fact of a person, which the table of gestures has', () => {
    const written = newMachine('scroll-lamp', 'SCR', files)
    const model = written.get('src/machines/scroll-lamp/scroll-lamp.model.ts')!
    const gesture = written.get('e2e/gestures/system-scroll-lamp.ts')
    const facts = [...model.matchAll(/'([\w.]+)': \{ by: 'user'/g)].map(([, type]) => type!)
    expect(facts).toHaveLength(2)
    for (const type of facts) expect(gesture).toContain(`'${type}':`)
    expect(written.get('e2e/gestures/all.ts')).toMatch(
      /gestures: Gestures = \{[^}]*\n {2}\.\.\.scrollLampGestures,\n\}/,
    )
  })

  it('writes an area that both registries and the mock world know', () => {
    const written = newArea('scroll-lamp', files)
    expect(faultsOf(written)).toEqual([])
    for (const path of [
      'src/contract/rest/all.ts',
      'src/contract/rest/registry.ts',
      'mock-server/rest/all.answers.ts',
    ]) {
      expect(written.get(path)).toContain("'scroll-lamp':")
    }
  })

  it('writes a page into a known and into a new area', () => {
    const written = (place: string) => newPage(place, ['/pages/scrollLamp/index', '卷轴灯'], files)
    const row = (page: string) => `{ path: '/pages/scrollLamp/index', page: '${page}', title: '卷轴灯' },`
    const known = written('account/lamp-list')
    expect(faultsOf(known)).toEqual([])
    expect(known.get('src/routes/account.routes.ts')).toContain(`${row('account/lamp-list')}\n] as const`)
    expect(known.has('src/routes/all.ts')).toBe(false)
    const fresh = written('scroll-lamp/lamp-list')
    expect(faultsOf(fresh)).toEqual([])
    expect(fresh.get('src/routes/scroll-lamp.routes.ts')).toContain(row('scroll-lamp/lamp-list'))
    expect(fresh.get('src/routes/all.ts')).toContain('...scrollLampRoutes,\n] as const')
    expect(known.has('tests/repo/lib/words.ts')).toBe(false)
    expect(fresh.get('tests/repo/lib/words.ts')).toContain("'scroll-lamp': [],")
  })

  it('writes a kind of chat message: one file and one row', () => {
    const written = newMessage('scroll-lamp', '卷轴灯', files)
    expect([...written.keys()]).toEqual(['src/domain/message/scroll-lamp.ts', 'src/domain/message/kinds.ts'])
    expect(faultsOf(written)).toEqual([])
    expect(written.get('src/domain/message/kinds.ts')).toMatch(/messageKinds = \{[^}]*scrollLamp,\n\}/)
    expect(() => newMessage('poll', 'poll', files)).toThrow('in Chinese')
  })

  it('refuses names, routes and titles that cannot be right', () => {
    expect(() => kebab('ScrollLamp', 'a name')).toThrow('kebab-case')
    expect(() => newPage('account', ['/pages/a', '灯'], files)).toThrow('say where')
    expect(() => newPage('account/a', ['pages/a', '灯'], files)).toThrow('say its route')
    expect(() => newPage('account/a', ['/pages/a', 'Lamp'], files)).toThrow('in Chinese')
    expect(() => newPage('account/a', ['/pages/home/home', '灯'], files)).toThrow('already')
    expect(ruleMark('session-timer', new Set(['SES']))).toBe('SESS')
  })

  it('adds imports and entries where they belong', () => {
    expect(addImport(`import a from 'a'\nimport {\n  b,\n} from 'b'\n\nconst c = 1\n`, `import d from 'd'`)).toBe(
      `import a from 'a'\nimport {\n  b,\n} from 'b'\nimport d from 'd'\n\nconst c = 1\n`,
    )
    expect(addEntry('const a = { b: [1, 2] } as const', 'a = {', 'c: 3,')).toBe(
      'const a = { b: [1, 2],\n  c: 3,\n} as const',
    )
    expect(addEntry('const a = []', 'a = [', '1,')).toBe('const a = [\n  1,\n]')
    expect(addEntry('interface A {\n  b: 1\n}', 'A {', 'c: 2', '')).toBe('interface A {\n  b: 1\n  c: 2\n}')
    expect(() => addEntry('', 'a = [', '1,')).toThrow('cannot find')
  })
})

it('the copy that grows by kinds and pages has all that these are written into', () => {
  const written = new Map<string, string>()
  const read = new Set<string>()
  grow(
    (path) => written.get(path) ?? (read.add(path), readFileSync(path, 'utf8')),
    (path, text) => void written.set(path, text),
  )
  expect(read.size).toBeGreaterThan(3)
  expect([...read].filter((path) => !COPIED.test(path))).toEqual([])
})
