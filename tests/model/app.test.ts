import { describe, expect, it } from 'vitest'
import type { Scenario } from '#scenarios/player/scenario.ts'
import { brokenIn, watchedDriver } from '../laws/lawful.ts'
import { mappings } from './app-mappings.ts'
import { runOnApp } from './app-runner.ts'
import { explore } from './tester/explorer.ts'
import { pairTours, shortPaths, type GeneratedPath } from './tester/paths.ts'
import { isPlayed } from './played.ts'
import { subjects } from './subjects.ts'

/** Tours played on the app; all of them run on the machine. Ten take every pair of session and verification-code. */
const TOURS_MAX = 10

const ground: Scenario = {
  title: 'the ground of a generated path',
  world: 'default',
  seed: 1,
  clock: '2026-03-01T08:00:00+08:00',
  start: '/pages/home/home',
  cites: [],
  steps: [],
}

/** Machines that the whole app can be taken through; the others are tested alone. */
const reachable = subjects.flatMap((subject) => {
  const mapping = mappings[subject.id]
  return mapping ? [{ ...subject, mapping }] : []
})

it('leads to machines that there are', () => {
  expect(reachable.map(({ id }) => id).toSorted()).toEqual(Object.keys(mappings).toSorted())
})

describe.each(reachable.filter(isPlayed))('$id in the whole app', ({ mapping, ...subject }) => {
  const { machine, model } = subject
  // The app starts its machines as a fresh device does.
  const [input = ''] = Object.keys(model.inputs ?? { '': undefined })
  const fresh = { ...model, ...(model.inputs ? { inputs: { [input]: model.inputs[input] ?? {} } } : {}) }
  const graph = explore(machine, fresh)

  async function firstDifference(paths: readonly GeneratedPath[]): Promise<string | undefined> {
    for (const path of paths) {
      const driver = watchedDriver()
      await driver.start(ground)
      try {
        const difference = await runOnApp(subject, mapping, path, driver)
        if (difference !== undefined) return difference
      } finally {
        await driver.stop()
      }
      const [broken] = brokenIn(driver)
      if (broken !== undefined) return `${path.id} breaks the law ${broken}`
    }
    return undefined
  }

  it('goes through every state and transition as the machine alone does', async () => {
    const paths = shortPaths(machine, fresh, graph, mapping.prelude)
    expect(paths.length).toBeGreaterThan(0)
    expect(await firstDifference(paths)).toBeUndefined()
  })

  it('goes through pairs of transitions as the machine alone does', async () => {
    const paths = pairTours(machine, fresh, graph, mapping.prelude).slice(0, TOURS_MAX)
    expect(paths.length).toBeGreaterThan(0)
    expect(await firstDifference(paths)).toBeUndefined()
  })

  it('is seen to do otherwise when a path expects otherwise', async () => {
    const [path] = shortPaths(machine, fresh, graph, mapping.prelude)
    const last = path?.steps.at(-1)
    if (!path || !last) throw new Error('no path')
    const wrong = { ...last, expect: { ...last.expect, states: ['elsewhere'] } }
    const difference = await firstDifference([{ ...path, steps: [...path.steps.slice(0, -1), wrong] }])
    expect(difference).toContain('not in elsewhere')
  })
})
