import { describe, expect, it } from 'vitest'
import { allEndpoints } from '#src/contract/rest/all.ts'

const changing = allEndpoints.filter(({ readsOnly }) => !readsOnly)
const reads = new Set(allEndpoints.filter(({ readsOnly }) => readsOnly).map(({ name }) => name))

describe('whatever is not only read', () => {
  it.each(changing)('$name names where it is seen, in a call that only reads, or why nobody asks', ({ question }) => {
    if (question && 'seenIn' in question) expect(reads).toContain(question.seenIn)
    else expect(question?.needsNone).toMatch(/\w+ \w+ \w+/)
  })

  it('is asked after by a call of our own, which only reads and is marked as ours', () => {
    const ours = allEndpoints.filter(({ isOurs }) => isOurs)
    expect(ours.map(({ name, readsOnly, ledger }) => [name, readsOnly, ledger.startsWith('ours:')])).toEqual([
      ['system.intent', true, true],
    ])
  })
})
