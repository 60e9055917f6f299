import {
  type Driver,
  type Opening,
  openingOf,
  perform,
  type Scenario,
  type ScenarioFile,
} from '#scenarios/player/index.ts'
import type { LabBridge } from './lab-bridge.ts'
import { playRound } from './lab-round.ts'
import { type Failed, type LabCore, type Playing, type Setting, wordsOf } from './lab-core.ts'
import { messages } from './messages.ts'

const STEP_MS = 450

export interface PlayerParts {
  readonly core: LabCore
  readonly driver: Driver
  readonly clock: LabBridge['clock']
  /** `recorded`: the pages keep silent, because what they said is among the steps. */
  readonly open: (setting: Setting, recorded?: boolean) => Promise<void>
}

const isOn = (playing: Playing | null): boolean => playing?.status === 'running' || playing?.status === 'waiting'

/** Plays scenarios in the workbench: through, or step by step. */
export function createLabPlayer({ core, driver, clock, open }: PlayerParts) {
  const { get, set, enqueue } = core
  let wanted: 'run' | 'wait' = 'wait'
  let opening: Opening = {}

  const step = async (): Promise<void> => {
    const { playing } = get()
    const next = playing?.scenario.steps[playing.done]
    if (!playing || !next) return
    try {
      await perform(driver, next, playing.done, opening)
      const done = playing.done + 1
      const passed = done === playing.scenario.steps.length
      set({ playing: { ...playing, done, status: passed ? 'passed' : wanted === 'run' ? 'running' : 'waiting' } })
    } catch (error) {
      set({ playing: { ...playing, status: 'failed', message: wordsOf(error) } })
    }
    // The pages speak again.
    if (playing.scenario.recorded && !isOn(get().playing)) await driver.stop()
  }

  const load = (scenario: Scenario, status: Playing['status']) =>
    enqueue(async () => {
      const { world, seed, clock: at, start, signedIn = false, chat = false } = scenario
      set({ ticking: false, playing: { scenario, done: 0, status, message: null } })
      await open({ world, seed, clock: at, start, signedIn, chat }, scenario.recorded)
      opening = await openingOf(driver, scenario)
    })

  const goOn = async (): Promise<void> => {
    while (wanted === 'run' && isOn(get().playing)) {
      await enqueue(step)
      const pause = Promise.withResolvers<void>()
      clock.setTimeout(pause.resolve, STEP_MS)
      await pause.promise
    }
  }

  /** Plays one to its end without pauses; gives what went wrong, or null. */
  const through = async (scenario: Scenario): Promise<Failed | null> => {
    await load(scenario, 'running')
    while (isOn(get().playing) && wanted === 'run') await enqueue(step)
    const { playing } = get()
    if (playing?.status === 'passed') return null
    return { step: playing?.done ?? 0, message: playing?.message ?? messages.failed }
  }

  return {
    playAll: (files: readonly ScenarioFile[]) => {
      wanted = 'run'
      return playRound({ core, through, isWanted: () => wanted === 'run' }, files)
    },
    /** Plays from the beginning, or goes on where a single step left off. */
    play: async (scenario: Scenario) => {
      const { playing } = get()
      wanted = 'run'
      if (playing?.scenario === scenario && playing.status === 'waiting')
        set({ playing: { ...playing, status: 'running' } })
      else await load(scenario, 'running')
      await goOn()
    },
    step: async (scenario: Scenario) => {
      const goesOn = get().playing?.scenario === scenario && isOn(get().playing)
      wanted = 'wait'
      if (!goesOn) await load(scenario, 'waiting')
      await enqueue(step)
    },
    stop: () => {
      const { playing } = get()
      wanted = 'wait'
      if (playing?.status === 'running') set({ playing: { ...playing, status: 'waiting' } })
    },
  }
}
