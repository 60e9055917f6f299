import type { Language, Said } from './language.ts'
import type { Mistake, MistakeKind } from './mistakes.ts'
import type { BrokenFile } from './read-file.ts'

/** What a mistake is, with what stands there in the place of `%`. */
const told: Readonly<Record<MistakeKind, Readonly<Record<Language, string>>>> = {
  json: { en: 'is no JSON: %', zh: '不是 JSON：%' },
  place: { en: 'lies in no folder of scenarios: it belongs at %', zh: '没有放进 scenarios 的文件夹，应放在 %' },
  missing: { en: 'something is missing: %', zh: '缺少内容：%' },
  field: { en: 'there is no field %', zh: '没有「%」这一项' },
  value: { en: 'a value does not fit: %', zh: '值不合适：%' },
  world: { en: 'there is no world %', zh: '没有叫「%」的世界' },
  clock: { en: 'is no instant with a time zone: %', zh: '不是带时区的时刻：「%」' },
  page: { en: 'there is no page %', zh: '没有「%」这个页面' },
  verb: { en: 'no step begins with %', zh: '没有以「%」开头的步骤' },
  stream: { en: 'there is no stream %', zh: '没有叫「%」的流' },
  fact: { en: 'no such stream hears the fact %', zh: '这样的流不认识事实「%」' },
  stamped: { en: 'the field % is stamped when the fact is said', zh: '「%」由应用在说出事实时填写' },
  act: { en: 'the world has no act %', zh: '世界里没有「%」这件事' },
  push: { en: 'there is no push %', zh: '没有「%」这种推送' },
  target: { en: 'nothing called % can be harmed', zh: '没有叫「%」的东西可以出故障' },
  call: { en: 'there is no call %', zh: '没有叫「%」的接口' },
  state: { en: 'the machine has no state %', zh: '状态机没有状态「%」' },
  context: { en: 'the context has no field %', zh: '上下文里没有「%」' },
  payload: { en: 'is not taken with %', zh: '内容不合适：%' },
  request: { en: 'the call is not asked so: %', zh: '接口不能这样请求：%' },
  count: { en: 'the books do not count %', zh: '账本里没有「%」' },
}

const words = {
  en: {
    step: (n: number) => `step ${n}`,
    head: 'head',
    nearest: (name: string) => `; the nearest is ${name}`,
    mark: ': ',
  },
  zh: {
    step: (n: number) => `第 ${n} 步`,
    head: '开头',
    nearest: (name: string) => `，最接近的是「${name}」`,
    mark: '：',
  },
} as const

const unchanged = (complaint: string): string => complaint

/** What a reader of JSON complains of. */
export const jsonText: Readonly<Record<Language, (complaint: string) => string>> = {
  en: unchanged,
  zh: (complaint) => {
    const [, line, column] = /line (\d+) column (\d+)/.exec(complaint) ?? []
    if (line !== undefined) return `第 ${line} 行第 ${column} 列`
    const [, token] = /token '(.+?)'/.exec(complaint) ?? []
    return token === undefined ? '内容在中途断了' : `多出「${token}」`
  },
}

const sortsOfValue: Readonly<Record<string, Said>> = {
  string: { en: 'string', zh: '文字' },
  number: { en: 'number', zh: '数字' },
  integer: { en: 'integer', zh: '整数' },
  'an integer': { en: 'integer', zh: '整数' },
  'a finite number': { en: 'finite number', zh: '有限的数' },
  boolean: { en: 'boolean', zh: '真或假' },
  object: { en: 'object', zh: '对象' },
  array: { en: 'array', zh: '列表' },
}

/** What a schema complains of. */
export const schemaText: Readonly<Record<Language, (complaint: string) => string>> = {
  en: unchanged,
  zh: (complaint) => {
    const [, place, wanted, got] = /^(?:([^ ]*): )?Expected ([^]+?)(?:, got ([^]*))?$/.exec(complaint) ?? []
    if (wanted === undefined) return `「${complaint}」`
    const [, form] = /^a string matching the RegExp ([^]+)$/.exec(wanted) ?? []
    const options = wanted.split(' | ').map((one) => sortsOfValue[one]?.zh ?? one)
    const should = form === undefined ? `应是 ${options.join(' 或 ')}` : `应是写成 ${form} 的文字`
    const what = got === undefined ? should : `${should}，实际是 ${got}`
    return place ? `${place} ${what}` : what
  },
}

const inTheirWords: Partial<Record<MistakeKind, typeof jsonText>> = {
  json: jsonText,
  value: schemaText,
  payload: schemaText,
  request: schemaText,
}

/** A mistake in one line: where it stands (steps count from 1), what it is, and the nearest known name. */
export function mistakeText({ kind, step, said, nearest }: Mistake, language: Language): string {
  const { step: ofStep, head, nearest: near, mark } = words[language]
  const where = step === null ? head : ofStep(step + 1)
  const what = inTheirWords[kind]?.[language](said) ?? said
  return where + mark + told[kind][language].replace('%', () => what) + (nearest === null ? '' : near(nearest))
}

/** All that is wrong with a file, one after the other. */
export const mistakesText = ({ mistakes }: BrokenFile, between?: string): Said => ({
  en: mistakes.map((mistake) => mistakeText(mistake, 'en')).join(between ?? '; '),
  zh: mistakes.map((mistake) => mistakeText(mistake, 'zh')).join(between ?? '；'),
})
