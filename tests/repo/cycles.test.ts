import { describe, expect, it } from 'vitest'
import { importCycles } from './lib/cycles.ts'
import { fault, type Node, nodesOf, readSources, show, type Source, walk } from './lib/source.ts'

const isAwait = (node: Node) =>
  node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node['await'] === true)
const isFunction = ({ type }: Node) => /Function|MethodDefinition/.test(type)

/** Modules that wait while they begin. */
function waitingModules(sources: readonly Source[]): string[] {
  const faults = sources.flatMap((source) => {
    const found: number[] = []
    walk(nodesOf(source), (node, parents) => {
      if (isAwait(node) && !parents.some(isFunction)) found.push(node.start)
    })
    return found.map((start) => fault(source, start, 'awaits at its top level'))
  })
  return show(faults)
}

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

  // WebKit runs a module whose imports have not been run yet, once one of them waits (bugs.webkit.org 242740): a page could not be had.
  it('do not wait while they begin, but for the page of the firm, which nothing imports', () => {
    const sources = readSources(['{src,mock-server,scenarios}/**/*.{ts,tsx}']).filter(
      ({ path }) => !/\.test\.tsx?$/.test(path) && path !== 'src/workbench/gateway.ts',
    )
    expect(waitingModules(sources)).toEqual([])
  })

  it('that do are told', () => {
    const text = 'const a = async () => { await b() }\nexport const c = await a()\nfor await (const d of c) {}'
    expect(waitingModules([{ path: 'src/a.ts', text }])).toEqual([
      'src/a.ts:2 awaits at its top level',
      'src/a.ts:3 awaits at its top level',
    ])
  })
})
