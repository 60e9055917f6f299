import { describe, expect, it } from 'vitest'
import { createVirtualClock } from '#src/services/clock/virtual-clock.ts'
import { createSeededRandom } from '#src/services/random/random.ts'
import { createFate, mortalClock } from './fate.ts'
import { createHeld, listeningTo } from './held.ts'

describe('the fate of a page', () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed))(
    'lets each thing come once, in order, and none when it is dead: %i',
    (seed) => {
      const random = createSeededRandom(seed)
      const told: number[] = []
      const fate = createFate(() => told.push(-1))
      const came: number[] = []
      const waits: number[] = []
      let isFrozen = false
      for (let at = 0; at < 30; at++) {
        const what = random.int(8)
        if (what === 0 && at > 20) {
          fate.kill()
          came.push(-1)
          break
        }
        if (what === 1) {
          fate.freeze()
          isFrozen = true
        } else if (what === 2) {
          came.push(...waits.splice(0))
          fate.thaw()
          isFrozen = false
        } else {
          fate.later(() => told.push(at))
          ;(isFrozen ? waits : came).push(at)
        }
        expect([fate.isFrozen, told]).toEqual([isFrozen, came])
      }
      const { isDead } = fate
      if (isDead) fate.later(() => told.push(99))
      fate.thaw()
      fate.kill()
      const end = isDead ? [] : [...waits, -1]
      expect(told).toEqual([...came, ...end])
    },
  )

  it('passes on what was promised, done or failed, and nothing once it is dead', async () => {
    const fate = createFate(() => undefined)
    expect(await fate.pass(Promise.resolve(1))).toBe(1)
    await expect(fate.pass(Promise.reject(new Error('full')))).rejects.toThrow('full')
    fate.kill()
    const late = Promise.race([fate.pass(Promise.resolve(1)), fate.died.then(() => 'dead')])
    expect(await late).toBe('dead')
  })
})

describe('what a page holds', () => {
  it('is its timers until they have run or were cleared, and listeners until they are stopped', async () => {
    const [clock, held, fate] = [createVirtualClock(0), createHeld(), createFate(() => undefined)]
    const timers = mortalClock(clock, fate, held, () => 5000)
    const run: string[] = []
    timers.setTimeout(() => run.push('first'), 10)
    const second = timers.setTimeout(() => run.push('second'), 20)
    const heard = new Set<() => void>()
    const listen = listeningTo(held, 'listener', (changed: () => void) => {
      heard.add(changed)
      return () => heard.delete(changed)
    })
    const stop = listen(() => undefined)
    expect(held.left()).toEqual(['1 listener', '2 timer'])
    await clock.advance(15)
    expect([run, held.left(), timers.now()]).toEqual([['first'], ['1 listener', '1 timer'], 5015])
    timers.clearTimeout(second)
    stop()
    await clock.advance(15)
    expect([run, held.left(), heard.size]).toEqual([['first'], [], 0])
  })
})
