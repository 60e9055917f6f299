import type { Language } from '#scenarios/player/index.ts'
import { cut } from './cut.ts'

type Payload = Readonly<Record<string, unknown>>

/** What a step does to whom: the name of its deed, the stream or target, and the payload. */
export interface Deed {
  readonly name: string
  readonly to: string
  readonly with: Payload
}
export type Sentence = Readonly<Record<Language, (deed: Deed) => string>>

/** Sentences by the name of what they tell; of facts, those that a person knows by another name than the actor does. */
export type Sayings = Readonly<Record<string, Sentence>>

/** So much of a value is read in a sentence. */
const VALUE_MAX = 40

const plain = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '').replaceAll('"', '')
/** A value as it is read in a sentence. */
export const short = (value: unknown): string => cut(plain(value), VALUE_MAX)

/** What stands in a payload, as it is read: `id 880061, amountFen 88300`. */
const fieldsOf = (payload: unknown, comma: string): string =>
  cut(
    Object.entries((payload ?? {}) as Payload)
      .map(([name, value]) => `${name} ${short(value)}`)
      .join(comma),
    VALUE_MAX * 2,
  )

/** What is said to whom, and the call that it asks with what; else what it carries. */
const anySaying: Sentence = {
  en: (one) => `${one.name}${toOf(one, ' to ')}${askedOf(one, ': ', ', ', ' ')}`,
  zh: (one) => `${toOf(one, '对 ', ' 说 ')}${one.name}${askedOf(one, '：', '，', ' ')}`,
}
function toOf({ name, to }: Deed, before: string, behind = ''): string {
  const own = name.split('.', 1)[0]!.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return to === own ? '' : before + cut(to, VALUE_MAX) + behind
}
function askedOf({ with: { endpoint, request, ...rest } }: Deed, mark: string, comma: string, gap: string): string {
  const what = endpoint === undefined ? rest : request
  const told = [endpoint === undefined ? '' : plain(endpoint), fieldsOf(what, comma)].filter(Boolean).join(gap)
  return told === '' ? '' : mark + told
}

/** Faults whose details decide what is said. */
const faults: Sayings = {
  tab: { en: () => 'the page is closed and opened again', zh: () => '关掉页面再打开' },
  network: {
    en: (one) => (one.with['online'] === true ? 'the network comes back' : 'the network is gone'),
    zh: (one) => (one.with['online'] === true ? '网络恢复' : '网络断开'),
  },
  screen: {
    en: (one) => (one.with['on'] === true ? 'the screen goes on' : 'the screen goes dark'),
    zh: (one) => (one.with['on'] === true ? '亮屏' : '关屏'),
  },
  clock: {
    en: (one) => `${short(one.with['jump'])} pass at once, and no timer runs`,
    zh: (one) => `时间一下过去 ${short(one.with['jump'])}，定时器没有走`,
  },
  devices: {
    en: (one) =>
      'close' in one.with ? `close phone ${short(one.with['close'])}` : `take phone ${short(one.with['use'])}`,
    zh: (one) => ('close' in one.with ? `关掉手机 ${short(one.with['close'])}` : `拿起手机 ${short(one.with['use'])}`),
  },
  tabs: { en: (one) => `take tab ${short(one.with['use'])}`, zh: (one) => `换到标签页 ${short(one.with['use'])}` },
  kill: {
    en: (one) => `the page is killed ${one.with['at'] === undefined ? 'at once' : fieldsOf(one.with, ', ')}`,
    zh: (one) => `页面被杀掉：${one.with['at'] === undefined ? '马上' : fieldsOf(one.with, '，')}`,
  },
}

/** What becomes of a call, by the kind of its rule. */
const ofCalls: Sayings = {
  none: { en: (one) => `${one.to} is well again`, zh: (one) => `${one.to} 恢复正常` },
  timeout: { en: (one) => `${one.to} gets no answer`, zh: (one) => `${one.to} 得不到回答` },
  offline: { en: (one) => `${one.to} finds no network`, zh: (one) => `${one.to} 没有网络` },
  delay: { en: (one) => `${one.to} answers late`, zh: (one) => `${one.to} 回答晚到` },
  status: {
    en: (one) => `${one.to} answers HTTP ${short(one.with['status'])}`,
    zh: (one) => `${one.to} 回答 HTTP ${short(one.with['status'])}`,
  },
  code: {
    en: (one) => `${one.to} answers code ${short(one.with['code'])}`,
    zh: (one) => `${one.to} 回答业务码 ${short(one.with['code'])}`,
  },
  drop: {
    en: (one) => (one.with['applied'] === true ? `${one.to} loses its answer` : `${one.to} is cut off`),
    zh: (one) => (one.with['applied'] === true ? `${one.to} 的回答丢了` : `${one.to} 被断开`),
  },
  rejected: {
    en: (one) => `${one.to} is refused: ${short(one.with['reason'])}`,
    zh: (one) => `${one.to} 被拒绝：${short(one.with['reason'])}`,
  },
  malformed: {
    en: (one) => `${one.to} answers what nobody can read`,
    zh: (one) => `${one.to} 回答读不出的内容`,
  },
  wrongType: {
    en: (one) => `${one.to} answers with wrong types`,
    zh: (one) => `${one.to} 回答的类型不对`,
  },
  huge: {
    en: (one) => `${one.to} answers too much`,
    zh: (one) => `${one.to} 回答过大`,
  },
  empty: {
    en: (one) => `${one.to} answers nothing`,
    zh: (one) => `${one.to} 回答是空的`,
  },
  bare: {
    en: (one) => `${one.to} answers without its envelope`,
    zh: (one) => `${one.to} 回答没有信封`,
  },
  codeText: {
    en: (one) => `${one.to} answers its code as text, ${short(one.with['code'])}`,
    zh: (one) => `${one.to} 回答的业务码是文字 ${short(one.with['code'])}`,
  },
  msg: {
    en: (one) => `${one.to} answers with the message ${short(one.with['msg'])}`,
    zh: (one) => `${one.to} 回答带着提示 ${short(one.with['msg'])}`,
  },
}
const anyFault: Sentence = {
  en: (one) => `${one.name} is harmed: ${fieldsOf(one.with, ', ')}`,
  zh: (one) => `${one.name} 出故障：${fieldsOf(one.with, '，')}`,
}
const often: Sentence = {
  en: (one) =>
    one.with['times'] === 1
      ? 'the next '
      : one.with['times'] === undefined
        ? 'every '
        : `the next ${short(one.with['times'])} `,
  zh: (one) =>
    one.with['times'] === 1
      ? '下一次 '
      : one.with['times'] === undefined
        ? '每一次 '
        : `接下来 ${short(one.with['times'])} 次 `,
}

const anyDeed: Sentence = {
  en: (one) => one.name + (Object.keys(one.with).length === 0 ? '' : `: ${fieldsOf(one.with, ', ')}`),
  zh: (one) => one.name + (Object.keys(one.with).length === 0 ? '' : `：${fieldsOf(one.with, '，')}`),
}

function ofFault(deed: Deed, language: Language): string {
  const [, call] = /^rest\.(.+)$/.exec(deed.name) ?? []
  const known = call === undefined ? undefined : ofCalls[String(deed.with['kind'])]
  if (known === undefined) return (faults[deed.name] ?? anyFault)[language](deed)
  const to = (deed.with['kind'] === 'none' ? '' : often[language](deed)) + call!
  return known[language]({ ...deed, to })
}

/** A deed as a short sentence, by the verb of its step; what the app calls otherwise by its own `sayings`. */
export const sentences: Readonly<
  Record<'say' | 'fault' | 'world' | 'push', (deed: Deed, language: Language, sayings: Sayings) => string>
> = {
  say: (deed, language, sayings) => (sayings[deed.name] ?? anySaying)[language](deed),
  fault: ofFault,
  world: (deed, language) => anyDeed[language](deed),
  push: (deed, language) => anyDeed[language](deed),
}
