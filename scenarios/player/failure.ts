import type { Driver } from './driver.ts'
import { play, type PlayOptions, Unexpected } from './player.ts'
import type { Scenario, Step } from './scenario.ts'
import { shrink, type ShrinkWatch } from './shrink.ts'

/** How a scenario fails. */
export interface Failure {
  /** The step that did not hold; the number of steps where the world's audit or a law is broken, null where the app threw. */
  readonly step: number | null
  /** In words that are the same for the same defect: without what counts on. */
  readonly what: string
}

/** Looks at what a run leaves behind once it has ended: the laws that it broke. */
export type Broken<D extends Driver> = (driver: D) => readonly string[]

const plain = (message: string): string => message.replace(/^step \d+: /, '').replaceAll(/\d+/g, '#')

/** Plays a scenario; null when it holds. */
export async function failureOf<D extends Driver>(
  scenario: Scenario,
  driver: D,
  broken: Broken<D> = () => [],
  options: PlayOptions = {},
): Promise<Failure | null> {
  try {
    await play(scenario, driver, options)
  } catch (error) {
    const message = plain(error instanceof Error ? error.message : String(error))
    return { step: error instanceof Unexpected ? error.step : null, what: message }
  }
  const [law] = broken(driver)
  return law === undefined ? null : { step: scenario.steps.length, what: plain(law) }
}

export interface Shrinking<D extends Driver> extends ShrinkWatch {
  /** A driver for each run. */
  readonly driver: () => D
  readonly broken?: Broken<D>
  /** Whether a shorter one still holds where the defect is not, for whoever has such an app; nothing is asked without it. */
  readonly holdsElsewhere?: (scenario: Scenario) => Promise<boolean>
}

export interface Shrunk {
  readonly scenario: Scenario
  readonly failure: Failure
  readonly runs: number
}

const shortTitle = (title: Scenario['title']): Scenario['title'] =>
  typeof title === 'string' ? `${title} ✂` : { en: `${title.en} (cut down)`, zh: `${title.zh}（缩减）` }

/**
 * A failing scenario as short as it still fails in the same words, its failing expectation last; null when it holds, or is stopped before
 * it is known how it fails: once stopped no further step is played, and what was found so far is given. An expectation that fails only
 * because what leads to it was taken away fails in other words mostly, and surely not with `holdsElsewhere`.
 */
export async function shrinkScenario<D extends Driver>(
  scenario: Scenario,
  { driver, broken, holdsElsewhere = async () => true, ...watch }: Shrinking<D>,
): Promise<Shrunk | null> {
  const onStep = (): void => {
    if (watch.isStopped?.()) throw new Error('stopped')
  }
  const failure = await failureOf(scenario, driver(), broken, { onStep })
  if (!failure || watch.isStopped?.()) return null
  const { steps } = scenario
  const failing = failure.step === null ? undefined : steps[failure.step]
  const end: readonly Step[] = failing ? [failing] : []
  const before = failing ? steps.slice(0, failure.step!) : steps
  const as = (some: readonly Step[]): Scenario => ({ ...scenario, steps: [...some, ...end] })
  const fails = async (some: readonly Step[]): Promise<boolean> => {
    const found = await failureOf(as(some), driver(), broken, { onStep })
    if (found?.what !== failure.what) return false
    // An expectation before the last one that fails is another failure.
    if (failing && found.step !== some.length) return false
    return holdsElsewhere(as(some))
  }
  const { steps: short, runs } = await shrink(before, fails, {
    ...watch,
    onRun: (nth, left) => watch.onRun?.(nth, left + end.length),
  })
  return { scenario: { ...as(short), title: shortTitle(scenario.title) }, failure, runs }
}
