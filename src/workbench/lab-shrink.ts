import type { Driver } from '#scenarios/player/index.ts'
import { RUNS_MAX, SaidError, shrinkScenario } from '#scenarios/player/index.ts'
import type { Scenario } from '#scenarios/player/index.ts'
import type { LabCore } from './lab-core.ts'
import type { LabRun } from './lab-run.ts'
import { messages } from './messages.ts'

export interface LabShrinkParts {
  readonly core: LabCore
  readonly driver: Driver
  readonly runTo: LabRun['runTo']
}

/**
 * Plays a failing scenario again and again with fewer steps, in the phone, and keeps what is left of it. What was tried is no step of the
 * run: that stands afterwards as it stood.
 */
export function createLabShrink({ core, driver, runTo }: LabShrinkParts) {
  const { get, set } = core
  let isStopped = false

  const cutDown = async (scenario: Scenario): Promise<void> => {
    const from = scenario.steps.length
    const shrunk = await shrinkScenario(scenario, {
      driver: () => driver,
      isStopped: () => isStopped,
      onRun: (trial, left) => set({ shrinking: { of: scenario, trial, most: RUNS_MAX, left } }),
    })
    if (!shrunk && !isStopped) throw new SaidError(messages.nothingToShrink)
    set({ shrunk: { scenario: shrunk?.scenario ?? scenario, from, of: scenario, isStopped } })
  }

  return {
    shrink: async (scenario: Scenario): Promise<void> => {
      const { playing, course, moments } = get()
      isStopped = false
      set({ shrunk: null, ticking: false, ready: false })
      set({ shrinking: { of: scenario, trial: 0, most: RUNS_MAX, left: scenario.steps.length } })
      try {
        await cutDown(scenario)
      } finally {
        set({ course, moments, shrinking: null })
        await runTo(course.at, playing)
      }
    },
    /** Ends it: what is left so far is kept. */
    stop: (): void => {
      isStopped = true
    },
  }
}
