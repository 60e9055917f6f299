import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { commandPart, conclude, playwrightRows, summary, vitestRows, whole } from '../../scripts/lib/parts.ts'

const file = (name: string, status: string, ...tests: string[]) => ({
  name: `/project/${name}`,
  status,
  startTime: 1000,
  endTime: 3000,
  assertionResults: tests.map((test, at) => ({
    status: test,
    fullName: `test ${at + 1}`,
    failureMessages: test === 'failed' ? ['expected 1\nto be 2'] : [],
  })),
  message: tests.length === 0 ? 'no such module\nat a.ts' : '',
})

describe('counting tests', () => {
  it('counts Vitest tests by project', () => {
    const testResults = [
      file('src/domain/number/fen.test.ts', 'passed', 'passed', 'passed'),
      file('mock-server/world/world.test.ts', 'failed', 'passed', 'failed'),
      file('tests/model/session.test.ts', 'passed', 'passed', 'pending'),
    ]
    expect(vitestRows({ testResults }, '/project')).toEqual([
      {
        name: 'unit',
        passed: 3,
        failed: 1,
        skipped: 0,
        seconds: 4,
        last: ['mock-server/world/world.test.ts > test 2: expected 1'],
      },
      { name: 'model', passed: 1, failed: 0, skipped: 1, seconds: 2 },
    ])
  })

  it('counts a file that does not load as a failure', () => {
    expect(vitestRows({ testResults: [file('tests/repo/a.test.ts', 'failed')] }, '/project')).toEqual([
      { name: 'repo', passed: 0, failed: 1, skipped: 0, seconds: 2, last: ['tests/repo/a.test.ts: no such module'] },
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

  it('tells at the end what a command said that failed, and nothing of one that did not', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const code = process.exitCode
    onTestFinished(() => {
      process.exitCode = code
      vi.restoreAllMocks()
    })
    const says = (text: string, end: number) => ['-e', `console.log('${text}'); process.exitCode = ${end}`]
    const rows = [
      ...(await commandPart('red', process.execPath, says('the tap was lost', 3))),
      ...(await commandPart('green', process.execPath, says('all well', 0))),
    ]
    expect(out).toHaveBeenCalledTimes(2)
    log.mockClear()
    conclude(rows)
    expect(process.exitCode).toBe(1)
    const told = log.mock.calls.map(([line]) => String(line))
    expect(told[0]).toBe('\n✗ red\n  the tap was lost')
    expect(told.join('\n')).not.toContain('all well')
    expect(told.at(-1)).toBe('\n1 passed, 1 failed')
  })
})
