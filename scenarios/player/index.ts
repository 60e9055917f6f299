/**
 * The scenario player: what a scenario is, how one is read and what is wrong with it, and what plays it on anything that is a
 * {@link Driver}. It knows no app: names come as {@link Words}, deeds go to the driver.
 */
export type { Driver, Fact, Observed, Opening, Told } from './driver.ts'
export { type Broken, type Failure, failureOf, type Shrinking, type Shrunk, shrinkScenario } from './failure.ts'
export { type Misfit, misfits } from './misfits.ts'
export { eitherText, type Language, type Said, SaidError, saidOf } from './language.ts'
export { mistakesText, mistakeText } from './mistake-text.ts'
export { type KindWords, type Mistake, mistakesIn, type Takes, type Words } from './mistakes.ts'
export { changeOf, openingOf, perform, play, type PlayOptions, Unexpected } from './player.ts'
export { type BrokenFile, isBroken, orUnknownNames, readScenarioText, type ScenarioFile } from './read-file.ts'
export { RUNS_MAX } from './shrink.ts'
export { durationOf, readScenario, type Saying, Scenario, type Step, streamOf } from './scenario.ts'
