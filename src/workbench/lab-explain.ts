import type { Driver } from '#scenarios/player/index.ts'
import { explain, NotInRun, remembered, type Replay } from './explain/explain.ts'
import { createReplay, type ReplayParts } from './explain/replay.ts'
import type { Contract } from './traffic/traffic.ts'
import type { LabBridge } from './lab-bridge.ts'
import type { LabCore } from './lab-core.ts'
import type { LabRun } from './lab-run.ts'

export interface LabExplainParts {
  readonly core: LabCore
  /** The page's own driver: replays are no part of the run. */
  readonly driver: Driver
  readonly bridge: Pick<LabBridge, 'running'>
  readonly contract: Contract | undefined
  readonly run: Pick<LabRun, 'runTo'>
}

/** Explains what stands on the phone's screen, by playing the run again with something that is another. */
export function createLabExplain({ core, driver, bridge, contract, run }: LabExplainParts) {
  const { get, set } = core
  /** The replays of the run that was explained last: the next text on the same screen asks for many of them again. */
  let played: { readonly run: string; readonly replay: Replay } | null = null

  const screen = async () => {
    const app = bridge.running()
    return { shown: (await app?.shown?.()) ?? [], href: app?.href?.() ?? '' }
  }

  const replayOf = (parts: Pick<ReplayParts, 'beginning' | 'steps'>): Replay => {
    const known = JSON.stringify(parts)
    if (played?.run !== known) played = { run: known, replay: remembered(createReplay({ driver, screen, ...parts })) }
    return played.replay
  }

  const explainAt = async (place: string): Promise<void> => {
    const chain = bridge.running()?.chainAt?.(place)
    if (!contract || !chain) return set({ explaining: { is: 'nothing' } })
    const { beginning, course, traffic: rows } = get()
    const steps = course.steps.slice(0, course.at)
    set({ explaining: { is: 'searching', text: chain.text }, ready: false, ticking: false, playing: null })
    try {
      const replay = replayOf({ beginning, steps })
      set({
        explaining: {
          is: 'found',
          explained: await explain({ chain, rows, contract, start: beginning.start, steps, replay }),
        },
      })
    } catch (error) {
      if (!(error instanceof NotInRun)) throw error
      set({ explaining: { is: 'notInRun', text: chain.text } })
    } finally {
      await run.runTo(steps.length)
    }
  }

  return {
    /** Everything that is on the phone's screen. */
    shown: async () => (await screen()).shown,
    explainAt,
    /** Waits for a press on the phone, which does nothing there; gives the place. */
    point: async (): Promise<string | null> => {
      set({ explaining: { is: 'pointing' } })
      const place = (await bridge.running()?.point?.()) ?? null
      if (place === null) set({ explaining: { is: 'nothing' } })
      return place
    },
  }
}
