import { describe, expect, it } from 'vitest'
import { createVirtualClock } from '#src/services/clock/virtual-clock.ts'
import { whenAtRest } from './use-at-rest.ts'

function watched() {
  const clock = createVirtualClock(0)
  const told: (string | null)[] = []
  return { clock, told, ...whenAtRest<string>(clock, 300, (value) => told.push(value)) }
}

describe('what is typed', () => {
  it('is told once for many keys, when they have stopped', async () => {
    const { clock, told, change } = watched()
    change('')
    for (const typed of ['1', '12', '128']) {
      change(typed)
      await clock.advance(200)
    }
    expect(told).toEqual([''])
    await clock.advance(100)
    expect(told).toEqual(['', '128'])
  })

  it('is told at once where there is nothing yet, and when there is nothing any more', async () => {
    const { clock, told, change } = watched()
    change('a')
    change('ab')
    change(null)
    await clock.advance(1000)
    change('b')
    expect(told).toEqual(['a', null, 'b'])
  })

  it('is told to nobody who has gone', async () => {
    const { clock, told, change, stop } = watched()
    change('a')
    change('ab')
    stop()
    await clock.advance(1000)
    expect(told).toEqual(['a'])
  })
})
