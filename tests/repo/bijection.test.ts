import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allAreas, allEndpoints } from '#src/contract/rest/all.ts'
import { areas } from '#src/contract/rest/registry.ts'
import { pathParameters } from '#src/contract/rest/endpoint.ts'
import { routes } from '#src/routes/all.ts'
import { knowRoutes, routeAt } from '#src/routes/table.ts'

knowRoutes(routes)
import { loadEndpoints } from '../../scripts/lib/declared.ts'
import { glossaryEntries, glossaryFaults, wireSpellings } from './lib/glossary.ts'
import { readSources, show, type Source } from './lib/source.ts'

const names = (pattern: string, suffix: string): string[] =>
  globSync(pattern)
    .map((path) => path.replaceAll('\\', '/').replace(suffix, ''))
    .toSorted()
const twice = (values: string[]): string[] => values.filter((value, at) => values.indexOf(value) !== at)

describe('routes and pages', () => {
  it('give each route its own page, and each page a route', () => {
    const pages = names('src/views/*/*.page.tsx', '.page.tsx')
    const routed = routes.map((route) => `src/views/${route.page}`)
    expect(pages).toEqual([...new Set(routed)].toSorted())
  })

  it('give each page its pure screen and a story of its states', () => {
    const pages = names('src/views/*/*.page.tsx', '.page.tsx')
    const lacking = (suffix: string) => pages.filter((page) => !existsSync(page + suffix)).map((page) => page + suffix)
    expect([...lacking('.screen.tsx'), ...lacking('.story.tsx')]).toEqual([])
  })

  it('spell each path once', () => {
    const paths = routes.flatMap((route) => [route.path as string, ...('aliases' in route ? route.aliases : [])])
    expect(twice(paths)).toEqual([])
    expect(paths.map((path) => routeAt(path)?.title).filter(Boolean)).toHaveLength(paths.length)
  })
})

describe('endpoints and answers', () => {
  it('register every area: whole, lazily, and with the mock server', () => {
    // By the name alone: in a path, `treasure-chest` stands before `treasure`, and the other way round by itself.
    const areasOf = (pattern: string, suffix: string) =>
      names(pattern, suffix)
        .map((path) => path.split('/').at(-1)!)
        .toSorted()
    const folders = areasOf('src/contract/rest/*/*.endpoints.ts', '.endpoints.ts')
    expect(folders.length).toBeGreaterThan(0)
    expect(Object.keys(allAreas).toSorted()).toEqual(folders)
    expect(Object.keys(areas).toSorted()).toEqual(folders)
    expect(areasOf('mock-server/rest/{,finance/,workshop/}!(all).answers.ts', '.answers.ts')).toEqual(folders)
  })

  it('declare each call once, under the name of its area', async () => {
    const declared = await loadEndpoints()
    expect(declared.map((endpoint) => endpoint.name).toSorted()).toEqual(
      allEndpoints.map((endpoint) => endpoint.name).toSorted(),
    )
    expect(twice(declared.map((endpoint) => endpoint.name))).toEqual([])
    expect(twice(declared.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`))).toEqual([])
    expect(declared.filter(({ name, area }) => !name.startsWith(`${area}.`)).map(({ name }) => name)).toEqual([])
  })

  it('say in Chinese what each call is for, and name path parameters once', () => {
    for (const { name, summary, path } of allEndpoints) {
      expect(summary, name).toMatch(/[\u4e00-\u9fff]/)
      expect(twice(pathParameters(path)), name).toEqual([])
    }
  })
})

describe('the glossary', () => {
  const document = (text: string): Source => ({ path: 'docs/GLOSSARY.md', text })

  it('explains every foreign spelling in the contract, and nothing else', () => {
    const schemas = readSources(['src/contract/rest/**/*.ts'])
    const spelled = globSync(['src/contract/**/*.{ts,proto}', 'src/routes/*.ts']).map((path) => ({
      path,
      text: readFileSync(path, 'utf8'),
    }))
    expect(show(glossaryFaults(document(readFileSync('docs/GLOSSARY.md', 'utf8')), schemas, spelled))).toEqual([])
  })

  it('is spelled by each file as it was: page and mock server share a schema, and would not notice', async () => {
    const spelled = readSources(['src/contract/rest/**/*.ts']).flatMap((source) => {
      const pairs = Map.groupBy(wireSpellings(source), ({ ours, wire }) => `${ours} = ${wire}`)
      const file = source.path.replace('src/contract/rest/', '')
      return [...pairs].map(([pair, { length }]) => `${file} ${pair}${length > 1 ? `, ${length} times` : ''}`)
    })
    await expect(`${spelled.toSorted().join('\n')}\n`).toMatchFileSnapshot('lib/spellings.txt')
  })

  const schema: Source = {
    path: 'src/contract/rest/a/a.schema.ts',
    text: `const more = { readAt: 'isRead' } as const
const keys = { ...more, prop: 'porp' } as const
export const A = S.pipe(Schema.encodeKeys(keys))
export const B = S.pipe(Schema.encodeKeys({ same: 'same' }))`,
  }

  it('reads spellings from schemas and rows from the table', () => {
    expect(wireSpellings(schema).map(({ ours, wire }) => `${ours}=${wire}`)).toEqual(['readAt=isRead', 'prop=porp'])
    expect(
      glossaryEntries(document('| 中文 | ours | wire | note |\n|---|---|---|---|\n| 道具 | `prop` | `porp` | 拼写 |')),
    ).toEqual([{ chinese: '道具', ours: ['prop'], wire: ['porp'], line: 3 }])
  })

  it('reports what is missing on either side', () => {
    const faults = glossaryFaults(
      document('| 道具 | `prop` | `porp` | |\n| 宝箱 | `treasureChest` | `reasureChest` | |'),
      [schema],
      [schema],
    )
    expect(show(faults)).toEqual([
      'docs/GLOSSARY.md:2 explains `reasureChest`, which neither src/contract nor src/routes spells: remove or correct the row',
      'src/contract/rest/a/a.schema.ts:1 spells readAt as `isRead`: add a row to docs/GLOSSARY.md',
    ])
    const rows = document('| 道具 | `prop`, `title` | `porp` | |\n| 已读 | `readAt` | `isRead` | |')
    expect(show(glossaryFaults(rows, [schema], [schema]))).toEqual([
      'docs/GLOSSARY.md:1 explains a spelling of `title` that no schema has: spell it so, or correct the row',
    ])
  })
})
