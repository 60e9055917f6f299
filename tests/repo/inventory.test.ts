import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { type Citation, citationsOf } from '../../scripts/lib/citations.ts'
import { endpointUsers, graphSize, provenLedgerIds } from '../../scripts/lib/measure.ts'
import { readProduct } from '../../scripts/lib/product.ts'
import type { Source } from './lib/source.ts'

const sourcesOf = (files: Record<string, string>): Source[] =>
  Object.entries(files).map(([path, text]) => ({ path, text }))

const app = {
  'src/app/main.tsx': `import { start } from './start.ts'; start()`,
  'src/app/start.ts': `import { times } from '../domain/times.ts'
    import.meta.glob('../views/*.page.tsx')
    export const start = () => times.used
    export const unused = () => times.dead`,
  'src/domain/times.ts': `export const times = { used: 1, dead: 2 } as const; export const lost = () => times.dead`,
  'src/domain/alone.ts': `export const alone = { one: 1 }`,
  'src/views/a.page.tsx': `import { late } from '#src/services/late.ts'; export default () => <a title={late('notice.list')} />`,
  'src/services/late.ts': `// 'notice.detail' is only spoken of
    import { boxEndpoints } from '#src/contract/rest/box.ts'
    export type Name = 'notice.typed'
    export const late = (name: Name) => boxEndpoints.open`,
  'src/services/test-kit.ts': `import { late } from './late.ts'; export const asked = () => late('notice.list')`,
  'src/services/unused.ts': `export const call = () => 'notice.lost'`,
  'src/contract/rest/box.ts': `export const boxEndpoints = { open: 'box.open', close: 'box.close' }`,
}
const product = readProduct(sourcesOf(app))

describe('the inventory', () => {
  it('counts the states and transitions of a chart', () => {
    const machine = createMachine({
      initial: 'a',
      states: {
        a: { on: { GO: 'b', STAY: {} } },
        b: { initial: 'c', states: { c: { on: { GO: [{ target: 'd' }, { target: 'c' }] } }, d: {} } },
      },
    })
    expect(graphSize(machine)).toEqual({ states: 4, transitions: 4 })
  })

  it('tells what a person reaches from what only lies there, down to the entry of a table', () => {
    const times = { file: 'src/domain/times.ts', exported: 'times' }
    expect([product.isAlive(times, 'used'), product.isAlive(times, 'dead')]).toEqual([true, false])
    expect(product.isAlive({ file: 'src/domain/times.ts', exported: 'lost' })).toBe(false)
    expect(product.isAlive({ file: 'src/app/start.ts', exported: 'unused' })).toBe(false)
    expect(product.isAlive({ file: 'src/views/a.page.tsx', exported: 'default' })).toBe(true)
    expect(product.isReached('src/domain/alone.ts')).toBe(false)
  })

  it('finds who uses an endpoint in code that a person reaches, by name or by table', () => {
    const names = ['notice.list', 'notice.detail', 'notice.typed', 'notice.lost', 'box.open', 'box.close']
    const users = endpointUsers(
      names.map((name) => ({ name })),
      product,
    )
    expect(Object.fromEntries(users)).toEqual({
      'notice.list': ['src/views/a.page.tsx'],
      'notice.detail': [],
      'notice.typed': [],
      'notice.lost': [],
      'box.open': ['src/services/late.ts'],
      'box.close': [],
    })
  })
})

describe('a citation', () => {
  const tests = sourcesOf({
    'src/domain/times.test.ts': `import { times } from './times.ts'
      const rows: [string, keyof typeof times, number][] = [['const:used', 'used', 1], ['const:dead', 'dead', 2]]
      for (const [id, key, value] of rows) it(\`[\${id}] is\`, () => expect(times[key]).toBe(value))`,
    'src/domain/alone.test.ts': `import { alone } from './alone.ts'; it('[val:000:alone] is one', () => expect(alone.one).toBe(1))`,
    'src/app/start.test.ts': `import { start } from './start.ts'; it('[A-01, err:000:x] starts', () => start()); items[A]; [err]`,
    'src/services/late.test.ts': `import { asked } from './test-kit.ts'; it('[const:kit] is asked', () => asked())`,
    'tests/repo/text.test.ts': `import { readFileSync } from 'node:fs'; it('[const:grep] is written', () => readFileSync('a'))`,
    'tests/scene.test.ts': `import { play } from './play.ts'; it('[lc:scene] plays', () => play())`,
    'e2e/a.spec.ts': `test('[err:001:enum:507:messaging-not-allowed-(muted)] is said', () => 1)`,
    'scenarios/e/e.scenario.json': '{ "title": "[A-02] x", "cites": ["lc:order"] }',
  })
  const all = new Map(
    [
      ...sourcesOf(app),
      ...tests,
      ...sourcesOf({ 'tests/play.ts': `import '../src/app/start.ts'; export const play = 1` }),
    ].map((source) => [source.path, source]),
  )
  const cited = tests.flatMap((source) => citationsOf(source, product, all))
  const of = (id: string): Citation | undefined => cited.find((citation) => citation.id === id)

  it('counts where its test touches what a person reaches', () => {
    expect(of('const:used')).toMatchObject({ touches: ['src/domain/times.ts#times.used'] })
    expect(of('A-01')).toMatchObject({ touches: ['src/app/start.ts#start'] })
    expect(provenLedgerIds(cited).map(({ id }) => id)).toEqual([
      'A-01',
      'A-02',
      'const:kit',
      'const:used',
      'err:000:x',
      'err:001:enum:507:messaging-not-allowed-(muted)',
      'lc:order',
      'lc:scene',
    ])
  })

  it('does not count where a table tests itself, nobody reaches what is tested, or source text is looked at', () => {
    expect(of('const:dead')?.fault).toBe('only src/domain/times.ts#times.dead, which nobody reaches')
    expect(of('val:000:alone')?.fault).toBe('only src/domain/alone.ts#alone.one, which nobody reaches')
    expect(of('const:grep')?.fault).toBe('touches nothing of the product')
  })
})
