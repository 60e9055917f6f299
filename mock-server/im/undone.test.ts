import { expect, it } from 'vitest'
import { createTestClock } from '../test-kit.ts'
import { begin, deeds } from './tests/deeds-test-kit.ts'

/** What is done can be undone, and then nothing of it is left: neither in a list nor as an empty one. */
it.each(deeds)('%s: taken back, all is as before', (_, done, undone) => {
  const here = begin(createTestClock())
  const before = here.seen()
  const answer = done(here)
  expect(here.seen()).not.toEqual(before)
  undone(here, answer as never)
  expect(here.seen()).toEqual(before)
})
