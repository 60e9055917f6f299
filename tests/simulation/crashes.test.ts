import { describe, expect, it } from 'vitest'
import { crashesOf } from './engine/crashes.ts'
import { journeys } from './engine/crash-journeys.ts'

describe('a page that is killed at any write, request, frame, row or file', () => {
  it.each(journeys)(
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
