import { describe, expect, it } from 'vitest'
import { playwrightRows, summary, vitestRows, whole } from '../../scripts/lib/parts.ts'

const file = (name: string, status: string, ...tests: string[]) => ({
  name: `/project/${name}`,
  status,
  startTime: 1000,
  endTime: 3000,
  assertionResults: tests.map((test) => ({ status: test })),
})

describe('counting tests', () => {
  it('counts Vitest tests by project', () => {
    const testResults = [
      file('src/domain/number/fen.test.ts', 'passed', 'passed', 'passed'),
      file('mock-server/world/world.test.ts', 'failed', 'passed', 'failed'),
      file('tests/model/session.test.ts', 'passed', 'passed', 'pending'),
    ]
    expect(vitestRows({ testResults }, '/project')).toEqual([
      { name: 'unit', passed: 3, failed: 1, skipped: 0, seconds: 4 },
      { name: 'model', passed: 1, failed: 0, skipped: 1, seconds: 2 },
    ])
  })

  it('counts a file that does not load as a failure', () => {
    expect(vitestRows({ testResults: [file('tests/repo/a.test.ts', 'failed')] }, '/project')).toEqual([
      { name: 'repo', passed: 0, failed: 1, skipped: 0, seconds: 2 },
    ])
  })

  it('counts flaky tests and errors outside of tests as failures', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 3 }
    expect(playwrightRows({ errors: [{}], stats })).toEqual([
      { name: 'e2e', passed: 7, failed: 4, skipped: 3, seconds: 0 },
    ])
  })

  it('counts a runner that dies without a report, or ends badly without a failing test', () => {
    const dead = whole(playwrightRows(undefined), { name: 'e2e', code: 1, seconds: 1 })
    expect(summary(dead)).toBe('0 passed, 1 failed')
    const green = vitestRows({ testResults: [file('tests/repo/a.test.ts', 'passed', 'passed')] }, '/project')
    expect(summary(whole(green, { name: 'vitest', code: 1, seconds: 1 }))).toBe('1 passed, 1 failed')
    expect(summary(whole(green, { name: 'vitest', code: 0, seconds: 1 }))).toBe('1 passed, 0 failed')
  })
})
