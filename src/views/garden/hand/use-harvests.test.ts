import { expect, it } from 'vitest'
import { hooked } from '../../../../tests/pages/hooked.ts'
import { useHarvests } from './use-harvests.ts'

const pile = (crop: string, slotType: string, settled: number) => ({ crop, slotType, ripe: 2, settled, received: 100 })

/** A farm with two crops that wait to be received, beside another garden with the same. */
function farm() {
  const said: [stream: string, type: string, request: unknown][] = []
  const states = new Map<string, object>()
  const pool = {
    piles: [pile('gourd', 'farm', 7), pile('rice', 'farm', 40), pile('rice', 'magic', 300)],
  }
  const around = {
    snapshot: (stream: string) => states.get(stream),
    subscribe: () => () => undefined,
    say: (stream: string, { type, request }: { type: string; request?: unknown }) =>
      void said.push([stream, type, request]),
  }
  const before = (_: object, run: () => void) => run()
  const page = hooked(() => useHarvests('farm', [], pool as never, 0, {} as never, before as never), around)
  const settled = (crop: string, count: number) => {
    const result = { crop, slotType: 'farm', settled: count }
    const context = { endpoint: 'garden.settle', leadsTo: null, result, failure: null, stage: 'settled' }
    states.set(`garden-seed/farm-${crop}`, { value: 'rest', context, matches: (is: unknown) => is === 'rest' })
    page.again()
  }
  const momentOf = (crop: string) => page.shown().harvests.find((one) => one.crop === crop)?.moment?.title
  return { said, settled, momentOf, settle: (crop: 'rice' | 'gourd') => page.shown().settle(crop), leave: page.leave }
}

it('tells how much a harvest of one crop brought in, whatever waits of another one', () => {
  const { said, settled, momentOf, settle, leave } = farm()
  settle('rice')
  expect(said.at(-1)).toEqual([
    'garden-seed/farm-rice',
    'gardenSeed.settleRequested',
    { crop: 'rice', slotType: 'farm' },
  ])
  expect(momentOf('rice')).toBe(undefined)
  settled('rice', 43)
  expect(momentOf('rice')).toMatch(/^收获 3 /)
  expect(momentOf('gourd')).toBe(undefined)
  settle('gourd')
  settled('gourd', 9)
  expect(momentOf('gourd')).toMatch(/^收获 2 /)
  leave()
})
