import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ruleFaults, statedRules } from './lib/rules.ts'
import { show, type Source } from './lib/source.ts'

const read = (patterns: string[]): Source[] =>
  globSync(patterns).map((path) => ({ path, text: readFileSync(path, 'utf8') }))

describe('the project', () => {
  it('cites every rule of every machine in a law, a test or a scenario', () => {
    const documents = read(['src/**/*.rules.md'])
    const citers = read([
      'src/**/*.{model,test}.ts',
      'src/**/*.ledger.json',
      'tests/{model,contract,scenario,journal,simulation}/**/*.ts',
      'mock-server/**/*.test.ts',
      'scenarios/**/*.scenario.json',
      'e2e/**/*.ts',
    ])
    expect(show(ruleFaults(documents, citers))).toEqual([])
  })

  it('gives every machine its rules and its model', () => {
    const existing = new Set(globSync('src/machines/*/*.{rules.md,model.ts}'))
    const wanted = globSync('src/machines/*/*.machine.ts').flatMap((path) =>
      ['rules.md', 'model.ts'].map((end) => path.replace(/machine\.ts$/, end)),
    )
    expect(wanted.filter((path) => !existing.has(path))).toEqual([])
  })
})

describe('the checker', () => {
  const document: Source = {
    path: 'session.rules.md',
    text: '# Rules\n\n## SES-1 One\n- **SES-2**: two, unlike SES-9\n| SES-3 | three |\n',
  }

  it('reads the rules a document states', () => {
    expect(statedRules(document).map(({ id, line }) => `${id}:${line}`)).toEqual(['SES-1:3', 'SES-2:4', 'SES-3:5'])
  })

  it('reports an uncited rule, a rule stated twice and a citation of nothing', () => {
    const again = { path: 'again.rules.md', text: '- SES-1 again' }
    const test = { path: 'a.test.ts', text: `it('SES-1 …')\nit('SES-7, UTF-8 …')\nit('SES-2')` }
    expect(show(ruleFaults([document, again], [test]))).toEqual([
      'a.test.ts:2 cites SES-7, which no rules document states',
      'again.rules.md:1 states SES-1 a second time',
      'session.rules.md:5 SES-3 is cited by no law, test or scenario: cite it in a title',
    ])
  })
})
