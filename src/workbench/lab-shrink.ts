import type { Driver } from '#scenarios/player/index.ts'
import { SaidError, shrinkScenario } from '#scenarios/player/index.ts'
import type { Scenario } from '#scenarios/player/index.ts'
import type { LabCore } from './lab-core.ts'
import { messages } from './messages.ts'

/** Plays a failing scenario again and again with fewer steps, in the phone, and keeps what is left of it. */
export const cutDown = (scenario: Scenario, { core, driver }: { readonly core: LabCore; readonly driver: Driver }) =>
  core.enqueue(async () => {
    const { set } = core
    set({ shrunk: null, ticking: false, ready: false })
    const shrunk = await shrinkScenario(scenario, { driver: () => driver })
    set({ ready: true, playing: null })
    if (!shrunk) throw new SaidError(messages.nothingToShrink)
    set({ shrunk: { scenario: shrunk.scenario, from: scenario.steps.length, of: scenario } })
  })
