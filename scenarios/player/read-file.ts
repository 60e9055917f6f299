import { mistakesIn, type Mistake, unknownNamesIn, type Words } from './mistakes.ts'
import { readScenario, type Scenario } from './scenario.ts'

/** A file that can be played. */
export interface ScenarioFile {
  readonly file: string
  readonly json: unknown
  readonly scenario: Scenario
}
/** A file that cannot, with all that is wrong with it. */
export interface BrokenFile {
  readonly file: string
  readonly mistakes: readonly Mistake[]
}

/** A file that holds no scenario at all. */
export const broken = (file: string, kind: Mistake['kind'], said: string): BrokenFile => ({
  file,
  mistakes: [{ kind, step: null, said, nearest: null }],
})

/** A file of the repository that lies in no folder of an area: tests and docs go by area, and would pass it over. */
const isMisplaced = (file: string): boolean => /^scenarios\/(?![^/]+\/[^/]+$)/.test(file)

/** Reads what a file holds; never throws. Without `words` only its shape is looked at. */
export function readScenarioText(file: string, text: string, words?: Words): ScenarioFile | BrokenFile {
  if (isMisplaced(file)) return broken(file, 'place', `scenarios/…/${file.split('/').at(-1)}`)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return broken(file, 'json', (error as Error).message)
  }
  try {
    const read = { file, json, scenario: readScenario(json) }
    return words ? orUnknownNames(read, words) : read
  } catch (error) {
    const mistakes = words ? mistakesIn(json, words) : []
    return mistakes.length > 0 ? { file, mistakes } : broken(file, 'value', (error as Error).message)
  }
}

/** The same file; with names in it that nobody knows, what is wrong with it. */
export function orUnknownNames(read: ScenarioFile, words: Words): ScenarioFile | BrokenFile {
  // Of all its steps, also of those that are for another kind of server.
  const mistakes = unknownNamesIn(read.json as Scenario, words)
  return mistakes.length > 0 ? { file: read.file, mistakes } : read
}

export const isBroken = (file: ScenarioFile | BrokenFile): file is BrokenFile => 'mistakes' in file
