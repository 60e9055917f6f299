import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSources, show, type Source } from './lib/source.ts'
import {
  callFaults,
  copyFaults,
  LINE_LENGTH_MAX,
  lengthFaults,
  LINES_MAX,
  MERGE_MARK,
  nameFault,
  tidyFaults,
  wordFaults,
} from './lib/tidy.ts'

const source = (path: string, text: string): Source => ({ path, text })

describe('the project', () => {
  it('is tidy', () => {
    const sources = readSources()
    expect(sources.length).toBeGreaterThan(10)
    expect(show(sources.flatMap(tidyFaults))).toEqual([])
  })

  it('keeps its documents, styles and scenarios free of leftovers', () => {
    const paths = globSync([
      '*.{md,html}',
      'docs/**/*.md',
      '{src,mock-server,scenarios,tests,e2e}/**/*.{md,css,json,proto}',
      '.github/**/*.yml',
    ])
    const texts = paths.map((path) => source(path, readFileSync(path, 'utf8')))
    expect(show(texts.flatMap(wordFaults))).toEqual([])
  })

  it('keeps nothing that a merge left behind, in no text that is tracked', () => {
    const { stdout, stderr } = spawnSync('git', ['grep', '-nIE', MERGE_MARK], { encoding: 'utf8' })
    expect([stdout, stderr]).toEqual(['', ''])
  })
})

describe('the checker', () => {
  it('knows both ends of what a merge could not decide', () => {
    const [ours, theirs] = ['<', '>'].map((mark) => mark.repeat(7))
    const isMark = (line: string): boolean => new RegExp(MERGE_MARK).test(line)
    expect([`${ours} HEAD`, `${theirs} other`].map(isMark)).toEqual([true, true])
    expect([` ${ours} b`, ours, `${theirs}> b`, '======='].some((line) => line !== undefined && isMark(line))).toBe(
      false,
    )
  })

  it('counts lines and characters', () => {
    expect(lengthFaults(source('src/a.ts', 'a\n'.repeat(LINES_MAX - 1)))).toEqual([])
    expect(show(lengthFaults(source('src/a.ts', 'a\n'.repeat(LINES_MAX))))).toEqual([
      expect.stringContaining('has 400 lines'),
    ])
    expect(show(lengthFaults(source('src/a.ts', `\n${'a'.repeat(LINE_LENGTH_MAX + 1)}`)))).toEqual([
      expect.stringContaining('src/a.ts:2 has 141 characters'),
    ])
    expect(lengthFaults(source('src/a.tsx', `  <path d="${'M0 0'.repeat(60)}" />`))).toEqual([])
  })

  it('wants kebab-case names with a known role', () => {
    expect(['src/a/verification-code.machine.ts', 'tests/a.test.ts', 'src/views/a/b.page.tsx'].map(nameFault)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(nameFault('src/a/verificationCode.ts')).toContain('kebab-case')
    expect(nameFault('src/a/b.wobble.ts')).toContain('known role')
    expect(nameFault('src/a/utils.ts')).toContain('says nothing')
  })

  it('finds unfinished work and words from outside', () => {
    const words = [
      'TO' + 'DO later',
      'FIX' + 'ME',
      'coming ' + 'soon',
      '/wo' + 'rk/main',
      'see iss' + 'ue #2',
      'asked Clau' + 'de',
    ]
    for (const word of words) expect(wordFaults(source('src/a.ts', `// fine\n// ${word}`))).toHaveLength(1)
    expect(wordFaults(source('src/a.ts', '// an issue with work todos, prefixed'))).toEqual([])
  })

  it.each([
    ['const at = Date.now()', 'Date.now'],
    ['const now = Date.now', 'Date.now'],
    ['const at = new Date()', 'new Date()'],
    ['const x = Math.random()', 'Math.random'],
    ['globalThis.setTimeout(() => {}, 1)', 'setTimeout'],
    ['await window.fetch("/a")', 'fetch'],
    ['localStorage.setItem("a", "b")', 'localStorage'],
    ['const db = indexedDB.open("a")', 'indexedDB'],
    ['const s = new WebSocket("wss://a")', 'new WebSocket'],
    ['const a = <p dangerouslySetInnerHTML={{ __html: "" }} />', 'dangerouslySetInnerHTML'],
  ])('refuses %s outside of its adapter', (text, name) => {
    expect(show(callFaults(source('src/views/home/a.tsx', text)))).toEqual([
      expect.stringContaining(`src/views/home/a.tsx:1 uses ${name}: `),
    ])
  })

  it('allows a call at home, its pure cousin, a namesake of the module and the mention in a comment', () => {
    expect(callFaults(source('src/services/clock/system.ts', 'export const now = () => Date.now()'))).toEqual([])
    expect(
      callFaults(source('src/domain/a.ts', 'new Date(7); Date.parse("x"); clock.setTimeout(f, 1) // Date.now()')),
    ).toEqual([])
    expect(callFaults(source('src/domain/a.ts', 'import { fetch } from "./b.ts"; fetch()'))).toEqual([])
    expect(callFaults(source('src/domain/a.ts', 'const go = ({ setTimeout }) => setTimeout(f)'))).toEqual([])
    expect(callFaults(source('src/domain/a.ts', 'const [{ a: fetch = b }] = c; fetch()'))).toEqual([])
    expect(
      callFaults(source('src/domain/a.ts', 'const go = (id: ReturnType<typeof fetch>) => fetch(id)')),
    ).toHaveLength(1)
  })

  it('refuses a test that does not run and a test that waits', () => {
    const text = `it.only('a', () => {})\ntest.describe.skip('b', () => {})\nxit('c')\nawait page.waitForTimeout(5)`
    expect(show(callFaults(source('e2e/a.spec.ts', text))).map((line) => line.split(': ')[0])).toEqual([
      'e2e/a.spec.ts:1 uses it.only',
      'e2e/a.spec.ts:2 uses test.describe.skip',
      'e2e/a.spec.ts:3 uses xit',
      'e2e/a.spec.ts:4 uses page.waitForTimeout',
    ])
  })

  it('finds English that a user would read', () => {
    const text = `const a = <p>\n  Sign in now\n  <b>登录 OK</b>\n  <img alt="red rose" /><code>signIn failed</code></p>`
    expect(show(copyFaults(source('src/views/a/a.screen.tsx', text)))).toEqual([
      'src/views/a/a.screen.tsx:2 shows English “Sign in now”: write it in Chinese',
      'src/views/a/a.screen.tsx:4 shows English “red rose”: write it in Chinese',
    ])
  })
})
