/** What markup shows and offers, in lines that a person can compare with the page. */

const named: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const plain = (text: string): string => text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (entity) => named[entity]!)
const attribute = (tag: string, name: string): string | null => {
  const begin = tag.indexOf(` ${name}="`)
  if (begin < 0) return null
  const from = begin + name.length + 3
  return plain(tag.slice(from, tag.indexOf('"', from)))
}

/** What of a control or a part is told beside its words, by its attribute. */
const told: readonly (readonly [attribute: string, words: string])[] = [
  ['disabled', 'off'],
  ['aria-disabled', 'off'],
  ['aria-busy', 'busy'],
  ['aria-pressed', 'pressed'],
  ['aria-selected', 'selected'],
  ['aria-checked', 'checked'],
  ['aria-current', 'current'],
  ['aria-expanded', 'expanded'],
  ['aria-invalid', 'invalid'],
  ['aria-required', 'required'],
  ['data-open', 'open'],
  ['aria-valuenow', 'at'],
  ['checked', 'checked'],
  ['readonly', 'read only'],
  ['maxlength', 'at most'],
  ['max', 'max'],
  ['min', 'min'],
  ['type', 'type'],
  ['inputmode', 'keys'],
  ['placeholder', 'placeholder'],
  ['value', 'value'],
  ['src', 'from'],
  ['href', 'to'],
  ['target', 'in'],
  ['datetime', 'of'],
  ['autocomplete', 'filled with'],
  ['enterkeyhint', 'enter'],
  ['accept', 'takes'],
]
/** The tones of a tag and of money are words of their class. */
const TONE = /\b(?:text|bg)-(cinnabar|jade|gold|indigo|violet|muted)(?:-\w+)?\b/g
/** `violet`, or `gold violet` where words and what is behind them are not of one colour. */
export const toneOf = (words: string): string =>
  [...new Set([...words.matchAll(TONE)].map(([, tone]) => tone))].join(' ')

/** What is told of a choice that belongs to no others: it is wrong wherever it stands. */
const NO_GROUP = 'OF NO GROUP'

const LONGEST = 120
const SAID_OF_NOBODY = ['false', '', 'text', 'button', '/']

/** Pictures of stories stand in their own address. */
const short = (value: string): string => (value.startsWith('data:') ? 'data:' : value.slice(0, LONGEST))

/** `name (what is told)` of an opening tag. */
function tagLine(name: string, tag: string): string {
  const facts = told.flatMap(([key, words]) => {
    const value = attribute(tag, key)
    const isSaid = key === 'disabled' || key === 'checked' ? value !== null : !SAID_OF_NOBODY.includes(value ?? '')
    return isSaid ? [value === 'true' || value === '' ? words : `${words} ${short(value!)}`] : []
  })
  // Arrow keys choose among those of one name; without one each is a stop of its own, and more than one can be chosen.
  if (attribute(tag, 'type') === 'radio' && attribute(tag, 'name') === null) facts.push(NO_GROUP)
  // What a style sheet or a test looks for.
  for (const [, key = '', value = ''] of tag.matchAll(/ data-(?!open|offline)([\w-]+)="([^"]*)"/g))
    if (value !== 'false') facts.push(value === 'true' || value === '' ? key : `${key} ${short(plain(value))}`)
  const label = attribute(tag, 'aria-label') ?? attribute(tag, 'alt') ?? ''
  return [name, ...(label === '' ? [] : [`“${label}”`]), ...(facts.length === 0 ? [] : [`(${facts.join(', ')})`])].join(
    ' ',
  )
}

const CONTROLS = [
  'a',
  'button',
  'input',
  'textarea',
  'select',
  'option',
  'label',
  'dialog',
  'img',
  'time',
  'h1',
  'h2',
  'h3',
  'progress',
]
const isPart = (name: string, tag: string): boolean =>
  CONTROLS.includes(name) || / (?:role|aria-label|aria-valuenow|aria-busy)="/.test(tag)

/** An opening tag as it is read; pages are drawn a hundred times, and most of their tags are the same. */
interface Tag {
  readonly tone: string
  readonly line: string | null
}
const tags = new Map<string, Tag>()
function tagOf(name: string, piece: string): Tag {
  const known = tags.get(piece)
  if (known) return known
  const line = isPart(name, piece) ? tagLine(attribute(piece, 'role') ?? name, piece) : null
  const tag: Tag = { tone: toneOf(attribute(piece, 'class') ?? ''), line }
  tags.set(piece, tag)
  return tag
}

/** Their words stand on one line with them. */
const WHOLE = ['a', 'button', 'label', 'option', 'time', 'h1', 'h2', 'h3']

/** Facts stand in a row with dots between them: where one of them is nothing, a dot stands at the edge or beside another one. */
const NOTHING_BETWEEN = /<span><\/span><span><span[^>]*> · |<span[^>]*> · <\/span><\/span>/
/** What is told of that: it is wrong wherever it stands. */
const NO_FACT = 'NOTHING BESIDE A DOT'

/** What is wrong wherever it is told. */
export const WRONG = new RegExp(`${NO_FACT}|${NO_GROUP}`)

/** Static markup as lines: words as they are read, controls with their state. Drawings are left out. */
export function linesOf(markup: string): string[] {
  const lines: string[] = []
  let words = ''
  let tone = ''
  /** The control whose line goes on, by the name of its element. */
  let open: string | null = null
  const add = (text: string) => {
    if (open === null || lines.length === 0) lines.push(text)
    else lines.push(`${lines.pop()!} | ${text}`)
  }
  const flush = () => {
    const text = plain(words).replaceAll(/\s+/g, ' ').trim()
    if (text !== '') add(tone === '' ? text : `${text} ~${tone}`)
    words = ''
    tone = ''
  }
  for (const [piece] of markup.replaceAll(/<svg[\s\S]*?<\/svg>/g, '').matchAll(/<[^>]*>|[^<]+/g)) {
    const [, end, name = ''] = /^<(\/?)([\w-]+)/.exec(piece) ?? []
    if (name === '') {
      words += piece
      continue
    }
    if (end === '/') {
      if (name !== 'b' && name !== 'wbr') flush()
      if (name === open) open = null
      continue
    }
    flush()
    const tag = tagOf(name, piece)
    tone = tag.tone
    if (tag.line !== null) add(tag.line)
    if (open === null && WHOLE.includes(name)) open = name
  }
  flush()
  if (markup.includes(' · ') && NOTHING_BETWEEN.test(markup)) lines.push(NO_FACT)
  return lines
}

/** What is in one list of lines and not in the other, as often as it is: `- gone`, then `+ come`. */
export function changeOf(before: readonly string[], after: readonly string[]): string[] {
  const [was, is] = [timesOf(before), timesOf(after)]
  const more = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>) =>
    [...one].filter(([line, times]) => (other.get(line) ?? 0) < times).map(([line]) => line)
  return [...more(was, is).map((line) => `- ${line}`), ...more(is, was).map((line) => `+ ${line}`)]
}

const counts = new WeakMap<readonly string[], ReadonlyMap<string, number>>()
function timesOf(lines: readonly string[]): ReadonlyMap<string, number> {
  const known = counts.get(lines)
  if (known) return known
  const times = new Map<string, number>()
  counts.set(lines, times)
  for (const line of lines) times.set(line, (times.get(line) ?? 0) + 1)
  return times
}

/** A sight, and what each press on it does. */
export interface Told {
  readonly name: string
  readonly lines: readonly string[]
  readonly presses: readonly string[]
}

const texts = new WeakMap<readonly string[], string>()
function textOf(lines: readonly string[]): string {
  const known = texts.get(lines)
  if (known !== undefined) return known
  const text = lines.join('\n')
  texts.set(lines, text)
  return text
}

/** What is pressed in a sight and was not in those before it. */
export const fresh = ({ presses }: Told, before: readonly Told[]): readonly string[] =>
  textOf(presses)
    .split(/\n(?=\w)/)
    .filter((press) => press !== '' && !before.some((one) => textOf(one.presses).includes(press)))

/** As it is, or by what is different from one before it, whichever is shorter. */
export function shortest({ lines }: Told, before: readonly Told[]): readonly string[] {
  const changes = before.map((one) => [`as ${one.name}, but`, ...changeOf(one.lines, lines)])
  return [lines, ...changes].reduce((best, one) => (one.length < best.length ? one : best))
}
