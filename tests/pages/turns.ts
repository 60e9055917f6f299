import { readSources } from '../repo/lib/source.ts'

/** What every screen is told to be once, whether a story has it or not, by the names that forms, intents and stages share. */
export type Turn = (name: string, value: unknown) => unknown

/** What somebody may do: `canEdit`, `mayLeave`, `can.recall`. */
const ALLOWED = /^(?:can|may)(?:[A-Z]|$)/
function eachFlag(value: unknown, to: boolean): unknown {
  if (typeof value === 'boolean') return to
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, typeof one === 'boolean' ? to : one]))
}

/** What is asked once: `state` of an ask or an intent, or a property that is called by what it does. */
const ASKED = /^state$|ing$/
/** Each kind of call says in its own words that it rests. */
const begun: Readonly<Record<string, readonly [underWay: string, unknown: string]>> = {
  rest: ['changing', 'uncertain'],
  idle: ['sending', 'idle'],
  none: ['sending', 'uncertain'],
}
const under = (name: string, value: unknown, at: 0 | 1): unknown =>
  ASKED.test(name) && typeof value === 'string' ? (begun[value]?.[at] ?? value) : value

/** A part that has come with its rows, as one that could not be had: why says which, as several may say that they failed. */
function couldNotBeHad(name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('state' in value && 'items' in value && 'failure' in value))
    return value
  return value.state === 'ready' ? { ...value, state: 'failed', items: [], failure: `没有拿到 ${name}` } : value
}

/** What nobody knows yet or has: these are null in one story or another. */
const UNKNOWN = /^(?:presence|role|tag|unread|activity|cover|cost|image|largeImage|avatar)$/
/** What somebody may have left out. */
const LEFT_OUT = /^(?:announcement|sign|mail|qq|birth|note|subtitle|story|summary|description|byline|called)$/
/** Of what there may be none. */
const lists =
  'addresses boxes chests choices copies eggs entries facts finds gets gives goods groups harvests lanterns lines log lots melted ' +
  'messages offered offers parts people pieces points prizes props records recent sales series shelves steps stocks tags things works'
const LISTED: ReadonlySet<string> = new Set(lists.split(' '))

/** What a person may tell of themselves. */
const TOLD = ['sign', 'gender', 'birth', 'mail'] as const
/** One of them alone is told. */
const onlyTold =
  (only: (typeof TOLD)[number]): Turn =>
  (name, value) =>
    value === null || typeof value !== 'string' || name === only || !TOLD.some((one) => one === name) ? value : ''

export const turns = {
  'while a call is under way': (name, value) => (name === 'pending' && value === false ? true : under(name, value, 0)),
  'while nobody knows': (name, value) => under(name, value, 1),
  'once refused': (name, value) =>
    (name === 'failure' && value === null) || (name === 'message' && value === '') ? '没有办成' : value,
  'where something cannot be sent': (name, value) => (name === 'error' && value === null ? '没有办成' : value),
  'where a part could not be had': couldNotBeHad,
  'without a network': (name, value) => (name === 'connection' ? 'offline' : value),
  'where nothing is allowed': (name, value) => (ALLOWED.test(name) ? eachFlag(value, false) : value),
  'where all is allowed': (name, value) => (ALLOWED.test(name) ? eachFlag(value, true) : value),
  'at the end of a list': (name, value) => (name === 'more' && typeof value === 'string' ? 'end' : value),
  'before it is confirmed': (name, value) => (name === 'confirming' && value === false ? true : value),
  'where less is known': (name, value) => {
    if (UNKNOWN.test(name) && value !== undefined) return null
    return LEFT_OUT.test(name) && typeof value === 'string' ? '' : value
  },
  'where a sign alone is told': onlyTold('sign'),
  'where a birthday alone is told': onlyTold('birth'),
  'where nothing is listed': (name, value) => (LISTED.has(name) && Array.isArray(value) ? [] : value),
} as const satisfies Readonly<Record<string, Turn>>

/** What a sheet may be in while it is open. */
export const turnsOfSheets = ['while a call is under way', 'while nobody knows', 'once refused'] as const

const code = readSources(['src/{views,ui,machines,domain}/**/*.{ts,tsx}']).filter(
  ({ path }) => !/\.(?:test|story)\./.test(path),
)
const UNION = String.raw`'[a-z][\w-]*'(?:\s*\|\s*'[a-z][\w-]*')+`
const wordsIn = (union: string): string[] => [...union.matchAll(/'([\w-]+)'/g)].map(([, word]) => word!)
/** Types that are one of a few words, by name. */
const types = new Map(
  code.flatMap(({ text }) =>
    [...text.matchAll(new RegExp(`type (\\w+) =\\s*\\|?\\s*(${UNION})`, 'g'))].map(([, name, union]) => [
      name!,
      wordsIn(union!),
    ]),
  ),
)
/** What something of a name can be, wherever something is called so: `state: AskState`, `part: 'owned' | 'let'`. */
const unions = Map.groupBy(
  code.flatMap(({ text }) =>
    [...text.matchAll(new RegExp(`(\\w+)\\??: (?:(${UNION})|([A-Z]\\w*))`, 'g'))].map(
      ([, name = '', union, type = '']) => ({
        name,
        words: union === undefined ? (types.get(type) ?? []) : wordsIn(union),
      }),
    ),
  ),
  ({ name }) => name,
)
/** What a word could be instead: the others of the fewest that it is one of. */
function othersThan(name: string, word: string): readonly string[] {
  const own = (unions.get(name) ?? []).flatMap(({ words }) => (words.includes(word) ? [words] : []))
  const fewest = own.reduce<readonly string[] | null>(
    (best, one) => (best && best.length <= one.length ? best : one),
    null,
  )
  return (fewest ?? []).filter((one) => one !== word)
}

/** Where something is, and which of several: without it nobody is asked for. */
const OF_PLACE = /^(?:id|key|to|href|src|image|url|idBase)$|Id$|Href$/
/** What is one of a few words, or yes or no, in its turn: each other word for each name, each flag the other way, and nothing. */
export function turnsOfWords(given: readonly Readonly<Record<string, unknown>>[]): ReadonlyMap<string, Turn> {
  const found = new Map<string, Turn>()
  const note = (name: string, value: unknown): void => {
    if (name.endsWith('Style')) return
    if (typeof value === 'boolean')
      found.set(`with ${name} ${value ? 'no' : 'yes'}`, (of, one) => (of === name && one === value ? !value : one))
    else if (typeof value === 'string') noteWord(name, value)
    else if (typeof value === 'number' && value !== 0 && name !== 'now')
      found.set(`with ${name} 0`, (of, one) => (of === name && typeof one === 'number' ? 0 : one))
    else if (!Array.isArray(value)) noteAll(value)
    else if (value.length > 0) {
      for (const one of value) noteAll(one)
      if (!LISTED.has(name)) found.set(`with no ${name}`, (of, one) => (of === name && Array.isArray(one) ? [] : one))
    }
  }
  const noteWord = (name: string, value: string): void => {
    const others = othersThan(name, value)
    for (const word of others)
      found.set(`with ${name} ${word}`, (of, one) => (of === name && one === value ? word : one))
    if (others.length === 0 && value !== '' && !OF_PLACE.test(name))
      found.set(`without ${name}`, (of, one) => (of === name && typeof one === 'string' ? '' : one))
  }
  const noteAll = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || '$$typeof' in value) return
    for (const [name, one] of Object.entries(value)) note(name, one)
  }
  for (const props of given) noteAll(props)
  return found
}
