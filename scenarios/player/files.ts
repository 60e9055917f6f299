import { globSync, readFileSync } from 'node:fs'
import type { Words } from './mistakes.ts'
import { broken, type BrokenFile, isBroken, readScenarioText, type ScenarioFile } from './read-file.ts'

/** The files of the repository, those that lie in no folder of an area too, by their paths with slashes, sorted. */
export const scenarioPaths = (): string[] =>
  globSync('scenarios/**/*.scenario.json')
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()

/** Reads a file of the disk; one that cannot be read is a broken one. */
export function readScenarioFile(path: string, words?: Words): ScenarioFile | BrokenFile {
  try {
    return readScenarioText(path, readFileSync(path, 'utf8'), words)
  } catch (error) {
    return broken(path, 'json', (error as Error).message)
  }
}

/**
 * The repository's scenarios that can be played: one that cannot spoils none of the others, and is told by tests/repo/mistakes.test.ts.
 */
export const playableFiles = (): readonly ScenarioFile[] =>
  scenarioPaths()
    .map((path) => readScenarioFile(path))
    .filter((file): file is ScenarioFile => !isBroken(file))
