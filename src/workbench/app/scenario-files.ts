import { isBroken, orUnknownNames, readScenarioText } from '#scenarios/player/index.ts'
import { macrotask } from '#src/services/clock/virtual-clock.ts'
import type { ReadFile } from '../scenario-list.ts'
import { scenarioWords } from '../words.ts'

// As text: one that is no JSON must not keep the others from being read.
const texts = import.meta.glob<string>('../../../scenarios/**/*.scenario.json', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** So many are read before the page has its turn. */
const AT_ONCE = 20

async function inTurns(read: (path: string, text: string) => ReadFile): Promise<readonly ReadFile[]> {
  const files: ReadFile[] = []
  for (const [path, text] of Object.entries(texts)) {
    files.push(read(path.replace('../../../', ''), text))
    if (files.length % AT_ONCE === 0) await macrotask()
  }
  return files.toSorted((one, other) => one.file.localeCompare(other.file))
}

let shaped: Promise<readonly ReadFile[]> | undefined

/**
 * All authored scenarios, in the order of their paths; those that cannot be played with what is wrong with them. Which names they use
 * is looked at only when it is asked for: all machines are loaded for it. Those that are well are the same both times.
 */
export async function readScenarioFiles(named: boolean): Promise<readonly ReadFile[]> {
  shaped ??= inTurns((file, text) => readScenarioText(file, text))
  if (!named) return shaped
  const [words, files] = [await scenarioWords(), await shaped]
  const known = new Map(files.map((file) => [file.file, file]))
  return inTurns((file, text) => {
    const read = known.get(file)
    return read && !isBroken(read) ? orUnknownNames(read, words) : readScenarioText(file, text, words)
  })
}
