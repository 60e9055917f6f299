import { mistakesIn, type Mistake, type Words } from './mistakes.ts'
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

/** Reads what a file holds; never throws. Without `words` only its shape is looked at. */
export function readScenarioText(file: string, text: string, words?: Words): ScenarioFile | BrokenFile {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return broken(file, 'json', (error as Error).message)
  }
  const mistakes = words ? mistakesIn(json, words) : []
  if (mistakes.length > 0) return { file, mistakes }
  try {
    return { file, json, scenario: readScenario(json) }
  } catch (error) {
    return broken(file, 'value', (error as Error).message)
  }
}

export const isBroken = (file: ScenarioFile | BrokenFile): file is BrokenFile => 'mistakes' in file
