import type { Driver } from '#scenarios/player/index.ts'
import { perform } from '#scenarios/player/index.ts'
import type { Scenario, Step } from '#scenarios/player/index.ts'
import type { Catalogue } from './catalogue.ts'
import type { LabBridge } from './lab-bridge.ts'
import { createLabCompare } from './run/lab-compare.ts'
import type { LabCore, LabState } from './lab-core.ts'
import { type Moment, momentOf, statesAfter } from './run/moments.ts'
import { doneAt, takenUp } from './run/branches.ts'
import { runOf, scenarioOf } from './run/run.ts'

export interface LabRunParts {
  readonly core: LabCore
  readonly driver: Driver
  readonly bridge: Pick<LabBridge, 'running' | 'frame'>
  readonly withoutSecrets: NonNullable<Catalogue['withoutSecrets']>
}

/** The run of the app in the frame: written down as it goes, and run again to any place of it. */
export function createLabRun({ core, driver, bridge, withoutSecrets }: LabRunParts) {
  const { get, set } = core

  /**
   * Plays steps from the beginning; gives the number of the newest fact behind each, and what has become of the actors. What went wrong
   * when it was done goes wrong again, and stops the next step no more than it did then. `playing` is said meanwhile and behind it.
   */
  const play = async (
    steps: readonly Step[],
    playing: LabState['playing'] = null,
  ): Promise<Pick<LabState, 'marks' | 'moments'> & { wrong: unknown[] }> => {
    set({ ready: false, ticking: false, playing, entries: [], trouble: null })
    const replay: Scenario = { title: '', cites: [], recorded: true, ...get().beginning, steps }
    await driver.start(replay)
    const marks: number[] = []
    const moments: Moment[] = []
    const wrong: unknown[] = []
    let states: Moment = {}
    const look = (): void => {
      const moment = momentOf(states, bridge.running()?.actors() ?? [])
      states = statesAfter([states, moment], 1)
      moments.push(moment)
    }
    look()
    for (const [index, step] of steps.entries()) {
      await perform(driver, step, index).catch((error: unknown) => wrong.push(error))
      marks.push((await bridge.running()?.lastSeq()) ?? 0)
      look()
    }
    await driver.stop()
    // What was done again is written down already.
    bridge.running()?.drain()
    return { marks, moments, wrong }
  }

  /** Runs again from the beginning to behind so many steps: the same steps give the same states. */
  const runTo = async (at: number, playing?: LabState['playing']): Promise<void> => {
    const { course } = get()
    const { marks, moments, wrong } = await play(course.steps.slice(0, at), playing)
    // What lies ahead has been looked at: the same steps give the same states.
    set({ ready: true, course: { ...get().course, at }, marks, moments: [...moments, ...get().moments.slice(at + 1)] })
    if (wrong.length > 0) throw wrong[0]
  }

  const compare = createLabCompare(core, bridge, async (steps) => void (await play(steps)))

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
    /** Two ways beside each other (0 is the one that is gone now); one stands where one stood. */
    compare: (here: number, there: number): Promise<void> => compare(here, there, () => runTo(get().course.at)),
    /** To the last step after which the fact was the newest or not yet there. */
    runToFact: (seq: number): Promise<void> => runTo(get().marks.filter((last) => last <= seq).length),
    take: async (id: number): Promise<void> => {
      set({ course: takenUp(get().course, id), moments: [] })
      await runTo(get().course.at)
    },
    /** A run from a file or a link, played to its end. */
    open: async (scenario: Scenario): Promise<void> => {
      const { beginning, steps } = runOf(scenario)
      set({
        title: scenario.title,
        beginning,
        course: { steps, at: steps.length, branches: [] },
        moments: [],
        comparison: null,
      })
      await runTo(steps.length)
    },
    /** The run so far as a scenario, without secrets. */
    asScenario: (title: Scenario['title']): Scenario => {
      const { beginning, course } = get()
      return scenarioOf({ beginning, steps: course.steps.slice(0, course.at) }, title, withoutSecrets)
    },
  }
}

export type LabRun = ReturnType<typeof createLabRun>
