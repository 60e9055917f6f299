import type { Driver } from '#scenarios/player/index.ts'
import { SaidError, shrinkScenario } from '#scenarios/player/index.ts'
import type { Scenario } from '#scenarios/player/index.ts'
import type { LabCore } from './lab-core.ts'
import { messages } from './messages.ts'

interface ShrinkParts {
  readonly core: LabCore
  readonly driver: Driver
  /** Plays the run again to behind so many of its steps. */
  readonly runTo: (at: number) => Promise<void>
}

/**
 * Plays a failing scenario again and again with fewer steps, in the phone, and keeps what is left of it. What was tried is no step of the
 * run: that stands afterwards as it stood.
 */
export const cutDown = (scenario: Scenario, { core, driver, runTo }: ShrinkParts) =>
  core.enqueue(async () => {
    const { get, set } = core
    const { playing, course, moments } = get()
    set({ shrunk: null, ticking: false, ready: false })
    try {
      const shrunk = await shrinkScenario(scenario, { driver: () => driver })
      if (!shrunk) throw new SaidError(messages.nothingToShrink)
      set({ shrunk: { scenario: shrunk.scenario, from: scenario.steps.length, of: scenario } })
    } finally {
      set({ course, moments })
      await runTo(course.at)
      set({ playing })
    }
  })
