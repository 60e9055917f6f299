import type { Language, Said } from '#scenarios/player/index.ts'

/** What a message is told: a word, a number, or several of them. */
type Given = string | number | readonly string[]

/** A message in both languages; one with something to fill in is a function of it. */
export type Message = Said | Readonly<Record<Language, (...given: never[]) => string>>
export type Messages = Readonly<Record<string, Message>>

type Spoken<Table extends Messages> = {
  readonly [Key in keyof Table]: Table[Key]['en'] extends string ? string : Table[Key]['en'] & Table[Key]['zh']
}

/** `?lang=`, else the first language of the browser that is one of ours, else English. */
export function languageFor(query: string, preferred: readonly string[]): Language {
  const asked = new URLSearchParams(query).get('lang')
  if (asked === 'en' || asked === 'zh') return asked
  const first = preferred.find((tag) => /^(zh|en)\b/i.test(tag))
  return first?.toLowerCase().startsWith('zh') ? 'zh' : 'en'
}

const heard = new Set<() => void>()
let current: Language = 'en'

/** The language in which the workbench speaks. */
export const language = {
  get: () => current,
  set: (next: Language): void => {
    if (next === current) return
    current = next
    for (const tell of heard) tell()
  },
  subscribe: (tell: () => void) => {
    heard.add(tell)
    return () => heard.delete(tell)
  },
}

/** The one of both that is spoken. */
export const inLanguage = <Text>(both: Readonly<Record<Language, Text>>): Text => both[current]

/** A table of messages as it is spoken: each is read anew, so that whatever is drawn again speaks another language. */
export function spoken<const Table extends Messages>(table: Table): Spoken<Table> {
  const words = {}
  for (const key of Object.keys(table)) Object.defineProperty(words, key, { get: () => table[key]![current] })
  return words as Spoken<Table>
}

/** A message that is kept: filled in for both languages. */
export function both<const Filled extends readonly Given[]>(
  message: Readonly<Record<Language, (...given: Filled) => string>>,
  ...given: Filled
): Said {
  return { en: message.en(...given), zh: message.zh(...given) }
}
