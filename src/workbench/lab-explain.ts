import type { Driver } from '#scenarios/player/index.ts'
import {
  explain,
  type Explaining,
  NotInRun,
  remembered,
  type Replay,
  REPLAYS_MOST,
  Stopped,
} from './explain/explain.ts'
import { createReplay, type ReplayParts } from './explain/replay.ts'
import type { Chain } from './explain/chain.ts'
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
  let isStopped = false

  const screen = async () => {
    const app = bridge.running()
    const rows = app?.traffic?.()
    return { shown: (await app?.shown?.()) ?? [], href: app?.href?.() ?? '', ...(rows ? { rows } : {}) }
  }

  const replayOf = (parts: Pick<ReplayParts, 'beginning' | 'steps'>): Replay => {
    const known = JSON.stringify(parts)
    if (played?.run !== known)
      played = {
        run: known,
        replay: remembered(createReplay({ ...parts, driver, screen, isStopped: () => isStopped })),
      }
    return played.replay
  }

  /** What is found; undefined where somebody has stopped it. */
  const found = async ({ text }: Chain, work: () => ReturnType<typeof explain>): Promise<Explaining | undefined> => {
    try {
      return { is: 'found', explained: await work() }
    } catch (error) {
      if (error instanceof NotInRun) return { is: 'notInRun', text }
      if (error instanceof Stopped) return undefined
      throw error
    }
  }

  const explainAt = async (place: string): Promise<void> => {
    const chain = bridge.running()?.chainAt?.(place)
    if (!contract || !chain) return set({ explaining: { is: 'nothing' } })
    const { text } = chain
    const { beginning, course, traffic: rows, playing } = get()
    const steps = course.steps.slice(0, course.at)
    const onReplay = (nth: number): void => {
      if (isStopped) throw new Stopped()
      set({ explaining: { is: 'searching', text, nth, most: REPLAYS_MOST } })
    }
    // How it has ended goes on being so; where it was on its way it is not any more.
    const ended = playing?.status === 'passed' || playing?.status === 'failed' ? playing : null
    isStopped = false
    set({ ready: false, ticking: false, playing: ended })
    onReplay(1)
    try {
      const replay = replayOf({ beginning, steps })
      const parts = { chain, rows, contract, start: beginning.start, steps, replay, onReplay }
      const explaining = await found(chain, () => explain(parts))
      if (explaining) set({ explaining })
    } finally {
      if (get().explaining.is === 'searching') set({ explaining: { is: 'nothing' } })
      await run.runTo(steps.length, ended)
    }
  }

  return {
    /** Everything that is on the phone's screen. */
    shown: async () => (await screen()).shown,
    explainAt,
    /** Ends a search; the run comes back to where it stood. */
    stop: (): void => {
      const { explaining } = get()
      if (explaining.is !== 'searching') return
      isStopped = true
      set({ explaining: { is: 'stopped', text: explaining.text, nth: explaining.nth } })
    },
    /** Waits for a press on the phone, which does nothing there; gives the place. */
    point: async (): Promise<string | null> => {
      set({ explaining: { is: 'pointing' } })
      const place = (await bridge.running()?.point?.()) ?? null
      if (place === null) set({ explaining: { is: 'nothing' } })
      return place
    },
  }
}
