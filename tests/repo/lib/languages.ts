import { type Fault, lineOf, type Node, parse, type Source } from './source.ts'

const han = /\p{Script=Han}/u
/** What is quoted may be of the other language: names, texts of the app, what somebody has typed. */
const quoted = /"[^"]*"|“[^”]*”|「[^」]*」|《[^》]*》/gu
/** What is typed into a terminal is the same in both. */
const typed = /(?:npm run|node|npx)(?: [\w:./-]+)*(?: --)?|--[\w-]+/gu
const latinSentence = /(?<![\w./-])[A-Za-z][a-z]*(?:[ ,]+[A-Za-z][a-z]+){2,}(?![\w./-])/u

/** Punctuation of English: beside a Chinese letter, or with a gap behind it. Names, paths and hours have none. */
const halfWidth = /\p{Script=Han}[”」』]?\s*[,.:;()!?]|[,:;()!?]\s*\p{Script=Han}|[,:;!?](?=\s|$)/u

/** Why a text is none of the language that it is said to be; null when it is. */
export function wrongIn(language: 'en' | 'zh', text: string): string | null {
  const plain = text.replaceAll(quoted, ' ').replaceAll(typed, '·')
  if (language === 'en') return han.test(plain) ? 'has Chinese in an English text' : null
  const [sentence] = latinSentence.exec(plain) ?? []
  if (sentence !== undefined) return `has “${sentence}” in a Chinese text`
  const [mark] = halfWidth.exec(plain) ?? []
  return mark === undefined ? null : `has “${mark}” in a Chinese text, which is half as wide as it should be`
}

const twoWords = /(?<![\w./`-])[A-Za-z]{2,} [a-z]{2,}(?![\w./-])/u

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The names under which a node lies, the innermost last: keys of objects, attributes, what is called. */
type Under = readonly string[]

const called = (callee: Node): string => String(callee['name'] ?? (callee['property'] as Node | undefined)?.['name'])

const nameOf = ({ type, key, name, id, callee }: Node): string | null => {
  if (type === 'Property') return String((key as Node)['name'] ?? (key as Node)['value'])
  if (type === 'VariableDeclarator') return `const ${String((id as Node)['name'])}`
  if (type === 'JSXAttribute') return `@${String((name as Node)['name'])}`
  if (type === 'NewExpression' || type === 'CallExpression') return `${called(callee as Node)}()`
  return null
}

interface Text {
  readonly text: string
  readonly start: number
  readonly under: Under
  readonly isMarkup: boolean
}

const textOf = (node: Node): string | null => {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null
  if (node.type === 'JSXText') return (node['value'] as string).replaceAll(/&\w+;/g, '').trim()
  if (node.type !== 'TemplateLiteral') return null
  return (node['quasis'] as readonly Node[]).map((part) => (part['value'] as { cooked: string }).cooked).join('7')
}

/** Every text in a source, with the names that it lies under; of a call of `inWords` the first is English and the second Chinese. */
function textsIn(node: Node, under: Under = []): readonly Text[] {
  const own = nameOf(node)
  const here = own === null ? under : [...under, own]
  const text = textOf(node)
  const found: readonly Text[] = text ? [{ text, start: node.start, under, isMarkup: node.type === 'JSXText' }] : []
  const isInWords = own === 'inWords()'
  const inner = Object.entries(node).flatMap(([key, value]) => {
    if (key === 'key' || key === 'source') return []
    if (isInWords && key === 'arguments')
      return (value as readonly Node[]).flatMap((one, at) => textsIn(one, [...under, at === 0 ? 'en' : 'zh']))
    return (Array.isArray(value) ? value : [value]).filter(isNode).flatMap((one) => textsIn(one, here))
  })
  return [...found, ...inner]
}

/** Whoever reads these reads the app: what is typed into it, or said in it. */
const appsOwn = [
  'payload',
  '@payload',
  'const examples',
  'const toldByBank',
  'const languages',
  'const words',
  'usual()',
]
const foundOnPage = ['getByLabel()', 'getByRole()', 'createTour()']
const data = [...appsOwn, ...foundOnPage]
const shown = ['@aria-label', '@label', '@placeholder', '@title', '@empty']
/** What a command shows whoever has called it. */
const printed = ['log()', 'error()', 'print()', 'misused()', 'commandLine()', 'const usage', 'SaidError()']

const wrongAt = ({ text, under, isMarkup }: Text): string | null => {
  const language = under.findLast((name) => name === 'en' || name === 'zh') as 'en' | 'zh' | undefined
  if (language) return wrongIn(language, text)
  const isShown = isMarkup || shown.includes(under.at(-1) ?? '')
  if (isShown && /\p{L}{2}/u.test(text)) return 'is said in one language only'
  if (under.some((name) => printed.includes(name)) && twoWords.test(text.replaceAll(typed, '·')))
    return 'is said in English only'
  return han.test(text) && !under.some((name) => data.includes(name)) ? 'is said in Chinese only' : null
}

/** Texts for developers that are not said in both languages, or hold a sentence of the other one. */
export const languageFaults = (sources: readonly Source[]): Fault[] =>
  sources.flatMap((source) =>
    textsIn(parse(source).program as unknown as Node).flatMap((text) => {
      const why = wrongAt(text)
      return why === null
        ? []
        : [{ path: source.path, line: lineOf(source.text, text.start), message: `${JSON.stringify(text.text)} ${why}` }]
    }),
  )
