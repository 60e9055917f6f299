import type { Mistake, MistakeKind } from './mistakes.ts'

/** The languages of what developers read. */
export type Language = 'en' | 'zh'

/** What a mistake is, with what stands there in the place of `%`. */
const told: Readonly<Record<MistakeKind, Readonly<Record<Language, string>>>> = {
  json: { en: 'is no JSON: %', zh: '不是 JSON：%' },
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

/** A mistake in one line: where it stands (steps count from 1), what it is, and the nearest known name. */
export function mistakeText({ kind, step, said, nearest }: Mistake, language: Language): string {
  const { step: ofStep, head, nearest: near, mark } = words[language]
  const where = step === null ? head : ofStep(step + 1)
  return where + mark + told[kind][language].replace('%', () => said) + (nearest === null ? '' : near(nearest))
}
