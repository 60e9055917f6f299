import { perform } from '#scenarios/player/index.ts'
import type { Driver } from '#scenarios/player/index.ts'
import type { Step } from '#scenarios/player/index.ts'
import type { Beginning } from '../run/run.ts'
import { type Change, stepsWith } from './changes.ts'
import { type Replay, type Screen, screenOf, Stopped } from './explain.ts'
import type { TrafficRow } from '../traffic/traffic.ts'
import type { Shown } from './shown.ts'

export interface ReplayParts {
  readonly driver: Driver
  /** What is on the screen, at which address, and what was asked and answered for it. */
  readonly screen: () => Promise<{
    readonly href: string
    readonly shown: readonly Shown[]
    readonly rows?: readonly TrafficRow[]
  }>
  readonly beginning: Beginning
  readonly steps: readonly Step[]
  /** Whether somebody has stopped it: looked at before every step. */
  readonly isStopped?: () => boolean
}

const isoOf = (clock: string, change: Change | null): string =>
  change?.kind === 'clock' ? new Date(Date.parse(clock) + change.ms).toISOString() : clock

/** Plays a run again in a page, from its beginning, with something that is another, and reads the screen. */
export const createReplay =
  ({ driver, screen, beginning, steps, isStopped = () => false }: ReplayParts): Replay =>
  async (change): Promise<Screen> => {
    const clock = isoOf(beginning.clock, change)
    const start = change?.kind === 'start' ? change.href : beginning.start
    const changed = stepsWith(steps, change)
    await driver.start({ title: '', cites: [], recorded: true, ...beginning, clock, start, steps: [...changed] })
    try {
      for (const [index, step] of changed.entries()) {
        if (isStopped()) throw new Stopped()
        await perform(driver, step, index)
      }
    } catch (error) {
      // With something else in it the run may lead where a step can no longer be done.
      if (change === null || error instanceof Stopped) throw error
      return screenOf('', [])
    }
    const { href, shown, rows } = await screen()
    return screenOf(href, shown, rows)
  }
