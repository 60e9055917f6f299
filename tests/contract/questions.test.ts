import { describe, expect, it } from 'vitest'
import { allEndpoints } from '#src/contract/rest/all.ts'
import type { Question } from '#src/contract/rest/endpoint.ts'

const changing = allEndpoints.filter(({ readsOnly }) => !readsOnly)
const reads = new Set(allEndpoints.filter(({ readsOnly }) => readsOnly).map(({ name }) => name))

/** Whether it says something that helps: a call that only reads, or a reason in words. */
const says = (question: Question | null): boolean =>
  question !== null && ('seenIn' in question ? reads.has(question.seenIn) : /\w+ \w+ \w+/.test(question.needsNone))

describe('whatever is not only read', () => {
  it.each(changing)('$name names where it is seen, in a call that only reads, or why nobody asks', ({ question }) => {
    expect(says(question)).toBe(true)
  })

  it('is asked after by a call of our own, which only reads; three more give points for something, use a prop and wear a title; all are marked as ours', () => {
    const ours = allEndpoints.filter(({ isOurs }) => isOurs)
    expect(ours.map(({ name, readsOnly, ledger }) => [name, readsOnly, ledger.startsWith('ours:')])).toEqual([
      ['daily.redeem', false, true],
      ['prop.use', false, true],
      ['prop.wear', false, true],
      ['system.intent', true, true],
    ])
  })
})
