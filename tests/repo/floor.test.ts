import { describe, expect, it } from 'vitest'
import { loadEndpoints } from '../../scripts/lib/declared.ts'
import { type CallTest, callTests, floorCalls, floorTests } from '../../scripts/lib/docs/floor-page.ts'

/** Whether a test makes the call that it is named after, and compares something. */
const isTrue = ({ call, body }: CallTest): boolean => {
  const makes = new RegExp(String.raw`\b\w+\(\w+\.${call.split('.').at(-1)!}, `).test(body)
  return makes && body.includes('expect(')
}

describe('the calls of the trading floor', () => {
  it('each have a test in which an act changes the answer', async () => {
    const calls = floorCalls(await loadEndpoints()).map((row) => row.name)
    expect(calls).toHaveLength(57)
    expect(
      floorTests()
        .map((test) => test.call)
        .toSorted(),
    ).toEqual(calls.toSorted())
  })

  it('are made by the test that is named after them', () => {
    expect(floorTests().filter((test) => !isTrue(test))).toEqual([])
    const text = "  it('a.b: so', async () => {\n    expect(await me(calls.c, {})).toBe(1)\n  })\n"
    expect(callTests('a.test.ts', text).map(isTrue)).toEqual([false])
  })
})
