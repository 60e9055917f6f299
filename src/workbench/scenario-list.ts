import { type BrokenFile, isBroken, type ScenarioFile } from '#scenarios/player/index.ts'

/** A scenario, or a file that should be one with all that is wrong with it. */
export type ReadFile = ScenarioFile | BrokenFile

/** The area a file lies in: its folder. */
export const areaOf = ({ file }: ReadFile): string => file.split('/').at(-2) ?? ''

/** Whether it is for an app without a page only. */
export const isPageless = (file: ReadFile): boolean =>
  !isBroken(file) && file.scenario.drivers !== undefined && !file.scenario.drivers.includes('page')

/** Those of them that can be played on a page. */
export const playableIn = (files: readonly ReadFile[]): readonly ScenarioFile[] =>
  files.filter((file): file is ScenarioFile => !isBroken(file) && !isPageless(file))
