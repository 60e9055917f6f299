import { describe, expect, it } from 'vitest'
import { type Diagnosis, makeDiagnosis } from '#src/domain/diagnosis.ts'
import type { StreamKind } from '#src/journal/entry.ts'
import { foldStream } from '#src/journal/fold.ts'
import { counterKind as counter } from '../../../tests/journal/toy.ts'
import { gapsOf, readReport, statesAt, tooLarge } from './report.ts'

const kinds: ReadonlyMap<string, StreamKind> = new Map([[counter.kind, counter]])
const added = (seq: number, stream = 'counter') => ({
  seq,
  stream,
  v: counter.upcasts.length,
  fact: { type: 'counter.added', at: seq },
})
const head = {
  app: { version: '1.0.39', code: 1039 },
  at: 1,
  device: { agent: 'a browser', online: true, stores: true },
}
const facts = [added(1), added(2), added(3)]
const report = (change: Partial<Diagnosis> = {}): Diagnosis => ({
  ...makeDiagnosis({ facts, states: [], kinds: {} }, head),
  ...change,
})
const state = (upTo: number) => {
  const folded = foldStream(counter, 'counter', undefined, facts.slice(0, upTo))
  return { stream: 'counter', seq: upTo, v: counter.upcasts.length, state: (folded as { state: unknown }).state }
}
const wrongOf = (text: string) => {
  const opened = readReport(text)
  return opened.kind === 'wrong' ? opened.message.zh : opened.kind
}

describe('a file that somebody brings', () => {
  it('is read as it was exported', () => {
    expect(readReport(JSON.stringify(report()))).toEqual({ kind: 'report', report: report() })
  })

  it.each([
    ['not JSON', 'hello', '不是 JSON'],
    ['cut off', JSON.stringify(report()).slice(0, -9), '不是 JSON，或文件不完整'],
    ['a list', '[]', '既不是诊断，也不是场景'],
    ['foreign', '{"name":"x"}', '既不是诊断，也不是场景：没有 format'],
    ['of a newer release', JSON.stringify({ ...report(), version: 2, app: { version: '2.1.0', code: 1 } }), '2.1.0'],
    ['without facts', JSON.stringify({ ...report(), facts: undefined }), '诊断已损坏，facts'],
    [
      'with a fact of no type',
      JSON.stringify(report({ facts: [{ ...facts[0]!, fact: {} as never }] })),
      'facts.0.fact',
    ],
    ['a scenario', '{"steps":[]}', 'other'],
  ])('tells clearly of one that is %s', (_, text, told) => {
    expect(wrongOf(text)).toContain(told)
  })

  it('is not read at all when it is huge', () => {
    expect(tooLarge(9 * 1024 * 1024)?.en).toContain('9.0 MB')
    expect(tooLarge(8 * 1024 * 1024)).toBeNull()
  })
})

const countAt = (given: Diagnosis, upTo?: number) =>
  statesAt(given, kinds, upTo).map((one) => ('context' in one ? (one.context as { count: number }).count : one.kind))

describe('the states that are folded from it', () => {
  it('are those behind any fact while all facts are there', () => {
    expect([1, 2, 3].map((upTo) => countAt(report(), upTo))).toEqual([[1], [2], [3]])
    const stored = report({ states: [state(2)] })
    expect([1, 2, 3].map((upTo) => countAt(stored, upTo))).toEqual([[1], [2], [3]])
  })

  it('are not told for moments of which the facts are gone', () => {
    const cut = report({ states: [state(2)], facts: facts.slice(1) })
    expect([2, 3].map((upTo) => countAt(cut, upTo))).toEqual([[2], [3]])
    expect(countAt(report({ states: [state(3)], facts: facts.slice(1) }), 2)).toEqual(['lost'])
  })

  it('say which streams are newer, unknown or broken, and what the file lacks', () => {
    const odd = report({
      facts: [...facts, { ...added(4, 'counter/new'), v: 99 }, added(5, 'unheard-of')],
      left: { facts: 7, streams: ['im-inbox'] },
      device: { ...head.device, stores: false },
    })
    const told = statesAt(odd, kinds)
    expect(told.map(({ kind }) => kind)).toEqual(['live', 'newer', 'foreign'])
    const gaps = gapsOf(odd, told)
      .map(({ zh }) => zh)
      .join('\n')
    for (const part of ['更早的 7 条', 'im-inbox', 'counter/new', 'unheard-of', '存储不可用', '密码'])
      expect(gaps).toContain(part)
  })
})
