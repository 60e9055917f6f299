import { describe, expect, it } from 'vitest'
import { crashesOf } from './engine/crashes.ts'
import { treeSeed } from '#scenarios/player/tree-seed.ts'
import { floorJourneys } from './engine/crash-floor.ts'
import { mapJourneys } from './engine/crash-map.ts'
import { journeys } from './engine/crash-journeys.ts'

/** Of the garden, the trading floor and the rest of the map what the commit draws; `npm run crashes` plays all, so does every night. */
const drawn = [
  ...[0, 1].map((turn) => floorJourneys[(treeSeed() + turn * 6) % floorJourneys.length]!),
  mapJourneys[treeSeed() % mapJourneys.length]!,
]

describe('a page that is killed at any write, request, frame, row or file', () => {
  it.each([...journeys, ...drawn])(
    '$name: is done once, and nothing else is said',
    async (journey) => {
      const findings: string[] = []
      let kills = 0
      for await (const { crash, done, wrong } of crashesOf(journey)) {
        kills += 1
        const what = [...wrong, ...(done === 1 ? [] : [`done ${done} times`])]
        findings.push(...what.map((words) => `killed ${crash.when} ${crash.at} ${crash.after}: ${words}`))
      }
      expect(findings).toEqual([])
      expect(kills).toBeGreaterThan(5)
    },
    240_000,
  )
})
