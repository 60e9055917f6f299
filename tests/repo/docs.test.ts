import { Schema } from 'effect'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import { wireType } from '../../scripts/lib/docs/api-page.ts'
import { edgesOf, mermaid } from '../../scripts/lib/docs/chart.ts'
import { docComment } from '../../scripts/lib/docs/machine-page.ts'
import { stalePages } from '../../scripts/lib/docs/pages.ts'

/** Links of a document that lead to a file which does not exist. */
function brokenLinks(path: string, text: string): string[] {
  const targets = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map((match) => match[1]!)
  return targets
    .filter((target) => !existsSync(join(dirname(path), decodeURI(target))))
    .map((target) => `${path}: ${target}`)
}

describe('the documents', () => {
  it('that are generated match the machines and the endpoints (`npm run docs` renews them)', async () => {
    expect(await stalePages()).toEqual([])
  })

  it('link only to files that exist', () => {
    const paths = globSync(['*.md', 'docs/**/*.md', 'src/**/*.md', 'mock-server/**/*.md', 'scenarios/**/*.md'])
    expect(paths.flatMap((path) => brokenLinks(path, readFileSync(path, 'utf8')))).toEqual([])
    expect(brokenLinks('README.md', '[a](package.json) [b](nowhere.md) [c](https://example.com)')).toEqual([
      'README.md: nowhere.md',
    ])
  })

  it('keep the architecture within 150 lines', () => {
    const path = 'docs/ARCHITECTURE.md'
    expect(existsSync(path)).toBe(true)
    expect(readFileSync(path, 'utf8').split('\n').length).toBeLessThanOrEqual(151)
  })
})

describe('the generator', () => {
  const machine = setup({
    types: { events: {} as { type: 'a.said' } | { type: 'a.undone' } },
    guards: { isSure: () => true },
    actions: { note: () => undefined },
  }).createMachine({
    id: 'a',
    initial: 'idle',
    on: { 'a.undone': '.idle' },
    states: {
      idle: { on: { 'a.said': [{ guard: 'isSure', target: 'busy', actions: 'note' }, { actions: 'note' }] } },
      busy: { initial: 'first', states: { first: {}, last: { type: 'final' } } },
    },
  })

  it('lists transitions with guard, target and actions', () => {
    expect(edgesOf(machine)).toEqual([
      { from: '', on: 'a.undone', guard: '', to: ['idle'], actions: [] },
      { from: 'idle', on: 'a.said', guard: 'isSure', to: ['busy'], actions: ['note'] },
      { from: 'idle', on: 'a.said', guard: '', to: [], actions: ['note'] },
    ])
  })

  it('draws nested states and arrows', () => {
    expect(
      mermaid(machine)
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual([
      'stateDiagram-v2',
      '[*] --> idle',
      'state "idle" as idle',
      'state "busy" as busy {',
      '[*] --> busy_first',
      'state "first" as busy_first',
      'state "last" as busy_last',
      'busy_last --> [*]',
      '}',
      '[*] --> idle: a.undone',
      'idle --> busy: a.said [isSure]',
    ])
  })

  it('takes the comment above the machine, and no other', () => {
    expect(docComment('/** Old. */\nconst x = 1\n/**\n * Says\n * much.\n */\nexport const aMachine = setup()')).toBe(
      'Says much.',
    )
    expect(docComment('/** Old. */\nconst x = 1\nexport const aMachine = setup()')).toBe('')
  })

  it('spells the wire side of a schema as a type', () => {
    const row = Schema.Struct({
      price: Schema.FiniteFromString,
      tags: Schema.optionalKey(Schema.Array(Schema.Literals(['a', 'b']))),
    })
    expect(wireType(row)).toBe('{\n  price: string\n  tags?: ("a" | "b")[]\n}')
  })
})
