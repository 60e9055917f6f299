import { createHeadlessDriver, type HeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { isExcused } from '../simulation/engine/excused.ts'
import { breachesOf } from './laws.ts'

/** A headless app that is looked at by every law once it has stopped. */
export const watchedDriver = (): HeadlessDriver => createHeadlessDriver({ looksAtEnd: true })

/** The laws that a run has broken, but for what is excused: `law: how`. */
export const brokenIn = (driver: HeadlessDriver): readonly string[] =>
  breachesOf(driver.trace())
    .filter((breach) => !isExcused(breach))
    .map(({ law, what }) => `${law}: ${what}`)
