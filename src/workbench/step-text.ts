import { durationOf, type Language, type Saying, type Step, streamOf } from '#scenarios/player/index.ts'
import { messages } from './messages.ts'
import { cut } from './run/cut.ts'
import { type Deed, type Sayings, sentences } from './run/step-words.ts'

/** What a step does, by its verb. */
export const verbs = {
  say: { en: 'user', zh: '用户' },
  world: { en: 'world', zh: '世界' },
  push: { en: 'push', zh: '推送' },
  fault: { en: 'fault', zh: '故障' },
  advance: { en: 'time', zh: '时间' },
  expect: { en: 'expect', zh: '期望' },
} as const
export type Verb = keyof typeof verbs

export const verbOf = (step: Step): Verb => (Object.keys(verbs) as Verb[]).find((verb) => verb in step) ?? 'expect'

const shown = (payload: unknown): string => (payload === undefined ? '' : ` ${JSON.stringify(payload)}`)

/** The parts of an expectation, in the words of a language. */
const parts = {
  en: {
    state: (stream: string, state: string) => `${stream} is ${state}`,
    holds: (stream: string, part: string) => `${stream} holds${part}`,
    asked: (call: string, times: number) => `${call} asked ${times === 1 ? 'once' : `${times} times`}`,
    told: (to: string, words: string) => `${to} was told${words}`,
    sees: (text: string) => `“${text}” is seen`,
    books: (id: string, change: string) => `the books of ${id} change by${change}`,
    passes: (length: string) => `${length} pass`,
    comma: ', ',
    others: (n: number) => `and ${n} more`,
  },
  zh: {
    state: (stream: string, state: string) => `${stream} 是 ${state}`,
    holds: (stream: string, part: string) => `${stream} 有${part}`,
    asked: (call: string, times: number) => `${call} 请求 ${times} 次`,
    told: (to: string, words: string) => `${to} 收到${words}`,
    sees: (text: string) => `看到「${text}」`,
    books: (id: string, change: string) => `${id} 的账目变化${change}`,
    passes: (length: string) => `过去 ${length}`,
    comma: '，',
    others: (n: number) => `还有 ${n} 件`,
  },
} as const

const sayingText = ({ say, to, with: payload }: Saying): string => `${say}${to ? ` → ${to}` : ''}${shown(payload)}`

/** A step in one line as it is written, without its verb. */
export function stepDetail(step: Step, language: Language): string {
  const words = parts[language]
  if ('say' in step) return [step, ...(step.and ?? [])].map(sayingText).join(words.comma)
  if ('world' in step) return step.world + shown(step.with)
  if ('push' in step) return step.push + shown(step.with)
  if ('fault' in step) return step.fault + shown(step.with)
  if ('advance' in step) return words.passes(step.advance)
  return [
    ...Object.entries(step.expect).map(([stream, state]) => words.state(stream, state)),
    ...Object.entries(step.context ?? {}).map(([stream, part]) => words.holds(stream, shown(part))),
    ...Object.entries(step.requests ?? {}).map(([call, times]) => words.asked(call, times)),
    ...Object.entries(step.said ?? {}).map(([to, texts]) => words.told(to, shown(texts))),
    ...(step.see ?? []).map(words.sees),
    ...Object.entries(step.books ?? {}).map(([id, change]) => words.books(id, shown(change))),
  ].join(words.comma)
}

/** So many deeds of one turn are told, and so much of what is expected. */
const DEEDS_MAX = 2
const EXPECTED_MAX = 160

/** The largest unit in which a length is whole. */
const units = [
  [3_600_000, messages.hours],
  [60_000, messages.minutes],
  [1000, messages.seconds],
  [1, messages.milliseconds],
] as const

function lengthText(length: string, language: Language): string {
  const ms = durationOf(length)
  const [unit, words] = units.find(([one]) => ms % one === 0)!
  return words[language](ms / unit)
}

const deedOf = ({ say, to = streamOf(say), with: payload = {} }: Saying): Deed => ({ name: say, to, with: payload })

/** A step as a short sentence, without its verb; `sayings`: what the app beneath calls otherwise. */
export function stepSentence(step: Step, language: Language, sayings: Sayings = {}): string {
  const words = parts[language]
  if ('advance' in step) return words.passes(lengthText(step.advance, language))
  if ('expect' in step) return cut(stepDetail(step, language), EXPECTED_MAX)
  if ('say' in step) {
    // A page that is drawn anew wants the same thing twice.
    const told = [...new Set([step, ...(step.and ?? [])].map((one) => sentences.say(deedOf(one), language, sayings)))]
    const left = told.length - DEEDS_MAX
    return [...told.slice(0, DEEDS_MAX), ...(left > 0 ? [words.others(left)] : [])].join(words.comma)
  }
  const verb = verbOf(step) as 'world' | 'push' | 'fault'
  const name = (step as Readonly<Record<string, unknown>>)[verb] as string
  return sentences[verb]({ name, to: '', with: step.with ?? {} }, language, sayings)
}

/** A step in one line, as it is written. */
export const stepText = (step: Step, language: Language): string =>
  `${verbs[verbOf(step)][language]}  ${stepDetail(step, language)}`
