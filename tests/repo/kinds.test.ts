import { gzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { registry } from '#src/machines/registry.ts'
import { copiedLifecycles } from '../model/lifecycles.ts'
import { large, subjects } from '../model/subjects.ts'
import { nodesOf, readSources, walk } from './lib/source.ts'

const ids = registry.map(({ id }) => id)
const camel = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
/** A kind's id, a stream of it or how its streams begin, a fact of it. */
const named = new RegExp(`^(?:(${ids.join('|')})(?:/.*)?|(${ids.map(camel).join('|')})\\.\\w+)$`)
const kindIn = (text: unknown): string | undefined => {
  const [, id, prefix] = (typeof text === 'string' && named.exec(text)) || []
  return id ?? prefix
}

/** What stands in a row: elements of a list, keys of a record. */
const rowOf: Readonly<Record<string, string>> = { ArrayExpression: 'elements', ObjectExpression: 'properties' }

/** The lists of kinds, streams or facts in a file: two or more kinds in one row. */
function listsIn(source: Parameters<typeof nodesOf>[0]): string[] {
  const lists: string[] = []
  walk(nodesOf(source), (node) => {
    const row = rowOf[node.type]
    if (row === undefined) return
    const parts = node[row] as readonly { value?: unknown; key?: { value?: unknown } }[]
    const kinds = parts.map((part) => kindIn(part?.key?.value ?? part?.value))
    const known = new Set(kinds.filter((kind) => kind !== undefined))
    if (known.size > 1) lists.push(`${source.path}: ${[...known].join(', ')}`)
  })
  return lists
}

const product = readSources().filter(
  ({ path }) => /^src\/(app|journal|services|domain|ui)\//.test(path) && !/\.(test|story)\.tsx?$/.test(path),
)

describe('the kinds', () => {
  it('are listed in the registry alone', () => {
    expect(product.length).toBeGreaterThan(50)
    expect(product.flatMap(listsIn)).toEqual([])
  })

  it('are found in a list where there is one', () => {
    const text = `const busy = ['im-message', 'im-inbox/x']\nconst cleared = { 'order.placed': 1, 'upload/': 2 }`
    expect(listsIn({ path: 'src/app/busy.ts', text })).toEqual([
      'src/app/busy.ts: im-message, im-inbox',
      'src/app/busy.ts: order, upload',
    ])
  })

  it('are read back by a tab that is promoted exactly where they are kept for the origin: there it only mirrored', () => {
    const readBack = registry.filter(({ promoted }) => promoted === 'readBack').map(({ id }) => id)
    expect(readBack).toEqual(registry.filter(({ journaled }) => journaled === 'origin').map(({ id }) => id))
    expect(readBack).toContain('session')
  })

  it('stand for every lifecycle of the specification, each once, and a kind for those that its ledger speaks of', () => {
    const stoodFor = registry.flatMap(({ lifecycles }) => lifecycles)
    expect(stoodFor.toSorted()).toEqual(
      copiedLifecycles()
        .map(({ id }) => id)
        .toSorted(),
    )
    const unsaid = [...subjects, ...large].flatMap(({ id, ledger }) => {
      const kind = registry.find((one) => one.id === id)
      return Object.keys(ledger.lifecycles).filter((name) => kind && !kind.lifecycles.includes(name))
    })
    expect(unsaid).toEqual([])
  })

  it('cost the start of the app less than a kilobyte for fourteen more', () => {
    const rows = (count: number): number => {
      const text = readFileSync('src/machines/group/group.kind.ts', 'utf8').replaceAll(/\s+/g, ' ')
      const more = Array.from({ length: count }, (_, at) =>
        // As a bundle has it: a name of its own, and a chunk whose name nothing else resembles.
        text.replaceAll('group', `lamp${at}`).replace('.live.ts', `-${((at + 1) * 2654435761).toString(36)}.js`),
      )
      const known = ids.map((id) => readFileSync(`src/machines/${id}/${id}.kind.ts`, 'utf8'))
      return gzipSync([...known, ...more].join('\n').replaceAll(/\s+/g, ' ')).length
    }
    expect(rows(14) - rows(0)).toBeLessThan(1024)
  })
})
