import { describe, expect, it } from 'vitest'
import { type KeptFact, makeDiagnosis } from './diagnosis.ts'

const head = {
  app: { version: '1.0.39', code: 1039 },
  at: 1_772_323_200_000,
  device: { agent: 'a'.repeat(9_000), online: false, stores: true },
}
const HEAD = 64 * 1024
const fact = (seq: number, stream: string, size = 10): KeptFact => ({
  seq,
  stream,
  v: 0,
  fact: { type: 'toy.said', text: '藏'.repeat(size) } as KeptFact['fact'],
})
const made = (facts: readonly KeptFact[], states: { stream: string; seq: number }[], max: number) =>
  makeDiagnosis({ facts, states: states.map((one) => ({ ...one, v: 0, state: {} })), kinds: {} }, head, max)
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length

describe('the file for a developer', () => {
  it('holds everything that fits, in the order of the journal', () => {
    const facts = [fact(1, 'a'), fact(2, 'b'), fact(3, 'a')]
    const whole = made(facts, [{ stream: 'a', seq: 1 }], HEAD * 2)
    expect(whole.facts).toEqual(facts)
    expect(whole.left).toEqual({ facts: 0, streams: [] })
    expect(whole.device).toEqual({ agent: 'a'.repeat(500), online: false, stores: true })
  })

  it('leaves out the oldest of what its states do not need, and says how many', () => {
    const facts = Array.from({ length: 400 }, (_, at) => fact(at + 1, 'a'))
    const cut = made(facts, [{ stream: 'a', seq: 390 }], HEAD + 10_000)
    expect(cut.facts.slice(-10)).toEqual(facts.slice(-10))
    expect(cut.facts).toEqual(facts.slice(-cut.facts.length))
    expect(cut.facts.length).toBeGreaterThan(50)
    expect(cut.left).toEqual({ facts: 400 - cut.facts.length, streams: [] })
  })

  it('leaves out the oldest of all streams together, not of one stream after the other', () => {
    const facts = Array.from({ length: 400 }, (_, at) => fact(at + 1, at % 2 === 0 ? 'a' : 'b'))
    const states = [
      { stream: 'a', seq: 399 },
      { stream: 'b', seq: 400 },
    ]
    const cut = made(facts, states, HEAD + 10_000)
    expect(cut.facts.length).toBeGreaterThan(50)
    expect(cut.facts).toEqual(facts.slice(-cut.facts.length))
  })

  it('is no larger than it may be, and lets no stream push the others out', () => {
    const facts = [fact(1, 'huge', 200_000), fact(2, 'small'), fact(3, 'other')]
    const max = HEAD + 20_000
    const cut = made(facts, [], max)
    expect(bytesOf(cut)).toBeLessThanOrEqual(max)
    expect(cut.facts.map(({ stream }) => stream)).toEqual(['small', 'other'])
    expect(cut.left.streams).toEqual(['huge'])
  })

  it('is within its bounds with many streams of every size', () => {
    const facts = Array.from({ length: 900 }, (_, at) => fact(at + 1, `stream/${at}-${'长'.repeat(90)}`, at))
    const max = HEAD + 200_000
    expect(bytesOf(made(facts, [], max))).toBeLessThanOrEqual(max)
  })

  it('needs of each stream what its newest state does not cover, however many states it has, to the byte', () => {
    const facts = Array.from({ length: 400 }, (_, at) => fact(at + 1, at % 2 === 0 ? 'a' : 'b'))
    const states = [100, 200, 390].flatMap((seq) => [
      { stream: 'a', seq: seq - 1 },
      { stream: 'b', seq },
    ])
    const tail = facts.slice(390)
    const kept = [...tail, ...states.map((one) => ({ ...one, v: 0, state: {} }))]
    const room = kept.reduce((sum, one) => sum + bytesOf(one) + 1, 0)
    const cut = made(facts, states, HEAD + room)
    expect(cut.left).toEqual({ facts: 390, streams: [] })
    expect(cut.facts).toEqual(tail)
    expect(cut.states.length).toBe(states.length)
    expect(made(facts, states, HEAD + room - 1).left.streams).toEqual(['b'])
  })
})
