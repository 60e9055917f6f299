import { describe, expect, it } from 'vitest'
import { createLog, readLevel } from './log.ts'

const clock = { now: () => 5 }
const texts = (log: ReturnType<typeof createLog>) => log.lines().map(({ text }) => text)

describe('the log', () => {
  it('keeps what is at least as grave as its level', () => {
    const log = createLog({ clock, level: 'warn' })
    log.write('info', 'quiet')
    log.write('error', 'loud')
    log.setLevel('trace')
    log.write('trace', 'whisper')
    log.setLevel('silent')
    log.write('error', 'unheard')
    expect(log.lines()).toEqual([
      { at: 5, level: 'error', text: 'loud' },
      { at: 5, level: 'trace', text: 'whisper' },
    ])
  })

  it('lets the oldest lines go when it is full', () => {
    const log = createLog({ clock, level: 'trace', bytesMax: 400 })
    for (let line = 0; line < 100; line++) log.write('info', `line ${line}`)
    expect(texts(log).at(-1)).toBe('line 99')
    expect(log.lines().length).toBeGreaterThan(5)
    expect(log.lines().length).toBeLessThan(12)
  })

  it('[const:log-cache] holds 3 MB and cuts a line that is too long', () => {
    const log = createLog({ clock, level: 'trace' })
    for (let line = 0; line < 1_000; line++) log.write('info', 'x'.repeat(10_000))
    expect(texts(log)[0]).toHaveLength(2_000)
    const bytes = texts(log).reduce((sum, text) => sum + text.length * 2 + 32, 0)
    expect(bytes).toBeLessThanOrEqual(3_145_728)
    expect(bytes).toBeGreaterThan(3_100_000)
  })

  it.each([
    ['trace', 'trace'],
    ['5', 'silent'],
    ['0', 'trace'],
    ['loud', 'warn'],
    [undefined, 'warn'],
  ])('[const:log-levels] reads the level %s as %s', (text, level) => {
    expect(readLevel(text, 'warn')).toBe(level)
  })
})
