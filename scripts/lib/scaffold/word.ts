import { addEntry } from './insert.ts'
import type { Files } from './files.ts'

const list = 'tests/repo/lib/words.ts'

/** The list of the business's words with a new one, and the kinds of machine behind it; nothing when it has it. Path -> text. */
export function withWord(word: string, kinds: readonly string[], files: Files): [string, string][] {
  const text = files.read(list)
  const key = word.includes('-') ? `'${word}'` : word
  if (text.includes(`\n  ${key}: [`)) return []
  const named = kinds.map((kind) => `'${kind}'`).join(', ')
  return [[list, addEntry(text, 'words: Readonly<Record<string, readonly string[]>> = {', `${key}: [${named}],`)]]
}

/** The list with one more kind of machine behind a word that it has. Path -> text. */
export const withKind = (word: string, kind: string, files: Files): [string, string] => [
  list,
  addEntry(files.read(list), `\n  ${word}: [`, `'${kind}',`),
]
