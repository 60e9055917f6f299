import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

it('a sound is closed once it has sounded: a device has only a few', async () => {
  const ends: (() => void)[] = []
  let open = 0
  const param = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined, value: 0 }
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0
      destination = {}
      constructor() {
        open += 1
      }
      close = () => void (open -= 1)
      createGain = () => ({ gain: param, connect: () => undefined })
      createOscillator = () => {
        const tone = { frequency: param, onended: () => undefined, connect: () => ({ connect: () => undefined }) }
        return Object.assign(tone, { start: () => undefined, stop: () => void ends.push(() => tone.onended()) })
      }
    },
  )
  const { celebrate, makeLoud } = await import('./opening-effects.tsx')
  celebrate(undefined)
  expect(open, 'nobody wants it yet').toBe(0)
  makeLoud(true)
  celebrate({ rarity: 'legendary' } as never)
  celebrate({ rarity: 'common' } as never)
  expect(open).toBe(2)
  for (const end of ends) end()
  expect(open).toBe(0)
})
