import type { Driver } from '#scenarios/player/index.ts'
import { perform } from '#scenarios/player/index.ts'
import type { Scenario } from '#scenarios/player/index.ts'
import type { Catalogue } from './catalogue.ts'
import type { LabBridge } from './lab-bridge.ts'
import type { LabCore } from './lab-core.ts'
import { doneAt, takenUp } from './run/branches.ts'
import { runOf, scenarioOf } from './run/run.ts'

export interface LabRunParts {
  readonly core: LabCore
  readonly driver: Driver
  readonly bridge: Pick<LabBridge, 'running'>
  readonly withoutSecrets: NonNullable<Catalogue['withoutSecrets']>
}

/** The run of the app in the frame: written down as it goes, and run again to any place of it. */
export function createLabRun({ core, driver, bridge, withoutSecrets }: LabRunParts) {
  const { get, set } = core

  /** Runs again from the beginning to behind so many steps: the same steps give the same states. */
  const runTo = async (at: number): Promise<void> => {
    const { beginning, course } = get()
    set({ ready: false, ticking: false, playing: null, entries: [], trouble: null })
    const replay: Scenario = { title: '', cites: [], recorded: true, ...beginning, steps: course.steps.slice(0, at) }
    await driver.start(replay)
    let marks: readonly number[] = []
    for (const [index, step] of replay.steps.entries()) {
      await perform(driver, step, index)
      marks = [...marks, (await bridge.running()?.lastSeq()) ?? 0]
    }
    await driver.stop()
    // What was done again is written down already.
    bridge.running()?.drain()
    set({ ready: true, course: { ...get().course, at }, marks })
  }

  /** The page is closed and opened again: a step that no page can write down. */
  const reload = async (): Promise<void> => {
    bridge.running()?.takes?.()
    const before = doneAt(get().course, bridge.running()?.drain() ?? [])
    set({ course: doneAt(before, [{ fault: 'tab' }]) })
    await driver.reload()
  }

  return {
    reload,
    /** The same driver, that writes this down, too. */
    driver: { ...driver, reload },
    runTo,
    /** To the last step after which the fact was the newest or not yet there. */
    runToFact: (seq: number): Promise<void> => runTo(get().marks.filter((last) => last <= seq).length),
    take: async (id: number): Promise<void> => {
      set({ course: takenUp(get().course, id) })
      await runTo(get().course.at)
    },
    /** A run from a file or a link, played to its end. */
    open: async (scenario: Scenario): Promise<void> => {
      const { beginning, steps } = runOf(scenario)
      set({ beginning, course: { steps, at: steps.length, branches: [] } })
      await runTo(steps.length)
    },
    /** The run so far as a scenario, without secrets. */
    asScenario: (title: string): Scenario => {
      const { beginning, course } = get()
      return scenarioOf({ beginning, steps: course.steps.slice(0, course.at) }, title, withoutSecrets)
    },
  }
}

export type LabRun = ReturnType<typeof createLabRun>
