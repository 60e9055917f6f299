import { describe, expect, it } from 'vitest'
import { treeSeed } from '#scenarios/player/tree-seed.ts'
import { excused } from './engine/excused.ts'
import { planOf, type Profile } from './engine/plan.ts'
import { runPlan } from './engine/run.ts'
import { simulateOn } from './engine/simulate-on.ts'
import { simulate } from './engine/simulate.ts'

/** So many runs of each kind; with the seed they are the same for the same commit. What is new is played at night. */
const runs: Readonly<Record<Exclude<Profile, 'rough'>, number>> = { chat: 40, shop: 14, trade: 8, all: 14 }
const LIMIT_MS = 240_000

const seed = treeSeed()

describe(`the simulator, with the seed ${seed} of this commit`, () => {
  it.each(Object.entries(runs) as [Profile, number][])(
    '%s: %i runs break no law that is not excused',
    async (profile, count) => {
      // A run throws many errors that nobody reads: what takes long of them is where they come from.
      const { stackTraceLimit } = Error
      Error.stackTraceLimit = 0
      const { first } = await simulate({ profile, seed, runs: count })
      Error.stackTraceLimit = stackTraceLimit
      const news = first.filter(({ isKnown }) => !isKnown)
      expect(news.map(({ law, what, seed: at }) => `${law}: ${what} (--profile ${profile} --seed ${at})`)).toEqual([])
    },
    LIMIT_MS,
  )
})

it.each(excused)('what is excused is still so: $law: $what', async ({ law, what, profile, seed: at }) => {
  const { breaches } = await runPlan(planOf(profile, at))
  expect(breaches).toContainEqual({ law, what })
})

it('is the same in one thread and in two', async () => {
  const asked = { profile: 'chat', seed, runs: 2, hashes: true } as const
  const [one, two] = [await simulateOn(1, asked), await simulateOn(2, asked)]
  expect(two.hashes).toEqual(one.hashes)
  expect(new Set(one.hashes.map(({ hash }) => hash)).size).toBe(2)
  const again = await simulateOn(1, { ...asked, again: true })
  expect(again.hashes).toEqual([one.hashes[0], one.hashes[0]])
})
