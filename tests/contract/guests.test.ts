import { expect, it } from 'vitest'
import { startNodeWorld } from '#mock/setup-node.ts'
import { createAsk, createTestClock } from '#mock/test-kit.ts'
import { allEndpoints } from '#src/contract/rest/all.ts'
import { preludes } from './preludes.ts'
import { sampleOf } from './samples.ts'

/** Answered to whoever asks, and shown on pages of one's own alone: a guest has no use for them. */
const ownPages = [
  'diy.rule',
  'garden.programmes',
  'garden.weather',
  'home.activityBanner',
  'home.activityBanner2',
  'listing.serviceCharge',
  'pledge.first',
  'pledge.market',
  // A guest's star is empty without a question.
  'product.isFavourite',
]

it('what is answered to nobody in particular is asked for guests too, and nothing else is', async () => {
  const { control, fetch } = await startNodeWorld({ clock: createTestClock() })
  const door = { ask: createAsk(fetch), sms: control.sms }
  const answered: string[] = []
  const reads = allEndpoints.filter((row) => row.readsOnly)
  for (const endpoint of reads) {
    const sample = sampleOf(endpoint.name)
    const found = await Promise.resolve(preludes[endpoint.name]?.(door, {}, sample)).catch(() => ({}))
    const answer = await door.ask(endpoint, { ...sample, ...found } as never, {}).catch(() => undefined)
    if (answer?.code === 200) answered.push(endpoint.name)
  }
  const asked = reads.filter((row) => row.guests || !row.token).map((row) => row.name)
  expect(answered.length).toBeGreaterThan(30)
  expect({
    answered: answered.filter((name) => !asked.includes(name)).toSorted(),
    asked: asked.filter((name) => !answered.includes(name)),
  }).toEqual({ answered: ownPages, asked: [] })
})
